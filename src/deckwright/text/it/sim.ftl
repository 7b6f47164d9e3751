### deckwright sim, deckwright tournament

sim-versus = { " – " }
sim-no-kingdom = solo le carte base
sim-progress = { $played } di { $planned } partite, { $speed } al secondo, mancano { $seconds } s
sim-played = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}, seme { $seed }, { $seats ->
    [fixed] comincia sempre la prima strategia indicata
   *[alternate] si comincia a turno
}. Motore { $engine }, { $speed } al secondo.
sim-interrupted = { $games ->
    [0] Interrotto prima che si contasse una partita.
    [one] Interrotto: ecco che cosa mostra { $games } partita.
   *[other] Interrotto: ecco che cosa mostrano { $games } partite.
}

## La tabella delle strategie

sim-strategy = Strategia
sim-score = Risultato %
sim-interval = 95%
sim-wins = Vittorie %
sim-points = Punti
sim-moving-first = Prima
sim-moving-later = Dopo

## Risultati

sim-no-difference = Nessuna differenza netta: ogni intervallo contiene la parte equa.
sim-first-seat = Risultato di chi comincia: { $score }% ({ $low }–{ $high }; la parte equa è { $fair }).
sim-endings = Le partite finiscono per le Province { $provinces }%, per le pile vuote { $piles }%, per il limite di turni { $unfinished }%. Vittorie condivise: { $ties }%.
sim-length = Una partita ha { $mean } turni per giocatore: metà delle partite al massimo { $median }, otto su dieci da { $short } a { $long }.
sim-turn-by-turn = Turno per turno: monete da spendere, e punti vittoria dopo il turno
sim-turn = Turno
sim-coins = Monete
sim-points-now = Punti
sim-caution = Nel risultato una vittoria condivisa conta pro quota. Le strategie sono programmi semplici: qui si confrontano loro, non ciò che bravi giocatori farebbero con le stesse carte.

## Tornei

tournament-played = { $strategies ->
    [one] { $strategies } strategia
   *[other] { $strategies } strategie
}, { $games ->
    [one] { $games } partita
   *[other] { $games } partite
} in tutto, seme { $seed }. Motore { $engine }, { $speed } al secondo.
tournament-rating = Forza
tournament-table = Risultato in % della riga contro la colonna:
tournament-margin = L’intervallo al 95% di una casella è al massimo ±{ $margin }.
tournament-ratings = I valori di forza sono sulla scala Elo, 1500 in media, ciascuno con il suo intervallo al 95%: 100 punti in più significano un risultato di circa 64%, 400 punti in più circa 91%.

## deckwright solve

solve-opponent = Contro
solve-games = Partite
solve-buys = Acquista in una partita, in media: { $cards }
solve-other = Un’altra idea
solve-searched = { $islands ->
    [one] { $islands } idea
   *[other] { $islands } idee
}, { $rounds ->
    [one] { $rounds } giro
   *[other] { $rounds } giri
}, { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
}, seme { $seed }. Motore { $engine }.
solve-caution = I risultati vengono da partite che nella ricerca non hanno deciso nulla. Un’altra idea è una strategia che acquista altre carte; ne è indicato il risultato contro la migliore della raccolta e contro la strategia qui sopra.
solve-progress = Avanzamento: { $done }%; la migliore finora: { $score }% contro la sua lega
solve-interrupted = Interrotto: questa è la migliore strategia finora. È stata misurata su partite a parte, ma non semplificata né provata contro i bot.

## deckwright ladder

ladder-played = { $games } partite: { $each } per ogni coppia su { $kingdoms ->
    [one] { $kingdoms } regno
   *[other] ognuno di { $kingdoms } regni
}, seme { $seed }, a coppie con le stesse mescolate e i posti scambiati.
ladder-bot = Bot
ladder-time = ms
ladder-longest = massimo
ladder-duel = Duello
ladder-against = { $first } – { $second }
ladder-worst = Peggiore %
ladder-kingdoms = Regni
ladder-forfeit = { $bot } ha perso { $games ->
    [one] { $games } partita
   *[other] { $games } partite
} a tavolino: { $reason }
ladder-intervals = I risultati sono medie sui regni, e così i loro intervalli al 95%; il peggiore è quello di un solo regno. I tempi sono millisecondi per decisione; un trattino significa che il simulatore ha giocato la strategia senza misurarli.

