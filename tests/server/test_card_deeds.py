"""What cards do, as the page's compact faces show it: read off the same sentences that the machine follows."""

from __future__ import annotations

import pytest

from deckwright.cards import SETS, find_card
from deckwright.lang.deeds import Deed, deeds
from deckwright.server.library import library

EXPECTED = {
    "Market": (Deed("cards", 1), Deed("actions", 1), Deed("buys", 1), Deed("coins", 1)),
    "Cellar": (Deed("actions", 1), Deed("discard"), Deed("cards")),
    "Witch": (Deed("cards", 2), Deed("curse", others=True)),
    "Moneylender": (Deed("trash"), Deed("coins", 3, sure=False)),
    "Wharf": (Deed("cards", 2), Deed("buys", 1), Deed("cards", 2, next_turn=True), Deed("buys", 1, next_turn=True)),
    "Lighthouse": (Deed("actions", 1), Deed("coins", 1), Deed("coins", 1, next_turn=True), Deed("be unaffected", sure=False)),
    "Gold": (Deed("coins", 3),),
    "Curse": (Deed("points", -1),),
    "Gardens": (Deed("points"),),
}


@pytest.mark.parametrize("name", EXPECTED)
def test_deeds_are_read_off_the_sentences(name: str) -> None:
    assert deeds(find_card(name)[1]) == EXPECTED[name]


def test_every_card_does_something_and_the_library_tells_it() -> None:
    told = {(facts.set, facts.name): facts.deeds for facts in library().cards}
    for set_id, cards in SETS.items():
        for card in cards:
            assert deeds(card)
            assert [(one.what, one.number) for one in told[set_id, card.name]] == [(one.what, one.number) for one in deeds(card)]
