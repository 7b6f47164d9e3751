### Log lines, prompts, verbs, options and places.
### Log lines get $player, $cards (those that were seen), $count (how many there were), $seen (all; some: the top one of several;
### none; empty: there was no card at all), $source and $target (places), $number and $option.
### Prompts get $cards (the kinds on offer), $how_many, $least, $most, $may and $ordered, $type and $cost (with $cost_least and $cost_most)
### of the cards that fit, $place and $target, $kept and $keeps (how many stay), and $times.
### A message may have an attribute .case: the grammatical case in which it wants $cards.

## Lists and numbers

list-of-items = { $before }, { $last }
copies-of-card = { $copies } × { $card }
no-cards = nothing

moved-cards = { $seen ->
    [all] { $cards }
    [some] { $count } cards ({ $cards } on top)
    [empty] no card
   *[none] { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
}

asked-cards = { $how_many ->
    [named] { $cards }
    [up-to] up to { $most } { asked-type }{ asked-cost }
    [between] { $least } to { $most } { asked-type }{ asked-cost }
   *[exactly] { $most ->
        [one] { $type ->
            [action] an Action card
            [treasure] a Treasure card
            [victory] a Victory card
            [curse] a Curse card
            [attack] an Attack card
            [reaction] a Reaction card
            [duration] a Duration card
           *[any] a card
        }{ asked-cost }
       *[other] { $most } { asked-type }{ asked-cost }
    }
}
asked-type = { $type ->
    [action] Action cards
    [treasure] Treasure cards
    [victory] Victory cards
    [curse] Curse cards
    [attack] Attack cards
    [reaction] Reaction cards
    [duration] Duration cards
   *[any] cards
}
asked-cost = { $cost ->
    [up-to] { " " }costing up to { $cost_most }
    [exactly] { " " }costing exactly { $cost_most }
    [between] { " " }costing { $cost_least } to { $cost_most }
    [at-least] { " " }costing { $cost_least } or more
   *[any] { "" }
}
asked-keeps = { $kept ->
    [yes] , keep { $keeps }
   *[no] { "" }
}
asked-times = { $times ->
    [1] { "" }
    [2] { " " }twice
   *[other] { " " }{ $times } times
}

## Log lines

event-turn = Turn { $number }: { $player }
event-extra-turn = Extra turn: { $player }
event-decide-for = { $player } decides for { $other } in this turn
event-play = { $source ->
    [discard] { $player } plays { $cards } from the discard pile
   *[hand] { $player } plays { $cards }
}
event-play-again = { $player } plays { $cards } again
event-buy = { $player } buys { $cards }
event-gain = { $target ->
    [hand] { $player } gains { $cards } to their hand
    [deck] { $player } gains { $cards } onto their deck
   *[discard] { $source ->
        [trash] { $player } gains { $cards } from the trash
       *[supply] { $player } gains { $cards }
    }
}
event-draw = { $player } draws { moved-cards }
event-discard = { $source ->
    [deck] { $player } discards { moved-cards } from the deck
   *[hand] { $player } discards { moved-cards }
}
event-trash = { $player } trashes { moved-cards }
event-topdeck = { $source ->
    [discard] { $player } puts { moved-cards } from the discard pile onto the deck
    [revealed] { $player } puts { moved-cards } back onto the deck
   *[hand] { $player } puts { moved-cards } onto the deck
}
event-take = { $source ->
    [aside] { $player } takes { moved-cards } back into the hand
    [face-down] { $player } takes { moved-cards } back into the hand
    [mat] { $player } takes { moved-cards } { $mat } into the hand
   *[looked] { $player } takes { moved-cards } into the hand
}
event-set-aside = { $target ->
    [face-down] { $player } sets { moved-cards } aside face down
    [mat] { $player } puts { moved-cards } { $mat }
   *[aside] { $player } sets { moved-cards } aside
}
event-look = { $source ->
    [bottom] { $player } looks at { moved-cards } from the bottom of the deck
   *[deck] { $player } looks at { moved-cards } from the top of the deck
}
event-put-under = { $player } puts { moved-cards } at the bottom of the deck
event-reveal = { $seen ->
    [empty] { $player } reveals an empty hand
   *[all] { $source ->
        [deck] { $player } reveals { moved-cards } from the deck
       *[hand] { $player } reveals { moved-cards } from the hand
    }
}
event-return = { $source ->
    [aside] { $player } puts { moved-cards } back onto the discard pile
   *[hand] { $player } returns { moved-cards } to the Supply
}
event-shuffle = { $number ->
    [0] { $player } shuffles the discard pile
    [one] { $player } shuffles the discard pile ({ $number } card)
   *[other] { $player } shuffles the discard pile ({ $number } cards)
}
event-actions = { $number ->
    [one] { $player } gets +{ $number } Action
   *[other] { $player } gets +{ $number } Actions
}
event-buys = { $number ->
    [one] { $player } gets +{ $number } Buy
   *[other] { $player } gets +{ $number } Buys
}
event-coins = { $number ->
    [one] { $player } gets +{ $number } Coin
   *[other] { $player } gets +{ $number } Coins
}
event-potions = { $number ->
    [one] { $player } gets +{ $number } Potion
   *[other] { $player } gets +{ $number } Potions
}
event-pay = { $player } pays off { $number } debt
event-choose = { $player } chooses: { $option }
event-pass = { $player } passes { moved-cards } to { $other }
event-put-into-deck = { $number ->
    [0] { $player } puts { moved-cards } on top of the deck
    [one] { $player } puts { moved-cards } into the deck, under { $number } card
   *[other] { $player } puts { moved-cards } into the deck, under { $number } cards
}
event-name = { $player } names { $cards }
event-cheaper = { $number ->
    [one] { $player } makes all cards { $number } coin cheaper this turn
   *[other] { $player } makes all cards { $number } coins cheaper this turn
}
event-take-tokens = { $player } takes { $tokens }
event-put-tokens = { $player } puts { $tokens } on the { $cards } pile
event-put-tokens-beside = { $count ->
    [0] { $player } puts { $tokens }
   *[other] { $player } puts { $tokens } on { $cards }
}
event-place-token = { $player } puts the { $tokens } on the { $cards } pile
event-unaffected = { $player } is unaffected ({ $cards })
event-clean-up = { $count ->
    [0] { $player } has nothing to discard in Clean-up
    [one] { $player } cleans up and discards { $count } card
   *[other] { $player } cleans up and discards { $count } cards
}
event-last-round = { $player } ends the game: everyone with { $cards } takes one more turn
event-end = The game is over

## Prompts

prompt-asked-by = { $steps ->
    [1] { $card }: { $sentence }
   *[other] { $card } { $step } of { $steps }: { $sentence }
}
prompt-attack = { $player } attacks you with { $card }: { $sentence }
prompt-played-by = { $player } plays { $card }: { $sentence }
prompt-about = { $sentence } ({ $player }’s cards)
prompt-gain-for = choose a card{ asked-cost } for { $player } to gain
prompt-action-phase = play an Action card or end your actions
prompt-night-phase = play a Night card or end the night
prompt-buy-phase = { $offer ->
    [play] play your Treasures or end your turn
    [buy] buy a card or end your turn
   *[both] play your Treasures, buy a card or end your turn
}
prompt-nothing = nothing to decide
prompt-choose = choose one
prompt-play = { $may ->
    [yes] play { asked-cards }{ asked-times } or pass
   *[no] play { asked-cards }{ asked-times }
}
prompt-gain = { $may ->
    [yes] you may gain { asked-cards }{ asked-gain }
   *[no] gain { asked-cards }{ asked-gain }
}
asked-gain = { $target ->
    [hand] , to your hand
    [deck] , onto your deck
   *[discard] { $place ->
        [trash] { " " }from the trash
       *[supply] { "" }
    }
}
prompt-discard = { $may ->
    [yes] you may discard { asked-cards }
   *[no] discard { asked-cards }{ asked-keeps }
}
prompt-trash = { $may ->
    [yes] you may trash { asked-cards }
   *[no] trash { asked-cards }
}
prompt-topdeck = { $ordered ->
    [yes] put { asked-cards } onto your deck{ asked-keeps } (the first one on top)
   *[no] { $place ->
        [discard] { $may ->
            [yes] you may put { asked-cards } from your discard pile onto your deck
           *[no] put { asked-cards } from your discard pile onto your deck
        }
       *[hand] { $may ->
            [yes] you may put { asked-cards } onto your deck
           *[no] put { asked-cards } onto your deck{ asked-keeps }
        }
    }
}
prompt-set-aside = { $may ->
    [yes] set { asked-cards } aside or keep it
   *[no] set { asked-cards } aside
}
prompt-reveal = { $may ->
    [yes] reveal { asked-cards } or pass
   *[no] reveal { asked-cards }
}
prompt-resolve = several things happen at once: choose what comes next
prompt-react = { $how_many ->
    [named] use { $cards } or pass
   *[exactly] use one of these cards or pass
}
prompt-return = { $may ->
    [yes] you may return { asked-cards } to the Supply
   *[no] return { asked-cards } to the Supply
}
prompt-give = pass { asked-cards } to the left
prompt-put = put { asked-cards } anywhere into your deck
prompt-name = name a card
prompt-choose-number = how many cards of your deck lie above it: { $least } to { $most }?
prompt-choose-several = choose { $most }
prompt-embargo = put an Embargo token on a pile
prompt-token = put a token on a pile

## Verbs that answers begin with

verb-play = play
verb-play-treasures = play all Treasures
verb-end-actions = end actions
verb-end-night = end the night
verb-buy = buy
verb-pay = pay off debt
verb-end-turn = end turn
verb-gain = gain
verb-discard = discard
verb-trash = trash
verb-topdeck = put onto the deck
verb-set-aside = set aside
verb-keep = keep
verb-reveal = reveal
verb-resolve = carry out
verb-react = use
verb-pass = pass
verb-return = return to the Supply
verb-embargo = put an Embargo token
verb-token = put a token
verb-give = pass a card
verb-put = put into the deck
verb-name = name
verb-choose = choose
verb-take = take
verb-put-under = put under the deck
verb-look = look at

## Options of cards

option-discard = discard
option-discard-number = { $place ->
    [hand] { $number ->
        [one] discard { $number } card
       *[other] discard { $number } cards
    }
    [deck] { $number ->
        [one] discard the whole deck ({ $number } card)
       *[other] discard the whole deck ({ $number } cards)
    }
   *[looked] { $number ->
        [one] discard it
       *[other] discard all { $number } cards
    }
}
option-keep = keep
option-keep-number = { $number ->
    [one] put it back
   *[other] put the { $number } cards back
}
option-mat = put the top card on the mat
option-hand = take the cards from the mat
option-hand-number = { $number ->
    [0] take nothing from the empty mat
    [one] take the card from the mat
   *[other] take the { $number } cards from the mat
}
option-top = put it on top
option-bottom = leave it at the bottom
option-cards = draw cards
option-cards-number = { $number ->
    [one] draw { $number } card
   *[other] draw { $number } cards
}
option-actions = +Actions
option-actions-number = { $number ->
    [one] +{ $number } Action
   *[other] +{ $number } Actions
}
option-buy = +1 Buy
option-buy-number = { $number ->
    [one] +{ $number } Buy
   *[other] +{ $number } Buys
}
option-coin = +1 Coin
option-coin-number = { $number ->
    [one] +{ $number } Coin
   *[other] +{ $number } Coins
}
option-trash = trash a card
option-trash-number = { $number ->
    [0] trash nothing
    [one] trash { $number } card
   *[other] trash { $number } cards
}
option-gain = gain a card from the trash
option-curse = gain a Curse
option-gold = gain a Gold
option-attack = attack
option-coins = take the coins
option-coins-number = { $number ->
    [0] take no coins
    [one] take { $number } coin
   *[other] take { $number } coins
}

## Places

zone-hand = hand
zone-deck = deck
zone-discard = discard pile
zone-in-play = in play
zone-aside = set aside
zone-projects = Projects
zone-looked = being looked at
zone-revealed = revealed
zone-trash = trash
zone-supply = Supply
zone-face-down = set aside face down
zone-island-mat = Island mat
    .onto = on the Island mat
    .from = from the Island mat
zone-native-village-mat = Native Village mat
    .onto = on the Native Village mat
    .from = from the Native Village mat
zone-passing = to be passed
zone-bottom = bottom of the deck

## Tokens

counter-pirate-coins = { $count ->
    [one] { $count } coin token
   *[other] { $count } coin tokens
}
counter-embargo = { $count ->
    [one] { $count } Embargo token
   *[other] { $count } Embargo tokens
}
counter-debt = { $count ->
    [one] { $count } debt token
   *[other] { $count } debt tokens
}
counter-vp = { $count ->
    [one] { $count } point token
   *[other] { $count } point tokens
}
counter-vp-on-pile = { $count ->
    [one] { $count } point token
   *[other] { $count } point tokens
}
counter-vp-on-landmark = { $count ->
    [one] { $count } point token
   *[other] { $count } point tokens
}
counter-trade-route = { $count ->
    [one] { $count } coin token on the Trade Route mat
   *[other] { $count } coin tokens on the Trade Route mat
}
counter-trade-route-token = { $count ->
    [one] { $count } coin token
   *[other] { $count } coin tokens
}
counter-coin-token = +1 Coin token
counter-cost-token = −2 Cost token
token-on-pile = { $tokens } on { $card }
price-coins = ${ $number }
price-potions = { $number ->
    [one] { $number } Potion
   *[other] { $number } Potions
}
price-debt = { $number } debt
