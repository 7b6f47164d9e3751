### Co poszło nie tak i jak to naprawić. error-CODE dostaje szczegóły problemu; $has_NAME mówi, czy jest $NAME (yes, no).
### Nazwy kart i czasowniki w szczegółach są angielskie, bo takich używa się w odpowiedziach i plikach.

## Nazwy

error-unknown-card = { $has_suggestion ->
    [yes] nieznana karta „{ $name }”: czy chodziło o „{ $suggestion }”?
   *[no] nieznana karta „{ $name }”: żadna karta z tych zestawów nie ma takiej angielskiej nazwy
}
error-unknown-set = { $has_suggestion ->
    [yes] nieznany zestaw „{ $name }”: czy chodziło o „{ $suggestion }”?
   *[no] nieznany zestaw „{ $name }”: do wyboru są { $known }
}
error-unknown-language = { $has_suggestion ->
    [yes] nieznany język „{ $name }”: czy chodziło o „{ $suggestion }”?
   *[no] nieznany język „{ $name }”: do wyboru są { $known }
}

## Odpowiedzi

error-answer-incomplete = { $missing ->
    [option] „{ $answer }” jest niepełne: po czasowniku podaj opcję albo liczbę
   *[card] „{ $answer }” jest niepełne: po czasowniku i po każdym przecinku podaj kartę
}
error-answer-without-place = „{ $answer }” jest niepełne: napisz, dokąd trafia karta, na przykład „{ $example }”
error-answer-unreadable = { $has_suggestion ->
    [yes] „{ $answer }” to nie ruch: czy chodziło o „{ $suggestion }”?
   *[no] „{ $answer }” to nie ruch: zacznij od czasownika, na przykład „play Village” albo „end turn”
}
error-game-over = rozgrywka jest skończona: nie ma już o czym decydować
error-wrong-player = p{ $player } nie ma teraz decyzji: poczekaj na p{ $asked }
error-treasures-by-name = { $card } daje nie tylko monety: zagrywaj Skarby po nazwie, dopóki masz tę kartę na ręce
error-wrong-verb = „{ $verb }” nie jest teraz możliwe; możliwe jest: { $verbs }
error-no-such-option = { $has_option ->
    [yes] nie ma opcji „{ $option }”: wybierz jedną z { $options }
   *[no] nie podano opcji: wybierz jedną z { $options }
}
error-wrong-number-of-options = { $number ->
    [one] wybierz dokładnie { $number } z { $options }
    [few] wybierz dokładnie { $number } różne z { $options }
   *[many] wybierz dokładnie { $number } różnych z { $options }
}
error-not-in-these-sets = { $has_suggestion ->
    [yes] karty „{ $card }” nie ma w tych zestawach: czy chodziło o „{ $suggestion }”?
   *[no] karty „{ $card }” nie ma w tych zestawach: podaj taką, która jest
}
error-not-in-this-game = { $has_suggestion ->
    [yes] karty „{ $card }” nie ma w tej grze: czy chodziło o „{ $suggestion }”?
   *[no] karty „{ $card }” nie ma w tej grze: podaj taką, która jest
}
error-too-many = { $most ->
    [0] „{ $verb }” nie przyjmuje kart, a podano { $given }: pomiń je
   *[other] „{ $verb }” przyjmuje tu najwyżej { $most }, a podano { $given }: podaj mniej
}
error-too-few = „{ $verb }” wymaga tu co najmniej { $least }, a podano { $given }: podaj więcej
error-empty-pile = stos { $card } jest pusty: wybierz inną kartę
error-unaffordable = { $card } kosztuje { $cost }, a do wydania jest tylko { $coins }: wybierz tańszą kartę
error-potions-missing = { $number ->
    [one] { $card } kosztuje też miksturę, a do wydania jest { $potions }: wybierz inną kartę
    [few] { $card } kosztuje też { $number } mikstury, a do wydania jest { $potions }: wybierz inną kartę
   *[many] { $card } kosztuje też { $number } mikstur, a do wydania jest { $potions }: wybierz inną kartę
}
error-debt-first = { $debt ->
    [one] masz { $debt } żeton długu: spłać go, zanim kupisz { $card }
    [few] masz { $debt } żetony długu: spłać je, zanim kupisz { $card }
   *[many] masz { $debt } żetonów długu: spłać je, zanim kupisz { $card }
}
error-wrong-payment = { $most ->
    [one] nie można zapłacić „{ $given }”: możesz zapłacić { $most }
   *[other] nie można zapłacić „{ $given }”: podaj liczbę od 1 do { $most }
}
error-project-taken = nie można kupić { $card }: każdy Projekt można mieć raz, a najwyżej { $most }: wybierz coś innego
error-no-buys-left = nie ma już zakupu na { $card }: zakończ turę
error-not-offered = { $has_offered ->
    [yes] „{ $verb }” nie może tu wziąć { $card } albo nie aż tylu: do wyboru są { $offered }
   *[no] „{ $verb }” nie może tu wziąć { $card }: wybierz inną kartę
}

