### deckwright sim, deckwright tournament

sim-versus = { " v " }
sim-no-kingdom = the basic cards only
sim-progress = { $played } of { $planned } games, { $speed } a second, { $seconds } s left
sim-played = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, seed { $seed }, { $seats ->
    [fixed] the first named moves first
   *[alternate] seats alternate
}. Engine { $engine }, { $speed } a second.
sim-interrupted = { $games ->
    [0] Stopped before any games were counted.
    [one] Stopped early: this is what { $games } game shows.
   *[other] Stopped early: this is what { $games } games show.
}

## The table of strategies

sim-strategy = Strategy
sim-score = Score %
sim-interval = 95%
sim-wins = Wins %
sim-points = Points
sim-moving-first = First
sim-moving-later = Later

## Findings

sim-no-difference = No clear difference: every interval includes an even share.
sim-first-seat = Whoever moves first scores { $score }% ({ $low }–{ $high }; an even share is { $fair }).
sim-endings = Games end by Provinces { $provinces }%, by empty piles { $piles }%, at the turn limit { $unfinished }%. Shared victories: { $ties }%.
sim-length = A game lasts { $mean } turns per player: half of the games at most { $median }, eight in ten from { $short } to { $long }.
sim-turn-by-turn = Turn by turn: coins to spend, and victory points after it
sim-turn = Turn
sim-coins = Coins
sim-points-now = Points
sim-caution = A shared victory counts in parts. Strategies are simple programs: this compares them, not what good players could do with the same cards.

## Tournaments

tournament-played = { $strategies ->
    [one] { $strategies } strategy
   *[other] { $strategies } strategies
}, { $games ->
    [one] { $games } game
   *[other] { $games } games
} in all, seed { $seed }. Engine { $engine }, { $speed } a second.
tournament-rating = Rating
tournament-table = Score in % of the row against the column:
tournament-margin = The 95% interval of a cell is ±{ $margin } at most.
tournament-ratings = Ratings are on the Elo scale, 1500 on average, each with its 95% interval: 100 points more mean a score of about 64%, 400 points more about 91%.

## deckwright solve

solve-opponent = Against
solve-games = Games
solve-buys = Buys in a game, on average: { $cards }
solve-other = Another idea
solve-searched = { $islands ->
    [one] { $islands } idea
   *[other] { $islands } ideas
}, { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}, { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}, seed { $seed }. Engine { $engine }.
solve-caution = Scores are from games that decided nothing in the search. Another idea is a strategy that buys other cards; it is listed with its score against the best of the library and against the strategy above.
solve-progress = { $done }% done; the best so far scores { $score }% against its league
solve-interrupted = Interrupted: this is the best so far. It was measured on its own games, but not made simpler and not tried against bots.

## deckwright ladder

ladder-played = { $games } games: { $each } of each pair on { $kingdoms ->
    [one] { $kingdoms } kingdom
   *[other] each of { $kingdoms } kingdoms
}, seed { $seed }, in pairs with the same shuffles and exchanged seats.
ladder-bot = Bot
ladder-time = ms
ladder-longest = longest
ladder-duel = Duel
ladder-against = { $first } – { $second }
ladder-worst = Worst %
ladder-kingdoms = Kingdoms
ladder-forfeit = { $bot } lost { $games ->
    [one] { $games } game
   *[other] { $games } games
} by default: { $reason }
ladder-intervals = Scores are means over kingdoms, and so are their 95% intervals; the worst is that of a single kingdom. Times are milliseconds for a decision; a dash means that the simulator played the strategy without timing it.

## What can go wrong

error-games-number = ‘{ $text }’ is not a number of games: write a whole number such as 500, 10k or 1m
error-until-width = ‘{ $text }’ is not the width of an interval: write it as 1% or 0.01
error-strategies-need-more = the strategies need { $number } kingdom cards together and a game has { $most }: let fewer of them play
error-tournament-few = a tournament needs at least two strategies, { $number } given: name more, or take another kingdom
error-solve-seconds = { $seconds } seconds are too few for a search: give at least { $least }
error-solve-long = { $seconds } seconds are too many for a search: give at most { $most }
error-solve-output = { $path } can’t be written: choose another file
error-ladder-few = a ladder needs at least two bots, { $number } given: name more
error-ladder-games = games are played in mirrored pairs: give an even number, at least 2, not { $games }
error-ladder-twice = a bot is named twice ({ $names }): name each once
error-ladder-records = no record can be written into { $folder } ({ $reason }): name another folder with --records
error-train-log = the log of the run can’t be drawn ({ $path }: { $reason }): train until something has been judged, or look into the file
error-ladder-kingdoms = { $number } kingdoms can’t be drawn: give at least 1
error-ladder-nothing = no two of { $names } can play on any of these kingdoms: take other kingdoms or bots that need no cards of their own
error-ladder-unreadable = { $path } is not the file of a ladder: choose another name
error-folder-missing = there is no folder { $folder }: create it first, or choose another place
error-ladder-other = { $path } belongs to another ladder (different: { $what }): choose another file, or the same options as before
error-ladder-line = line { $line } of { $path } is damaged: delete it, and that part is played again
error-worker-lost = a process that was playing games was stopped from outside: try again, or with fewer processes (--jobs)
error-cluster-missing = a cluster needs Dask, which is not installed: { $command }
error-cluster-unreachable = no Dask scheduler answers at { $address }: check that it is running
error-cluster-empty = the cluster at { $address } has no workers: start some with ‘dask worker { $address }’
error-cluster-failed = the cluster could not play ({ $reason }): check that Deckwright is installed on its workers
error-cluster-versions = this is Deckwright { $here } and a worker of the cluster has { $there }: install the same version everywhere

## deckwright stats

stats-games = { $games ->
    [one] { $games } finished game
   *[other] { $games } finished games
}, { $seats } seats
stats-skipped = { $number ->
    [one] { $number } file holds no finished game and was left out: { $reason }
   *[other] { $number } files hold no finished game and were left out, the first because: { $reason }
}
stats-unfinished = { $path }: the game is not over
stats-card = Card
stats-with = With it, wins %
stats-without = Without, wins %
stats-openings = Openings: what was bought in the first two turns
stats-opening = Opening
stats-seats = Seats
stats-wins = Wins %
stats-nothing = nothing
stats-gains = Copies gained in each turn, on average
stats-turn = Turn
stats-copies = Copies gained so far
stats-caution = Players who gain a card may win for other reasons: this shows what goes together, not what causes what.
error-stats-none = there is no finished game in these files: name records, or folders with records (.txt)
