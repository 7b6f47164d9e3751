### Che cosa può non andare nei file e nelle registrazioni: lo dicono i comandi, mai un server.

error-record-flag = «{ $value }» non ha senso per { $key }: scrivi «yes» o togli la riga
error-record-unrecognised = questa non è la registrazione di una partita: la prima riga deve essere «deckwright record 1»
error-record-version = la registrazione ha la versione { $version } e questo programma legge la versione { $known }: usa la versione di Deckwright che l’ha scritta
error-record-key = riga { $line }: «{ $text }» non fa parte della preparazione: le chiavi note sono { $known }, e prima delle mosse c’è una riga vuota
error-record-twice = riga { $line }: { $key } compare una seconda volta: lasciane una sola
error-record-missing = nella registrazione manca { $key }: aggiungi una riga «{ $key }: …» prima della prima riga vuota
error-record-number = { $key ->
    [first] riga { $line }: { $key } deve essere un numero intero da { $least } a { $most } o «lot», trovato «{ $value }»
   *[other] riga { $line }: { $key } deve essere un numero intero da { $least } a { $most }, trovato «{ $value }»
}
error-record-line = riga { $line }: { $reason }
error-record-answer-form = «{ $text }» non è la mossa di un giocatore: scrivila come in «p0: buy Silver»
error-record-seat = p{ $player } non esiste in una partita con { $players } giocatori: i posti si contano da 0
error-file-missing = il file { $path } non esiste: controlla il nome
error-file-is-folder = { $path } è una cartella: indica un file
error-file-forbidden = { $path } non si può aprire: controlla i permessi
error-file-not-text = { $path } non è testo UTF-8: indica un altro file
error-file-unreadable = { $path } non si può usare: { $reason }
error-file-exists = { $path } esiste già e non contiene una partita: scegli un altro nome
error-file-unnamed = nessun file indicato: scrivine il nome dopo il comando
error-key-form = una chiave ha 64 cifre, ciascuna da 0 a 9 o da a a f: copiala di nuovo o lascia che Deckwright ne crei una
error-seed-and-key = ci sono sia un seme sia una chiave, ma si mescola con uno solo dei due: togli l’altro
error-native-keyed = la macchina nativa non mescola con una chiave: usa il motore python
error-commitment-form = un impegno ha 64 cifre, ciascuna da 0 a 9 o da a a f: copialo di nuovo
error-commitment-differs = l’impegno nella registrazione non corrisponde alla chiave, quindi uno dei due è stato cambiato: scarica di nuovo la registrazione dal tavolo
error-commitment-alone = c’è un impegno ma nessuna chiave a cui possa corrispondere: toglilo o metti la chiave al posto del seme
error-commitment-broken = la chiave della registrazione corrisponde all’impegno { $commitment } e non a quello indicato: confronta quest’ultimo con quello mostrato all’inizio della partita; se è giusto, questa non è la partita promessa
error-record-without-key = la registrazione ha un seme e nessuna chiave, quindi non c’è nulla da verificare: prendi la registrazione di una partita ospitata sul server o guarda questa con «deckwright replay»
