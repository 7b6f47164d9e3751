## Immagini e grafici di incontri e tornei

pictures-decimal-sign = ,
pictures-percent = { $value }%
pictures-interval = { $value }% (da { $low } a { $high })
pictures-against = { $first } contro { $second }
pictures-match = { $games } { $games ->
    [one] partita
   *[other] partite
}, seme { $seed }, { $seats ->
    [alternate] posti alternati
   *[fixed] comincia sempre la prima strategia
}
pictures-kingdom = Regno: { $cards }
pictures-win-rate = Quota delle vittorie
pictures-win-rate-note = pareggi divisi, intervalli al 95%; pareggi: { $ties }%
pictures-points = Punti turno per turno
pictures-points-axis = punti vittoria
pictures-coins = Monete turno per turno
pictures-coins-axis = monete da spendere
pictures-turn-axis = turno
pictures-band = media e dispersione (± una deviazione standard) delle partite che durano tanto
pictures-length = Quanto durano le partite
pictures-length-axis = turni di un giocatore
pictures-length-mean = media { $turns }
pictures-share-axis = % delle partite
pictures-purchases = Che cosa acquista { $strategy }, e quando
pictures-copies = copie per partita
pictures-lead = Quanto vale un vantaggio dopo il turno { $turn }
pictures-lead-axis = vantaggio di { $strategy } in punti
pictures-lead-rate = % di vittorie alla fine
pictures-lead-games = quota delle partite
pictures-lead-none = troppo poche partite durano { $turn } turni
pictures-tournament = Torneo
pictures-tournament-note = Quota delle vittorie della riga contro la colonna in percentuale, un pareggio vale metà
pictures-rating = Punteggio
pictures-rating-note = scala Elo; 100 in più vince circa il 64% delle partite
pictures-ties = pareggi { $ties }%
error-plot-missing = le immagini sono disegnate da matplotlib, che non è installato: pip install "deckwright[plot]"
error-plot-format = { $has_format ->
    [yes] le immagini non si possono scrivere come «{ $format }»
   *[no] il nome del file «{ $file }» non dice che tipo di immagine scrivere
}: fallo finire in { $known }
error-plot-unwritable = «{ $file }» non si può scrivere ({ $reason }): scegli un altro posto
