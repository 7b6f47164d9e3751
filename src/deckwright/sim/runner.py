"""Playing games between policies. The runner is trusted with the state; a policy only asks what its player knows."""

from __future__ import annotations

from itertools import chain, islice

from deckwright.engine import machine
from deckwright.engine.box import ONE, Box
from deckwright.engine.expressions import amount, bounds, candidates
from deckwright.engine.piles import on_sale
from deckwright.engine.program import ZONES, Choosing, Op, Slot, Verb, Zone
from deckwright.engine.seats import asked_seat
from deckwright.engine.setup import new_state
from deckwright.engine.state import Frame, State
from deckwright.engine.turn import can_pay, can_play_treasures, not_treasures, odd_treasures, playable
from deckwright.engine.values import affordable, costs
from deckwright.engine.window import offers
from deckwright.sim.facts import Context
from deckwright.sim.policy import ALWAYS, ANY_CARD, Choice, Entry, Policy

TURN_LIMIT = 200
"""Turns of all players together after which a simulated game stops."""

_ACTION_PHASE, _BUY_PHASE, _CHOOSE = int(Op.ACTION_PHASE), int(Op.BUY_PHASE), int(Op.CHOOSE)
_WINDOW, _CHOOSE_NUMBER, _NAME = int(Op.WINDOW), int(Op.CHOOSE_NUMBER), int(Op.NAME)
_ORDERED, _ALL_OR_NONE = int(Choosing.ORDERED), int(Choosing.ALL_OR_NONE)
_REVEAL, _PASS, _NAMING = int(Verb.REVEAL), int(Verb.PASS), int(Verb.NAME)
_PLAY, _PLAY_TREASURES, _BUY = int(Verb.PLAY), int(Verb.PLAY_TREASURES), int(Verb.BUY)
_PLAY_PHASE, _END_NIGHT = int(Op.PLAY_PHASE), int(Verb.END_NIGHT)
_END_ACTIONS, _END_TURN, _OPTION, _PAY = int(Verb.END_ACTIONS), int(Verb.END_TURN), int(Verb.CHOOSE), int(Verb.PAY)
_GIVES_UP = frozenset({int(Verb.TRASH), int(Verb.DISCARD), int(Verb.RETURN)})
_NOTHING_SAID = Context()


def play_policies(box: Box, policies: tuple[Policy, ...], seed: int, turn_limit: int = TURN_LIMIT) -> tuple[State, int]:
    """Play one game, the first policy first; the answer is its last state and how many decisions were asked."""
    state = new_state(box, len(policies), seed, first=0)
    zones, answer, not_treasures = state.zones, machine.answer, box.not_treasures
    code, stack, supply = box.code, state.stack, state.supply
    special = box.spends_otherwise or box.changes_types or box.odd_treasures
    fixed_costs = () if box.changes_costs else box.costs
    decisions, rounds = 0, turn_limit // len(policies)
    while state.asking >= 0:
        decisions += 1
        player = state.asking
        policy = policies[player]
        op = code[stack[-1].pc][0]
        if op == _BUY_PHASE:
            if special:
                answer(state, *decide(state, policy))
                if state.turns[-1] >= rounds:
                    break
                continue
            if not state.spent and zones[player * ZONES].lstrip(not_treasures):  # something is left: there is a Treasure
                answer(state, _PLAY_TREASURES, b"")
                continue
            coins, holds, now = state.coins, policy.holds, fixed_costs or costs(state)
            for kind, condition in policy.buy:
                if now[kind] <= coins and supply[kind] > 0 and (condition < 0 or holds[condition](state, player, _NOTHING_SAID)):
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
    frame, player = state.stack[-1], _for_whom(state)
    instruction = state.box.code[frame.pc]
    op = instruction[0]
    if op == _ACTION_PHASE:
        card = first_held(state, policy, policy.play, state.zones[player * ZONES])
        return (_PLAY, card) if card else (_END_ACTIONS, b"")
    if op == _BUY_PHASE:
        if can_play_treasures(state):
            if odd := odd_treasures(state):  # plain ones first: some of the others count them
                treasures = state.zones[player * ZONES].translate(None, not_treasures(state))
                return _PLAY, ONE[min(treasures, key=lambda kind: (kind in odd, kind))]
            return _PLAY_TREASURES, b""
        if can_pay(state):
            return _PAY, can_pay(state).to_bytes(2, "little")
        bought = bytes(affordable(state, on_sale(state)))
        card = first_held(state, policy, policy.buy, bought) if state.buys else b""
        return (_BUY, card) if card else (_END_TURN, b"")
    if op == _PLAY_PHASE:
        card = first_held(state, policy, policy.play, playable(state, state.phase))
        return (_PLAY, card) if card else (_END_NIGHT, b"")
    if op == _CHOOSE:
        _, verb, zone, slot, where, _, _, _, flags = instruction
        cards = candidates(state, frame, zone, slot, where)
        least, most = bounds(state, frame, instruction, len(cards))
        if flags & _ALL_OR_NONE:
            least = 0
        chosen = choose(state, policy, policy.choice(verb, frame.kind), cards, least, most, verb in _GIVES_UP)
        if flags & _ALL_OR_NONE and len(chosen) < most:
            chosen = b""
        return verb, chosen if flags & _ORDERED else bytes(sorted(chosen))
    if op == _WINDOW:
        return window_answer(state, policy, frame)
    if op == _CHOOSE_NUMBER:
        return _OPTION, amount(state, frame, instruction[2]).to_bytes(2, "little")
    if op == _NAME:
        return _NAMING, state.box.nameable.index(state.box.names[likeliest(state, player)]).to_bytes(2, "little")
    return _OPTION, options(state, policy, frame)


