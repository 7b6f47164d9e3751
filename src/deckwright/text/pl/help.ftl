### Strona pomocy i pierwsza rozgrywka z przewodnikiem w przeglądarce.

help-title = Jak grać
help-lead = Zasady Dominiona poznasz w pięć minut, a gra trwa pół godziny. Oto wszystko, co trzeba wiedzieć.
help-contents = Na tej stronie
help-guided-about = Wolisz uczyć się w trakcie gry? Gra z przewodnikiem objaśnia wszystko we właściwej chwili.
help-guided-start = Zacznij grę z przewodnikiem
help-home = Strona główna

## Cel

help-aim = Cel gry
help-aim-points = Celem gry jest mieć na koniec najwięcej punktów zwycięstwa. Każdy gracz ma własną talię. Na początku jest mała i słaba, ale tura po turze dokupujesz do niej lepsze karty ze stosów na środku stołu.
help-aim-catch = Jest jednak haczyk: karty z punktami aż do końca nic ci nie dają. Zajmują tylko miejsce na ręce. Kiedy przestać budować talię, a zacząć zbierać punkty? To pytanie wraca w każdej grze.
help-aim-start = Wszyscy zaczynają z tymi samymi dziesięcioma kartami: mają siedem Miedziaków i trzy Posiadłości. Pięć z nich dobierają na pierwszą rękę. Stosy na środku to Zasoby: pieniądze, punkty, Klątwy i dziesięć kart Królestwa, za każdym razem innych.

## Tura

help-turn = Twoja tura
help-turn-order = Tura składa się z trzech faz, zawsze w tej kolejności.
help-turn-action = Akcja
help-turn-action-text = Możesz zagrać z ręki jedną kartę Akcji. Wykonaj jej polecenia od góry do dołu. Wiele kart daje kolejną akcję, więc tura może zamienić się w długi łańcuch.
help-turn-buy = Zakup
help-turn-buy-text = Zagraj swoje Skarby: razem z monetami z kart Akcji to twoje pieniądze. Potem możesz kupić jedną kartę, na którą cię stać. Po pierwszym zakupie nie wolno już zagrywać Skarbów. Kupiona karta trafia na twój stos kart odrzuconych; Skarby się nie zużywają i jeszcze do ciebie wrócą.
help-turn-clean-up = Porządki
help-turn-clean-up-text = Wszystkie zagrane karty i wszystkie, które zostały ci na ręce, trafiają na stos kart odrzuconych, a ty dobierasz pięć nowych. Niewykorzystane akcje, zakupy i monety przepadają. Stół robi to za ciebie.
help-bonuses = Większość kart opiera się na czterech premiach:
help-bonus-card = +1 karta
help-bonus-card-text = Od razu dobierz kartę ze swojej talii.
help-bonus-action = +1 akcja
help-bonus-action-text = Możesz w tej turze zagrać jeszcze jedną kartę Akcji.
help-bonus-buy = +1 zakup
help-bonus-buy-text = Możesz w tej turze kupić jeszcze jedną kartę. Monet musi starczyć na wszystkie.
help-bonus-coin = +1 moneta
help-bonus-coin-text = Masz w tej turze o jedną monetę więcej do wydania.

## Talia

help-deck = Jak krąży twoja talia
help-deck-text = Gdy potrzebujesz karty, a talia się skończyła, twój stos kart odrzuconych zostaje przetasowany i staje się nową talią. Dlatego kupiona karta trafi na rękę dopiero po kilku turach, ale potem będzie wracać raz po raz. Każdy zakup zmienia wszystkie twoje kolejne tury.
help-deck-trash = Wyrzucić kartę na Śmietnisko to usunąć ją z gry na dobre. Często to czysty zysk: im mniej masz słabych kart, tym szybciej dobierasz mocne.
help-deck-shuffle = tasowanie
help-deck-draw = dobieranie
help-deck-play = zagrywanie
help-deck-bought = kupione karty
help-deck-picture = Karty wędrują z talii na rękę, z ręki do gry, a stamtąd na stos kart odrzuconych, na który trafiają też kupione karty. Gdy talia jest pusta, stos kart odrzuconych zostaje przetasowany i staje się talią.

