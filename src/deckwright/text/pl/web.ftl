### Strona w przeglądarce: ekran początkowy, nowy stół, lista stołów, czekanie na graczy, ustawienia.

## Wszędzie

web-home = Strona główna
web-main-menu = Menu główne
web-help = Pomoc
web-guide = Pierwsza gra z przewodnikiem
web-settings = Ustawienia
web-close = Zamknij
web-loading = Wczytywanie
web-connecting = Łączenie ze stołem…
web-try-again = Spróbuj ponownie
web-copied = Skopiowano
web-not-here = Nic tu nie ma
web-no-such-page = Pod tym adresem nie ma żadnej strony. Poniższe odnośniki zaprowadzą cię z powrotem.
error-unreachable = nie można połączyć się z serwerem. Sprawdź, czy działa i czy masz połączenie z siecią; strona wznowi pracę, gdy tylko serwer odpowie

## Ekran początkowy

web-tagline = Dominion w przeglądarce
web-about = Ze znajomymi albo przeciw botom, dokładnie według instrukcji. Bez zakładania konta, a twoi znajomi niczego nie instalują.
web-play-bot = Zagraj z botem
web-quick-first = Pierwsza gra
web-quick-last = To co ostatnio
web-quick-random = Losowe królestwo
web-quick-daily = Królestwo dnia
web-count-deck = Licz za mnie moją talię
web-what-to-do = Co chcesz zrobić?
web-new-table = Nowy stół
web-new-table-about = Wybierz królestwo, miejsca i opcje, a potem zaproś znajomych linkiem.
web-open-tables = Otwarte stoły
web-open-tables-about = Dosiądź się tam, gdzie jest wolne miejsce, albo obejrzyj czyjąś grę.
web-learn = Poznaj grę
web-learn-about = Zasady na jednej stronie, prostymi słowami i z obrazkami.
web-own-tables = Twoje stoły
web-go-on = Graj dalej
web-own-games = Twoje gry
web-game-won = Wygrana
web-game-shared = Wspólne zwycięstwo
web-game-lost = Przegrana
web-look-again = Obejrzyj ponownie
web-game-gone = Serwer nie ma już tego stołu. Zapis gry pozostał tutaj.
web-game-record = Zapis
web-forget-game = Usuń
web-forget-game-of = Usuń grę { $players }
web-all-games = Pokaż wszystkie gry ({ $number })
web-trademark = Dominion to znak towarowy swoich właścicieli. Deckwright jest od nich niezależny: teksty i obrazki są jego własne.
web-licences = Licencje czcionek i pakietów użytych na tej stronie
web-default-name = Gość

## Ustawienia

web-language = Język
web-theme = Motyw
web-theme-auto = Jak w systemie
web-theme-light = Jasny
web-theme-dark = Ciemny
web-motion = Animacje
web-motion-auto = Jak w systemie
web-motion-fast = Szybkie
web-motion-none = Wyłączone
web-pace = Tury innych graczy
web-pace-slow = Wolno
web-pace-normal = Normalnie
web-pace-instant = Od razu
web-your-name = Twoje imię
web-sounds = Dźwięki
web-sounds-about = Karty, monety, tasowanie, ataki, twoja tura i koniec gry.
web-single-keys = Skróty jednoklawiszowe
web-single-keys-about = Cyframi i literami wybierasz karty i kończysz turę.
web-warn-end-turn = Ostrzegaj przed końcem tury
web-warn-end-turn-about = Tylko gdy można jeszcze zrobić coś pożytecznego.
web-warn-buy = Pytaj przed zakupem, który wygląda na pomyłkę
web-warn-buy-about = Zanim zagrasz Skarby albo gdy kupujesz Klątwę.

## Boty

web-bot-plays = bot, strategia: { $strategy }
web-bot-level = bot, { $level }
web-levels = Postacie
web-opponent = Przeciwnik
web-bots = Boty
web-strategies = Boty z planem na to królestwo

## Nowy stół: królestwo

web-kingdom = Królestwo
web-kingdom-recommended = Polecane
web-kingdom-random = Losowe
web-kingdom-written = Lista lub kod
web-ten-cards = Dziesięć kart
web-no-kingdom-yet = Nie ma jeszcze kart: najpierw je wylosuj albo wymień.
web-kingdom-later = Dziesięć kart zostanie wybranych przy tworzeniu stołu, chyba że wybierzesz je teraz.
web-search = Szukaj
web-search-kingdom = Królestwo lub karta
web-set = Zestaw
web-sets = Zestawy
web-all-sets = Wszystkie zestawy
web-nothing-found = Nic nie znaleziono: spróbuj innego słowa albo wszystkich zestawów.
web-conditions = Wśród dziesięciu kart ma być
web-require = Koniecznie
web-ban = Nigdy
web-choose-card = Dodaj kartę…
web-remove-card = Usuń: { $card }
web-draw-kingdom = Wylosuj dziesięć kart
web-reroll = Wymień na inną kartę
web-reroll-card = Wymień na inną kartę: { $card }
web-written-label = Nazwy kart, kod albo nazwa królestwa
web-written-about = Karty oddziel przecinkami albo wpisz w osobnych wierszach, po angielsku lub w swoim języku. Jeśli podasz mniej niż dziesięć, resztę dobierze los.
web-take-kingdom = Użyj tego królestwa
web-unknown-card = { $has_suggestion ->
    [yes] Nie ma karty „{ $name }”: czy chodziło o „{ $suggestion }”?
   *[no] Nie ma karty „{ $name }”: sprawdź pisownię
}
web-too-many-cards = Za dużo kart ({ $number }): królestwo ma ich dziesięć
web-filled-up = { $number ->
    [one] Los dobrał { $number } kartę.
    [few] Los dobrał { $number } karty.
   *[many] Los dobrał { $number } kart.
}
web-code = Kod
web-copy-kingdom-link = Kopiuj link do królestwa
web-copy-list = Kopiuj listę kart

