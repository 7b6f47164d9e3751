"""Cards and landscapes of later sets about the end of a game: they prove the language before their sets are there."""

from __future__ import annotations

from deckwright.lang import ACTION, HAND, LEFT, TREASURE, VICTORY, YOU, Coins, Return, TakeTurn, card, one, project

PLATINUM = card("Platinum", 9, TREASURE, Coins(5), copies=12, in_kingdom=False)

COLONY = card("Colony", 11, VICTORY, worth=10, in_kingdom=False, ends_game=True)

FLEET = project("Fleet", 5, last_round=True)

PUPPETEER = card("Puppeteer", 5, ACTION, TakeTurn(who=LEFT, by=YOU))
"""Not a published card: another turn of the neighbour, in which the player decides."""

RESTORER = card("Restorer", 3, ACTION, Return(one(HAND)))
"""Not a published card: it puts a card back onto its pile."""

ENCORE = card("Encore", 5, ACTION, TakeTurn())
"""Not a published card: it gives a further turn, whatever came before."""

SET_ID = "endings"
_MADE = [value for value in list(globals().values()) if value.__class__.__name__ == "Card"]
LANDSCAPES = tuple(made for made in _MADE if made.is_landscape)
CARDS = tuple(made for made in _MADE if not made.is_landscape)
"""The landscapes and cards of these tests as a set of their own, for as long as a test needs it."""
