### Co mówi serwer: odmowy przy stole i wiersze polecenia deckwright serve.

error-data-version = Dane w { $path } zapisała inna wersja Deckwrighta (format { $found }, ta zna { $known }). Użyj tamtej wersji albo innego pliku: --data.
error-data-unusable = Nie można przechowywać danych w { $path }: { $reason }. Wybierz inny plik: --data.
<<<<<<< HEAD
error-data-not-written = Ruchu nie udało się zapisać na dysku, więc się nie liczy. Spróbuj ponownie; jeśli to się powtarza, trzeba sprawdzić dysk serwera.
error-data-damaged = Zapisane dane są uszkodzone: { $reason }.
error-bot-needs = Bot { $bot } potrzebuje w królestwie kart: { $cards }. Dodaj brakujące albo wybierz innego bota.
error-table-without-person = Przy stole musi być co najmniej jedno miejsce dla człowieka.
error-table-full = Wszystkie miejsca przy tym stole są zajęte. Możesz oglądać, jeśli stół na to pozwala, albo otworzyć własny stół.
error-seat-taken = Miejsce { $seat } nie jest wolne. Wybierz inne.
error-answer-stale = Od zadania tego pytania przy stole coś się zmieniło. Spójrz jeszcze raz i zdecyduj, o co chodzi teraz.
error-undo-off = Przy tym stole nie można cofać ruchów.
error-undo-too-late = Od tego czasu ktoś dowiedział się czegoś nowego, więc przy tym stole tego ruchu nie można już cofnąć.
error-undo-refused = Pozostali odmówili. Możesz poprosić ponownie po następnym ruchu.
=======
error-data-not-written = Odpowiedzi nie udało się zapisać na dysku, więc się nie liczy. Spróbuj ponownie; jeśli to się powtarza, trzeba zajrzeć do dysku serwera.
error-data-damaged = Zapisane dane stołu { $table } są uszkodzone ({ $reason }), więc nie można go pokazać. Innych stołów to nie dotyczy. Kto prowadzi serwer, może odzyskać stół z kopii zapasowej pliku z danymi.
error-data-locked = Inny serwer używa { $path }. Zatrzymaj go albo wybierz inny plik: --data.
error-bot-needs = Bot { $bot } potrzebuje w królestwie kart: { $cards }. Dodaj brakujące albo wybierz innego bota.
error-table-without-person = Przy stole musi być co najmniej jedno miejsce dla człowieka.
error-table-full = Wszystkie miejsca przy tym stole są zajęte. Możesz się przyglądać, jeśli stół na to pozwala, albo otworzyć własny stół.
error-name-unseen = Tej nazwy nie widać. Wybierz taką, która ma litery, cyfry lub inne widoczne znaki.
error-seat-taken = Miejsce { $seat } nie jest wolne. Wybierz inne.
error-answer-stale = Od zadania tego pytania przy stole coś się zmieniło. Spójrz jeszcze raz i odpowiedz na obecne pytanie.
error-undo-off = Przy tym stole niczego się nie cofa.
error-undo-too-late = Ktoś dowiedział się od tego czasu czegoś nowego, więc przy tym stole nie można tego cofnąć.
error-undo-behind-leaving = W międzyczasie ktoś opuścił grę. Tego, co było wcześniej, nie można już cofnąć.
error-undo-refused = Pozostali odmówili. Możesz poprosić ponownie po następnej decyzji przy stole.
>>>>>>> 98842a8 (A server that one client can't hold up: long work in small steps, a lane for bots, limits by seat and address, connections with an end)
error-nothing-to-agree = Nikt nie czeka na twoją zgodę.
error-seat-left = Nie ma cię przy stole; gra za ciebie bot. Najpierw wróć do gry.
error-seat-not-left = Już jesteś przy stole.
error-seat-not-replaced = Na tym miejscu nie gra nikt, kogo bot mógłby zastąpić.
error-seat-present = Ten gracz jest przy stole albo był jeszcze przed chwilą. Bot może go zastąpić po minucie nieobecności.
error-game-not-begun = Gra się jeszcze nie zaczęła: jest wolne miejsce.
error-server-full = Na serwerze nie zmieści się więcej stołów. Spróbuj później.
<<<<<<< HEAD
error-unknown-table = Nie ma tu stołu { $table }. Sprawdź link albo otwórz nowy stół.
=======
error-server-busy = Serwer losuje królestwa dla wielu innych osób. Spróbuj za chwilę albo wybierz karty samodzielnie.
error-unknown-table = Nie ma tu stołu { $table }. Sprawdź odnośnik albo otwórz nowy stół.
>>>>>>> 98842a8 (A server that one client can't hold up: long work in small steps, a lane for bots, limits by seat and address, connections with an end)
error-try-again = Stół został przed chwilą zamknięty, żeby wczytać go z dysku. Spróbuj za moment.
error-only-watching = Tylko oglądasz. To mogą robić wyłącznie gracze.
error-message-too-long = Wiadomość jest za długa; dozwolona liczba bajtów to { $most }.
error-message-slow = Żądanie nie dotarło w ciągu { $seconds } s. Spróbuj ponownie.
error-message-unreadable = Nie można odczytać wiadomości: { $reason }.
error-hello-first = Pierwszą wiadomością na łączu musi być hello.
error-hello-once = Na tym łączu było już hello.
error-unknown-token = Ten token nie należy do żadnego miejsca przy tym stole. Dołącz przez link do stołu, aby go otrzymać.
error-no-spectators = Tego stołu nie można oglądać.
error-table-crowded = Przy tym stole jest już za dużo osób.
error-seat-elsewhere = To miejsce jest otwarte w zbyt wielu innych oknach, więc to zostało zamknięte. Użyj jednego z tamtych.
error-too-many-messages = Za dużo wiadomości. Odczekaj chwilę i połącz się ponownie.
error-too-many-requests = Za dużo żądań z twojego adresu. Odczekaj chwilę i spróbuj ponownie.
error-server-failed = Coś poszło nie tak na serwerze; nic się nie zmieniło. Szczegóły są w dzienniku serwera.
error-no-such-address = Pod { $path } niczego nie ma. Opis interfejsu: /api/openapi.json.
error-wrong-method = { $method } nie jest możliwe pod { $path }. Opis interfejsu: /api/openapi.json.
error-port-busy = Port { $port } jest zajęty albo niedozwolony. Wybierz inny: --port.

serve-running = Deckwright działa pod adresem { $url }
serve-others = Inni w twojej sieci otwierają { $url }
serve-hint = Ctrl-C zatrzymuje serwer. Stoły są przechowywane w { $path }.
serve-no-page = Strona dla przeglądarki nie została zbudowana ({ $reason }); działa tylko interfejs /api.
