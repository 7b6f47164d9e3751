## Pictures and charts of matches and tournaments

plots-decimal-sign = { "." }
plots-percent = { $value }%
plots-interval = { $value }% ({ $low }–{ $high })
plots-against = { $first } v { $second }
plots-match = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, seed { $seed }, { $seats ->
    [alternate] seats alternate
   *[fixed] the first one always starts
}
plots-kingdom = Kingdom: { $cards }
plots-win-rate = Share of the victories
plots-win-rate-note = ties in parts, with 95% intervals; ties: { $ties }%
plots-points = Points by turn
plots-points-axis = victory points
plots-coins = Money by turn
plots-coins-axis = coins to spend
plots-turn-axis = turn
plots-band = mean and spread (± one standard deviation) of the games that last this long
plots-length = How long games last
plots-length-axis = turns per player
plots-length-mean = mean { $turns }
plots-share-axis = % of the games
plots-purchases = What { $strategy } buys, and when
plots-copies = copies a game
plots-lead = What a lead after turn { $turn } is worth
plots-lead-axis = lead of { $strategy } in points
plots-lead-rate = % won in the end
plots-lead-games = share of the games
plots-lead-none = too few games last { $turn } turns
plots-tournament = Tournament
plots-tournament-note = Share of the victories of the row against the column in percent, ties as half
plots-rating = Rating
plots-rating-note = Elo scale; 100 more wins about 64% of the games
plots-ties = ties { $ties }%
error-plot-missing = plots are drawn by matplotlib, which is not installed: pip install "deckwright[plot]"
error-plot-format = { $has_format ->
    [yes] plots can’t be written as ‘{ $format }’
   *[no] the file name ‘{ $file }’ does not say what kind of plot to write
}: choose a name with one of these endings: { $known }
error-plot-unwritable = ‘{ $file }’ can’t be written ({ $reason }): choose another place
