## Scenario files

error-scenario-unreadable = il file non si può leggere ({ $reason }): controlla il nome e che sia testo UTF-8
error-scenario-yaml = il file non è YAML valido: { $reason }
error-scenario-size = il file supera i { $most } kB: uno scenario è fatto di poche righe di testo
error-scenario-alias = la riga { $line } usa un alias YAML (*nome): scrivi la parte per intero
error-scenario-depth = la riga { $line } è annidata oltre { $most } livelli: a uno scenario ne bastano quattro
error-scenario-key = chiave sconosciuta { $key }: qui sono ammesse { $known }
error-scenario-missing = manca la chiave { $key }: aggiungila
error-scenario-path = percorso sconosciuto { $path }: vedi i percorsi di «expect» nella descrizione del formato
error-scenario-refused = { $key }: { $reason }
error-scenario-value = { $has_found ->
    [yes] { $key }: atteso: { scenario-expected }, trovato: { $found }
   *[no] { $key }: atteso: { scenario-expected }
}
scenario-expected = { $expected ->
    [answer] una mossa come «play Village»
    [card-name] il nome inglese di una carta
    [kingdom-cards] carte Regno, senza le carte base
    [list] una lista
    [list-of-cards] una lista di carte
    [list-of-sets] una lista di set
    [mapping] chiavi con valori
    [named-pile] una pila con carte diverse o fuori dalla Scorta
    [landscape] un Evento, un Progetto, un Monumento o una Via tra quelli elencati in «landscapes»
    [one-per-player] una voce per giocatore
    [one-step] un passo con una sola chiave
    [path] un percorso
    [phase] «action» o «buy»
    [pile] una carta che ha una pila
    [player-and-answer] un giocatore e una mossa, come in «p0: end turn»
    [player-and-verb] un giocatore e un verbo, come in «p0 play», o «nobody»
    [project] un Progetto elencato in «landscapes»
    [ten-different] al massimo dieci carte diverse
    [text] testo
    [true-or-false] true o false
    [whole-number] un numero intero adatto
   *[other] { $expected }
}
error-scenario-none = in questa cartella non ci sono scenari: gli scenari sono file .yaml

## Scenario failures

error-scenario-step = passo { $step }: { $reason }
error-scenario-differs = { $path }: atteso { $expected }, trovato { $found }
error-scenario-accepted = atteso il rifiuto di «{ $answer }», ma la mossa è stata accettata
error-scenario-changed = il rifiuto di «{ $answer }» doveva dire perché e non cambiare niente, ma non è stato così
error-scenario-shuffles-left = { $number ->
    [one] attesa ancora { $number } mescolata, che non c’è stata: toglila da «shuffles»
   *[other] attese ancora { $number } mescolate, che non ci sono state: toglile da «shuffles»
}
error-shuffle-not-listed = nessuna mescolata attesa, ma si mescola [{ $cards }]: aggiungila a «shuffles»
error-shuffle-differs = mescolata: attesa [{ $listed }], trovata [{ $cards }]
