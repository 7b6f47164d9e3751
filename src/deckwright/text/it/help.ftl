### The help page and the guided first game in the browser, Italian.

help-title = Come si gioca
help-lead = Dominion si impara in cinque minuti e si gioca in mezz’ora. Ecco tutto quello che serve.
help-contents = In questa pagina
help-guided-about = Preferisci imparare giocando? La partita guidata spiega ogni cosa quando la incontri.
help-guided-start = Comincia la partita guidata
help-home = Pagina iniziale

## The aim

help-aim = Lo scopo
help-aim-points = Lo scopo è possedere più punti vittoria degli altri alla fine della partita. Ogni giocatore ha un mazzo tutto suo. All’inizio è piccolo e debole; turno dopo turno acquisti carte migliori dalle pile al centro del tavolo.
help-aim-catch = Ma c’è un rovescio della medaglia: fino ad allora le carte che danno punti non servono a niente. Occupano soltanto posto nella mano. Quando smettere di costruire e cominciare a raccogliere è la domanda di ogni partita.
help-aim-start = Tutti cominciano con le stesse dieci carte, sette Rame e tre Proprietà, e ne pescano cinque come prima mano. Le pile al centro sono la Scorta: denaro, punti, Maledizioni e dieci carte Regno, diverse a ogni partita.

## A turn

help-turn = Il tuo turno
help-turn-order = Un turno ha tre fasi, sempre in quest’ordine.
help-turn-action = Azione
help-turn-action-text = Puoi giocare una carta Azione dalla mano. Fai quello che dice, dall’alto in basso. Molte carte ti danno un’altra azione, così un turno può diventare una lunga catena.
help-turn-buy = Acquisto
help-turn-buy-text = Gioca i tuoi Tesori: insieme alle monete delle Azioni sono il tuo denaro. Poi puoi acquistare una carta che non costi più di quanto hai. Dopo il primo acquisto non si possono più giocare Tesori. Quello che acquisti va sulla tua pila degli Scarti; i Tesori non si consumano e torneranno.
help-turn-clean-up = Pulizia
help-turn-clean-up-text = Tutte le carte giocate e quelle rimaste in mano vanno sulla tua pila degli Scarti, e ne peschi cinque nuove. Azioni, acquisti e monete avanzati sono persi. Ci pensa il tavolo.
help-bonuses = La maggior parte dei testi è fatta di quattro bonus:
help-bonus-card = +1 Carta
help-bonus-card-text = Pesca subito una carta dal tuo mazzo.
help-bonus-action = +1 Azione
help-bonus-action-text = In questo turno puoi giocare un’altra carta Azione.
help-bonus-buy = +1 Acquisto
help-bonus-buy-text = In questo turno puoi acquistare un’altra carta. Le monete devono bastare per tutte.
help-bonus-coin = +1 Moneta
help-bonus-coin-text = In questo turno hai una moneta in più da spendere.

## The deck

help-deck = Come gira il tuo mazzo
help-deck-text = Quando ti serve una carta e il mazzo è finito, la tua pila degli Scarti viene mescolata e diventa il nuovo mazzo. Così una carta acquistata arriva in mano qualche turno dopo, e poi ancora e ancora. Ogni acquisto cambia tutti i tuoi turni futuri.
help-deck-trash = Cestinare una carta vuol dire toglierla dal gioco per sempre. Spesso conviene: meno carte deboli possiedi, prima rivedi quelle forti.
help-deck-shuffle = si mescola
help-deck-draw = si pesca
help-deck-play = si gioca
help-deck-bought = carte acquistate
help-deck-picture = Le carte vanno dal mazzo alla mano, dalla mano in gioco e da lì alla pila degli Scarti, che riceve anche le carte acquistate. Quando il mazzo è vuoto, la pila degli Scarti viene mescolata e diventa il mazzo.

## Kinds of cards

help-types = I tipi di carte
help-types-about = Il tipo è scritto in fondo a ogni carta. Una carta può avere più tipi insieme e allora vale come ciascuno di essi.
help-type-action-text = Si gioca nella fase Azione per il suo effetto.
help-type-treasure-text = Si gioca nella fase Acquisto per le sue monete.
help-type-victory-text = Dà punti alla fine della partita, e prima di solito niente.
help-type-curse-text = Ti toglie un punto. Di solito arriva con gli Attacchi degli altri.
help-type-attack-text = Un’Azione che danneggia tutti gli altri giocatori.
help-type-reaction-text = Si può usare in un momento particolare indicato dalla carta stessa, anche nel turno di un altro.
help-type-duration-text = Un’Azione che continua ad agire nel tuo prossimo turno.
help-attacks = Quando viene giocato un Attacco, gli altri possono prima usare le loro Reazioni. Solo dopo l’Attacco colpisce, un giocatore alla volta. Il Fossato, rivelato dalla mano, ti rende immune; resta in mano e la prossima volta si può rivelare di nuovo.
help-durations = Le carte Durata vengono dal set Seaside. Restano davanti a te finché tutto ciò che promettono non è avvenuto, e solo allora vanno sulla pila degli Scarti.

