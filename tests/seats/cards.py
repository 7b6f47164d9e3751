"""Cards of later sets about who decides and whose turn it is: they prove the language before their sets are there."""

from __future__ import annotations

from deckwright.lang import (
    ACTION,
    ASIDE,
    ATTACK,
    DECIDER,
    DECK,
    DURATION,
    END_OF_BUY_PHASE,
    END_OF_TURN,
    EVERYONE,
    HAND,
    LAID_OUT,
    LEFT,
    LOOKED,
    LOOT,
    NAMED,
    NIGHT,
    REVEALED,
    RIGHT,
    SUPPLY,
    THEM,
    TRASH,
    TREASURE,
    TURNS_IN_A_ROW,
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
    Give,
    If,
    Instead,
    Look,
    NameCard,
    Option,
    Pass,
    Play,
    PutBack,
    PutIntoDeck,
    Reveal,
    SetAside,
    TakeTurn,
    ToHand,
    Topdeck,
    Trash,
    When,
    While,
    any_of,
    buy,
    card,
    costs_up_to,
    count,
    every,
    exactly,
    like,
    named,
    next_turn,
    one,
    others,
    some,
    top,
    trash,
    up_to,
    would_gain,
)

ADVISOR = card("Advisor", 4, ACTION,
    Actions(1),
    Reveal(top(3)),
    Discard(one(REVEALED, by=LEFT)),
    ToHand(REVEALED))  # fmt: skip

JESTER = card("Jester", 5, ACTION | ATTACK,
    Coins(2),
    EachOther(
        Discard(top(1)),
        If(some(THEM[VICTORY]),
            Gain("Curse"),
            If(some(SUPPLY[like(THEM)]), ChooseOne(
                Option("mine", For(YOU, Gain(one(SUPPLY[like(THEM)])))),
                Option("theirs", Gain(one(SUPPLY[like(THEM)]))))))))  # fmt: skip

RIDDLER = card("Riddler", 3, ACTION,
    NameCard(by=LEFT),
    Reveal(top(1)),
    If(some(REVEALED[like(NAMED)]), Discard(REVEALED), ToHand(REVEALED)))  # fmt: skip
"""Not a published card: the neighbour names one, as with Contraband."""

ARBITER = card("Arbiter", 3, ACTION, ChooseOne(Option("cards", Draw(2)), Option("coins", Coins(2)), by=RIGHT))
"""Not a published card: somebody else chooses one of two options for you."""

ARCHIVIST = card("Archivist", 3, ACTION, PutIntoDeck(one(HAND, by=LEFT)))
"""Not a published card: somebody else chooses a card and a number."""

SWAP_MEET = card("Swap Meet", 3, ACTION, For(EVERYONE, Give(one(HAND))), Pass(RIGHT))
"""Not a published card: everybody chooses, then all cards move to the right."""

POTLUCK = card("Potluck", 3, ACTION, For(EVERYONE, Give(one(HAND))), For(EVERYONE, Discard(LAID_OUT)), Draw(1))
"""Not a published card: everybody chooses, then all cards are discarded."""

HAUNTED_WOODS = card("Haunted Woods", 5, ACTION | DURATION,
    next_turn(Draw(3)),
    in_play=When(others(buy()), For(WHOEVER, Topdeck(HAND))))  # fmt: skip

POSSESSION = card("Possession", 6, ACTION,
    TakeTurn(
        When(every(would_gain()), Instead(), For(DECIDER, Gain(THEM))),
        When(every(trash()), SetAside(THEM), When(END_OF_TURN, PutBack(THEM))),
        who=LEFT, by=YOU))  # fmt: skip

TWO_TURNS = card("Two Turns", 5, ACTION, TakeTurn(), TakeTurn())
"""Not a published card: it gives two turns, whatever came before."""

MISSION = card("Mission", 4, ACTION, If(TURNS_IN_A_ROW < 2, TakeTurn(Coins(2))))
"""Not quite the published one: a further turn that begins with something."""

NIGHT_WATCHMAN = card("Night Watchman", 3, NIGHT, Look(top(5)), Discard(any_of(LOOKED)), Topdeck(LOOKED))

WEREWOLF = card("Werewolf", 5, ACTION | NIGHT, Draw(1))
"""Not quite the published one: it can be played in two phases."""

LAMPLIGHTER = card("Lamplighter", 3, ACTION, Coins(1), in_play=When(END_OF_BUY_PHASE, Draw(1)))
"""Not a published card: it does something at the end of the Buy phase, so before the night."""

GOLEM = card("Golem", 4, ACTION,
    While((count(REVEALED[ACTION & ~named("Golem")]) < 2) & some(top(1)), Reveal(top(1))),
    SetAside(REVEALED[ACTION & ~named("Golem")], into=LOOT),
    Discard(REVEALED),
    Play(one(LOOT)),
    Play(ASIDE))  # fmt: skip
"""Without the Potion in its cost."""

PARADE = card("Parade", 4, ACTION, Play(exactly(2, HAND[ACTION])))
"""Not a published card: two cards of the hand, in an order of one's choice."""

PROCESSION = card("Procession", 4, ACTION, Play(up_to(1, HAND[ACTION]), times=2), Trash(THEM))
"""As far as playing and trashing goes."""

HERALDRY = card("Heraldry", 4, ACTION, Play(one(HAND[ACTION]), times=count(HAND[TREASURE])))
"""Not a published card: as many times as there are Treasures in hand."""

CURATOR = card("Curator", 4, ACTION,
    If(count(HAND) > 2, Gain(one(SUPPLY[costs_up_to(3)]), to=HAND), Gain(one(SUPPLY[costs_up_to(3)]), to=DECK)),
    Trash(THEM))  # fmt: skip
"""Not a published card: where the card lies depends on the way there."""

JUGGLER = card("Juggler", 3, ACTION,
    ChooseOne(
        Option("hand", ToHand(top(1), into=LOOT)),
        Option("discard", Discard(top(1), into=LOOT)),
        Option("keep", Play(one(HAND[ACTION])))),
    Topdeck(LOOT),
    Draw(2))  # fmt: skip
"""Not a published card: what it took lies in one of two places, or nowhere."""

TREADMILL = card("Treadmill", 3, ACTION,
    Gain("Silver", to=HAND),
    While((count(TRASH) < 2) & some(THEM), Trash(THEM), Gain("Copper", to=DECK)))  # fmt: skip
"""Not a published card: the second time round the card lies elsewhere."""

SET_ID = "seats"
CARDS = tuple(value for value in list(globals().values()) if value.__class__.__name__ == "Card")
PYTHON_ONLY = (HAUNTED_WOODS, POSSESSION, MISSION, NIGHT_WATCHMAN, WEREWOLF, CURATOR, JUGGLER, TREADMILL)
"""Those with turns, phases and orders that only the Python machine plays."""
