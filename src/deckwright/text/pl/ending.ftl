### Dziennik i koniec rozgrywki w przeglądarce.

## Dziennik

log-title = Dziennik
log-whose = Czyje wpisy
log-everybody = Wszyscy
log-gains = Tylko zakupy i dodane karty
log-copy = Kopiuj
log-copied = Skopiowano
log-look = Zobacz stół z tamtej chwili
log-now = Wróć do teraźniejszości
log-new-lines = Nowe wpisy
log-earlier = Wcześniejsze tury
log-setup = Przygotowanie do gry
log-clock = czas minął, zdecydował bot
log-commitment = Pieczęć tasowania
log-empty = Jeszcze nic się nie wydarzyło.
log-nothing-fits = Żaden wpis nie pasuje.
log-bonus-actions = { $number ->
    [one] +{ $number } akcja
    [few] +{ $number } akcje
   *[many] +{ $number } akcji
}
log-bonus-buys = { $number ->
    [one] +{ $number } zakup
    [few] +{ $number } zakupy
   *[many] +{ $number } zakupów
}
log-bonus-coins = { $number ->
    [one] +{ $number } moneta
    [few] +{ $number } monety
   *[many] +{ $number } monet
}

## Kto wygrał i dlaczego to koniec

ending-title = Koniec rozgrywki
ending-won-to = Wygrywa { $player }, { $points } do { $other }
ending-won-with = { $points ->
    [one] Wygrywa { $player }, { $points } punkt
    [few] Wygrywa { $player }, { $points } punkty
   *[many] Wygrywa { $player }, { $points } punktów
}
ending-shared = Wspólne zwycięstwo: { $players }
ending-shared-with = { $points ->
    [one] Wspólne zwycięstwo, po { $points } punkcie: ty, { $players }
   *[many] Wspólne zwycięstwo, po { $points } punktów: ty, { $players }
    [few] Wspólne zwycięstwo, po { $points } punkty: ty, { $players }
}
ending-victory = Zwycięstwo, { $points } do { $other }
ending-victory-with = { $points ->
    [one] Zwycięstwo, { $points } punkt
    [few] Zwycięstwo, { $points } punkty
   *[many] Zwycięstwo, { $points } punktów
}
ending-defeat = Porażka, { $points } do { $other }
ending-place = { $place ->
    [2] Drugie miejsce, { ending-points }
    [3] Trzecie miejsce, { ending-points }
    [4] Czwarte miejsce, { ending-points }
    [5] Piąte miejsce, { ending-points }
   *[other] Szóste miejsce, { ending-points }
}
ending-ahead = { $points ->
    [one] O { $points } punkt więcej niż { $player }
    [few] O { $points } punkty więcej niż { $player }
   *[many] O { $points } punktów więcej niż { $player }
}
ending-behind = { $points ->
    [one] O { $points } punkt mniej niż { $player }
    [few] O { $points } punkty mniej niż { $player }
   *[many] O { $points } punktów mniej niż { $player }
}
ending-fewer-turns = Tyle samo punktów co { $player }, ale mniej tur
ending-more-turns = Tyle samo punktów co { $player }, ale więcej tur
ending-tie-turns = Tyle samo punktów: wygrywa, kto miał mniej tur.
ending-reason-provinces = Wzięto ostatnią Prowincję.
ending-reason-piles = Puste stosy: { $cards }.
ending-reason-idle = Od bardzo dawna nic się nie zmieniało, więc gra została zakończona.
ending-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
ending-turns = { $turns ->
    [one] { $turns } tura
    [few] { $turns } tury
   *[many] { $turns } tur
}
ending-winner = zwycięzca
ending-look = Obejrzyj stół
ending-show = Pokaż wynik
ending-loading = Liczenie punktów…
ending-again = Spróbuj ponownie

## Na przyszłość: jedno zdanie po porażce

