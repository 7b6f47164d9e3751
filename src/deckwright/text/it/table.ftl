### Il tavolo nel browser: che cosa c’è sopra, che cosa si può fare, avvisi, tasti.
### I pulsanti (table-do-…) ricevono $cards e $count, il numero di carte.

## Che cosa c’è sul tavolo

table-title = Il tavolo
table-your-side = Il tuo lato del tavolo
table-kingdom = Carte Regno
table-landscapes = Carte orizzontali
table-basic-cards = Carte base
table-card = { $card }, { $types }, costo { $cost }
table-left-in-pile = { $count ->
    [0] pila vuota
    [one] ne resta { $count }
   *[other] ne restano { $count }
}
table-place = numero { $place }
table-cards-in-hand = { $count ->
    [0] nessuna carta in mano
    [one] { $count } carta in mano
   *[other] { $count } carte in mano
}
table-your-hand = { $count ->
    [one] La tua mano: { $count } carta
   *[other] La tua mano: { $count } carte
}
table-empty-hand = Non hai carte in mano.
table-own-deck = Il tuo mazzo
table-left-of = { $all ->
    [one] Ancora da pescare: { $left } su { $all } carta
   *[other] Ancora da pescare: { $left } su { $all } carte
}
table-deck-card = Carta
table-deck-left = Da pescare
table-deck-count = { $left } su { $all }
table-deck-next = Prossima carta
table-deck-about = Il conto è quello che potresti fare da te: quello che possiedi, meno ciò che hai già pescato o sta altrove. L’ordine non si conosce.
table-cards-in-deck = { $count ->
    [0] Mazzo: vuoto
    [one] Mazzo: { $count } carta
   *[other] Mazzo: { $count } carte
}
table-discard-pile = Scarti
table-your-piles = Il tuo mazzo, gli scarti e i tappetini
table-cards-in-play = In gioco: { $player }
table-your-cards-in-play = Le tue carte in gioco
table-nothing-in-play = Ancora nessuna carta giocata
table-no-cards-here = Qui non ci sono carte.
table-revealed-by = Carte rivelate: { $player }
table-points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
table-turns = { $count ->
    [one] { $count } turno
   *[other] { $count } turni
}

## Il turno

table-your-turn = Il tuo turno
table-turn-of = Turno: { $player }
table-has-turn = gioca ora
table-decides = decide
table-actions = { $count ->
    [one] { $count } Azione
   *[other] { $count } Azioni
}
table-buys = { $count ->
    [one] { $count } Acquisto
   *[other] { $count } Acquisti
}
table-coins = { $count ->
    [one] { $count } Moneta
   *[other] { $count } Monete
}
table-potions = { $count ->
    [one] { $count } Pozione
   *[other] { $count } Pozioni
}
table-pay = salda { $number } di Debito
table-time-left = { $seconds ->
    [one] { $seconds } secondo rimasto
   *[other] { $seconds } secondi rimasti
}
table-prompt = La tua decisione
table-waiting-for = In attesa di { $player }
table-skip = Salta
table-you-decided = Un momento…
table-picked-exactly = { $count } su { $most } scelte
table-picked-up-to = { $least ->
    [0] { $count } scelte, al massimo { $most }
   *[other] { $count } scelte, da { $least } a { $most }
}
table-put-back = Ricomincia
table-order = Scegli l’ordine, 1 in cima
table-order-done = Rimetti in quest’ordine
table-order-place = { $card }, posto { $place } di { $count }
table-order-help = Le frecce sinistra e destra spostano la carta. La prima finisce in cima al mazzo.
table-order-earlier = { $card }: un posto più in alto
table-order-later = { $card }: un posto più in basso

## L’ultimo turno di un altro giocatore in una riga, senza il nome

table-stories = L’ultimo turno di ciascuno
table-story-full = { $player } { $story }
table-story-list = { $before }; { $last }
table-story-nothing = non ha acquistato niente
table-story-play = ha giocato { $cards }
table-story-play-on = ha giocato { $cards }: { $effects }
table-story-buy = ha acquistato { $cards }
table-story-gain = ha guadagnato { $cards }
table-story-trash = ha cestinato { $cards }
table-story-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
table-story-you-discard = scarti { table-story-cards }
table-story-you-trash = cestini { $cards }
table-story-you-gain = guadagni { $cards }
table-story-you-topdeck = metti { table-story-cards } in cima al mazzo
table-story-you-draw = peschi { table-story-cards }
table-story-you-unaffected = nessun effetto su di te ({ $cards })
table-story-others-discard = { $players ->
    [one] { $player } scarta { table-story-cards }
   *[other] altri { $players } giocatori scartano { table-story-cards }
}
table-story-others-trash = { $players ->
    [one] { $player } cestina { $cards }
   *[other] altri { $players } giocatori cestinano { $cards }
}
table-story-others-gain = { $players ->
    [one] { $player } guadagna { $cards }
   *[other] altri { $players } giocatori guadagnano { $cards }
}
table-story-others-topdeck = { $players ->
    [one] { $player } mette { table-story-cards } in cima al mazzo
   *[other] altri { $players } giocatori mettono { table-story-cards } in cima al mazzo
}
table-story-others-draw = { $players ->
    [one] { $player } pesca { table-story-cards }
   *[other] altri { $players } giocatori pescano { table-story-cards }
}
table-story-others-unaffected = { $players ->
    [one] nessun effetto su { $player } ({ $cards })
   *[other] nessun effetto su altri { $players } giocatori ({ $cards })
}

