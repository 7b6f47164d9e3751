### La pagina nel browser: schermata iniziale, nuovo tavolo, tavoli aperti, attesa dei giocatori, impostazioni.

## Ovunque

web-home = Pagina iniziale
web-main-menu = Menu principale
web-help = Aiuto
web-guide = Prima partita guidata
web-settings = Impostazioni
web-close = Chiudi
web-loading = Caricamento
web-connecting = Collegamento al tavolo…
web-try-again = Riprova
web-copied = Copiato
web-not-here = Qui non c’è niente
web-no-such-page = A questo indirizzo non c’è nessuna pagina. I link qui sotto riportano indietro.
error-unreachable = il server non risponde. Controlla che sia in funzione e di essere in rete; la pagina riprende da sola appena risponde

## Schermata iniziale

web-tagline = Dominion nel tuo browser
web-about = Con gli amici o contro i bot, esattamente secondo il regolamento. Senza registrazione, e i tuoi amici non devono installare nulla.
web-play-bot = Gioca contro un bot
web-quick-first = Prima partita
web-quick-last = Come l’ultima volta
web-quick-random = Regno a caso
web-quick-daily = Regno del giorno
web-count-deck = Conta il mio mazzo per me
web-what-to-do = Che cosa vuoi fare?
web-new-table = Nuovo tavolo
web-new-table-about = Scegli il regno, i posti e le opzioni, e invita gli amici con un link.
web-open-tables = Tavoli aperti
web-open-tables-about = Siediti dove c’è un posto libero, oppure guarda una partita.
web-learn = Impara il gioco
web-learn-about = Le regole in una pagina, con parole semplici e figure.
web-own-tables = I tuoi tavoli
web-go-on = Continua
web-own-games = Le tue partite
web-game-won = Vinta
web-game-shared = Vittoria condivisa
web-game-lost = Persa
web-look-again = Riguardala
web-game-gone = Il server non ha più questo tavolo. La registrazione è ancora qui.
web-game-record = Registrazione
web-forget-game = Togli
web-forget-game-of = Togli la partita { $players }
web-all-games = Mostra tutte le partite ({ $number })
web-trademark = Dominion è un marchio dei suoi proprietari. Deckwright ne è indipendente: testi e figure sono suoi.
web-licences = Licenze dei caratteri e dei pacchetti di questa pagina
web-default-name = Ospite

## Impostazioni

web-language = Lingua
web-theme = Tema
web-theme-auto = Come il sistema
web-theme-light = Chiaro
web-theme-dark = Scuro
web-motion = Animazioni
web-motion-auto = Come il sistema
web-motion-fast = Rapide
web-motion-none = Nessuna
web-pace = Turni degli altri
web-pace-slow = Lenti
web-pace-normal = Normali
web-pace-instant = Immediati
web-your-name = Il tuo nome
web-sounds = Suoni
web-sounds-about = Carte, monete, mescolate, attacchi, il tuo turno, la fine.
web-single-keys = Scorciatoie con un solo tasto
web-single-keys-about = Cifre e lettere scelgono le carte e terminano il turno.
web-warn-end-turn = Avvisa prima di terminare il turno
web-warn-end-turn-about = Solo se si può ancora fare qualcosa di utile.
web-warn-buy = Chiedi prima di un acquisto che sembra una svista
web-warn-buy-about = Prima di aver giocato i Tesori, o per una Maledizione.

## Bot

web-bot-plays = bot, strategia: { $strategy }
web-bot-level = bot, livello: { $level }
web-levels = Livelli
web-opponent = Avversario
web-bots = Bot
web-strategies = Bot con un piano per questo regno

## Nuovo tavolo: regno

web-kingdom = Regno
web-kingdom-recommended = Consigliati
web-kingdom-random = Casuale
web-kingdom-written = Elenco o codice
web-ten-cards = Le dieci carte
web-kingdom-later = Le dieci carte si scelgono quando crei il tavolo, se non le scegli adesso.
web-no-kingdom-yet = Ancora nessuna carta: prima estraile a sorte o elencale.
web-search = Cerca
web-search-kingdom = Regno o carta
web-set = Set
web-sets = Set
web-all-sets = Tutti i set
web-nothing-found = Nessun risultato: prova un’altra parola o tutti i set.
web-conditions = Fra le dieci devono esserci
web-require = Sempre
web-ban = Mai
web-choose-card = Aggiungi una carta…
web-remove-card = Togli { $card }
web-draw-kingdom = Estrai dieci carte
web-reroll = Sostituisci con un’altra carta
web-reroll-card = Sostituisci { $card } con un’altra carta
web-written-label = Nomi di carte, un codice o il nome di un regno
web-written-about = Separa le carte con virgole o a capo, in inglese o nella tua lingua. Se sono meno di dieci, le altre vengono estratte a sorte.
web-take-kingdom = Usa questo regno
web-unknown-card = { $has_suggestion ->
    [yes] Nessuna carta si chiama «{ $name }»: intendevi «{ $suggestion }»?
   *[no] Nessuna carta si chiama «{ $name }»: controlla come è scritta
}
web-too-many-cards = { $number } carte sono troppe: un regno ne ha dieci
web-filled-up = { $number ->
    [one] { $number } carta è stata aggiunta a caso.
   *[other] { $number } carte sono state aggiunte a caso.
}
web-code = Codice
web-copy-kingdom-link = Copia il link a questo regno
web-copy-list = Copia l’elenco delle carte

