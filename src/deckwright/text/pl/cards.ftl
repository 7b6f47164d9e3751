### Nazwy i teksty kart.
### card-X odmienia się przez $case: nominative (domyślnie), genitive, accusative.
### text-X mówi, co robi karta; atrybut .below to część pod linią podziału.

## Karty podstawowe

card-copper = { $case ->
    [genitive] Miedziaków
    [accusative] Miedziaki
   *[nominative] Miedziaki
}
text-copper = +1 moneta

card-silver = { $case ->
    [genitive] Srebrników
    [accusative] Srebrniki
   *[nominative] Srebrniki
}
text-silver = +2 monety

card-gold = { $case ->
    [genitive] Złota
    [accusative] Złoto
   *[nominative] Złoto
}
text-gold = +3 monety

card-estate = { $case ->
    [genitive] Posiadłości
    [accusative] Posiadłość
   *[nominative] Posiadłość
}
text-estate = 1 punkt zwycięstwa

card-duchy = { $case ->
    [genitive] Powiatu
    [accusative] Powiat
   *[nominative] Powiat
}
text-duchy = 3 punkty zwycięstwa

card-province = { $case ->
    [genitive] Prowincji
    [accusative] Prowincję
   *[nominative] Prowincja
}
text-province = 6 punktów zwycięstwa

card-curse = { $case ->
    [genitive] Klątwy
    [accusative] Klątwę
   *[nominative] Klątwa
}
text-curse = −1 punkt zwycięstwa

## Dominion, obie edycje

card-bureaucrat = { $case ->
    [genitive] Urzędnika
    [accusative] Urzędnika
   *[nominative] Urzędnik
}
text-bureaucrat =
    Dodaj kartę Srebrników na wierzch swojej talii.
    Każdy z pozostałych graczy odkrywa z ręki kartę Zwycięstwa i odkłada ją na wierzch swojej talii.
    Kto jej nie ma, odkrywa całą rękę.

card-cellar = { $case ->
    [genitive] Piwnicy
    [accusative] Piwnicę
   *[nominative] Piwnica
}
text-cellar =
    +1 akcja
    Odrzuć z ręki dowolną liczbę kart.
    Następnie dobierz tyle samo.

card-chapel = { $case ->
    [genitive] Kaplicy
    [accusative] Kaplicę
   *[nominative] Kaplica
}
text-chapel = Możesz wyrzucić na Śmietnisko do 4 kart z ręki.

card-council-room = { $case ->
    [genitive] Sali obrad
    [accusative] Salę obrad
   *[nominative] Sala obrad
}
text-council-room =
    +4 karty
    +1 zakup
    Pozostali gracze dobierają po 1 karcie.

card-festival = { $case ->
    [genitive] Festynu
    [accusative] Festyn
   *[nominative] Festyn
}
text-festival =
    +2 akcje
    +1 zakup
    +2 monety

card-gardens = { $case ->
    [genitive] Ogrodów
    [accusative] Ogrody
   *[nominative] Ogrody
}
text-gardens = 1 punkt zwycięstwa za każde pełne 10 twoich kart

card-laboratory = { $case ->
    [genitive] Laboratorium
    [accusative] Laboratorium
   *[nominative] Laboratorium
}
text-laboratory =
    +2 karty
    +1 akcja

card-library = { $case ->
    [genitive] Biblioteki
    [accusative] Bibliotekę
   *[nominative] Biblioteka
}
text-library =
    Dobieraj karty pojedynczo, aż będziesz mieć 7 na ręce.
    Dobieraną kartę Akcji możesz od razu odłożyć na bok.
    Na koniec odrzuć karty odłożone na bok.

card-market = { $case ->
    [genitive] Targowiska
    [accusative] Targowisko
   *[nominative] Targowisko
}
text-market =
    +1 karta
    +1 akcja
    +1 zakup
    +1 moneta

card-militia = { $case ->
    [genitive] Milicji
    [accusative] Milicję
   *[nominative] Milicja
}
text-militia =
    +2 monety
    Każdy z pozostałych graczy zostawia sobie na ręce 3 karty, a resztę odrzuca.