ending-lesson = Na następny raz
ending-lesson-curses = { $own ->
    [one] Na koniec została u ciebie { $own } Klątwa, a { $player } ma { $other }.
    [few] Na koniec zostały u ciebie { $own } Klątwy, a { $player } ma { $other }.
   *[many] Na koniec zostało u ciebie { $own } Klątw, a { $player } ma { $other }.
} Gdy w grze krążą Klątwy, kup wcześnie Reakcję, kartę wyrzucającą na Śmietnisko albo sam Atak.
ending-lesson-tie = { $player } ma tyle samo punktów, ale w mniejszej liczbie tur. Jedna Posiadłość więcej dałaby zwycięstwo.
ending-lesson-close = { $points ->
    [one] Zabrakło tylko { $points } punktu. Jeden Powiat więcej w ostatnich turach dałby zwycięstwo.
   *[many] Zabrakło tylko { $points } punktów. Jeden Powiat więcej w ostatnich turach dałby zwycięstwo.
}
ending-lesson-piles = Stosy skończyły się, zanim udało ci się odrobić straty. Gdy dwa są puste, a trzeci niski, bierz punkty, póki czas.
ending-lesson-green = { $count ->
    [one] Już w pierwszej połowie gry masz { $count } kupioną Posiadłość lub kupiony Powiat.
    [few] Już w pierwszej połowie gry masz { $count } kupione Posiadłości i Powiaty.
   *[many] Już w pierwszej połowie gry masz { $count } kupionych Posiadłości i Powiatów.
} Zapychają rękę; poczekaj z nimi, aż zaczniesz kupować Prowincje.
ending-lesson-no-province = Nie masz żadnej kupionej Prowincji, a { $player } kupuje pierwszą w turze { $other }. Wcześnie kupione Srebrniki i Złoto pozwalają uzbierać 8 monet.
ending-lesson-provinces = { $player } kupuje pierwszą Prowincję w turze { $other }, ty dopiero w turze { $own }. Więcej Srebrników i Złota na początku to szybciej 8 monet.
ending-lesson-money = Od tury { $turn } { $player } ma do wydania razem { $other ->
    [one] { $other } monetę
    [few] { $other } monety
   *[many] { $other } monet
}, a ty { $own }. Szukaj tego, co wzmacnia twoje tury: Złota, dobierania kart, mniejszej liczby Miedziaków.

## Wyniki, talie, wykresy

ending-player = Gracz
ending-decks = Końcowe talie
ending-deck-size = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
ending-charts = Tura po turze
ending-chart-points = Punkty po każdej turze
ending-chart-money = Monety na zakupy w każdej turze
ending-turning-lead = Punkt zwrotny, tura { $turn }: { $player } wychodzi na prowadzenie i już go nie oddaje, { $points } do { $other }.
ending-turning-level = Punkt zwrotny, tura { $turn }: { $player } – remis { $points } do { $points }, który trwa do końca.
ending-turn = Tura
ending-numbers = Te same liczby w tabeli
ending-openings = Pierwsze zakupy
ending-opening-turn = Tura { $number }

## Powtórka

ending-replay = Powtórka
ending-replay-about = Prześledź grę ruch po ruchu, z odkrytymi kartami wszystkich graczy.
ending-replay-watch = Obejrzyj powtórkę
ending-replay-step = Ruch { $at } z { $all }
ending-replay-first = Do początku
ending-replay-turn-back = Do poprzedniej tury
ending-replay-back = Jeden ruch wstecz
ending-replay-play = Odtwarzaj
ending-replay-pause = Wstrzymaj
ending-replay-forward = Jeden ruch naprzód
ending-replay-turn-forward = Do następnej tury
ending-replay-last = Do końca
ending-replay-position = Miejsce w grze
ending-replay-speed = Tempo
ending-replay-slow = wolne
ending-replay-normal = zwykłe
ending-replay-fast = szybkie
ending-replay-leave = Zakończ powtórkę
ending-replay-start = Początek gry

## Zapis i dowód

ending-record = Zapis i tasowanie
ending-record-about = Zapis zawiera przygotowanie do gry i wszystkie ruchy.
ending-record-download = Pobierz zapis
ending-record-json = Jako JSON
ending-proof = Zobowiązanie widnieje na początku dziennika od pierwszej chwili gry; odpowiada ono kluczowi, z którego wynika każde tasowanie. Teraz klucz jest jawny: „deckwright verify ZAPIS” sprawdza, czy jedno pasuje do drugiego i czy karty rzeczywiście tak się ułożyły.
ending-commitment = Zobowiązanie
ending-key = Klucz
ending-noted = Ta przeglądarka na początku gry zanotowała to samo zobowiązanie.
ending-noted-other = Ta przeglądarka na początku gry zanotowała inne zobowiązanie: { $noted }

## Następna rozgrywka

ending-rematch = Jeszcze jedna gra
ending-rematch-about = Zacznie się, gdy zechcą tego wszyscy obecni przy stole.
ending-rematch-away = Poza stołem: { $players }. Po minucie nieobecności zastąpi ich bot i gra się zacznie.
ending-rematch-same = To samo królestwo
ending-rematch-fresh = Nowe królestwo
ending-rematch-agreed = Chcą zagrać jeszcze raz: { $players }
ending-rematch-waiting = Czekamy na zgodę: { $players }
ending-new-table = Nowy stół
ending-home = Strona główna
