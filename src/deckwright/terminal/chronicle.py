"""What happened, as lines: a heading for each turn, effects set in under the card that caused them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from deckwright.cards import find_card
from deckwright.engine import events
from deckwright.engine.view import SeenEvent
from deckwright.lang import TREASURE
from deckwright.terminal.layout import Layout
from deckwright.text import Translator

TURNS = (events.TURN, events.EXTRA_TURN)
_BONUSES = (events.ACTIONS, events.BUYS, events.COINS)
_ROUTINE = (events.CLEAN_UP, events.END, *_BONUSES)
INDENT = 2


def essential(seen: Iterable[SeenEvent]) -> list[SeenEvent]:
    """The events without what a look at the cards tells anyway: dealing, bonuses, clean-up and new hands."""
    kept: list[SeenEvent] = []
    between_turns = True
    for event in without_doubles(seen):
        if event.what in TURNS:
            between_turns = False
        elif event.what == events.CLEAN_UP:
            between_turns = True
        dealing = between_turns and event.what in (events.DRAW, events.SHUFFLE)
        if not dealing and event.what not in _ROUTINE:
            kept.append(event)
    return kept


def without_doubles(seen: Iterable[SeenEvent]) -> list[SeenEvent]:
    """The events without the gain that every buy is."""
    kept: list[SeenEvent] = []
    bought: SeenEvent | None = None
    for event in seen:
        if event.what == events.GAIN and bought is not None and (event.player, event.cards) == (bought.player, bought.cards):
            bought = None
            continue
        if event.what == events.BUY:
            bought = event
        kept.append(event)
    return kept


def treasures_together(seen: Iterable[SeenEvent]) -> list[SeenEvent]:
    """The events with Treasures played one right after the other in one line."""
    kept: list[SeenEvent] = []
    for event in seen:
        if not _plays_treasures(event):
            kept.append(event)
        elif kept and _plays_treasures(kept[-1]) and kept[-1].player == event.player:
            last = kept.pop()
            kept.append(replace(last, cards=last.cards + event.cards, count=last.count + event.count))
        else:
            kept.append(replace(event, depth=0))
    return kept


def _plays_treasures(event: SeenEvent) -> bool:
    return event.what == events.PLAY and all(find_card(name)[1].types.mask & TREASURE.mask for name in event.cards)


def chronicle(seen: Iterable[SeenEvent], players: Sequence[str], translator: Translator, layout: Layout) -> list[str]:
    """The events as lines that fit the layout."""
    lines: list[str] = []
    for event in treasures_together(without_doubles(seen)):
        text = translator.event(event, players)
        if event.what in TURNS:
            lines.append(layout.heading(text))
        else:
            lines += layout.paragraph(text, event.depth * INDENT)
    return lines
