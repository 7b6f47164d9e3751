### Co może być nie tak z plikami i zapisami: mówią o tym polecenia, nigdy serwer.

error-record-flag = „{ $value }” nie pasuje do { $key }: wpisz „yes” albo usuń ten wiersz
error-record-unrecognised = to nie jest zapis rozgrywki: pierwszy wiersz musi brzmieć „deckwright record 1”
error-record-version = zapis ma wersję { $version }, a ten program czyta wersję { $known }: użyj Deckwrighta, który go zapisał
error-record-key = wiersz { $line }: „{ $text }” nie należy do przygotowania gry: znane klucze to { $known }, a przed ruchami jest pusty wiersz
error-record-twice = wiersz { $line }: { $key } pojawia się drugi raz: zostaw jeden
error-record-missing = w zapisie brakuje { $key }: dodaj wiersz „{ $key }: …” przed pierwszym pustym wierszem
error-record-number = { $key ->
    [first] wiersz { $line }: { $key } musi być liczbą całkowitą od { $least } do { $most } albo „lot”, jest „{ $value }”
   *[other] wiersz { $line }: { $key } musi być liczbą całkowitą od { $least } do { $most }, jest „{ $value }”
}
error-record-line = wiersz { $line }: { $reason }
error-record-answer-form = „{ $text }” to nie ruch gracza: pisz tak jak „p0: buy Silver”
error-record-seat = nie ma p{ $player }, gdy graczy jest { $players }: miejsca liczy się od 0
error-file-missing = nie ma pliku { $path }: sprawdź nazwę
error-file-is-folder = { $path } to folder: podaj plik
error-file-forbidden = nie wolno otworzyć { $path }: sprawdź uprawnienia
error-file-not-text = { $path } nie jest tekstem UTF-8: podaj inny plik
error-file-unreadable = nie można użyć { $path }: { $reason }
error-file-exists = { $path } już istnieje i nie jest zapisem rozgrywki: wybierz inną nazwę
error-file-unnamed = nie podano pliku: wpisz jego nazwę po poleceniu
error-key-form = klucz ma 64 cyfry, każda od 0 do 9 lub od a do f: skopiuj go jeszcze raz albo pozwól Deckwrightowi go utworzyć
error-seed-and-key = podano ziarno i klucz, a los bierze się tylko z jednego z nich: usuń drugie
error-native-keyed = maszyna natywna nie tasuje kluczem: użyj maszyny python
error-commitment-form = zobowiązanie ma 64 cyfry, każda od 0 do 9 lub od a do f: skopiuj je jeszcze raz
error-commitment-differs = zobowiązanie w zapisie nie pasuje do klucza, więc jedno z nich zmieniono: pobierz zapis ze stołu jeszcze raz
error-commitment-alone = jest zobowiązanie, a nie ma klucza, do którego mogłoby pasować: usuń je albo wpisz klucz zamiast ziarna
error-commitment-broken = klucz z zapisu pasuje do zobowiązania { $commitment }, a nie do podanego: porównaj podane z tym, które pokazano na początku rozgrywki; jeśli się zgadza, to nie jest rozgrywka, którą obiecano
error-record-without-key = zapis ma ziarno, a nie klucz, więc nie ma czego sprawdzać: weź zapis rozgrywki z serwera albo obejrzyj ten poleceniem „deckwright replay”
