### Analiza po grze, w terminalu i w przeglądarce.

answer-said = { $form ->
    [bare] { $verb }
    [listed] { $verb }: { $cards }
   *[plain] { $verb } { $cards }
}
    .case = accusative

review-heading = Analiza
review-about = Co zadecydowało o wyniku: szansa na wygraną po każdej decyzji, błędy i lepsze ruchy oraz ile w tym było szczęścia. Trwa to około dziesięciu sekund.
review-begin = Przeanalizuj tę grę
review-waiting = Najpierw analizowane są inne gry…
review-working = Trwa analiza gry…
review-show = Pokaż
review-chances = Szansa na wygraną po każdej decyzji
review-chances-key = Wysokość pasa to szansa gracza. Znaki to błędy gracza z tym znakiem, linie przerywane to punkty zwrotne.
review-title = Analiza: { $players }
review-progress = Analiza: odpowiedź { $done } z { $planned }…
review-chart = Szansa na wygraną w procentach, po turach
review-turning-points = Punkty zwrotne
review-turning-point = { $player }, tura { $turn }: { $before } → { $after } (karty { $luck }, decyzje { $choices })
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
review-causes = Szczęście i umiejętności, w punktach szansy na wygraną
review-start = początek
review-luck = szczęście
review-lost = własne błędy
review-given = błędy innych
review-result = wynik
review-openings = Otwarcia
review-same-opening = { $player }: { $bought }. Samouk otworzyłby tak samo.
review-opening = { $player }: { $bought } ({ $lost }). Samouk: { $learned }.
review-caution = Bot Samouk ocenia każdą decyzję po tym, co w tej chwili mógł widzieć ten, kto decydował. Gra dobrze, ale nie bezbłędnie: małe różnice niewiele znaczą.

error-review-unfinished = ta rozgrywka nie dobiegła końca: analizować można tylko zakończone gry
error-review-kinds = w tej grze jest więcej rodzajów kart, niż potrafi ocenić wyuczony gracz, więc nie ma jej analizy
error-thinking-failed = namysł trwał za długo albo został przerwany: spróbuj ponownie za jakiś czas
error-thinking-busy = Serwer analizuje teraz inne gry. Spróbuj ponownie za minutę.
