### Stół w przeglądarce: co na nim leży, co można zrobić, ostrzeżenia, klawisze.
### Przyciski (table-do-…) dostają $cards w bierniku i $count, liczbę kart.

## Co leży na stole

table-title = Stół
table-your-side = Twoja strona stołu
table-kingdom = Karty Królestwa
table-landscapes = Karty poziome
table-basic-cards = Karty podstawowe
table-card = { $card }, { $types }, koszt { $cost }
table-left-in-pile = { $count ->
    [0] pusty stos
    [one] została { $count }
    [few] zostały { $count }
   *[many] zostało { $count }
}
table-place = numer { $place }
table-cards-in-hand = { $count ->
    [0] pusta ręka
    [one] { $count } karta na ręce
    [few] { $count } karty na ręce
   *[many] { $count } kart na ręce
}
table-your-hand = { $count ->
    [one] Twoja ręka: { $count } karta
    [few] Twoja ręka: { $count } karty
   *[many] Twoja ręka: { $count } kart
}
table-empty-hand = Nie masz kart na ręce.
table-own-deck = Twoja talia
table-left-of = { $all ->
    [one] Do dobrania: { $left } z { $all } karty
   *[other] Do dobrania: { $left } z { $all } kart
}
table-deck-card = Karta
table-deck-left = Do dobrania
table-deck-count = { $left } z { $all }
table-deck-next = Następna karta
table-deck-about = Policzone tak, jak możesz policzyć samodzielnie: to, co masz, bez kart już dobranych i leżących gdzie indziej. Kolejność jest nieznana.
table-cards-in-deck = { $count ->
    [0] Talia: pusta
    [one] Talia: { $count } karta
    [few] Talia: { $count } karty
   *[many] Talia: { $count } kart
}
table-discard-pile = Odrzucone
table-your-piles = Twoja talia, odrzucone karty i podkładki
table-cards-in-play = W grze: { $player }
table-your-cards-in-play = Twoje karty w grze
table-nothing-in-play = Jeszcze nic nie zagrano
table-no-cards-here = Nie ma tu żadnych kart.
table-revealed-by = Odkryte: { $player }
table-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
table-turns = { $count ->
    [one] { $count } tura
    [few] { $count } tury
   *[many] { $count } tur
}

## Tura

table-your-turn = Twoja tura
table-turn-of = Tura: { $player }
table-has-turn = teraz gra
table-decides = decyduje
table-actions = { $count ->
    [one] { $count } akcja
    [few] { $count } akcje
   *[many] { $count } akcji
}
table-buys = { $count ->
    [one] { $count } zakup
    [few] { $count } zakupy
   *[many] { $count } zakupów
}
table-coins = { $count ->
    [one] { $count } moneta
    [few] { $count } monety
   *[many] { $count } monet
}
table-potions = { $count ->
    [one] { $count } mikstura
    [few] { $count } mikstury
   *[many] { $count } mikstur
}
table-pay = spłać { $number } długu
table-time-left = { $seconds ->
    [one] została { $seconds } sekunda
    [few] zostały { $seconds } sekundy
   *[many] zostało { $seconds } sekund
}
table-prompt = Twoja decyzja
table-waiting-for = Decyduje { $player }
table-skip = Pomiń
table-you-decided = Chwileczkę…
table-picked-exactly = Wybrano { $count } z { $most }
table-picked-up-to = { $least ->
    [0] Wybrano { $count }, najwyżej { $most }
   *[other] Wybrano { $count }, można od { $least } do { $most }
}
table-put-back = Od nowa
table-order = Ustal kolejność, 1 na wierzchu
table-order-done = Odłóż w tej kolejności
table-order-place = { $card }, miejsce { $place } z { $count }
table-order-help = Strzałki w lewo i w prawo przesuwają kartę. Pierwsza trafi na sam wierzch talii.
table-order-earlier = { $card }: o jedno miejsce bliżej wierzchu
table-order-later = { $card }: o jedno miejsce niżej

## Ostatnia tura innego gracza w jednym wierszu, bez imienia

