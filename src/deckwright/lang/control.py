"""Control: sentences made of sentences."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, fields, is_dataclass
from enum import Enum, IntEnum

from deckwright.lang.amounts import Amount, AmountLike, amount
from deckwright.lang.verbs import Sentence


@dataclass(frozen=True, slots=True)
class Block(Sentence):
    """Several sentences, one after the other."""

    sentences: tuple[Sentence, ...]


@dataclass(frozen=True, slots=True)
class If(Sentence):
    """Follow one sentence or the other."""

    condition: Amount
    then: Sentence
    otherwise: Sentence = Block(())


@dataclass(frozen=True, slots=True, init=False)
class While(Sentence):
    """Follow the sentences again and again while the condition holds."""

    condition: Amount
    body: Block

    def __init__(self, condition: Amount, *sentences: Sentence) -> None:
        object.__setattr__(self, "condition", condition)
        object.__setattr__(self, "body", Block(sentences))


@dataclass(frozen=True, slots=True, init=False)
class EachOther(Sentence):
    """Each other player in turn order (CORE-113); an Attack skips whom it does not affect."""

    body: Block

    def __init__(self, *sentences: Sentence) -> None:
        object.__setattr__(self, "body", Block(sentences))


@dataclass(frozen=True, slots=True, init=False)
class EachPlayer(Sentence):
    """Each player in turn order, the one who plays the card first (CORE-112)."""

    body: Block

    def __init__(self, *sentences: Sentence) -> None:
        object.__setattr__(self, "body", Block(sentences))


@dataclass(frozen=True, slots=True, init=False)
class LeftNeighbour(Sentence):
    """The player to the left, whatever protects them: this is no Attack."""

    body: Block

    def __init__(self, *sentences: Sentence) -> None:
        object.__setattr__(self, "body", Block(sentences))


@dataclass(frozen=True, slots=True, init=False)
class Option(Sentence):
    """One way to go of ``ChooseOne``, with the word that names it."""

    word: str
    body: Block

    def __init__(self, word: str, *sentences: Sentence) -> None:
        object.__setattr__(self, "word", word)
        object.__setattr__(self, "body", Block(sentences))


class Who(Enum):
    """Who is asked."""

    YOU = "you"
    """The player of the card."""
    THEY = "they"
    """The player the sentence speaks of."""


YOU, THEY = Who.YOU, Who.THEY


@dataclass(frozen=True, slots=True, init=False)
class Choose(Sentence):
    """Somebody chooses that many different options; they are followed in the printed order (CORE-115, INT-RULE-6)."""

    number: Amount
    options: tuple[Option, ...]
    by: Who

    def __init__(self, number: AmountLike, *options: Option, by: Who = YOU) -> None:
        object.__setattr__(self, "number", amount(number))
        object.__setattr__(self, "options", options)
        object.__setattr__(self, "by", by)


def ChooseOne(*options: Option, by: Who = YOU) -> Choose:  # noqa: N802  # reads as a word of the language
    """One of the options, chosen by the player of the card or, with ``by=THEY``, by the player the sentence speaks of."""
    return Choose(1, *options, by=by)


def options_of(sentence: object) -> Iterator[str]:
    """The words of all options that a sentence offers, wherever they stand in it."""
    if isinstance(sentence, Option):
        yield sentence.word
    if isinstance(sentence, tuple):
        parts: Iterable[object] = sentence
    else:
        parts = (getattr(sentence, part.name) for part in fields(sentence)) if is_dataclass(sentence) else ()
    for part in parts:
        yield from options_of(part)


@dataclass(frozen=True, slots=True)
class Happening:
    """Something that a trigger waits for."""

    name: str
    card: str | None = None
    once: bool = True


def each_play_of(name: str) -> Happening:
    """Every later time this turn that the player plays a card of this name."""
    return Happening("play", name, once=False)


def first_play_of(name: str) -> Happening:
    """The next time this turn that the player plays a card of this name."""
    return Happening("play", name)


ATTACKED = Happening("attacked")
"""Another player plays an Attack."""


START_OF_YOUR_TURN = Happening("start of turn")
"""The player's next turn begins; a card in play whose effect waits for that stays in play (CORE-130)."""

DISCARDED_FROM_PLAY = Happening("discarded from play")
"""The card is about to be discarded from play in Clean-up."""


@dataclass(frozen=True, slots=True, init=False)
class When(Sentence):
    """Wait for a happening, then follow the sentences: "the first time you play a Silver this turn"."""

    happening: Happening
    body: Block

    def __init__(self, happening: Happening, *sentences: Sentence) -> None:
        object.__setattr__(self, "happening", happening)
        object.__setattr__(self, "body", Block(sentences))


class Again(IntEnum):
    """How often a Reaction may be used against one play of an Attack (INT-RULE-11)."""

    ONCE = 0
    NOT_IN_A_ROW = 1
    ALWAYS = 2


ONCE, NOT_IN_A_ROW, ALWAYS = Again


@dataclass(frozen=True, slots=True, init=False)
class MayReveal(When):
    """From the hand, if the player likes: the card is shown and the sentences are followed.

    ``only_if`` says when it can be used, ``again`` how often in the same moment.
    """

    only_if: Amount
    again: Again

    def __init__(self, happening: Happening, *sentences: Sentence, only_if: AmountLike = 1, again: Again = ONCE) -> None:
        When.__init__(self, happening, *sentences)
        object.__setattr__(self, "only_if", amount(only_if))
        object.__setattr__(self, "again", again)
