### The terminal and the command line.

## At the table

terminal-person = Player
terminal-bot = { $name } (bot, plays { $strategy })
terminal-bot-level = { $name } (bot, level: { $level })
terminal-welcome = { $kingdom }. Seed { $seed }.
terminal-own-kingdom = Your own kingdom
terminal-kingdom = Kingdom: { $cards }
terminal-seats = At the table: { $players }. Type { $help } for help.
terminal-priced = { $card } { $cost }
terminal-place = { $place }: { $cards }
terminal-landscapes = beside the Supply
terminal-with-tokens = { $card } ({ $tokens })
terminal-counters = Actions { $actions }, Buys { $buys }, Coins { $coins }
terminal-counters-potions = { $counters }, Potions { $potions }
terminal-nothing = nothing
terminal-undone = Undone.
terminal-saved = The game is saved in { $path }.
terminal-goodbye = The game ends here. See you!
review-title = Review: { $players }
review-progress = Reviewing move { $done } of { $planned }…
review-chart = Win chance in percent, by turn
advice-line = { $answer } (win chance { $chance }). { $reason }

## Words to type

terminal-word-help = help
terminal-word-card = card
terminal-word-supply = supply
terminal-word-log = log
terminal-word-undo = undo
terminal-word-hint = hint
terminal-word-save = save
terminal-word-quit = quit
terminal-help =
    Type a number ([3] means 3), several numbers (1 1 4) or words: buy Silver, discard Estate, Estate, end turn. The beginning of a name is enough if it fits only one card; names in English and in your language both work.
    { $card } NAME or ?NAME: what a card does
    { $supply }: the piles and the trash
    { $log }: everything that has happened
    { $undo }: back to your last decision
    { $hint }: the three best moves with their win chances
    { $save } FILE: save the game
    { $quit }: leave

## The end

terminal-over = The game is over
terminal-score = { $player }: { $points } ({ $cards })
terminal-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
} in { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}
terminal-scored = { $card }: { $points }
terminal-and = { " and " }
terminal-default = { $number ->
    [one] { $loser } loses the game; { $players } wins by default!
   *[other] { $loser } loses the game; { $players } win by default!
}
terminal-winners = { $number ->
    [one] The winner is { $players }!
   *[other] { $players } share the victory!
}

## Tables and headings of the command line

cli-card = Card
cli-english = English
cli-cost = Cost
cli-types = Types
cli-sets = Sets
cli-id = Id
cli-kingdom = Kingdom
cli-state = State
cli-playable = playable
cli-lacks = not yet, missing: { $cards }
cli-also-called = Also: { $names }
cli-rulings = Rulings: { $ids }
cli-players = Players: { $players }
cli-seed = Seed { $seed }
cli-key = Key { $key }
cli-code = Code { $code }
cli-unfinished = The record ends here. It is { $player }’s decision.
cli-commitment-holds = The key belongs to the commitment { $commitment }.
cli-commitment-given = It is the commitment that you gave.
cli-commitment-compare = Compare it with the commitment that was shown when the game began.
cli-answers-legal = { $number ->
    [0] No moves were made yet.
    [one] { $number } move was made, and it is legal.
   *[other] { $number } moves were made, and all of them are legal.
}
cli-crash = the program crashed ({ $kind }: { $reason })
error-move-unreadable = ‘{ $answer }’ is not a move: type a number from the list, or begin with one of these: { $verbs }
