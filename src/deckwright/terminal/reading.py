"""Understanding what a person types: the words of answers, numbers, names in any language, beginnings of words."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from deckwright.engine.answer import NOTHING, Answer, missing_after
from deckwright.engine.decision import Decision
from deckwright.engine.program import VERB_BY_WORD
from deckwright.errors import IllegalAnswer, suggestion
from deckwright.notation.spelling import folded
from deckwright.terminal.choices import ENDINGS, Choice, chosen
from deckwright.terminal.names import NameBook
from deckwright.text import Translator

_BARE = ("play treasures", *ENDINGS)
ANSWERS = tuple(verb for verb in VERB_BY_WORD if verb not in ("take", "look", "put under"))
"""Verbs that an answer may begin with; the others are in the log only."""
_COPIES = re.compile(r"([0-9]{1,3})\s*[x×]\s*(.+)")
_INTO_DECK = re.compile(r"(?:^|\s+)deck$", re.IGNORECASE)
"""What may follow the card that is put into the deck, as answers are written."""
_NUMBERS = re.compile("[0-9]{1,6}(?:[ ,]+[0-9]{1,6})*")


class Reader:
    """Reads answers to decisions, for one language and the cards of one game."""

    def __init__(self, translator: Translator, names: NameBook) -> None:
        self.translator = translator
        self.names = names

    def answer(self, text: str, decision: Decision, entries: Sequence[Choice]) -> Answer:
        """What the text says to this decision. Whether it is legal is for the game to say."""
        text = " ".join(text.split())
        if text.isdecimal() and text in decision.offers.get("choose", ()):
            return Answer("choose", (text,))
        if _NUMBERS.fullmatch(text) and entries:
            return chosen([int(number) for number in re.findall("[0-9]+", text)], entries)
        options = [self._option(part.strip(), decision) for part in text.split(",")]
        if all(options):
            return Answer("choose", tuple(option for option in options if option))
        return self._with_verb(text, decision) or self._without_verb(text, decision) or self._refuse(text, decision)

    def _with_verb(self, text: str, decision: Decision) -> Answer | None:
        words = text.split()
        said = [folded(word) for word in words]
        for form, verb in self._spoken(ANSWERS):
            if said[: len(form)] == form:
                rest = " ".join(words[len(form) :])
                if verb in _BARE:
                    if not rest:
                        return Answer(verb)
                    continue
                return self._named(verb, rest, decision) if rest else self._only(verb, decision)
        rest = " ".join(words[1:])
        verbs = {verb for form, verb in self._spoken(decision.verbs) if form[0].startswith(said[0]) and verb not in _BARE}
        if rest and said[0] and len(verbs) == 1:
            verb = verbs.pop()
            known = [self._card(part, verb, decision) for part in rest.split(",")]
            return self._named(verb, rest, decision) if all(known) else None
        return None

    def _spoken(self, verbs: Iterable[str]) -> list[tuple[list[str], str]]:
        """The words of each verb, as answers are written and in the person's language; long ones first."""
        forms = [([folded(word) for word in form.split()], verb) for verb in verbs for form in (verb, self.translator.verb(verb))]
        return sorted(forms, key=lambda entry: len(entry[0]), reverse=True)

    def _only(self, verb: str, decision: Decision) -> Answer:
        """A verb alone is enough where it can be about one card only."""
        offered = dict.fromkeys(decision.offers.get(verb, ()))
        if len(offered) == 1 and decision.least <= 1:
            return Answer(verb, tuple(offered))
        if verb == "choose" and offered:
            raise IllegalAnswer("no-such-option", option="", options=", ".join(offered))
        raise IllegalAnswer("answer-incomplete", answer=self.translator.verb(verb), missing=missing_after(verb))

    def _named(self, verb: str, rest: str, decision: Decision) -> Answer:
        if folded(rest) in self._nothing():
            return Answer(verb)
        if verb == "pay":
            return Answer(verb, (rest,))
        if verb == "choose":
            return Answer(verb, tuple(self._option(part.strip(), decision) or part.strip() for part in rest.split(",")))
        if verb == "put":
            rest = _INTO_DECK.sub("", rest)
            if not rest:
                return self._only(verb, decision)
        cards: list[str] = []
        for part in rest.split(","):
            match = _COPIES.fullmatch(part.strip())
            copies, name = (int(match[1]), match[2]) if match else (1, part.strip())
            together = self._run_together(name.split())
            if together and self.names.exactly(name) is None:
                meant = self.spoken(Answer(verb, together), decision)
                raise IllegalAnswer("answer-unreadable", answer=f"{self.translator.verb(verb)} {rest}", suggestion=meant)
            cards += [self._card(name, verb, decision) or self.names.find(name)] * copies
        return Answer(verb, tuple(cards))

    def _run_together(self, words: Sequence[str]) -> tuple[str, ...]:
        """Several cards without commas between them."""
        for end in range(1, len(words)):
            first = self.names.exactly(" ".join(words[:end]))
            last = self.names.exactly(" ".join(words[end:]))
            others = (last,) if last else self._run_together(words[end:])
            if first and others:
                return first, *others
        return ()

    def _card(self, name: str, verb: str, decision: Decision) -> str | None:
        """The card that is meant; a beginning is enough if only one card on offer begins so."""
        match = _COPIES.fullmatch(name.strip())
        name = match[2] if match else name
        found = self.names.exactly(name)
        if found is not None:
            return found
        matches = [card for card in self.names.beginning(name) if card in decision.offers.get(verb, ())]
        return matches[0] if len(matches) == 1 else None

    def _option(self, text: str, decision: Decision) -> str | None:
        options = decision.offers.get("choose", ())
        forms = {word: [folded(form) for form in self._forms(word, decision)] for word in options}
        exact = [word for word in options if folded(text) in forms[word]]
        near = [word for word in options if any(form.startswith(folded(text)) for form in forms[word])]
        return exact[0] if exact else near[0] if len(near) == 1 and text else None

    def _forms(self, word: str, decision: Decision) -> tuple[str, str, str]:
        """An option as answers are written, and in the person's language without and with its number."""
        return word, self.translator.option(word), self.translator.option_of(decision, word)

    def _nothing(self) -> tuple[str, str]:
        return folded(NOTHING), folded(self.translator.message("terminal-nothing"))

    def _without_verb(self, text: str, decision: Decision) -> Answer | None:
        """Only a card, an option, or the beginning of a word: good enough if it can mean just one thing."""
        if folded(text) in self._nothing() and decision.verbs:
            return Answer(decision.verbs[0])
        bare = {verb for form, verb in self._spoken(decision.verbs) if verb in _BARE and "".join(form).startswith(folded(text))}
        return self._one(text, [*(Answer(verb) for verb in bare if folded(text)), *self._about_cards(text, decision)], decision)

    def _about_cards(self, text: str, decision: Decision) -> list[Answer]:
        """What can be done with the cards that are named."""
        meant = []
        for verb in decision.verbs:
            if verb in ("choose", "pay", *_BARE):
                continue
            if all(self._card(part, verb, decision) in decision.offers[verb] for part in text.split(",")):
                meant.append(self._named(verb, text, decision))
        return meant

    def _one(self, text: str, meant: Sequence[Answer], decision: Decision) -> Answer | None:
        if len(meant) > 1:
            raise IllegalAnswer("answer-ambiguous", answer=text, meanings=" / ".join(self.spoken(answer, decision) for answer in meant))
        return meant[0] if meant else None

    def _with_another_verb(self, text: str, decision: Decision) -> list[Answer]:
        """What is meant where nothing but the verb is unknown, or commas are missing: ``burn Copper``, ``Copper Estate``."""
        words = text.split()
        together = ", ".join(self._run_together(words))
        for rest in [together] if together else [" ".join(words[start:]) for start in range(1, len(words))]:
            option = self._option(rest, decision)
            meant = [Answer("choose", (option,))] if option else self._about_cards(rest, decision)
            if meant:
                return meant
        return []

    def spoken(self, answer: Answer, decision: Decision) -> str:
        """An answer to this decision in the person's language, as it can be typed."""
        verb = self.translator.verb(answer.verb)
        if answer.verb in _BARE:
            return verb
        if answer.verb == "pay":
            return f"{verb} {', '.join(answer.cards)}"
        if answer.verb == "choose":
            return f"{verb} {', '.join(self.translator.option_of(decision, word) for word in answer.cards)}"
        return f"{verb} {self.translator.cards(answer.cards) if answer.cards else self.translator.message('terminal-nothing')}"

    def _refuse(self, text: str, decision: Decision) -> Answer:
        words = [form for verb in decision.verbs for form in (verb, self.translator.verb(verb))]
        shown = [self.translator.card(name) for name in decision.cards()]
        near = suggestion(text, [*words, *shown])
        meant = self._with_another_verb(text, decision)
        if near and not any(near == self.translator.card(name) for answer in meant for name in answer.cards):
            meant = []  # a slip in the name of another card
        if (one := self._one(text, meant, decision)) is not None:
            raise IllegalAnswer("answer-unreadable", answer=text, suggestion=self.spoken(one, decision))
        if len(decision.verbs) == 1 and decision.verbs[0] != "choose":
            return self._named(decision.verbs[0], text, decision)
        if near:
            raise IllegalAnswer("answer-unreadable", answer=text, suggestion=near)
        verbs = ", ".join(dict.fromkeys(self.translator.verb(verb) for verb in decision.verbs))
        raise IllegalAnswer("move-unreadable", answer=text, verbs=verbs)
