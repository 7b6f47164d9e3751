"""What conditions ask of a game. Each fact is something the player knows: own cards, piles, what everybody gained in the open."""

from __future__ import annotations

from typing import Any

from deckwright.engine import piles
from deckwright.engine.expressions import owned
from deckwright.engine.places import Of, counter_number, place_number
from deckwright.engine.program import ZONES, Zone
from deckwright.engine.score import score
from deckwright.engine.state import State

_HAND, _DECK, _IN_PLAY, _MAT = int(Zone.HAND), int(Zone.DECK), int(Zone.IN_PLAY), place_number("native village mat")
_PIRATE_COINS = counter_number("pirate coins", Of.PLAYER)


class Context:
    """What a decision adds to the state: cards already chosen to go, cards on show, whose they are."""

    __slots__ = ("gone", "junk", "mine", "shown")

    def __init__(self, gone: bytes = b"", shown: bytes = b"", mine: bool = True, junk: bytes = b"") -> None:
        self.gone = gone
        self.shown = shown
        self.mine = mine
        self.junk = junk


def coins(state: State, player: int, context: Context) -> int:
    """Coins to spend now."""
    return state.coins


def buys(state: State, player: int, context: Context) -> int:
    """Buys left."""
    return state.buys


def actions(state: State, player: int, context: Context) -> int:
    """Actions left."""
    return state.actions


def turn(state: State, player: int, context: Context) -> int:
    """The player's own turn, the first is 1."""
    return state.turns[player] + 1


def money(state: State, player: int, context: Context) -> int:
    """Coin value of all Treasures the player owns and does not give up now."""
    values = state.box.coin_values
    return sum(owned(state, player).translate(values)) - sum(context.gone.translate(values))


def treasures(state: State, player: int, context: Context) -> int:
    """Treasure cards the player owns."""
    return len(owned(state, player).translate(None, state.box.not_treasures))


def deck(state: State, player: int, context: Context) -> int:
    """All cards of the player that are not given up now."""
    return len(owned(state, player)) - len(context.gone)


def gains_left(state: State, player: int, context: Context) -> int:
    """Gains that can end the game: Provinces left, or the smallest piles together."""
    special = (len(pile) for row, pile in zip(state.box.special, state.piles, strict=True) if row.in_supply)
    supply = sorted((*(count for count in state.supply if count >= 0), *special))
    return min(state.supply[5], sum(supply[: 3 if state.players < 5 else 4]))


def empty_piles(state: State, player: int, context: Context) -> int:
    """Empty Supply piles."""
    return piles.empty_piles(state)


def lead(state: State, player: int, context: Context) -> int:
    """Own score less the best score of the others."""
    return score(state, player) - max(score(state, other) for other in range(state.players) if other != player)


def hand_size(state: State, player: int, context: Context) -> int:
    """Cards in hand that are not given up now."""
    return len(state.zones[player * ZONES + _HAND]) - len(context.gone)


def hand_money(state: State, player: int, context: Context) -> int:
    """Coins to spend now and in the Treasures in hand that are not given up now."""
    values = state.box.coin_values
    return state.coins + sum(state.zones[player * ZONES + _HAND].translate(values)) - sum(context.gone.translate(values))


def tokens(state: State, player: int, context: Context) -> int:
    """Own coin tokens."""
    return state.counters[_PIRATE_COINS][player]


def mat(state: State, player: int, context: Context) -> int:
    """Cards on the own Native Village mat."""
    return len(state.zones[player * ZONES + _MAT])


def mine(state: State, player: int, context: Context) -> int:
    """1 if the question is about the own cards."""
    return int(context.mine)


def shown(state: State, player: int, context: Context) -> int:
    """Cards looked at or revealed for this question."""
    return len(context.shown)


def shown_junk(state: State, player: int, context: Context) -> int:
    """How many of these are Curses, Victory cards that do nothing, or Copper."""
    return len(context.shown) - len(context.shown.translate(None, context.junk))


def terminals(state: State, player: int, context: Context) -> int:
    """Actions in hand that give no Action and are not given up now."""
    others = state.box.not_terminals
    return len(state.zones[player * ZONES + _HAND].translate(None, others)) - len(context.gone.translate(None, others))


def draw_pile(state: State, player: int, context: Context) -> int:
    """Cards in the player's draw pile."""
    return len(state.zones[player * ZONES + _DECK])


def draw_money(state: State, player: int, context: Context) -> int:
    """Coin value of the Treasures in the player's draw pile: whoever counts cards knows it."""
    return sum(state.zones[player * ZONES + _DECK].translate(state.box.coin_values))


def turns_ahead(state: State, player: int, context: Context) -> int:
    """The player's turns less those of the opponent who had most, if the game ended with this turn: with fewer a tie is won."""
    turns = [number + (seat == state.player and not state.extra) for seat, number in enumerate(state.turns)]
    return turns[player] - max(number for seat, number in enumerate(turns) if seat != player)


def own(state: State, player: int, context: Context, kind: int) -> int:
    """Copies the player owns and does not give up now."""
    return owned(state, player).count(kind) - context.gone.count(kind) if kind >= 0 else 0


def hand(state: State, player: int, context: Context, kind: int) -> int:
    """Copies in hand."""
    return state.zones[player * ZONES + _HAND].count(kind) if kind >= 0 else 0


def in_play(state: State, player: int, context: Context, kind: int) -> int:
    """Copies the player has in play."""
    return state.zones[player * ZONES + _IN_PLAY].count(kind) if kind >= 0 else 0


def pile(state: State, player: int, context: Context, kind: int) -> int:
    """Copies left in the Supply."""
    return max(state.supply[kind], 0) if kind >= 0 else 0


def theirs(state: State, player: int, context: Context, kind: int) -> int:
    """Copies of the opponent who has most."""
    return max(owned(state, other).count(kind) for other in range(state.players) if other != player) if kind >= 0 else 0


def share(part: float, whole: float) -> float:
    """A quotient; nothing divided by nothing is nothing."""
    return part / whole if whole else 0.0


NAMESPACE: dict[str, Any] = {
    function.__name__: function
    for function in (
        coins, buys, actions, turn, money, treasures, deck, gains_left, empty_piles, lead, hand_size, hand_money, tokens, mat, mine,
        shown, shown_junk, terminals, draw_pile, draw_money, turns_ahead, own, hand, in_play, pile, theirs, share,
    )
} | {"owned": owned, "max": max, "__builtins__": {}}  # fmt: skip
"""What the function of a condition may call."""
