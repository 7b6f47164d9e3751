"""Which Action to play next: those that give Actions first, then the most expensive one that does some good."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from deckwright.bots.facts import facts
from deckwright.bots.judgement import coins_of, improvement, is_junk, is_late
from deckwright.engine.view import View


def choose_action(names: Iterable[str], view: View) -> str | None:
    """The Action to play now, or nothing where each would do more harm than good."""
    useful = [name for name in dict.fromkeys(names) if is_useful(name, view)]
    return max(useful, key=lambda name: _rank(name, view), default=None)


def _rank(name: str, view: View) -> tuple[bool, int, int]:
    card = facts(name)
    others = any(facts(other).is_terminal for other in _hand(view))
    return not card.is_terminal, card.actions if others else 0, card.cost + (10 if name == "Throne Room" else 0)


def _hand(view: View) -> tuple[str, ...]:
    hand = view.seats[view.seat].hand
    return hand if isinstance(hand, tuple) else ()


def is_useful(name: str, view: View) -> bool:
    """Whether playing this does some good with this hand."""
    test = _TESTS.get(name)
    return test is None or test(view, _without(_hand(view), name))


def _without(hand: tuple[str, ...], name: str) -> tuple[str, ...]:
    place = hand.index(name) if name in hand else len(hand)
    return hand[:place] + hand[place + 1 :]


def _has_junk(view: View, rest: tuple[str, ...]) -> bool:
    return any(is_junk(name, view) for name in rest)


def _has_copper(view: View, rest: tuple[str, ...]) -> bool:
    return "Copper" in rest


def _has_a_treasure_to_mine(view: View, rest: tuple[str, ...]) -> bool:
    return any(improvement(name, "Mine", view) > 0 for name in rest if facts(name).is_treasure)


def _has_a_card_to_remodel(view: View, rest: tuple[str, ...]) -> bool:
    return any(improvement(name, "Remodel", view) > 0 for name in rest)


def _has_an_action(view: View, rest: tuple[str, ...]) -> bool:
    return any(facts(name).is_action and name != "Throne Room" and is_useful(name, view) for name in rest)


def _has_another_map(view: View, rest: tuple[str, ...]) -> bool:
    return "Treasure Map" in rest


def _buys_little(view: View, rest: tuple[str, ...]) -> bool:
    return bool(rest) and coins_of(rest) + view.coins < 5 and not is_late(view)


def _deck_has_junk(view: View, rest: tuple[str, ...]) -> bool:
    return not is_late(view)


_TESTS: dict[str, Callable[[View, tuple[str, ...]], bool]] = {
    "Ambassador": _has_junk,
    "Chapel": _has_junk,
    "Lookout": _deck_has_junk,
    "Mine": _has_a_treasure_to_mine,
    "Moneylender": _has_copper,
    "Remodel": _has_a_card_to_remodel,
    "Salvager": _has_junk,
    "Tactician": _buys_little,
    "Throne Room": _has_an_action,
    "Treasure Map": _has_another_map,
}
"""Cards that take something in return."""