## Che cosa può andare storto

error-games-number = «{ $text }» non è un numero di partite: scrivi un numero intero come 500, 10k o 1m
error-until-width = «{ $text }» non è l’ampiezza di un intervallo: scrivila come 1% o 0.01
error-strategies-need-more = alle strategie servono insieme { $number } carte Regno e una partita ne ha { $most }: fanne giocare di meno
error-tournament-few = un torneo richiede almeno due strategie (indicate: { $number }): indicane altre o scegli un altro regno
error-solve-seconds = { $seconds } secondi sono troppo pochi per una ricerca: indicane almeno { $least }
error-solve-long = { $seconds } secondi sono troppi per una ricerca: indicane al massimo { $most }
error-solve-output = non si può scrivere { $path }: scegli un altro file
error-ladder-few = una classifica richiede almeno due bot (indicati: { $number }): indicane altri
error-ladder-games = le partite si giocano a coppie: indica un numero pari, almeno 2, non { $games }
error-ladder-twice = un bot è indicato due volte ({ $names }): indica ciascuno una volta sola
error-ladder-records = non si può scrivere nessuna registrazione in { $folder } ({ $reason }): indica un’altra cartella con --records
error-train-log = il registro dell’addestramento non si può disegnare ({ $path }: { $reason }): continua fino alla prima valutazione o guarda il file
error-ladder-kingdoms = non si possono sorteggiare { $number } regni: indicane almeno 1
error-ladder-nothing = non ci sono due bot tra { $names } che possano giocare su uno di questi regni: scegli altri regni o bot che non hanno bisogno di carte proprie
error-ladder-unreadable = { $path } non è il file di una classifica: scegli un altro nome
error-folder-missing = la cartella { $folder } non esiste: prima creala, oppure scegli un altro posto
error-ladder-other = { $path } appartiene a un’altra classifica (diversi: { $what }): scegli un altro file o le stesse opzioni di prima
error-ladder-line = la riga { $line } di { $path } è danneggiata: cancellala e quella parte sarà rigiocata
error-worker-lost = un processo che giocava le partite è stato chiuso dall’esterno: riprova, magari con meno processi (--jobs)
error-cluster-missing = manca Dask, che serve per un cluster: { $command }
error-cluster-unreachable = nessuno scheduler di Dask risponde a { $address }: controlla che sia attivo lì
error-cluster-empty = il cluster a { $address } non ha worker: avviane con «dask worker { $address }»
error-cluster-failed = il cluster non ha potuto giocare ({ $reason }): controlla che Deckwright sia installato sui suoi worker
error-cluster-versions = qui c’è Deckwright { $here } e un worker del cluster ha { $there }: installa ovunque la stessa versione

## deckwright stats

stats-games = { $games ->
    [one] { $games } partita finita
   *[other] { $games } partite finite
}, { $seats } posti
stats-skipped = { $number ->
    [one] { $number } file non contiene una partita finita ed è stato tralasciato: { $reason }
   *[other] { $number } file non contengono una partita finita e sono stati tralasciati, il primo perché: { $reason }
}
stats-unfinished = { $path }: la partita non è finita
stats-card = Carta
stats-with = Con essa, vittorie %
stats-without = Senza di essa, vittorie %
stats-openings = Aperture: che cosa si è acquistato nei primi due turni
stats-opening = Apertura
stats-seats = Posti
stats-wins = Vittorie %
stats-nothing = niente
stats-gains = Copie guadagnate in ogni turno, in media
stats-turn = Turno
stats-copies = Copie guadagnate finora
stats-caution = Chi guadagna una carta può vincere per altri motivi: qui si vede che cosa va insieme, non che cosa è causa di che cosa.
error-stats-none = in questi file non c’è nessuna partita finita: indica registrazioni, o cartelle con registrazioni (.txt)