## Rodzaje kart

help-types = Rodzaje kart
help-types-about = Typ podany jest u dołu karty. Karta może mieć kilka typów naraz i wtedy należy do każdego z nich.
help-type-action-text = Zagrywasz ją w fazie akcji, żeby wykonać jej polecenia.
help-type-treasure-text = Zagrywasz go w fazie zakupu, żeby mieć monety.
help-type-victory-text = Daje punkty na koniec gry, a wcześniej na ogół nic.
help-type-curse-text = Odbiera ci punkt. Najczęściej dostajesz ją przez cudze Ataki.
help-type-attack-text = Akcja, która szkodzi wszystkim pozostałym graczom.
help-type-reaction-text = Można jej użyć w szczególnej chwili, którą wskazuje sama karta, także w turze innego gracza.
help-type-duration-text = Akcja, która działa jeszcze w twojej następnej turze.
help-attacks = Gdy ktoś zagrywa Atak, pozostali mogą najpierw użyć swoich Reakcji. Dopiero potem Atak działa na kolejnych graczy. Fosa odkryta z ręki chroni cię przed nim; zostaje na ręce i następnym razem można ją odkryć znowu.
help-durations = Karty Następstwa pochodzą z zestawu Przystań. Leżą przed tobą, dopóki nie spełni się wszystko, co zapowiadają, i dopiero potem trafiają na stos kart odrzuconych.

## Koniec

help-end = Koniec gry
help-end-text = Gra kończy się po turze, w której zabrano ostatnią Prowincję albo w której puste są trzy dowolne stosy Zasobów. Przy pięciu i sześciu graczach puste muszą być cztery stosy.
help-end-score = Wtedy liczy się wszystko, co masz: rękę, talię, stos kart odrzuconych, karty w grze i odłożone na bok. Karty na Śmietnisku nie należą do nikogo. Wygrywa najwyższy wynik; przy remisie ten, kto miał mniej tur, a jeśli i tu jest po równo, zwycięstwo jest wspólne.

## Rady

help-hints = Trzy rady na początek
help-hint-money = Najpierw pieniądze. Mając 3 lub 4 monety, rzadko pożałujesz Srebrników, a mając 6, prawie nigdy Złota.
help-hint-few = Mało Akcji, ale dobrych. Dwie Kuźnie na ręce na nic się nie zdadzą, gdy masz tylko jedną akcję; karty takie jak Wioska i Targowisko ją oddają.
help-hint-late = Punkty pod koniec. Prowincje, gdy tylko masz 8 monet, Powiaty, gdy zostało niewiele Prowincji, a Posiadłości dopiero w ostatnich turach.

## Ten stół

help-keys = Klawisze
help-keys-about = Wszystko da się zrobić także bez myszy. Skróty jednoklawiszowe można wyłączyć w ustawieniach.
help-enter = Enter
help-space = Spacja

help-options = Co jeszcze potrafi stół
help-option-text = Tekst kart
help-option-text-about = Wskaż kartę albo jej nazwę, także w dzienniku, lub przytrzymaj na niej palec, a przeczytasz, jak działa.
help-option-undo = Cofanie
help-option-undo-about = Dopóki nikt nie dowiedział się niczego nowego, możesz cofnąć swój ostatni ruch. Później decyduje ustawienie stołu: pytani są pozostali gracze albo cofnąć się nie da.
help-option-past = Spojrzenie wstecz
help-option-past-about = Kliknij wpis w dzienniku, a zobaczysz stół taki, jaki był dla ciebie w tamtej chwili.
help-option-watch = Widzowie
help-option-watch-about = Kto otwiera stół, decyduje, czy inni mogą się przyglądać i czy widzą karty na rękach.
help-option-proof = Uczciwe tasowanie
help-option-proof-about = Na początku gry dziennik pokazuje zobowiązanie dotyczące każdego tasowania, a po grze pasujący do niego klucz. Mając zapis gry, każdy może sprawdzić, że przy tasowaniu nikt nie oszukiwał.