## Nuovo tavolo: posti e opzioni

web-seats = Posti
web-number-of-players = Numero di giocatori
web-seat-number = Posto { $number }
web-person-by-link = Una persona (invitata con il link)
web-link-follows = Il link per gli amici è nella prossima schermata.
web-options = Opzioni
web-create-table = Crea il tavolo
web-undo = Annullamento
web-undo-free = Libero
web-undo-free-about = Una mossa si può annullare finché nessuno ne ha ricavato qualcosa di nuovo.
web-undo-ask = Col consenso
web-undo-ask-about = Una mossa si può annullare; se qualcuno ne ha ricavato qualcosa di nuovo, gli altri devono essere d’accordo.
web-undo-off = Mai
web-undo-off-about = Quel che è giocato è giocato.
web-spectators = Spettatori
web-spectators-off = Nessuno
web-spectators-no-hands = Non vedono le mani
web-spectators-open = Vedono tutte le mani
web-clock = Tempo per ogni decisione
web-clock-off = Illimitato
web-clock-seconds = { $number ->
    [one] { $number } secondo
   *[other] { $number } secondi
}
web-clock-minutes = { $number ->
    [one] { $number } minuto
   *[other] { $number } minuti
}
web-clock-about = Quando il tempo scade, decide un bot.
web-score = Mostra i punti durante la partita
web-score-about = Tutti vedono i punti di tutti.
web-deck = Conta i mazzi per chi li possiede
web-deck-about = Vedi tutte le carte del tuo mazzo e quali restano da pescare.
web-hints = Consigli per tutti
web-hints-about = Chi deve decidere può chiedere che cosa farebbe il bot Autodidatta.
web-discreet = Partita discreta
web-discreet-about = Né una domanda né una pausa rivela agli altri se hai in mano un’Azione o una Reazione. I turni durano un po’ di più.
web-listed = Mostra il tavolo fra quelli aperti
web-listed-about = Chiunque può prendere un posto libero, anche senza il link.
web-told-spectators-off = Nessuno può guardare.
web-told-spectators-no-hands = Gli spettatori vedono il tavolo, ma non le mani.
web-told-spectators-open = Gli spettatori vedono tutte le mani.
web-told-score = I punti si vedono durante la partita.
web-told-no-score = I punti si contano alla fine.
web-told-deck = A ciascuno viene contato il proprio mazzo.
web-told-hints = Tutti possono chiedere consigli.
web-told-discreet = Domande e pause non rivelano nulla delle mani.
web-told-clock = Tempo per ogni decisione: { $clock }.
web-told-no-clock = Non c’è limite di tempo.

## Tavoli aperti e attesa

web-table-of = Tavolo di { $name }
web-state-waiting = In attesa di giocatori
web-state-playing = Partita in corso
web-state-over = Partita finita
web-seats-free = { $free ->
    [0] nessun posto libero su { $seats }
    [one] { $free } posto libero su { $seats }
   *[other] { $free } posti liberi su { $seats }
}
web-no-open-tables = In questo momento non ci sono tavoli aperti.
web-sit-down = Siediti
web-watch = Guarda
web-waiting-for-players = In attesa di giocatori
web-free-seat = Posto libero
web-fill = Fai sedere un bot
web-fill-seat = Bot per il posto { $number }
web-you = tu
web-here = al tavolo
web-away = assente
web-watching-until = Finché non ti siedi, guardi. La partita comincia appena tutti i posti sono occupati.
web-leave-table = Lascia il tavolo
web-invite = Invita gli amici
web-invite-about = Chi apre questo link può prendere un posto libero. La partita comincia appena tutti i posti sono occupati.
web-invite-alone = Questo link funziona solo su questo computer, perché il server non accetta altre connessioni. Per far entrare gli altri, fermalo e riavvialo con questo comando:
web-invite-network = Questo link porta al tuo computer attraverso la rete locale. Gli amici sulla stessa rete possono inquadrare il codice.
web-invite-code = Codice QR del link
web-invite-link = Link a questo tavolo
web-invitation = Vieni a giocare a Dominion con me!
web-copy-link = Copia il link
web-share = Condividi…
