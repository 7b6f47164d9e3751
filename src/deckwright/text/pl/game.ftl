### Zapisy w dzienniku, pytania, czasowniki, opcje i miejsca.
### Zapisy dostają $player, $cards (karty, które widziano), $count (ile ich było), $seen (all: wszystkie; some: wierzchnią z kilku;
### none: żadnej; empty: nie było żadnej karty), $source i $target (miejsca), $number oraz $option.
### Pytania dostają $cards (rodzaje kart do wyboru), $how_many, $least, $most, $may i $ordered, $type i $cost (z $cost_least i $cost_most)
### pasujących kart, $place i $target, $kept i $keeps (ile kart zostaje) oraz $times.
### Atrybut .case mówi, w jakim przypadku wiadomość chce dostać $cards.

## Listy i liczby

list-of-items = { $before }, { $last }
copies-of-card = { $copies } × { $card }
no-cards = nic

moved-cards = { $seen ->
    [all] { $cards }
    [some] { $count ->
        [few] { $count } karty, na wierzch { $cards }
       *[many] { $count } kart, na wierzch { $cards }
    }
    [empty] zero kart
   *[none] { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }
}

asked-cards = { $how_many ->
    [named] { $cards }
    [up-to] { $most ->
        [few] najwyżej { $most } karty{ asked-type }{ asked-cost }
       *[many] najwyżej { $most } kart{ asked-type }{ asked-cost }
    }
    [between] od { $least } do { $most } kart{ asked-type }{ asked-cost }
   *[exactly] { $most ->
        [one] kartę{ asked-type }{ asked-cost }
        [few] { $most } karty{ asked-type }{ asked-cost }
       *[many] { $most } kart{ asked-type }{ asked-cost }
    }
}
asked-type = { $type ->
    [action] { " " }Akcji
    [treasure] { " " }Skarbu
    [victory] { " " }Zwycięstwa
    [curse] { " " }Klątwy
    [attack] { " " }Ataku
    [reaction] { " " }Reakcji
    [duration] { " " }Następstwa
   *[any] { "" }
}
asked-cost = { $cost ->
    [up-to] { " " }o koszcie do { $cost_most }
    [exactly] { " " }o koszcie dokładnie { $cost_most }
    [between] { " " }o koszcie od { $cost_least } do { $cost_most }
    [at-least] { " " }o koszcie co najmniej { $cost_least }
   *[any] { "" }
}
asked-keeps = { $kept ->
    [yes] , zostaw { $keeps }
   *[no] { "" }
}
asked-times = { $times ->
    [1] { "" }
    [2] { " " }dwukrotnie
   *[other] { " " }{ $times } razy
}

## Dziennik

event-turn = Tura { $number }: { $player }
event-extra-turn = Dodatkowa tura: { $player }
event-decide-for = { $player } decyduje w tej turze za gracza { $other }
event-play = { $source ->
    [discard] { $player } zagrywa { $cards } ze stosu kart odrzuconych
   *[hand] { $player } zagrywa { $cards }
}
    .case = accusative
event-play-again = { $player } zagrywa ponownie { $cards }
    .case = accusative
event-buy = { $player } kupuje { $cards }
    .case = accusative
event-gain = { $target ->
    [hand] { $player } dodaje { $cards } do ręki
    [deck] { $player } dodaje { $cards } na wierzch talii
   *[discard] { $source ->
        [trash] { $player } dodaje { $cards } ze Śmietniska
       *[supply] { $player } dodaje { $cards }
    }
}
    .case = accusative
event-draw = { $player } dobiera { moved-cards }
    .case = accusative
event-discard = { $source ->
    [deck] { $player } odrzuca z talii { moved-cards }
   *[hand] { $player } odrzuca { moved-cards }
}
    .case = accusative
event-trash = { $player } wyrzuca na Śmietnisko { moved-cards }
    .case = accusative
event-topdeck = { $source ->
    [discard] { $player } odkłada { moved-cards } ze stosu kart odrzuconych na wierzch talii
    [revealed] { $player } odkłada { moved-cards } z powrotem na wierzch talii
   *[hand] { $player } odkłada { moved-cards } na wierzch talii
}
    .case = accusative
event-take = { $source ->
    [aside] { $player } bierze z powrotem na rękę { moved-cards }
    [face-down] { $player } bierze z powrotem na rękę { moved-cards }
    [mat] { $player } bierze na rękę { moved-cards } { $mat }
   *[looked] { $player } bierze na rękę { moved-cards }
}
    .case = accusative
event-set-aside = { $target ->
    [face-down] { $player } odkłada { moved-cards } na bok, rewersem do góry
    [mat] { $player } odkłada { moved-cards } { $mat }
   *[aside] { $player } odkłada { moved-cards } na bok
}
    .case = accusative
