### The log and the end of the game in the browser, Italian.

## The log

log-title = Diario
log-whose = Righe di
log-everybody = Tutti
log-gains = Solo acquisti e guadagni
log-copy = Copia
log-copied = Copiato
log-look = Mostra il tavolo com'era allora
log-now = Torna al presente
log-new-lines = Nuove righe
log-earlier = Turni precedenti
log-setup = Preparazione
log-empty = Non è ancora successo niente.
log-nothing-fits = Nessuna riga corrisponde alla scelta.
log-bonus-actions = { $number ->
    [one] +{ $number } Azione
   *[other] +{ $number } Azioni
}
log-bonus-buys = { $number ->
    [one] +{ $number } Acquisto
   *[other] +{ $number } Acquisti
}
log-bonus-coins = { $number ->
    [one] +{ $number } Moneta
   *[other] +{ $number } Monete
}

## Who won, and why it ended

ending-title = La partita è finita
ending-won = Vince { $player }
ending-you-won = Hai vinto
ending-shared = Vittoria condivisa: { $players }
ending-tie-turns = A parità di punti vince chi ha giocato meno turni.
ending-reason-provinces = L'ultima Provincia è stata presa.
ending-reason-piles = Pile vuote: { $cards }.
ending-reason-idle = Da molto tempo non cambiava più niente, perciò la partita è stata chiusa.
ending-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
ending-turns = { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turni
}
ending-winner = vincitore
ending-look = Guarda il tavolo
ending-show = Mostra il risultato
ending-loading = Si contano i punti …
ending-again = Riprova

## Scores, decks, charts

ending-player = Giocatore
ending-decks = Mazzi finali
ending-deck-size = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
ending-charts = Turno per turno
ending-chart-points = Punti dopo ogni turno
ending-chart-money = Monete per gli acquisti in ogni turno
ending-turn = Turno
ending-numbers = Gli stessi numeri in una tabella
ending-openings = Primi acquisti
ending-opening-turn = Turno { $number }

## The replay

ending-replay = Replay
ending-replay-about = Ripercorri la partita mossa per mossa, con le carte di tutti scoperte.
ending-replay-watch = Guarda il replay
ending-replay-step = Mossa { $at } di { $all }
ending-replay-first = All'inizio
ending-replay-turn-back = Al turno precedente
ending-replay-back = Una mossa indietro
ending-replay-play = Avvia
ending-replay-pause = Pausa
ending-replay-forward = Una mossa avanti
ending-replay-turn-forward = Al turno successivo
ending-replay-last = Alla fine
ending-replay-position = Punto della partita
ending-replay-speed = Velocità
ending-replay-slow = lenta
ending-replay-normal = normale
ending-replay-fast = rapida
ending-replay-leave = Esci dal replay
ending-replay-start = Comincia la partita

## Record and proof

ending-record = Registrazione e mescolate
ending-record-about = La registrazione contiene la preparazione e tutte le mosse della partita.
ending-record-download = Scarica la registrazione
ending-proof = L'impegno è stato mostrato prima di distribuire la prima carta e corrisponde alla chiave da cui nascono tutte le mescolate. Ora la chiave è pubblica: “deckwright verify REGISTRAZIONE” controlla che le due cose combacino e che le carte fossero davvero in quell'ordine.
ending-commitment = Impegno
ending-key = Chiave

## Another game

ending-rematch = Un'altra partita
ending-rematch-about = Comincia appena la vogliono tutte le persone al tavolo.
ending-rematch-same = Stesso regno
ending-rematch-fresh = Nuovo regno
ending-rematch-agreed = Vogliono giocare ancora: { $players }
ending-rematch-waiting = Mancano ancora: { $players }
ending-new-table = Nuovo tavolo
ending-home = Pagina iniziale