card-mine = { $case ->
    [genitive] Kopalni
    [accusative] Kopalnię
   *[nominative] Kopalnia
}
text-mine-base-1e =
    Wyrzuć na Śmietnisko kartę Skarbu z ręki, jeśli ją masz.
    W zamian dodaj do ręki kartę Skarbu kosztującą najwyżej o 3 monety więcej niż wyrzucona.
text-mine-base-2e =
    Możesz wyrzucić na Śmietnisko kartę Skarbu z ręki.
    W zamian dodaj do ręki kartę Skarbu kosztującą najwyżej o 3 monety więcej niż wyrzucona.

card-moat = { $case ->
    [genitive] Fosy
    [accusative] Fosę
   *[nominative] Fosa
}
text-moat = +2 karty
    .below =
        Gdy inny gracz zagra kartę Ataku, możesz przed jej rozpatrzeniem odkryć tę kartę z ręki.
        Wtedy ten Atak na ciebie nie działa.

card-moneylender = { $case ->
    [genitive] Lichwiarza
    [accusative] Lichwiarza
   *[nominative] Lichwiarz
}
text-moneylender-base-1e =
    Wyrzuć na Śmietnisko kartę Miedziaków z ręki, jeśli ją masz.
    Jeśli ją wyrzucisz: +3 monety
text-moneylender-base-2e =
    Możesz wyrzucić na Śmietnisko kartę Miedziaków z ręki.
    Jeśli ją wyrzucisz: +3 monety

card-remodel = { $case ->
    [genitive] Przebudowy
    [accusative] Przebudowę
   *[nominative] Przebudowa
}
text-remodel =
    Wyrzuć na Śmietnisko kartę z ręki.
    W zamian dodaj kartę kosztującą najwyżej o 2 monety więcej niż wyrzucona.

card-smithy = { $case ->
    [genitive] Kuźni
    [accusative] Kuźnię
   *[nominative] Kuźnia
}
text-smithy = +3 karty

card-throne-room = { $case ->
    [genitive] Sali tronowej
    [accusative] Salę tronową
   *[nominative] Sala tronowa
}
text-throne-room-base-1e =
    Zagraj z ręki kartę Akcji, jeśli ją masz.
    Gdy rozpatrzysz ją w całości, zagraj ją jeszcze raz.
text-throne-room-base-2e =
    Możesz zagrać z ręki kartę Akcji.
    Gdy rozpatrzysz ją w całości, zagraj ją jeszcze raz.

card-village = { $case ->
    [genitive] Wioski
    [accusative] Wioskę
   *[nominative] Wioska
}
text-village =
    +1 karta
    +2 akcje

card-witch = { $case ->
    [genitive] Wiedźmy
    [accusative] Wiedźmę
   *[nominative] Wiedźma
}
text-witch =
    +2 karty
    Każdy z pozostałych graczy dodaje Klątwę.

card-workshop = { $case ->
    [genitive] Warsztatu
    [accusative] Warsztat
   *[nominative] Warsztat
}
text-workshop = Dodaj kartę kosztującą najwyżej 4 monety.

## Dominion, tylko pierwsza edycja

card-adventurer = { $case ->
    [genitive] Odkrywcy
    [accusative] Odkrywcę
   *[nominative] Odkrywca
}
text-adventurer =
    Odkrywaj po jednej karcie z wierzchu swojej talii, aż trafisz na 2 karty Skarbu.
    Weź je na rękę.
    Pozostałe odkryte karty odrzuć.

card-chancellor = { $case ->
    [genitive] Kanclerza
    [accusative] Kanclerza
   *[nominative] Kanclerz
}
text-chancellor =
    +2 monety
    Możesz przełożyć całą swoją talię na stos kart odrzuconych, nie zaglądając do niej.

card-feast = { $case ->
    [genitive] Uczty
    [accusative] Ucztę
   *[nominative] Uczta
}
text-feast =
    Wyrzuć tę kartę na Śmietnisko.
    Dodaj kartę kosztującą najwyżej 5 monet.

card-spy = { $case ->
    [genitive] Szpiega
    [accusative] Szpiega
   *[nominative] Szpieg
}
text-spy =
    +1 karta
    +1 akcja
    Każdy gracz, zaczynając od ciebie, odkrywa kartę z wierzchu swojej talii.
    Ty decydujesz, czy zostanie odrzucona, czy wróci na wierzch.

