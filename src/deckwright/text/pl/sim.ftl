### deckwright sim, deckwright tournament

sim-versus = { " – " }
sim-no-kingdom = tylko karty podstawowe
sim-progress = { $played } z { $planned } rozgrywek, { $speed } na sekundę, zostało { $seconds } s
sim-played = { $games ->
    [one] { $games } rozgrywka
    [few] { $games } rozgrywki
   *[many] { $games } rozgrywek
}, ziarno { $seed }, { $seats ->
    [fixed] zawsze zaczyna strategia podana jako pierwsza
   *[alternate] zaczynają po kolei
}. Maszyna { $engine }, { $speed } na sekundę.
sim-interrupted = { $games ->
    [0] Przerwano, zanim policzono jakąkolwiek rozgrywkę.
    [one] Przerwano: oto co pokazuje { $games } rozgrywka.
    [few] Przerwano: oto co pokazują { $games } rozgrywki.
   *[many] Przerwano: oto co pokazuje { $games } rozgrywek.
}

## Tabela strategii

sim-strategy = Strategia
sim-score = Wynik %
sim-interval = 95%
sim-wins = Wygrane %
sim-points = Punkty
sim-moving-first = Zaczyna
sim-moving-later = Dalej

## Wnioski

sim-no-difference = Nie widać wyraźnej różnicy: każdy przedział obejmuje równy udział.
sim-first-seat = Kto zaczyna, ma wynik { $score }% ({ $low }–{ $high }; równy udział to { $fair }).
sim-endings = Rozgrywki kończą się przez Prowincje { $provinces }%, przez puste stosy { $piles }%, przez limit tur { $unfinished }%. Wspólne zwycięstwa: { $ties }%.
sim-length = Rozgrywka trwa { $mean } tury na gracza: połowa rozgrywek najwyżej { $median }, osiem na dziesięć od { $short } do { $long }.
sim-turn-by-turn = Tura po turze: monety do wydania i punkty zwycięstwa po niej
sim-turn = Tura
sim-coins = Monety
sim-points-now = Punkty
sim-caution = Wspólne zwycięstwo liczy się w wyniku ułamkowo. Strategie to proste programy: porównano je same, a nie to, co dobrzy gracze zrobiliby z tymi samymi kartami.

## Turnieje

tournament-played = { $strategies ->
    [one] { $strategies } strategia
    [few] { $strategies } strategie
   *[many] { $strategies } strategii
}, łącznie { $games ->
    [one] { $games } rozgrywka
    [few] { $games } rozgrywki
   *[many] { $games } rozgrywek
}, ziarno { $seed }. Maszyna { $engine }, { $speed } na sekundę.
tournament-rating = Ranking
tournament-table = Wynik w % strategii z wiersza przeciw strategii z kolumny:
tournament-margin = Przedział 95% w polu tabeli to najwyżej ±{ $margin }.
tournament-ratings = Rankingi są w skali Elo, średnio 1500, każdy z przedziałem 95%: 100 punktów więcej to wynik około 64%, 400 punktów więcej około 91%.

## deckwright solve

solve-opponent = Przeciw
solve-games = Rozgrywki
solve-buys = Średnio kupuje w rozgrywce: { $cards }
solve-other = Inny pomysł
solve-searched = Pomysły: { $islands }, rundy: { $rounds }, sekundy: { $seconds }, ziarno { $seed }. Maszyna { $engine }.
solve-caution = Wyniki pochodzą z rozgrywek, które w poszukiwaniach o niczym nie decydowały. Inny pomysł to strategia, która kupuje inne karty; podany jest jej wynik przeciw najlepszej strategii z biblioteki i przeciw strategii u góry.
solve-progress = Gotowe { $done }%; najlepsza dotąd strategia ma przeciw swojej lidze wynik { $score }%
solve-interrupted = Przerwano: to najlepsza strategia do tej chwili. Zmierzono ją w osobnych rozgrywkach, ale nie uproszczono jej i nie grała z botami.

## deckwright ladder

ladder-played = Rozgrywek: { $games }, po { $each } każdej pary { $kingdoms ->
    [one] na { $kingdoms } królestwie
   *[many] na każdym z { $kingdoms } królestw
}, ziarno { $seed }, w parach z tym samym tasowaniem i zamianą miejsc.
ladder-bot = Bot
ladder-time = ms
ladder-longest = najdłużej
ladder-duel = Pojedynek
ladder-against = { $first } – { $second }
ladder-worst = Najgorszy %
ladder-kingdoms = Królestwa
ladder-forfeit = { $bot }: { $games ->
    [one] { $games } rozgrywka przegrana walkowerem
    [few] { $games } rozgrywki przegrane walkowerem
   *[many] { $games } rozgrywek przegranych walkowerem
}: { $reason }
ladder-intervals = Wyniki to średnie po królestwach, a przedziały 95% dotyczą tych średnich; najgorszy wynik pochodzi z jednego królestwa. Czas to milisekundy na decyzję; kreska oznacza, że strategią grał symulator bez mierzenia czasu.

