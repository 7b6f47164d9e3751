"""Facts say what their row in the docs says, in positions that are laid out for it."""

from __future__ import annotations

from deckwright.engine.program import ZONES, Zone
from deckwright.engine.state import State
from deckwright.sim.facts import Context, draw_money, draw_pile, turns_ahead
from tests.sim.played import match_of

ASKED = Context()


def test_the_draw_pile_has_cards_and_money() -> None:
    state = State(match_of().box(), 2)
    kinds = state.box.kinds
    state.zones[ZONES + Zone.DECK] = bytes(kinds[name] for name in ("Gold", "Estate", "Silver", "Witch", "Copper", "Copper"))
    state.zones[ZONES + Zone.DISCARD] = bytes([kinds["Gold"]])
    assert (draw_pile(state, 1, ASKED), draw_money(state, 1, ASKED)) == (6, 7)
    assert (draw_pile(state, 0, ASKED), draw_money(state, 0, ASKED)) == (0, 0)


def test_the_turn_that_goes_on_counts_as_played() -> None:
    state = State(match_of(3).box(), 3)
    state.turns, state.player = [7, 6, 6], 1
    assert [turns_ahead(state, player, ASKED) for player in range(3)] == [0, 0, -1]
    state.turns, state.player = [6, 6, 6], 0
    assert [turns_ahead(state, player, ASKED) for player in range(3)] == [1, -1, -1]


def test_an_extra_turn_is_none() -> None:
    state = State(match_of().box(), 2)
    state.turns, state.player, state.extra = [7, 6], 0, True
    assert [turns_ahead(state, player, ASKED) for player in range(2)] == [1, -1]
    state.extra = False
    assert [turns_ahead(state, player, ASKED) for player in range(2)] == [2, -2]
