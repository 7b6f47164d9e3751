## deckwright strategies

strategies-name = Nazwa
strategies-needs = Potrzebuje
strategies-about = Opis

## Błędy w plikach strategii

error-strategy-expected = { $file }:{ $line }:{ $column }: oczekiwano: { $expected ->
    [card] karta
    [option] opcja
    [section] sekcja, na przykład buy: albo trash:
    [asker] karta, która pyta, jak w „choose with Pirate Ship:”
    [no-asker] brak karty, bo buy: jest wspólne
    [no-else] wiersz bez „else”, bo nie ma tu czego uzupełniać
    [no-condition] brak warunku po „else”
    [fact] liczba lub fakt, na przykład coins, turn albo n(Silver)
    [and-or] and, or albo koniec wiersza
    [bracket] nawias zamykający
    [short-condition] krótszy warunek
    [small-number] liczba nie większa niż 1000000
   *[other] { $expected }
}, jest: { $has_found ->
    [yes] „{ $found }”
   *[no] nic
}{ $has_suggestion ->
    [yes] ; czy chodziło o „{ $suggestion }”?
   *[no] {""}
}
error-strategy-no-buy = strategia w { $file } niczego nie kupuje: dodaj sekcję „buy:”, a pod nią karty
error-strategy-needs = strategia „{ $strategy }” potrzebuje kart, których nie ma w tym królestwie: { $cards }
error-unknown-strategy = { $has_suggestion ->
    [yes] nieznana strategia „{ $name }”: czy chodziło o „{ $suggestion }”?
   *[no] nieznana strategia „{ $name }”: „deckwright strategies” wymienia dostępne, a nazwa pliku kończy się na .strategy
}