## The end

help-end = La fine della partita
help-end-text = La partita finisce dopo un turno in cui è stata presa l’ultima Provincia, oppure in cui tre pile qualsiasi della Scorta sono vuote. Con cinque o sei giocatori servono quattro pile vuote.
help-end-score = Allora si conta tutto quello che possiedi: mano, mazzo, Scarti, carte in gioco e messe da parte. Le carte nel Cestino non sono di nessuno. Vince chi ha più punti; in parità, chi ha giocato meno turni; se anche questi sono pari, la vittoria è condivisa.

## Hints

help-hints = Tre consigli per cominciare
help-hint-money = Prima il denaro. Con 3 o 4 monete un Argento non è quasi mai sbagliato, e con 6 un Oro ancora meno.
help-hint-few = Poche Azioni, ma buone. Due Fucine nella stessa mano non servono con una sola azione; carte come Villaggio e Mercato la restituiscono.
help-hint-late = I punti più tardi. Province appena arrivi a 8 monete, Ducati quando restano poche Province, Proprietà solo negli ultimissimi turni.

## This table

help-keys = Tasti
help-keys-about = Si può fare tutto anche senza mouse. Le scorciatoie con un solo tasto si possono disattivare nelle impostazioni.
help-enter = Invio
help-space = Spazio

help-options = Che altro sa fare il tavolo
help-option-text = Testo delle carte
help-option-text-about = Indica una carta o il suo nome, anche nel diario, oppure tienici sopra il dito, e leggi che cosa fa.
help-option-undo = Annullare
help-option-undo-about = Finché nessuno ha saputo niente di nuovo, puoi annullare la tua ultima mossa. Dopo decide l’opzione del tavolo: si chiede agli altri, oppure non è possibile.
help-option-past = Rivedere il passato
help-option-past-about = Un clic su una riga del diario mostra il tavolo come lo vedevi in quel momento.
help-option-watch = Spettatori
help-option-watch-about = Chi apre il tavolo decide se altri possono guardare e se vedono le mani.
help-option-proof = Mescolate oneste
help-option-proof-about = All’inizio della partita il diario mostra un impegno su tutte le mescolate, e alla fine la chiave che gli corrisponde. Con la registrazione della partita chiunque può verificare che nessuna mescolata sia stata truccata.

help-friends = Giocare con gli amici
help-friends-text = Apri un nuovo tavolo, lascia un posto libero per ciascun amico e manda loro il link. Chi lo apre sceglie un nome e si siede; a nessuno serve un account. Se perdi la connessione, riapri il link nello stesso browser: il tuo posto è conservato.
help-friends-start = Apri un nuovo tavolo

## The guided game

help-guide-title = Partita guidata
help-guide-starting = Si preparano le carte…
help-guide-player = Principiante
help-guide-understood = Ho capito
help-guide-no-more = Basta suggerimenti
help-guide-again = Mostra i suggerimenti
help-guide-ask = Che cosa conviene adesso?

