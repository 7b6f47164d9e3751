"""A simple bot for any kingdom: money first, a few good Actions, Provinces as soon as it can pay for them.

It keeps nothing in mind between decisions, so a game may be taken back or handed over at any moment.
"""

from __future__ import annotations

from collections.abc import Callable

from deckwright.bots.facts import facts
from deckwright.bots.judgement import UPGRADES, appeal, coins_of, for_hand, improvement, is_junk, is_late, worth
from deckwright.bots.options import choose_options
from deckwright.bots.playing import choose_action
from deckwright.engine.decision import Answer, Decision
from deckwright.engine.view import View


class BigMoney:
    """Buys money and Provinces, and answers everything that cards may ask on the way."""

    def decide(self, view: View, decision: Decision) -> Answer:
        """A sensible answer; any decision of any card has one."""
        if decision.phase == "action":
            return _action(view, decision)
        if decision.phase == "buy":
            return _buy(view, decision)
        for verb, answer in _BY_VERB.items():
            if verb in decision.offers:
                return answer(view, decision)
        return next(decision.answers())


def _action(view: View, decision: Decision) -> Answer:
    name = choose_action(decision.offers["play"], view)
    return Answer("play", (name,)) if name else Answer("end actions")


def _buy(view: View, decision: Decision) -> Answer:
    if "play treasures" in decision.offers:
        return Answer("play treasures")
    best = max(decision.cards("buy"), key=lambda name: appeal(name, view), default=None)
    return Answer("buy", (best,)) if best and appeal(best, view) > 0 else Answer("end turn")


def _fit(decision: Decision, wanted: list[str], others: list[str]) -> tuple[str, ...]:
    """As many of the wanted cards as may be named, filled up from the others where more must be."""
    chosen = wanted[: decision.most]
    if decision.all_or_none:
        return tuple(chosen) if len(chosen) == decision.most else ()
    return tuple(chosen + others[: max(decision.least - len(chosen), 0)])


def _split(decision: Decision, verb: str, wanted: Callable[[str], bool], order: list[str]) -> Answer:
    """The cards in this order, those that are wanted before those that are taken only if they must be."""
    marked = [(name, wanted(name)) for name in order]
    return Answer(verb, _fit(decision, [name for name, good in marked if good], [name for name, good in marked if not good]))


def _by_worth(names: tuple[str, ...], view: View) -> list[str]:
    return sorted(names, key=lambda name: worth(name, view))


def _discard(view: View, decision: Decision) -> Answer:
    worst_first = for_hand(decision.offers["discard"], view)
    return _split(decision, "discard", lambda name: facts(name).is_dead, worst_first)


def _trash(view: View, decision: Decision) -> Answer:
    offered = decision.offers["trash"]
    worst_first = _by_worth(offered, view)
    if decision.about is not None:  # somebody else's loss
        return _split(decision, "trash", lambda name: True, worst_first[::-1])
    if decision.asked_by in UPGRADES:
        gains = {name: improvement(name, decision.asked_by or "", view) for name in offered}
        return _split(decision, "trash", lambda name: gains[name] > 0, sorted(offered, key=gains.__getitem__, reverse=True))
    if decision.asked_by == "Moneylender":
        return _split(decision, "trash", lambda name: True, worst_first)
    spare = spare_coppers(view)
    kept = {name: spare if name == "Copper" else len(offered) for name in offered}

    def wanted(name: str) -> bool:
        if is_junk(name, view):
            return True
        kept[name] -= 1
        return name == "Copper" and kept[name] >= 0

    return _split(decision, "trash", wanted, worst_first)


def spare_coppers(view: View) -> int:
    """Coppers that may go because better money is in hand already."""
    hand = view.seats[view.seat].hand
    names = hand if isinstance(hand, tuple) else ()
    return names.count("Copper") if coins_of(name for name in names if name != "Copper") >= 5 and not is_late(view) else 0


def _gain(view: View, decision: Decision) -> Answer:
    best_first = sorted(decision.offers["gain"], key=lambda name: (appeal(name, view), facts(name).cost), reverse=True)
    return _split(decision, "gain", lambda name: not is_junk(name, view) and name != "Copper", best_first)


def _topdeck(view: View, decision: Decision) -> Answer:
    offered = decision.offers["topdeck"]
    if decision.place == "hand" and decision.least:  # what the hand can spare now
        return Answer("topdeck", tuple(for_hand(offered, view)[: decision.least]))
    best_first = _by_worth_to_play(offered, view)
    return _split(decision, "topdeck", lambda name: not facts(name).is_dead and name != "Copper", best_first)


def _by_worth_to_play(names: tuple[str, ...], view: View) -> list[str]:
    return sorted(names, key=lambda name: (not facts(name).is_dead, facts(name).cost), reverse=True)


def _set_aside(view: View, decision: Decision) -> Answer:
    offered = decision.offers["set aside"]
    if "keep" in decision.offers:  # an Action just drawn: only good if it can be played
        terminal = facts(offered[0]).is_terminal
        return Answer("keep" if view.actions > (1 if terminal else 0) else "set aside", offered[:1])
    if decision.asked_by == "Island":  # out of the deck until the score is counted
        order = sorted(offered, key=lambda name: (facts(name).is_dead, facts(name).points), reverse=True)
        return Answer("set aside", _fit(decision, order, []))
    return Answer("set aside", _fit(decision, for_hand(offered, view), []))


def _reveal(view: View, decision: Decision) -> Answer:
    return Answer("reveal", (_by_worth(decision.offers["reveal"], view)[0],))


def _return(view: View, decision: Decision) -> Answer:
    offered = decision.offers["return"]
    junk = [name for name in _by_worth(offered, view) if is_junk(name, view) or name == "Copper"]
    return Answer("return", _fit(decision, junk, list(offered)))


def _embargo(view: View, decision: Decision) -> Answer:
    """A pile this player does not want: the dearest of them, somebody else may."""
    piles = sorted(decision.offers["embargo"], key=lambda name: (appeal(name, view) > 0, facts(name).is_dead, -facts(name).cost))
    return Answer("embargo", (piles[0],))


def _play(view: View, decision: Decision) -> Answer:
    """A card that another card plays, without using an Action."""
    offered = decision.offers["play"]
    name = choose_action(offered, view)
    if name is None and "pass" in decision.offers:
        return Answer("pass")
    return Answer("play", (name or max(offered, key=lambda card: facts(card).cost),))


def _choose(view: View, decision: Decision) -> Answer:
    return Answer("choose", choose_options(view, decision))


def _give(view: View, decision: Decision) -> Answer:
    return Answer("give", (_by_worth(decision.offers["give"], view)[0],))


def _put(view: View, decision: Decision) -> Answer:
    return Answer("put", (for_hand(decision.offers["put"], view)[0],))


def _name(view: View, decision: Decision) -> Answer:
    """Copper is what most decks have most of."""
    return Answer("name", ("Copper",))


_BY_VERB: dict[str, Callable[[View, Decision], Answer]] = {
    "play": _play,
    "gain": _gain,
    "discard": _discard,
    "trash": _trash,
    "topdeck": _topdeck,
    "set aside": _set_aside,
    "reveal": _reveal,
    "return": _return,
    "embargo": _embargo,
    "choose": _choose,
    "give": _give,
    "put": _put,
    "name": _name,
}
