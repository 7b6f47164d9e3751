### Nazwy polecanych zestawów kart Królestwa.

## Dominion, pierwsza edycja

kingdom-king-1e-1 = Pierwsza rozgrywka
kingdom-king-1e-2 = Duże pieniądze
kingdom-king-1e-3 = Interakcja
kingdom-king-1e-4 = Zaburzenia rozmiarów
kingdom-king-1e-5 = Wiejski plac

## Przystań, pierwsza edycja

kingdom-king-s1-1 = Na pełnym morzu
kingdom-king-s1-2 = Zakopany skarb
kingdom-king-s1-3 = Cmentarzysko okrętów
kingdom-king-s1-4 = Sięgając w przyszłość
kingdom-king-s1-5 = Powtórki
kingdom-king-s1-6 = Kto daje i zabiera…

## Dominion, druga edycja

kingdom-king-2e-1 = Pierwsza rozgrywka
kingdom-king-2e-2 = Zaburzenia rozmiarów
kingdom-king-2e-3 = Top Deck
kingdom-king-2e-4 = Sprytny wybieg
kingdom-king-2e-5 = Ulepszenia
kingdom-king-2e-6 = Srebro i złoto

## Dominion, druga edycja, oraz Intryga

kingdom-king-2e-7 = Podwładni
kingdom-king-2e-8 = Wielki spisek
kingdom-king-2e-9 = Dekonstrukcja

## Dominion, druga edycja, oraz Przystań

kingdom-king-2e-10 = Lepsze jutro
kingdom-king-2e-11 = Powtarzalność
kingdom-king-2e-12 = Kompromisy

## Dominion, druga edycja, oraz Alchemia

kingdom-king-2e-13 = Zakazane rzemiosło
kingdom-king-2e-14 = Pichcenie eliksirów
kingdom-king-2e-15 = Lekcja chemii

## Dominion, druga edycja, oraz Złoty wiek

kingdom-king-2e-16 = Wielkie pieniądze
kingdom-king-2e-17 = Królewska armia
kingdom-king-2e-18 = Dostatnie życie

## Dominion, druga edycja, oraz Róg obfitości i Rzemieślnicy

kingdom-king-2e-19 = Trofea łowieckie
kingdom-king-2e-20 = Złe znaki
kingdom-king-2e-21 = Warsztat błazna
kingdom-king-2e-22 = Sztuki i rzemiosła
kingdom-king-2e-23 = Porządek musi być
kingdom-king-2e-24 = Lepsze jest wrogiem dobrego

## Dominion, druga edycja, oraz W głąb lądu

kingdom-king-2e-25 = Napaść na gościńcu
kingdom-king-2e-26 = Zagraniczne podróże

## Dominion, druga edycja, oraz Mroczne wieki

kingdom-king-2e-27 = Raz na wozie, raz pod wozem
kingdom-king-2e-28 = Rycerze i hulaki

## Dominion, druga edycja, oraz W nieznane!

kingdom-king-2e-29 = Następny poziom
kingdom-king-2e-30 = Diabelne zaburzenia rozmiarów

## Dominion, druga edycja, oraz Imperium

kingdom-king-2e-31 = Wszystko z umiarem
kingdom-king-2e-32 = Srebrne kule

## Dominion, druga edycja, oraz Pieśń nocy

kingdom-king-2e-33 = Nocna zmiana
kingdom-king-2e-34 = Bezczynne ręce

## Dominion, druga edycja, oraz Renesans

kingdom-king-2e-35 = Bez wieśniaka ani rusz
kingdom-king-2e-36 = Przechwyć flagę

## Dominion, druga edycja, oraz Menażeria

kingdom-king-2e-37 = Pony Express
kingdom-king-2e-38 = Ogród kotów
