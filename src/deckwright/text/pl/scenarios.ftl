## Pliki scenariuszy

error-scenario-unreadable = nie można odczytać pliku ({ $reason }): sprawdź nazwę i to, czy jest tekstem UTF-8
error-scenario-yaml = plik nie jest poprawnym YAML-em: { $reason }
error-scenario-size = plik jest większy niż { $most } kB: scenariusz to kilka linijek tekstu
error-scenario-alias = wiersz { $line } używa aliasu YAML (*nazwa): wpisz ten fragment w całości
error-scenario-depth = wiersz { $line } jest zagnieżdżony głębiej niż na { $most } poziomów: scenariuszowi wystarczą cztery
error-scenario-key = nieznany klucz { $key }: znane są tu { $known }
error-scenario-missing = brakuje klucza { $key }: dodaj go
error-scenario-path = nieznana ścieżka { $path }: zobacz ścieżki dla „expect” w opisie formatu
error-scenario-refused = { $key }: { $reason }
error-scenario-value = { $has_found ->
    [yes] { $key }: oczekiwano: { scenario-expected }, jest: { $found }
   *[no] { $key }: oczekiwano: { scenario-expected }
}
scenario-expected = { $expected ->
    [answer] odpowiedź, na przykład „play Village”
    [card-name] angielska nazwa karty
    [kingdom-cards] karty Królestwa, bez kart podstawowych
    [list] lista
    [list-of-cards] lista kart
    [list-of-sets] lista zestawów
    [mapping] klucze z wartościami
    [named-pile] stos z różnymi kartami albo spoza Zasobów
    [landscape] Zdarzenie, Projekt, Krajobraz lub Droga z listy „landscapes”
    [one-per-player] po jednym wpisie na gracza
    [one-step] jeden krok z jednym kluczem
    [path] ścieżka
    [phase] „action” albo „buy”
    [pile] karta, która ma stos
    [player-and-answer] gracz i odpowiedź, na przykład „p0: end turn”
    [player-and-verb] gracz i czasownik, na przykład „p0 play”, albo „nobody”
    [project] Projekt wymieniony w „landscapes”
    [ten-different] najwyżej dziesięć różnych kart
    [text] tekst
    [true-or-false] true albo false
    [whole-number] odpowiednia liczba całkowita
   *[other] { $expected }
}
error-scenario-none = w tym folderze nie ma scenariusza: scenariusze to pliki .yaml

## Niepowodzenia scenariuszy

error-scenario-step = krok { $step }: { $reason }
error-scenario-differs = { $path }: oczekiwano { $expected }, jest { $found }
error-scenario-accepted = oczekiwano odmowy na „{ $answer }”, a ruch przyjęto
error-scenario-changed = oczekiwano, że odmowa na „{ $answer }” poda powód i niczego nie zmieni, a jest inaczej
error-scenario-shuffles-left = { $number ->
    [one] oczekiwano jeszcze { $number } tasowania, a go nie było: usuń je z „shuffles”
   *[many] oczekiwano jeszcze { $number } tasowań, a ich nie było: usuń je z „shuffles”
}
error-shuffle-not-listed = nie oczekiwano tasowania, a tasuje się [{ $cards }]: dodaj je do „shuffles”
error-shuffle-differs = tasowanie: oczekiwano [{ $listed }], jest [{ $cards }]