help-guide-first-hand = Lo scopo: avere più punti vittoria degli altri alla fine. Questa è la tua mano: le carte Rame sono denaro, 1 moneta ciascuna. Le Proprietà sono punti e contano solo alla fine. Non hai ancora Azioni, perciò comincia giocando i tuoi Tesori.
help-guide-first-buy = Hai { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
} e un acquisto. Scegli una delle pile evidenziate; ognuna mostra quanto costa la sua carta. Un Argento a 3 è un buon inizio: dà 2 monete ogni volta che lo peschi.
help-guide-bought = La carta acquistata è sulla tua pila degli Scarti. La pescherai dopo la prossima mescolata. Le cinque carte che hai adesso sono l’altra metà del mazzo di partenza.
help-guide-shuffle = Il mazzo era finito, perciò la tua pila degli Scarti è stata mescolata ed è di nuovo il tuo mazzo, ora con le carte acquistate. Gira così per tutta la partita.
help-guide-action = Hai in mano una carta Azione. Cominci ogni turno con un’azione, quindi puoi giocare una di queste carte prima dei Tesori. Indicala per leggere che cosa fa.
help-guide-more-actions = Quella carta ti ha dato azioni: il contatore delle azioni dice quante altre carte Azione puoi giocare. Usa per prime le carte così.
help-guide-more-cards = Hai pescato subito delle carte. Puoi usarle in questo stesso turno: i Tesori per pagare e le Azioni se ti resta un’azione.
help-guide-one-action = Più carte Azione, ma una sola azione: potrai giocarne soltanto una. Il Villaggio dà due azioni e risolve il problema.
help-guide-attack = Un Attacco dell’avversario. Ti colpisce, a meno che tu non abbia in mano un Fossato e lo riveli. Poi il gioco continua come prima.
help-guide-choose-discard = Quando devi scartare, separati prima dalle carte Vittoria: in mano non fanno niente.
help-guide-trash = Le carte cestinate lasciano il tuo mazzo per sempre. Per Proprietà e Rame di solito è una benedizione.
help-guide-more-buys = In questo turno hai più di un acquisto. Puoi acquistare una carta dopo l’altra finché bastano le monete.
help-guide-gold = Con sei monete si acquista un Oro, che vale 3 monete in ogni mano. Con qualche Oro e qualche Argento le 8 monete per una Provincia arrivano da sole.
help-guide-province = Otto monete: bastano per una Provincia da 6 punti. Niente fa vincere come le Province.
help-guide-green = Ora nel tuo mazzo ci sono carte Vittoria. Indeboliscono un po’ le mani, ma alla fine contano solo loro. Da qui in poi è una corsa.
help-guide-duchy = Restano poche Province. Adesso i Ducati, 3 punti per 5 monete, sono spesso meglio di altro denaro.
help-guide-end-near = La fine è vicina: la partita si chiude quando sparisce l’ultima Provincia o si svuota una terza pila. Trasforma in punti ogni moneta.
help-guide-over = Questa era la tua prima partita! Il risultato mostra chi ha vinto, con quali carte e come è andata turno per turno. Gioca ancora, o apri un tavolo per i tuoi amici.

## What would be good now

help-guide-play-village = Gioca prima { $card }: dà più azioni di quante ne usa.
help-guide-play-again = Gioca prima { $card }: restituisce l’azione che usa, quindi non ti costa niente.
help-guide-play-draw = Gioca { $card }: più carte di solito vuol dire più monete.
help-guide-play-attack = Gioca { $card }: fa bene a te e male agli altri.
help-guide-play-any = Gioca { $card }: hai un’azione per farlo.
help-guide-end-actions = Termina le azioni: adesso nessuna di queste carte ti aiuterebbe.
help-guide-treasures = Gioca tutti i tuoi Tesori. Non c’è quasi mai motivo di tenerne uno.
help-guide-buy-province = Acquista { $card }: 6 punti, e niente ne porta di più.
help-guide-buy-points = Acquista { $card }: le Province stanno finendo e ormai conta ogni punto.
help-guide-buy-treasure = Acquista { $card }: più denaro in ogni mano futura.
help-guide-buy-action = Acquista { $card }: qualche buona Azione rende il mazzo più rapido.
help-guide-end-turn = Termina il turno: nessuna delle carte che puoi pagare migliorerebbe il tuo mazzo.
help-guide-pay = Salda il Debito: finché ne hai, non puoi acquistare nulla.
help-guide-discard = Scarta { $cards }: è ciò che al momento ti serve meno.
help-guide-trash-cards = Cestina { $cards }: senza, il tuo mazzo è migliore.
help-guide-upgrade = Cestina { $card }: in cambio puoi guadagnare { $gained }.
help-guide-gain = Guadagna { $card }: è il meglio che puoi avere qui.
help-guide-reveal = Rivela { $card }: non ti costa niente e l’Attacco non ti tocca.
help-guide-nothing = Questa volta non scegliere niente: tutte queste carte è meglio tenerle.
help-guide-play-chosen = Gioca { $card }: così ne ricavi il massimo.
help-guide-trash-theirs = Cestina { $cards }: è ciò che fa più male.
help-guide-show = Rivela { $card }: qui ti è utile.
help-guide-topdeck = Metti in cima al mazzo { $cards }: è ciò che ti conviene di più.
help-guide-set-aside = Metti da parte { $cards }: adesso puoi farne a meno.
help-guide-return = Rimetti nella Scorta { $cards }: senza, il tuo mazzo è migliore.
help-guide-embargo = Metti il segnalino su { $card }: quella pila ti serve poco, agli altri forse sì.
help-guide-give = Passa { $card }: è ciò che ti mancherà meno.
help-guide-put = Metti nel mazzo { $card }: è ciò che al momento ti serve meno.
help-guide-name = Nomina { $card }: è la carta che più probabilmente sta in cima al tuo mazzo.
help-guide-choose = Scegli: { $options }. Qui è ciò che rende di più.
help-guide-decline = Questa volta lascia stare: adesso non ti aiuterebbe.
help-guide-not-your-turn = Tocca all’avversario. Nel diario vedi che cosa succede.
