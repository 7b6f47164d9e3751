### What went wrong and the way out, Romanian. $has_NAME says whether the detail $NAME is there (yes, no).
### Card names and verbs in details are the English ones that answers and files are written with.

## Names

error-unknown-card = { $has_suggestion ->
    [yes] carte necunoscută „{ $name }”: ai vrut să spui „{ $suggestion }”?
   *[no] carte necunoscută „{ $name }”: nicio carte din aceste seturi nu are acest nume englezesc
}
error-unknown-set = { $has_suggestion ->
    [yes] set necunoscut „{ $name }”: ai vrut să spui „{ $suggestion }”?
   *[no] set necunoscut „{ $name }”: alege dintre { $known }
}
error-unknown-language = { $has_suggestion ->
    [yes] limbă necunoscută „{ $name }”: ai vrut să spui „{ $suggestion }”?
   *[no] limbă necunoscută „{ $name }”: alege dintre { $known }
}

## Answers

error-answer-incomplete = { $missing ->
    [option] mutarea „{ $answer }” este incompletă: scrie o opțiune sau un număr după verb
   *[card] mutarea „{ $answer }” este incompletă: numește o carte după verb și după fiecare virgulă
}
error-answer-without-place = mutarea „{ $answer }” este incompletă: spune unde ajunge cartea, ca în „{ $example }”
error-answer-unreadable = { $has_suggestion ->
    [yes] „{ $answer }” nu este o mutare: ai vrut să spui „{ $suggestion }”?
   *[no] „{ $answer }” nu este o mutare: începe cu un verb, ca în „play Village” sau „end turn”
}
error-game-over = jocul s-a terminat: nu mai este nimic de decis
error-wrong-player = acum nu decide p{ $player }: așteaptă-l pe p{ $asked }
error-treasures-by-name = { $card } nu dă doar monede: joacă Tezaurele pe nume cât timp ai această carte în mână
error-wrong-verb = „{ $verb }” nu este posibil acum; se poate: { $verbs }
error-no-such-option = { $has_option ->
    [yes] opțiunea „{ $option }” nu există: alege una dintre { $options }
   *[no] nu s-a numit nicio opțiune: alege una dintre { $options }
}
error-wrong-number-of-options = { $number ->
    [one] alege exact { $number } dintre { $options }
    [few] alege exact { $number } diferite dintre { $options }
   *[other] alege exact { $number } diferite dintre { $options }
}
error-not-in-these-sets = { $has_suggestion ->
    [yes] „{ $card }” nu este o carte din aceste seturi: ai vrut să spui „{ $suggestion }”?
   *[no] „{ $card }” nu este o carte din aceste seturi: numește una care face parte din ele
}
error-not-in-this-game = { $has_suggestion ->
    [yes] „{ $card }” nu este în acest joc: ai vrut să spui „{ $suggestion }”?
   *[no] „{ $card }” nu este în acest joc: numește o carte care face parte din el
}
error-too-many = { $most ->
    [0] „{ $verb }” nu ia cărți (numite: { $given }): scoate-le
   *[other] „{ $verb }” ia aici cel mult { $most } (numite: { $given }): numește mai puține
}
error-too-few = „{ $verb }” ia aici cel puțin { $least } (numite: { $given }): numește mai multe
error-empty-pile = teancul { $card } este epuizat: alege altă carte
error-unaffordable = { $card } costă { $cost } și se pot cheltui doar { $coins }: alege o carte mai ieftină
error-potions-missing = { $number ->
    [one] { $card } costă și o Poțiune, iar tu ai { $potions }: alege altă carte
    [few] { $card } costă și { $number } Poțiuni, iar tu ai { $potions }: alege altă carte
   *[other] { $card } costă și { $number } de Poțiuni, iar tu ai { $potions }: alege altă carte
}
error-debt-first = { $debt ->
    [one] ai { $debt } jeton Datorie: plătește-l înainte să cumperi { $card }
    [few] ai { $debt } jetoane Datorie: plătește-le înainte să cumperi { $card }
   *[other] ai { $debt } de jetoane Datorie: plătește-le înainte să cumperi { $card }
}
error-wrong-payment = { $most ->
    [one] nu se poate plăti „{ $given }”: poți plăti { $most }
   *[other] nu se poate plăti „{ $given }”: spune un număr de la 1 la { $most }
}
error-project-taken = { $card } nu se poate cumpăra: poți avea fiecare Proiect o singură dată, iar în total cel mult { $most }: alege altceva
error-no-buys-left = nu mai ai nicio cumpărare pentru { $card }: încheie tura
error-not-offered = { $has_offered ->
    [yes] cu „{ $verb }” nu poți numi aici { $card } sau nu atâtea: alege dintre { $offered }
   *[no] cu „{ $verb }” nu poți numi aici { $card }: alege altă carte
}