table-stories = Ostatnie tury pozostałych graczy
table-story-full = { $player } { $story }
table-story-list = { $before }; { $last }
table-story-nothing = nic nie kupuje
table-story-play = zagrywa { $cards }
    .case = accusative
table-story-play-on = zagrywa { $cards }: { $effects }
    .case = accusative
table-story-buy = kupuje { $cards }
    .case = accusative
table-story-gain = dodaje { $cards }
    .case = accusative
table-story-trash = wyrzuca na Śmietnisko { $cards }
    .case = accusative
table-story-cards = { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
}
table-story-you-discard = odrzucasz { table-story-cards }
table-story-you-trash = wyrzucasz na Śmietnisko { $cards }
    .case = accusative
table-story-you-gain = dodajesz { $cards }
    .case = accusative
table-story-you-topdeck = odkładasz na talię { table-story-cards }
table-story-you-draw = dobierasz { table-story-cards }
table-story-you-unaffected = na ciebie nie działa ({ $cards })
table-story-others-discard = { $players ->
    [one] { $player } odrzuca { table-story-cards }
    [few] { $players } inni odrzucają { table-story-cards }
   *[many] { $players } innych odrzuca { table-story-cards }
}
table-story-others-trash = { $players ->
    [one] { $player } wyrzuca na Śmietnisko { $cards }
    [few] { $players } inni wyrzucają na Śmietnisko { $cards }
   *[many] { $players } innych wyrzuca na Śmietnisko { $cards }
}
    .case = accusative
table-story-others-gain = { $players ->
    [one] { $player } dodaje { $cards }
    [few] { $players } inni dodają { $cards }
   *[many] { $players } innych dodaje { $cards }
}
    .case = accusative
table-story-others-topdeck = { $players ->
    [one] { $player } odkłada na talię { table-story-cards }
    [few] { $players } inni odkładają na talię { table-story-cards }
   *[many] { $players } innych odkłada na talię { table-story-cards }
}
table-story-others-draw = { $players ->
    [one] { $player } dobiera { table-story-cards }
    [few] { $players } inni dobierają { table-story-cards }
   *[many] { $players } innych dobiera { table-story-cards }
}
table-story-others-unaffected = { $players ->
    [one] na gracza { $player } nie działa ({ $cards })
   *[many] na { $players } innych nie działa ({ $cards })
}

## Przyciski

table-do-play = Zagraj { $cards }
table-do-not-play = Nie zagrywaj
table-do-gain = { $count ->
    [0] Nic nie dodawaj
    [one] Dodaj { $cards }
    [few] Dodaj { $count } karty
   *[many] Dodaj { $count } kart
}
table-do-discard = { $count ->
    [0] Nic nie odrzucaj
    [one] Odrzuć { $cards }
    [few] Odrzuć { $count } karty
   *[many] Odrzuć { $count } kart
}
table-do-trash = { $count ->
    [0] Nic nie wyrzucaj
    [one] Wyrzuć na Śmietnisko { $cards }
    [few] Wyrzuć na Śmietnisko { $count } karty
   *[many] Wyrzuć na Śmietnisko { $count } kart
}
table-do-topdeck = { $count ->
    [0] Nic nie odkładaj na talię
    [one] Odłóż na talię { $cards }
    [few] Odłóż na talię { $count } karty
   *[many] Odłóż na talię { $count } kart
}
table-do-set-aside = Odłóż na bok { $cards }
table-do-keep = Zostaw { $cards }
table-do-reveal = Odkryj { $cards }
table-do-resolve = Najpierw: { $cards }
table-do-react = Użyj: { $cards }
table-do-give = Podaj { $cards }
table-do-put = Włóż { $cards } do talii
table-do-name = Nazwij: { $card }
table-choose-these = Wybierz ({ $count } z { $most })
table-name-a-card = Nazwij kartę
table-number-of-cards = Karty nad nią
table-put-on-top = Połóż na wierzchu
table-put-at-bottom = Połóż na spodzie
table-put-under = { $count ->
    [one] Włóż pod { $count } kartę
    [few] Włóż pod { $count } karty
   *[many] Włóż pod { $count } kart
}
table-do-not-reveal = Nie odkrywaj
table-do-return = { $count ->
    [0] Nic nie odkładaj
    [one] Odłóż do Zasobów { $cards }
    [few] Odłóż do Zasobów { $count } karty
   *[many] Odłóż do Zasobów { $count } kart
}

