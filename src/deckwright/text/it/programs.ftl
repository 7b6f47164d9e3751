## Programmi che giocano

error-bot-not-started = il programma «{ $bot }» non è partito ({ $reason }): controlla il comando
error-bot-no-program = «{ $program }» non si può eseguire: controlla che esista e che sia eseguibile
error-bot-limit = { $seconds } secondi non sono un limite per un programma: indicane più di 0 e al massimo { $most }
error-bot-wrong-start = il programma «{ $bot }» ha cominciato con { $said }: per prima cosa deve dire «ready» con «protocol» { $protocol }
error-bot-silent = il programma «{ $bot }» ha taciuto per { $seconds } s: deve rispondere in tempo
error-bot-ended = il programma «{ $bot }» si è chiuso a metà (codice di uscita { $status }): deve continuare finché non riceve «goodbye»
error-bot-closed = il programma «{ $bot }» ha chiuso il suo output pur restando in esecuzione: deve tenerlo aperto finché non riceve «goodbye»
error-bot-flood = il programma «{ $bot }» ha detto troppo: una riga può avere { $most } byte e al massimo { $lines } righe possono restare non lette
error-bot-not-json = il programma «{ $bot }» ha detto «{ $line }», che non è un oggetto JSON su una riga
error-bot-unasked = il programma «{ $bot }» ha parlato senza essere interrogato: basta una riga per ogni domanda
error-bot-wrong-message = alla domanda { $question } il programma «{ $bot }» ha detto { $said }: deve dire «answer» con quel numero in «question» e la mossa in «answer»
error-bot-illegal = il programma «{ $bot }» ha risposto «{ $answer }», che non è ammesso: { $reason }
