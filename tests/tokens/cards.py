"""Cards and landscapes of later sets with tokens on piles, on landscapes and on the table: they prove the language before their sets."""

from __future__ import annotations

from deckwright.lang import (
    ACTION,
    ATTACK,
    HAND,
    PILES,
    PLAYERS,
    THEM,
    THIS,
    TREASURE,
    VICTORY,
    Actions,
    Block,
    Buys,
    Cheapen,
    Coins,
    Draw,
    EachOther,
    Gain,
    If,
    MoveTokens,
    PlaceToken,
    PutTokens,
    TakeTokens,
    Trash,
    When,
    buy,
    card,
    event,
    gain,
    landmark,
    named,
    one,
    pile,
    play,
    tokens,
)

TEMPLE = card("Temple", 4, ACTION,
    TakeTokens("vp"),
    Trash(one(HAND)),
    PutTokens("vp on pile", PILES[named("Temple")]),
    itself=When(gain(), MoveTokens("vp on pile", PILES[named("Temple")], to="vp")))  # fmt: skip
"""It trashes a single card here."""

FARMERS_MARKET = card("Farmers' Market", 3, ACTION,
    Buys(1),
    If(tokens("vp on pile", PILES[named("Farmers' Market")]) >= 4,
        Block((MoveTokens("vp on pile", PILES[named("Farmers' Market")], to="vp"), Trash(THIS))),
        Block((
            PutTokens("vp on pile", PILES[named("Farmers' Market")]),
            Coins(tokens("vp on pile", PILES[named("Farmers' Market")]))))))  # fmt: skip

TRADE_ROUTE = card("Trade Route", 3, ACTION,
    Buys(1),
    Coins(tokens("trade route")),
    Trash(one(HAND)),
    in_supply=When(gain(), MoveTokens("trade route token", THEM, to="trade route")),
    setup=PutTokens("trade route token", PILES[VICTORY]))  # fmt: skip

KNIGHT = card("Dame Natalie", 5, ACTION | ATTACK, Draw(1), in_kingdom=False)
SQUIRE = card("Sir Vander", 4, TREASURE, Coins(1))
KNIGHTS = pile("Knights", (KNIGHT, 2), (SQUIRE, 3))
"""A pile of different cards, for tokens on it."""

GRANARY = card("Granary", 4, ACTION, PutTokens("vp on pile", PILES[named("Dame Natalie")], 2))
"""Not a published card: it puts tokens onto the pile of Knights."""

STEWARDESS = card("Stewardess", 3, ACTION, Actions(1), Gain(one(HAND[TREASURE])))
"""Not a published card: a Treasure of the hand is gained once more, from elsewhere than its pile."""

WITCHING = card("Witching", 4, ACTION | ATTACK, EachOther(Gain("Estate")))
"""Not a published card: others gain Victory cards in one's turn."""

AQUEDUCT = landmark("Aqueduct",
    When(gain(TREASURE), MoveTokens("vp on pile", THEM, to="vp on landmark", number=1)),
    When(gain(VICTORY), MoveTokens("vp on landmark", to="vp")),
    setup=PutTokens("vp on pile", PILES[named("Silver") | named("Gold") | named("Dame Natalie")], 8))  # fmt: skip
"""It lays tokens onto the pile of Knights, too, where there is one."""

COLONNADE = landmark("Colonnade",
    When(buy(ACTION), MoveTokens("vp on landmark", to="vp", number=2)),
    setup=PutTokens("vp on landmark", number=PLAYERS * 6))  # fmt: skip
"""As far as tests need it: whoever buys an Action takes two of its tokens."""

TRAINING = event("Training", 6, PlaceToken("coin token", one(PILES[ACTION])), on_pile=When(play(), Coins(1)))

TEACHER = card("Teacher", 6, ACTION, PlaceToken("coin token", one(PILES[ACTION])), on_pile=When(play(), Coins(1)))
"""As far as tests need it: a second card that places the same token."""

FERRY = event("Ferry", 3, PlaceToken("cost token", one(PILES[ACTION])), on_token=Cheapen(2))

SET_ID = "tokens"
CARDS = tuple(value for value in list(globals().values()) if value.__class__.__name__ == "Card" and not value.is_landscape)
LANDSCAPES = (AQUEDUCT, COLONNADE, TRAINING, FERRY)