help-friends = Gra ze znajomymi
help-friends-text = Otwórz nowy stół, zostaw po wolnym miejscu dla każdego ze znajomych i wyślij im link. Kto go otworzy, wybiera imię i siada; nikt nie potrzebuje konta. Jeśli stracisz połączenie, po prostu otwórz link ponownie w tej samej przeglądarce: twoje miejsce czeka.
help-friends-start = Otwórz nowy stół

## Rozgrywka z przewodnikiem

help-guide-title = Gra z przewodnikiem
help-guide-starting = Rozkładanie kart…
help-guide-player = Nowy gracz
help-guide-understood = Rozumiem
help-guide-no-more = Bez wskazówek
help-guide-again = Pokazuj wskazówki
help-guide-ask = Co teraz zrobić?

help-guide-first-hand = Cel: mieć na koniec najwięcej punktów zwycięstwa. Oto twoja ręka: Miedziaki to pieniądze, każda taka karta daje 1 monetę. Posiadłości to punkty i liczą się dopiero na koniec. Akcji jeszcze nie masz, zacznij więc od zagrania Skarbów.
help-guide-first-buy = Masz { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
   *[many] { $coins } monet
} i jeden zakup. Wybierz jeden z podświetlonych stosów; na każdym widać koszt karty. Srebrniki za 3 to solidny początek: dają 2 monety za każdym razem, gdy je dobierzesz.
help-guide-bought = Kupiona karta leży na twoim stosie kart odrzuconych. Dobierzesz ją po następnym tasowaniu. Pięć kart, które masz teraz, to druga połowa talii startowej.
help-guide-shuffle = Talia się skończyła, więc stos kart odrzuconych został przetasowany i znów jest twoją talią, już z kupionymi kartami. Tak krąży przez całą grę.
help-guide-action = Masz na ręce kartę Akcji. Każdą turę zaczynasz z jedną akcją, więc przed Skarbami możesz zagrać jedną taką kartę. Wskaż ją, a przeczytasz, jak działa.
help-guide-more-actions = Ta karta dała ci akcje: licznik akcji mówi, ile jeszcze kart Akcji możesz zagrać. Takie karty zagrywaj jako pierwsze.
help-guide-more-cards = Karty dobierasz od razu. Możesz ich użyć jeszcze w tej turze: Skarbami zapłacisz, a Akcje zagrasz, jeśli została ci akcja.
help-guide-one-action = Kilka kart Akcji, ale tylko jedna akcja: zagrasz tylko jedną z nich. Wioska daje dwie akcje i rozwiązuje ten kłopot.
help-guide-attack = Przeciwnik zagrywa Atak. Dotknie cię, chyba że masz na ręce Fosę i ją odkryjesz. Potem gra toczy się dalej.
help-guide-choose-discard = Gdy musisz coś odrzucić, najpierw pozbądź się kart Zwycięstwa: na ręce nic nie robią.
help-guide-trash = Karty wyrzucone na Śmietnisko znikają z talii na dobre. W przypadku Posiadłości i Miedziaków to zwykle błogosławieństwo.
help-guide-more-buys = Masz w tej turze więcej niż jeden zakup. Możesz kupować kartę po karcie, dopóki starczy monet.
help-guide-gold = Za sześć monet kupisz Złoto, które na każdej ręce daje 3 monety. Gdy uzbierasz trochę Złota i Srebrników, 8 monet na Prowincję znajdzie się samo.
help-guide-province = Osiem monet: starczy na Prowincję wartą 6 punktów. Nic tak nie wygrywa gier jak Prowincje.
help-guide-green = W twojej talii są już karty Zwycięstwa. Trochę osłabiają rękę, ale na koniec liczą się tylko one. Odtąd to wyścig.
help-guide-duchy = Zostało niewiele Prowincji. Teraz Powiaty, 3 punkty za 5 monet, są często lepsze niż kolejne pieniądze.
help-guide-end-near = Koniec już blisko: gra kończy się, gdy zniknie ostatnia Prowincja albo opróżni się trzeci stos. Zamieniaj na punkty każdą monetę.
help-guide-over = To była twoja pierwsza gra! Podsumowanie pokazuje, kto wygrał, dzięki jakim kartom i jak to szło tura po turze. Zagraj jeszcze raz albo otwórz stół dla znajomych.

