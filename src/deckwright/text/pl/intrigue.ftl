### Nazwy i teksty kart Intrygi, jak w cards.ftl.

## Intryga, obie edycje

card-baron = { $case ->
    [genitive] Barona
    [accusative] Barona
   *[nominative] Baron
}
text-baron =
    +1 zakup
    Możesz odrzucić z ręki Posiadłość, aby otrzymać +4 monety.
    Jeśli tego nie zrobisz, dodaj Posiadłość.

card-bridge = { $case ->
    [genitive] Mostu
    [accusative] Most
   *[nominative] Most
}
text-bridge =
    +1 zakup
    +1 moneta
    Do końca tury wszystkie karty kosztują o 1 monetę mniej, ale nigdy mniej niż 0.

card-conspirator = { $case ->
    [genitive] Spiskowca
    [accusative] Spiskowca
   *[nominative] Spiskowiec
}
text-conspirator =
    +2 monety
    Jeśli to co najmniej trzecia Akcja zagrana przez ciebie w tej turze: +1 karta, +1 akcja

card-courtyard = { $case ->
    [genitive] Dziedzińca
    [accusative] Dziedziniec
   *[nominative] Dziedziniec
}
text-courtyard =
    +3 karty
    Odłóż kartę z ręki na wierzch swojej talii.

card-duke = { $case ->
    [genitive] Starosty
    [accusative] Starostę
   *[nominative] Starosta
}
text-duke = 1 punkt zwycięstwa za każdy twój Powiat

card-farm = { $case ->
    [genitive] Haremu
    [accusative] Harem
   *[nominative] Harem
}
text-farm = +2 monety
    .below = 2 punkty zwycięstwa

card-ironworks = { $case ->
    [genitive] Huty żelaza
    [accusative] Hutę żelaza
   *[nominative] Huta żelaza
}
text-ironworks =
    Dodaj kartę kosztującą najwyżej 4 monety.
    Jeśli to Akcja: +1 akcja
    Jeśli to Skarb: +1 moneta
    Jeśli to karta Zwycięstwa: +1 karta

card-mining-village = { $case ->
    [genitive] Osady górniczej
    [accusative] Osadę górniczą
   *[nominative] Osada górnicza
}
text-mining-village =
    +1 karta
    +2 akcje
    Możesz od razu wyrzucić tę kartę na Śmietnisko, aby otrzymać +2 monety.

card-minion = { $case ->
    [genitive] Sługusa
    [accusative] Sługusa
   *[nominative] Sługus
}
text-minion =
    +1 akcja
    Wybierz jedną opcję:
    • +2 monety;
    • odrzuć wszystkie karty z ręki i dobierz 4; następnie to samo robi każdy z pozostałych graczy, który ma na ręce co najmniej 5 kart.

card-nobles = { $case ->
    [genitive] Szlachty
    [accusative] Szlachtę
   *[nominative] Szlachta
}
text-nobles =
    Wybierz jedną opcję:
    • +3 karty;
    • +2 akcje.
    .below = 2 punkty zwycięstwa

card-pawn = { $case ->
    [genitive] Giermka
    [accusative] Giermka
   *[nominative] Giermek
}
text-pawn =
    Wybierz dwie różne opcje:
    • +1 karta;
    • +1 akcja;
    • +1 zakup;
    • +1 moneta.

card-shanty-town = { $case ->
    [genitive] Rudery
    [accusative] Ruderę
   *[nominative] Rudera
}
text-shanty-town =
    +2 akcje
    Odkryj wszystkie karty z ręki.
    Jeśli nie ma wśród nich karty Akcji: +2 karty

card-steward = { $case ->
    [genitive] Zarządcy
    [accusative] Zarządcę
   *[nominative] Zarządca
}
text-steward =
    Wybierz jedną opcję:
    • +2 karty;
    • +2 monety;
    • wyrzuć na Śmietnisko 2 karty z ręki.

card-swindler = { $case ->
    [genitive] Kanciarza
    [accusative] Kanciarza
   *[nominative] Kanciarz
}
text-swindler =
    +2 monety
    Każdy z pozostałych graczy wyrzuca na Śmietnisko kartę z wierzchu swojej talii.
    W zamian dodaje wskazaną przez ciebie kartę o tym samym koszcie.

card-torturer = { $case ->
    [genitive] Oprawcy
    [accusative] Oprawcę
   *[nominative] Oprawca
}
text-torturer =
    +3 karty
    Każdy z pozostałych graczy wybiera jedną opcję:
    • odrzuca 2 karty;
    • dodaje Klątwę do ręki.

card-trading-post = { $case ->
    [genitive] Faktorii
    [accusative] Faktorię
   *[nominative] Faktoria
}
text-trading-post =
    Wyrzuć na Śmietnisko 2 karty z ręki.
    Jeśli wyrzucisz dwie, dodaj kartę Srebrników do ręki.

card-upgrade = { $case ->
    [genitive] Rozbudowy
    [accusative] Rozbudowę
   *[nominative] Rozbudowa
}
text-upgrade =
    +1 karta
    +1 akcja
    Wyrzuć na Śmietnisko kartę z ręki.
    W zamian dodaj kartę kosztującą dokładnie o 1 monetę więcej.

card-wishing-well = { $case ->
    [genitive] Studni życzeń
    [accusative] Studnię życzeń
   *[nominative] Studnia życzeń
}
text-wishing-well =
    +1 karta
    +1 akcja
    Nazwij kartę, a potem odkryj kartę z wierzchu swojej talii.
    Jeśli to ta, weź ją na rękę.

## Intryga, tylko pierwsza edycja

