### The log and the end of the game in the browser.

## The log

log-title = Log
log-whose = Whose lines to show
log-everybody = Everybody
log-gains = Buys and gains only
log-copy = Copy
log-copied = Copied
log-look = Show the table as it was then
log-now = Back to now
log-new-lines = New lines
log-earlier = Earlier turns
log-setup = Set-up
log-clock = time was up, a bot decided
log-commitment = Shuffles sealed with
log-empty = Nothing has happened yet.
log-nothing-fits = No lines match.
log-bonus-actions = { $number ->
    [one] +{ $number } Action
   *[other] +{ $number } Actions
}
log-bonus-buys = { $number ->
    [one] +{ $number } Buy
   *[other] +{ $number } Buys
}
log-bonus-coins = { $number ->
    [one] +{ $number } Coin
   *[other] +{ $number } Coins
}

## Who won, and why it ended

ending-title = The game is over
ending-won-to = { $player } wins, { $points } to { $other }
ending-won-with = { $points ->
    [one] { $player } wins with { $points } point
   *[other] { $player } wins with { $points } points
}
ending-shared = Shared victory: { $players }
ending-shared-with = { $points ->
    [one] Shared victory with { $players }, { $points } point each
   *[other] Shared victory with { $players }, { $points } points each
}
ending-victory = Victory, { $points } to { $other }
ending-victory-with = { $points ->
    [one] Victory with { $points } point
   *[other] Victory with { $points } points
}
ending-defeat = Defeat, { $points } to { $other }
ending-place = { $place ->
    [2] Second place, { ending-points }
    [3] Third place, { ending-points }
    [4] Fourth place, { ending-points }
    [5] Fifth place, { ending-points }
   *[other] Sixth place, { ending-points }
}
ending-ahead = { $points ->
    [one] { $points } point ahead of { $player }
   *[other] { $points } points ahead of { $player }
}
ending-behind = { $points ->
    [one] { $points } point behind { $player }
   *[other] { $points } points behind { $player }
}
ending-fewer-turns = As many points as { $player }, but fewer turns
ending-more-turns = As many points as { $player }, but more turns
ending-tie-turns = Equal points: whoever took fewer turns wins.
ending-reason-provinces = The last Province is gone.
ending-reason-piles = Empty piles: { $cards }.
ending-reason-idle = Nothing had changed for a very long time, so the game was ended.
ending-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ending-turns = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}
ending-winner = winner
ending-look = Look at the table
ending-show = Show the result
ending-loading = Adding up the points…
ending-again = Try again

## For next time: one sentence after a defeat

ending-lesson = For next time
ending-lesson-curses = { $own ->
    [one] You ended with { $own } Curse, { $player } with { $other }.
   *[other] You ended with { $own } Curses, { $player } with { $other }.
} Where Curses are handed out, get a Reaction, a card that trashes, or the Attack itself early.
ending-lesson-tie = { $player } had as many points in fewer turns. A single Estate more would have won.
ending-lesson-close = { $points ->
    [one] Only { $points } point was missing. One more Duchy in the last turns would have won.
   *[other] Only { $points } points were missing. One more Duchy in the last turns would have won.
}
ending-lesson-piles = The piles ran out while you were behind. When two are empty and a third is low, take points before it goes.
ending-lesson-green = { $count ->
    [one] You bought { $count } Estate or Duchy in the first half of the game.
   *[other] You bought { $count } Estates and Duchies in the first half of the game.
} They clog your hands; leave them until you buy Provinces.
ending-lesson-no-province = You bought no Province; { $player } bought the first in turn { $other }. Silver and Gold early on get you to 8 coins.
ending-lesson-provinces = { $player } bought a first Province in turn { $other }, you in turn { $own }. More Silver and Gold early on get you to 8 coins sooner.
ending-lesson-money = From turn { $turn } on, { $player } had { $other } coins to spend in all, you { $own }. Look for what makes your turns bigger: Gold, more cards, fewer Coppers.

## Scores, decks, charts

ending-player = Player
ending-decks = Final decks
ending-deck-size = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
ending-charts = Turn by turn
ending-chart-points = Points after each turn
ending-chart-money = Coins to spend in each turn
ending-turning-lead = Turning point, turn { $turn }: { $player } took the lead for good, { $points } to { $other }.
ending-turning-level = Turning point, turn { $turn }: { $player } drew level at { $points } and stayed level to the end.
ending-turn = Turn
ending-numbers = The numbers as a table
ending-openings = Opening buys
ending-opening-turn = Turn { $number }

## The replay

ending-replay = Replay
ending-replay-about = Step through the game move by move, with everybody’s cards face up.
ending-replay-watch = Watch the replay
ending-replay-step = Move { $at } of { $all }
ending-replay-first = To the start
ending-replay-turn-back = Previous turn
ending-replay-back = One move back
ending-replay-play = Play
ending-replay-pause = Pause
ending-replay-forward = One move on
ending-replay-turn-forward = Next turn
ending-replay-last = To the end
ending-replay-position = Position in the game
ending-replay-speed = Speed
ending-replay-slow = slow
ending-replay-normal = normal
ending-replay-fast = fast
ending-replay-leave = Leave the replay
ending-replay-start = The game begins

## Record and proof

ending-record = Record and shuffles
ending-record-about = The record holds the set-up and every move of the game.
ending-record-download = Download the record
ending-record-json = As JSON
ending-proof = The commitment has been at the top of the log since the game started. It stands for the key that every shuffle comes from. Now the key is public: ‘deckwright verify RECORD’ checks that the two belong together and that the cards really lay that way.
ending-commitment = Commitment
ending-key = Key
ending-noted = This browser noted the same commitment when it first saw the game.
ending-noted-other = This browser noted another commitment when it first saw the game: { $noted }

## Another game

ending-rematch = Another game
ending-rematch-about = It starts as soon as everybody who is here wants it.
ending-rematch-away = Away: { $players }. Once they have been away for a minute, a bot takes their place and the game starts.
ending-rematch-same = Same kingdom
ending-rematch-fresh = New kingdom
ending-rematch-agreed = Ready for another game: { $players }
ending-rematch-waiting = Still to agree: { $players }
ending-new-table = New table
ending-home = Home page
