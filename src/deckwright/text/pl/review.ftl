### Analiza po grze, w terminalu i w przeglądarce.

answer-said = { $form ->
    [bare] { $verb }
    [listed] { $verb }: { $cards }
   *[plain] { $verb } { $cards }
}
    .case = accusative

review-heading = Analiza
review-about = Co zadecydowało o wyniku: szansa na wygraną po każdej decyzji, błędy i lepsze ruchy oraz ile w tym było szczęścia. Trwa to kilka sekund, po długiej grze do pół minuty.
review-begin = Przeanalizuj tę grę
review-waiting = Najpierw analizowane są inne gry…
review-working = Trwa analiza gry…
review-ready = Analiza gotowa.
review-show = Pokaż
review-chances = Szansa na wygraną po każdej decyzji
review-chances-key = Wysokość pasa to szansa gracza. Znaki to błędy gracza z tym znakiem, linie przerywane to punkty zwrotne.
review-turning-points = Punkty zwrotne
review-turning-point = { $player }, tura { $turn }: { $changed }{ $before } → { $after } (karty { $luck }, decyzje { $choices })
review-steady = Żadna tura nie zmieniła wiele.
review-mistakes = Błędy
review-mistake = Tura { $turn }, { $size ->
    [slip] niedokładność
    [mistake] błąd
   *[blunder] gruby błąd
}: { $answer } ({ $after }). Lepiej: { $best } ({ $before }).
review-no-mistakes = Żadnych wartych wzmianki.
review-more-mistakes = { $number ->
    [one] i { $number } mniejszy
    [few] i { $number } mniejsze
   *[other] i { $number } mniejszych
}
review-accuracy = Dokładność
review-all = cała gra
review-part-opening = otwarcie
review-part-buys = zakupy
review-part-plays = zagrania
review-part-endgame = końcówka
review-causes = Szczęście i umiejętności, w punktach procentowych szansy na wygraną
review-start = początek
review-luck = szczęście
review-lost = własne błędy
review-given = błędy innych
review-result = wynik
review-openings = Otwarcia
review-same-opening = { $slip ->
    [yes] { $player }: { $bought } ({ $lost }). Samouk bez namysłu otworzyłby tak samo.
   *[no] { $player }: { $bought }. Samouk otworzyłby tak samo.
}
review-opening = { $player }: { $bought } ({ $lost }). Samouk: { $learned }.
review-caution = Bot Samouk ocenia każdą decyzję po tym, co w tej chwili mógł widzieć ten, kto decydował. Gra dobrze, ale nie bezbłędnie: małe różnice niewiele znaczą.
review-rough = Przy czterech lub więcej graczach szanse są tylko przybliżone: pokazują, kto prowadzi, ale nie o ile.
review-guided = Przewodnik trzyma się prostego planu, dobrego w każdym królestwie. Bot Samouk patrzy na to jedno królestwo, więc może woleć inny ruch niż ten, który podpowiedział przewodnik.

## Rada

advice-title = Co radzisz?
advice-thinking = Zastanawiam się…
advice-about = Najlepsze ruchy bota Samouka na podstawie tego, co widzisz, z szansą na wygraną po każdym z nich.
advice-not-now = W tej chwili nie masz nic do zdecydowania.
advice-none = Do tej gry nie ma podpowiedzi: jest w niej za dużo rodzajów kart.
advice-do = Zrób tak
advice-then = { $first }, potem { $answer }
advice-attack = To Atak na innych.
advice-better = O { $number ->
    [one] { $number } wygraną
    [few] { $number } wygrane
   *[many] { $number } wygranych
} na 100 więcej niż po następnej odpowiedzi.
advice-buys = { $number ->
    [one] Daje dodatkowy zakup.
    [few] Daje { $number } dodatkowe zakupy.
   *[other] Daje { $number } dodatkowych zakupów.
}
advice-coins = { $number ->
    [one] Daje { $number } monetę.
    [few] Daje { $number } monety.
   *[other] Daje { $number } monet.
}
advice-curses = Rozdaje innym Klątwy.
advice-dead = Na ręce nic ci to nie daje.
advice-draws = { $number ->
    [one] Pozwala dobrać { $number } kartę.
    [few] Pozwala dobrać { $number } karty.
   *[other] Pozwala dobrać { $number } kart.
}
advice-end-actions = Czas na Skarby i zakupy.
advice-end-turn = Talia zostaje taka, jaka jest.
advice-ends = Kończy grę, a ty wygrywasz.
advice-even = Tyle samo wygranych co po najlepszej innej odpowiedzi.
advice-goes-on = { $number ->
    [one] Pozwala dobrać { $number } kartę i grać dalej.
    [few] Pozwala dobrać { $number } karty i grać dalej.
   *[other] Pozwala dobrać { $number } kart i grać dalej.
}
advice-plain = Tak wychodzi w dalszej grze.
advice-points = { $number ->
    [one] { $number } punkt.
    [few] { $number } punkty.
   *[other] { $number } punktów.
}
advice-points-late = { $left ->
    [one] Została tylko { $left } Prowincja,
    [few] Zostały tylko { $left } Prowincje,
   *[other] Zostało tylko { $left } Prowincji,
} { $number ->
    [one] więc teraz { $number } punkt.
    [few] więc teraz { $number } punkty.
   *[other] więc teraz { $number } punktów.
}
advice-reveal = Atak cię ominie.
advice-theirs = Tę kartę dostaje inny gracz.
advice-thins = Usuwa karty z twojej talii.
advice-treasure = { $number ->
    [one] { $number } moneta za każdym dobraniem.
    [few] { $number } monety za każdym dobraniem.
   *[other] { $number } monet za każdym dobraniem.
}
advice-treasures = Masz do wydania wszystkie pieniądze.
advice-trash = Pozbywasz się tego na dobre.
advice-village = { $number ->
    [one] Daje { $number } akcję, więc możesz zagrać więcej.
    [few] Daje { $number } akcje, więc możesz zagrać więcej.
   *[other] Daje { $number } akcji, więc możesz zagrać więcej.
}
advice-worse = O { $number ->
    [one] { $number } wygraną
    [few] { $number } wygrane
   *[many] { $number } wygranych
} na 100 mniej niż po najlepszej odpowiedzi.

error-review-unfinished = ta rozgrywka nie dobiegła końca: analizować można tylko zakończone gry
error-review-kinds = w tej grze jest więcej rodzajów kart, niż potrafi ocenić bot Samouk, więc nie ma jej analizy
error-thinking-failed = Obliczenia trwały za długo albo zostały przerwane. Spróbuj ponownie za jakiś czas.
error-thinking-busy = Serwer analizuje teraz inne gry. Spróbuj ponownie za minutę.
error-advice-often = Za dużo pytań o podpowiedź naraz: najpierw trochę pograj, potem zapytaj ponownie.