## Rozgrywki i zapisane gry

error-player-count = graczy jest { $number }, za mało albo za dużo: gra się od { $least } do { $most } osób
error-seed-range = ziarno { $seed } jest poza zakresem: podaj liczbę całkowitą od 0 do 2^64 − 1
error-first-range = nie ma miejsca { $first }, gdy graczy jest { $players }: miejsca liczy się od 0
error-nothing-to-undo = nie ma ruchu do cofnięcia: gra dopiero się zaczęła
error-record-answer = ruch { $number } w zapisie, „{ $answer }”, nie pasuje: { $reason }
error-record-rules = ruch nr { $number } ({ $answer }) nie pasuje: { $reason }. Zapis powstał według wersji { $found } zasad, a to jest wersja { $known }: odtwórz go w wersji Deckwrighta, która go zapisała
error-saved-format = zapisana gra ma format { $found }, a ta wersja czyta format { $expected }: otwórz ją w wersji, która ją zapisała
error-saved-damaged = zapisana gra jest uszkodzona ({ $reason }): wróć do wcześniejszej kopii

## Królestwa

error-unknown-kingdom = { $has_suggestion ->
    [yes] nieznane królestwo „{ $name }”: czy chodziło o „{ $suggestion }”?
   *[no] nieznane królestwo „{ $name }”: podaj polecany zestaw, kod albo nazwy kart oddzielone przecinkami
}
error-unknown-landscape = { $has_suggestion ->
    [yes] nieznana karta pozioma „{ $name }”: czy chodziło o „{ $suggestion }”?
   *[no] nieznana karta pozioma „{ $name }”: w tych zestawach nie ma takiej angielskiej nazwy
}
error-layout-missing = { $name }: tym jeszcze nie można grać, pomiń to
error-code-landscapes = za dużo kart poziomych na jeden kod ({ $number }): podaj najwyżej { $most }
error-code-landscape = w kodzie jest karta pozioma, której ta wersja nie zna (numer { $number }): użyj nowszej wersji Deckwrighta
error-kingdom-missing = w królestwo „{ $kingdom }” nie można jeszcze grać (brakuje: { $missing }): wybierz inne
error-kingdom-too-long = to za długie jak na królestwo: nazwa królestwa, kod albo dziesięć kart ma najwyżej { $most } znaków
error-daily-date = „{ $day }” to nie dzień: napisz „daily”, jeśli chodzi o dzisiaj, albo podaj dzień, np. „daily 2026-11-16”
error-kingdom-empty = w królestwie brakuje nazwy karty: podaj polecany zestaw, kod albo nazwy kart oddzielone przecinkami
error-kingdom-doubled = { $card } jest w królestwie dwa razy: podaj tę kartę raz
error-kingdom-too-many = kart Królestwa jest { $given }, za dużo: podaj najwyżej { $most }
error-kingdom-basic = { $card } to karta podstawowa, która jest w każdej grze: podaj tylko karty Królestwa
error-kingdom-beside = { $card } leży tylko obok królestwa, gdy potrzebuje jej któraś z jego kart: podaj tylko karty Królestwa
error-random-both = { $card } nie może być jednocześnie kartą wymaganą i wykluczoną: zrezygnuj z jednego życzenia
error-random-required = wymaganych kart jest { $given }, za dużo: w królestwie jest ich { $most }
error-random-few = { $available ->
    [one] w tych zestawach została tylko { $available } karta, a w królestwie jest ich { $needed }: dodaj zestaw albo wyklucz mniej kart
    [few] w tych zestawach zostały tylko { $available } karty, a w królestwie jest ich { $needed }: dodaj zestaw albo wyklucz mniej kart
   *[many] w tych zestawach zostało tylko { $available } kart, a w królestwie jest ich { $needed }: dodaj zestaw albo wyklucz mniej kart
}
error-unknown-condition = { $has_suggestion ->
    [yes] nieznany warunek „{ $name }”: czy chodziło o „{ $suggestion }”?
   *[no] nieznany warunek „{ $name }”: do wyboru są { $known }
}
error-kingdom-conditions = { $number ->
    [1] Żadne królestwo z tych kart nie spełnia warunku: { $conditions }. Zrezygnuj z tego warunku, dodaj zestaw albo wymagaj lub wyklucz mniej kart.
   *[other] Żadne królestwo z tych kart nie spełnia naraz warunków: { $conditions }. Zrezygnuj z któregoś warunku, dodaj zestaw albo wymagaj lub wyklucz mniej kart.
}
condition-village = karta z +2 akcjami
condition-buy = karta z +1 zakupem
condition-trash = karta, która wyrzuca twoje karty na Śmietnisko
condition-reaction-to-attack = Reakcja, jeśli jest Atak
condition-cost-spread = każdy koszt od 2 do 5

