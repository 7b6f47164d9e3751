## Scenario files

error-scenario-unreadable = the file can’t be read ({ $reason }): check its name and that it is UTF-8 text
error-scenario-yaml = the file is not valid YAML: { $reason }
error-scenario-size = the file is larger than { $most } kB: a scenario is a few lines of text
error-scenario-alias = line { $line } uses a YAML alias (*name): write the part out
error-scenario-depth = line { $line } is nested more than { $most } levels deep: a scenario needs four
error-scenario-key = unknown key { $key }: known here are { $known }
error-scenario-missing = the key { $key } is missing: add it
error-scenario-path = unknown path { $path }: see the paths for ‘expect’ in the description of the format
error-scenario-refused = { $key }: { $reason }
error-scenario-value = { $has_found ->
    [yes] { $key }: expected { scenario-expected }, found { $found }
   *[no] { $key }: expected { scenario-expected }
}
scenario-expected = { $expected ->
    [answer] an answer such as ‘play Village’
    [card-name] the English name of a card
    [kingdom-cards] kingdom cards, without the basic cards
    [list] a list
    [list-of-cards] a list of cards
    [list-of-sets] a list of sets
    [mapping] keys with values
    [named-pile] a pile with different cards or outside the Supply
    [landscape] an Event, a Project, a Landmark or a Way under ‘landscapes’
    [one-per-player] one entry per player
    [one-step] one step with one key
    [path] a path
    [phase] ‘action’ or ‘buy’
    [pile] a card that has a pile
    [player-and-answer] a player and an answer, as in ‘p0: end turn’
    [player-and-verb] a player and a verb, as in ‘p0 play’, or ‘nobody’
    [project] a Project under ‘landscapes’
    [ten-different] at most ten different cards
    [text] text
    [true-or-false] true or false
    [whole-number] a whole number that fits
   *[other] { $expected }
}
error-scenario-none = there is no scenario in this folder: scenarios are .yaml files

## Scenario failures

error-scenario-step = step { $step }: { $reason }
error-scenario-differs = { $path }: expected { $expected }, found { $found }
error-scenario-accepted = expected ‘{ $answer }’ to be refused, but it was accepted
error-scenario-changed = expected the refusal of ‘{ $answer }’ to say why and to change nothing, but it did not
error-scenario-shuffles-left = { $number ->
    [one] expected { $number } more shuffle, found none: remove it from ‘shuffles’
   *[other] expected { $number } more shuffles, found none: remove them from ‘shuffles’
}
error-shuffle-not-listed = expected no shuffle, found one of [{ $cards }]: add it to ‘shuffles’
error-shuffle-differs = shuffle: expected [{ $listed }], found [{ $cards }]
