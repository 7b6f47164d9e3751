### The log and the end of the game in the browser, Italian.

## The log

log-title = Diario
log-whose = Righe di chi
log-everybody = Tutti
log-gains = Solo acquisti e guadagni
log-copy = Copia
log-copied = Copiato
log-look = Mostra il tavolo com’era allora
log-now = Torna al presente
log-new-lines = Nuove righe
log-earlier = Turni precedenti
log-setup = Preparazione
log-clock = tempo scaduto, ha deciso un bot
log-commitment = Mescolate sigillate con
log-empty = Non è ancora successo niente.
log-nothing-fits = Nessuna riga corrisponde.
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
ending-won-to = Vince { $player }, { $points } a { $other }
ending-won-with = { $points ->
    [one] Vince { $player } con { $points } punto
   *[other] Vince { $player } con { $points } punti
}
ending-shared = Vittoria condivisa: { $players }
ending-shared-with = { $points ->
    [one] Vittoria condivisa con { $players }, { $points } punto ciascuno
   *[other] Vittoria condivisa con { $players }, { $points } punti ciascuno
}
ending-victory = Vittoria, { $points } a { $other }
ending-victory-with = { $points ->
    [one] Vittoria con { $points } punto
   *[other] Vittoria con { $points } punti
}
ending-defeat = Sconfitta, { $points } a { $other }
ending-place = { $place ->
    [2] Secondo posto, { ending-points }
    [3] Terzo posto, { ending-points }
    [4] Quarto posto, { ending-points }
    [5] Quinto posto, { ending-points }
   *[other] Sesto posto, { ending-points }
}
ending-ahead = { $points ->
    [one] { $points } punto in più di { $player }
   *[other] { $points } punti in più di { $player }
}
ending-behind = { $points ->
    [one] { $points } punto in meno di { $player }
   *[other] { $points } punti in meno di { $player }
}
ending-fewer-turns = Gli stessi punti di { $player }, ma in meno turni
ending-more-turns = Gli stessi punti di { $player }, ma in più turni
ending-tie-turns = A parità di punti vince chi ha giocato meno turni.
ending-reason-provinces = L’ultima Provincia è stata presa.
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
ending-winner = vince
ending-look = Guarda il tavolo
ending-show = Mostra il risultato
ending-loading = Si contano i punti…
ending-again = Riprova

## For next time: one sentence after a defeat

ending-lesson = Per la prossima volta
ending-lesson-curses = { $own ->
    [one] Hai finito con { $own } Maledizione, { $player } con { $other }.
   *[other] Hai finito con { $own } Maledizioni, { $player } con { $other }.
} Quando girano Maledizioni, prendi presto una Reazione, una carta che cestina o l’Attacco stesso.
ending-lesson-tie = { $player } ha fatto gli stessi punti in meno turni. Una Proprietà in più e avresti vinto.
ending-lesson-close = { $points ->
    [one] Mancava solo { $points } punto: un Ducato in più negli ultimi turni e avresti vinto.
   *[other] Mancavano solo { $points } punti: un Ducato in più negli ultimi turni e avresti vinto.
}
ending-lesson-piles = Le pile sono finite mentre eri indietro. Quando due sono vuote e una terza è bassa, prendi punti prima che finisca.
ending-lesson-green = { $count ->
    [one] Nella prima metà della partita hai acquistato { $count } Proprietà o Ducato.
   *[other] Nella prima metà della partita hai acquistato { $count } carte tra Proprietà e Ducati.
} Intasano la mano: aspetta di poter acquistare Province.
ending-lesson-no-province = Non hai acquistato nessuna Provincia; { $player } ha acquistato la prima nel turno { $other }. Argento e Oro presi presto portano a 8 monete.
ending-lesson-provinces = { $player } ha acquistato la prima Provincia nel turno { $other }, tu nel turno { $own }. Con più Argento e Oro all’inizio arrivi prima a 8 monete.
ending-lesson-money = Dal turno { $turn } in poi { $player } ha avuto in tutto { $other } monete da spendere, tu { $own }. Cerca ciò che rende più ricchi i tuoi turni: Oro, più carte in mano, meno Rame.

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
ending-turning-lead = Svolta al turno { $turn }: { $player } passa in testa e ci resta, { $points } a { $other }.
ending-turning-level = Svolta al turno { $turn }: { $player } in parità a { $points }, e così fino alla fine.
ending-turn = Turno
ending-numbers = Gli stessi numeri in una tabella
ending-openings = Primi acquisti
ending-opening-turn = Turno { $number }

## The replay

ending-replay = Replay
ending-replay-about = Ripercorri la partita mossa per mossa, con le carte di tutti scoperte.
ending-replay-watch = Guarda il replay
ending-replay-step = Mossa { $at } di { $all }
ending-replay-first = All’inizio
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
ending-record-json = In formato JSON
ending-proof = L’impegno è in cima al diario dall’inizio della partita e corrisponde alla chiave da cui nascono tutte le mescolate. Ora la chiave è pubblica: «deckwright verify REGISTRAZIONE» controlla che le due cose combacino e che le carte fossero davvero in quell’ordine.
ending-commitment = Impegno
ending-key = Chiave
ending-noted = Questo browser aveva annotato lo stesso impegno quando ha visto la partita per la prima volta.
ending-noted-other = Questo browser aveva annotato un altro impegno quando ha visto la partita per la prima volta: { $noted }

## Another game

ending-rematch = Un’altra partita
ending-rematch-about = Comincia appena la vogliono tutti i presenti.
ending-rematch-away = Assenti: { $players }. Dopo un minuto di assenza gioca un bot e la partita comincia.
ending-rematch-same = Stesso regno
ending-rematch-fresh = Nuovo regno
ending-rematch-agreed = Vogliono giocare ancora: { $players }
ending-rematch-waiting = Non hanno ancora accettato: { $players }
ending-new-table = Nuovo tavolo
ending-home = Pagina iniziale
