"""The learned player as a teacher: what it chooses, and what was known then."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from deckwright.engine import machine
from deckwright.engine.box import Box, open_box
from deckwright.engine.expressions import owned
from deckwright.engine.position import Position
from deckwright.engine.program import ZONES, Op, Verb
from deckwright.engine.setup import new_state
from deckwright.engine.state import State
from deckwright.learn.player import can_judge, learned_player
from deckwright.native.picks import KINDS, STOP, Picks, allowed, answer_of
from deckwright.notation.kingdom_code import Kingdom
from deckwright.sim.conditions import PLAIN
from deckwright.sim.facts import NAMESPACE, Context
from deckwright.sim.policy import Policy, compile_strategy
from deckwright.sim.runner import decide
from deckwright.sim.strategy_file import Strategy
from deckwright.solve.lessons import ENOUGH, Lesson

TURN_LIMIT = 120
"""Of both players together, as in a search."""
_LESSONS = {int(verb): verb.word for verb in (Verb.TRASH, Verb.DISCARD, Verb.GAIN)}
_PLAIN = tuple(word for word in PLAIN if word not in ("tokens", "mat", "mine", "shown", "shown_junk"))
"""Facts that lessons have; the others are about options."""


@dataclass(frozen=True, slots=True)
class LearnedTeacher:
    """The network that comes with the package; it can be sent to another process."""

    def lessons(self, kingdom: Kingdom, opponent: Strategy, seed: int, games: int) -> list[Lesson]:
        """What it chose in games against an opponent, the seats alternating."""
        box = open_box(kingdom.sets, tuple(sorted(kingdom.cards)))
        if not can_judge(box):
            return []
        other = compile_strategy(opponent, box)
        return [lesson for game in range(games) for lesson in _game(box, seed + game // 2, game % 2, other)]


def _game(box: Box, seed: int, seat: int, other: Policy) -> Iterator[Lesson]:
    """The lessons of one game."""
    state = new_state(box, 2, seed, first=0)
    while state.asking >= 0 and state.turns[-1] < TURN_LIMIT // 2:
        if state.asking != seat:
            machine.answer(state, *decide(state, other))
            continue
        lessons, answer = _decided(state, _heading(state))
        yield from lessons
        machine.answer(state, *answer)


def _heading(state: State) -> str:
    """The section of a strategy that speaks now; none where no lesson is learned."""
    frame = state.stack[-1]
    instruction = state.box.code[frame.pc]
    if instruction[0] == Op.BUY_PHASE:
        return "buy"
    if instruction[0] == Op.CHOOSE and instruction[1] in _LESSONS and frame.kind >= 0:
        return f"{_LESSONS[instruction[1]]} with {state.box.names[frame.kind]}"
    return ""


def _decided(state: State, heading: str) -> tuple[list[Lesson], tuple[int, bytes]]:
    """The answer of the network, and a lesson for each card of it."""
    known, player = Position(state).known, learned_player()
    lessons: list[Lesson] = []
    picks: Picks = ()
    while True:
        action = player.action(known, picks)
        offered = [kind for kind in allowed(known, picks) if kind < KINDS] if heading else []
        if offered and (action < KINDS or action == STOP):
            names = state.box.names
            chosen = names[action] if action < KINDS else ENOUGH
            lessons.append(Lesson(heading, tuple(names[kind] for kind in offered), chosen, _facts(known, heading, picks)))
        picks, answer = answer_of(known, picks, action)
        if answer is not None:
            return lessons, answer


def _facts(state: State, heading: str, picks: Picks) -> dict[str, int]:
    """What conditions can ask now."""
    seat, names = state.asking, state.box.names
    gone = bytes(picks) if heading.startswith(("trash", "discard")) else b""
    found = {word: NAMESPACE[word](state, seat, Context(gone)) for word in _PLAIN}
    own, hand = owned(state, seat), state.zones[seat * ZONES]
    found |= {f"n({names[kind]})": own.count(kind) - gone.count(kind) for kind in set(own)}
    return found | {f"hand({names[kind]})": hand.count(kind) for kind in set(hand)}
