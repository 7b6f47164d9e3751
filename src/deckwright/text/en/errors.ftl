### What went wrong and the way out. error-CODE gets the details of the problem; $has_NAME says whether $NAME is there (yes, no).
### Card names and verbs in details are the English ones that answers and files are written with.

## Names

error-unknown-card = { $has_suggestion ->
    [yes] unknown card ‘{ $name }’: did you mean ‘{ $suggestion }’?
   *[no] unknown card ‘{ $name }’: no card of these sets has this English name
}
error-unknown-set = { $has_suggestion ->
    [yes] unknown set ‘{ $name }’: did you mean ‘{ $suggestion }’?
   *[no] unknown set ‘{ $name }’: choose among { $known }
}
error-unknown-language = { $has_suggestion ->
    [yes] unknown language ‘{ $name }’: did you mean ‘{ $suggestion }’?
   *[no] unknown language ‘{ $name }’: choose among { $known }
}

## Answers

error-answer-incomplete = { $missing ->
    [option] ‘{ $answer }’ is incomplete: write an option or a number after the verb
   *[card] ‘{ $answer }’ is incomplete: name a card after the verb and after each comma
}
error-answer-without-place = ‘{ $answer }’ is incomplete: say where the card goes, as in ‘{ $example }’
error-answer-unreadable = { $has_suggestion ->
    [yes] ‘{ $answer }’ is not a move: did you mean ‘{ $suggestion }’?
   *[no] ‘{ $answer }’ is not a move: begin with a verb, as in ‘play Village’ or ‘end turn’
}
error-game-over = the game is over: there is nothing left to decide
error-wrong-player = it is not p{ $player }’s decision: wait for p{ $asked }
error-treasures-by-name = { $card } does more than give coins: play Treasures by name while you hold it
error-wrong-verb = ‘{ $verb }’ is not possible now: you can { $verbs }
error-no-such-option = { $has_option ->
    [yes] there is no option ‘{ $option }’: choose one of { $options }
   *[no] no option was named: choose one of { $options }
}
error-wrong-number-of-options = { $number ->
    [one] choose exactly { $number } of { $options }
   *[other] choose exactly { $number } different ones of { $options }
}
error-not-in-these-sets = { $has_suggestion ->
    [yes] ‘{ $card }’ is no card of these sets: did you mean ‘{ $suggestion }’?
   *[no] ‘{ $card }’ is no card of these sets: name one that is
}
error-not-in-this-game = { $has_suggestion ->
    [yes] ‘{ $card }’ is not in this game: did you mean ‘{ $suggestion }’?
   *[no] ‘{ $card }’ is not in this game: name a card that is
}
error-too-many = { $most ->
    [0] ‘{ $verb }’ takes no cards, { $given } named: leave them out
   *[other] ‘{ $verb }’ takes at most { $most } here, { $given } named: name fewer
}
error-too-few = ‘{ $verb }’ takes at least { $least } here, { $given } named: name more
error-empty-pile = the { $card } pile is empty: choose another card
error-unaffordable = { $card } costs { $cost } and only { $coins } can be spent: choose a cheaper card
error-potions-missing = { $number ->
    [one] { $card } costs a Potion too, and you have { $potions }: choose another card
   *[other] { $card } costs { $number } Potions too, and you have { $potions }: choose another card
}
error-debt-first = { $debt ->
    [one] you have { $debt } debt token: pay it off before you buy { $card }
   *[other] you have { $debt } debt tokens: pay them off before you buy { $card }
}
error-wrong-payment = { $most ->
    [one] ‘{ $given }’ can’t be paid: you can pay { $most }
   *[other] ‘{ $given }’ can’t be paid: say a number from 1 to { $most }
}
error-project-taken = { $card } can’t be bought: you may have each Project once, and { $most } at most: choose something else
error-no-buys-left = you have no Buys left for { $card }: end the turn
error-not-offered = { $has_offered ->
    [yes] ‘{ $verb }’ can’t take { $card } here, or not that many: choose among { $offered }
   *[no] ‘{ $verb }’ can’t take { $card } here: choose another card
}

## Games and saved games

error-player-count = a game is for { $least } to { $most } players, not for { $number }
error-seed-range = the seed { $seed } is out of range: use a whole number from 0 to 2^64 − 1
error-first-range = seat { $first } does not exist with { $players } players: seats are counted from 0
error-nothing-to-undo = there is no move to undo: the game has just begun
error-record-answer = answer { $number } of the record, ‘{ $answer }’, does not fit: { $reason }
error-record-rules = answer { $number } ({ $answer }) does not fit: { $reason }. The record was made under version { $found } of the rules, this is version { $known }: play it again with the Deckwright that made it
error-saved-format = the saved game has format { $found } and this version reads format { $expected }: open it with the version that saved it
error-saved-damaged = the saved game is damaged ({ $reason }): go back to an earlier copy