## Nowy stół: miejsca i opcje

web-seats = Miejsca
web-number-of-players = Liczba graczy
web-seat-number = Miejsce { $number }
web-person-by-link = Osoba (zaproszona linkiem)
web-link-follows = Link dla znajomych dostaniesz na następnym ekranie.
web-options = Opcje
web-create-table = Utwórz stół
web-undo = Cofanie
web-undo-free = Swobodne
web-undo-free-about = Ruch można cofnąć, dopóki nikt się przez niego niczego nie dowiedział.
web-undo-ask = Za zgodą
web-undo-ask-about = Ruch można cofnąć; jeśli ktoś się przez niego czegoś dowiedział, pozostali muszą się zgodzić.
web-undo-off = Wyłączone
web-undo-off-about = Co zagrane, to zagrane.
web-spectators = Widzowie
web-spectators-off = Bez widzów
web-spectators-no-hands = Nie widzą kart na ręce
web-spectators-open = Widzą karty wszystkich
web-clock = Czas na każdą decyzję
web-clock-off = Bez ograniczeń
web-clock-seconds = { $number ->
    [one] { $number } sekunda
    [few] { $number } sekundy
   *[many] { $number } sekund
}
web-clock-minutes = { $number ->
    [one] { $number } minuta
    [few] { $number } minuty
   *[many] { $number } minut
}
web-clock-about = Gdy czas minie, zdecyduje bot.
web-score = Pokazuj punkty podczas gry
web-score-about = Wszyscy widzą punkty wszystkich.
web-deck = Licz talie ich właścicielom
web-deck-about = Widzisz wszystkie karty swojej talii i te, które zostały do dobrania.
web-hints = Podpowiedzi dla wszystkich
web-hints-about = Kto ma zdecydować, może zapytać, co zrobiłby bot Samouk.
web-discreet = Gra dyskretna
web-discreet-about = Ani pytanie, ani chwila przerwy nie zdradzi innym, czy masz na ręce Akcję lub Reakcję. Tury trwają trochę dłużej.
web-listed = Pokaż stół na liście otwartych stołów
web-listed-about = Każdy może zająć wolne miejsce, nawet bez linku.
web-told-spectators-off = Nikt nie może oglądać gry.
web-told-spectators-no-hands = Widzowie widzą stół, ale nie karty na rękach.
web-told-spectators-open = Widzowie widzą karty wszystkich graczy.
web-told-score = Punkty są widoczne podczas gry.
web-told-no-score = Punkty liczy się na końcu.
web-told-deck = Każdemu liczona jest jego własna talia.
web-told-hints = Każdy może pytać o podpowiedzi.
web-told-discreet = Pytania i przerwy nie zdradzają, co kto ma na ręce.
web-told-clock = Czas na każdą decyzję: { $clock }.
web-told-no-clock = Bez limitu czasu.

## Lista stołów i czekanie

web-table-of = Stół gracza { $name }
web-state-waiting = Czeka na graczy
web-state-playing = Gra trwa
web-state-over = Gra skończona
web-seats-free = { $free ->
    [0] brak wolnych miejsc (z { $seats })
    [one] { $free } wolne miejsce z { $seats }
    [few] { $free } wolne miejsca z { $seats }
   *[many] { $free } wolnych miejsc z { $seats }
}
web-no-open-tables = W tej chwili nie ma otwartych stołów.
web-sit-down = Usiądź
web-watch = Oglądaj
web-waiting-for-players = Czekamy na graczy
web-free-seat = Wolne miejsce
web-fill = Posadź bota
web-fill-seat = Bot na miejsce { $number }
web-you = ty
web-here = przy stole
web-away = poza stołem
web-watching-until = Dopóki nie usiądziesz, oglądasz. Gra zacznie się, gdy wszystkie miejsca będą zajęte.
web-leave-table = Wyjdź
web-invite = Zaproś znajomych
web-invite-about = Kto otworzy ten link, może zająć wolne miejsce. Gra zacznie się, gdy wszystkie miejsca będą zajęte.
web-invite-alone = Ten link działa tylko na tym komputerze, bo serwer nie przyjmuje innych połączeń. Aby wpuścić innych, zatrzymaj go i uruchom tym poleceniem:
web-invite-network = Ten link prowadzi do twojego komputera przez sieć lokalną. Znajomi w tej samej sieci mogą zeskanować kod.
web-invite-code = Kod QR linku
web-invite-link = Link do tego stołu
web-invitation = Zagraj ze mną w Dominion!
web-copy-link = Kopiuj link
web-share = Udostępnij…
