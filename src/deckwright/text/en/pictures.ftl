## Pictures and charts of matches and tournaments

pictures-decimal-sign = { "." }
pictures-percent = { $value }%
pictures-interval = { $value }% ({ $low } to { $high })
pictures-against = { $first } v { $second }
pictures-match = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, seed { $seed }, { $seats ->
    [alternate] seats alternate
   *[fixed] the first one always starts
}
pictures-kingdom = Kingdom: { $cards }
pictures-win-rate = Share of the victories
pictures-win-rate-note = ties in parts, with 95% intervals; ties: { $ties }%
pictures-points = Points by turn
pictures-points-axis = victory points
pictures-coins = Money by turn
pictures-coins-axis = coins to spend
pictures-turn-axis = turn
pictures-band = mean and spread (± one standard deviation) of the games that last so long
pictures-length = How long games last
pictures-length-axis = turns of a player
pictures-length-mean = mean { $turns }
pictures-share-axis = % of the games
pictures-purchases = What { $strategy } buys, and when
pictures-copies = copies a game
pictures-lead = What a lead after turn { $turn } is worth
pictures-lead-axis = lead of { $strategy } in points
pictures-lead-rate = % won in the end
pictures-lead-games = share of the games
pictures-lead-none = too few games last { $turn } turns
pictures-tournament = Tournament
pictures-tournament-note = Share of the victories of the row against the column in percent, ties as half
pictures-rating = Rating
pictures-rating-note = Elo scale; 100 more wins about 64% of the games
pictures-ties = ties { $ties }%
error-plot-missing = pictures are drawn by matplotlib, which is not installed: pip install "deckwright[plot]"
error-plot-format = { $has_format ->
    [yes] pictures can’t be written as ‘{ $format }’
   *[no] the file name ‘{ $file }’ does not say what kind of picture to write
}: end it in { $known }
error-plot-unwritable = ‘{ $file }’ can’t be written ({ $reason }): choose another place
