"""A card: its printed facts and its sentences."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from deckwright.lang.amounts import Amount, AmountLike, amount
from deckwright.lang.control import Block, When
from deckwright.lang.filters import EVENT, LANDMARK, LANDSCAPE, PROJECT, WAY, Filter, Types
from deckwright.lang.verbs import Change, Sentence


class Spot(Enum):
    """Where a card has to be, or what it has to do with a happening, so that it can answer to it."""

    IN_HAND = "in hand"
    IN_PLAY = "in play"
    ITSELF = "itself"
    """It is the card that the happening is about."""
    ON_PILE = "on pile"
    """Its tokens lie on the pile of the card that the happening is about."""
    IN_SUPPLY = "in supply"
    """Its pile is one of the Supply, empty or not."""
    BESIDE = "beside"
    """It is a landscape of the game, for everybody."""
    BOUGHT = "bought"
    """It is a landscape that the player has bought."""


@dataclass(frozen=True, slots=True)
class Standing:
    """A change of costs or types that holds while the card is in play, once for each copy, or in every game with the card."""

    change: Change
    in_play: bool


@dataclass(frozen=True, slots=True)
class Card:
    """One card design in one version."""

    name: str
    cost: int
    """In coins; what it costs besides is in ``potions`` and ``debt``."""
    types: Types
    play: Block
    worth: Amount | None
    below: tuple[tuple[Spot, When], ...] = ()
    """What it does below the line, and where it has to be for that."""
    former_names: tuple[str, ...] = ()
    sets_out: tuple[Pile, ...] = ()
    """Piles outside the Supply that are set out in a game with this card."""
    potions: int = 0
    debt: int = 0
    copies: int = 0
    """How many cards its pile has, where that is not as usual."""
    standing: tuple[Standing, ...] = ()
    """What it changes about costs and types without being played again."""
    in_kingdom: bool = True
    """It can be one of the kingdom piles; others, as Potion, only lie beside them where a card needs them."""
    setup: tuple[Sentence, ...] = ()
    """What is done before a game with it begins."""
    on_token: Change | None = None
    """What is different, in the turns of a player, about the cards of the pile on which the token lies that the player placed with it."""
    ends_game: bool = False
    """The game is over after the turn in which its pile has run out."""
    last_round: bool = False
    """When the game is over, those who have bought it take one more turn each."""

    @property
    def is_landscape(self) -> bool:
        """Whether it lies beside the Supply and is no card at all."""
        return bool(self.types.mask & LANDSCAPE.mask)

    def __repr__(self) -> str:
        return f"<card {self.name}>"


@dataclass(frozen=True, slots=True)
class Pile:
    """A pile with a name of its own: different cards in an order, or cards outside the Supply."""

    name: str
    cards: tuple[tuple[Card, int], ...]
    """Each card with its number of copies, the top one first."""
    in_supply: bool = True
    shuffled: bool = False
    """Its order is drawn by lot when the game is set up."""


def pile(name: str, *cards: tuple[Card, int], in_supply: bool = True, shuffled: bool = False) -> Pile:
    """Describe a pile: cards with their numbers of copies, the top one first."""
    return Pile(name, cards, in_supply, shuffled)


Answers = When | tuple[When, ...]
Changes = Change | tuple[Change, ...]


def card(
    name: str,
    cost: int,
    types: Filter,
    *sentences: Sentence,
    worth: AmountLike | None = None,
    in_hand: Answers = (),
    in_play: Answers = (),
    itself: Answers = (),
    on_pile: Answers = (),
    in_supply: Answers = (),
    formerly: str = "",
    sets_out: tuple[Pile, ...] = (),
    potions: int = 0,
    debt: int = 0,
    copies: int = 0,
    while_in_play: Changes = (),
    always: Changes = (),
    beside: Answers = (),
    bought: Answers = (),
    in_kingdom: bool = True,
    setup: Sentence | None = None,
    on_token: Change | None = None,
    ends_game: bool = False,
    last_round: bool = False,
) -> Card:
    """Describe a card: the sentences above the dividing line, and what it does below it.

    ``worth`` is what it scores, ``in_hand`` what it can do from the hand, ``in_play`` what it does while it is in play,
    ``itself`` what it does when something happens to it, ``on_pile`` what each of its tokens on a pile does when something happens
    to a card of that pile, ``in_supply`` what it does for everybody while it has a pile, ``formerly`` the name it was first printed with,
    ``sets_out`` the piles outside the Supply that it needs, ``potions`` and ``debt`` what it costs besides coins, ``copies`` the size
    of its pile where that is not as usual. ``while_in_play`` are changes of costs and types that each copy in play of the player whose
    turn it is makes, ``always`` those that hold in every game with the card. ``beside`` and ``bought`` are for landscapes: what they do
    for everybody, and for those who have bought them. A card that is not ``in_kingdom`` is never one of the kingdom piles.
    ``setup`` is done before a game with it begins, and asks nobody. ``on_token`` is a change of costs for the pile with the own token.
    A game is over when the pile of a card that ``ends_game`` has run out; ``last_round`` is for landscapes, as ``project`` says.
    """
    if not isinstance(types, Types):
        raise TypeError(f"{name}: the type line must be types joined by |")
    former_names = (formerly,) if formerly else ()
    answers = zip(Spot, (in_hand, in_play, itself, on_pile, in_supply, beside, bought), strict=True)
    below = tuple((spot, answer) for spot, given in answers for answer in ((given,) if isinstance(given, When) else given))
    standing = tuple(
        Standing(change, in_play)
        for in_play, given in ((True, while_in_play), (False, always))
        for change in ((given,) if isinstance(given, Change) else given)
    )
    points = None if worth is None else amount(worth)
    before = () if setup is None else (setup,)
    facts = (former_names, sets_out, potions, debt, copies, standing, in_kingdom, before, on_token, ends_game, last_round)
    return Card(name, cost, types, Block(sentences), points, below, *facts)


def event(name: str, cost: int, *sentences: Sentence, debt: int = 0, on_pile: Answers = (), on_token: Change | None = None) -> Card:
    """A landscape that is bought, does what it says, and stays where it is (AD-RULE-2); its tokens on piles do what ``card`` says."""
    return card(name, cost, EVENT, *sentences, debt=debt, on_pile=on_pile, on_token=on_token)


def project(name: str, cost: int, *answers: When, while_owned: Changes = (), last_round: bool = False) -> Card:
    """A landscape that is bought once and then holds for its player until the game ends (RE-RULE-10).

    With ``last_round`` those who have it take one more turn each after the game would be over.
    """
    return card(name, cost, PROJECT, bought=answers, while_in_play=while_owned, last_round=last_round)


def landmark(name: str, *answers: When, worth: AmountLike | None = None, setup: Sentence | None = None) -> Card:
    """A landscape that does something for everybody, or scores for everybody (EM-RULE-16); ``setup`` lays its tokens out."""
    return card(name, 0, LANDMARK, beside=answers, worth=worth, setup=setup)


def way(name: str, *sentences: Sentence) -> Card:
    """A landscape whose sentences may be followed in place of those of any Action that is played (ME-RULE-14)."""
    return card(name, 0, WAY, *sentences)