## Pulsanti

table-do-play = Gioca { $cards }
table-do-not-play = Non giocarla
table-do-gain = { $count ->
    [0] Non guadagnare nulla
    [one] Guadagna { $cards }
   *[other] Guadagna { $count } carte
}
table-do-discard = { $count ->
    [0] Non scartare nulla
    [one] Scarta { $cards }
   *[other] Scarta { $count } carte
}
table-do-trash = { $count ->
    [0] Non cestinare nulla
    [one] Cestina { $cards }
   *[other] Cestina { $count } carte
}
table-do-topdeck = { $count ->
    [0] Non mettere nulla in cima al mazzo
    [one] Metti { $cards } in cima al mazzo
   *[other] Metti { $count } carte in cima al mazzo
}
table-do-set-aside = Metti da parte { $cards }
table-do-keep = Tieni { $cards }
table-do-reveal = Rivela { $cards }
table-do-resolve = Prima { $cards }
table-do-react = Usa { $cards }
table-do-give = Passa { $cards }
table-do-put = Metti { $cards } nel mazzo
table-do-name = Nomina { $card }
table-choose-these = Scegli ({ $count } di { $most })
table-name-a-card = Nomina una carta
table-number-of-cards = Carte sopra
table-put-on-top = Mettila in cima
table-put-at-bottom = Mettila in fondo
table-put-under = { $count ->
    [one] Mettila sotto { $count } carta
   *[other] Mettila sotto { $count } carte
}
table-do-not-reveal = Non rivelare
table-do-return = { $count ->
    [0] Non rimettere nulla
    [one] Rimetti { $cards } nella Scorta
   *[other] Rimetti { $count } carte nella Scorta
}

## Annullare

table-undo = Annulla
table-undo-ask = Chiedi di annullare
table-undo-asked = { $player } chiede di annullare: «{ $move }».
table-undo-waits = Hai chiesto di annullare: «{ $move }». Manca il consenso di: { $players }
table-agree = Accetta
table-refuse = Rifiuta
table-move-end = fine del turno
## Novità dal tavolo

table-news-clock-own = Il tuo tempo è scaduto e un bot ha deciso per te.
table-news-clock = Il tempo di { $player } è scaduto e ha deciso un bot.
table-news-undone = { $player } ha annullato: «{ $move }».
table-news-undone-unseen = { $player } ha annullato l’ultima mossa.
table-news-refused-own = { $other } non è d’accordo, perciò la tua mossa resta. Puoi chiedere di nuovo dopo la prossima mossa.
table-news-refused = { $other } non ha permesso a { $player } di annullare una mossa.
table-news-lapsed = Il gioco è andato avanti prima che tutti accettassero: la mossa di { $player } resta.
table-news-left = { $player } ha lasciato il tavolo. Continua un bot.
table-news-replaced = { $player } è via. { $other } ha fatto continuare un bot.
table-news-returned = { $player } è di nuovo al tavolo.

## Giocatori, connessione, uscita

table-away = non è al tavolo
table-bot-plays = ha lasciato il tavolo, gioca un bot
table-replace = Fai giocare un bot
table-bot-plays-for-you = Hai lasciato la partita e un bot gioca per te.
table-come-back = Torna al tavolo
table-connection-lost = Connessione persa. Nuovo tentativo in corso…
table-watching = { $count ->
    [one] { $count } spettatore
   *[other] { $count } spettatori
}
table-you-watch = Stai guardando
table-leave = Esci
table-stay = Resta
table-leave-sure = Lasciare la partita?
table-leave-about = Un bot continuerà al posto tuo. Puoi tornare finché la partita è in corso.

## Uno sguardo indietro

table-copy-moment = Copia il link a questo momento
table-past = Dopo la mossa { $at } di { $all }
table-past-earlier = Una mossa prima
table-past-later = Una mossa dopo
table-past-now = Torna al presente

## Avvisi

table-warn-end-actions = Terminare le azioni?
table-warn-end-turn = Terminare il turno?
table-warn-actions = Puoi ancora giocare una carta Azione.
table-warn-treasures = Hai Tesori non giocati.
table-warn-buys = Puoi ancora acquistare qualcosa.
table-warn-buy = Acquistare { $card } adesso?
table-warn-buy-anyway = Acquista comunque
table-warn-no-treasures = I tuoi Tesori non sono stati giocati. Dopo un acquisto non potrai più giocarli.
table-warn-curse = Una Maledizione ti costa un punto.
table-warn-better = È il tuo ultimo acquisto e le monete bastano per qualcosa di meglio.
table-warn-end = Termina comunque
table-warn-go-on = Continua a giocare
table-warn-again = Continua ad avvisarmi

## Tasti

table-keys = Tasti
table-keys-off = Le scorciatoie con un solo tasto sono disattivate; si attivano nelle impostazioni.
table-key-move = passa da un elemento al successivo
table-key-choose = scegli ciò che è evidenziato; quando più carte sono scelte con la barra spaziatrice, Invio conferma
table-key-escape = chiudi il testo di una carta o una finestra
table-key-pick = scegli la carta o il pulsante con questo segno
table-key-primary = premi il pulsante in evidenza
table-key-treasures = gioca tutti i Tesori
table-key-end = termina le azioni o il turno
table-key-decline = rinuncia
table-key-undo = annulla
table-key-log = vai al diario
table-key-help = mostra questo elenco
