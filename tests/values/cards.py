"""Cards of later sets that cost Potions and debt or change costs and types: they prove the language before their sets are there."""

from __future__ import annotations

from deckwright.lang import (
    ACTION,
    DECK,
    DISCARD_PILE,
    END_OF_GAME,
    HAND,
    IN_PLAY,
    PLAYED,
    SUPPLY,
    THEM,
    THIS,
    TREASURE,
    VICTORY,
    Actions,
    AddTypes,
    Buys,
    Cheapen,
    Coins,
    Discard,
    Draw,
    Gain,
    If,
    Potions,
    Return,
    TakeTokens,
    TakeTypes,
    Topdeck,
    Trash,
    When,
    any_of,
    card,
    cost_of,
    costs_exactly,
    costs_less_than,
    costs_more_than,
    costs_up_to,
    count,
    debt_in,
    gain,
    like,
    named,
    one,
    potions_in,
    some,
    up_to,
)

POTION = card("Potion", 4, TREASURE, Potions(1), copies=16, in_kingdom=False)

UNIVERSITY = card("University", 2, ACTION, Actions(2), Gain(up_to(1, SUPPLY[ACTION & costs_up_to(5)])), potions=1)

VINEYARD = card("Vineyard", 0, VICTORY, worth=count(IN_PLAY[ACTION]), potions=1)
"""As far as tests need it: it counts Actions in play."""

TRANSMUTE = card("Transmute", 0, ACTION, Trash(one(HAND)), potions=1)

APPRENTICE = card("Apprentice", 5, ACTION, Actions(1), Trash(one(HAND)), Draw(cost_of(THEM) + potions_in(THEM) * 2))

OVERLORD = card("Overlord", 0, ACTION, Coins(1), debt=8)
"""As far as tests need it."""

CITY_QUARTER = card("City Quarter", 0, ACTION, Actions(2), debt=8)

CAPITAL = card("Capital", 5, TREASURE, Coins(6), Buys(1), TakeTokens("debt", 6))
"""Its debt comes at once here, and not when it is discarded."""

RENOVATE = card("Renovate", 4, ACTION, Trash(one(HAND)), If(some(THEM), Gain(one(SUPPLY[costs_up_to(cost_of(THEM) + 2)]))))
"""Not a published card: Remodel under another name, which no set has yet beside cards that cost more than coins."""

BORDER_VILLAGE = card("Border Village", 6, ACTION, Draw(1), Actions(2),
    itself=When(gain(), Gain(one(SUPPLY[costs_less_than(cost_of(THEM))]))))  # fmt: skip

SWAPPER = card("Swapper", 3, ACTION, Trash(one(HAND)), Gain(one(SUPPLY[costs_exactly(cost_of(THEM))])))
"""Not a published card: another card of just the same cost."""

CLIMBER = card("Climber", 3, ACTION, Trash(one(HAND)), Gain(one(SUPPLY[costs_more_than(cost_of(THEM)) & costs_up_to(cost_of(THEM) + 3)])))
"""Not a published card: one that costs more, by three coins at most."""

USURER = card("Usurer", 3, ACTION, Trash(one(HAND)), Draw(debt_in(THEM)))
"""Not a published card: a card for each debt token in the cost."""

QUARRY = card("Quarry", 4, TREASURE, Coins(1), while_in_play=Cheapen(2, ACTION))

HIGHWAY = card("Highway", 5, ACTION, Draw(1), Actions(1), while_in_play=Cheapen(1))

PEDDLER = card("Peddler", 8, ACTION, Draw(1), Actions(1), Coins(1), always=Cheapen(count(IN_PLAY[ACTION]) * 2, named("Peddler")))
"""Its cost falls in the Action phase, too."""

INVENTOR = card("Inventor", 4, ACTION, Gain(one(SUPPLY[costs_up_to(4)])), Cheapen(1))

HARVESTER = card("Harvester", 3, ACTION, Cheapen(1, VICTORY))
"""Not a published card: it cheapens Victory cards for the turn."""

DECREE = card("Decree", 4, ACTION, Cheapen(1, TREASURE, until=END_OF_GAME))
"""Not a published card: Treasures are cheaper for the rest of the game."""

CAPITALIST = card("Capitalist", 5, ACTION, Coins(2), while_in_play=AddTypes(TREASURE, named("Capitalist") | named("Overlord")))
"""Not a published card: while it is in play some Actions are Treasures, too."""

ENLIGHTENMENT = card("Enlightenment", 4, ACTION, Actions(2), AddTypes(ACTION, TREASURE))
"""Not a published card of its own: for the turn Treasures are Actions, too."""

FALLOW = card("Fallow", 3, ACTION, TakeTypes(VICTORY, named("Estate"), until=END_OF_GAME))
"""Not a published card: Estates are no Victory cards for the rest of the game."""

SURVEYOR = card("Surveyor", 3, ACTION, Topdeck(any_of(HAND[VICTORY])), Discard(HAND[TREASURE]))
"""Not a published card: it looks at types."""

PARK = card("Park", 4, VICTORY, worth=count(HAND[VICTORY]))
"""Not a published card: its worth looks at types."""

BANK = card("Bank", 7, TREASURE, Coins(count(IN_PLAY[TREASURE])))

FOOLS_GOLD = card("Fool's Gold", 2, TREASURE, If(count(PLAYED[like(THIS)]) <= 1, Coins(1), Coins(4)))
"""It counts its own plays, so that the order of Treasures comes to the same."""

PHILOSOPHERS_STONE = card("Philosopher's Stone", 3, TREASURE, Coins((count(DECK) + count(DISCARD_PILE)) // 5))

SPOILS = card("Spoils", 0, TREASURE, Coins(3), Return(THIS))

SUPPLIES = card("Supplies", 2, TREASURE, Coins(1), Gain("Copper", to=DECK))
"""As far as tests need it: it gains a card."""

ILL_GOTTEN_GAINS = card("Ill-Gotten Gains", 5, TREASURE, Coins(1), Gain(up_to(1, SUPPLY[named("Copper")]), to=HAND))

SET_ID = "values"
CARDS = tuple(value for value in list(globals().values()) if value.__class__.__name__ == "Card")
