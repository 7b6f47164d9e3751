## deckwright bench

bench-title = { $workload }: { $title } ({ $engine }, { $games ->
    [one] { $games } joc
    [few] { $games } jocuri
   *[other] { $games } de jocuri
})
bench-speed = { $games ->
    [one] { $games } joc
    [few] { $games } jocuri
   *[other] { $games } de jocuri
} și { $decisions ->
    [one] { $decisions } decizie
    [few] { $decisions } decizii
   *[other] { $decisions } de decizii
} pe secundă pe un singur nucleu; copierea unei stări durează { $copy } µs
bench-found = găsit:    primul câștigă { $first }, egalități { $draws }, al doilea câștigă { $second }, ture { $turns }
bench-expected = așteptat: primul câștigă { $first }, egalități { $draws }, al doilea câștigă { $second }, ture { $turns }
bench-copy-native = o copie în interiorul mașinii native durează { $nanoseconds } ns
bench-batch = 1024 de jocuri conduse împreună: { $nanoseconds } ns pe decizie
bench-environment = 1024 de jocuri cu { $kingdoms ->
    [one] { $kingdoms } regat aleatoriu
    [few] { $kingdoms } regate aleatorii
   *[other] { $kingdoms } de regate aleatorii
}, cu observații: { $decisions ->
    [one] { $decisions } decizie
    [few] { $decisions } decizii
   *[other] { $decisions } de decizii
} pe secundă cu { $threads ->
    [one] un fir de execuție
    [few] { $threads } fire de execuție
   *[other] { $threads } de fire de execuție
}
error-unknown-workload = sarcină necunoscută „{ $name }”: alege una dintre { $known }{ $has_suggestion ->
    [yes] {""} (poate „{ $suggestion }”?)
   *[no] {""}
}
error-unknown-engine = motor necunoscut „{ $name }”: alege unul dintre { $known }{ $has_suggestion ->
    [yes] {""} (poate „{ $suggestion }”?)
   *[no] {""}
}
