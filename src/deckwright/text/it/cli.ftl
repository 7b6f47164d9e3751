### Il terminale e la riga di comando.

## Al tavolo

terminal-person = Giocatore
terminal-bot = { $name } (bot, strategia: { $strategy })
terminal-bot-level = { $name } (bot, livello: { $level })
terminal-welcome = { $kingdom }. Seme { $seed }.
terminal-own-kingdom = Un regno tuo
terminal-kingdom = Regno: { $cards }
terminal-seats = Al tavolo: { $players }. Scrivi { $help } per l’aiuto.
terminal-priced = { $card } { $cost }
terminal-place = { $place }: { $cards }
terminal-landscapes = accanto alla Scorta
terminal-with-tokens = { $card } ({ $tokens })
terminal-counters = Azioni { $actions }, acquisti { $buys }, monete { $coins }
terminal-counters-potions = { $counters }, pozioni { $potions }
terminal-nothing = niente
terminal-undone = Annullato.
terminal-saved = La partita è salvata in { $path }.
terminal-goodbye = La partita si ferma qui. Alla prossima!
review-title = Analisi: { $players }
review-progress = Analisi: mossa { $done } di { $planned }…
review-chart = Probabilità di vittoria in percentuale, turno per turno
advice-line = { $answer } (probabilità di vittoria { $chance }). { $reason }

## Parole da scrivere

terminal-word-help = aiuto
terminal-word-card = carta
terminal-word-supply = scorta
terminal-word-log = diario
terminal-word-undo = annulla
terminal-word-hint = consiglio
terminal-word-save = salva
terminal-word-quit = esci
terminal-help =
    Rispondi con un numero ([3] è 3), con più numeri (1 1 4) o a parole: acquista Argento, scarta Proprietà, Proprietà, termina il turno. Basta l’inizio di un nome se indica una sola carta; vanno bene anche i nomi e le parole inglesi.
    { $card } NOME o ?NOME: che cosa fa una carta
    { $supply }: le pile e il Cestino
    { $log }: tutto ciò che è successo
    { $undo }: torna alla tua ultima decisione
    { $hint }: le tre mosse migliori con la probabilità di vittoria
    { $save } FILE: scrive la partita in un file
    { $quit }: lascia il tavolo

## La fine

terminal-over = La partita è finita
terminal-score = { $player }: { $points } ({ $cards })
terminal-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} in { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turni
}
terminal-scored = { $card }: { $points }
terminal-and = { " e " }
terminal-default = { $number ->
    [one] { $loser } perde la partita; { $players } vince a tavolino!
   *[other] { $loser } perde la partita; { $players } vincono a tavolino!
}
terminal-winners = { $number ->
    [one] Vince { $players }!
   *[other] { $players } si dividono la vittoria!
}

## Tabelle e titoli della riga di comando

cli-card = Carta
cli-english = In inglese
cli-cost = Costo
cli-types = Tipi
cli-sets = Set
cli-id = Id
cli-kingdom = Regno
cli-state = Stato
cli-playable = giocabile
cli-lacks = non ancora, mancano: { $cards }
cli-also-called = Altri nomi: { $names }
cli-rulings = Regole: { $ids }
cli-players = Giocatori: { $players }
cli-seed = Seme { $seed }
cli-key = Chiave { $key }
cli-code = Codice { $code }
cli-unfinished = La registrazione finisce qui. Tocca decidere a { $player }.
cli-commitment-holds = La chiave corrisponde all’impegno { $commitment }.
cli-commitment-given = È l’impegno che hai indicato.
cli-commitment-compare = Confrontalo con l’impegno mostrato all’inizio della partita.
cli-answers-legal = { $number ->
    [0] Non è stata ancora fatta alcuna mossa.
    [one] È stata fatta { $number } mossa ed è valida.
   *[other] Sono state fatte { $number } mosse e sono tutte valide.
}
cli-crash = il programma si è interrotto ({ $kind }: { $reason })
error-move-unreadable = «{ $answer }» non è una mossa: scrivi un numero dell’elenco, o comincia con una di queste parole: { $verbs }
