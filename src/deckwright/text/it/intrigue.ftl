### Nomi e testi delle carte di Intrigo, come in cards.ftl.

## Intrigo, entrambe le edizioni

card-baron = Barone
text-baron =
    +1 Acquisto
    Puoi scartare una Proprietà dalla tua mano: se lo fai, +4 Monete.
    Altrimenti guadagna una Proprietà.

card-bridge = Ponte
text-bridge =
    +1 Acquisto
    +1 Moneta
    Per il resto del turno tutte le carte costano 1 moneta in meno, ma mai meno di 0.

card-conspirator = Cospiratori
text-conspirator =
    +2 Monete
    Se è almeno la terza Azione che giochi in questo turno: +1 Carta, +1 Azione.

card-courtyard = Cortile di Campagna
text-courtyard =
    +3 Carte
    Metti una carta dalla mano in cima al tuo mazzo.

card-duke = Duca
text-duke = Vale 1 punto vittoria per ogni Ducato che possiedi.

card-farm = Harem
text-farm = +2 Monete
    .below = 2 punti vittoria

card-ironworks = Fonderia
text-ironworks =
    Guadagna una carta che costa al massimo 4 monete.
    Se è un’Azione: +1 Azione.
    Se è un Tesoro: +1 Moneta.
    Se è una carta Vittoria: +1 Carta.

card-mining-village = Villaggio Minerario
text-mining-village =
    +1 Carta
    +2 Azioni
    Puoi cestinare subito questa carta: se lo fai, +2 Monete.

card-minion = Tirapiedi
text-minion =
    +1 Azione
    Scegli un’opzione:
    • +2 Monete;
    • scarta la tua mano e pesca 4 carte; poi ogni altro giocatore con almeno 5 carte in mano fa lo stesso.

card-nobles = Nobili
text-nobles =
    Scegli un’opzione:
    • +3 Carte;
    • +2 Azioni.
    .below = 2 punti vittoria

card-pawn = Pedina
text-pawn =
    Scegli due opzioni diverse:
    • +1 Carta;
    • +1 Azione;
    • +1 Acquisto;
    • +1 Moneta.

card-shanty-town = Baraccopoli
text-shanty-town =
    +2 Azioni
    Rivela la tua mano.
    Se non contiene carte Azione: +2 Carte.

card-steward = Maggiordomo
text-steward =
    Scegli un’opzione:
    • +2 Carte;
    • +2 Monete;
    • cestina 2 carte dalla tua mano.

card-swindler = Truffatore
text-swindler =
    +2 Monete
    Ogni altro giocatore cestina la carta in cima al proprio mazzo.
    In cambio guadagna una carta dello stesso costo, scelta da te.

card-torturer = Carceriere
text-torturer =
    +3 Carte
    Ogni altro giocatore sceglie un’opzione:
    • scarta 2 carte;
    • guadagna una Maledizione e la prende in mano.

card-trading-post = Stazione Commerciale
text-trading-post =
    Cestina 2 carte dalla tua mano.
    Se ne hai cestinate due, guadagna un Argento e prendilo in mano.

card-upgrade = Potenziamento
text-upgrade =
    +1 Carta
    +1 Azione
    Cestina una carta dalla tua mano.
    Se lo fai, guadagna una carta che costa esattamente 1 moneta in più.

card-wishing-well = Pozzo dei Desideri
text-wishing-well =
    +1 Carta
    +1 Azione
    Nomina una carta, poi rivela la carta in cima al tuo mazzo.
    Se l’hai indovinata, prendila in mano.

## Intrigo, solo 1ª edizione

card-coppersmith = Battirame
text-coppersmith = Ogni Rame che giochi nel resto del turno dà 1 moneta in più.

card-great-hall = Grande Salone
text-great-hall =
    +1 Carta
    +1 Azione
    .below = 1 punto vittoria

card-masquerade = Ballo in Maschera
text-masquerade-intrigue-1e =
    +2 Carte
    Tutti i giocatori passano contemporaneamente una carta dalla mano al giocatore alla propria sinistra.
    Poi puoi cestinare una carta dalla tua mano.
text-masquerade-intrigue-2e =
    +2 Carte
    Tutti i giocatori con carte in mano ne passano contemporaneamente una al primo giocatore alla propria sinistra che ne ha.
    Poi puoi cestinare una carta dalla tua mano.

card-saboteur = Sabotatore
text-saboteur =
    Ogni altro giocatore rivela carte dal proprio mazzo finché non ne trova una che costa almeno 3 monete.
    La cestina e può guadagnare una carta che costa almeno 2 monete in meno.
    Scarta le altre carte rivelate.

card-scout = Scout
text-scout =
    +1 Azione
    Rivela le prime 4 carte del tuo mazzo.
    Prendi in mano le carte Vittoria e rimetti le altre in cima al mazzo nell’ordine che preferisci.

card-secret-chamber = Stanza Segreta
text-secret-chamber =
    Scarta dalla mano quante carte vuoi.
    +1 Moneta per ognuna.
    .below =
        Quando un altro giocatore gioca un Attacco, puoi prima rivelare questa carta dalla mano.
        Se lo fai, pesca 2 carte e metti 2 carte dalla mano in cima al tuo mazzo.

card-tribute = Tributo
text-tribute =
    Il giocatore alla tua sinistra rivela e scarta le prime 2 carte del proprio mazzo.
    Per ogni carta diversa tra queste:
    • se è un’Azione, +2 Azioni;
    • se è un Tesoro, +2 Monete;
    • se è una carta Vittoria, +2 Carte.

## Intrigo, solo 2ª edizione

card-courtier = Cortigiano
text-courtier =
    Rivela una carta dalla tua mano.
    Per ogni suo tipo scegli un’opzione diversa:
    • +1 Azione;
    • +1 Acquisto;
    • +3 Monete;
    • guadagna un Oro.

card-diplomat = Diplomatico
text-diplomat =
    +2 Carte
    Se ora hai al massimo 5 carte in mano: +2 Azioni.
    .below =
        Quando un altro giocatore gioca un Attacco e hai almeno 5 carte in mano, puoi prima rivelare questa carta.
        Se lo fai, pesca 2 carte e scartane 3.

card-lurker = Osservatore
text-lurker =
    +1 Azione
    Scegli un’opzione:
    • cestina una carta Azione dalla Scorta;
    • guadagna una carta Azione dal Cestino.

card-mill = Mulino a Vento
text-mill =
    +1 Carta
    +1 Azione
    Puoi scartare 2 carte: se lo fai, +2 Monete.
    .below = 1 punto vittoria

card-patrol = Pattuglia
text-patrol =
    +3 Carte
    Rivela le prime 4 carte del tuo mazzo.
    Prendi in mano le carte Vittoria e le Maledizioni e rimetti le altre in cima al mazzo nell’ordine che preferisci.

card-replace = Sostituzione
text-replace =
    Cestina una carta dalla tua mano.
    Se lo fai, guadagna una carta che costa al massimo 2 monete in più.
    Se è un’Azione o un Tesoro, mettila in cima al tuo mazzo.
    Se è una carta Vittoria, ogni altro giocatore guadagna una Maledizione.

card-secret-passage = Passaggio Segreto
text-secret-passage =
    +2 Carte
    +1 Azione
    Metti una carta dalla mano in un punto qualsiasi del tuo mazzo.

## Set

set-intrigue-1e = Intrigo, 1ª edizione
set-intrigue-2e = Intrigo, 2ª edizione
