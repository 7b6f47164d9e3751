"""Cards of later sets that answer to happenings, as far as windows are concerned: they prove the language before their sets are there."""

from __future__ import annotations

from deckwright.lang import (
    ACTION,
    ALWAYS,
    DECK,
    DURATION,
    END_OF_BUY_PHASE,
    END_OF_TURN,
    HAND,
    IN_PLAY,
    MAY,
    OFFERS,
    ONCE,
    REACTION,
    START_OF_BUY_PHASE,
    SUPPLY,
    THEM,
    THIS,
    TREASURE,
    VICTORY,
    WHOEVER,
    YOU,
    Actions,
    ChooseOne,
    Coins,
    Discard,
    Draw,
    EachOther,
    For,
    Gain,
    If,
    Instead,
    MayReveal,
    Option,
    Reveal,
    TakeTokens,
    Topdeck,
    Trash,
    When,
    any_of,
    anyones,
    buy,
    card,
    cost_of,
    costs_exactly,
    costs_up_to,
    count,
    discard,
    down_to,
    exactly,
    gain,
    like,
    named,
    next_turn,
    one,
    others,
    play,
    some,
    top,
    trash,
    up_to,
    would_gain,
)

WATCHTOWER = card("Watchtower", 3, ACTION | REACTION,
    in_hand=MayReveal(gain(),
        ChooseOne(Option("trash", Trash(THEM)), Option("deck", Topdeck(THEM)))))  # fmt: skip

ROYAL_SEAL = card("Royal Seal", 5, TREASURE, Coins(2),
    in_play=When(gain(), Topdeck(up_to(1, THEM)), use=OFFERS, again=ONCE))  # fmt: skip

HOARD = card("Hoard", 6, TREASURE, Coins(2), in_play=When(buy(VICTORY), Gain("Gold")))

TALISMAN = card("Talisman", 4, TREASURE, Coins(1),
    in_play=When(buy(costs_up_to(4) & ~VICTORY), Gain(one(SUPPLY[like(THEM)]))))  # fmt: skip

MINT = card("Mint", 5, ACTION,
    Reveal(up_to(1, HAND[TREASURE])), Gain(one(SUPPLY[like(THEM)])),
    itself=When(buy(), Trash(IN_PLAY[TREASURE])))  # fmt: skip

BORDER_VILLAGE = card("Border Village", 6, ACTION, Draw(1), Actions(2),
    itself=When(gain(), Gain(one(SUPPLY[costs_up_to(cost_of(THEM) - 1)]))))  # fmt: skip

EMBASSY = card("Embassy", 5, ACTION, Draw(5), Discard(exactly(3, HAND)),
    itself=When(gain(), EachOther(Gain("Silver"))))  # fmt: skip

FARMLAND = card("Farmland", 6, VICTORY, worth=2,
    itself=When(buy(), Trash(one(HAND)), If(some(THEM), Gain(one(SUPPLY[costs_exactly(cost_of(THEM) + 2)])))))  # fmt: skip

HAGGLER = card("Haggler", 5, ACTION, Coins(2),
    in_play=When(buy(), Gain(one(SUPPLY[costs_up_to(cost_of(THEM) - 1) & ~VICTORY]))))  # fmt: skip

TRADER = card("Trader", 4, ACTION | REACTION,
    in_hand=MayReveal(would_gain(~named("Silver")), Instead(), Gain("Silver")))  # fmt: skip

FOOLS_GOLD = card("Fool's Gold", 2, TREASURE | REACTION, Coins(1),
    in_hand=When(others(gain(named("Province"))), Trash(THIS), Gain("Gold", to=DECK), use=MAY, again=ALWAYS))  # fmt: skip

TUNNEL = card("Tunnel", 3, VICTORY | REACTION, worth=2,
    itself=When(discard(), Gain("Gold"), use=MAY))  # fmt: skip

DUCHESS = card("Duchess", 2, ACTION, Coins(2),
    in_supply=When(gain(named("Duchy")), Gain(up_to(1, SUPPLY[named("Duchess")])), use=OFFERS, again=ONCE))  # fmt: skip

HUNTING_GROUNDS = card("Hunting Grounds", 6, ACTION, Draw(4),
    itself=When(trash(), ChooseOne(
        Option("duchy", Gain("Duchy")),
        Option("estates", Gain("Estate"), Gain("Estate"), Gain("Estate")))))  # fmt: skip

RATS = card("Rats", 4, ACTION, Draw(1), Actions(1), itself=When(trash(), Draw(1)))

CULTIST = card("Cultist", 5, ACTION, Draw(2), itself=When(trash(), Draw(3)))

