## deckwright explain

explain-nothing = Nessuna partita è stata giocata fino alla fine.
explain-winner = { $strategy } vince: { $share } delle vittorie.
explain-undecided = Troppo vicini per decidere: la quota di vittorie di { $strategy } è { $share }. Più partite lo direbbero.
explain-purchases = Dove gli acquisti differiscono di più, copie per partita ({ $strategies }): { $cards }.
explain-coins = { $strategy } ha il maggior vantaggio di monete nel turno { $turn }: { $coins } da spendere contro { $other }.
explain-reached = { $points } { $points ->
    [one] punto è raggiunto
   *[other] punti sono raggiunti
} in media nel turno: { $turns }.
explain-final = Punti alla fine: { $scores }.
explain-lead = Dopo il turno { $turn } { $strategy } è in vantaggio (quota delle partite: { $ahead }; poi vinte: { $held }) oppure in svantaggio ({ $behind }; poi vinte: { $turned }).
explain-ending = Una partita dura { $turns } turni. Partite chiuse dall’ultima Provincia: { $provinces }, dalle pile vuote: { $piles }{ $stopped ->
    [yes] {""}; fermate dal limite di turni: { $unfinished }
   *[no] {""}
}.
explain-first = Conta chi comincia: la sua quota di vittorie è { $share }{ $better ->
    [yes] {""}, più di una quota pari
   *[no] {""}, meno di una quota pari
}.
explain-first-even = Qui conta poco chi comincia: la sua quota di vittorie è { $share }.
explain-caution = Le strategie sono programmi semplici: qui si confronta come giocano, non tutto quello che le loro carte sanno fare.
explain-saved = L’immagine è in { $file }.
