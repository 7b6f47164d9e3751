"""The box: the cards of one game, numbered, with their compiled programs and the tables the machine looks things up in.

Kinds are numbered the same way everywhere: the seven basic cards first, then the others by English name. A box never changes,
so all copies of a game share it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from deckwright.cards import KINGDOM_SETS, SETS, card_names, find_card, find_landscape, find_pile, known_sets
from deckwright.cards.basic import BASIC
from deckwright.engine import program
from deckwright.engine.compile import CLEAN_UP_START, LATER_PHASES_START, Code
from deckwright.engine.compile_happenings import GAINING, happening_number, heard_by, whose_effect
from deckwright.engine.effects import effects
from deckwright.engine.native_words import PYTHON_ALONE
from deckwright.engine.phases import LATER
from deckwright.engine.piles import PileRow
from deckwright.engine.places import Of, counter_number
from deckwright.engine.plain import is_plain
from deckwright.engine.program import DEEDS, OPERANDS, Deed, Happening, Instruction, Op, Operand, Slot, Test, Value, Zone
from deckwright.lang import ACTION, THEY, TREASURE, VICTORY, YOU, Card, Pile, PlaceToken, PutTokens, Spot, When
from deckwright.lang.filters import EVENT, PROJECT, WAY
from deckwright.lang.happenings import Whose
from deckwright.lang.parts import parts_of

ONE = tuple(bytes((kind,)) for kind in range(256))
"""A zone of a single card, by kind."""

NO_COUNTER = -1

COPPER, SILVER, GOLD, ESTATE, DUCHY, PROVINCE, CURSE = range(7)
"""The kinds that are the same in every box."""


_COSTS = (Test.COSTS_UP_TO, Test.COSTS_AT_LEAST)
EVERYWHERE = -1
"""The kind of a change that holds whether or not a card is in play."""
BY_TOKEN = -2
"""The kind of a change of the pile on which the token lies that is counter 0; that of the next one is less by one, and so on."""
_BONUSES_AND_REACTIONS = (Op.DRAW, Op.ACTIONS, Op.BUYS, Op.COINS, Op.ATTACKED)


class Listener(NamedTuple):
    """What a card does, or offers to do, when something happens."""

    happening: int
    kind: int
    start: int
    place: int
    """The zone where the card must lie, or another ``Spot``."""
    whose: int
    where: int
    """The filter that the happening's cards must pass."""
    condition: int
    """An amount that is not 0 when it can be used."""
    use: int
    again: int
    """How often it may be used in the same moment."""
    counter: int
    """The tokens by which it lies on a pile, where that is its ``Spot``."""


class StandingRow(NamedTuple):
    """A change of costs or types that holds by itself."""

    what: int
    where: int
    """The filter that says which cards."""
    number: int
    """An amount of coins, or a mask of types."""
    kind: int
    """The card that must be in play, once for each copy; ``EVERYWHERE`` if none must; ``BY_TOKEN`` and below for the pile of a token."""


_PLACE_OF = {Spot.IN_HAND: Zone.HAND, Spot.IN_PLAY: Zone.IN_PLAY}
"""Where the card of a listener lies, where that is a zone."""


def _token_of(card: Card) -> str:
    """The tokens that a card puts onto piles."""
    return next(part.counter for part in parts_of(card.play) if isinstance(part, PutTokens | PlaceToken))


def card_of_tokens(counter: str, sets: tuple[str, ...]) -> tuple[str, str] | None:
    """The set and the name of the card that says what such tokens on a pile do; from these sets if one of them has it."""
    for set_id in (*sets, *KINGDOM_SETS):
        for card in SETS[set_id]:
            if any(spot is Spot.ON_PILE for spot, _ in card.below) and _token_of(card) == counter:
                return set_id, card.name
    return None


def _listener(code: Code, kind: int, card: Card, spot: Spot, answer: When) -> Listener:
    happening = answer.happening
    return Listener(
        happening_number(happening),
        kind,
        code.add_answer(answer, _PLACE_OF.get(spot, Zone.THERE)),
        int(_PLACE_OF[spot] if spot in _PLACE_OF else program.Spot[spot.name]),
        int(whose_effect(spot, answer)),
        code.add_filter(happening.where),
        code.add_amount(answer.only_if),
        int(answer.use),
        int(answer.again),
        counter_number(_token_of(card), Of.PILE, Of.TOKEN) if spot is Spot.ON_PILE else NO_COUNTER,
    )


