"""Conditions in strategy files: what they may speak of, how they are read, and what they are in numbers.

``n(Smithy) < treasures / 11 and turn > 2``. A condition is compiled to a flat list of numbers in postfix order, which any machine
can run; numbers are double precision, so that a share is not rounded.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import IntEnum

from deckwright.errors import suggestion

MOST_TOKENS = 120
"""Words, numbers and signs of one condition: more would be a program."""
HIGHEST_NUMBER = 1_000_000.0


class Mistake(Exception):
    """Something in a line that can't be read; whoever reads the file adds file and line."""

    def __init__(self, column: int, expected: str, found: str, near: str = "") -> None:
        super().__init__(expected)
        self.column, self.expected, self.found, self.near = column, expected, found, near


class Fact(IntEnum):
    """What a condition can ask. Those from ``OWN`` on are about a kind of card."""

    COINS = 0  # coins to spend now
    BUYS = 1
    ACTIONS = 2
    TURN = 3  # own turn, from 1
    MONEY = 4  # coin value of all own Treasures
    TREASURES = 5  # own Treasure cards
    DECK = 6  # all own cards
    GAINS_LEFT = 7  # gains that can end the game
    EMPTY_PILES = 8
    LEAD = 9  # own score less the best other one
    HAND_SIZE = 10
    HAND_MONEY = 11  # coins to spend now and in the Treasures in hand
    TOKENS = 12  # own coin tokens
    MAT = 13  # cards on the own Native Village mat
    MINE = 14  # the question is about the own cards
    SHOWN = 15  # cards looked at or revealed
    SHOWN_JUNK = 16
    TERMINALS = 17  # Actions in hand that give no Action
    DRAW_PILE = 18  # own cards that are drawn before the next shuffle
    DRAW_MONEY = 19  # coin value of the Treasures among them
    TURNS_AHEAD = 20  # own turns less those of the opponent who had most, if the game ended with this turn
    OWN = 21
    HAND = 22
    IN_PLAY = 23
    PILE = 24
    THEIRS = 25  # copies of the opponent who has most


class Sign(IntEnum):
    """Operators, after their operands."""

    NUMBER = 64  # value
    ADD = 65
    SUBTRACT = 66
    MULTIPLY = 67
    DIVIDE = 68
    LESS = 69
    AT_MOST = 70
    EQUAL = 71
    AND = 72
    OR = 73
    NOT = 74


PLAIN = {fact.name.lower(): fact for fact in Fact if fact < Fact.OWN}
OF_CARD = {fact.name.lower(): fact for fact in Fact if fact >= Fact.OWN} | {"n": Fact.OWN}
_SHORT = {"M": (Fact.MONEY,), "E": (Fact.GAINS_LEFT,)}
WORDS = (*PLAIN, *OF_CARD, "provinces", *_SHORT, "P", "and", "or", "not")

Terms = tuple[int | float | str, ...]
"""Postfix: a fact, a fact of cards and its card's name, a number after ``NUMBER``, or a sign."""

_TOKEN = re.compile(r"\s*(?:(?P<number>\d+(?:\.\d+)?)|(?P<word>[A-Za-z_]+)|(?P<sign><=|>=|!=|[<>=+\-*/()]))")


@dataclass(slots=True)
class _Token:
    kind: str
    text: str
    column: int


