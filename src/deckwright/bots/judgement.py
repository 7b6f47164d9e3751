"""How a simple player judges cards: to own, to hold in hand, to gain. All from the view and the cards' own facts."""

from __future__ import annotations

from collections.abc import Iterable

from deckwright.bots.facts import facts
from deckwright.engine.view import View

RUNNERS = ("Laboratory", "Market", "Treasury", "Festival", "Bazaar", "Caravan")
"""Actions that never stand in each other's way, best first: always better than a Silver."""

TERMINALS = (
    "Witch", "Sea Hag", "Wharf", "Militia", "Ghost Ship", "Merchant Ship", "Cutpurse", "Smithy", "Bandit", "Council Room", "Library",
    "Explorer", "Moneylender", "Bureaucrat", "Pirate Ship", "Salvager", "Remodel",
)  # fmt: skip
"""Actions of which a deck of money wants a few, best first."""

TERMINAL_EVERY = 6
"""One turn in this many is for buying another terminal Action."""

NEVER_PART = 100
"""The worth from which a card is never given away for a gain."""


UPGRADES = {"Remodel": 2, "Mine": 3}
"""Cards that turn a trashed card into one that costs up to so much more."""


def provinces_left(view: View) -> int:
    """Provinces in the Supply: the clock of the game."""
    return view.supply.get("Province", 0)


def is_late(view: View) -> bool:
    """Time for Duchies."""
    return provinces_left(view) <= len(view.seats) + 2


def is_last_call(view: View) -> bool:
    """Every point counts now, even an Estate's."""
    return provinces_left(view) <= len(view.seats)


def worth(name: str, view: View) -> int:
    """How good it is to own this card for the rest of the game; below 0 is better trashed, Copper is the measure of nothing."""
    card = facts(name)
    if card.is_curse:
        return -20
    if card.is_dead:
        if card.points > 1 or is_last_call(view):
            return NEVER_PART + card.points
        return -10
    return 10 * card.cost + (1 if card.is_action else 0)


def is_junk(name: str, view: View) -> bool:
    """Better out of the deck."""
    return worth(name, view) < 0


def wants_terminal(view: View) -> bool:
    """An opening buy, or one of the few turns for another terminal Action."""
    turns = view.seats[view.seat].turns
    return turns < 2 or turns % TERMINAL_EVERY == TERMINAL_EVERY - 1


def appeal(name: str, view: View) -> int:
    """How much a player who counts on money wants to gain this card now; 0 and below is not worth a Buy."""
    return _appeal(name, view) - 300 * _tokens(name, view)


def _tokens(name: str, view: View) -> int:
    """Embargo tokens: each one brings a Curse."""
    return view.pile_counters.get(name, {}).get("embargo", 0) if view.supply.get("Curse", 0) else 0


def _appeal(name: str, view: View) -> int:
    card = facts(name)
    if card.is_dead:
        if card.is_curse:
            return -500
        if card.cost >= 8:
            return 2000
        if card.points >= 2:
            return (700 if is_last_call(view) else 350 if is_late(view) else -5) + card.points
        return 60 if is_last_call(view) else -10
    if name in RUNNERS:
        return 320 - RUNNERS.index(name)
    if name in TERMINALS:
        return 340 - TERMINALS.index(name) if wants_terminal(view) else -3
    if card.is_treasure:
        return 100 * card.cost if card.cost else -20
    return -4


def improvement(name: str, card: str, view: View) -> int:
    """What it brings to trash this card with one of the ``UPGRADES``."""
    limit = facts(name).cost + UPGRADES[card]
    reach = [pile for pile, left in view.supply.items() if left and facts(pile).cost <= limit]
    if card == "Mine":
        reach = [pile for pile in reach if facts(pile).is_treasure]
    loss = worth(name, view)
    return max((appeal(pile, view) for pile in reach), default=0) // 5 - loss if loss < NEVER_PART else -loss


def for_hand(names: Iterable[str], view: View) -> list[str]:
    """The cards from the least to the most useful in hand, counting how many Actions can still be played."""
    cards = sorted(names, key=lambda name: facts(name).cost, reverse=True)
    mine = view.turn == view.seat
    actions = (view.actions if view.phase == "action" else 0) if mine else 1
    values: list[tuple[int, str]] = []
    if actions:
        actions += sum(max(facts(name).actions - 1, 0) for name in cards)
    for name in cards:
        card = facts(name)
        if card.is_dead:
            value = -1 if card.is_curse else 0
        elif card.is_treasure:
            value = 10 * card.coins
        elif card.is_terminal:
            value = 10 + 4 * card.cost if actions > 0 else 1
            actions -= 1
        else:
            value = 12 + 4 * card.cost if actions > 0 else 1
        values.append((value, name))
    return [name for _, name in sorted(values, key=lambda entry: entry[0])]


def coins_of(names: Iterable[str]) -> int:
    """The coins that the Treasures among these cards give."""
    return sum(facts(name).coins for name in names if facts(name).is_treasure)