event-look = { $source ->
    [bottom] { $player } podgląda { moved-cards } ze spodu talii
   *[deck] { $player } podgląda { moved-cards } z wierzchu talii
}
    .case = accusative
event-put-under = { $player } odkłada { moved-cards } na spód talii
    .case = accusative
event-reveal = { $seen ->
    [empty] { $player } odkrywa pustą rękę
   *[all] { $source ->
        [deck] { $player } odkrywa z talii { moved-cards }
       *[hand] { $player } odkrywa z ręki { moved-cards }
    }
}
    .case = accusative
event-return = { $source ->
    [aside] { $player } odkłada z powrotem na stos kart odrzuconych { moved-cards }
   *[hand] { $player } odkłada do Zasobów { moved-cards }
}
    .case = accusative
event-shuffle = { $number ->
    [0] { $player } tasuje stos kart odrzuconych
    [one] { $player } tasuje stos kart odrzuconych ({ $number } karta)
    [few] { $player } tasuje stos kart odrzuconych ({ $number } karty)
   *[many] { $player } tasuje stos kart odrzuconych ({ $number } kart)
}
event-actions = { $number ->
    [one] { $player } otrzymuje +{ $number } akcję
    [few] { $player } otrzymuje +{ $number } akcje
   *[many] { $player } otrzymuje +{ $number } akcji
}
event-buys = { $number ->
    [one] { $player } otrzymuje +{ $number } zakup
    [few] { $player } otrzymuje +{ $number } zakupy
   *[many] { $player } otrzymuje +{ $number } zakupów
}
event-coins = { $number ->
    [one] { $player } otrzymuje +{ $number } monetę
    [few] { $player } otrzymuje +{ $number } monety
   *[many] { $player } otrzymuje +{ $number } monet
}
event-potions = { $number ->
    [one] { $player } otrzymuje +{ $number } miksturę
    [few] { $player } otrzymuje +{ $number } mikstury
   *[many] { $player } otrzymuje +{ $number } mikstur
}
event-pay = { $player } spłaca { $number } długu
event-choose = { $player } wybiera: { $option }
event-pass = { $player } podaje { moved-cards } (otrzymuje: { $other })
    .case = accusative
event-put-into-deck = { $number ->
    [0] { $player } odkłada { moved-cards } na wierzch talii
    [one] { $player } wkłada { moved-cards } do talii, pod { $number } kartę
    [few] { $player } wkłada { moved-cards } do talii, pod { $number } karty
   *[many] { $player } wkłada { moved-cards } do talii, pod { $number } kart
}
    .case = accusative
event-name = { $player } wymienia kartę: { $cards }
event-cheaper = { $number ->
    [one] { $player }: w tej turze wszystkie karty kosztują o { $number } monetę mniej
    [few] { $player }: w tej turze wszystkie karty kosztują o { $number } monety mniej
   *[many] { $player }: w tej turze wszystkie karty kosztują o { $number } monet mniej
}
event-take-tokens = { $player } bierze { $tokens }
event-put-tokens = { $player } kładzie { $tokens } na stosie { $cards }
    .case = genitive
event-put-tokens-beside = { $count ->
    [0] { $player } kładzie { $tokens }
   *[other] { $player } kładzie { $tokens } na karcie: { $cards }
}
event-place-token = { $player } kładzie { $tokens } na stosie { $cards }
    .case = genitive
event-unaffected = { $player }: Atak nie działa ({ $cards })
event-clean-up = { $count ->
    [0] { $player } nie ma czego odrzucić w fazie porządków
    [one] { $player } odrzuca w fazie porządków { $count } kartę
    [few] { $player } odrzuca w fazie porządków { $count } karty
   *[many] { $player } odrzuca w fazie porządków { $count } kart
}
event-last-round = { $player } kończy grę: każdy, kto ma { $cards }, rozgrywa jeszcze jedną turę
    .case = accusative
event-end = Koniec rozgrywki

## Pytania

prompt-asked-by = { $steps ->
    [1] { $card }: { $sentence }
   *[other] { $card }, krok { $step } z { $steps }: { $sentence }
}
prompt-attack = { $player } atakuje cię kartą { $card }: { $sentence }
prompt-played-by = { $player } zagrywa { $card }: { $sentence }
    .case = accusative
