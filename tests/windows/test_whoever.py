"""Effects that a card gives to whoever it happens to: who carries them out, and games full of them."""

from __future__ import annotations

import json
from random import Random

import pytest

from deckwright.engine import answering, decision, moves, saving
from deckwright.engine.box import open_box
from deckwright.engine.compile_happenings import whose_effect
from deckwright.engine.game import Setup
from deckwright.engine.program import Zone
from deckwright.lang import HAND, MAY, OFFERS, WHOEVER, Draw, For, If, Spot, When, anyones, buy, count, others
from deckwright.lang.happenings import Whose
from deckwright.native.exchange import can_play
from tests.support import random_answer
from tests.windows.cards import CARDS, PYTHON_ONLY, SET_ID

SETS = (SET_ID, "base-2e")
THEIRS = For(WHOEVER, Draw(1))
CASES = [
    (Spot.IN_PLAY, When(others(buy()), THEIRS), Whose.BY_OTHERS),
    (Spot.BOUGHT, When(others(buy()), THEIRS, THEIRS), Whose.BY_OTHERS),
    (Spot.IN_PLAY, When(anyones(buy()), THEIRS), Whose.BY_ANYONE),
    (Spot.IN_PLAY, When(others(buy()), If(count(HAND) > 2, THEIRS)), Whose.BY_OTHERS),
    (Spot.IN_PLAY, When(others(buy()), THEIRS, use=OFFERS), Whose.BY_OTHERS),
    (Spot.IN_PLAY, When(others(buy()), If(count(HAND) > 2, THEIRS, Draw(1))), Whose.OTHERS),
    (Spot.IN_PLAY, When(others(buy()), Draw(1), THEIRS), Whose.OTHERS),
    (Spot.IN_PLAY, When(others(buy()), THEIRS, use=MAY), Whose.OTHERS),
    (Spot.IN_PLAY, When(others(buy())), Whose.OTHERS),
    (Spot.IN_HAND, When(others(buy()), THEIRS), Whose.OTHERS),
    (Spot.BESIDE, When(anyones(buy()), THEIRS), Whose.ANYONES),
    (Spot.IN_PLAY, When(buy(), THEIRS), Whose.OWN),
]


@pytest.mark.parametrize(("spot", "answer", "whose"), CASES)
def test_who_carries_it_out_is_read_off_the_sentences(spot: Spot, answer: When, whose: Whose) -> None:
    assert whose_effect(spot, answer) is whose


def test_the_native_machine_leaves_them_to_the_other_one() -> None:
    able = {card for card in CARDS if can_play(open_box(SETS, (card.name,)))}
    assert able == {*CARDS} - {*PYTHON_ONLY}


@pytest.mark.parametrize("seed", range(6))
def test_every_answer_is_accepted_and_every_state_can_be_saved(seed: int) -> None:
    random = Random(f"whoever/{seed}")
    kingdom = tuple(sorted({card.name for card in PYTHON_ONLY} | {"Watchtower", "Hoard"}))
    state = Setup(kingdom, SETS, random.randint(2, 4), seed, discreet=seed == 5).begin()
    theirs = bytes(state.box.kinds[card.name] for card in PYTHON_ONLY)
    for seat in range(state.players):
        moves.lay(state, seat, theirs, Zone.IN_PLAY)
        moves.lay(state, seat, theirs * 2, Zone.DECK)
    state.buys = state.coins = 5
    asked_to_order = 0
    for step in range(400):
        asked = decision.pending(state)
        if asked is None:
            break
        asked_to_order += "resolve" in asked.offers
        if step % 20 == 0:
            assert saving.from_data(json.loads(json.dumps(saving.to_data(state)))) == state
            for other in list(asked.answers())[:20]:
                answering.give(state.copy(), other)
        answering.give(state, random_answer(asked, random))
    assert asked_to_order
