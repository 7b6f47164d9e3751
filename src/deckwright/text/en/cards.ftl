### Card names and card texts.
### text-X is what the card does; its attribute .below is the part under the dividing line.

## Basic cards

card-copper = Copper
text-copper = +1 Coin

card-silver = Silver
text-silver = +2 Coins

card-gold = Gold
text-gold = +3 Coins

card-estate = Estate
text-estate = 1 VP

card-duchy = Duchy
text-duchy = 3 VP

card-province = Province
text-province = 6 VP

card-curse = Curse
text-curse = −1 VP

## Dominion, both editions

card-bureaucrat = Bureaucrat
text-bureaucrat =
    Gain a Silver onto your deck.
    Each other player reveals a Victory card from their hand and puts it onto their deck.
    Anyone without one reveals their whole hand instead.

card-cellar = Cellar
text-cellar =
    +1 Action
    Discard as many cards from your hand as you like.
    Then draw the same number.

card-chapel = Chapel
text-chapel = You may trash cards from your hand, at most 4.

card-council-room = Council Room
text-council-room =
    +4 Cards
    +1 Buy
    All other players draw 1 card each.

card-festival = Festival
text-festival =
    +2 Actions
    +1 Buy
    +2 Coins

card-gardens = Gardens
text-gardens = 1 VP for every full ten cards you own

card-laboratory = Laboratory
text-laboratory =
    +2 Cards
    +1 Action

card-library = Library
text-library =
    Draw cards one by one until you hold 7.
    You may set aside any Action card as you draw it.
    Afterwards, discard the cards you set aside.

card-market = Market
text-market =
    +1 Card
    +1 Action
    +1 Buy
    +1 Coin

card-militia = Militia
text-militia =
    +2 Coins
    Each other player keeps 3 cards in hand and discards the others.

card-mine = Mine
text-mine-base-1e =
    Trash a Treasure card from your hand if you have one.
    In return, gain to your hand a Treasure card costing at most 3 coins more.
text-mine-base-2e =
    You may trash a Treasure card from your hand.
    In return, gain to your hand a Treasure card costing at most 3 coins more.

card-moat = Moat
text-moat = +2 Cards
    .below =
        When another player plays an Attack card, you may reveal this card from your hand before anything happens.
        That Attack then does not affect you.

card-moneylender = Moneylender
text-moneylender-base-1e =
    Trash a Copper from your hand if you have one.
    If one was trashed: +3 Coins
text-moneylender-base-2e =
    You may trash a Copper from your hand.
    If one was trashed: +3 Coins

card-remodel = Remodel
text-remodel =
    Trash a card from your hand.
    In return, gain a card costing at most 2 coins more.

card-smithy = Smithy
text-smithy = +3 Cards

card-throne-room = Throne Room
text-throne-room-base-1e =
    Play an Action card from your hand if you have one.
    Once it is fully resolved, play it again.
text-throne-room-base-2e =
    You may play an Action card from your hand.
    Once it is fully resolved, play it again.

card-village = Village
text-village =
    +1 Card
    +2 Actions

card-witch = Witch
text-witch =
    +2 Cards
    All other players gain 1 Curse each.

card-workshop = Workshop
text-workshop = Gain a card that costs 4 coins or less.

## Dominion, 1st edition only

card-adventurer = Adventurer
text-adventurer =
    Reveal your deck card by card until 2 Treasure cards turn up.
    Put these into your hand.
    Discard everything else you revealed.

card-chancellor = Chancellor
text-chancellor =
    +2 Coins
    You may move your whole deck to your discard pile without looking at it.

card-feast = Feast
text-feast =
    Trash this card from play.
    Gain a card that costs 5 coins or less.

card-spy = Spy
text-spy =
    +1 Card
    +1 Action
    Each player, starting with you, reveals the top card of their deck.
    You decide whether it is discarded or put back on top.

card-thief = Thief
text-thief =
    Each other player reveals the top 2 cards of their deck.
    Choose one revealed Treasure card of each of them to be trashed.
    The other revealed cards are discarded.
    You may gain any of the cards trashed this way.

card-woodcutter = Woodcutter
text-woodcutter =
    +1 Buy
    +2 Coins

## Dominion, 2nd edition only

card-artisan = Artisan
text-artisan =
    Gain to your hand a card that costs 5 coins or less.
    Then put any card from your hand onto your deck.

card-bandit = Bandit
text-bandit =
    Gain a Gold.
    Each other player reveals the top 2 cards of their deck.
    They trash one revealed Treasure card other than Copper.
    They discard the other revealed cards.

card-harbinger = Harbinger
text-harbinger =
    +1 Card
    +1 Action
    Search your discard pile; if you like, put one card from it onto your deck.

card-merchant = Merchant
text-merchant =
    +1 Card
    +1 Action
    When you play your first Silver this turn: +1 Coin

card-poacher = Poacher
text-poacher =
    +1 Card
    +1 Action
    +1 Coin
    Discard 1 card for every empty pile in the Supply.

