### The table in the browser: what lies on it, what can be done, warnings, keys.
### Buttons (table-do-…) get $cards and $count, how many cards there are.

## What lies on the table

table-title = The table
table-your-side = Your side of the table
table-kingdom = Kingdom cards
table-landscapes = Landscapes
table-basic-cards = Basic cards
table-card = { $card }, { $types }, cost { $cost }
table-left-in-pile = { $count ->
    [0] empty pile
   *[other] { $count } left
}
table-place = number { $place }
table-cards-in-hand = { $count ->
    [0] no cards in hand
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
table-your-hand = { $count ->
    [one] Your hand: { $count } card
   *[other] Your hand: { $count } cards
}
table-empty-hand = Your hand is empty.
table-own-deck = Your deck
table-left-of = { $all ->
    [one] { $left } of { $all } card left to draw
   *[other] { $left } of { $all } cards left to draw
}
table-deck-card = Card
table-deck-left = Left to draw
table-deck-count = { $left } of { $all }
table-deck-next = Next card
table-deck-about = Counted as you could count it yourself: what you own, less what has been drawn or lies elsewhere. The order is unknown.
table-cards-in-deck = { $count ->
    [0] Deck: empty
    [one] Deck: { $count } card
   *[other] Deck: { $count } cards
}
table-discard-pile = Discard pile
table-your-piles = Your deck, discard pile and mats
table-cards-in-play = In play: { $player }
table-your-cards-in-play = Your cards in play
table-nothing-in-play = Nothing played yet
table-no-cards-here = There are no cards here.
table-revealed-by = Revealed: { $player }
table-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
table-turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}

## The turn

table-your-turn = Your turn
table-turn-of = Turn: { $player }
table-has-turn = playing now
table-decides = deciding
table-actions = { $count ->
    [one] { $count } Action
   *[other] { $count } Actions
}
table-buys = { $count ->
    [one] { $count } Buy
   *[other] { $count } Buys
}
table-coins = { $count ->
    [one] { $count } Coin
   *[other] { $count } Coins
}
table-potions = { $count ->
    [one] { $count } Potion
   *[other] { $count } Potions
}
table-pay = pay off { $number } debt
table-time-left = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
table-prompt = Your decision
table-waiting-for = Waiting for { $player }
table-skip = Skip
table-you-decided = One moment…
table-picked-exactly = { $count } of { $most } chosen
table-picked-up-to = { $least ->
    [0] { $count } chosen, at most { $most }
   *[other] { $count } chosen, choose { $least } to { $most }
}
table-put-back = Start over
table-order = Put in order, 1 on top
table-order-done = Put back in this order
table-order-place = { $card }, place { $place } of { $count }
table-order-help = Left and right arrows move the card. The first one ends on top of your deck.
table-order-earlier = { $card }: one place nearer the top
table-order-later = { $card }: one place further down

## The last turn of another player in one line, without the name: "played Militia: you discard 2; bought Gold"

table-stories = Everybody’s last turn
table-story-full = { $player } { $story }
table-story-list = { $before }; { $last }
table-story-nothing = bought nothing
table-story-play = played { $cards }
table-story-play-on = played { $cards }: { $effects }
table-story-buy = bought { $cards }
table-story-gain = gained { $cards }
table-story-trash = trashed { $cards }
table-story-cards = { $count }
table-story-you-discard = you discard { table-story-cards }
table-story-you-trash = you trash { $cards }
table-story-you-gain = you gain { $cards }
table-story-you-topdeck = you put { table-story-cards } on your deck
table-story-you-draw = you draw { table-story-cards }
table-story-you-unaffected = you are unaffected ({ $cards })
table-story-others-discard = { $players ->
    [one] { $player } discards { table-story-cards }
   *[other] { $players } others discard { table-story-cards }
}
table-story-others-trash = { $players ->
    [one] { $player } trashes { $cards }
   *[other] { $players } others trash { $cards }
}
table-story-others-gain = { $players ->
    [one] { $player } gains { $cards }
   *[other] { $players } others gain { $cards }
}
table-story-others-topdeck = { $players ->
    [one] { $player } puts { table-story-cards } on the deck
   *[other] { $players } others put { table-story-cards } on their decks
}
table-story-others-draw = { $players ->
    [one] { $player } draws { table-story-cards }
   *[other] { $players } others draw { table-story-cards }
}
table-story-others-unaffected = { $players ->
    [one] { $player } is unaffected ({ $cards })
   *[other] { $players } others are unaffected ({ $cards })
}

