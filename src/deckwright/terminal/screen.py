"""What a person sees when they have to decide: their cards, what they may spend, and the numbered choices."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from deckwright.engine.box import Box
from deckwright.engine.decision import Decision
from deckwright.engine.places import PLACES
from deckwright.engine.view import View
from deckwright.lang import ACTION, TREASURE, VICTORY, Card
from deckwright.terminal.choices import ENDINGS, Choice
from deckwright.terminal.layout import Layout
from deckwright.terminal.problems import sentence
from deckwright.text import Translator

PRICED = ("buy", "gain", "embargo")
"""Verbs that take a card from the Supply, where its cost matters."""

HAND_ORDER = (ACTION, TREASURE, VICTORY)


class Screen:
    """Puts a table and its choices into lines, in one language."""

    def __init__(self, translator: Translator, layout: Layout, box: Box, players: Sequence[str]) -> None:
        self.translator = translator
        self.layout = layout
        self.players = tuple(players)
        self.cards = dict(zip(box.names, box.cards, strict=True))
        self.costs = dict(zip(box.names, box.costs, strict=True))
        self.types = dict(zip(box.names, box.types, strict=True))

    def ranked(self, verb: str, names: Iterable[str]) -> list[str]:
        """The cards in the order that a list of this verb has: piles by cost, other cards as in a hand."""
        return sorted(names, key=self._in_supply if verb in PRICED else self._in_hand)

    def _in_supply(self, name: str) -> tuple[int, str]:
        return -self.costs[name], self.translator.card(name)

    def _in_hand(self, name: str) -> tuple[int, int, str]:
        """What can be played first, dear cards first."""
        kind = next((place for place, types in enumerate(HAND_ORDER) if self.types[name] & types.mask), len(HAND_ORDER))
        return kind, -self.costs[name], self.translator.card(name)

    def priced(self, name: str, view: View) -> str:
        """A card with its cost and the tokens on its pile."""
        now = view.costs.get(name)
        cost = self.translator.card_price(self.cards[name]) if now is None else self.translator.price(now.coins, now.potions, now.debt)
        priced = self.translator.message("terminal-priced", card=self.translator.card(name), cost=cost)
        return self._with_tokens(priced, name, view)

    def _with_tokens(self, said: str, name: str, view: View) -> str:
        """A pile or a landscape, and the tokens that lie on it."""
        for counter, count in view.pile_counters.get(name, {}).items():
            said = self.translator.message("terminal-with-tokens", card=said, tokens=self.translator.tokens(counter, count))
        return said

    def table(self, view: View, decision: Decision) -> list[str]:
        """The person's cards and what is asked."""
        seat = view.seats[view.seat]
        lines = self._place("hand", self._cards(seat.cards("hand")))
        if view.turn == view.seat and seat.in_play:
            lines += self._place("in play", self.translator.cards(seat.in_play))
        for row in PLACES:
            cards = seat.cards(row.name)
            if cards and row.lasting and not row.always:
                lines += self._place(row.name, self._cards(cards))
        if seat.projects:
            lines += self._place("projects", self.translator.cards(seat.projects))
        lines += [sentence(self.translator.tokens(counter, count)) for counter, count in seat.counters.items()]
        lines += [sentence(self.translator.token_on(counter, pile)) for counter, pile in seat.tokens_on.items()]
        if view.turn == view.seat:
            counters = self.translator.message("terminal-counters", actions=view.actions, buys=view.buys, coins=view.coins)
            if view.potions:
                counters = self.translator.message("terminal-counters-potions", counters=counters, potions=view.potions)
            lines.append(counters)
        return lines + [self.layout.strong(line) for line in self.layout.paragraph(self.translator.prompt(decision, self.players))]

    def _place(self, place: str, cards: str) -> list[str]:
        return self.layout.paragraph(self.translator.message("terminal-place", place=sentence(self.translator.zone(place)), cards=cards))

    def _cards(self, names: Sequence[str]) -> str:
        """Cards in a fixed order, so that the same hand always reads the same."""
        return self.translator.cards(sorted(names, key=self._in_hand))

    def choices(self, entries: Sequence[Choice], view: View) -> list[str]:
        """The numbered choices, those of one verb together."""
        bare = [entry for entry in entries if entry.card is None]
        verbs = list(dict.fromkeys(entry.verb for entry in entries if entry.card is not None))
        labels = {verb: f"  {sentence(self.translator.verb(verb))}:" for verb in verbs}
        indent = max([len(label) + 1 for label in labels.values()], default=2)
        lines: list[str] = []
        for entry in bare:
            if entry.number:
                lines += self.layout.items("", [self._item(entry, view)], 2)
        for verb in verbs:
            items = [self._item(entry, view) for entry in entries if entry.verb == verb and entry.card is not None]
            lines += self.layout.items(labels[verb], items, indent)
        for entry in bare:
            if not entry.number:
                lines += self.layout.items("", [self._item(entry, view)], 2)
        return lines

    def _item(self, entry: Choice, view: View) -> tuple[str, str]:
        return f"[{entry.number}]", self._named(entry, view)

    def _named(self, entry: Choice, view: View) -> str:
        if entry.card is None:
            bare = entry.verb in ("play treasures", *ENDINGS)
            return self.translator.verb(entry.verb) if bare else self.translator.message("terminal-nothing")
        if entry.verb == "pay":
            return entry.card
        if entry.verb == "choose":
            return self.translator.option_of(view.decision, entry.card) if view.decision else self.translator.option(entry.card)
        name = self.priced(entry.card, view) if entry.verb in PRICED else self.translator.card(entry.card)
        return self.translator.message("copies-of-card", copies=entry.copies, card=name) if entry.copies > 1 else name

    def supply(self, view: View) -> list[str]:
        """Every pile with its cost and how many cards are left, and the trash."""
        supply = view.supply_by_card()
        piles = sorted(supply, key=self._in_supply)
        listed = [self.translator.message("copies-of-card", copies=supply[name], card=self.priced(name, view)) for name in piles]
        label = f"{sentence(self.translator.zone('supply'))}:"
        lines = self.layout.items(label, [("", pile) for pile in listed], len(label) + 1)
        if view.landscapes:
            beside = [
                self.priced(name, view) if name in view.costs else self._with_tokens(self.translator.card(name), name, view)
                for name in view.landscapes
            ]
            label = sentence(self.translator.message("terminal-landscapes")) + ":"
            lines += self.layout.items(label, [("", one) for one in beside], len(label) + 1)
        lines += [sentence(self.translator.tokens(counter, count)) for counter, count in view.counters.items()]
        return lines + self._place("trash", self._cards(view.trash))

    def card(self, card: Card, set_id: str) -> list[str]:
        """A card: cost, types, the set and edition it comes from, and what it does."""
        text, below = self.translator.card_text(card.name, set_id)
        title = self.translator.message("terminal-priced", card=self.translator.card(card.name), cost=self.translator.card_price(card))
        kind = f"{self.translator.type_line(card)} ({self.translator.set_name(set_id)})"
        lines = [f"{self.layout.strong(title)}, {kind}", *self.layout.paragraph(text, 2)]
        return [*lines, "  ---", *self.layout.paragraph(below, 2)] if below else lines
