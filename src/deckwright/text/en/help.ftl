### The help page and the guided first game in the browser.

help-title = How to play
help-lead = Dominion takes five minutes to learn and half an hour to play. Here is all you need.
help-contents = On this page
help-guided-about = Would you rather learn by playing? The guided game explains each thing as you meet it.
help-guided-start = Start the guided game
help-home = Home page

## The aim

help-aim = The aim
help-aim-points = The goal is to own the most victory points when the game ends. Every player has a deck of their own. Yours starts small and weak; turn by turn you buy better cards for it from the piles in the middle of the table.
help-aim-catch = The catch: cards worth points do nothing until then. They only take up room in your hand. When to stop building and start collecting is the question in every game.
help-aim-start = Everybody begins with the same ten cards, seven Coppers and three Estates, and draws five of them as a first hand. The piles in the middle are the Supply: money, points, Curses and ten kingdom cards that change from game to game.

## A turn

help-turn = Your turn
help-turn-order = A turn has three phases, always in this order.
help-turn-action = Action
help-turn-action-text = You may play one Action card from your hand. Do what it says, from top to bottom. Many cards give you another Action, so a turn can become a long chain.
help-turn-buy = Buy
help-turn-buy-text = Play your Treasures: together with the coins from your Actions they are your money. Then you may buy one card that costs no more than you have. Once you have bought something, you can’t play any more Treasures. What you buy goes onto your discard pile; your Treasures are not used up and will come back.
help-turn-clean-up = Clean-up
help-turn-clean-up-text = All the cards you played and all the cards left in your hand go onto your discard pile, and you draw five new ones. Unused Actions, Buys and coins are lost. The table does this for you.
help-bonuses = Most card texts are made of four bonuses:
help-bonus-card = +1 Card
help-bonus-card-text = Draw a card from your deck right away.
help-bonus-action = +1 Action
help-bonus-action-text = You may play one more Action card this turn.
help-bonus-buy = +1 Buy
help-bonus-buy-text = You may buy one more card this turn. Your coins must pay for all of them.
help-bonus-coin = +1 Coin
help-bonus-coin-text = You have one more coin to spend this turn.

## The deck

help-deck = How your deck cycles
help-deck-text = When you need a card and your deck is used up, your discard pile is shuffled and becomes your new deck. So a card you buy reaches your hand a few turns later, and then again and again. Every purchase changes all your turns to come.
help-deck-trash = To trash a card is to remove it from the game for good. That is often a gain: the fewer weak cards you own, the sooner you see the strong ones.
help-deck-shuffle = shuffle
help-deck-draw = draw
help-deck-play = play
help-deck-bought = bought cards
help-deck-picture = Cards go from the deck to the hand, from the hand into play and from there to the discard pile, which also takes the cards you buy. When the deck is empty the discard pile is shuffled and becomes the deck.

## Kinds of cards

help-types = The kinds of cards
help-types-about = A card’s type is printed at the bottom. A card can have several types at once and then counts as each of them.
help-type-action-text = Played in the Action phase for what it does.
help-type-treasure-text = Played in the Buy phase for its coins.
help-type-victory-text = Gives points at the end of the game, and usually nothing until then.
help-type-curse-text = Costs you a point. It mostly comes from other players’ Attacks.
help-type-attack-text = An Action that hurts all other players.
help-type-reaction-text = Can be used at a special moment that the card itself names, even in another player’s turn.
help-type-duration-text = An Action that keeps working in your next turn.
help-attacks = When an Attack is played, everybody else may first use their Reactions. Only then does it take effect, on one player after another. Moat, revealed from your hand, makes you immune; it stays in your hand and can be revealed again next time.
help-durations = Duration cards come with the Seaside set. They stay in front of you until everything they promise has happened, and only then go onto the discard pile.

## The end

help-end = The end of the game
help-end-text = The game ends after a turn in which the last Province was taken, or in which any three Supply piles are empty. With five or six players it takes four empty piles.
help-end-score = Then everything you own is counted: hand, deck, discard pile, cards in play and cards set aside. Trashed cards belong to nobody. The most points win; on a tie, whoever took fewer turns; if that is equal too, the victory is shared.

## Hints

help-hints = Three hints for the start
help-hint-money = Money first. With 3 or 4 coins a Silver is hardly ever wrong, and with 6 a Gold almost never is.
help-hint-few = Few Actions, but good ones. Two Smithies in one hand are no use with a single Action; cards such as Village and Market give it back.
help-hint-late = Points late. Provinces as soon as you reach 8 coins, Duchies when few Provinces are left, Estates only in the very last turns.

## This table

help-keys = Keys
help-keys-about = Everything can also be done without a mouse. Single-key shortcuts can be turned off in the settings.
help-enter = Enter
help-space = Space

help-options = What else the table can do
help-option-text = Card text
help-option-text-about = Point at a card or its name, in the log too, or hold your finger on it to read what it does.
help-option-undo = Undo
help-option-undo-about = As long as nobody has learned anything new, you can undo your last move. After that the table’s option decides: the others are asked, or it is not possible.
help-option-past = Looking back
help-option-past-about = Click a line of the log to see the table as you saw it at that moment.
help-option-watch = Spectators
help-option-watch-about = Whoever opens a table decides whether others can watch and whether they see the hands.
help-option-proof = Fair shuffles
help-option-proof-about = When a game starts, the log shows a commitment to every shuffle, and after the game it shows the key that belongs to it. With the record of the game anybody can check that no shuffle was tampered with.

