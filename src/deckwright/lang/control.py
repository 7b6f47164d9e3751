"""Control: sentences made of sentences."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import IntEnum

from deckwright.lang.amounts import Amount, AmountLike, amount
from deckwright.lang.happenings import Happening
from deckwright.lang.parts import parts_of
from deckwright.lang.players import EVERYONE, OTHERS, THEY, YOU, Who
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
class For(Sentence):
    """The sentences speak of this player, or of each of several in turn order; what protects from an Attack counts for others alone."""

    who: Who
    body: Block

    def __init__(self, who: Who, *sentences: Sentence) -> None:
        object.__setattr__(self, "who", who)
        object.__setattr__(self, "body", Block(sentences))


def EachOther(*sentences: Sentence) -> For:  # noqa: N802  # reads as a word of the language
    """Each other player in turn order (CORE-113); an Attack skips whom it does not affect."""
    return For(OTHERS, *sentences)


def EachPlayer(*sentences: Sentence) -> For:  # noqa: N802  # reads as a word of the language
    """Each player in turn order, the one who plays the card first (CORE-112)."""
    return For(EVERYONE, *sentences)


@dataclass(frozen=True, slots=True, init=False)
class TakeTurn(Sentence):
    """Somebody takes a turn after this one (CORE-140). The sentences are followed at its start; ``by`` says who decides in it."""

    who: Who
    by: Who
    body: Block

    def __init__(self, *sentences: Sentence, who: Who = YOU, by: Who = THEY) -> None:
        object.__setattr__(self, "who", who)
        object.__setattr__(self, "by", by)
        object.__setattr__(self, "body", Block(sentences))


@dataclass(frozen=True, slots=True, init=False)
class Option(Sentence):
    """One way to go of ``ChooseOne``, with the word that names it."""

    word: str
    body: Block

    def __init__(self, word: str, *sentences: Sentence) -> None:
        object.__setattr__(self, "word", word)
        object.__setattr__(self, "body", Block(sentences))


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
    """One of the options, chosen by the player of the card, or by whom ``by=`` says."""
    return Choose(1, *options, by=by)


def options_of(sentence: object) -> Iterator[str]:
    """The words of all options that a sentence offers, wherever they stand in it."""
    return (part.word for part in parts_of(sentence) if isinstance(part, Option))


class Use(IntEnum):
    """Whether an effect has to be carried out."""

    MUST = 0
    MAY = 1
    """Its player is asked whether to use it."""
    OFFERS = 2
    """It asks by itself, and can be declined there."""


class Again(IntEnum):
    """How often an effect may be used in one moment (INT-RULE-11)."""

    ONCE = 0
    NOT_IN_A_ROW = 1
    ALWAYS = 2
    EACH_COPY = 3
    """Once for each copy of the card that is there."""


ONCE, NOT_IN_A_ROW, ALWAYS, EACH_COPY = Again
MUST, MAY, OFFERS = Use


@dataclass(frozen=True, slots=True, init=False)
class When(Sentence):
    """Wait for a happening, then follow the sentences: "the first time you play a Silver this turn".

    Below the line of a card ``only_if`` says when it can be used, ``use`` whether it has to be, ``again`` how often in one moment.
    """

    happening: Happening
    body: Block
    only_if: Amount
    use: Use
    again: Again

    def __init__(
        self, happening: Happening, *sentences: Sentence, only_if: AmountLike = 1, use: Use = MUST, again: Again = EACH_COPY
    ) -> None:
        object.__setattr__(self, "happening", happening)
        object.__setattr__(self, "body", Block(sentences))
        object.__setattr__(self, "only_if", amount(only_if))
        object.__setattr__(self, "use", use)
        object.__setattr__(self, "again", again)


def MayReveal(  # noqa: N802  # reads as a word of the language
    happening: Happening, *sentences: Sentence, only_if: AmountLike = 1, again: Again = ONCE
) -> When:
    """From the hand, if the player likes: the card is shown and the sentences are followed."""
    return When(happening, *sentences, only_if=only_if, use=MAY, again=again)