## Kody królestw

error-code-letter = „{ $letter }” nie występuje w kodach królestw: sprawdź, czy w „{ $text }” nie ma literówki
error-code-damaged = „{ $text }” to nie jest cały kod królestwa: sprawdź każdą literę albo skopiuj go jeszcze raz
error-code-version = kod królestwa ma wersję { $version }, a ten program czyta wersję { $known }: użyj nowszego Deckwrighta
error-code-card = kod królestwa wymienia kartę o numerze { $number }, której tu nie ma: użyj nowszego Deckwrighta
error-code-set = kod królestwa wymienia zestaw o numerze { $number }, którego tu nie ma: użyj nowszego Deckwrighta
error-code-sets = kod królestwa mieści od 1 do { $most } zestawów, a podano { $number }: podaj zestawy, z których są karty

## Zapisy rozgrywek

error-player-name = „{ $name }” nie może być imieniem gracza: użyj od 1 do { $most } widocznych znaków w jednym wierszu

## Przy stole i w wierszu poleceń

error-unknown-bot = { $has_suggestion ->
    [yes] nieznany bot „{ $name }”: czy chodziło o „{ $suggestion }”?
   *[no] nieznany bot „{ $name }”: do wyboru są { $known }
}
error-game-too-long = gra nie skończyła się, choć ruchów było { $most }: przerwano ją
error-no-such-card = { $has_suggestion ->
    [yes] nie ma karty „{ $name }”: czy chodziło o „{ $suggestion }”?
   *[no] nie ma karty „{ $name }”: „deckwright cards” wypisuje wszystkie
}
error-ambiguous-card = „{ $name }” pasuje do { $matches }: napisz więcej liter
error-answer-ambiguous = „{ $answer }” może znaczyć { $meanings }: napisz to w całości
error-no-such-number = nie ma wyboru { $number }: największy numer to { $most }
error-numbers-clash = numery { $numbers } nie pasują do siebie: wybieraj naraz rzeczy jednego rodzaju
error-unknown-seat = nie ma miejsca { $seat }: miejsca liczy się od 0 do { $most }
error-no-such-turn = w tym zapisie nie ma tury { $turn }
error-game-goes-on = rozgrywka jeszcze trwa: poczekaj na jej koniec

## Hosted games

error-no-such-moment = w tej grze nie ma chwili { $number }: chwile liczy się ruchami, od 0 do { $most }
