### What went wrong and the way out, Italian. $has_NAME says whether the detail $NAME is there (yes, no).
### Card names and verbs in details are the English ones that answers and files are written with.

## Names

error-unknown-card = { $has_suggestion ->
    [yes] carta sconosciuta «{ $name }»: intendevi «{ $suggestion }»?
   *[no] carta sconosciuta «{ $name }»: nessuna carta di questi set ha questo nome inglese
}
error-unknown-set = { $has_suggestion ->
    [yes] set sconosciuto «{ $name }»: intendevi «{ $suggestion }»?
   *[no] set sconosciuto «{ $name }»: scegli tra { $known }
}
error-unknown-language = { $has_suggestion ->
    [yes] lingua sconosciuta «{ $name }»: intendevi «{ $suggestion }»?
   *[no] lingua sconosciuta «{ $name }»: scegli tra { $known }
}

## Answers

error-answer-incomplete = { $missing ->
    [option] la mossa «{ $answer }» è incompleta: indica un’opzione o un numero dopo il verbo
   *[card] la mossa «{ $answer }» è incompleta: indica una carta dopo il verbo e dopo ogni virgola
}
error-answer-without-place = la mossa «{ $answer }» è incompleta: indica dove va la carta, come in «{ $example }»
error-answer-unreadable = { $has_suggestion ->
    [yes] «{ $answer }» non è una mossa: intendevi «{ $suggestion }»?
   *[no] «{ $answer }» non è una mossa: comincia con un verbo, come in «play Village» o «end turn»
}
error-game-over = la partita è finita: non c’è più niente da decidere
error-wrong-player = ora non tocca a p{ $player } decidere: aspetta p{ $asked }
error-treasures-by-name = { $card } non dà solo monete: gioca i Tesori per nome finché hai questa carta in mano
error-wrong-verb = «{ $verb }» ora non è possibile; è possibile: { $verbs }
error-no-such-option = { $has_option ->
    [yes] l’opzione «{ $option }» non esiste: scegline una tra { $options }
   *[no] nessuna opzione indicata: scegline una tra { $options }
}
error-wrong-number-of-options = { $number ->
    [one] scegline esattamente { $number } tra { $options }
   *[other] scegline esattamente { $number } diverse tra { $options }
}
error-not-in-these-sets = { $has_suggestion ->
    [yes] «{ $card }» non è una carta di questi set: intendevi «{ $suggestion }»?
   *[no] «{ $card }» non è una carta di questi set: indicane una che ne fa parte
}
error-not-in-this-game = { $has_suggestion ->
    [yes] «{ $card }» non è in questa partita: intendevi «{ $suggestion }»?
   *[no] «{ $card }» non è in questa partita: indica una carta che c’è
}
error-too-many = { $most ->
    [0] «{ $verb }» non prende carte (indicate: { $given }): toglile
   *[other] «{ $verb }» qui ne prende al massimo { $most } (indicate: { $given }): indicane di meno
}
error-too-few = «{ $verb }» qui ne prende almeno { $least } (indicate: { $given }): indicane di più
error-empty-pile = la pila { $card } è vuota: scegli un’altra carta
error-unaffordable = { $card } costa { $cost } e si può spendere solo { $coins }: scegli una carta meno cara
error-potions-missing = { $number ->
    [one] { $card } costa anche una Pozione e ne hai { $potions }: scegli un’altra carta
   *[other] { $card } costa anche { $number } Pozioni e ne hai { $potions }: scegli un’altra carta
}
error-debt-first = { $debt ->
    [one] hai { $debt } segnalino Debito: saldalo prima di acquistare { $card }
   *[other] hai { $debt } segnalini Debito: saldali prima di acquistare { $card }
}
error-wrong-payment = { $most ->
    [one] non si può pagare «{ $given }»: puoi pagare { $most }
   *[other] non si può pagare «{ $given }»: indica un numero da 1 a { $most }
}
error-project-taken = { $card } non si può acquistare: puoi avere ogni Progetto una volta sola, e al massimo { $most } in tutto: scegli altro
error-no-buys-left = non hai più acquisti per { $card }: termina il turno
error-not-offered = { $has_offered ->
    [yes] con «{ $verb }» qui non puoi indicare { $card }, o non così tante copie: scegli tra { $offered }
   *[no] con «{ $verb }» qui non puoi indicare { $card }: scegli un’altra carta
}

## Games and saved games

error-player-count = una partita è per { $least }–{ $most } giocatori, non per { $number }
error-seed-range = il seme { $seed } è fuori dai limiti: indica un numero intero da 0 a 2^64 − 1
error-first-range = il posto { $first } non esiste con { $players } giocatori: i posti si contano da 0
error-nothing-to-undo = non c’è alcuna mossa da annullare: la partita è appena cominciata
error-record-answer = la mossa { $number } della registrazione, «{ $answer }», non va bene: { $reason }
error-record-rules = la mossa { $number } ({ $answer }) non va bene: { $reason }. La registrazione segue la versione { $found } delle regole e questa è la versione { $known }: riproducila con la versione di Deckwright che l’ha scritta
error-saved-format = la partita salvata ha il formato { $found } e questa versione legge il formato { $expected }: aprila con la versione che l’ha salvata
error-saved-damaged = la partita salvata è danneggiata ({ $reason }): torna a una copia precedente

## Kingdoms

