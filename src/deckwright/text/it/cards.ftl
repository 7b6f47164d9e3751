### Card names and card texts, Italian.
### A text has one instruction per line; `.below` is the part below the dividing line.

## Basic cards

card-copper = Rame
text-copper = +1 Moneta

card-silver = Argento
text-silver = +2 Monete

card-gold = Oro
text-gold = +3 Monete

card-estate = Proprietà
text-estate = 1 punto vittoria

card-duchy = Ducato
text-duchy = 3 punti vittoria

card-province = Provincia
text-province = 6 punti vittoria

card-curse = Maledizione
text-curse = −1 punto vittoria

## Dominion, both editions

card-bureaucrat = Burocrate
text-bureaucrat =
    Guadagna un Argento e mettilo in cima al tuo mazzo.
    Ogni altro giocatore rivela dalla mano una carta Vittoria a sua scelta e la mette in cima al proprio mazzo; se non ne ha, rivela la mano.

card-cellar = Cantina
text-cellar =
    +1 Azione
    Scarta dalla mano quante carte vuoi.
    Pesca altrettante carte.

card-chapel = Cappella
text-chapel = Cestina fino a 4 carte dalla tua mano.

card-council-room = Sala del Concilio
text-council-room =
    +4 Carte
    +1 Acquisto
    Ogni altro giocatore pesca una carta.

card-festival = Festival
text-festival =
    +2 Azioni
    +1 Acquisto
    +2 Monete

card-gardens = Giardini
text-gardens = Vale 1 punto vittoria per ogni 10 carte che possiedi (arrotonda per difetto).

card-laboratory = Laboratorio
text-laboratory =
    +2 Carte
    +1 Azione

card-library = Biblioteca
text-library =
    Pesca una carta alla volta finché non ne hai 7 in mano.
    Quando peschi così una carta Azione, puoi metterla da parte.
    Alla fine scarta le carte messe da parte.

card-market = Mercato
text-market =
    +1 Carta
    +1 Azione
    +1 Acquisto
    +1 Moneta

card-militia = Milizia
text-militia =
    +2 Monete
    Ogni altro giocatore con più di 3 carte in mano scarta carte finché non gliene restano 3.

card-mine = Miniera
text-mine-base-1e =
    Cestina un Tesoro dalla tua mano.
    Se lo fai, guadagna un Tesoro che costa al massimo 3 monete in più e prendilo in mano.
text-mine-base-2e =
    Puoi cestinare un Tesoro dalla tua mano.
    Se lo fai, guadagna un Tesoro che costa al massimo 3 monete in più e prendilo in mano.

card-moat = Fossato
text-moat = +2 Carte
    .below = Quando un altro giocatore gioca un Attacco, puoi prima rivelare questa carta dalla mano: quell’Attacco non ha effetto su di te.

card-moneylender = Usuraio
text-moneylender-base-1e =
    Cestina un Rame dalla tua mano.
    Se lo fai, +3 Monete.
text-moneylender-base-2e =
    Puoi cestinare un Rame dalla tua mano.
    Se lo fai, +3 Monete.

card-remodel = Restauratore
text-remodel =
    Cestina una carta dalla tua mano.
    Se lo fai, guadagna una carta che costa al massimo 2 monete in più.

card-smithy = Fucina
text-smithy = +3 Carte

card-throne-room = Sala del Trono
text-throne-room-base-1e =
    Scegli una carta Azione che hai in mano.
    Giocala; quando è del tutto risolta, giocala di nuovo.
text-throne-room-base-2e =
    Puoi giocare una carta Azione dalla tua mano.
    Se lo fai, quando è del tutto risolta giocala di nuovo.

card-village = Villaggio
text-village =
    +1 Carta
    +2 Azioni

card-witch = Strega
text-witch =
    +2 Carte
    Ogni altro giocatore guadagna una Maledizione.

card-workshop = Officina
text-workshop = Guadagna una carta che costa al massimo 4 monete.

## Dominion, 1st edition only

card-adventurer = Avventuriero
text-adventurer =
    Rivela carte dalla cima del tuo mazzo, una alla volta, finché non hai rivelato 2 Tesori.
    Prendi in mano quei Tesori.
    Scarta le altre carte rivelate.

card-chancellor = Cancelliere
text-chancellor =
    +2 Monete
    Puoi mettere tutto il tuo mazzo nella pila degli Scarti senza guardarlo.

