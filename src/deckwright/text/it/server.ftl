### Quello che dice il server: rifiuti al tavolo e righe di deckwright serve.

error-data-version = I dati in { $path } sono stati scritti da un’altra versione di Deckwright (formato { $found }, questa conosce { $known }). Usa quella versione, o un altro file con --data.
error-data-unusable = Non si possono conservare i dati in { $path }: { $reason }. Scegli un altro file con --data.
<<<<<<< HEAD
error-data-not-written = Non è stato possibile scrivere la mossa su disco, quindi non vale. Riprova; se continua, bisogna controllare il disco del server.
error-data-damaged = I dati conservati sono danneggiati: { $reason }.
=======
error-data-not-written = Non è stato possibile scrivere la risposta su disco, quindi non vale. Riprova; se continua, bisogna controllare il disco del server.
error-data-damaged = I dati conservati del tavolo { $table } sono danneggiati ({ $reason }), quindi non si può mostrare. Gli altri tavoli non ne risentono. Chi gestisce il server può recuperare il tavolo da una copia del file dei dati.
error-data-locked = Un altro server sta usando { $path }. Fermalo, o scegli un altro file con --data.
>>>>>>> 98842a8 (A server that one client can't hold up: long work in small steps, a lane for bots, limits by seat and address, connections with an end)
error-bot-needs = Il bot { $bot } ha bisogno di queste carte nel regno: { $cards }. Aggiungi quelle che mancano o scegli un altro bot.
error-table-without-person = A un tavolo serve almeno un posto per una persona.
error-table-full = Tutti i posti a questo tavolo sono occupati. Puoi guardare, se il tavolo lo permette, o aprirne uno tuo.
error-name-unseen = Questo nome non si vede. Scegline uno con lettere, cifre o altri segni visibili.
error-seat-taken = Il posto { $seat } non è libero. Scegline un altro.
error-answer-stale = Da quando è stata posta questa domanda il tavolo è andato avanti. Guardalo di nuovo e rispondi a ciò che si chiede ora.
error-undo-off = A questo tavolo non si annulla nulla.
error-undo-too-late = Da allora qualcuno ha saputo qualcosa di nuovo: a questo tavolo non si può più annullare.
error-undo-behind-leaving = Nel frattempo qualcuno ha lasciato la partita. Quello che è successo prima non si può più annullare.
error-undo-refused = Gli altri hanno rifiutato. Puoi chiedere di nuovo dopo la prossima mossa al tavolo.
error-nothing-to-agree = Nessuno aspetta il tuo consenso.
error-seat-left = Hai lasciato questa partita e un bot gioca per te. Prima torna al tavolo.
error-seat-not-left = Sei già al tavolo.
error-seat-not-replaced = A quel posto non gioca nessuna persona che un bot possa sostituire.
error-seat-present = Questo giocatore c’è, o c’era fino a un momento fa. Un bot può subentrare dopo un minuto di assenza.
error-game-not-begun = La partita non è ancora iniziata: c’è un posto libero.
error-server-full = Il server non può ospitare altri tavoli. Riprova più tardi.
error-server-busy = Il server sta sorteggiando regni per molte altre persone. Riprova tra un momento, o scegli tu le carte.
error-unknown-table = Qui non c’è nessun tavolo { $table }. Controlla il link o apri un nuovo tavolo.
error-try-again = Il tavolo è stato appena chiuso per rileggerlo dal disco. Riprova tra un momento.
error-only-watching = Stai solo guardando. Può farlo soltanto chi ha un posto.
error-message-too-long = Il messaggio è troppo lungo; sono ammessi { $most } byte.
error-message-slow = La richiesta non è arrivata entro { $seconds } secondi. Riprova.
error-message-unreadable = Il messaggio non si può leggere: { $reason }.
error-hello-first = Il primo messaggio su una connessione deve essere hello.
error-hello-once = Su questa connessione hello è già stato detto.
error-unknown-token = Questo gettone non appartiene a nessun posto di questo tavolo. Entra con il link del tavolo per averne uno.
error-no-spectators = Questo tavolo non si può guardare.
error-table-crowded = A questo tavolo ci sono già troppe persone.
error-seat-elsewhere = Hai aperto questo posto in troppi altri punti, quindi questo è stato chiuso. Usa uno degli altri.
error-too-many-messages = Troppi messaggi. Aspetta un poco e ricollegati.
error-too-many-requests = Troppe richieste dal tuo indirizzo. Aspetta un poco e riprova.
error-server-failed = Qualcosa è andato storto nel server; nulla è cambiato. Il registro del server dice che cosa.
error-no-such-address = In { $path } non c’è nulla. L’interfaccia è descritta in /api/openapi.json.
error-wrong-method = { $method } non è possibile in { $path }. L’interfaccia è descritta in /api/openapi.json.
error-port-busy = La porta { $port } è occupata o non consentita. Scegline un’altra con --port.

serve-running = Deckwright è su { $url }
serve-others = Gli altri nella tua rete aprono { $url }
serve-hint = Ctrl-C per fermare. I tavoli sono conservati in { $path }.
serve-no-page = La pagina per il browser non è stata costruita ({ $reason }); funziona solo l’interfaccia /api.
