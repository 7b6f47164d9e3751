## deckwright strategies

strategies-name = Nome
strategies-needs = Richiede
strategies-about = Descrizione

## Errori nei file di strategia

error-strategy-expected = { $file }:{ $line }:{ $column }: qui ci vuole { $expected ->
    [card] una carta
    [option] un’opzione
    [section] una sezione come buy: o trash:
    [asker] la carta che chiede, come in «choose with Pirate Ship:»
    [no-asker] la sezione senza carta: buy: vale per tutte
    [no-else] una riga senza «else»: non c’è niente da completare
    [no-condition] «else» senza condizione
    [fact] un numero o un fatto come coins, turn o n(Silver)
    [and-or] and, or o la fine della riga
    [bracket] una parentesi chiusa
    [short-condition] una condizione più breve
    [small-number] un numero non superiore a 1000000
   *[other] { $expected }
}, c’è { $has_found ->
    [yes] «{ $found }»
   *[no] il vuoto
}{ $has_suggestion ->
    [yes] : intendevi «{ $suggestion }»?
   *[no] {""}
}
error-strategy-no-buy = la strategia in { $file } non acquista nulla: aggiungi una sezione «buy:» con le carte sotto
error-strategy-needs = la strategia «{ $strategy }» richiede carte che mancano in questo regno: { $cards }
error-unknown-strategy = { $has_suggestion ->
    [yes] strategia «{ $name }» sconosciuta: intendevi «{ $suggestion }»?
   *[no] strategia «{ $name }» sconosciuta: «deckwright strategies» elenca quelle disponibili, e il nome di un file finisce con .strategy
}