error-unknown-kingdom = { $has_suggestion ->
    [yes] regno sconosciuto «{ $name }»: intendevi «{ $suggestion }»?
   *[no] regno sconosciuto «{ $name }»: indica una combinazione suggerita, un codice o nomi di carte separati da virgole
}
error-unknown-landscape = { $has_suggestion ->
    [yes] carta orizzontale sconosciuta «{ $name }»: intendevi «{ $suggestion }»?
   *[no] carta orizzontale sconosciuta «{ $name }»: in questi set non ce n’è nessuna con questo nome inglese
}
error-layout-missing = { $name } non si può ancora giocare: toglilo
error-code-landscapes = { $number } carte orizzontali sono troppe per un codice: indicane al massimo { $most }
error-code-landscape = il codice contiene una carta orizzontale che questa versione non conosce (numero { $number }): usa una versione più recente di Deckwright
error-kingdom-missing = il regno «{ $kingdom }» non si può ancora giocare (manca: { $missing }): scegline un altro
error-kingdom-too-long = è troppo lungo per un regno: il nome di un regno, un codice o dieci carte hanno al massimo { $most } caratteri
error-daily-date = «{ $day }» non è un giorno: scrivi «daily» per oggi, oppure un giorno come in «daily 2026-11-16»
error-kingdom-empty = nel regno manca il nome di una carta: indica una combinazione suggerita, un codice o nomi di carte separati da virgole
error-kingdom-doubled = { $card } compare due volte nel regno: indica la carta una volta sola
error-kingdom-too-many = { $given } carte Regno sono troppe: indicane al massimo { $most }
error-kingdom-basic = { $card } è una carta base ed è in ogni partita: indica solo carte Regno
error-kingdom-beside = { $card } si mette solo accanto al regno, quando serve a una delle sue carte: indica solo carte Regno
error-random-both = { $card } non può essere insieme richiesta ed esclusa: rinuncia a una delle due richieste
error-random-required = { $given } carte richieste sono troppe: un regno ne ha { $most }
error-random-few = { $available ->
    [one] in questi set resta solo { $available } carta e un regno ne ha { $needed }: aggiungi un set o escludi meno carte
   *[other] in questi set restano solo { $available } carte e un regno ne ha { $needed }: aggiungi un set o escludi meno carte
}
error-unknown-condition = { $has_suggestion ->
    [yes] condizione sconosciuta «{ $name }»: intendevi «{ $suggestion }»?
   *[no] condizione sconosciuta «{ $name }»: scegli tra { $known }
}
error-kingdom-conditions = { $number ->
    [1] Nessun regno con queste carte soddisfa la condizione: { $conditions }. Togli la condizione, aggiungi un set, oppure richiedi o escludi meno carte.
   *[other] Nessun regno con queste carte soddisfa tutte le condizioni: { $conditions }. Togli una condizione, aggiungi un set, oppure richiedi o escludi meno carte.
}
condition-village = una carta con +2 Azioni
condition-buy = una carta con +1 Acquisto
condition-trash = una carta che fa cestinare carte tue
condition-reaction-to-attack = una Reazione, se c’è un Attacco
condition-cost-spread = tutti i costi da 2 a 5

## Kingdom codes

error-code-letter = «{ $letter }» non fa mai parte di un codice di regno: controlla gli errori di battitura in «{ $text }»
error-code-damaged = «{ $text }» non è un codice di regno intero: controlla ogni lettera o copialo di nuovo
error-code-version = il codice di regno ha la versione { $version } e questo programma legge la versione { $known }: usa una versione più recente di Deckwright
error-code-card = il codice di regno indica la carta numero { $number }, che qui non è nota: usa una versione più recente di Deckwright
error-code-set = il codice di regno indica il set numero { $number }, che qui non è noto: usa una versione più recente di Deckwright
error-code-sets = un codice di regno contiene da 1 a { $most } set e qui sono { $number }: indica i set da cui vengono le carte

## Records

error-player-name = «{ $name }» non può essere il nome di un giocatore: usa da 1 a { $most } caratteri visibili su una riga

## At the table and on the command line

error-unknown-bot = { $has_suggestion ->
    [yes] bot sconosciuto «{ $name }»: intendevi «{ $suggestion }»?
   *[no] bot sconosciuto «{ $name }»: scegli tra { $known }
}
error-game-too-long = dopo { $most } mosse la partita non è finita ed è stata interrotta
error-no-such-card = { $has_suggestion ->
    [yes] la carta «{ $name }» non esiste: intendevi «{ $suggestion }»?
   *[no] la carta «{ $name }» non esiste: «deckwright cards» le elenca tutte
}
error-ambiguous-card = «{ $name }» può essere { $matches }: scrivi più lettere del nome
error-answer-ambiguous = «{ $answer }» può voler dire { $meanings }: scrivilo per intero
error-no-such-number = la scelta { $number } non esiste: i numeri arrivano a { $most }
error-numbers-clash = i numeri { $numbers } non vanno insieme: scegli cose di un solo tipo alla volta
error-unknown-seat = il posto { $seat } non esiste: i posti si contano da 0 a { $most }
error-no-such-turn = in questa registrazione non c’è il turno { $turn }
error-game-goes-on = la partita non è ancora finita: aspetta la fine

## Hosted games

error-no-such-moment = in questa partita non c’è il momento { $number }: i momenti si contano in mosse, da 0 a { $most }