card-feast = Festività
text-feast =
    Cestina questa carta.
    Guadagna una carta che costa al massimo 5 monete.

card-spy = Spia
text-spy =
    +1 Carta
    +1 Azione
    Ogni giocatore, a cominciare da te, rivela la carta in cima al proprio mazzo.
    Decidi tu, per ciascuna, se va scartata o rimessa in cima al mazzo.

card-thief = Ladro
text-thief =
    Ogni altro giocatore rivela le prime 2 carte del proprio mazzo.
    Per ogni giocatore scegli uno dei Tesori rivelati: viene cestinato.
    Le altre carte rivelate vengono scartate.
    Puoi guadagnare quanti vuoi dei Tesori cestinati così.

card-woodcutter = Taglialegna
text-woodcutter =
    +1 Acquisto
    +2 Monete

## Dominion, 2nd edition only

card-artisan = Artigiano
text-artisan =
    Guadagna una carta che costa al massimo 5 monete e prendila in mano.
    Metti una carta dalla mano in cima al tuo mazzo.

card-bandit = Bandito
text-bandit =
    Guadagna un Oro.
    Ogni altro giocatore rivela le prime 2 carte del proprio mazzo, cestina un Tesoro rivelato diverso dal Rame e scarta le altre carte rivelate.

card-harbinger = Messaggero
text-harbinger =
    +1 Carta
    +1 Azione
    Guarda la tua pila degli Scarti.
    Puoi mettere una di quelle carte in cima al tuo mazzo.

card-merchant = Mercante
text-merchant =
    +1 Carta
    +1 Azione
    Quando giochi il primo Argento di questo turno, +1 Moneta.

card-poacher = Bracconiere
text-poacher =
    +1 Carta
    +1 Azione
    +1 Moneta
    Scarta una carta per ogni pila vuota della Scorta.

card-sentry = Sentinella
text-sentry =
    +1 Carta
    +1 Azione
    Guarda le prime 2 carte del tuo mazzo.
    Cestina e/o scarta quelle che vuoi.
    Rimetti le altre in cima al mazzo nell’ordine che preferisci.

card-vassal = Vassallo
text-vassal =
    +2 Monete
    Scarta la carta in cima al tuo mazzo.
    Se è una carta Azione, puoi giocarla.

## Seaside, 1st edition

card-ambassador = Ambasciatore
text-ambassador =
    Rivela una carta dalla tua mano.
    Rimetti nella Scorta, dalla mano, da 0 a 2 copie di quella carta (compresa quella rivelata).
    Poi ogni altro giocatore ne guadagna una copia.

card-bazaar = Bazar
text-bazaar =
    +1 Carta
    +2 Azioni
    +1 Moneta

card-caravan = Carovana
text-caravan =
    +1 Carta
    +1 Azione
    All’inizio del tuo prossimo turno: +1 Carta.

card-cutpurse = Borseggiatore
text-cutpurse =
    +2 Monete
    Ogni altro giocatore scarta un Rame dalla mano; se non ne ha, rivela la mano.

card-embargo = Embargo
text-embargo =
    +2 Monete
    Cestina questa carta.
    Metti un segnalino Embargo su una pila della Scorta.
    .below = Chi acquista una carta guadagna una Maledizione per ogni segnalino Embargo sulla pila da cui l’ha presa.

card-explorer = Esploratore
text-explorer =
    Puoi rivelare una Provincia dalla tua mano.
    Se lo fai, guadagna un Oro; altrimenti guadagna un Argento.
    Prendi in mano la carta guadagnata.

card-fishing-village = Villaggio di Pescatori
text-fishing-village =
    +2 Azioni
    +1 Moneta
    All’inizio del tuo prossimo turno: +1 Azione e +1 Moneta.

card-ghost-ship = Nave Fantasma
text-ghost-ship =
    +2 Carte
    Ogni altro giocatore con almeno 4 carte in mano ne mette in cima al proprio mazzo, nell’ordine che preferisce, finché non gliene restano 3.

card-haven = Rada
text-haven =
    +1 Carta
    +1 Azione
    Metti da parte una carta dalla tua mano, a faccia in giù.
    All’inizio del tuo prossimo turno riprendila in mano.

