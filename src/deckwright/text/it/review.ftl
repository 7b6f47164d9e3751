### L’analisi dopo la partita, nel terminale e nel browser.

answer-said = { $form ->
    [bare] { $verb }
    [listed] { $verb }: { $cards }
   *[plain] { $verb } { $cards }
}

review-heading = Analisi
review-about = Che cosa ha deciso la partita: la probabilità di vittoria dopo ogni decisione, gli errori e le alternative migliori, e quanto ha contato la fortuna. Ci vogliono pochi secondi, dopo una partita lunga fino a mezzo minuto.
review-begin = Analizza questa partita
review-waiting = Prima vengono analizzate altre partite…
review-working = Analisi della partita…
review-ready = L’analisi è pronta.
review-show = Mostra
review-chances = Probabilità di vittoria dopo ogni decisione
review-chances-key = L’altezza di una fascia è la probabilità del giocatore. I segni sono gli errori del giocatore con quel segno, le linee tratteggiate le svolte.
review-turning-points = Svolte
review-turning-point = Turno { $turn } di { $player }: { $changed }{ $before } → { $after } (carte { $luck }, decisioni { $choices })
review-steady = Nessun turno ha cambiato molto le cose.
review-mistakes = Errori
review-mistake = Turno { $turn }, { $size ->
    [slip] imprecisione
    [mistake] errore
   *[blunder] errore grave
}: { $answer } ({ $after }). Meglio: { $best } ({ $before }).
review-no-mistakes = Nessuno degno di nota.
review-more-mistakes = { $number ->
    [one] e { $number } più piccolo
   *[other] e { $number } più piccoli
}
review-accuracy = Precisione
review-all = tutta la partita
review-part-opening = apertura
review-part-buys = acquisti
review-part-plays = giocate
review-part-endgame = finale
review-causes = Fortuna e abilità, in punti percentuali di probabilità di vittoria
review-start = inizio
review-luck = fortuna
review-lost = errori propri
review-given = errori altrui
review-result = risultato
review-openings = Aperture
review-same-opening = { $slip ->
    [yes] { $player }: { $bought } ({ $lost }). Senza riflettere, il bot Autodidatta aprirebbe allo stesso modo.
   *[no] { $player }: { $bought }. Il bot Autodidatta aprirebbe allo stesso modo.
}
review-opening = { $player }: { $bought } ({ $lost }). Il bot Autodidatta: { $learned }.
review-caution = Il bot Autodidatta giudica ogni decisione da ciò che chi decideva poteva vedere in quel momento. Gioca bene, ma non alla perfezione: le piccole differenze dicono poco.
review-rough = Con quattro o più giocatori le probabilità sono approssimative: mostrano chi è in vantaggio, ma non di quanto.
review-guided = La guida della tua prima partita segue un piano semplice, adatto a ogni regno. Il bot Autodidatta guarda proprio questo regno e può quindi preferire una mossa diversa da quella suggerita.

## Consiglio: che cosa faresti?

advice-title = Che cosa faresti?
advice-thinking = Ci penso…
advice-about = Le mosse migliori del bot Autodidatta in base a ciò che vedi, con la probabilità di vittoria dopo ognuna.
advice-not-now = In questo momento non hai niente da decidere.
advice-none = Per questa partita non ci sono consigli: ha troppi tipi di carte.
advice-do = Fai così
advice-then = { $first }, poi { $answer }
advice-attack = È un Attacco contro gli altri.
advice-better = { $number ->
    [one] { $number } vittoria
   *[other] { $number } vittorie
} in più su 100 rispetto alla risposta successiva.
advice-buys = { $number ->
    [one] Dà un altro acquisto.
   *[other] Dà altri { $number } acquisti.
}
advice-coins = { $number ->
    [one] Dà { $number } moneta.
   *[other] Dà { $number } monete.
}
advice-curses = Distribuisce Maledizioni.
advice-dead = In mano non ne ricavi niente.
advice-draws = { $number ->
    [one] Fa pescare { $number } carta.
   *[other] Fa pescare { $number } carte.
}
advice-end-actions = Si passa ai Tesori e alla fase Acquisto.
advice-end-turn = Il mazzo resta com’è.
advice-ends = Chiude la partita, e vinci tu.
advice-even = Tante vittorie quante con la migliore delle altre risposte.
advice-goes-on = { $number ->
    [one] Fa pescare { $number } carta e il turno continua.
   *[other] Fa pescare { $number } carte e il turno continua.
}
advice-plain = Così risulta proseguendo la partita da qui.
advice-points = { $number ->
    [one] { $number } punto.
   *[other] { $number } punti.
}
advice-points-late = { $left ->
    [one] Resta solo { $left } Provincia,
   *[other] Restano solo { $left } Province,
} { $number ->
    [one] quindi ora { $number } punto.
   *[other] quindi ora { $number } punti.
}
advice-reveal = L’Attacco non ti tocca.
advice-theirs = La guadagna un altro giocatore.
advice-thins = Toglie carte dal tuo mazzo.
advice-treasure = { $number ->
    [one] { $number } moneta ogni volta che arriva in mano.
   *[other] { $number } monete ogni volta che arriva in mano.
}
advice-treasures = Così hai tutti i tuoi soldi da spendere.
advice-trash = Te ne liberi per sempre.
advice-village = { $number ->
    [one] Dà { $number } azione, così puoi giocare di più.
   *[other] Dà { $number } azioni, così puoi giocare di più.
}
advice-worse = { $number ->
    [one] { $number } vittoria
   *[other] { $number } vittorie
} in meno su 100 rispetto alla risposta migliore.

error-review-unfinished = questa partita non è arrivata alla fine: si analizzano solo partite concluse
error-review-kinds = questa partita ha più tipi di carte di quanti il bot Autodidatta possa valutare, quindi non c’è analisi
error-thinking-failed = Il calcolo è durato troppo o si è interrotto. Riprova tra un po’.
error-thinking-busy = Il server sta pensando ad altre partite. Riprova tra un minuto.
error-advice-often = Troppi consigli in una volta: gioca un po’, poi chiedi di nuovo.