## Games and saved games

error-player-count = numărul de jucători, { $number }, este prea mic sau prea mare: un joc este pentru { $least }–{ $most } jucători
error-seed-range = sămânța { $seed } este în afara limitelor: alege un număr întreg de la 0 la 2^64 − 1
error-first-range = locul { $first } nu există când numărul de jucători este { $players }: locurile se numără de la 0
error-nothing-to-undo = nu este nicio mutare de anulat: jocul abia a început
error-record-answer = mutarea { $number } din înregistrare, „{ $answer }”, nu se potrivește: { $reason }
error-record-rules = mutarea { $number } ({ $answer }) nu se potrivește: { $reason }. Înregistrarea urmează versiunea { $found } a regulilor, iar aceasta este versiunea { $known }: redă-o cu versiunea de Deckwright care a scris-o
error-saved-format = jocul salvat are formatul { $found }, iar această versiune citește formatul { $expected }: deschide-l cu versiunea care l-a salvat
error-saved-damaged = jocul salvat este deteriorat ({ $reason }): întoarce-te la o copie mai veche

## Kingdoms

error-unknown-kingdom = { $has_suggestion ->
    [yes] regat necunoscut „{ $name }”: ai vrut să spui „{ $suggestion }”?
   *[no] regat necunoscut „{ $name }”: dă un set recomandat, un cod sau nume de cărți despărțite prin virgule
}
error-unknown-landscape = { $has_suggestion ->
    [yes] carte orizontală necunoscută „{ $name }”: ai vrut să spui „{ $suggestion }”?
   *[no] carte orizontală necunoscută „{ $name }”: în aceste seturi nu există niciuna cu acest nume englezesc
}
error-layout-missing = { $name } nu se poate juca încă: renunță la el
error-code-landscapes = prea multe cărți orizontale pentru un cod ({ $number }): numește cel mult { $most }
error-code-landscape = codul conține o carte orizontală pe care această versiune nu o cunoaște (numărul { $number }): folosește o versiune mai nouă de Deckwright
error-kingdom-missing = regatul „{ $kingdom }” nu se poate juca încă (lipsește: { $missing }): alege altul
error-kingdom-too-long = este prea lung pentru un regat: numele unui regat, un cod sau zece cărți au cel mult { $most } de caractere
error-daily-date = „{ $day }” nu este o zi: scrie „daily” pentru azi sau o zi, ca în „daily 2026-11-16”
error-kingdom-empty = în regat lipsește numele unei cărți: dă un set recomandat, un cod sau nume de cărți despărțite prin virgule
error-kingdom-doubled = { $card } apare de două ori în regat: numește cartea o singură dată
error-kingdom-too-many = cărțile Regat numite, { $given }, sunt prea multe: numește cel mult { $most }
error-kingdom-basic = { $card } este o carte de bază și se află în orice joc: numește doar cărți Regat
error-kingdom-beside = { $card } stă doar lângă regat, când una dintre cărțile lui are nevoie de ea: numește doar cărți Regat
error-random-both = { $card } nu poate fi în același timp cerută și exclusă: renunță la una dintre cele două cerințe
error-random-required = cărțile cerute, { $given }, sunt prea multe: un regat are { $most }
error-random-few = { $available ->
    [one] în aceste seturi rămâne doar { $available } carte, iar un regat are { $needed }: adaugă un set sau exclude mai puține cărți
    [few] în aceste seturi rămân doar { $available } cărți, iar un regat are { $needed }: adaugă un set sau exclude mai puține cărți
   *[other] în aceste seturi rămân doar { $available } de cărți, iar un regat are { $needed }: adaugă un set sau exclude mai puține cărți
}
error-unknown-condition = { $has_suggestion ->
    [yes] condiție necunoscută „{ $name }”: ai vrut să spui „{ $suggestion }”?
   *[no] condiție necunoscută „{ $name }”: alege dintre { $known }
}
error-kingdom-conditions = { $number ->
    [1] Niciun regat cu aceste cărți nu îndeplinește condiția: { $conditions }. Renunță la condiție, adaugă un set ori cere sau exclude mai puține cărți.
   *[other] Niciun regat cu aceste cărți nu îndeplinește toate condițiile: { $conditions }. Renunță la o condiție, adaugă un set ori cere sau exclude mai puține cărți.
}
condition-village = o carte cu +2 Acțiuni
condition-buy = o carte cu +1 Cumpărare
condition-trash = o carte cu care arunci la Rebut cărți de-ale tale
condition-reaction-to-attack = o Reacție, dacă există un Atac
condition-cost-spread = toate costurile de la 2 la 5