card-thief = { $case ->
    [genitive] Złodzieja
    [accusative] Złodzieja
   *[nominative] Złodziej
}
text-thief =
    Każdy z pozostałych graczy odkrywa 2 karty z wierzchu swojej talii.
    U każdego z nich wskaż jedną odkrytą kartę Skarbu, która trafi na Śmietnisko.
    Pozostałe odkryte karty zostają odrzucone.
    Możesz dodać dowolne z kart wyrzuconych w ten sposób.

card-woodcutter = { $case ->
    [genitive] Drwala
    [accusative] Drwala
   *[nominative] Drwal
}
text-woodcutter =
    +1 zakup
    +2 monety

## Dominion, tylko druga edycja

card-artisan = { $case ->
    [genitive] Rękodzielnika
    [accusative] Rękodzielnika
   *[nominative] Rękodzielnik
}
text-artisan =
    Dodaj do ręki kartę kosztującą najwyżej 5 monet.
    Następnie odłóż dowolną kartę z ręki na wierzch swojej talii.

card-bandit = { $case ->
    [genitive] Bandyty
    [accusative] Bandytę
   *[nominative] Bandyta
}
text-bandit =
    Dodaj Złoto.
    Każdy z pozostałych graczy odkrywa 2 karty z wierzchu swojej talii.
    Wyrzuca na Śmietnisko jedną odkrytą kartę Skarbu inną niż Miedziaki.
    Pozostałe odkryte karty odrzuca.

card-harbinger = { $case ->
    [genitive] Zwiastuna
    [accusative] Zwiastuna
   *[nominative] Zwiastun
}
text-harbinger =
    +1 karta
    +1 akcja
    Przejrzyj swój stos kart odrzuconych; jedną z nich możesz odłożyć na wierzch swojej talii.

card-merchant = { $case ->
    [genitive] Kupca
    [accusative] Kupca
   *[nominative] Kupiec
}
text-merchant =
    +1 karta
    +1 akcja
    Gdy po raz pierwszy w tej turze zagrasz kartę Srebrników: +1 moneta

card-poacher = { $case ->
    [genitive] Kłusownika
    [accusative] Kłusownika
   *[nominative] Kłusownik
}
text-poacher =
    +1 karta
    +1 akcja
    +1 moneta
    Odrzuć po 1 karcie za każdy pusty stos w Zasobach.

card-sentry = { $case ->
    [genitive] Wartownika
    [accusative] Wartownika
   *[nominative] Wartownik
}
text-sentry =
    +1 karta
    +1 akcja
    Podejrzyj 2 karty z wierzchu swojej talii.
    Każdą z nich wyrzuć na Śmietnisko, odrzuć albo odłóż z powrotem na wierzch.
    Kolejność odłożonych kart wybierasz ty.

card-vassal = { $case ->
    [genitive] Wasala
    [accusative] Wasala
   *[nominative] Wasal
}
text-vassal =
    +2 monety
    Odrzuć kartę z wierzchu swojej talii.
    Jeśli to karta Akcji, możesz ją od razu zagrać.

## Przystań, pierwsza edycja

card-ambassador = { $case ->
    [genitive] Ambasadora
    [accusative] Ambasadora
   *[nominative] Ambasador
}
text-ambassador =
    Odkryj kartę z ręki.
    Odłóż z ręki do Zasobów 0, 1 lub 2 jej kopie (wliczając ją samą).
    Następnie każdy z pozostałych graczy dodaje jej kopię.

card-bazaar = { $case ->
    [genitive] Bazaru
    [accusative] Bazar
   *[nominative] Bazar
}
text-bazaar =
    +1 karta
    +2 akcje
    +1 moneta

card-caravan = { $case ->
    [genitive] Karawany
    [accusative] Karawanę
   *[nominative] Karawana
}
text-caravan =
    +1 karta
    +1 akcja
    Na początku twojej następnej tury: +1 karta

card-cutpurse = { $case ->
    [genitive] Kieszonkowca
    [accusative] Kieszonkowca
   *[nominative] Kieszonkowiec
}
text-cutpurse =
    +2 monety
    Każdy z pozostałych graczy odrzuca z ręki kartę Miedziaków.
    Kto jej nie ma, odkrywa całą rękę.