card-sentry = Sentry
text-sentry =
    +1 Card
    +1 Action
    Look at the top 2 cards of your deck.
    Trash, discard or put back each of them.
    You choose the order of the cards put back.

card-vassal = Vassal
text-vassal =
    +2 Coins
    Discard the top card of your deck.
    An Action card discarded this way may be played at once.

## Seaside, 1st edition

card-ambassador = Ambassador
text-ambassador =
    Reveal a card from your hand.
    Put 0, 1 or 2 copies of it (itself included) from your hand back into the Supply.
    After that, each other player gains a copy.

card-bazaar = Bazaar
text-bazaar =
    +1 Card
    +2 Actions
    +1 Coin

card-caravan = Caravan
text-caravan =
    +1 Card
    +1 Action
    When your next turn starts: +1 Card

card-cutpurse = Cutpurse
text-cutpurse =
    +2 Coins
    Each other player discards a Copper from their hand.
    Anyone without one reveals their whole hand instead.

card-embargo = Embargo
text-embargo =
    +2 Coins
    Trash this card from play.
    Put an Embargo token on any pile in the Supply.
    .below = Whoever buys a card gains 1 Curse for every Embargo token on its pile.

card-explorer = Explorer
text-explorer =
    If you like, reveal a Province from your hand.
    Gain to your hand a Gold if you revealed one, otherwise a Silver.

card-fishing-village = Fishing Village
text-fishing-village =
    +2 Actions
    +1 Coin
    When your next turn starts: +1 Action, +1 Coin

card-ghost-ship = Ghost Ship
text-ghost-ship =
    +2 Cards
    Each other player keeps 3 cards in hand and puts the others onto their deck in any order.

card-haven = Haven
text-haven =
    +1 Card
    +1 Action
    Set aside a card from your hand face down.
    When your next turn starts, take it back into your hand.

card-island = Island
text-island =
    Put this card and another one from your hand face up on your Island mat.
    They stay there until the game ends and then return to your deck.
    .below = 2 VP

card-lighthouse = Lighthouse
text-lighthouse =
    +1 Action
    Now and when your next turn starts: +1 Coin
    .below = As long as this card is in play, other players’ Attacks do not affect you.

card-lookout = Lookout
text-lookout =
    +1 Action
    Look at the top 3 cards of your deck.
    Trash one.
    Discard another.
    Put the last one back on top.

card-merchant-ship = Merchant Ship
text-merchant-ship = Now and when your next turn starts: +2 Coins

card-native-village = Native Village
text-native-village =
    +2 Actions
    Choose one:
    • move the top card of your deck face down to your Native Village mat;
    • take all cards from that mat into your hand.

card-navigator = Navigator
text-navigator =
    +2 Coins
    Look at the top 5 cards of your deck.
    Discard them all or put them all back in any order.

card-outpost = Outpost
text-outpost =
    In this turn’s Clean-up phase, draw 3 cards, not 5.
    Then take an extra turn, unless it would be your third in a row.

card-pearl-diver = Pearl Diver
text-pearl-diver =
    +1 Card
    +1 Action
    Look at the bottom card of your deck; if you like, move it to the top.

card-pirate-ship = Pirate Ship
text-pirate-ship =
    Choose one:
    • each other player reveals the top 2 cards of their deck, trashes one revealed Treasure card of your choice and discards the rest; if any Treasure card was trashed, put 1 coin token on your Pirate Ship mat;
    • +1 Coin for every coin token on your Pirate Ship mat.

card-salvager = Salvager
text-salvager =
    +1 Buy
    Trash a card from your hand.
    You get as many coins as it costs.

card-sea-hag = Sea Hag
text-sea-hag =
    Each other player discards the top card of their deck.
    Then they gain a Curse onto their deck.

card-smugglers = Smugglers
text-smugglers =
    Choose a card costing 6 coins or less that the player to your right gained in their last turn.
    Gain a copy of it.

card-tactician = Tactician
text-tactician =
    Discard your hand.
    If that was at least 1 card, when your next turn starts: +5 Cards, +1 Buy, +1 Action

card-treasure-map = Treasure Map
text-treasure-map =
    Trash this card from play and a second Treasure Map from your hand.
    If both were trashed, gain 4 Golds onto your deck.

card-treasury = Treasury
text-treasury =
    +1 Card
    +1 Action
    +1 Coin
    .below = If you bought no Victory card this turn, you may put this card onto your deck as you discard it from play.

card-warehouse = Warehouse
text-warehouse =
    +3 Cards
    +1 Action
    Discard 3 cards from your hand.

card-wharf = Wharf
text-wharf = Now and when your next turn starts: +2 Cards, +1 Buy

## Card types

type-action = Action
type-treasure = Treasure
type-victory = Victory
type-curse = Curse
type-attack = Attack
type-reaction = Reaction
type-duration = Duration
type-night = Night
type-event = Event
type-project = Project
type-landmark = Landmark
type-way = Way

## Sets of cards

set-basic = Basic cards
set-base-1e = Dominion, 1st edition
set-base-2e = Dominion, 2nd edition
set-seaside-1e = Seaside, 1st edition
