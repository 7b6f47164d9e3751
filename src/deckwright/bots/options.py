"""Either-or questions: a rule of thumb for each word that cards offer."""

from __future__ import annotations

from collections.abc import Callable

from deckwright.bots.facts import facts
from deckwright.engine.decision import Decision
from deckwright.engine.view import View

ENOUGH_COIN_TOKENS = 3
FULL_MAT = 3


BONUSES = ("gold", "coins", "cards", "actions", "coin", "buy", "discard")
"""What is taken first where cards offer bonuses to choose from; a discard comes before a Curse."""


def choose_options(view: View, decision: Decision) -> tuple[str, ...]:
    """As many of the options as are asked for; the first ones where no rule speaks of them."""
    words = decision.offers["choose"]
    if words[0].isdecimal():  # a place in the deck: at the bottom the card does no harm
        return (words[-1],)
    for rule in _RULES:
        word = rule(view, decision)
        if decision.most == 1 and word in words:
            return (word,)
    order = sorted(words, key=lambda word: BONUSES.index(word) if word in BONUSES else len(BONUSES))
    return tuple(order[: decision.most])


def _shown(view: View, decision: Decision) -> tuple[str, ...]:
    """The cards looked at or revealed that the question is about."""
    if decision.owner is None or decision.place not in ("looked", "revealed"):
        return ()
    return view.seats[decision.owner].cards(decision.place)


def _discard_or_keep(view: View, decision: Decision) -> str:
    if "keep" not in decision.offers["choose"]:
        return ""
    cards = _shown(view, decision)
    if not cards:  # the whole deck, unseen: the new cards come sooner
        return "discard"
    bad = sum(1 for name in cards if facts(name).is_dead or name == "Copper") * 2 > len(cards)
    mine = decision.about is None
    return "discard" if bad == mine else "keep"


def _top_or_bottom(view: View, decision: Decision) -> str:
    cards = _shown(view, decision)
    return "bottom" if all(facts(name).is_dead or name == "Copper" for name in cards) else "top"


def _attack_or_coins(view: View, decision: Decision) -> str:
    if "attack" not in decision.offers["choose"]:
        return ""
    return "coins" if view.seats[view.seat].counters.get("pirate coins", 0) >= ENOUGH_COIN_TOKENS else "attack"


def _mat_or_hand(view: View, decision: Decision) -> str:
    return "hand" if len(view.seats[view.seat].cards("native village mat")) >= FULL_MAT else "mat"


_RULES: tuple[Callable[[View, Decision], str], ...] = (_discard_or_keep, _top_or_bottom, _attack_or_coins, _mat_or_hand)
