"""What is on offer in a phase of a turn: cards to play, cards to buy, debt to pay; and why a purchase is refused."""

from __future__ import annotations

from deckwright.engine.phases import BY_NUMBER
from deckwright.engine.piles import MOST_PROJECTS, on_sale
from deckwright.engine.program import ZONES, Op, Verb, Zone
from deckwright.engine.state import State
from deckwright.engine.turn import can_pay, can_play_treasures, not_actions, not_treasures, odd_treasures, playable
from deckwright.engine.values import affordable, cost
from deckwright.errors import IllegalAnswer


def phase_offers(state: State, op: int) -> dict[str, tuple[str, ...]]:
    """By verb: the cards, or how much."""
    names, hand = state.box.names, state.zones[state.player * ZONES + Zone.HAND]
    if op == Op.ACTION_PHASE:
        actions = tuple(names[kind] for kind in _each_once(hand, not_actions(state)))
        return ({Verb.PLAY.word: actions} if actions else {}) | {Verb.END_ACTIONS.word: ()}
    if op == Op.PLAY_PHASE:
        cards, ends = playable(state, state.phase), BY_NUMBER[state.phase].ends
        assert ends is not None
        return ({Verb.PLAY.word: tuple(names[kind] for kind in sorted(set(cards)))} if cards else {}) | {ends.word: ()}
    offers: dict[str, tuple[str, ...]] = {}
    if can_play_treasures(state):
        offers[Verb.PLAY.word] = tuple(names[kind] for kind in _each_once(hand, not_treasures(state)))
        if not odd_treasures(state):
            offers[Verb.PLAY_TREASURES.word] = ()
    if state.buys > 0:
        bought = affordable(state, on_sale(state))
        if bought:
            offers[Verb.BUY.word] = tuple(names[kind] for kind in bought)
    if can_pay(state):
        offers[Verb.PAY.word] = tuple(str(number) for number in range(1, can_pay(state) + 1))
    return {**offers, Verb.END_TURN.word: ()}


def _each_once(hand: bytes, left_out: bytes) -> list[int]:
    return sorted(set(hand.translate(None, left_out)))


def refuse_purchase(state: State, kind: int) -> None:
    """Say why a card that is there can't be bought."""
    name, price = state.box.names[kind], cost(state, kind)
    if state.debt(state.player):
        raise IllegalAnswer("debt-first", card=name, debt=state.debt(state.player))
    if price.coins > state.coins:
        raise IllegalAnswer("unaffordable", card=name, cost=price.coins, coins=state.coins)
    if price.potions > state.potions:
        raise IllegalAnswer("potions-missing", card=name, number=price.potions, potions=state.potions)
    if state.buys > 0 and kind not in on_sale(state):
        raise IllegalAnswer("project-taken", card=name, most=MOST_PROJECTS)
    raise IllegalAnswer("no-buys-left", card=name)
