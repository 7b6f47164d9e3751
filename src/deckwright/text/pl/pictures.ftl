## Obrazy i wykresy meczów i turniejów

plots-decimal-sign = ,
plots-percent = { $value }%
plots-interval = { $value }% ({ $low }–{ $high })
plots-against = { $first } – { $second }
plots-match = { $games ->
    [one] { $games } rozgrywka
    [few] { $games } rozgrywki
   *[many] { $games } rozgrywek
}, ziarno { $seed }, { $seats ->
    [alternate] miejsca na zmianę
   *[fixed] zawsze zaczyna pierwsza strategia
}
plots-kingdom = Królestwo: { $cards }
plots-win-rate = Udział w zwycięstwach
plots-win-rate-note = remisy dzielone, przedziały 95%; remisy: { $ties }%
plots-points = Punkty w kolejnych turach
plots-points-axis = punkty zwycięstwa
plots-coins = Pieniądze w kolejnych turach
plots-coins-axis = monety do wydania
plots-turn-axis = tura
plots-band = średnia i rozrzut (± odchylenie standardowe) w rozgrywkach, które trwają tak długo
plots-length = Jak długo trwa rozgrywka
plots-length-axis = tury jednego gracza
plots-length-mean = średnio { $turns }
plots-share-axis = % rozgrywek
plots-purchases = Co i kiedy kupuje { $strategy }
plots-copies = kopie na rozgrywkę
plots-lead = Ile warta jest przewaga po turze { $turn }
plots-lead-axis = przewaga w punktach: { $strategy }
plots-lead-rate = % wygranych na koniec
plots-lead-games = udział rozgrywek
plots-lead-none = za mało rozgrywek trwa tyle tur: { $turn }
plots-tournament = Turniej
plots-tournament-note = Udział wiersza w zwycięstwach nad kolumną w procentach, remis liczy się jako pół
plots-rating = Ranking
plots-rating-note = skala Elo; 100 więcej wygrywa około 64% rozgrywek
plots-ties = remisy { $ties }%
error-plot-missing = wykresy rysuje matplotlib, którego nie ma: pip install "deckwright[plot]"
error-plot-format = { $has_format ->
    [yes] wykresu nie da się zapisać jako „{ $format }”
   *[no] nazwa pliku „{ $file }” nie mówi, jaki ma to być wykres
}: wybierz nazwę z jedną z tych końcówek: { $known }
error-plot-unwritable = nie da się zapisać „{ $file }” ({ $reason }): wybierz inne miejsce
