"""Demonstrations: decisions of the strongest strategy of a kingdom, seen as the network sees them, with what came of the game.

A plan of many steps, such as to trash a deck down to its good cards, is hardly ever found by chance. Evolved menus find it, and show it.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from random import Random
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from deckwright.engine import machine
from deckwright.engine.box import Box, open_box
from deckwright.engine.score import score
from deckwright.engine.setup import new_state
from deckwright.engine.state import State
from deckwright.env.layout import catalogue
from deckwright.env.observing import observe
from deckwright.learn.card_facts import box_facts
from deckwright.learn.input_names import ACTIONS
from deckwright.learn.league import champion, opponents_for, strengths
from deckwright.native.picks import TREASURES, Picks, actions_of, allowed, answer_of
from deckwright.sim.policy import Policy, compile_strategy
from deckwright.sim.runner import decide

TURNS = 60
STRONG = 4.0
"""How much more often strong strategies are met."""
MIRROR = 0.5
"""The share of games in which the strongest strategy meets itself."""


class Demonstrations(NamedTuple):
    """Decisions, one a row; the cards of each are found by its kingdom."""

    cards: NDArray[np.uint8]
    table: NDArray[np.int16]
    masks: NDArray[np.uint8]
    actions: NDArray[np.int32]
    outcomes: NDArray[np.float32]
    """What the game paid the player who decided."""
    kingdoms: NDArray[np.int32]
    facts: NDArray[np.float32]
    """(kingdoms, kinds, facts)"""
    names: NDArray[np.int32]
    """(kingdoms, kinds): places in ``catalogue()``, -1 where there is no such kind."""


def shown(
    boxes: Sequence[Box], decisions: int, menus: str, seed: int, win_share: float, margin: float, processes: int = 0
) -> Demonstrations:
    """About this many decisions of games between two players, shared out evenly over the kingdoms."""
    processes = processes or os.cpu_count() or 1
    each = -(-decisions // len(boxes))
    kinds = max(len(box.names) for box in boxes)
    tasks = [(box.sets, box.kingdom, each, menus, f"{seed} {number}", win_share, margin) for number, box in enumerate(boxes)]
    if processes == 1:
        parts = [_show(*task) for task in tasks]
    else:
        with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
            parts = list(pool.map(_show, *zip(*tasks, strict=True), chunksize=max(len(tasks) // (processes * 4), 1)))
    places = {name: number for number, name in enumerate(catalogue())}
    names = np.full((len(boxes), kinds), -1, np.int32)
    for row, box in zip(names, boxes, strict=True):
        row[: len(box.names)] = [places[name] for name in box.names]
    cards, table, masks, actions, outcomes = (list(column) for column in zip(*parts, strict=True))
    return Demonstrations(
        np.concatenate([np.pad(part, ((0, 0), (0, 0), (0, kinds - part.shape[2]))) for part in cards]),
        np.concatenate(table),
        np.concatenate(masks),
        np.concatenate(actions),
        np.concatenate(outcomes),
        np.repeat(np.arange(len(boxes), dtype=np.int32), [len(part) for part in actions]),
        np.stack([box_facts(box, kinds) for box in boxes]),
        names,
    )


Part = tuple[NDArray[np.uint8], NDArray[np.int16], NDArray[np.uint8], NDArray[np.int32], NDArray[np.float32]]


def _show(sets: tuple[str, ...], kingdom: tuple[str, ...], decisions: int, menus: str, seed: str, win_share: float, margin: float) -> Part:
    """Decisions of one kingdom."""
    box, random = open_box(sets, kingdom), Random(f"show {seed}")
    able = opponents_for(box, menus)
    (found,) = strengths([box], menus, 1)
    weights = [(share + 0.02) ** STRONG for share in found]
    best = champion(box, able, found)
    policies: dict[str, Policy] = {}
    rows: list[tuple[NDArray[np.uint8], NDArray[np.int16], bytes, int, int]] = []
    outcomes: list[float] = []
    while len(rows) < decisions:
        pair = [best, best if random.random() < MIRROR else random.choices(able, weights)[0]]
        random.shuffle(pair)
        for strategy in pair:
            if strategy.name not in policies:
                policies[strategy.name] = compile_strategy(strategy, box)
        state = new_state(box, 2, random.getrandbits(64), first=random.randrange(2))
        begin = len(rows)
        shows = [strategy is best for strategy in pair]
        _play(state, [policies[strategy.name] for strategy in pair], shows, rows)
        ahead = score(state, 0) - score(state, 1)
        won = np.sign(ahead or state.turns[1] - state.turns[0])
        pays = win_share * won + (1 - win_share) * np.tanh(ahead / margin)
        outcomes += [float(pays if seat == 0 else -pays) for *_, seat in rows[begin:]]
    cards, table, masks, actions, _ = zip(*rows, strict=True)
    seen = np.stack([np.frombuffer(mask, np.uint8) for mask in masks])
    return np.stack(cards), np.stack(table), seen, np.array(actions, np.int32), np.array(outcomes, np.float32)


def _play(
    state: State, policies: list[Policy], shows: list[bool], rows: list[tuple[NDArray[np.uint8], NDArray[np.int16], bytes, int, int]]
) -> None:
    """One game; what is not to be shown and what the network would not be asked is not kept."""
    while state.asking >= 0 and state.turns[-1] < TURNS:
        seat = state.asking
        verb, cards = decide(state, policies[seat])
        picks: Picks = ()
        if not shows[seat]:
            machine.answer(state, verb, cards)
            continue
        for action in actions_of(state, verb, cards):
            able = allowed(state, picks)
            if len(able) > 1 and TREASURES not in able and action < ACTIONS:
                mask = bytearray(ACTIONS)
                for one in able:
                    if one < ACTIONS:
                        mask[one] = 1
                rows.append((*observe(state, picks, seat), bytes(mask), action, seat))
            picks, answer = answer_of(state, picks, action)
        if answer is None:
            raise AssertionError("the actions of an answer make it whole")
        machine.answer(state, *answer)