prompt-about = { $sentence } (czyje karty: { $player })
prompt-gain-for = wybierz kartę{ asked-cost } dla gracza { $player }
prompt-action-phase = zagraj kartę Akcji albo zakończ akcje
prompt-night-phase = zagraj kartę Nocy albo zakończ noc
prompt-buy-phase = { $offer ->
    [play] zagraj karty Skarbów albo zakończ turę
    [buy] kup kartę albo zakończ turę
   *[both] zagraj karty Skarbów, kup kartę albo zakończ turę
}
prompt-nothing = nie ma nic do wyboru
prompt-choose = wybierz jedną opcję
prompt-play = { $may ->
    [yes] zagraj { asked-cards }{ asked-times } albo spasuj
   *[no] zagraj { asked-cards }{ asked-times }
}
    .case = accusative
prompt-gain = { $may ->
    [yes] możesz dodać { asked-gain }{ asked-cards }
   *[no] dodaj { asked-gain }{ asked-cards }
}
    .case = accusative
asked-gain = { $target ->
    [hand] do ręki{ " " }
    [deck] na wierzch talii{ " " }
   *[discard] { $place ->
        [trash] ze Śmietniska{ " " }
       *[supply] { "" }
    }
}
prompt-discard = { $may ->
    [yes] możesz odrzucić { asked-cards }
   *[no] odrzuć { asked-cards }{ asked-keeps }
}
    .case = accusative
prompt-trash = { $may ->
    [yes] możesz wyrzucić na Śmietnisko { asked-cards }
   *[no] wyrzuć na Śmietnisko { asked-cards }
}
    .case = accusative
prompt-topdeck = { $ordered ->
    [yes] odłóż na swoją talię { asked-cards }{ asked-keeps } (pierwszą na sam wierzch)
   *[no] { $place ->
        [discard] { $may ->
            [yes] możesz odłożyć na wierzch swojej talii { asked-cards } ze stosu kart odrzuconych
           *[no] odłóż na wierzch swojej talii { asked-cards } ze stosu kart odrzuconych
        }
       *[hand] { $may ->
            [yes] możesz odłożyć na wierzch swojej talii { asked-cards }
           *[no] odłóż na wierzch swojej talii { asked-cards }{ asked-keeps }
        }
    }
}
    .case = accusative
prompt-set-aside = { $may ->
    [yes] odłóż na bok { asked-cards } albo zostaw na ręce
   *[no] odłóż na bok { asked-cards }
}
    .case = accusative
prompt-reveal = { $may ->
    [yes] odkryj { asked-cards } albo spasuj
   *[no] odkryj { asked-cards }
}
    .case = accusative
prompt-resolve = kilka rzeczy dzieje się naraz: wybierz, co teraz
prompt-react = { $how_many ->
    [named] użyj karty { $cards } albo spasuj
   *[exactly] użyj jednej z tych kart albo spasuj
}
prompt-return = { $may ->
    [yes] możesz odłożyć do Zasobów { asked-cards }
   *[no] odłóż do Zasobów { asked-cards }
}
    .case = accusative
prompt-give = podaj w lewo { asked-cards }
    .case = accusative
prompt-put = włóż { asked-cards } w dowolne miejsce swojej talii
    .case = accusative
prompt-name = nazwij kartę
prompt-choose-number = ile kart talii ma leżeć nad nią: od { $least } do { $most }?
prompt-choose-several = wybierz { $most } opcje
prompt-embargo = połóż żeton embarga na jednym ze stosów
prompt-token = połóż żeton na jednym ze stosów

## Czasowniki, od których zaczynają się odpowiedzi

verb-play = zagraj
verb-play-treasures = zagraj wszystkie Skarby
verb-end-actions = zakończ akcje
verb-end-night = zakończ noc
verb-buy = kup
verb-pay = spłać dług
verb-end-turn = zakończ turę
verb-gain = dodaj
verb-discard = odrzuć
verb-trash = wyrzuć na Śmietnisko
verb-topdeck = odłóż na wierzch talii
verb-set-aside = odłóż na bok
verb-keep = zostaw
verb-reveal = odkryj
verb-resolve = wykonaj
verb-react = użyj
verb-pass = spasuj
verb-return = odłóż do Zasobów
verb-embargo = połóż żeton embarga
verb-token = połóż żeton
verb-give = podaj kartę
verb-put = włóż do talii
verb-name = nazwij
verb-choose = wybierz
verb-take = weź
verb-put-under = odłóż na spód talii
verb-look = podejrzyj

## Opcje na kartach

