### Names and texts of the cards of Intrigue, as in cards.ftl.

## Intrigue, both editions

card-baron = Baron
text-baron =
    +1 Buy
    You may discard an Estate from your hand for +4 Coins.
    If you don’t, gain an Estate.

card-bridge = Bridge
text-bridge =
    +1 Buy
    +1 Coin
    For the rest of the turn all cards cost 1 coin less, but never less than 0.

card-conspirator = Conspirator
text-conspirator =
    +2 Coins
    If this is at least the third Action you play this turn: +1 Card, +1 Action

card-courtyard = Courtyard
text-courtyard =
    +3 Cards
    Put a card from your hand onto your deck.

card-duke = Duke
text-duke = 1 VP for each Duchy you own

card-farm = Farm
text-farm = +2 Coins
    .below = 2 VP

card-ironworks = Ironworks
text-ironworks =
    Gain a card that costs 4 coins or less.
    If it is an Action: +1 Action
    If it is a Treasure: +1 Coin
    If it is a Victory card: +1 Card

card-mining-village = Mining Village
text-mining-village =
    +1 Card
    +2 Actions
    You may trash this card at once for +2 Coins.

card-minion = Minion
text-minion =
    +1 Action
    Choose one:
    • +2 Coins;
    • discard your hand and draw 4 cards; then each other player with 5 or more cards in hand does the same.

card-nobles = Nobles
text-nobles =
    Choose one:
    • +3 Cards;
    • +2 Actions.
    .below = 2 VP

card-pawn = Pawn
text-pawn =
    Choose two different ones:
    • +1 Card;
    • +1 Action;
    • +1 Buy;
    • +1 Coin.

card-shanty-town = Shanty Town
text-shanty-town =
    +2 Actions
    Reveal your hand.
    If it has no Action card: +2 Cards

card-steward = Steward
text-steward =
    Choose one:
    • +2 Cards;
    • +2 Coins;
    • trash 2 cards from your hand.

card-swindler = Swindler
text-swindler =
    +2 Coins
    Each other player trashes the top card of their deck.
    In return, they gain a card with the same cost that you pick.

card-torturer = Torturer
text-torturer =
    +3 Cards
    Each other player chooses one:
    • discard 2 cards;
    • gain a Curse to the hand.

card-trading-post = Trading Post
text-trading-post =
    Trash 2 cards from your hand.
    If you trashed two, gain a Silver to your hand.

card-upgrade = Upgrade
text-upgrade =
    +1 Card
    +1 Action
    Trash a card from your hand.
    In return, gain a card that costs exactly 1 coin more.

card-wishing-well = Wishing Well
text-wishing-well =
    +1 Card
    +1 Action
    Name a card, then reveal the top card of your deck.
    If you named it, put it into your hand.

## Intrigue, 1st edition only

card-coppersmith = Coppersmith
text-coppersmith = Every Copper you play later this turn gives 1 coin more.

card-great-hall = Great Hall
text-great-hall =
    +1 Card
    +1 Action
    .below = 1 VP

card-masquerade = Masquerade
text-masquerade-intrigue-1e =
    +2 Cards
    All players pass a card from their hand to the left, all at the same time.
    Then you may trash a card from your hand.
text-masquerade-intrigue-2e =
    +2 Cards
    All players with cards in hand pass one to the next such player on the left, all at the same time.
    Then you may trash a card from your hand.

card-saboteur = Saboteur
text-saboteur =
    Each other player reveals cards from their deck until one costs 3 coins or more.
    They trash that card and may gain one that costs at least 2 coins less.
    They discard the other cards they revealed.

card-scout = Scout
text-scout =
    +1 Action
    Reveal the top 4 cards of your deck.
    Put the Victory cards among them into your hand and the rest back in any order.

card-secret-chamber = Secret Chamber
text-secret-chamber =
    Discard as many cards from your hand as you like.
    +1 Coin for each of them
    .below =
        When another player plays an Attack card, you may reveal this card from your hand before anything happens.
        Then draw 2 cards and put 2 cards from your hand onto your deck.

card-tribute = Tribute
text-tribute =
    The player to your left reveals and discards the top 2 cards of their deck.
    For each different card among them:
    • an Action gives you +2 Actions;
    • a Treasure gives you +2 Coins;
    • a Victory card gives you +2 Cards.

## Intrigue, 2nd edition only

card-courtier = Courtier
text-courtier =
    Reveal a card from your hand.
    For each of its types, choose a different one:
    • +1 Action;
    • +1 Buy;
    • +3 Coins;
    • gain a Gold.

card-diplomat = Diplomat
text-diplomat =
    +2 Cards
    If you now have 5 or fewer cards in hand: +2 Actions
    .below =
        When another player plays an Attack card and you have 5 or more cards in hand, you may reveal this card before anything happens.
        Then draw 2 cards and discard 3.

card-lurker = Lurker
text-lurker =
    +1 Action
    Choose one:
    • trash an Action card from the Supply;
    • gain an Action card from the trash.

card-mill = Mill
text-mill =
    +1 Card
    +1 Action
    You may discard 2 cards for +2 Coins.
    .below = 1 VP

card-patrol = Patrol
text-patrol =
    +3 Cards
    Reveal the top 4 cards of your deck.
    Put the Victory cards and Curses among them into your hand and the rest back in any order.

card-replace = Replace
text-replace =
    Trash a card from your hand.
    In return, gain a card costing at most 2 coins more.
    If it is an Action or a Treasure, put it onto your deck.
    If it is a Victory card, all other players gain 1 Curse each.

card-secret-passage = Secret Passage
text-secret-passage =
    +2 Cards
    +1 Action
    Put a card from your hand anywhere into your deck.

## Sets

set-intrigue-1e = Intrigue, 1st edition
set-intrigue-2e = Intrigue, 2nd edition