## Cofanie

table-undo = Cofnij
table-undo-ask = Poproś o cofnięcie
table-undo-asked = { $player } prosi o cofnięcie ruchu: „{ $move }”.
table-undo-waits = Twoja prośba o cofnięcie ruchu „{ $move }” czeka na zgodę: { $players }
table-agree = Zgadzam się
table-refuse = Nie zgadzam się
table-move-end = koniec tury

## Wieści ze stołu

table-news-clock-own = Twój czas minął, więc zdecydował bot.
table-news-clock = Czas gracza { $player } minął, więc zdecydował bot.
table-news-undone = { $player } cofa ruch: „{ $move }”.
table-news-undone-unseen = { $player } cofa ostatni ruch.
table-news-refused-own = { $other } nie zgadza się, więc twój ruch zostaje. Możesz poprosić ponownie po następnym ruchu.
table-news-refused = { $player } nie cofnie ruchu: { $other } nie zgadza się.
table-news-lapsed = Gra potoczyła się dalej, zanim wszyscy się zgodzili: ruch gracza { $player } zostaje.
table-news-left = { $player } odchodzi od stołu. Dalej gra bot.
table-news-replaced = { $player } jest poza stołem. { $other } wpuszcza bota do gry.
table-news-returned = { $player } znów gra.

## Gracze, połączenie, odejście

table-away = poza stołem
table-bot-plays = w zastępstwie gra bot
table-replace = Niech gra bot
table-bot-plays-for-you = Nie ma cię przy stole; gra za ciebie bot.
table-come-back = Wróć do gry
table-connection-lost = Utracono połączenie. Próbuję ponownie…
table-watching = { $count ->
    [one] { $count } widz
   *[many] { $count } widzów
}
table-you-watch = Oglądasz grę
table-leave = Wyjdź
table-stay = Zostań
table-leave-sure = Wyjść z gry?
table-leave-about = Bot zagra dalej za ciebie. Możesz wrócić, dopóki gra trwa.

## Spojrzenie wstecz

table-copy-moment = Kopiuj link do tej chwili
table-past = Po ruchu { $at } z { $all }
table-past-earlier = Jeden ruch wcześniej
table-past-later = Jeden ruch później
table-past-now = Wróć do teraźniejszości

## Ostrzeżenia

table-warn-end-actions = Zakończyć akcje?
table-warn-end-turn = Zakończyć turę?
table-warn-actions = Możesz jeszcze zagrać kartę Akcji.
table-warn-treasures = Masz niezagrane karty Skarbów.
table-warn-buys = Możesz jeszcze coś kupić.
table-warn-buy = Kupić teraz { $card }?
table-warn-buy-anyway = Kup mimo to
table-warn-no-treasures = Twoje Skarby nie są zagrane. Po zakupie nie będzie już można ich zagrać.
table-warn-curse = Klątwa kosztuje cię punkt.
table-warn-better = To twój ostatni zakup, a monet wystarczy na coś lepszego.
table-warn-end = Zakończ mimo to
table-warn-go-on = Graj dalej
table-warn-again = Ostrzegaj mnie nadal

## Klawisze

table-keys = Klawisze
table-keys-off = Skróty jednoklawiszowe są wyłączone; można je włączyć w ustawieniach.
table-key-move = przejście do następnego elementu
table-key-choose = wybór zaznaczonego elementu; gdy wybierasz kilka kart spacją, Enter zatwierdza
table-key-escape = zamknięcie opisu karty albo okna
table-key-pick = wybór karty albo przycisku z tym znakiem
table-key-primary = naciśnięcie wyróżnionego przycisku
table-key-treasures = zagranie wszystkich Skarbów
table-key-end = koniec akcji albo tury
table-key-decline = rezygnacja
table-key-undo = cofnięcie
table-key-log = przejście do dziennika
table-key-help = ta lista