card-coppersmith = { $case ->
    [genitive] Mennicy
    [accusative] Mennicę
   *[nominative] Mennica
}
text-coppersmith = Każda karta Miedziaków zagrana przez ciebie później w tej turze daje o 1 monetę więcej.

card-great-hall = { $case ->
    [genitive] Westybulu
    [accusative] Westybul
   *[nominative] Westybul
}
text-great-hall =
    +1 karta
    +1 akcja
    .below = 1 punkt zwycięstwa

card-masquerade = { $case ->
    [genitive] Maskarady
    [accusative] Maskaradę
   *[nominative] Maskarada
}
text-masquerade-intrigue-1e =
    +2 karty
    Każdy gracz podaje kartę z ręki graczowi po lewej, wszyscy jednocześnie.
    Następnie możesz wyrzucić na Śmietnisko kartę z ręki.
text-masquerade-intrigue-2e =
    +2 karty
    Każdy gracz, który ma karty na ręce, podaje jedną najbliższemu takiemu graczowi po lewej, wszyscy jednocześnie.
    Następnie możesz wyrzucić na Śmietnisko kartę z ręki.

card-saboteur = { $case ->
    [genitive] Sabotażysty
    [accusative] Sabotażystę
   *[nominative] Sabotażysta
}
text-saboteur =
    Każdy z pozostałych graczy odkrywa karty ze swojej talii, aż trafi na kosztującą co najmniej 3 monety.
    Wyrzuca ją na Śmietnisko i może dodać kartę kosztującą co najmniej o 2 monety mniej.
    Pozostałe odkryte karty odrzuca.

card-scout = { $case ->
    [genitive] Zwiadowcy
    [accusative] Zwiadowcę
   *[nominative] Zwiadowca
}
text-scout =
    +1 akcja
    Odkryj 4 karty z wierzchu swojej talii.
    Weź na rękę odkryte karty Zwycięstwa, a resztę odłóż z powrotem w dowolnej kolejności.

card-secret-chamber = { $case ->
    [genitive] Tajnej komnaty
    [accusative] Tajną komnatę
   *[nominative] Tajna komnata
}
text-secret-chamber =
    Odrzuć z ręki dowolną liczbę kart.
    +1 moneta za każdą z nich
    .below =
        Gdy inny gracz zagra kartę Ataku, możesz przed jej rozpatrzeniem odkryć tę kartę z ręki.
        Wtedy dobierz 2 karty i odłóż 2 karty z ręki na wierzch swojej talii.

card-tribute = { $case ->
    [genitive] Daniny
    [accusative] Daninę
   *[nominative] Danina
}
text-tribute =
    Gracz po twojej lewej odkrywa i odrzuca 2 karty z wierzchu swojej talii.
    Za każdą różną kartę otrzymujesz:
    • +2 akcje, jeśli to Akcja;
    • +2 monety, jeśli to Skarb;
    • +2 karty, jeśli to karta Zwycięstwa.

## Intryga, tylko druga edycja

card-courtier = { $case ->
    [genitive] Dworzan
    [accusative] Dworzan
   *[nominative] Dworzanie
}
text-courtier =
    Odkryj kartę z ręki.
    Za każdy jej typ wybierz inną opcję:
    • +1 akcja;
    • +1 zakup;
    • +3 monety;
    • dodaj kartę Złota.

card-diplomat = { $case ->
    [genitive] Dyplomaty
    [accusative] Dyplomatę
   *[nominative] Dyplomata
}
text-diplomat =
    +2 karty
    Jeśli masz teraz na ręce najwyżej 5 kart: +2 akcje
    .below =
        Gdy inny gracz zagra kartę Ataku, a masz na ręce co najmniej 5 kart, możesz przed jej rozpatrzeniem odkryć tę kartę.
        Wtedy dobierz 2 karty i odrzuć 3.

card-lurker = { $case ->
    [genitive] Intryganta
    [accusative] Intryganta
   *[nominative] Intrygant
}
text-lurker =
    +1 akcja
    Wybierz jedną opcję:
    • wyrzuć na Śmietnisko kartę Akcji z Zasobów;
    • dodaj kartę Akcji ze Śmietniska.

card-mill = { $case ->
    [genitive] Młyna
    [accusative] Młyn
   *[nominative] Młyn
}
text-mill =
    +1 karta
    +1 akcja
    Możesz odrzucić 2 karty, aby otrzymać +2 monety.
    .below = 1 punkt zwycięstwa

card-patrol = { $case ->
    [genitive] Patrolu
    [accusative] Patrol
   *[nominative] Patrol
}
text-patrol =
    +3 karty
    Odkryj 4 karty z wierzchu swojej talii.
    Weź na rękę odkryte karty Zwycięstwa i Klątwy, a resztę odłóż z powrotem w dowolnej kolejności.

card-replace = { $case ->
    [genitive] Podmiany
    [accusative] Podmianę
   *[nominative] Podmiana
}
text-replace =
    Wyrzuć na Śmietnisko kartę z ręki.
    W zamian dodaj kartę kosztującą najwyżej o 2 monety więcej niż wyrzucona.
    Jeśli to Akcja albo Skarb, odłóż ją na wierzch swojej talii.
    Jeśli to karta Zwycięstwa, każdy z pozostałych graczy dodaje Klątwę.

card-secret-passage = { $case ->
    [genitive] Tajnego przejścia
    [accusative] Tajne przejście
   *[nominative] Tajne przejście
}
text-secret-passage =
    +2 karty
    +1 akcja
    Włóż kartę z ręki w dowolne miejsce swojej talii.

## Zestawy

set-intrigue-1e = Intryga, pierwsza edycja
set-intrigue-2e = Intryga, druga edycja
