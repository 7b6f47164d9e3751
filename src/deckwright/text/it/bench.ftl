## deckwright bench

bench-title = { $workload }: { $title } ({ $engine }, { $games } { $games ->
    [one] partita
   *[other] partite
})
bench-speed = { $games } { $games ->
    [one] partita
   *[other] partite
} e { $decisions } { $decisions ->
    [one] decisione
   *[other] decisioni
} al secondo su un nucleo; copiare uno stato richiede { $copy } µs
bench-found = trovato: vince il primo { $first }, pareggi { $draws }, vince il secondo { $second }, turni { $turns }
bench-expected = atteso:  vince il primo { $first }, pareggi { $draws }, vince il secondo { $second }, turni { $turns }
bench-copy-native = una copia dentro la macchina nativa richiede { $nanoseconds } ns
bench-batch = 1024 partite portate avanti insieme: { $nanoseconds } ns a decisione
bench-environment = 1024 partite con { $kingdoms } regni casuali, osservazioni comprese: { $decisions } decisioni al secondo con { $threads ->
    [one] un thread
   *[other] { $threads } thread
}
error-unknown-workload = carico di prova «{ $name }» sconosciuto: scegline uno tra { $known }{ $has_suggestion ->
    [yes] {""} (forse «{ $suggestion }»?)
   *[no] {""}
}
error-unknown-engine = motore «{ $name }» sconosciuto: scegline uno tra { $known }{ $has_suggestion ->
    [yes] {""} (forse «{ $suggestion }»?)
   *[no] {""}
}
