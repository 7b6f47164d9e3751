## deckwright bench

bench-title = { $workload }: { $title } ({ $engine }, { $games ->
    [one] { $games } rozgrywka
    [few] { $games } rozgrywki
   *[many] { $games } rozgrywek
})
bench-speed = { $games ->
    [one] { $games } rozgrywka
    [few] { $games } rozgrywki
   *[many] { $games } rozgrywek
} i { $decisions ->
    [one] { $decisions } decyzja
    [few] { $decisions } decyzje
   *[many] { $decisions } decyzji
} na sekundę na jednym rdzeniu; kopia stanu trwa { $copy } µs
bench-found = wynik:      pierwszy wygrywa { $first }, remisy { $draws }, drugi wygrywa { $second }, tury { $turns }
bench-expected = oczekiwane: pierwszy wygrywa { $first }, remisy { $draws }, drugi wygrywa { $second }, tury { $turns }
bench-copy-native = kopia wewnątrz maszyny natywnej trwa { $nanoseconds } ns
bench-batch = 1024 rozgrywki prowadzone razem: { $nanoseconds } ns na decyzję
bench-environment = 1024 rozgrywki z { $kingdoms } losowymi królestwami, z obserwacjami: { $decisions ->
    [one] { $decisions } decyzja
    [few] { $decisions } decyzje
   *[many] { $decisions } decyzji
} na sekundę w { $threads ->
    [one] jednym wątku
   *[other] { $threads } wątkach
}
error-unknown-workload = nieznane zadanie „{ $name }”: wybierz jedno z { $known }{ $has_suggestion ->
    [yes] {""} (może „{ $suggestion }”?)
   *[no] {""}
}
error-unknown-engine = nieznana maszyna „{ $name }”: wybierz jedną z { $known }{ $has_suggestion ->
    [yes] {""} (może „{ $suggestion }”?)
   *[no] {""}
}
