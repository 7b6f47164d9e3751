## Immagini e grafici di incontri e tornei

plots-decimal-sign = ,
plots-percent = { $value }%
plots-interval = { $value }% ({ $low }–{ $high })
plots-against = { $first } contro { $second }
plots-match = { $games } { $games ->
    [one] partita
   *[other] partite
}, seme { $seed }, { $seats ->
    [alternate] posti alternati
   *[fixed] comincia sempre la prima strategia
}
plots-kingdom = Regno: { $cards }
plots-win-rate = Quota delle vittorie
plots-win-rate-note = pareggi divisi, intervalli al 95%; pareggi: { $ties }%
plots-points = Punti turno per turno
plots-points-axis = punti vittoria
plots-coins = Monete turno per turno
plots-coins-axis = monete da spendere
plots-turn-axis = turno
plots-band = media e dispersione (± una deviazione standard) delle partite che durano tanto
plots-length = Quanto durano le partite
plots-length-axis = turni di un giocatore
plots-length-mean = media { $turns }
plots-share-axis = % delle partite
plots-purchases = Che cosa acquista { $strategy }, e quando
plots-copies = copie per partita
plots-lead = Quanto vale un vantaggio dopo il turno { $turn }
plots-lead-axis = vantaggio di { $strategy } in punti
plots-lead-rate = % di vittorie alla fine
plots-lead-games = quota delle partite
plots-lead-none = troppo poche partite durano { $turn } turni
plots-tournament = Torneo
plots-tournament-note = Quota delle vittorie della riga contro la colonna in percentuale, un pareggio vale metà
plots-rating = Forza
plots-rating-note = scala Elo; 100 in più vince circa il 64% delle partite
plots-ties = pareggi { $ties }%
error-plot-missing = le immagini sono disegnate da matplotlib, che non è installato: pip install "deckwright[plot]"
error-plot-format = { $has_format ->
    [yes] le immagini non si possono scrivere come «{ $format }»
   *[no] il nome del file «{ $file }» non dice che tipo di immagine scrivere
}: scegli un nome con una di queste estensioni: { $known }
error-plot-unwritable = «{ $file }» non si può scrivere ({ $reason }): scegli un altro posto