## Kingdom codes

error-code-letter = „{ $letter }” nu apare niciodată într-un cod de regat: verifică dacă „{ $text }” are greșeli de tastare
error-code-damaged = „{ $text }” nu este un cod de regat întreg: verifică fiecare literă sau copiază-l din nou
error-code-version = codul de regat are versiunea { $version }, iar acest program citește versiunea { $known }: folosește o versiune mai nouă de Deckwright
error-code-card = codul de regat numește cartea cu numărul { $number }, necunoscută aici: folosește o versiune mai nouă de Deckwright
error-code-set = codul de regat numește setul cu numărul { $number }, necunoscut aici: folosește o versiune mai nouă de Deckwright
error-code-sets = un cod de regat cuprinde de la 1 la { $most } seturi, iar aici sunt { $number }: numește seturile din care sunt cărțile

## Records

error-player-name = „{ $name }” nu poate fi numele unui jucător: folosește între 1 și { $most } de caractere vizibile pe un singur rând

## At the table and on the command line

error-unknown-bot = { $has_suggestion ->
    [yes] bot necunoscut „{ $name }”: ai vrut să spui „{ $suggestion }”?
   *[no] bot necunoscut „{ $name }”: alege dintre { $known }
}
error-game-too-long = { $most ->
    [few] jocul nu s-a terminat nici după { $most } mutări, așa că a fost oprit
   *[other] jocul nu s-a terminat nici după { $most } de mutări, așa că a fost oprit
}
error-no-such-card = { $has_suggestion ->
    [yes] nu există cartea „{ $name }”: ai vrut să spui „{ $suggestion }”?
   *[no] nu există cartea „{ $name }”: „deckwright cards” le arată pe toate
}
error-ambiguous-card = „{ $name }” poate fi { $matches }: scrie mai mult din nume
error-answer-ambiguous = „{ $answer }” poate însemna { $meanings }: scrie mutarea întreagă
error-no-such-number = nu există opțiunea { $number }: numerele merg până la { $most }
error-numbers-clash = numerele { $numbers } nu merg împreună: alege pe rând lucruri de un singur fel
error-unknown-seat = nu există locul { $seat }: locurile se numără de la 0 la { $most }
error-no-such-turn = în această înregistrare nu există tura { $turn }
error-game-goes-on = jocul nu s-a încheiat încă: așteaptă sfârșitul

## Hosted games

error-no-such-moment = în acest joc nu există momentul { $number }: momentele se numără în mutări, de la 0 la { $most }
