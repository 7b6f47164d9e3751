"""Playing on after answers: the learned player plays for everybody, until each seat has judged a decision of a later turn."""

from __future__ import annotations

from collections.abc import Sequence

from deckwright.engine import machine
from deckwright.engine.position import Position
from deckwright.engine.state import State
from deckwright.learn.player import Player
from deckwright.native.picks import Picks, act
from deckwright.review.chances import Chances, chances_of, shares
from deckwright.search.candidates import Said
from deckwright.search.native_rollouts import native_rollouts
from deckwright.search.rollouts import MOST_DECISIONS, choices


def chances_after(position: Position, player: Player, said: Sequence[Said], deals: Sequence[int]) -> list[list[Chances]]:
    """Everybody's chances by answer and deal. All answers get the same deals."""
    rollouts = native_rollouts(position, player, 0.0, exact=True)
    games = [(one, deal) for one in said for deal in deals]
    worths = [None] * len(games) if rollouts is None else rollouts.worths(said, deals)
    told = [
        played_on(position.sample(deal), one, player) if worth is None else worth.by_seat if worth.over else chances_of(worth.by_seat)
        for worth, (one, deal) in zip(worths, games, strict=True)
    ]
    return [told[start : start + len(deals)] for start in range(0, len(told), len(deals))]


def played_on(state: State, said: Said, player: Player) -> Chances:
    """Everybody's chances after an answer in a state that is free to be played on, on the Python machine."""
    turns = sum(state.turns)
    machine.answer(state, *said)
    values: dict[int, float] = {}
    picks: Picks = ()
    for _ in range(MOST_DECISIONS):
        if state.asking < 0:
            return shares(state)
        able = choices(state, picks)
        action = able[0]
        if len(able) > 1:
            logits, value = player.judge(state, picks)
            if not picks and sum(state.turns) > turns:
                values.setdefault(state.asking, value)
            if len(values) == state.players:
                break
            action = max(logits, key=logits.__getitem__)
        picks = act(state, picks, action)
    nothing_said = -1 / state.players  # somebody who is never asked any more is as good as out of the game
    return chances_of([values.get(seat, nothing_said) for seat in range(state.players)])
