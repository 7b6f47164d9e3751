### Terminal i wiersz poleceń.

## Przy stole

terminal-person = Gracz
terminal-bot = { $name } (bot, strategia: { $strategy })
terminal-bot-level = { $name } (bot, { $level })
terminal-welcome = { $kingdom }. Ziarno { $seed }.
terminal-own-kingdom = Własne królestwo
terminal-kingdom = Królestwo: { $cards }
terminal-seats = Przy stole: { $players }. Wpisz { $help }, aby zobaczyć pomoc.
terminal-priced = { $card } { $cost }
terminal-place = { $place }: { $cards }
terminal-landscapes = obok Zasobów
terminal-with-tokens = { $card } ({ $tokens })
terminal-counters = Akcje { $actions }, zakupy { $buys }, monety { $coins }
terminal-counters-potions = { $counters }, mikstury { $potions }
terminal-nothing = nic
terminal-undone = Cofnięto.
terminal-saved = Rozgrywka jest zapisana w pliku { $path }.
terminal-goodbye = Na tym kończymy. Do zobaczenia!
review-title = Analiza: { $players }
review-progress = Analiza: ruch { $done } z { $planned }…
review-chart = Szansa na wygraną w procentach, po turach
advice-line = { $answer } (szansa na wygraną { $chance }). { $reason }

## Słowa do wpisania

terminal-word-help = pomoc
terminal-word-card = karta
terminal-word-supply = zasoby
terminal-word-log = dziennik
terminal-word-undo = cofnij
terminal-word-hint = podpowiedź
terminal-word-save = zapisz
terminal-word-quit = koniec
terminal-help =
    Odpowiedz numerem ([3] to 3), kilkoma numerami (1 1 4) albo słowami: kup Srebrniki, odrzuć Posiadłość, Posiadłość, zakończ turę. Wystarczy początek nazwy, jeśli pasuje tylko do jednej karty; nazwy i słowa angielskie też działają.
    { $card } NAZWA albo ?NAZWA: co robi karta
    { $supply }: stosy i Śmietnisko
    { $log }: wszystko, co się wydarzyło
    { $undo }: powrót do twojej ostatniej decyzji
    { $hint }: trzy najlepsze ruchy z szansą na wygraną
    { $save } PLIK: zapis rozgrywki
    { $quit }: wyjście

## Koniec

terminal-over = Koniec rozgrywki
terminal-score = { $player }: { $points } ({ $cards })
terminal-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} w { $turns ->
    [one] { $turns } turze
   *[many] { $turns } turach
}
terminal-scored = { $card }: { $points }
terminal-and = { " i " }
terminal-default = { $number ->
    [one] { $loser } przegrywa rozgrywkę; { $players } wygrywa walkowerem!
   *[many] { $loser } przegrywa rozgrywkę; { $players } wygrywają walkowerem!
}
terminal-winners = { $number ->
    [one] Wygrywa { $players }!
   *[many] Zwycięstwo dzielą { $players }!
}

## Tabele i nagłówki wiersza poleceń

cli-card = Karta
cli-english = Po angielsku
cli-cost = Koszt
cli-types = Typy
cli-sets = Zestawy
cli-id = Id
cli-kingdom = Królestwo
cli-state = Stan
cli-playable = można grać
cli-lacks = jeszcze nie, brakuje: { $cards }
cli-also-called = Inne nazwy: { $names }
cli-rulings = Orzeczenia: { $ids }
cli-players = Gracze: { $players }
cli-seed = Ziarno { $seed }
cli-key = Klucz { $key }
cli-code = Kod { $code }
cli-unfinished = Zapis kończy się w tym miejscu. Decyduje { $player }.
cli-commitment-holds = Klucz pasuje do zobowiązania { $commitment }.
cli-commitment-given = To jest podane zobowiązanie.
cli-commitment-compare = Porównaj je z zobowiązaniem, które pokazano na początku rozgrywki.
cli-answers-legal = { $number ->
    [0] Nie wykonano jeszcze żadnego ruchu.
    [one] Wykonano { $number } ruch, zgodny z zasadami.
    [few] Wykonano { $number } ruchy, wszystkie zgodne z zasadami.
   *[many] Wykonano { $number } ruchów, wszystkie zgodne z zasadami.
}
cli-crash = program uległ awarii ({ $kind }: { $reason })
error-move-unreadable = „{ $answer }” to nie ruch: wpisz numer z listy albo zacznij od jednego z tych słów: { $verbs }
