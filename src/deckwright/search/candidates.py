"""The answers worth thinking about: those that the policy is most likely to give, put together from its single picks."""

from __future__ import annotations

from heapq import heappop, heappush, nlargest
from math import exp
from typing import NamedTuple

from deckwright.engine.program import Choosing, Op
from deckwright.engine.state import State
from deckwright.learn.player import Player
from deckwright.learn.winning import winning_action
from deckwright.native.picks import TREASURES, Picks, allowed, answer_of

MOST = 8
"""Answers that are thought about."""
LEAST_PRIOR = 0.0005
"""What the policy is less likely to say is left alone, unless whoever asks wants more."""
MOST_JUDGED = 24
"""Unfinished answers that the network is asked about, so that many cards take no longer than few."""

Said = tuple[int, bytes]
"""An answer in the machine's numbers: a verb and cards."""


class Candidate(NamedTuple):
    """An answer with the chance that the policy gives it."""

    said: Said
    prior: float


def candidates(state: State, player: Player, most: int = MOST, least: float = LEAST_PRIOR) -> tuple[list[Candidate], float]:
    """The likeliest answers, the likeliest first, and what the game is worth to the seat that is asked."""
    _, value = player.judge(state)
    only = TREASURES if TREASURES in allowed(state, ()) else winning_action(state)
    if only is not None:  # what the learned player does without asking its network
        return [Candidate(_whole(state, only), 1.0)], value
    found: dict[Said, float] = {}
    frontier: list[tuple[float, Picks]] = [(-1.0, ())]
    waiting: dict[Picks, float] = {(): 1.0}
    judged = 0
    while frontier and (not found or judged < MOST_JUDGED):
        likelihood, picks = heappop(frontier)
        if -likelihood != waiting.get(picks):
            continue  # it has become likelier in the meantime
        if found and -likelihood < max(least, nlargest(most, found.values())[-1] if len(found) >= most else 0.0):
            break
        del waiting[picks]  # what leads here later on counts by itself
        judged += 1
        for action, share in _shares(state, player, picks).items():
            further, said = answer_of(state, picks, action)
            if said is not None:
                found[said] = found.get(said, 0.0) + share * -likelihood
                continue
            key = further if _in_order(state) else tuple(sorted(further))
            waiting[key] = waiting.get(key, 0.0) + share * -likelihood
            heappush(frontier, (-waiting[key], key))
    ranked = sorted((Candidate(said, prior) for said, prior in found.items()), key=lambda one: (-one.prior, one.said))
    return [one for place, one in enumerate(ranked) if not place or one.prior >= least][:most], value


def _whole(state: State, action: int) -> Said:
    _, said = answer_of(state, (), action)
    assert said is not None
    return int(said[0]), said[1]


def _in_order(state: State) -> bool:
    """Whether picks mean something else in another order."""
    instruction = state.box.code[state.stack[-1].pc]
    return instruction[0] != Op.CHOOSE or bool(instruction[8] & Choosing.ORDERED)


def _shares(state: State, player: Player, picks: Picks) -> dict[int, float]:
    able = allowed(state, picks)
    if len(able) == 1:
        return {able[0]: 1.0}
    logits, _ = player.judge(state, picks)
    highest = max(logits.values())
    weights = {action: exp(logit - highest) for action, logit in logits.items()}
    total = sum(weights.values())
    return {action: weight / total for action, weight in weights.items()}
