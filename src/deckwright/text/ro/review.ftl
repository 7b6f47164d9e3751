### Analiza de după joc, în terminal și în browser.

answer-said = { $form ->
    [bare] { $verb }
    [listed] { $verb }: { $cards }
   *[plain] { $verb } { $cards }
}

review-heading = Analiză
review-about = Ce a decis jocul: șansa de câștig după fiecare decizie, greșelile și ce era mai bine, și cât a contat norocul. Durează câteva secunde, după un joc lung până la o jumătate de minut.
review-begin = Analizează acest joc
review-waiting = Mai întâi sunt analizate alte jocuri…
review-working = Se analizează jocul…
review-ready = Analiza este gata.
review-show = Arată
review-chances = Șansa de câștig după fiecare decizie
review-chances-key = Înălțimea unei benzi este șansa jucătorului. Semnele sunt greșelile jucătorului cu acel semn, liniile întrerupte sunt puncte de cotitură.
review-turning-points = Puncte de cotitură
review-turning-point = { $player }, tura { $turn }: { $changed }{ $before } → { $after } (cărți { $luck }, decizii { $choices })
review-steady = Nicio tură nu a schimbat mare lucru.
review-mistakes = Greșeli
review-mistake = Tura { $turn }, { $size ->
    [slip] o imprecizie
    [mistake] o greșeală
   *[blunder] o greșeală gravă
}: { $answer } ({ $after }). Mai bine: { $best } ({ $before }).
review-no-mistakes = Niciuna demnă de menționat.
review-more-mistakes = { $number ->
    [one] și încă una mai mică
    [few] și încă { $number } mai mici
   *[other] și încă { $number } de greșeli mai mici
}
review-accuracy = Precizie
review-all = tot jocul
review-part-opening = deschidere
review-part-buys = cumpărări
review-part-plays = cărți jucate
review-part-endgame = final
review-causes = Noroc și pricepere, în puncte procentuale din șansa de câștig
review-start = început
review-luck = noroc
review-lost = greșeli proprii
review-given = greșelile altora
review-result = rezultat
review-openings = Deschideri
review-same-opening = { $slip ->
    [yes] { $player }: { $bought } ({ $lost }). Fără să se gândească, botul Autodidact ar deschide la fel.
   *[no] { $player }: { $bought }. Botul Autodidact ar deschide la fel.
}
review-opening = { $player }: { $bought } ({ $lost }). Botul Autodidact: { $learned }.
review-caution = Botul Autodidact judecă fiecare decizie pe baza a ceea ce putea vedea atunci cel care decidea. Joacă bine, dar nu perfect: diferențele mici spun puțin.
review-rough = La patru sau mai mulți jucători, șansele sunt aproximative: arată cine conduce, dar nu și cu cât.
review-guided = Ghidul urmează un plan simplu, potrivit pentru orice regat. Botul Autodidact se uită chiar la acest regat, așa că poate prefera altă mutare decât cea sugerată de ghid.

## Sfat: tu ce ai face?

advice-title = Tu ce ai face?
advice-thinking = Mă gândesc…
advice-about = Cele mai bune mutări ale botului Autodidact, pe baza a ceea ce vezi tu, cu șansa de câștig după fiecare.
advice-not-now = Acum nu ai nimic de decis.
advice-none = Pentru acest joc nu există sfaturi: are prea multe feluri de cărți.
advice-do = Fă așa
advice-then = { $first }, apoi { $answer }
advice-attack = Este un Atac asupra celorlalți.
advice-better = Cu { $number ->
    [one] { $number } victorie
    [few] { $number } victorii
   *[other] { $number } de victorii
} în plus la 100 față de răspunsul următor.
advice-buys = { $number ->
    [one] Dă încă o cumpărare.
    [few] Dă încă { $number } cumpărări.
   *[other] Dă încă { $number } de cumpărări.
}
advice-coins = { $number ->
    [one] Dă { $number } monedă.
    [few] Dă { $number } monede.
   *[other] Dă { $number } de monede.
}
advice-curses = Împarte Blesteme.
advice-dead = N-ai niciun folos din asta în mână.
advice-draws = { $number ->
    [one] Te lasă să tragi { $number } carte.
    [few] Te lasă să tragi { $number } cărți.
   *[other] Te lasă să tragi { $number } de cărți.
}
advice-end-actions = Urmează Tezaurele și faza de Cumpărare.
advice-end-turn = Pachetul rămâne cum este.
advice-ends = Încheie jocul, iar tu câștigi.
advice-even = Tot atâtea victorii ca după cel mai bun dintre celelalte răspunsuri.
advice-goes-on = { $number ->
    [one] Te lasă să tragi { $number } carte și să joci mai departe.
    [few] Te lasă să tragi { $number } cărți și să joci mai departe.
   *[other] Te lasă să tragi { $number } de cărți și să joci mai departe.
}
advice-plain = Așa reiese dacă jocul continuă de aici.
advice-points = { $number ->
    [one] { $number } punct.
    [few] { $number } puncte.
   *[other] { $number } de puncte.
}
advice-points-late = { $left ->
    [one] A mai rămas doar { $left } Provincie,
    [few] Au mai rămas doar { $left } Provincii,
   *[other] Au mai rămas doar { $left } de Provincii,
} { $number ->
    [one] deci acum { $number } punct.
    [few] deci acum { $number } puncte.
   *[other] deci acum { $number } de puncte.
}
advice-reveal = Atacul nu te atinge.
advice-theirs = O câștigă alt jucător.
advice-thins = Scoate cărți din pachetul tău.
advice-treasure = { $number ->
    [one] { $number } monedă de fiecare dată când îți vine în mână.
    [few] { $number } monede de fiecare dată când îți vine în mână.
   *[other] { $number } de monede de fiecare dată când îți vine în mână.
}
advice-treasures = Astfel ai la dispoziție toți banii.
advice-trash = Scapi definitiv de asta.
advice-village = { $number ->
    [one] Dă { $number } acțiune, așa că poți juca mai mult.
    [few] Dă { $number } acțiuni, așa că poți juca mai mult.
   *[other] Dă { $number } de acțiuni, așa că poți juca mai mult.
}
advice-worse = Cu { $number ->
    [one] { $number } victorie
    [few] { $number } victorii
   *[other] { $number } de victorii
} în minus la 100 față de cel mai bun răspuns.

error-review-unfinished = acest joc nu a fost jucat până la capăt: se pot analiza numai jocuri încheiate
error-review-kinds = acest joc are mai multe feluri de cărți decât poate judeca botul Autodidact, așa că nu există analiză
error-thinking-failed = Calculul a durat prea mult sau s-a întrerupt. Încearcă din nou peste un timp.
error-thinking-busy = Serverul se gândește la alte jocuri. Încearcă din nou peste un minut.
error-advice-often = Prea multe sfaturi deodată: mai joacă puțin, apoi întreabă din nou.
