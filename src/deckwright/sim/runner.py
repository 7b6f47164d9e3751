"""Playing games between policies. The runner is trusted with the state; a policy only asks what its player knows."""

from __future__ import annotations

from deckwright.engine import machine
from deckwright.engine.box import ONE, Box
from deckwright.engine.choosing import bounds
from deckwright.engine.expressions import candidates
from deckwright.engine.program import ZONES, Op, Slot, Verb, Zone
from deckwright.engine.setup import new_state
from deckwright.engine.state import Frame, State
from deckwright.sim.facts import Context
from deckwright.sim.policy import ALWAYS, Choice, Entry, Policy

TURN_LIMIT = 200
"""Turns of all players together after which a simulated game stops."""

_ACTION_PHASE, _BUY_PHASE, _CHOOSE = int(Op.ACTION_PHASE), int(Op.BUY_PHASE), int(Op.CHOOSE)
_PLAY, _PLAY_TREASURES, _BUY = int(Verb.PLAY), int(Verb.PLAY_TREASURES), int(Verb.BUY)
_END_ACTIONS, _END_TURN, _OPTION = int(Verb.END_ACTIONS), int(Verb.END_TURN), int(Verb.CHOOSE)
_GIVES_UP = frozenset({int(Verb.TRASH), int(Verb.DISCARD), int(Verb.RETURN)})
_NOTHING_SAID = Context()


def play_policies(box: Box, policies: tuple[Policy, ...], seed: int, turn_limit: int = TURN_LIMIT) -> tuple[State, int]:
    """Play one game, the first policy first; the answer is its last state and how many decisions were asked."""
    state = new_state(box, len(policies), seed, first=0)
    zones, answer, not_treasures = state.zones, machine.answer, box.not_treasures
    code, stack, supply, costs = box.code, state.stack, state.supply, box.costs
    decisions, rounds = 0, turn_limit // len(policies)
    while state.asking >= 0:
        decisions += 1
        player = state.asking
        policy = policies[player]
        op = code[stack[-1].pc][0]
        if op == _BUY_PHASE:
            if not state.bought and zones[player * ZONES].translate(None, not_treasures):
                answer(state, _PLAY_TREASURES, b"")
                continue
            coins, holds = state.coins, policy.holds
            for kind, condition in policy.buy:
                if costs[kind] <= coins and supply[kind] > 0 and (condition < 0 or holds[condition](state, player, _NOTHING_SAID)):
                    answer(state, _BUY, ONE[kind])
                    break
            else:
                answer(state, _END_TURN, b"")
            if state.turns[-1] >= rounds:
                break
        elif op == _ACTION_PHASE:
            card = first_held(state, policy, policy.play, zones[player * ZONES])
            answer(state, _PLAY if card else _END_ACTIONS, card)
        else:
            answer(state, *decide(state, policy))
    return state, decisions


def decide(state: State, policy: Policy) -> tuple[int, bytes]:
    """The answer of a policy to whatever is asked now, in the machine's numbers."""
    frame, player = state.stack[-1], state.asking
    instruction = state.box.code[frame.pc]
    op = instruction[0]
    if op == _ACTION_PHASE:
        card = first_held(state, policy, policy.play, state.zones[player * ZONES])
        return (_PLAY, card) if card else (_END_ACTIONS, b"")
    if op == _BUY_PHASE:
        if not state.bought and state.zones[player * ZONES].translate(None, state.box.not_treasures):
            return _PLAY_TREASURES, b""
        affordable = bytes(kind for kind in state.box.piles if state.supply[kind] > 0 and state.box.costs[kind] <= state.coins)
        card = first_held(state, policy, policy.buy, affordable) if state.buys else b""
        return (_BUY, card) if card else (_END_TURN, b"")
    if op == _CHOOSE:
        _, verb, zone, slot, where, _, _, _, ordered = instruction
        cards = candidates(state, frame, zone, slot, where)
        least, most = bounds(state, frame, instruction, len(cards))
        chosen = choose(state, policy, policy.choice(verb, frame.kind), cards, least, most, verb in _GIVES_UP)
        return verb, chosen if ordered else bytes(sorted(chosen))
    return _OPTION, option(state, policy, frame)


def first_held(state: State, policy: Policy, entries: tuple[Entry, ...], cards: bytes) -> bytes:
    """The first entry whose card is there and whose condition holds."""
    for kind, condition in entries:
        if kind in cards and (condition == ALWAYS or policy.holds[condition](state, state.asking, _NOTHING_SAID)):
            return ONE[kind]
    return b""


def choose(state: State, policy: Policy, choice: Choice, cards: bytes, least: int, most: int, gives_up: bool) -> bytes:
    """What is wanted, as far as allowed; then the last resort, as far as it must be."""
    chosen, player = b"", state.asking
    for kind, condition in choice.wanted:
        if kind not in cards:
            continue
        left = min(cards.count(kind) - chosen.count(kind), most - len(chosen))
        if condition == ALWAYS:
            chosen += ONE[kind] * left
        while left > 0 and condition != ALWAYS and policy.holds[condition](state, player, Context(gone=chosen if gives_up else b"")):
            chosen += ONE[kind]
            left -= 1
        if len(chosen) >= most:
            return chosen
    for kind in choice.last_resort:
        if len(chosen) >= least:
            break
        if kind in cards:
            chosen += ONE[kind] * min(cards.count(kind) - chosen.count(kind), least - len(chosen))
    return chosen


def option(state: State, policy: Policy, frame: Frame) -> bytes:
    """The first option whose condition holds, or the first on offer."""
    words = state.box.code[frame.pc][1::2]
    subject = state.zones[frame.subject * ZONES : (frame.subject + 1) * ZONES]
    shown = frame.slots[Slot.LOOKED] + frame.slots[Slot.REVEALED] if subject[Zone.LOOKED] or subject[Zone.REVEALED] else b""
    context = Context(shown=shown, mine=frame.subject == state.asking, junk=policy.junk)
    for word, condition in policy.options.get(frame.kind, ()):
        if word in words and (condition == ALWAYS or policy.holds[condition](state, state.asking, context)):
            return bytes((word,))
    return bytes(words[:1])