card-embargo = { $case ->
    [genitive] Embarga
    [accusative] Embargo
   *[nominative] Embargo
}
text-embargo =
    +2 monety
    Wyrzuć tę kartę na Śmietnisko.
    Połóż żeton embarga na dowolnym stosie w Zasobach.
    .below = Kto kupuje kartę, dodaje po 1 Klątwie za każdy żeton embarga na jej stosie.

card-explorer = { $case ->
    [genitive] Zdobywcy
    [accusative] Zdobywcę
   *[nominative] Zdobywca
}
text-explorer =
    Możesz odkryć z ręki Prowincję.
    Jeśli to zrobisz, dodaj do ręki Złoto, a jeśli nie, kartę Srebrników.

card-fishing-village = { $case ->
    [genitive] Wioski rybackiej
    [accusative] Wioskę rybacką
   *[nominative] Wioska rybacka
}
text-fishing-village =
    +2 akcje
    +1 moneta
    Na początku twojej następnej tury: +1 akcja, +1 moneta

card-ghost-ship = { $case ->
    [genitive] Okrętu widma
    [accusative] Okręt widmo
   *[nominative] Okręt widmo
}
text-ghost-ship =
    +2 karty
    Każdy z pozostałych graczy zostawia sobie na ręce 3 karty, a resztę odkłada w dowolnej kolejności na wierzch swojej talii.

card-haven = { $case ->
    [genitive] Przystani
    [accusative] Przystań
   *[nominative] Przystań
}
text-haven =
    +1 karta
    +1 akcja
    Odłóż kartę z ręki na bok, rewersem do góry.
    Na początku swojej następnej tury weź ją z powrotem na rękę.

card-island = { $case ->
    [genitive] Wyspy
    [accusative] Wyspę
   *[nominative] Wyspa
}
text-island =
    Odłóż tę kartę i jeszcze jedną kartę z ręki na swoją podkładkę Wyspy, awersem do góry.
    Zostają tam do końca rozgrywki, po czym wracają do twojej talii.
    .below = 2 punkty zwycięstwa

card-lighthouse = { $case ->
    [genitive] Latarni morskiej
    [accusative] Latarnię morską
   *[nominative] Latarnia morska
}
text-lighthouse =
    +1 akcja
    Teraz i na początku twojej następnej tury: +1 moneta
    .below = Dopóki ta karta jest w grze, Ataki innych graczy na ciebie nie działają.

card-lookout = { $case ->
    [genitive] Bocianiego gniazda
    [accusative] Bocianie gniazdo
   *[nominative] Bocianie gniazdo
}
text-lookout =
    +1 akcja
    Podejrzyj 3 karty z wierzchu swojej talii.
    Jedną z nich wyrzuć na Śmietnisko.
    Drugą odrzuć.
    Trzecią odłóż z powrotem na wierzch.

card-merchant-ship = { $case ->
    [genitive] Okrętu kupieckiego
    [accusative] Okręt kupiecki
   *[nominative] Okręt kupiecki
}
text-merchant-ship = Teraz i na początku twojej następnej tury: +2 monety

card-native-village = { $case ->
    [genitive] Wioski tubylców
    [accusative] Wioskę tubylców
   *[nominative] Wioska tubylców
}
text-native-village =
    +2 akcje
    Wybierz jedną opcję:
    • odłóż kartę z wierzchu swojej talii na swoją podkładkę Wioski tubylców, rewersem do góry;
    • weź na rękę wszystkie karty z tej podkładki.

card-navigator = { $case ->
    [genitive] Nawigatora
    [accusative] Nawigatora
   *[nominative] Nawigator
}
text-navigator =
    +2 monety
    Podejrzyj 5 kart z wierzchu swojej talii.
    Odrzuć je wszystkie albo wszystkie odłóż z powrotem na wierzch w dowolnej kolejności.

card-outpost = { $case ->
    [genitive] Przyczółka
    [accusative] Przyczółek
   *[nominative] Przyczółek
}
text-outpost =
    W fazie porządków tej tury dobierz 3 karty zamiast 5.
    Następnie rozegraj dodatkową turę, chyba że byłaby to twoja trzecia tura z rzędu.