## Kingdoms

error-unknown-kingdom = { $has_suggestion ->
    [yes] unknown kingdom ‘{ $name }’: did you mean ‘{ $suggestion }’?
   *[no] unknown kingdom ‘{ $name }’: give a recommended kingdom, a code, or card names with commas between them
}
error-unknown-landscape = { $has_suggestion ->
    [yes] unknown landscape ‘{ $name }’: did you mean ‘{ $suggestion }’?
   *[no] unknown landscape ‘{ $name }’: these sets have none of this English name
}
error-layout-missing = { $name } can’t be played yet: leave it out
error-code-landscapes = { $number } landscapes are too many for a code: name at most { $most }
error-code-landscape = the code has a landscape that this version doesn’t know (number { $number }): use a newer version of Deckwright
error-kingdom-missing = the kingdom ‘{ $kingdom }’ can’t be played yet (missing: { $missing }): choose another one
error-kingdom-too-long = this is too long for a kingdom: the name of a kingdom, a code or ten cards have at most { $most } characters
error-daily-date = ‘{ $day }’ is not a day: write ‘daily’ for today, or a day as in ‘daily 2026-11-16’
error-kingdom-empty = a card name is missing in the kingdom: give a recommended kingdom, a code, or card names with commas between them
error-kingdom-doubled = { $card } is in the kingdom twice: name it once
error-kingdom-too-many = { $given } kingdom cards are too many: name at most { $most }
error-kingdom-basic = { $card } is a basic card and in every game: name kingdom cards only
error-kingdom-beside = { $card } only lies beside a kingdom, where one of its cards needs it: name kingdom cards only
error-random-both = { $card } can’t be required and banned at once: drop one of the two wishes
error-random-required = { $given } required cards are too many: a kingdom has { $most }
error-random-few = { $available ->
    [one] only { $available } card is left in these sets and a kingdom has { $needed }: add a set or ban fewer cards
   *[other] only { $available } cards are left in these sets and a kingdom has { $needed }: add a set or ban fewer cards
}
error-unknown-condition = { $has_suggestion ->
    [yes] unknown condition ‘{ $name }’: did you mean ‘{ $suggestion }’?
   *[no] unknown condition ‘{ $name }’: choose among { $known }
}
error-kingdom-conditions = { $number ->
    [1] No kingdom of these cards has this: { $conditions }. Drop the condition, add a set, or require or ban fewer cards.
   *[other] No kingdom of these cards has all of this: { $conditions }. Drop a condition, add a set, or require or ban fewer cards.
}
condition-village = a card with +2 Actions
condition-buy = a card with +1 Buy
condition-trash = a card that trashes your own cards
condition-reaction-to-attack = a Reaction if there is an Attack
condition-cost-spread = costs from 2 to 5

## Kingdom codes

error-code-letter = ‘{ $letter }’ is never part of a kingdom code: check ‘{ $text }’ for typing mistakes
error-code-damaged = ‘{ $text }’ is not a whole kingdom code: check each letter, or copy it again
error-code-version = the kingdom code has version { $version } and this program reads version { $known }: use a newer Deckwright
error-code-card = the kingdom code names card number { $number }, which is not known here: use a newer Deckwright
error-code-set = the kingdom code names set number { $number }, which is not known here: use a newer Deckwright
error-code-sets = a kingdom code holds 1 to { $most } sets, { $number } given: name the sets that the cards are from

## Records

error-player-name = ‘{ $name }’ can’t be a player’s name: use 1 to { $most } visible characters on one line

## At the table and on the command line

error-unknown-bot = { $has_suggestion ->
    [yes] unknown bot ‘{ $name }’: did you mean ‘{ $suggestion }’?
   *[no] unknown bot ‘{ $name }’: choose among { $known }
}
error-game-too-long = the game is not over after { $most } moves, so it was stopped
error-no-such-card = { $has_suggestion ->
    [yes] there is no card ‘{ $name }’: did you mean ‘{ $suggestion }’?
   *[no] there is no card ‘{ $name }’: ‘deckwright cards’ lists them all
}
error-ambiguous-card = ‘{ $name }’ could be { $matches }: write more of the name
error-answer-ambiguous = ‘{ $answer }’ could mean { $meanings }: write it in full
error-no-such-number = there is no choice { $number }: the numbers go up to { $most }
error-numbers-clash = the numbers { $numbers } don’t go together: choose one kind of thing at a time
error-unknown-seat = there is no seat { $seat }: seats are counted from 0 to { $most }
error-no-such-turn = there is no turn { $turn } in this record
error-game-goes-on = the game isn’t over yet: wait for its end

## Hosted games

error-no-such-moment = there is no moment { $number } in this game: moments are counted in moves, from 0 to { $most }
