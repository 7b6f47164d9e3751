## deckwright bench

bench-title = { $workload }: { $title } ({ $engine }, { $games } games)
bench-speed = { $games } games and { $decisions } decisions a second on one core; copying a state takes { $copy } µs
bench-found = found:    first wins { $first }, draws { $draws }, second wins { $second }, turns { $turns }
bench-expected = expected: first wins { $first }, draws { $draws }, second wins { $second }, turns { $turns }
bench-copy-native = a copy inside the native machine takes { $nanoseconds } ns
bench-batch = 1024 games stepped together take { $nanoseconds } ns a decision
bench-environment = 1024 games of { $kingdoms } random kingdoms with observations: { $decisions } decisions a second on { $threads ->
    [one] one thread
   *[other] { $threads } threads
}
error-unknown-workload = unknown workload ‘{ $name }’: choose one of { $known }{ $has_suggestion ->
    [yes] {""} (did you mean ‘{ $suggestion }’?)
   *[no] {""}
}
error-unknown-engine = unknown engine ‘{ $name }’: choose one of { $known }{ $has_suggestion ->
    [yes] {""} (did you mean ‘{ $suggestion }’?)
   *[no] {""}
}