class ConditionReader:
    """Reads one condition; ``card`` is what a bare ``n`` speaks of."""

    def __init__(self, text: str, start: int, card: str | None, known_cards: list[str]) -> None:
        self.text, self.start, self.card, self.known = text, start, card, known_cards
        self.place = 0
        self.tokens = self._tokens()

    def terms(self) -> Terms:
        """The whole condition."""
        terms = self._either()
        if self._peek().kind != "end":
            raise self._wrong("and-or")
        return terms

    def _tokens(self) -> list[_Token]:
        tokens, place = [], 0
        while place < len(self.text) and self.text[place:].strip():
            match = _TOKEN.match(self.text, place)
            if match is None or match.lastgroup is None:
                at = place + len(self.text[place:]) - len(self.text[place:].lstrip())
                raise Mistake(self.start + at, "fact", self.text[at])
            tokens.append(_Token(match.lastgroup, match[match.lastgroup], self.start + match.start(match.lastgroup)))
            place = match.end()
            if len(tokens) > MOST_TOKENS:
                raise Mistake(tokens[-1].column, "short-condition", tokens[-1].text)
        return [*tokens, _Token("end", "", self.start + len(self.text.rstrip()))]

    def _peek(self) -> _Token:
        return self.tokens[self.place]

    def _next(self) -> _Token:
        self.place += 1
        return self.tokens[self.place - 1]

    def _took(self, *texts: str) -> str | None:
        if self._peek().text in texts:
            return self._next().text
        return None

    def _wrong(self, expected: str, near: str = "") -> Mistake:
        token = self._peek()
        return Mistake(token.column, expected, token.text, near)

    def _either(self) -> Terms:
        terms = self._both()
        while self._took("or"):
            terms = (*terms, *self._both(), int(Sign.OR))
        return terms

    def _both(self) -> Terms:
        terms = self._not()
        while self._took("and"):
            terms = (*terms, *self._not(), int(Sign.AND))
        return terms

    def _not(self) -> Terms:
        if self._took("not"):
            return (*self._not(), int(Sign.NOT))
        return self._comparison()

    def _comparison(self) -> Terms:
        left = self._sum()
        sign = self._took("<", "<=", ">", ">=", "=", "!=")
        if sign is None:
            return left
        right = self._sum()
        match sign:
            case "<":
                return (*left, *right, int(Sign.LESS))
            case ">":
                return (*right, *left, int(Sign.LESS))
            case "<=":
                return (*left, *right, int(Sign.AT_MOST))
            case ">=":
                return (*right, *left, int(Sign.AT_MOST))
            case "=":
                return (*left, *right, int(Sign.EQUAL))
        return (*left, *right, int(Sign.EQUAL), int(Sign.NOT))

    def _sum(self) -> Terms:
        terms = self._product()
        while sign := self._took("+", "-"):
            terms = (*terms, *self._product(), int(Sign.ADD if sign == "+" else Sign.SUBTRACT))
        return terms

    def _product(self) -> Terms:
        terms = self._atom()
        while sign := self._took("*", "/"):
            terms = (*terms, *self._atom(), int(Sign.MULTIPLY if sign == "*" else Sign.DIVIDE))
        return terms

    def _atom(self) -> Terms:
        token = self._peek()
        if token.kind == "number":
            if float(token.text) > HIGHEST_NUMBER:
                raise self._wrong("small-number")
            return (int(Sign.NUMBER), float(self._next().text))
        if self._took("-"):
            return (int(Sign.NUMBER), 0.0, *self._atom(), int(Sign.SUBTRACT))
        if self._took("("):
            terms = self._either()
            if not self._took(")"):
                raise self._wrong("bracket")
            return terms
        if token.kind == "word":
            return self._fact()
        raise self._wrong("fact")

    def _fact(self) -> Terms:
        word = self._peek().text
        if word in OF_CARD and self.tokens[self.place + 1].text == "(":
            return self._fact_of_card(OF_CARD[self._next().text])
        if word in ("provinces", "P"):
            self._next()
            return (int(Fact.PILE), "Province")
        if word == "n" and self.card is not None:
            self._next()
            return (int(Fact.OWN), self.card)
        if word in _SHORT or word in PLAIN:
            self._next()
            return tuple(int(fact) for fact in _SHORT.get(word, (PLAIN[word],) if word in PLAIN else ()))
        if word in OF_CARD:
            raise self._wrong("fact", f"{word}(Silver)")
        raise self._wrong("fact", suggestion(word, list(WORDS)))

    def _fact_of_card(self, fact: Fact) -> Terms:
        self._next()
        words = []
        while self._peek().kind == "word":
            words.append(self._next())
        name = " ".join(word.text for word in words)
        if name not in self.known:
            column = words[0].column if words else self._peek().column
            raise Mistake(column, "card", name or self._peek().text, suggestion(name, self.known))
        if not self._took(")"):
            raise self._wrong("bracket")
        return (int(fact), name)


def cards_in(terms: Terms) -> set[str]:
    """The cards a condition names."""
    return {term for term in terms if isinstance(term, str)}