## Co teraz będzie dobre

help-guide-play-village = Najpierw zagraj { $card }: ta karta daje więcej akcji, niż zużywa.
help-guide-play-again = Najpierw zagraj { $card }: ta karta oddaje akcję, którą zużywa, więc nic cię nie kosztuje.
help-guide-play-draw = Zagraj { $card }: więcej kart to zwykle więcej monet.
help-guide-play-attack = Zagraj { $card }: dobrze dla ciebie, gorzej dla pozostałych.
help-guide-play-any = Zagraj { $card }: masz na to akcję.
help-guide-end-actions = Zakończ akcje: żadna z tych kart teraz ci nie pomoże.
help-guide-treasures = Zagraj wszystkie Skarby. Prawie nigdy nie warto niczego zatrzymywać.
help-guide-buy-province = Kup { $card }: 6 punktów, więcej nie daje nic.
help-guide-buy-points = Kup { $card }: Prowincje się kończą i teraz liczy się każdy punkt.
help-guide-buy-treasure = Kup { $card }: więcej pieniędzy na każdej następnej ręce.
help-guide-buy-action = Kup { $card }: kilka dobrych Akcji przyspiesza talię.
help-guide-end-turn = Zakończ turę: żadna z kart, na które cię stać, nie poprawi twojej talii.
help-guide-pay = Spłać dług: dopóki go masz, nic nie możesz kupić.
help-guide-discard = Odrzuć { $cards }: teraz przydadzą ci się najmniej.
help-guide-trash-cards = Wyrzuć na Śmietnisko { $cards }: bez nich talia będzie lepsza.
help-guide-upgrade = Wyrzuć na Śmietnisko { $card }: w zamian możesz dodać { $gained }.
help-guide-gain = Dodaj { $card }: nic lepszego tu nie dostaniesz.
help-guide-reveal = Odkryj { $card }: nic cię to nie kosztuje, a Atak cię ominie.
help-guide-nothing = Tym razem niczego nie wybieraj: wszystkie te karty lepiej zachować.
help-guide-play-chosen = Zagraj { $card }: tak zyskasz najwięcej.
help-guide-trash-theirs = Wyrzuć na Śmietnisko { $cards }: to zaboli najbardziej.
help-guide-show = Odkryj { $card }: to ci teraz pomoże.
help-guide-topdeck = Odłóż na wierzch talii { $cards }: tak będzie najlepiej.
help-guide-set-aside = Odłóż na bok { $cards }: teraz możesz się bez tego obejść.
help-guide-return = Odłóż do Zasobów { $cards }: bez tego talia będzie lepsza.
help-guide-embargo = Połóż żeton na { $card }: ten stos prawie ci się nie przyda, a innym może.
help-guide-give = Podaj { $card }: tego będzie ci najmniej brakować.
help-guide-put = Włóż do talii { $card }: teraz przyda ci się najmniej.
help-guide-name = Nazwij { $card }: to najpewniej leży na wierzchu twojej talii.
help-guide-choose = Wybierz: { $options }. Tu zyskasz na tym najwięcej.
help-guide-decline = Tym razem odpuść: teraz nic by ci to nie dało.
help-guide-not-your-turn = Teraz gra przeciwnik. W dzienniku widać, co się dzieje.