## Buttons

table-do-play = Play { $cards }
table-do-not-play = Don’t play it
table-do-gain = { $count ->
    [0] Gain nothing
    [one] Gain { $cards }
   *[other] Gain { $count } cards
}
table-do-discard = { $count ->
    [0] Discard nothing
    [one] Discard { $cards }
   *[other] Discard { $count } cards
}
table-do-trash = { $count ->
    [0] Trash nothing
    [one] Trash { $cards }
   *[other] Trash { $count } cards
}
table-do-topdeck = { $count ->
    [0] Put nothing onto the deck
    [one] Put { $cards } onto the deck
   *[other] Put { $count } cards onto the deck
}
table-do-set-aside = Set { $cards } aside
table-do-keep = Keep { $cards }
table-do-reveal = Reveal { $cards }
table-do-resolve = { $cards } first
table-do-react = Use { $cards }
table-do-give = Pass { $cards }
table-do-put = Put { $cards } into the deck
table-do-name = Name { $card }
table-choose-these = Choose ({ $count } of { $most })
table-name-a-card = Name a card
table-number-of-cards = Cards above it
table-put-on-top = Put it on top
table-put-at-bottom = Put it at the bottom
table-put-under = { $count ->
    [one] Put it under { $count } card
   *[other] Put it under { $count } cards
}
table-do-not-reveal = Don’t reveal
table-do-return = { $count ->
    [0] Return nothing
    [one] Return { $cards }
   *[other] Return { $count } cards
}

## Taking back

table-undo = Undo
table-undo-ask = Ask to undo
table-undo-asked = { $player } would like to undo this: ‘{ $move }’.
table-undo-waits = You asked to undo this: ‘{ $move }’. Still to agree: { $players }
table-move-end = end of the turn
table-agree = Agree
table-refuse = Refuse

## News of the table

table-news-clock-own = Your time was up, so a bot decided for you.
table-news-clock = { $player } ran out of time, so a bot decided.
table-news-undone = { $player } undid this: ‘{ $move }’.
table-news-undone-unseen = { $player } undid the last move.
table-news-refused-own = { $other } did not agree, so your move stands. You can ask again after the next move.
table-news-refused = { $other } did not agree to let { $player } undo a move.
table-news-lapsed = The game went on before everybody agreed, so { $player }’s move stands.
table-news-left = { $player } has left. A bot plays on.
table-news-replaced = { $player } is away. { $other } let a bot play on.
table-news-returned = { $player } is back.

## Players, connection, leaving

table-away = away
table-bot-plays = left; a bot is playing
table-replace = Let a bot play
table-bot-plays-for-you = You have left this game, and a bot is playing for you.
table-come-back = Come back and play
table-connection-lost = Connection lost. Reconnecting…
table-watching = { $count } watching
table-you-watch = You are watching
table-leave = Leave
table-stay = Stay
table-leave-sure = Leave the game?
table-leave-about = A bot will play on for you. You can come back at any time during the game.

## Looking back

table-copy-moment = Copy link to this moment
table-past = After move { $at } of { $all }
table-past-earlier = One move earlier
table-past-later = One move later
table-past-now = Back to now

## Warnings

table-warn-end-actions = End your actions?
table-warn-end-turn = End your turn?
table-warn-actions = You can still play an Action card.
table-warn-treasures = You have Treasures you haven’t played.
table-warn-buys = You can still buy something.
table-warn-buy = Buy { $card } now?
table-warn-buy-anyway = Buy anyway
table-warn-no-treasures = Your Treasures are not played. After a purchase you can’t play them any more.
table-warn-curse = A Curse costs you a point.
table-warn-better = It is your last Buy, and your coins pay for something better.
table-warn-end = End anyway
table-warn-go-on = Keep playing
table-warn-again = Keep warning me

## Keys

table-keys = Keys
table-keys-off = Single-key shortcuts are off; you can turn them on in the settings.
table-key-move = move from one thing to the next
table-key-choose = choose what has the focus; when you pick several cards with the space bar, Enter confirms
table-key-escape = close a card’s text or a window
table-key-pick = choose the card or button with this mark
table-key-primary = press the highlighted button
table-key-treasures = play all Treasures
table-key-end = end your actions or your turn
table-key-decline = decline
table-key-undo = undo
table-key-log = go to the log
table-key-help = show this list