def _answer_twice(listeners: tuple[Listener, ...]) -> bool:
    """Whether a card has several answers to the same happening."""
    known = [(listener.kind, listener.happening) for listener in listeners]
    return len(set(known)) < len(known)


def _once_for_each_token(answers: list[tuple[int, Card, Spot, When]]) -> list[tuple[int, Card, Spot, When]]:
    """Where several cards place the same token, the first of them says what it does."""
    known: dict[str, str] = {}
    return [
        (kind, card, spot, answer)
        for kind, card, spot, answer in answers
        if spot is not Spot.ON_PILE or known.setdefault(_token_of(card), card.name) == card.name
    ]


def _asks_where(instruction: Instruction) -> bool:
    meanings = OPERANDS.get(Op(instruction[0]), ())
    return (Operand.ZONE, Zone.WHERE_PUT) in zip(meanings, instruction[1:], strict=False)


def _lends(code: list[Instruction], instruction: Instruction) -> bool:
    return instruction[0] == Op.TAKE_TURN and (instruction[1:3] != (YOU, THEY) or code[instruction[3]][0] != Op.END)


class Box:
    """The cards of one game by kind, and everything about them that stays the same."""

    def __init__(self, sets: tuple[str, ...], kingdom: tuple[str, ...], others: tuple[str, ...], landscapes: tuple[str, ...] = ()) -> None:
        self.sets, self.kingdom, self.others, self.beside = sets, kingdom, others, landscapes
        mixed = [pile for pile in (find_pile(name, sets) for name in kingdom) if pile is not None]
        plain = {*kingdom, *others} - {pile.name for pile in mixed}
        set_out = [pile for name in sorted(plain) for pile in find_card(name, sets)[1].sets_out]
        inside = {card.name for pile in (*mixed, *set_out) for card, _ in pile.cards}
        found = {name: find_card(name, sets) for name in sorted({*plain, *inside} - {card.name for card in BASIC})}
        found |= {name: find_landscape(name, sets) for name in landscapes}
        self.cards: tuple[Card, ...] = (*BASIC, *(card for _, card in found.values()))
        self.set_of = (*("basic" for _ in BASIC), *(set_id for set_id, _ in found.values()))
        self.landscapes = tuple(kind for kind, card in enumerate(self.cards) if card.is_landscape)
        """The kinds that are no cards but lie beside the Supply, after those of all cards."""
        self.on_sale = tuple(kind for kind in self.landscapes if self.cards[kind].types.mask & (EVENT.mask | PROJECT.mask))
        """The landscapes that can be bought."""
        self.names = tuple(card.name for card in self.cards)
        self.nameable = tuple(sorted(card_names(sets)))
        """Every name that can be said where a card is to be named."""
        self.kinds = {name: kind for kind, name in enumerate(self.names)}
        self.piles = tuple(kind for kind, name in enumerate(self.names) if kind < len(BASIC) or name in kingdom)
        self.ending_piles = tuple(kind for kind in self.piles if self.cards[kind].ends_game)
        """The piles that end the game when one of them has run out."""
        self.last_round = bytes(kind for kind in self.landscapes if self.cards[kind].last_round)
        """The Projects whose owners take one more turn after the game would be over."""
        self.ends_otherwise = bool(self.last_round) or self.ending_piles != (PROVINCE,)
        """Whether more than the Provinces and the number of empty piles decides when the game is over."""
        self.special = tuple(self._row(pile) for pile in (*mixed, *dict.fromkeys(set_out)))
        """Piles with a name of their own, in the Supply or outside of it; see ``piles``."""
        homes = {kind: row.cards[0] for row in self.special for kind in row.cards}
        self.pile_of = bytes(homes.get(kind, kind) for kind in range(len(self.names)))
        """By kind: the one that stands for its pile, where tokens on that are counted."""
        self.costs = tuple(card.cost for card in self.cards)
        self.other_costs = any(card.potions or card.debt for card in self.cards)
        """Whether some card costs more than coins."""
        self.other_parts = tuple(card.potions * program.POTION_PART + card.debt * program.DEBT_PART for card in self.cards)
        self.types = tuple(card.types.mask for card in self.cards)
        self.piles_by_cost = tuple(sorted(self.piles, key=lambda kind: self.costs[kind]))
        self._compile()
        self.actions, self.not_actions = self._split(ACTION.mask)
        self.treasures, self.not_treasures = self._split(TREASURE.mask)
        terminals = [kind for kind in self.actions if not self.actions_given(kind)]
        self.not_terminals = bytes(kind for kind in range(len(self.names)) if kind not in terminals)
        self.victories, _ = self._split(VICTORY.mask)
        values = (bonus[3] if bonus and kind in self.treasures else 0 for kind, bonus in enumerate(self.bonus))
        self.coin_values = bytes(values).ljust(256, b"\0")
        whether_plain = [is_plain(self.code, start, self.amounts, self.filters, kind) for kind, start in enumerate(self.starts)]
        self.plain_kinds = bytes(kind for kind, so in enumerate(whether_plain) if so)
        """The kinds that can be played together with all other Treasures of the hand, where they are Treasures."""
        self.odd_treasures = bytes(kind for kind in self.treasures if not whether_plain[kind])
        """Treasures that are played by name."""
        self.plain_treasures = all(self.bonus[kind] for kind in self.treasures) and not self.changes_types
        self.treasures_are_a_move = self.plain_treasures and not self.listeners_to[Happening.PLAY]
        """Whether they only give coins, and no card answers to a card being played."""

    def _row(self, pile: Pile) -> PileRow:
        cards = b"".join(ONE[self.kinds[card.name]] * copies for card, copies in pile.cards)
        return PileRow(pile.name, cards, pile.in_supply, pile.shuffled)

    def _compile(self) -> None:
        heard = frozenset[str]().union(*(heard_by((card.play, card.below)) for card in self.cards))
        ways = tuple(card for card in self.cards if card.types.mask & WAY.mask)
        code = Code(self.kinds, heard, other_costs=self.other_costs, ways=ways)
        self.starts = tuple(code.add_play(card) for card in self.cards)
        answers = _once_for_each_token([(kind, card, spot, answer) for kind, card in enumerate(self.cards) for spot, answer in card.below])
        self.listeners = tuple(_listener(code, *answer) for answer in answers)
        """What cards do below the line, by kind."""
        self.listeners_to = tuple(
            tuple(listener for listener in self.listeners if listener.happening == happening) for happening in Happening
        )
        self.heard = tuple(happening.name.lower().replace("_", " ") in heard for happening in Happening)
        """By happening: whether any card of the game answers to it or waits for it."""
        self.gains_are_heard = bool(heard & GAINING)
        """Whether each card that is gained opens windows."""
        self.purchases_are_moves = not self.on_sale and not self.gains_are_heard and not self.heard[Happening.BUY]
        """Whether only cards are bought and nothing answers to that, as in most games."""
        self.clean_up_is_heard = self.heard[Happening.END_OF_BUY_PHASE] or self.heard[Happening.DISCARDED_FROM_PLAY]
        self.setups = tuple((kind, code.add_setup(card)) for kind, card in enumerate(self.cards) if card.setup)
        """Kinds with something to do before the game begins, and where its program starts."""
        self.worths = tuple((kind, code.add_amount(card.worth)) for kind, card in enumerate(self.cards) if card.worth is not None)
        self.remembers = tuple(any(slot > Slot.THIS and (slot - Slot.PLAYED) % DEEDS == deed for slot in code.slots) for deed in Deed)
        """By deed: whether some card asks who did it this turn, or in their last one."""
        self.remembers_deeds = any(self.remembers)
        self.standing = tuple(
            StandingRow(*code.add_change(row.change), kind if row.in_play else EVERYWHERE)
            for kind, card in enumerate(self.cards)
            for row in card.standing
        )
        by_token = {counter_number(_token_of(card), Of.TOKEN): card.on_token for card in self.cards if card.on_token is not None}
        self.standing += tuple(StandingRow(*code.add_change(change), BY_TOKEN - counter) for counter, change in by_token.items())
        """What changes costs and types by itself."""
        changed = {row.what for row in self.standing} | {instruction[1] for instruction in code.instructions if instruction[0] == Op.CHANGE}
        self.changes_costs, self.changes_types = Value.COST in changed, bool(changed - {Value.COST})
        takes_debt = (Op.TAKE_TOKENS, counter_number("debt", Of.PLAYER))
        self.owes = any(card.debt for card in self.cards) or any(instruction[:2] == takes_debt for instruction in code.instructions)
        """Whether somebody may come to have debt."""
        self.spends_otherwise = self.owes or self.other_costs or bool(self.on_sale)
        """Whether more than the coins and the piles decides what can be bought."""
        later = any(card.types.mask & row.types for card in self.cards for row in LATER)
        self.after_buy = LATER_PHASES_START if later else CLEAN_UP_START
        """Where a turn goes on after the Buy phase."""
        self.remembers_places = any(_asks_where(instruction) for instruction in code.instructions)
        """Whether frames remember where the cards of a slot were put, since that depends on the way there."""
        self.lends_turns = any(_lends(code.instructions, instruction) for instruction in code.instructions)
        """Whether some card gives turns other than one more of the player's own."""
        by_others = any(listener.whose >= PYTHON_ALONE[Whose] for listener in self.listeners)
        self.python_alone = code.python_alone or by_others or _answer_twice(self.listeners)
        """Whether some card has a word that the native machine doesn't know."""
        self.code: tuple[Instruction, ...] = tuple(code.instructions)
        self.amounts = tuple(code.amount_table)
        self.filters = tuple(code.filter_table)
        self.words = tuple(code.words)
        self.fixed_filters = tuple(self._fixed(tests) for tests in self.filters)
        self.bonus = tuple(self._bonus(start) for start in self.starts)
        waiting = {instruction[-1] for instruction in self.code if instruction[0] == Op.WAIT_FOR}
        self.effects = {start: effects(self.code, start) for start in (*waiting, *(listener.start for listener in self.listeners))}
        """By start of a program that answers to a happening: what it does, as far as its order among others is concerned."""

    def _bonus(self, start: int) -> tuple[int, int, int, int]:
        """Cards, Actions, Buys and coins of a card that gives nothing else; empty for any other card. Such a card needs no frame."""
        totals = [0, 0, 0, 0]
        while True:
            op, *operands = self.code[start]
            if op == Op.END:
                return totals[0], totals[1], totals[2], totals[3]
            if not Op.DRAW <= op <= Op.COINS or operands[0] < 0:
                return ()  # type: ignore[return-value]
            totals[op - Op.DRAW] += operands[0]
            start += 1

    def actions_given(self, kind: int) -> int:
        """The +Actions that playing the card gives before anything is decided."""
        given, place = 0, self.starts[kind]
        while self.code[place][0] in _BONUSES_AND_REACTIONS:
            if self.code[place][0] == Op.ACTIONS:
                given += max(self.code[place][1], 0)
            place += 1
        return given

    def _split(self, mask: int) -> tuple[bytes, bytes]:
        kinds = range(len(self.names))
        return bytes(kind for kind in kinds if self.types[kind] & mask), bytes(kind for kind in kinds if not self.types[kind] & mask)

    def _fixed(self, tests: tuple[int, ...]) -> bytes | None:
        """The kinds a filter leaves out, if that is the same at every moment of the game."""
        from deckwright.engine.expressions import left_out

        steps = list(tests)
        while steps:
            test = steps.pop(0)
            if (
                test == Test.LIKE
                or (test in _COSTS and (self.changes_costs or steps[0] < 0))
                or (test == Test.TYPES and self.changes_types)
            ):
                return None
            if test in (Test.TYPES, Test.KIND, *_COSTS):
                steps.pop(0)
        return left_out(self, tests, self.types, None, None)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Box) and self.__reduce__() == other.__reduce__()

    def __hash__(self) -> int:
        return hash((self.sets, self.kingdom, self.others, self.beside))

    def __reduce__(self) -> tuple[Any, ...]:
        return open_box, (self.sets, self.kingdom, self.others, self.beside)

    def __repr__(self) -> str:
        return f"<box {', '.join(self.kingdom)}>"


@lru_cache(maxsize=256)
def open_box(sets: tuple[str, ...], kingdom: tuple[str, ...], others: tuple[str, ...] = (), landscapes: tuple[str, ...] = ()) -> Box:
    """The box for these kingdom piles and landscapes, with ``others`` as cards that have no pile; each made once."""
    return Box(known_sets(sets), kingdom, others, landscapes)
