"""Answers weighed against each other: games of a group become copies of one of them, and each copy answers something else.

From then on all have the same luck, so that differences between them are due to the answer. A policy gradient learns about an answer
only as often as it is given; this teaches as much about those that the policy would never give.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from deckwright.learn.input_names import QUESTION, WORDS

BUYING = next(number for number, name in WORDS["question"].items() if name == "buy_phase")
CURIOSITY = 3.0
"""By how much the policy's logits are divided when copies draw what they answer: the likely comes up more often, and the unlikely too."""
SURE = 0.995
"""Purchases are always worth weighing; of other answers the policy must be less sure than this."""
FAR = 6.0
"""What is this much less likely than something else, as a logarithm, is not made less likely still."""
FOLLOWERS = 2
"""So many games of a group at least follow the policy, so that there is somewhere to go on from."""
_LOT = np.uint64(0x9E3779B97F4A7C15)


class Branches(NamedTuple):
    """(groups, games of a group): what each copy does first."""

    actions: Any
    lots: Any
    """Copies with the same lot have the same luck; in each lot that is weighed every action comes up once."""
    weighed: Any
    """Whether it does what it is told; the others follow the policy."""


class Branching(NamedTuple):
    """How an environment is to branch, by game, and what its copies do."""

    sources: NDArray[np.int64]
    keys: NDArray[np.uint64]
    branches: Branches
    loyal: NDArray[np.bool_]
    """(games): those in which the policy alone decides, so that a further decision may be weighed there."""


def branching(size: int, loyal: NDArray[np.bool_], table: Any, masks: Any, logits: Any, random: np.random.Generator) -> Branching:
    """Weigh an answer in each group of so many games, where one of those that were ``loyal`` to the policy has an open decision.

    Copies give the likeliest answer and others drawn by lot; some follow the policy. What came of other answers ends here.
    """
    games = len(masks)
    groups, width = games // size, min(masks.shape[1], logits.shape[1])
    able = masks[:, :width] > 0
    wishes = np.where(able, logits[:, :width], -np.inf)
    likeliest = 1 / np.exp(wishes - wishes.max(axis=1, keepdims=True)).sum(axis=1)
    is_open = ((table[:, QUESTION] == BUYING) | (likeliest < SURE)) & (able.sum(axis=1) > 1)
    suits = (loyal.astype(np.float64) * (1 + is_open)).reshape(groups, size)
    root = (suits + random.random((groups, size)) * (suits > 0)).argmax(axis=1) + size * np.arange(groups)
    there = (is_open & loyal)[root]
    wish = wishes[root]
    drawn = np.where(able[root], wish / CURIOSITY + random.gumbel(size=wish.shape), -np.inf)
    drawn[np.arange(groups), wish.argmax(axis=1)] = np.inf
    number = np.minimum(able[root].sum(axis=1), size - FOLLOWERS)[:, None]
    place = np.arange(size)[None, :]
    actions = np.take_along_axis(np.argsort(-drawn, axis=1), np.broadcast_to(place % number, (groups, size)), axis=1)
    weighed = there[:, None] & (place < number * (size // number))
    lots = np.where(weighed, place // number, size + place)
    keys = random.integers(1 << 63, size=(groups, 1), dtype=np.uint64) + lots.astype(np.uint64) * _LOT
    sources = np.repeat(root, size).astype(np.int64)
    branches = Branches(actions.astype(np.int32), lots.astype(np.int32), weighed)
    return Branching(sources, keys.reshape(-1), branches, (~weighed | (place % number == 0)).reshape(-1))


def actions_of(branches: Branches, chosen: NDArray[np.int32]) -> NDArray[np.int32]:
    """What all games do first: copies what they are told, the others what they chose."""
    return np.where(branches.weighed.reshape(-1), branches.actions.reshape(-1), chosen).astype(np.int32)


def weighing(xp: Any, logits: Any, branches: Branches, worth: Any) -> Any:
    """By group, as something to become small: pushes answers by how much better they turned out than what the policy would do.

    The push does not depend on how likely an answer is. ``logits`` are those of the decision, ``worth`` is what came of each copy.
    """
    from jax.lax import stop_gradient
    from jax.nn import log_softmax

    chosen = xp.take_along_axis(log_softmax(logits), branches.actions, axis=-1)
    fixed = stop_gradient(chosen)
    alike = (branches.lots[..., :, None] == branches.lots[..., None, :]) & branches.weighed[..., None, :]
    highest = fixed.max(axis=-1, keepdims=True)
    share = alike * xp.exp(fixed - highest)[..., None, :]
    usual = (share * worth[..., None, :]).sum(axis=-1) / xp.maximum(share.sum(axis=-1), 1e-9)
    gain = worth - usual
    others = xp.where(branches.actions[..., :, None] == branches.actions[..., None, :], -np.inf, fixed[..., None, :]).max(axis=-1)
    near = xp.where(gain < 0, fixed > highest - FAR, fixed < others + FAR)
    lots = (branches.lots * branches.weighed).max(axis=-1) + 1
    return -(gain * near * branches.weighed * chosen).sum(axis=-1) / lots
