## deckwright explain

explain-nothing = No game was played to its end.
explain-winner = { $strategy } wins: { $share } of the victories.
explain-undecided = Too close to call: { $strategy } has { $share } of the victories. More games would tell.
explain-purchases = Where purchases differ most, copies a game ({ $strategies }): { $cards }.
explain-coins = { $strategy } is furthest ahead in money in turn { $turn }: { $coins } coins to spend against { $other }.
explain-reached = { $points ->
    [one] { $points } point is
   *[other] { $points } points are
} reached on average in turn: { $turns }.
explain-final = Points at the end: { $scores }.
explain-lead = After turn { $turn }, { $strategy } is ahead in { $ahead } of the games and wins { $held } of these; it is behind in { $behind } and wins { $turned } of these.
explain-ending = A game lasts { $turns } turns. The last Province ends { $provinces } of the games, empty piles end { $piles }{ $stopped ->
    [yes] {""}; { $unfinished } were stopped at the turn limit
   *[no] {""}
}.
explain-first = Moving first matters: the one who starts has { $share } of the victories{ $better ->
    [yes] {""}, more than an even share
   *[no] {""}, less than an even share
}.
explain-first-even = Moving first hardly matters here: the one who starts has { $share } of the victories.
explain-caution = Strategies are simple programs: this compares how they play, not everything their cards can do.
explain-saved = The plot is in { $file }.
