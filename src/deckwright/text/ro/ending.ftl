### The log and the end of the game in the browser, Romanian.

## The log

log-title = Jurnal
log-whose = Rândurile cui
log-everybody = Toți
log-gains = Doar cumpărări și câștiguri
log-copy = Copiază
log-copied = Copiat
log-look = Arată masa așa cum era atunci
log-now = Înapoi la prezent
log-new-lines = Rânduri noi
log-earlier = Ture anterioare
log-setup = Pregătire
log-clock = timpul s-a scurs, a decis un bot
log-commitment = Amestecări sigilate cu
log-empty = Încă nu s-a întâmplat nimic.
log-nothing-fits = Niciun rând nu corespunde alegerii.
log-bonus-actions = { $number ->
    [one] +{ $number } Acțiune
    [few] +{ $number } Acțiuni
   *[other] +{ $number } de Acțiuni
}
log-bonus-buys = { $number ->
    [one] +{ $number } Cumpărare
    [few] +{ $number } Cumpărări
   *[other] +{ $number } de Cumpărări
}
log-bonus-coins = { $number ->
    [one] +{ $number } Monedă
    [few] +{ $number } Monede
   *[other] +{ $number } de Monede
}

## Who won, and why it ended

ending-title = Jocul s-a terminat
ending-won-to = Câștigă { $player }, { $points } la { $other }
ending-won-with = { $points ->
    [one] Câștigă { $player } cu { $points } punct
    [few] Câștigă { $player } cu { $points } puncte
   *[other] Câștigă { $player } cu { $points } de puncte
}
ending-shared = Victorie împărțită: { $players }
ending-shared-with = { $points ->
    [one] Victorie împărțită cu { $players }, câte { $points } punct
    [few] Victorie împărțită cu { $players }, câte { $points } puncte
   *[other] Victorie împărțită cu { $players }, câte { $points } de puncte
}
ending-victory = Victorie, { $points } la { $other }
ending-victory-with = { $points ->
    [one] Victorie cu { $points } punct
    [few] Victorie cu { $points } puncte
   *[other] Victorie cu { $points } de puncte
}
ending-defeat = Înfrângere, { $points } la { $other }
ending-place = { $place ->
    [2] Locul al doilea, { ending-points }
    [3] Locul al treilea, { ending-points }
    [4] Locul al patrulea, { ending-points }
    [5] Locul al cincilea, { ending-points }
   *[other] Locul al șaselea, { ending-points }
}
ending-ahead = { $points ->
    [one] Cu { $points } punct mai mult decât { $player }
    [few] Cu { $points } puncte mai mult decât { $player }
   *[other] Cu { $points } de puncte mai mult decât { $player }
}
ending-behind = { $points ->
    [one] Cu { $points } punct mai puțin decât { $player }
    [few] Cu { $points } puncte mai puțin decât { $player }
   *[other] Cu { $points } de puncte mai puțin decât { $player }
}
ending-fewer-turns = Tot atâtea puncte ca { $player }, dar mai puține ture
ending-more-turns = Tot atâtea puncte ca { $player }, dar mai multe ture
ending-tie-turns = La puncte egale câștigă cine a avut mai puține ture.
ending-reason-provinces = Ultima Provincie a fost luată.
ending-reason-piles = Teancuri epuizate: { $cards }.
ending-reason-idle = De foarte mult timp nu s-a mai schimbat nimic, așa că jocul a fost încheiat.
ending-points = { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
ending-turns = { $turns ->
    [one] { $turns } tură
    [few] { $turns } ture
   *[other] { $turns } de ture
}
ending-winner = câștigător
ending-look = Privește masa
ending-show = Arată rezultatul
ending-loading = Se adună punctele…
ending-again = Încearcă din nou

## For next time: one sentence after a defeat

ending-lesson = Pentru data viitoare
ending-lesson-curses = { $own ->
    [one] Ai terminat cu { $own } Blestem, { $player } cu { $other }.
    [few] Ai terminat cu { $own } Blesteme, { $player } cu { $other }.
   *[other] Ai terminat cu { $own } de Blesteme, { $player } cu { $other }.
} Când se împart Blesteme, ia-ți devreme o Reacție, o carte care aruncă la Rebut sau chiar Atacul.
ending-lesson-tie = { $player } are tot atâtea puncte în mai puține ture. O singură Moșie în plus ți-ar fi adus victoria.
ending-lesson-close = { $points ->
    [one] A lipsit doar { $points } punct. Încă un Ducat în ultimele ture ți-ar fi adus victoria.
    [few] Au lipsit doar { $points } puncte. Încă un Ducat în ultimele ture ți-ar fi adus victoria.
   *[other] Au lipsit doar { $points } de puncte. Încă un Ducat în ultimele ture ți-ar fi adus victoria.
}
ending-lesson-piles = Teancurile s-au terminat cât timp erai în urmă. Când două sunt goale și al treilea e aproape gol, ia puncte înainte să se termine.
ending-lesson-green = { $count ->
    [one] În prima jumătate a jocului ai cumpărat { $count } Moșie sau Ducat.
    [few] În prima jumătate a jocului ai cumpărat { $count } Moșii și Ducate.
   *[other] În prima jumătate a jocului ai cumpărat { $count } de Moșii și Ducate.
} Îți încarcă mâna degeaba; lasă-le până când cumperi Provincii.
ending-lesson-no-province = Nu ai cumpărat nicio Provincie; { $player } a cumpărat-o pe prima în tura { $other }. Argintul și Aurul luate devreme te duc la 8 monede.
ending-lesson-provinces = { $player } a cumpărat prima Provincie în tura { $other }, tu în tura { $own }. Cu mai mult Argint și Aur la început ajungi mai repede la 8 monede.
ending-lesson-money = Din tura { $turn } încolo { $player } a avut de cheltuit în total { $other ->
    [one] { $other } monedă
    [few] { $other } monede
   *[other] { $other } de monede
}, tu { $own }. Caută ce îți face turele mai bogate: Aur, mai multe cărți, mai puțin Cupru.

## Scores, decks, charts

ending-player = Jucător
ending-decks = Pachetele finale
ending-deck-size = { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
}
ending-charts = Tură cu tură
ending-chart-points = Puncte după fiecare tură
ending-chart-money = Monede pentru cumpărături în fiecare tură
ending-turning-lead = Punct de cotitură, tura { $turn }: { $player } trece în frunte și rămâne acolo, { $points } la { $other }.
ending-turning-level = Punct de cotitură, tura { $turn }: { $player }, la egalitate cu { $points }, și așa rămân până la sfârșit.
ending-turn = Tură
ending-numbers = Aceleași numere într-un tabel
ending-openings = Primele cumpărături
ending-opening-turn = Tura { $number }

## The replay

ending-replay = Reluare
ending-replay-about = Parcurge jocul mutare cu mutare, cu cărțile tuturor la vedere.
ending-replay-watch = Vezi reluarea
ending-replay-step = Mutarea { $at } din { $all }
ending-replay-first = La început
ending-replay-turn-back = La tura anterioară
ending-replay-back = O mutare înapoi
ending-replay-play = Pornește
ending-replay-pause = Pauză
ending-replay-forward = O mutare înainte
ending-replay-turn-forward = La tura următoare
ending-replay-last = La sfârșit
ending-replay-position = Locul în joc
ending-replay-speed = Viteză
ending-replay-slow = lentă
ending-replay-normal = normală
ending-replay-fast = rapidă
ending-replay-leave = Ieși din reluare
ending-replay-start = Începe jocul

## Record and proof

ending-record = Înregistrare și amestecare
ending-record-about = Înregistrarea cuprinde pregătirea și toate mutările jocului.
ending-record-download = Descarcă înregistrarea
ending-record-json = Ca JSON
ending-proof = Angajamentul a stat de la început în fruntea jurnalului și corespunde cheii din care provin toate amestecările. Acum cheia este publică: „deckwright verify ÎNREGISTRARE” verifică dacă cele două se potrivesc și dacă ordinea cărților a fost într-adevăr aceea.
ending-commitment = Angajament
ending-key = Cheie
ending-noted = Acest browser a notat același angajament când a văzut jocul prima dată.
ending-noted-other = Acest browser a notat alt angajament când a văzut jocul prima dată: { $noted }

## Another game

ending-rematch = Încă un joc
ending-rematch-about = Începe de îndată ce îl vor toate persoanele prezente.
ending-rematch-away = Absenți: { $players }. După un minut de absență joacă un bot și jocul începe.
ending-rematch-same = Același regat
ending-rematch-fresh = Regat nou
ending-rematch-agreed = Vor încă un joc: { $players }
ending-rematch-waiting = Mai trebuie să accepte: { $players }
ending-new-table = Masă nouă
ending-home = Pagina principală
