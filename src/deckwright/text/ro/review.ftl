### Analiza de după joc, în terminal și în browser.

answer-said = { $form ->
    [bare] { $verb }
    [listed] { $verb }: { $cards }
   *[plain] { $verb } { $cards }
}

review-heading = Analiză
review-about = Ce a decis jocul: șansa de câștig după fiecare decizie, greșelile și ce era mai bine, și cât a fost noroc. Durează cam zece secunde.
review-begin = Analizează acest joc
review-waiting = Mai întâi sunt analizate alte jocuri…
review-working = Se analizează jocul…
review-show = Arată
review-chances = Șansa de câștig după fiecare decizie
review-chances-key = Înălțimea unei benzi este șansa jucătorului. Semnele sunt greșelile jucătorului cu acel semn, liniile întrerupte sunt puncte de cotitură.
review-title = Analiză: { $players }
review-progress = Analiză: răspunsul { $done } din { $planned }…
review-chart = Șansa de câștig în procente, pe ture
review-turning-points = Puncte de cotitură
review-turning-point = Tura { $turn } a lui { $player }: { $before } → { $after } (cărți { $luck }, decizii { $choices })
review-steady = Nicio tură nu a schimbat mult.
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
review-part-plays = jucări
review-part-endgame = final
review-causes = Noroc și pricepere, în puncte de șansă de câștig
review-start = început
review-luck = noroc
review-lost = greșeli proprii
review-given = greșelile altora
review-result = rezultat
review-openings = Deschideri
review-same-opening = { $player }: { $bought }. Botul Autodidact ar deschide la fel.
review-opening = { $player }: { $bought } ({ $lost }). Botul Autodidact: { $learned }.
review-caution = Botul Autodidact judecă fiecare decizie după ce putea vedea atunci cel care decidea. Joacă bine, dar nu perfect: diferențele mici spun puțin.

error-review-unfinished = acest joc nu a fost jucat până la capăt: se pot analiza numai jocuri încheiate
error-review-kinds = acest joc are mai multe feluri de cărți decât poate judeca jucătorul care a învățat singur, așa că nu există analiză
error-thinking-failed = gândirea a durat prea mult sau s-a întrerupt: încearcă din nou peste un timp
error-thinking-busy = Serverul se gândește la alte jocuri. Încearcă din nou peste un minut.