def _for_whom(state: State) -> int:
    """The seat for which it is decided now, whoever decides."""
    return asked_seat(state) if state.minds else state.asking


def likeliest(state: State, player: int) -> int:
    """The kind of which most copies may lie on top of the deck, as somebody who counts their cards knows."""
    zones = state.zones[player * ZONES : (player + 1) * ZONES]
    cards = zones[Zone.DECK] or zones[Zone.DISCARD]
    return max(range(len(state.box.names)), key=cards.count)


def first_held(state: State, policy: Policy, entries: tuple[Entry, ...], cards: bytes) -> bytes:
    """The first entry whose card is there and whose condition holds."""
    for kind, condition in entries:
        if kind in cards and (condition == ALWAYS or policy.holds[condition](state, _for_whom(state), _NOTHING_SAID)):
            return ONE[kind]
    return b""


def choose(state: State, policy: Policy, choice: Choice, cards: bytes, least: int, most: int, gives_up: bool) -> bytes:
    """What is wanted, as far as allowed; then the last resort, as far as it must be."""
    chosen, player = b"", _for_whom(state)
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


def window_answer(state: State, policy: Policy, frame: Frame) -> tuple[int, bytes]:
    """Reactions to an Attack as the strategy says; everything else is used, what has to be done first."""
    offered = offers(state, frame)
    if Verb.REVEAL in offered:
        reaction = choose(state, policy, policy.choice(_REVEAL, ANY_CARD), offered[Verb.REVEAL], 0, 1, gives_up=False)
        return (_REVEAL, reaction) if reaction else (_PASS, b"")
    verb = Verb.RESOLVE if Verb.RESOLVE in offered else Verb.REACT
    return int(verb), offered[verb][:1]


def options(state: State, policy: Policy, frame: Frame) -> bytes:
    """The first options whose conditions hold, filled up with the first on offer."""
    _, _, operand, *words = state.box.code[frame.pc]
    subject = state.zones[frame.subject * ZONES : (frame.subject + 1) * ZONES]
    shown = frame.slots[Slot.LOOKED] + frame.slots[Slot.REVEALED] if subject[Zone.LOOKED] or subject[Zone.REVEALED] else b""
    player = _for_whom(state)
    context = Context(shown=shown, mine=frame.subject == player, junk=policy.junk)
    held = (
        word
        for word, condition in policy.options.get(frame.kind, ())
        if word in words and (condition == ALWAYS or policy.holds[condition](state, player, context))
    )
    chosen = tuple(islice(dict.fromkeys(chain(held, words)), amount(state, frame, operand)))
    return bytes(word for word in words if word in chosen)