card-island = Isola
text-island =
    Metti da parte questa carta e un’altra dalla tua mano, a faccia in su, sul tuo tappetino Isola.
    Alla fine del gioco tornano nel tuo mazzo.
    .below = 2 punti vittoria

card-lighthouse = Faro
text-lighthouse =
    +1 Azione
    Ora e all’inizio del tuo prossimo turno: +1 Moneta.
    .below = Finché questa carta è in gioco, gli Attacchi giocati dagli altri giocatori non hanno effetto su di te.

card-lookout = Vedetta
text-lookout =
    +1 Azione
    Guarda le prime 3 carte del tuo mazzo.
    Cestinane una.
    Scartane un’altra.
    Rimetti la terza in cima al mazzo.

card-merchant-ship = Nave Mercantile
text-merchant-ship = Ora e all’inizio del tuo prossimo turno: +2 Monete.

card-native-village = Villaggio Indigeno
text-native-village =
    +2 Azioni
    Scegli un’opzione:
    • metti da parte la carta in cima al tuo mazzo, a faccia in giù, sul tuo tappetino Villaggio Indigeno;
    • prendi in mano tutte le carte del tuo tappetino Villaggio Indigeno.

card-navigator = Navigatore
text-navigator =
    +2 Monete
    Guarda le prime 5 carte del tuo mazzo.
    Scartale tutte oppure rimettile in cima al mazzo nell’ordine che preferisci.

card-outpost = Avamposto
text-outpost =
    Nella fase Pulizia di questo turno peschi solo 3 carte invece di 5.
    Dopo questo turno giochi un turno aggiuntivo, ma mai più di due turni di fila.

card-pearl-diver = Pescatore di Perle
text-pearl-diver =
    +1 Carta
    +1 Azione
    Guarda la carta in fondo al tuo mazzo.
    Puoi metterla in cima.

card-pirate-ship = Nave Pirata
text-pirate-ship =
    Scegli un’opzione:
    • ogni altro giocatore rivela le prime 2 carte del proprio mazzo, cestina un Tesoro rivelato scelto da te e scarta le altre; se è stato cestinato almeno un Tesoro, metti un segnalino moneta sul tuo tappetino Nave Pirata;
    • +1 Moneta per ogni segnalino moneta sul tuo tappetino Nave Pirata.

card-salvager = Recupero
text-salvager =
    +1 Acquisto
    Cestina una carta dalla tua mano.
    +1 Moneta per ogni moneta del suo costo.

card-sea-hag = Megera dei Mari
text-sea-hag = Ogni altro giocatore scarta la carta in cima al proprio mazzo, poi guadagna una Maledizione e la mette in cima al mazzo.

card-smugglers = Contrabbandieri
text-smugglers =
    Scegli una carta che costa al massimo 6 monete e che il giocatore alla tua destra ha guadagnato nel suo ultimo turno.
    Guadagnane una copia.

card-tactician = Stratega
text-tactician =
    Scarta tutta la tua mano.
    Se così hai scartato almeno una carta, all’inizio del tuo prossimo turno: +5 Carte, +1 Acquisto e +1 Azione.

card-treasure-map = Mappa del Tesoro
text-treasure-map =
    Cestina questa carta e un’altra Mappa del Tesoro dalla tua mano.
    Se così hai cestinato due Mappe del Tesoro, guadagna 4 carte Oro e mettile in cima al tuo mazzo.

card-treasury = Tesoreria
text-treasury =
    +1 Carta
    +1 Azione
    +1 Moneta
    .below = Quando scarti questa carta dall’area di gioco, se in questo turno non hai acquistato carte Vittoria, puoi metterla in cima al tuo mazzo.

card-warehouse = Magazzino
text-warehouse =
    +3 Carte
    +1 Azione
    Scarta 3 carte.

card-wharf = Molo
text-wharf = Ora e all’inizio del tuo prossimo turno: +2 Carte e +1 Acquisto.

## Card types

type-action = Azione
type-treasure = Tesoro
type-victory = Vittoria
type-curse = Maledizione
type-attack = Attacco
type-reaction = Reazione
type-duration = Durata
type-night = Notte
type-event = Evento
type-project = Progetto
type-landmark = Monumento
type-way = Via

## Sets

set-basic = Carte base
set-base-1e = Dominion, 1ª edizione
set-base-2e = Dominion, 2ª edizione
set-seaside-1e = Seaside, 1ª edizione
