## deckwright explain

explain-nothing = Nessuna partita è stata giocata fino alla fine.
explain-winner = { $strategy } vince: { $share } delle vittorie.
explain-undecided = Troppo vicini per decidere: { $strategy } ha { $share } delle vittorie. Più partite lo direbbero.
explain-purchases = Dove gli acquisti differiscono di più, copie per partita ({ $strategies }): { $cards }.
explain-coins = { $strategy } ha il maggior vantaggio di monete nel turno { $turn }: { $coins } da spendere contro { $other }.
explain-reached = { $points } { $points ->
    [one] punto è raggiunto
   *[other] punti sono raggiunti
} in media nel turno: { $turns }.
explain-final = Punti alla fine: { $scores }.
explain-lead = Dopo il turno { $turn } { $strategy } è in vantaggio (quota delle partite: { $ahead }) e vince { $held } delle volte, oppure in svantaggio ({ $behind }) e vince { $turned } delle volte.
explain-ending = Una partita dura { $turns } turni. L’ultima Provincia chiude { $provinces } delle partite, le pile vuote { $piles }{ $stopped ->
    [yes] {""}; { $unfinished } sono state fermate dal limite di turni
   *[no] {""}
}.
explain-first = Conta chi comincia: chi è di partenza ha { $share } delle vittorie{ $better ->
    [yes] {""}, più di una quota pari
   *[no] {""}, meno di una quota pari
}.
explain-first-even = Qui conta poco chi comincia: chi è di partenza ha { $share } delle vittorie.
explain-caution = Le strategie sono programmi semplici: questo confronta come giocano, non tutto quello che le loro carte sanno fare.
explain-saved = L’immagine è in { $file }.