card-pearl-diver = { $case ->
    [genitive] Poławiacza pereł
    [accusative] Poławiacza pereł
   *[nominative] Poławiacz pereł
}
text-pearl-diver =
    +1 karta
    +1 akcja
    Podejrzyj kartę ze spodu swojej talii; możesz przełożyć ją na wierzch.

card-pirate-ship = { $case ->
    [genitive] Okrętu pirackiego
    [accusative] Okręt piracki
   *[nominative] Okręt piracki
}
text-pirate-ship =
    Wybierz jedną opcję:
    • każdy z pozostałych graczy odkrywa 2 karty z wierzchu swojej talii, wyrzuca na Śmietnisko jedną wskazaną przez ciebie odkrytą kartę Skarbu i odrzuca resztę; jeśli wyrzucono choć jedną kartę Skarbu, połóż 1 żeton monety na swojej podkładce Okrętu pirackiego;
    • +1 moneta za każdy żeton monety na twojej podkładce Okrętu pirackiego.

card-salvager = { $case ->
    [genitive] Wyławiacza
    [accusative] Wyławiacza
   *[nominative] Wyławiacz
}
text-salvager =
    +1 zakup
    Wyrzuć na Śmietnisko kartę z ręki.
    Otrzymujesz tyle monet, ile kosztuje wyrzucona karta.

card-sea-hag = { $case ->
    [genitive] Morskiej wiedźmy
    [accusative] Morską wiedźmę
   *[nominative] Morska wiedźma
}
text-sea-hag =
    Każdy z pozostałych graczy odrzuca kartę z wierzchu swojej talii.
    Następnie dodaje na jej wierzch Klątwę.

card-smugglers = { $case ->
    [genitive] Przemytników
    [accusative] Przemytników
   *[nominative] Przemytnicy
}
text-smugglers =
    Wybierz kartę kosztującą najwyżej 6 monet, którą gracz po twojej prawej stronie dodał w swojej ostatniej turze.
    Dodaj jej kopię.

card-tactician = { $case ->
    [genitive] Stratega
    [accusative] Stratega
   *[nominative] Strateg
}
text-tactician =
    Odrzuć wszystkie karty z ręki.
    Jeśli odrzucisz co najmniej 1 kartę, na początku twojej następnej tury: +5 kart, +1 zakup, +1 akcja

card-treasure-map = { $case ->
    [genitive] Mapy skarbu
    [accusative] Mapę skarbu
   *[nominative] Mapa skarbu
}
text-treasure-map =
    Wyrzuć na Śmietnisko tę kartę oraz drugą Mapę skarbu z ręki.
    Jeśli wyrzucisz obie, dodaj 4 karty Złota na wierzch swojej talii.

card-treasury = { $case ->
    [genitive] Skarbca
    [accusative] Skarbiec
   *[nominative] Skarbiec
}
text-treasury =
    +1 karta
    +1 akcja
    +1 moneta
    .below = Jeśli wśród twoich zakupów w tej turze nie było karty Zwycięstwa, możesz przy odrzucaniu tej karty z gry odłożyć ją na wierzch swojej talii.

card-warehouse = { $case ->
    [genitive] Magazynu
    [accusative] Magazyn
   *[nominative] Magazyn
}
text-warehouse =
    +3 karty
    +1 akcja
    Odrzuć 3 karty z ręki.

card-wharf = { $case ->
    [genitive] Nabrzeża
    [accusative] Nabrzeże
   *[nominative] Nabrzeże
}
text-wharf = Teraz i na początku twojej następnej tury: +2 karty, +1 zakup

## Typy kart

type-action = Akcja
type-treasure = Skarb
type-victory = Zwycięstwo
type-curse = Klątwa
type-attack = Atak
type-reaction = Reakcja
type-duration = Następstwo
type-night = Noc
type-event = Zdarzenie
type-project = Projekt
type-landmark = Krajobraz
type-way = Droga

## Zestawy kart

set-basic = Karty podstawowe
set-base-1e = Dominion, pierwsza edycja
set-base-2e = Dominion, druga edycja
set-seaside-1e = Przystań, pierwsza edycja
