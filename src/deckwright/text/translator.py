"""The translator: everything that people read, in one language.

Card names, verbs and options come in as the engine writes them, in English, and go out as a sentence. Nothing here decides what
somebody may know: events have already been through the view.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache, reduce
from itertools import groupby
from typing import TYPE_CHECKING, Any, Protocol

from deckwright.engine.answer import BARE, OF_NO_CARDS, Answer
from deckwright.errors import Problem
from deckwright.lang import TYPE_NAMES
from deckwright.text.catalogue import Argument, catalogue
from deckwright.text.languages import LANGUAGES, choose_language

if TYPE_CHECKING:
    from deckwright.engine.decision import Decision
    from deckwright.engine.view import SeenEvent
    from deckwright.lang import Card

NOMINATIVE = "nominative"
MAT = " mat"
"""How the names of mats end."""
UNACCOMPANIED = frozenset(verb.word for verb in BARE) | {"keep"}
"""Verbs of answers that are said without cards."""
LISTED = frozenset({"topdeck", "return", "embargo", "token", "give", "put", "pay", "choose"})
"""Those with a colon before the cards: their words already say what happens to them."""
UNGROUPED = 1000
"""Numbers from here on count nothing (a seed, say) and are shown as they were typed, without separators."""
NUMBER_AT_END = re.compile(r"(?= \d+$)")
"""Where a second bot of one name has its number: ``Toby 2``."""


class Asked(Protocol):
    """What the words for options go by: a decision, or one that a review remembers."""

    @property
    def numbers(self) -> Mapping[str, int]:
        """The numbers behind options."""

    @property
    def place(self) -> str | None:
        """Where the cards lie that the options are about."""


def slug(name: str) -> str:
    """A name as it is written in message ids: ``Throne Room`` is ``throne-room``."""
    return re.sub(r"[^a-z0-9]+", "-", name.casefold().replace("'", "")).strip("-")


class Translator:
    """Puts the game into the words of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._catalogue = catalogue(language)

    def message(self, message_id: str, /, **arguments: Argument) -> str:
        """The message with its arguments; what this language can't say is said in English, and at worst the id is shown."""
        text = self._catalogue.message(message_id, arguments)
        if text is None and self.language != LANGUAGES[0]:
            text = catalogue(LANGUAGES[0]).message(message_id, arguments)
        return message_id if text is None else text

    def has(self, message_id: str) -> bool:
        """This language has such a message."""
        return self._catalogue.has(message_id)

    def card(self, name: str, case: str = NOMINATIVE) -> str:
        """The name of a card, in the grammatical case that the sentence needs."""
        return self._word("card", name, case=case)

    def cards(self, names: Sequence[str], case: str = NOMINATIVE) -> str:
        """Several cards, copies together: ``2 × Estate, Copper``."""
        if not names:
            return self.message("no-cards")
        return self._listed([self._copies(name, copies, case) for name, copies in Counter(names).items()])

    def _copies(self, name: str, copies: int, case: str) -> str:
        card = self.card(name, case)
        return self.message("copies-of-card", copies=copies, card=card) if copies > 1 else card

    def _listed(self, items: Sequence[str]) -> str:
        return reduce(lambda before, last: self.message("list-of-items", before=before, last=last), items)

    def card_text(self, name: str, set_id: str) -> tuple[str, str]:
        """What a card of this set says, above and below its dividing line."""
        text_id = f"text-{slug(name)}"
        if self.has(f"{text_id}-{set_id}"):
            text_id = f"{text_id}-{set_id}"
        return self.message(text_id), self._catalogue.attribute(text_id, "below") or ""

    def type_line(self, card: Card) -> str:
        """The types of a card as printed at its bottom: ``Action – Attack``."""
        types = [name for bit, name in enumerate(TYPE_NAMES) if card.types.mask >> bit & 1]
        return " – ".join(self._word("type", name) for name in types)

    def price(self, coins: int, potions: int = 0, debt: int = 0) -> str:
        """What a card costs, part by part; coins are left out where it costs nothing but the rest."""
        parts = (("coins", coins if coins or not (potions or debt) else None), ("potions", potions or None), ("debt", debt or None))
        return " + ".join(self.message(f"price-{part}", number=number) for part, number in parts if number is not None)

    def card_price(self, card: Card) -> str:
        """What is printed on a card as its cost."""
        return self.price(card.cost, card.potions, card.debt)

    def set_name(self, set_id: str) -> str:
        """The name of a set of cards."""
        return self._word("set", set_id)

    def kingdom_name(self, kingdom_id: str) -> str:
        """The name of a recommended kingdom."""
        return self._word("kingdom", kingdom_id)

    def bot_name(self, name: str) -> str:
        """What a bot at a table is called: its name in this language, and the number that a second one of this name has."""
        plain, *number = NUMBER_AT_END.split(name)
        return self._word("bot-name", plain) + "".join(number)

    def bot_strategy(self, name: str) -> str:
        """How a bot plays; a strategy that the catalogue doesn't know by its own name."""
        return self._word("bot-strategy", name, case=NOMINATIVE)

    def option(self, word: str) -> str:
        """An option that a card lets somebody choose."""
        return self._word("option", word)

    def verb(self, word: str) -> str:
        """What an answer begins with, as a request: ``discard``, ``end turn``."""
        return self._word("verb", word)

    def answer(self, answer: Answer, asked: Asked) -> str:
        """An answer as people say it: ``buy Silver``, ``discard 2 × Estate``, ``choose: trash 2 cards``, ``end turn``."""
        none = f"table-do-{slug(answer.verb)}"
        if not answer.cards and answer.verb not in UNACCOMPANIED and self.has(none):
            said = self.message(none, count=0, cards=self.message("no-cards"))
            return said[:1].lower() + said[1:]
        if answer.verb in OF_NO_CARDS:
            named = self._listed([self.option_of(asked, word) for word in answer.cards])
        else:  # in this order, where it matters; elsewhere copies are beside each other anyway
            case = self._case("answer-said")
            runs = [self._copies(name, len(list(run)), case) for name, run in groupby(answer.cards)]
            named = self._listed(runs) if runs else self.message("no-cards")
        form = "bare" if answer.verb in UNACCOMPANIED else "listed" if answer.verb in LISTED else "plain"
        return self.message("answer-said", form=form, verb=self.verb(answer.verb), cards=named)

    def zone(self, word: str) -> str:
        """A place where cards are."""
        return self._word("zone", word)

    def token_on(self, counter: str, pile: str) -> str:
        """A player's token and the pile on which it lies."""
        return self.message("token-on-pile", tokens=self.tokens(counter, 1), card=self.card(pile))

    def tokens(self, counter: str, count: int) -> str:
        """A number of tokens of one sort: ``2 Embargo tokens``."""
        return self._word("counter", counter, count=count)

    def _mat(self, zone: str | None, way: str) -> str:
        """From a mat or onto it, in words; nothing for any other place."""
        return (self._catalogue.attribute(f"zone-{slug(zone)}", way) or "") if zone and zone.endswith(MAT) else ""

    def _word(self, family: str, word: str, **arguments: Argument) -> str:
        """A single word of a family; one that the catalogue does not know stays as it is, since it may be a typing mistake to show."""
        message_id = f"{family}-{slug(word)}"
        return self.message(message_id, **arguments) if self.has(message_id) else word

    def _case(self, message_id: str) -> str:
        return self._catalogue.attribute(message_id, "case") or NOMINATIVE

    def event(self, seen: SeenEvent, players: Sequence[str]) -> str:
        """One line of the log, for the seat that saw it."""
        message_id = f"event-{slug(seen.what)}"
        return self.message(
            message_id,
            player="" if seen.player is None else players[seen.player],
            cards=self.cards(seen.cards, self._case(message_id)),
            seen=_how_much(len(seen.cards), seen.count),
            count=seen.count,
            source=_place(seen.source),
            target=_place(seen.target),
            mat=self._mat(seen.source, "from") or self._mat(seen.target, "onto"),
            number=seen.number,
            tokens=self.tokens(seen.counter, seen.number) if seen.counter else "",
            option=self._numbered_option(seen.option or "", seen.number if seen.number >= 0 else None, seen.target),
            other=players[seen.number % len(players)] if seen.what in ("pass", "decide for") else "",
        )

    def prompt(self, decision: Decision, players: Sequence[str]) -> str:
        """What is to be decided, in one sentence: because of whom, for what card, what to do, with how many cards and whose."""
        sentence = self._phase_prompt(decision) if decision.phase else self._card_prompt(decision)
        if decision.about is not None:
            sentence = self._about(decision, sentence, players[decision.about])
        sentence = self._because(decision, sentence, players)
        return sentence[:1].upper() + sentence[1:]

    def _about(self, decision: Decision, sentence: str, player: str) -> str:
        """The sentence where it is about somebody else: what they gain, or whose cards are meant."""
        if decision.phase is not None or decision.verbs[0] != "gain":
            return self.message("prompt-about", sentence=sentence, player=player)
        least, most = decision.cost_least, decision.cost_most
        limits = {"cost_least": self._limit(decision, least), "cost_most": self._limit(decision, most)}
        return self.message("prompt-gain-for", player=player, cost=_how_dear(least, most), **limits)

    def _limit(self, decision: Decision, coins: int | None) -> int | str:
        """A limit of costs, with what belongs to it besides coins: ``2 + 1 Potion``."""
        others = (("potions", decision.cost_potions), ("debt", decision.cost_debt))
        parts = [self.message(f"price-{part}", number=number) for part, number in others if number]
        return " + ".join((str(coins or 0), *parts)) if parts else coins or 0

    def _because(self, decision: Decision, sentence: str, players: Sequence[str]) -> str:
        """The sentence after the card that asks, or after whoever played it."""
        card, attack = decision.asked_by, decision.attack
        if attack is not None:
            if card is not None and card != attack.card and card not in decision.cards():
                sentence = self.message("prompt-asked-by", sentence=sentence, card=self.card(card), step=1, steps=1)
            played = self.card(attack.card, self._case("prompt-attack"))
            return self.message("prompt-attack", sentence=sentence, card=played, player=players[attack.player])
        if card is None:
            return sentence
        if decision.played_by is not None:
            played = self.card(card, self._case("prompt-played-by"))
            return self.message("prompt-played-by", sentence=sentence, card=played, player=players[decision.played_by])
        return self.message("prompt-asked-by", sentence=sentence, card=self.card(card), step=decision.step, steps=decision.steps)

    def _phase_prompt(self, decision: Decision) -> str:
        if decision.phase == "action":
            return self.message("prompt-action-phase")
        if decision.phase == "night":
            return self.message("prompt-night-phase")
        offer = "buy" if "play" not in decision.offers else "both" if "buy" in decision.offers else "play"
        return self.message("prompt-buy-phase", offer=offer)

    def option_of(self, asked: Asked, word: str) -> str:
        """An option with the number behind it: ``take 3 coins``."""
        return self._numbered_option(word, asked.numbers.get(word), asked.place)

    def _numbered_option(self, word: str, number: int | None, place: str | None) -> str:
        message_id = f"option-{slug(word)}-number"
        if number is None or not self.has(message_id):
            return self.option(word)
        return self.message(message_id, number=number, place=slug(place or ""))

    def _card_prompt(self, decision: Decision) -> str:
        verb = decision.verbs[0]
        message_id = f"prompt-{slug(verb)}"
        if verb == "choose":
            return self._option_prompt(decision)
        if not decision.offers[verb]:  # in a discreet game
            return self.message("prompt-nothing")
        cards = decision.cards(verb)
        return self.message(
            message_id,
            cards=self.cards(cards, self._case(message_id)),
            how_many=_how_many(decision.most if decision.all_or_none else decision.least, decision.most, len(cards)),
            least=decision.least,
            most=decision.most,
            may="yes" if decision.all_or_none or (decision.least == 0 and decision.most == 1) else "no",
            ordered="yes" if decision.ordered else "no",
            type=slug(decision.types[0]) if len(decision.types) == 1 else "any",
            cost=_how_dear(decision.cost_least, decision.cost_most),
            cost_least=self._limit(decision, decision.cost_least),
            cost_most=self._limit(decision, decision.cost_most),
            place=slug(decision.place or ""),
            target=slug(decision.target or ""),
            kept="no" if decision.keeps is None else "yes",
            keeps=decision.keeps or 0,
            times=decision.times,
        )

    def _option_prompt(self, decision: Decision) -> str:
        words = decision.offers["choose"]
        if words[0].isdecimal():
            return self.message("prompt-choose-number", least=int(words[0]), most=int(words[-1]))
        return self.message("prompt-choose-several", most=decision.most) if decision.most > 1 else self.message("prompt-choose")

    def problem(self, problem: Problem) -> str:
        """What went wrong and the way out. ``$has_NAME`` tells the message whether the detail ``$NAME`` says anything."""
        details: dict[str, Argument] = {}
        for name, value in problem.details.items():
            details[name] = self._conditions(value) if name == "conditions" else self._detail(value)
            details[f"has_{name}"] = "no" if value is None or value == "" else "yes"
        return self.message(f"error-{problem.code}", **details)

    def _conditions(self, value: Any) -> str:
        """Conditions on a kingdom, which the details name by their ids."""
        return self._listed([self._word("condition", condition) for condition in str(value).split(", ")])

    def _detail(self, value: Any) -> Argument:
        if isinstance(value, Problem):
            return self.problem(value)
        if isinstance(value, int) and not isinstance(value, bool) and abs(value) < UNGROUPED:
            return value
        return str(value)


def _place(zone: str | None) -> str:
    """A place as messages know it: all mats are alike but for their names."""
    return "mat" if zone and zone.endswith(MAT) else slug(zone or "")


def _how_much(seen: int, count: int) -> str:
    """Of the cards that an event is about, the seat saw ``all``, ``some`` (the one on top), ``none``, or there was none at all."""
    return "empty" if count == 0 else "all" if seen == count else "some" if seen else "none"


def _how_many(least: int, most: int, kinds: int) -> str:
    """A decision is about one card with a name, ``exactly`` a number, ``up-to`` a number, or a number ``between`` two."""
    if kinds == 1 and most == 1:
        return "named"
    return "exactly" if least == most or most == 1 else "up-to" if least == 0 else "between"


def _how_dear(least: int | None, most: int | None) -> str:
    """A card may have ``any`` cost, ``exactly`` one, one ``up-to`` or ``at-least`` a limit, or one ``between`` two."""
    if most is None:
        return "any" if least is None else "at-least"
    return "up-to" if least is None else "exactly" if least == most else "between"


@cache
def translator(language: str) -> Translator:
    """The translator of a language, made once; an unknown language is refused."""
    return Translator(choose_language(language))
