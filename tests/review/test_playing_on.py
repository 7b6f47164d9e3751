"""Playing on after answers: both machines come to the same chances, for any number of players."""

from __future__ import annotations

from itertools import chain, islice

import pytest

from deckwright.bots import make_bot
from deckwright.bots.bot import finish
from deckwright.engine.answering import check
from deckwright.engine.game import Game, Setup
from deckwright.engine.position import Position
from deckwright.learn.player import learned_player
from deckwright.native import AVAILABLE, WHY_NOT
from deckwright.review import playing_on
from deckwright.review.playing_on import chances_after

pytestmark = pytest.mark.skipif(not AVAILABLE, reason=f"no native machine: {WHY_NOT}")

KINGDOM = ("Cellar", "Festival", "Library", "Militia", "Moat", "Smithy", "Witch", "Workshop")
DEALS = range(5, 8)


@pytest.mark.parametrize("players", [2, 3, 5])
def test_both_machines_come_to_the_same_chances(players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the middle of a game, and where it ends before everybody is asked again."""
    setup = Setup(KINGDOM, ("base-2e",), players, seed=4)
    answers = finish(Game(setup), [make_bot("big-money-ultimate", seat) for seat in range(players)]).record().answers
    looked_at = {*range(30, len(answers), 60), *range(len(answers) - 12, len(answers))}
    game, player, ended = Game(setup, keep=1), learned_player(), 0
    for number, (seat, given) in enumerate(answers):
        recollection = game.recollection(seat)
        open_to = list(dict.fromkeys([given, *islice(game.decision.answers(), 3)]))
        if number in looked_at and len(open_to) > 1:
            position = Position(game.state, recollection)
            said = [check(position.known, answer) for answer in open_to]
            native = chances_after(position, player, said, DEALS)
            with monkeypatch.context() as patch:
                patch.setattr(playing_on, "native_rollouts", lambda *_, **__: None)
                slow = chances_after(position, player, said, DEALS)
            for one, other in zip(chain(*native), chain(*slow), strict=True):
                assert one == pytest.approx(other, abs=1e-5)
                assert sum(one) == pytest.approx(1)
                ended += max(one) == 1
        game.answer(given, seat)
    assert ended
