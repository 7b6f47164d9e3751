## deckwright strategies

strategies-name = Name
strategies-needs = Needs
strategies-about = About

## Mistakes in strategy files

error-strategy-expected = { $file }:{ $line }:{ $column }: expected { $expected ->
    [card] a card
    [option] an option
    [section] a section such as buy: or trash:
    [asker] the card that asks, as in ‘choose with Pirate Ship:’
    [no-asker] no card: buy: is for all
    [no-else] a line without ‘else’: there is nothing to fill up here
    [no-condition] no condition after ‘else’
    [fact] a number or a fact such as coins, turn or n(Silver)
    [and-or] and, or, or the end of the line
    [bracket] a closing bracket
    [short-condition] a shorter condition
    [small-number] a number up to 1000000
   *[other] { $expected }
}, found { $has_found ->
    [yes] ‘{ $found }’
   *[no] nothing
}{ $has_suggestion ->
    [yes] : did you mean ‘{ $suggestion }’?
   *[no] {""}
}
error-strategy-no-buy = the strategy in { $file } buys nothing: add a section ‘buy:’ with cards below it
error-strategy-needs = the strategy ‘{ $strategy }’ needs cards that this kingdom lacks: { $cards }
error-unknown-strategy = { $has_suggestion ->
    [yes] unknown strategy ‘{ $name }’: did you mean ‘{ $suggestion }’?
   *[no] unknown strategy ‘{ $name }’: ‘deckwright strategies’ lists them all, and the name of a file ends in .strategy
}