## Co może się nie udać

error-games-number = „{ $text }” to nie liczba rozgrywek: napisz liczbę całkowitą, na przykład 500, 10k albo 1m
error-until-width = „{ $text }” to nie szerokość przedziału: napisz ją jako 1% albo 0.01
error-strategies-need-more = strategie potrzebują razem { $number } kart Królestwa, a w rozgrywce może ich być { $most }: niech gra ich mniej
error-tournament-few = turniej wymaga co najmniej dwóch strategii, podano { $number }: podaj więcej albo wybierz inne królestwo
error-solve-seconds = czas { $seconds } s to za mało na poszukiwania: podaj co najmniej { $least } s
error-solve-long = czas { $seconds } s to za dużo na poszukiwania: podaj najwyżej { $most } s
error-solve-output = nie można zapisać pliku { $path }: wybierz inny
error-ladder-few = klasyfikacja wymaga co najmniej dwóch botów, podano { $number }: podaj więcej
error-ladder-games = liczby rozgrywek { $games } nie da się podzielić na pary: podaj liczbę parzystą, co najmniej 2
error-ladder-twice = jakiś bot jest podany dwa razy ({ $names }): podaj każdego raz
error-ladder-records = nie można zapisać żadnej rozgrywki w folderze { $folder } ({ $reason }): podaj inny folder w --records
error-train-log = nie można narysować przebiegu treningu ({ $path }: { $reason }): trenuj do pierwszej oceny albo zajrzyj do pliku
error-ladder-kingdoms = nie można wylosować { $number } królestw: podaj co najmniej 1
error-ladder-nothing = żadne dwa z { $names } nie mogą grać na żadnym z tych królestw: wybierz inne królestwa albo boty, które nie potrzebują własnych kart
error-ladder-unreadable = { $path } to nie plik klasyfikacji: wybierz inną nazwę
error-folder-missing = nie ma folderu { $folder }: najpierw go utwórz albo wybierz inne miejsce
error-ladder-other = { $path } należy do innej klasyfikacji (inne: { $what }): wybierz inny plik albo te same opcje co przedtem
error-ladder-line = wiersz { $line } w { $path } jest uszkodzony: usuń go, a ta część zostanie rozegrana jeszcze raz
error-worker-lost = proces, który prowadził rozgrywki, został zakończony z zewnątrz: spróbuj ponownie albo z mniejszą liczbą procesów (--jobs)
error-cluster-missing = nie ma Daska, którego wymaga klaster: { $command }
error-cluster-unreachable = pod adresem { $address } nie odpowiada żaden planista Dask: sprawdź, czy tam działa
error-cluster-empty = klaster pod adresem { $address } nie ma wykonawców: uruchom ich poleceniem „dask worker { $address }”
error-cluster-failed = klaster nie mógł grać ({ $reason }): sprawdź, czy jego wykonawcy mają Deckwrighta
error-cluster-versions = tutaj jest Deckwright { $here }, a wykonawca klastra ma { $there }: zainstaluj wszędzie tę samą wersję

## deckwright stats

stats-games = { $games ->
    [one] { $games } skończona rozgrywka
    [few] { $games } skończone rozgrywki
   *[many] { $games } skończonych rozgrywek
}, miejsc: { $seats }
stats-skipped = { $number ->
    [one] { $number } plik nie zawiera skończonej rozgrywki i został pominięty: { $reason }
    [few] { $number } pliki nie zawierają skończonej rozgrywki i zostały pominięte, pierwszy z nich, bo: { $reason }
   *[many] { $number } plików nie zawiera skończonej rozgrywki i zostało pominiętych, pierwszy z nich, bo: { $reason }
}
stats-unfinished = { $path }: rozgrywka nie jest skończona
stats-card = Karta
stats-with = Z nią, wygrane %
stats-without = Bez niej, wygrane %
stats-openings = Otwarcia: co kupiono w pierwszych dwóch turach
stats-opening = Otwarcie
stats-seats = Miejsca
stats-wins = Wygrane %
stats-nothing = nic
stats-gains = Ile kopii dodawano średnio w każdej turze
stats-turn = Tura
stats-copies = Kopie dodane do tej pory
stats-caution = Kto dodaje kartę do talii, może wygrywać z innych powodów: widać tu, co idzie w parze, a nie co z czego wynika.
error-stats-none = w tych plikach nie ma skończonej rozgrywki: podaj zapisy rozgrywek albo foldery z zapisami (.txt)
