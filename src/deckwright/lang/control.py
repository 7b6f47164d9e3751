"""Control: sentences made of sentences."""

from __future__ import annotations

from dataclasses import dataclass

from deckwright.lang.amounts import Amount
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
class Option(Sentence):
    """One way to go of ``ChooseOne``, with the word that names it."""

    word: str
    body: Block

    def __init__(self, word: str, *sentences: Sentence) -> None:
        object.__setattr__(self, "word", word)
        object.__setattr__(self, "body", Block(sentences))


@dataclass(frozen=True, slots=True, init=False)
class ChooseOne(Sentence):
    """The player of the card chooses one option (CORE-115)."""

    options: tuple[Option, ...]

    def __init__(self, *options: Option) -> None:
        object.__setattr__(self, "options", options)


@dataclass(frozen=True, slots=True)
class Happening:
    """Something that a trigger waits for."""

    name: str
    card: str | None = None


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