SQUIRE = card("Squire", 2, ACTION, Coins(1),
    itself=When(trash(), Gain(one(SUPPLY[ACTION & costs_up_to(3)]))))  # fmt: skip

KILN = card("Kiln", 5, ACTION, Coins(2), When(play(), Gain(up_to(1, SUPPLY[like(THEM)]))))

TREASURE_CHEST = card("Treasure Chest", 5, ACTION, Coins(1), in_play=When(START_OF_BUY_PHASE, Gain("Gold")))

PAGEANT = card("Pageant", 3, ACTION, Coins(1), in_play=When(END_OF_BUY_PHASE, Draw(1)))

FAITHFUL_HOUND = card("Faithful Hound", 2, ACTION, Draw(2), in_hand=When(END_OF_TURN, Discard(one(HAND[like(THIS)])), again=ONCE))

CELLARER = card("Cellarer", 2, ACTION, Draw(1), Discard(any_of(HAND)))
"""Not a published card: it discards several at once, for those that answer to that."""

BURNER = card("Burner", 2, ACTION, Trash(any_of(HAND)))
"""Not a published card: it trashes several at once."""

LIBRARIAN = card("Librarian", 3, ACTION,
    in_play=When(buy(), Reveal(top(1)), Topdeck(THEM)))  # fmt: skip
"""Not a published card: it looks at cards that nobody knows, so that its order always matters."""

SCHOLAR = card("Scholar", 3, ACTION, in_play=When(buy(), Draw(1)))
"""Not a published card: it draws with a purchase, which matters beside what changes the discard pile."""

SHRINKER = card("Shrinker", 3, ACTION, in_play=When(buy(), Discard(down_to(3, HAND)), only_if=count(HAND) > 3))
"""Not a published card: it answers only if its condition holds."""

SWAMP_HAG = card("Swamp Hag", 5, ACTION | DURATION, next_turn(Coins(3)), in_play=When(others(buy()), For(WHOEVER, Gain("Curse"))))
"""As far as its order is concerned: it is no Attack here."""

HAUNTED_WOODS = card("Haunted Woods", 5, ACTION | DURATION, next_turn(Draw(3)), in_play=When(others(buy()), For(WHOEVER, Topdeck(HAND))))
"""It is no Attack here either."""

GATEKEEPER = card("Gatekeeper", 5, ACTION | DURATION, next_turn(Coins(3)), in_play=When(others(gain()), For(WHOEVER, Topdeck(THEM))))
"""Not quite the published one: it puts the card onto the deck of whoever gained it."""

COLLECTOR = card("Collector", 4, ACTION, in_play=When(others(buy()), Gain("Curse")))
"""Not a published card: its own player does something when others buy."""

GRUDGE = card("Grudge", 4, ACTION, in_play=When(others(buy()), For(WHOEVER, Gain("Curse")), only_if=count(HAND) > 4))
"""Not a published card: whether others have to do something depends on the hand of its player."""

TAX_FARMER = card("Tax Farmer", 4, ACTION, in_play=When(others(buy()), For(WHOEVER, Discard(one(HAND, by=YOU)))))
"""Not a published card: its player says what others do."""

TOLL = card("Toll", 4, ACTION, in_play=When(others(buy()), For(WHOEVER, TakeTokens("debt", 1))))
"""Not a published card: others get nothing but a number."""

HEX = card("Hex", 4, ACTION, in_play=When(others(buy()), For(WHOEVER, Gain("Curse")), again=ONCE))
"""Not a published card: several of them do no more than one."""

PLAGUE = card("Plague", 4, ACTION, in_play=When(anyones(buy()), If(some(THEM[VICTORY]), For(WHOEVER, Gain("Curse")))))
"""Not a published card: everybody carries it out for themselves, its own player too."""

EXTORTION = card("Extortion", 4, ACTION, in_play=When(others(buy()), For(WHOEVER, Gain("Curse")), use=MAY))
"""Not a published card: its player may use it against others, so it stays that player's effect."""

SHARED_GRIEF = card("Shared Grief", 4, ACTION, in_play=When(others(buy()), Gain("Curse"), For(WHOEVER, Gain("Curse"))))
"""Not a published card: its player carries out the first half, so all of it is that player's effect."""

SET_ID = "windows"
CARDS = tuple(value for value in list(globals().values()) if value.__class__.__name__ == "Card")
PYTHON_ONLY = (SWAMP_HAG, HAUNTED_WOODS, GATEKEEPER, GRUDGE, TAX_FARMER, TOLL, HEX, PLAGUE)
"""Those that others carry out, in games that only the Python machine plays."""
