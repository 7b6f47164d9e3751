"""What a card costs now is in the view, in all its parts, and screens print that."""

from __future__ import annotations

from deckwright.bots import Position
from deckwright.bots.hints import hint
from deckwright.engine import answering, machine, moves
from deckwright.engine.answer import Answer
from deckwright.engine.decision import pending
from deckwright.engine.game import Game, Setup
from deckwright.engine.program import Zone
from deckwright.engine.values import Cost, cost_from
from deckwright.engine.view import view
from deckwright.lang.deeds import deeds
from deckwright.server.library import facts_of
from deckwright.terminal.layout import Layout
from deckwright.terminal.screen import Screen
from deckwright.text import translator
from tests.values.cards import POTION, SET_ID

SETS = (SET_ID, "base-2e")


def test_a_cost_is_one_number_and_back() -> None:
    for cost in (Cost(0), Cost(4), Cost(2, 1), Cost(0, 0, 8), Cost(3, 2, 6)):
        assert cost_from(cost.number) == cost
        assert cost_from(cost.number - 5) == Cost(cost.coins - 5, cost.potions, cost.debt)


def test_the_view_and_the_terminal_have_all_parts() -> None:
    game = Game(Setup(("University", "Overlord", "Militia"), SETS, seed=1, first=0))
    seen = view(game.state, 0)
    assert [seen.costs[name] for name in ("University", "Overlord", "Potion")] == [Cost(2, 1), Cost(0, 0, 8), Cost(4)]
    screen = Screen(translator("en"), Layout(), game.state.box, ("Ann", "Ben"))
    assert screen.priced("Militia", seen) == "Militia $4"
    assert screen.priced("University", seen).endswith("$2 + 1 Potion")
    assert screen.priced("Overlord", seen).endswith(" 8 debt")


def test_a_question_tells_its_limit_in_all_parts() -> None:
    state = Setup(("Renovate", "Transmute", "University"), SETS, seed=1, first=0).begin()
    renovate, transmute = (bytes((state.box.kinds[name],)) for name in ("Renovate", "Transmute"))
    moves.lay(state, 0, renovate + transmute, Zone.HAND)
    machine.start(state)
    answering.give(state, Answer("play", ("Renovate",)))
    asked = pending(state)
    assert asked is not None
    assert (asked.cost_most, asked.cost_potions, asked.cost_debt) == (2, 1, 0)
    assert "2 + 1 Potion" in translator("en").prompt(asked, ("Ann", "Ben"))


def test_the_facts_of_a_card_have_all_parts() -> None:
    (facts,) = facts_of(("University",), SETS)
    assert (facts.cost, facts.potions, facts.debt) == (2, 1, 0)


def test_debt_is_paid_first() -> None:
    state = Setup(("Overlord", "Militia"), SETS, seed=1, first=0).begin()
    answering.give(state, Answer("play treasures"))
    answering.give(state, Answer("buy", ("Overlord",)))
    found = hint(Position(state))
    assert (str(found.answer), found.reason, found.cards, found.options) == (f"pay {state.coins}", "pay", (), ())
    answering.give(state, found.answer)
    assert state.debt(0) == 8 - int(found.answer.cards[0])


def test_a_card_that_gives_potions_says_so() -> None:
    assert [(deed.what, deed.number, deed.sure) for deed in deeds(POTION)] == [("potions", 1, True)]
