### Dziennik i koniec rozgrywki w przeglądarce.

## Dziennik

log-title = Dziennik
log-whose = Czyje zapisy
log-everybody = Wszyscy
log-gains = Tylko zakupy i dodane karty
log-copy = Kopiuj
log-copied = Skopiowano
log-look = Zobacz stół z tamtej chwili
log-now = Wróć do teraz
log-new-lines = Nowe zapisy
log-earlier = Wcześniejsze tury
log-setup = Przygotowanie do gry
log-empty = Jeszcze nic się nie wydarzyło.
log-nothing-fits = Żaden zapis nie pasuje do tego wyboru.
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
ending-won = Wygrywa { $player }
ending-you-won = Wygrywasz
ending-shared = Wspólne zwycięstwo: { $players }
ending-tie-turns = Punktów jest po równo: decyduje mniejsza liczba tur.
ending-reason-provinces = Ostatnia Prowincja znalazła właściciela.
ending-reason-piles = Puste stosy: { $cards }.
ending-reason-idle = Od bardzo dawna nic się nie zmieniło, więc rozgrywka została zakończona.
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
ending-loading = Liczenie punktów …
ending-again = Spróbuj ponownie

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
ending-turn = Tura
ending-numbers = Te same liczby w tabeli
ending-openings = Pierwsze zakupy
ending-opening-turn = Tura { $number }

## Powtórka

ending-replay = Powtórka
ending-replay-about = Prześledź rozgrywkę krok po kroku, z odkrytymi kartami wszystkich graczy.
ending-replay-watch = Obejrzyj powtórkę
ending-replay-step = Krok { $at } z { $all }
ending-replay-first = Na początek
ending-replay-turn-back = Do poprzedniej tury
ending-replay-back = Krok wstecz
ending-replay-play = Odtwarzaj
ending-replay-pause = Wstrzymaj
ending-replay-forward = Krok naprzód
ending-replay-turn-forward = Do następnej tury
ending-replay-last = Na koniec
ending-replay-position = Miejsce w rozgrywce
ending-replay-speed = Tempo
ending-replay-slow = wolne
ending-replay-normal = zwykłe
ending-replay-fast = szybkie
ending-replay-leave = Zakończ powtórkę
ending-replay-start = Początek rozgrywki

## Zapis i dowód

ending-record = Zapis i tasowanie
ending-record-about = Zapis zawiera przygotowanie do gry i wszystkie decyzje graczy.
ending-record-download = Pobierz zapis
ending-proof = Zobowiązanie pokazano przed rozdaniem pierwszej karty; odpowiada ono kluczowi, z którego wynika każde tasowanie. Teraz klucz jest jawny: „deckwright verify ZAPIS” sprawdza, czy jedno pasuje do drugiego i czy karty rzeczywiście tak się ułożyły.
ending-commitment = Zobowiązanie
ending-key = Klucz

## Następna rozgrywka

ending-rematch = Następna rozgrywka
ending-rematch-about = Zacznie się, gdy zechcą jej wszystkie osoby przy stole.
ending-rematch-same = To samo królestwo
ending-rematch-fresh = Nowe królestwo
ending-rematch-agreed = Chcą zagrać jeszcze raz: { $players }
ending-rematch-waiting = Jeszcze nie odpowiedzieli: { $players }
ending-new-table = Nowy stół
ending-home = Strona główna
