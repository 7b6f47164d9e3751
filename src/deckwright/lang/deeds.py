"""What a card does, read off its sentences: the one place where strategies, hints, kingdoms and a card's face without prose look.

>>> from deckwright.cards import find_card
>>> from deckwright.lang.deeds import gives
>>> gives(find_card("Market")[1])
Gives(cards=1, actions=1, buys=1, coins=1)
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache

from deckwright.lang.amounts import AmountLike, Number
from deckwright.lang.card import Card, Spot
from deckwright.lang.control import Block, Choose, For, If, TakeTurn, When, While
from deckwright.lang.filters import Like
from deckwright.lang.happenings import START_OF_YOUR_TURN
from deckwright.lang.nouns import HAND, LOOKED, noun
from deckwright.lang.players import EVERYONE, YOU
from deckwright.lang.verbs import (
    Actions,
    BeUnaffected,
    Bonus,
    Buys,
    Cheapen,
    Coins,
    Draw,
    Gain,
    Move,
    NameCard,
    Play,
    Potions,
    PutIntoDeck,
    PutTokens,
    Sentence,
    TakeTokens,
    Trash,
)

BONUSES: dict[type[Bonus], str] = {Draw: "cards", Actions: "actions", Buys: "buys", Coins: "coins"}
WORDS: dict[type[Sentence], str] = {
    Potions: "potions",
    Play: "play",
    PutTokens: "token",
    TakeTurn: "turn",
    BeUnaffected: "be unaffected",
    Cheapen: "cheaper",
    NameCard: "name",
    PutIntoDeck: "put into deck",
}


@dataclass(frozen=True, slots=True)
class Deed:
    """One thing that a card does."""

    what: str
    """A bonus (``cards``), ``points``, ``curse``, or the word of a verb (``trash``)."""
    number: int | None = None
    """How much of a bonus, where that is the same every time."""
    others: bool = False
    """The other players do it, or it happens to them."""
    next_turn: bool = False
    sure: bool = True
    """It happens whenever the card is played; else only if something is so or is chosen."""


@dataclass(frozen=True, slots=True)
class Gives:
    """The bonuses that a card gives whenever it is played, in this turn."""

    cards: int = 0
    actions: int = 0
    buys: int = 0
    coins: int = 0


@cache
def gives(card: Card) -> Gives:
    """What the player of a card can count on."""
    sure = {deed.what: deed.number or 0 for deed in deeds(card) if deed == Deed(deed.what, deed.number)}
    return Gives(**{bonus: sure.get(bonus, 0) for bonus in BONUSES.values()})


@cache
def deeds(card: Card) -> tuple[Deed, ...]:
    """What a card does, each thing once, in the order of its text; its points come last."""
    found: list[Deed] = []
    in_play = (answer for spot, answer in card.below if spot is Spot.IN_PLAY)
    for deed in (*_deeds(card.play, Deed("")), *(deed for answer in in_play for deed in _deeds(answer, Deed("", sure=False)))):
        same = next((at for at, one in enumerate(found) if replace(one, number=deed.number) == deed), None)
        if same is None:
            found.append(deed)
        elif (number := found[same].number) is not None and deed.number is not None:
            found[same] = replace(deed, number=number + deed.number)
    if card.worth is not None:
        found.append(Deed("points", card.worth.value if isinstance(card.worth, Number) else None))
    return tuple(found)


@cache
def reactions(card: Card) -> tuple[Deed, ...]:
    """What a card does from the hand when something happens."""
    from_hand = (answer for spot, answer in card.below if spot is Spot.IN_HAND)
    return tuple(deed for answer in from_hand for deed in _deeds(answer, Deed("", sure=False)))


@cache
def greatest_bonus(card: Card, what: str) -> int:
    """The most that its player can get of a bonus at once."""
    return max((deed.number or 0 for deed in deeds(card) if deed.what == what and not deed.others), default=0)


@cache
def fills(card: Card) -> bool:
    """Whether it draws until the hand has a certain size, so that it is worth most when all else is played."""
    return any(isinstance(sentence, While) for sentence in _sentences(card.play)) and Deed("take", sure=False) in deeds(card)


@cache
def sifts(card: Card) -> bool:
    """Whether it draws as many cards as are thrown off for it."""
    return Deed("cards") in deeds(card) and any(deed.what == "discard" and not deed.others for deed in deeds(card))


@cache
def thins(card: Card) -> bool:
    """Whether it gets other cards out of its owner's deck."""
    trashed = [noun(sentence.what) for sentence in _sentences(card.play) if isinstance(sentence, Trash)]
    return any(what.place in (HAND, LOOKED) and not isinstance(what.where, Like) for what in trashed)


@cache
def gains(card: Card) -> bool:
    """Whether it gains cards for its owner."""
    return any(deed.what == "gain" and not deed.others for deed in deeds(card))


def _sentences(sentence: Sentence) -> Iterator[Sentence]:
    """The sentence and every sentence inside it."""
    yield sentence
    for part, _ in _parts(sentence, Deed("")):
        yield from _sentences(part)


def _deeds(sentence: Sentence, so: Deed) -> Iterator[Deed]:
    """What a sentence does, under the circumstances in which it is followed."""
    for part, circumstances in _parts(sentence, so):
        yield from _deeds(part, circumstances)
    if (word := _word(sentence)) is not None:
        yield replace(so, what=word, number=_number(sentence.number) if isinstance(sentence, Bonus) else None)


def _parts(sentence: Sentence, so: Deed) -> Iterator[tuple[Sentence, Deed]]:
    """The sentences within a sentence, each with what is different for it."""
    perhaps = replace(so, sure=False)
    match sentence:
        case Block():
            yield from ((one, so) for one in sentence.sentences)
        case If():
            yield from ((sentence.then, perhaps), (sentence.otherwise, perhaps))
        case While():
            yield sentence.body, perhaps
        case Choose():
            yield from ((option.body, perhaps) for option in sentence.options)
        case For():
            yield sentence.body, so if sentence.who is EVERYONE else replace(so, others=sentence.who is not YOU)
        case When():
            yield sentence.body, replace(so, next_turn=True) if sentence.happening == START_OF_YOUR_TURN else perhaps


def _word(sentence: Sentence) -> str | None:
    match sentence:
        case Bonus():
            return BONUSES.get(type(sentence)) or WORDS[type(sentence)]
        case Gain(what="Curse"):
            return "curse"
        case Gain():
            return "gain"
        case Move():
            return sentence.word
        case TakeTokens():
            return sentence.counter
        case _:
            return WORDS.get(type(sentence))


def _number(amount: AmountLike) -> int | None:
    return amount.value if isinstance(amount, Number) else amount if isinstance(amount, int) else None