option-discard = odrzuć
option-discard-number = { $place ->
    [hand] { $number ->
        [one] odrzuć { $number } kartę
        [few] odrzuć { $number } karty
       *[many] odrzuć { $number } kart
    }
    [deck] { $number ->
        [one] odrzuć całą talię ({ $number } kartę)
        [few] odrzuć całą talię ({ $number } karty)
       *[many] odrzuć całą talię ({ $number } kart)
    }
   *[looked] { $number ->
        [one] odrzuć ją
        [few] odrzuć wszystkie { $number } karty
       *[many] odrzuć wszystkie { $number } kart
    }
}
option-keep = zostaw
option-keep-number = { $number ->
    [one] odłóż ją z powrotem
    [few] odłóż { $number } karty z powrotem
   *[many] odłóż { $number } kart z powrotem
}
option-mat = odłóż wierzchnią kartę na podkładkę
option-hand = weź karty z podkładki
option-hand-number = { $number ->
    [0] nie bierz nic z pustej podkładki
    [one] weź kartę z podkładki
    [few] weź { $number } karty z podkładki
   *[many] weź { $number } kart z podkładki
}
option-top = połóż na wierzchu
option-bottom = zostaw na spodzie
option-cards = dobierz karty
option-cards-number = { $number ->
    [one] dobierz { $number } kartę
    [few] dobierz { $number } karty
   *[many] dobierz { $number } kart
}
option-actions = +akcje
option-actions-number = { $number ->
    [one] +{ $number } akcja
    [few] +{ $number } akcje
   *[many] +{ $number } akcji
}
option-buy = +1 zakup
option-buy-number = { $number ->
    [one] +{ $number } zakup
    [few] +{ $number } zakupy
   *[many] +{ $number } zakupów
}
option-coin = +1 moneta
option-coin-number = { $number ->
    [one] +{ $number } moneta
    [few] +{ $number } monety
   *[many] +{ $number } monet
}
option-trash = wyrzuć kartę na Śmietnisko
option-trash-number = { $number ->
    [0] nie wyrzucaj niczego
    [one] wyrzuć na Śmietnisko { $number } kartę
    [few] wyrzuć na Śmietnisko { $number } karty
   *[many] wyrzuć na Śmietnisko { $number } kart
}
option-gain = dodaj kartę ze Śmietniska
option-curse = dodaj Klątwę
option-gold = dodaj kartę Złota
option-attack = atak
option-coins = monety
option-coins-number = { $number ->
    [0] nie bierz żadnych monet
    [one] weź { $number } monetę
    [few] weź { $number } monety
   *[many] weź { $number } monet
}

## Miejsca

zone-hand = ręka
zone-deck = talia
zone-discard = stos kart odrzuconych
zone-in-play = w grze
zone-aside = odłożone na bok
zone-projects = Projekty
zone-looked = podglądane
zone-revealed = odkryte
zone-trash = Śmietnisko
zone-supply = Zasoby
zone-face-down = odłożone na bok rewersem do góry
zone-island-mat = podkładka Wyspy
    .onto = na podkładkę Wyspy
    .from = z podkładki Wyspy
zone-native-village-mat = podkładka Wioski tubylców
    .onto = na podkładkę Wioski tubylców
    .from = z podkładki Wioski tubylców
zone-passing = do podania
zone-bottom = spód talii

## Żetony

counter-pirate-coins = { $count ->
    [one] { $count } żeton monety
    [few] { $count } żetony monet
   *[many] { $count } żetonów monet
}
counter-embargo = { $count ->
    [one] { $count } żeton embarga
    [few] { $count } żetony embarga
   *[many] { $count } żetonów embarga
}
counter-debt = { $count ->
    [one] { $count } żeton długu
    [few] { $count } żetony długu
   *[many] { $count } żetonów długu
}
counter-vp = { $count ->
    [one] { $count } żeton punktu
    [few] { $count } żetony punktów
   *[many] { $count } żetonów punktów
}
counter-vp-on-pile = { $count ->
    [one] { $count } żeton punktu
    [few] { $count } żetony punktów
   *[many] { $count } żetonów punktów
}
counter-vp-on-landmark = { $count ->
    [one] { $count } żeton punktu
    [few] { $count } żetony punktów
   *[many] { $count } żetonów punktów
}
counter-trade-route = { $count ->
    [one] { $count } żeton monety na podkładce Szlaku handlowego
    [few] { $count } żetony monet na podkładce Szlaku handlowego
   *[many] { $count } żetonów monet na podkładce Szlaku handlowego
}
counter-trade-route-token = { $count ->
    [one] { $count } żeton monety
    [few] { $count } żetony monet
   *[many] { $count } żetonów monet
}
counter-coin-token = żeton +1 moneta
counter-cost-token = żeton −2 do kosztu
token-on-pile = { $tokens } na stosie: { $card }
price-coins = ${ $number }
price-potions = { $number ->
    [one] { $number } mikstura
    [few] { $number } mikstury
   *[many] { $number } mikstur
}
price-debt = { $number } długu