help-friends = Playing with friends
help-friends-text = Open a new table, leave a seat free for each friend and send them the link. Whoever opens it picks a name and sits down; nobody needs an account. If you lose the connection, just open the link again in the same browser: your seat is kept.
help-friends-start = Open a new table

## The guided game

help-guide-title = Guided game
help-guide-starting = Laying out the cards…
help-guide-player = Newcomer
help-guide-understood = Got it
help-guide-no-more = No more hints
help-guide-again = Show hints
help-guide-ask = What would be good now?

help-guide-first-hand = The goal: own the most victory points at the end. This is your hand: Coppers are money, worth 1 coin each. Estates are points and only count at the end. You have no Actions yet, so begin by playing your Treasures.
help-guide-first-buy = You have { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} and one Buy. Choose a highlighted pile; each shows what its card costs. Silver for 3 is a sound start: it gives 2 coins every time you draw it.
help-guide-bought = The card you bought is on your discard pile. You will draw it after the next shuffle. The five cards you have now are the other half of your starting deck.
help-guide-shuffle = Your deck was used up, so your discard pile was shuffled and is your deck again, now with the cards you bought. It cycles like this all game long.
help-guide-action = There is an Action card in your hand. You begin each turn with one Action, so you may play one such card before your Treasures. Point at it to read what it does.
help-guide-more-actions = That card gave you Actions: the Actions counter says how many more Action cards you may play. Use such cards first.
help-guide-more-cards = You drew cards right away. You can use them this very turn: Treasures to pay with, and Actions if you have an Action left.
help-guide-one-action = Several Action cards, but only one Action: you can play just one of them. Village gives two Actions and solves this.
help-guide-attack = An Attack by the other player. It hits you unless you have a Moat and reveal it. Then the game goes on as before.
help-guide-choose-discard = When you have to discard, part with Victory cards first: in your hand they do nothing.
help-guide-trash = Cards you trash leave your deck for good. For Estates and Coppers that is usually a blessing.
help-guide-more-buys = You have more than one Buy this turn. You can keep buying cards as long as your coins last.
help-guide-gold = Six coins buy a Gold, which gives 3 coins in each hand. With a few Golds and Silvers, 8 coins for a Province come by themselves.
help-guide-province = Eight coins: enough for a Province, worth 6 points. Nothing wins games like Provinces.
help-guide-green = There are Victory cards in your deck now. They weaken your hands a little, but in the end only they count. From here on it is a race.
help-guide-duchy = Few Provinces are left. Duchies, 3 points for 5 coins, are now often better than more money.
help-guide-end-near = The end is near: the game is over when the last Province goes or a third pile runs out. Turn every coin into points.
help-guide-over = That was your first game! The result shows who won, with which cards, and how it went turn by turn. Play again, or open a table for your friends.

## What would be good now

help-guide-play-village = Play { $card } first: it gives more Actions than it uses.
help-guide-play-again = Play { $card } first: it gives back the Action it uses, so it costs you nothing.
help-guide-play-draw = Play { $card }: more cards usually mean more coins.
help-guide-play-attack = Play { $card }: good for you and bad for the others.
help-guide-play-any = Play { $card }: you have an Action for it.
help-guide-end-actions = End your actions: none of these cards would help you now.
help-guide-treasures = Play all your Treasures. There is hardly ever a reason to hold one back.
help-guide-buy-province = Buy { $card }: 6 points, and nothing gives more.
help-guide-buy-points = Buy { $card }: the Provinces are running out, and now every point counts.
help-guide-buy-treasure = Buy { $card }: more money in every hand to come.
help-guide-buy-action = Buy { $card }: a few good Actions make your deck faster.
help-guide-end-turn = End your turn: none of the cards you can afford would make your deck better.
help-guide-pay = Pay off your debt: you can buy nothing while you have any.
help-guide-discard = Discard { $cards }: you need them least right now.
help-guide-trash-cards = Trash { $cards }: your deck is better without them.
help-guide-upgrade = Trash { $card }: in return you can gain { $gained }.
help-guide-gain = Gain { $card }: that is the best you can get here.
help-guide-reveal = Reveal { $card }: it costs you nothing and the Attack passes you by.
help-guide-nothing = Choose nothing this time: all of these cards are worth keeping.
help-guide-play-chosen = Play { $card }: it makes the most of this.
help-guide-trash-theirs = Trash { $cards }: that hurts the most.
help-guide-show = Reveal { $card }: that helps you here.
help-guide-topdeck = Put { $cards } onto your deck: that suits you best.
help-guide-set-aside = Set aside { $cards }: you can spare this now.
help-guide-return = Return { $cards } to the Supply: your deck is better without.
help-guide-embargo = Put the token on { $card }: you hardly need that pile, and others may.
help-guide-give = Pass { $card }: you will miss it least.
help-guide-put = Put { $card } into your deck: you need it least right now.
help-guide-name = Name { $card }: that is the likeliest card on your deck.
help-guide-choose = Choose this: { $options }. It brings you the most here.
help-guide-decline = Leave it this time: it would not help you now.
help-guide-not-your-turn = It is the other player’s turn. The log shows what happens.
