## Obrazy i wykresy meczów i turniejów

pictures-decimal-sign = ,
pictures-percent = { $value }%
pictures-interval = { $value }% (od { $low } do { $high })
pictures-against = { $first } – { $second }
pictures-match = { $games ->
    [one] { $games } rozgrywka
    [few] { $games } rozgrywki
   *[many] { $games } rozgrywek
}, ziarno { $seed }, { $seats ->
    [alternate] miejsca na zmianę
   *[fixed] zawsze zaczyna pierwsza strategia
}
pictures-kingdom = Królestwo: { $cards }
pictures-win-rate = Udział w zwycięstwach
pictures-win-rate-note = remisy dzielone, przedziały 95%; remisy: { $ties }%
pictures-points = Punkty w kolejnych turach
pictures-points-axis = punkty zwycięstwa
pictures-coins = Pieniądze w kolejnych turach
pictures-coins-axis = monety do wydania
pictures-turn-axis = tura
pictures-band = średnia i rozrzut (± odchylenie standardowe) w rozgrywkach, które trwają tak długo
pictures-length = Jak długo trwa rozgrywka
pictures-length-axis = tury jednego gracza
pictures-length-mean = średnio { $turns }
pictures-share-axis = % rozgrywek
pictures-purchases = Co i kiedy kupuje { $strategy }
pictures-copies = kopie na rozgrywkę
pictures-lead = Ile warta jest przewaga po turze { $turn }
pictures-lead-axis = przewaga w punktach: { $strategy }
pictures-lead-rate = % wygranych na koniec
pictures-lead-games = udział rozgrywek
pictures-lead-none = za mało rozgrywek trwa tyle tur: { $turn }
pictures-tournament = Turniej
pictures-tournament-note = Udział wiersza w zwycięstwach nad kolumną w procentach, remis liczy się jako pół
pictures-rating = Ranking
pictures-rating-note = skala Elo; 100 więcej wygrywa około 64% rozgrywek
pictures-ties = remisy { $ties }%
error-plot-missing = obrazy rysuje matplotlib, którego nie ma: pip install "deckwright[plot]"
error-plot-format = { $has_format ->
    [yes] obrazu nie da się zapisać jako „{ $format }”
   *[no] nazwa pliku „{ $file }” nie mówi, jaki ma to być obraz
}: zakończ ją na { $known }
error-plot-unwritable = nie da się zapisać „{ $file }” ({ $reason }): wybierz inne miejsce
