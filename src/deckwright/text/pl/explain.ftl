## deckwright explain

explain-nothing = Żadnej rozgrywki nie dokończono.
explain-winner = { $strategy } wygrywa: { $share } zwycięstw.
explain-undecided = Nie do rozstrzygnięcia: { $strategy } ma { $share } zwycięstw. Rozstrzygnęłoby więcej rozgrywek.
explain-purchases = Najbardziej różnią się zakupy, kopie na rozgrywkę ({ $strategies }): { $cards }.
explain-coins = { $strategy } ma największą przewagę w pieniądzach w turze { $turn }: monety do wydania { $coins } wobec { $other }.
explain-reached = { $points ->
    [one] { $points } punkt jest osiągany
    [few] { $points } punkty są osiągane
   *[many] { $points } punktów jest osiąganych
} średnio w turze: { $turns }.
explain-final = Punkty na koniec: { $scores }.
explain-lead = Po turze { $turn } { $strategy } prowadzi w { $ahead } rozgrywek i wygrywa { $held } z nich; przegrywa na punkty w { $behind } i wygrywa { $turned } z nich.
explain-ending = Rozgrywka trwa średnio tyle tur: { $turns }. Ostatnia Prowincja kończy { $provinces } rozgrywek, puste stosy kończą { $piles }{ $stopped ->
    [yes] {""}; { $unfinished } przerwał limit tur
   *[no] {""}
}.
explain-first = Ważne, kto zaczyna: pierwszy gracz ma { $share } zwycięstw{ $better ->
    [yes] {""}, więcej niż równy udział
   *[no] {""}, mniej niż równy udział
}.
explain-first-even = Prawie nie ma tu znaczenia, kto zaczyna: pierwszy gracz ma { $share } zwycięstw.
explain-caution = Strategie to proste programy: porównano, jak grają właśnie one, a nie wszystko, co potrafią ich karty.
explain-saved = Wykres jest w pliku { $file }.
