"""A strategy in the numbers of one box: tables that any machine can run without knowing a card.

Where a strategy says nothing, the defaults that come with the package speak, so that a menu alone plays a whole game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from deckwright.engine.box import Box
from deckwright.engine.program import Verb
from deckwright.engine.state import State
from deckwright.errors import Problem
from deckwright.lang import ACTION, ATTACK, CURSE, TREASURE, VICTORY, Card
from deckwright.lang.deeds import fills, gives, greatest_bonus, sifts
from deckwright.sim.conditions import Fact, Sign, Terms
from deckwright.sim.facts import NAMESPACE, Context
from deckwright.sim.strategy_file import Line, Strategy, parse_strategy

ALWAYS = -1
"""Stands for no condition."""

Numbers = tuple[float, ...]
Entry = tuple[int, int]
"""(kind or word of an option, number of a condition or ``ALWAYS``)."""
Holds = Callable[[State, int, Context], float]

ANY_CARD = -1
"""Stands for every card that has no section of its own."""


@dataclass(frozen=True, slots=True)
class Choice:
    """How cards are chosen for a verb: what is wanted, in order, and in which order a duty is filled up."""

    wanted: tuple[Entry, ...]
    last_resort: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Policy:
    """The tables of one strategy for one box."""

    name: str
    buy: tuple[Entry, ...]
    play: tuple[Entry, ...]
    choices: dict[tuple[int, int], Choice]
    """By verb and kind of the card that asks; kind -1 for any other card."""
    options: dict[int, tuple[Entry, ...]]
    """By kind of the card that asks: words of options."""
    conditions: tuple[Numbers, ...]
    """In postfix order, as ``conditions.py`` describes."""
    junk: bytes
    holds: tuple[Holds, ...]
    """The same conditions as Python functions."""

    def choice(self, verb: int, kind: int) -> Choice:
        """The tables for a verb when this card asks."""
        return self.choices.get((verb, kind)) or self.choices[verb, ANY_CARD]


@cache
def defaults() -> Strategy:
    """What every strategy does where it says nothing."""
    text = (files("deckwright.sim") / "strategies" / "defaults.strategy").read_text(encoding="utf-8")
    return parse_strategy(text, "defaults.strategy", "defaults")


def value(box: Box, kind: int) -> int:
    """How much a card is worth keeping, roughly: Curse, Victory cards, Treasures, Actions; then by cost."""
    types, cost = box.types[kind], box.costs[kind]
    if types & CURSE.mask:
        return 0
    if types & ACTION.mask:
        return 200 + 4 * cost + bool(types & ATTACK.mask)
    return (100 if types & TREASURE.mask else 10) + 4 * cost


def is_junk(box: Box, kind: int) -> bool:
    """Curses, Victory cards that do nothing, and Copper."""
    return value(box, kind) <= 100 and not box.types[kind] & ACTION.mask


def compile_strategy(strategy: Strategy, box: Box) -> Policy:
    """The tables of a strategy; refused for a kingdom that lacks a card it needs."""
    missing = sorted(card for card in strategy.needs if box.kinds.get(card) not in box.piles)
    if missing:
        raise Problem("strategy-needs", strategy=strategy.name, cards=", ".join(missing))
    return _Compiler(strategy, box).policy()


class _Compiler:
    def __init__(self, strategy: Strategy, box: Box) -> None:
        self.strategy, self.box = strategy, box
        self.conditions: list[Numbers] = []
        self.kinds = range(len(box.names))
        self.by_value = sorted(self.kinds, key=lambda kind: (value(box, kind), kind))

    def policy(self) -> Policy:
        box = self.box
        buy = self._entries(self.strategy.section("buy"))
        return Policy(
            name=self.strategy.name,
            buy=buy,
            play=self._play(),
            choices=self._choices(buy),
            options=self._options(),
            conditions=tuple(self.conditions),
            junk=bytes(kind for kind in self.kinds if is_junk(box, kind)),
            holds=tuple(_as_function(condition) for condition in self.conditions),
        )

    def _condition(self, terms: Terms) -> int:
        if not terms:
            return ALWAYS
        numbers = tuple(float(self.box.kinds.get(term, -1)) if isinstance(term, str) else float(term) for term in terms)
        if numbers not in self.conditions:
            self.conditions.append(numbers)
        return self.conditions.index(numbers)

    def _entries(self, lines: Iterable[Line]) -> tuple[Entry, ...]:
        return tuple(
            (kind, self._condition(line.condition)) for line in lines if not line.last_resort for kind in self._selected(line.what)
        )

    def _selected(self, what: str) -> list[int]:
        box = self.box
        match what:
            case "best":
                return self.by_value[::-1]
            case "worst":
                return self.by_value
            case "actions":
                return [kind for kind in self.by_value[::-1] if kind in box.actions]
            case "treasures":
                return [kind for kind in self.by_value[::-1] if kind in box.treasures]
            case "terminals":
                return [kind for kind in self.by_value if kind in box.actions and not gives(box.cards[kind]).actions]
            case "victories":
                return [kind for kind in self.by_value if box.types[kind] == VICTORY.mask]
            case "junk":
                return [kind for kind in self.by_value if is_junk(box, kind)]
            case "unwanted":
                wanted = {line.what for line in self.strategy.section("buy")}
                return [kind for kind in self.by_value[::-1] if box.names[kind] not in wanted and kind in box.piles]
        return [box.kinds[what]] if what in box.kinds else []

    def _play(self) -> tuple[Entry, ...]:
        """The own lines, what the defaults put first, then every other Action in the usual order.

        A default with a condition says when, not in which order.
        """
        own = self.strategy.section("play")
        named = {kind for line in own for kind in self._selected(line.what)}
        usual = [(kind, line.condition) for line in defaults().section("play") for kind in self._selected(line.what) if kind not in named]
        first = tuple((kind, ALWAYS) for kind, terms in usual if not terms)
        whens = {kind: terms for kind, terms in usual if terms}
        rest = sorted((kind for kind in self.box.actions if kind not in named and (kind, ALWAYS) not in first), key=self._eagerness)
        return (*self._entries(own), *first, *self._in_usual_order(rest, whens))

    def _in_usual_order(self, kinds: Sequence[int], whens: Mapping[int, Terms]) -> Iterator[Entry]:
        """What gives Actions, then the dearest; with Actions to spare, what draws most, then the others, and what fills the hand at last.

        What throws off cards for others waits for all of these, since more can be thrown off then, and less is left to be trashed after it.
        """
        cards = self.box.cards
        ending = [kind for kind in kinds if not gives(cards[kind]).actions]
        sifting = [kind for kind in kinds if kind not in ending and sifts(cards[kind])]
        filling = [kind for kind in ending if fills(cards[kind])]
        early = sorted((kind for kind in ending if kind not in filling), key=lambda kind: -_drawn(cards[kind]))
        order: list[tuple[int, Terms]] = [(kind, ()) for kind in kinds if kind not in sifting and kind not in ending]
        if (sifting or early != ending) and any(greatest_bonus(cards[kind], "actions") for kind in self.box.actions):
            order += [(kind, _ACTIONS_TO_SPARE) for kind in early]
        order += [(kind, ()) for kind in sifting]
        order += [(kind, ()) for kind in ending]
        for kind, terms in order:
            yield kind, self._condition(_both(whens.get(kind, ()), terms))

    def _eagerness(self, kind: int) -> tuple[int, int, int]:
        return -gives(self.box.cards[kind]).actions, -value(self.box, kind), kind

    def _choices(self, buy: tuple[Entry, ...]) -> dict[tuple[int, int], Choice]:
        choices = {}
        for verb in _CHOOSING:
            sections = (section for source in (self.strategy, defaults()) for section in source.sections if section.verb == verb.word)
            cards = {section.card for section in sections if section.card is not None}
            if verb is Verb.GAIN:  # each card on the menu gains what the menu says, but not itself
                cards |= {self.box.names[kind] for kind, _ in buy if kind in self.box.actions}
            for card in (None, *sorted(cards)):
                if card is None or card in self.box.kinds:
                    kind = ANY_CARD if card is None else self.box.kinds[card]
                    choices[int(verb), kind] = self._choice(verb, card, buy)
        return choices

    def _choice(self, verb: Verb, card: str | None, buy: tuple[Entry, ...]) -> Choice:
        own = self.strategy.section(verb.word, card) or (self.strategy.section(verb.word) if card else ())
        default = defaults().section(verb.word, card) or defaults().section(verb.word)
        wanted = self._entries(own or default)
        if verb is Verb.GAIN and not own and not (card and defaults().section(verb.word, card)):
            wanted = tuple(entry for entry in (*buy, *wanted) if self.box.names[entry[0]] != card)
        if verb is Verb.PLAY and not (card and self.strategy.section(verb.word, card)):
            wanted = self._play()
        sources = [own, self.strategy.section(verb.word), default, defaults().section(verb.word)]
        last = [kind for source in sources for line in source if line.last_resort for kind in self._selected(line.what)]
        rest = self.by_value[::-1] if verb in (Verb.GAIN, Verb.PLAY) else self.by_value
        return Choice(wanted, tuple(dict.fromkeys((*last, *rest))))

    def _options(self) -> dict[int, tuple[Entry, ...]]:
        options = {}
        for section in (*defaults().sections, *self.strategy.sections):  # the own sections come last and win
            if section.verb == "choose" and section.card in self.box.kinds:
                lines = [line for line in section.lines if line.what in self.box.words]
                options[self.box.kinds[section.card]] = tuple(
                    (self.box.words.index(line.what), self._condition(line.condition)) for line in lines
                )
        return options


_CHOOSING = (
    Verb.PLAY, Verb.GAIN, Verb.DISCARD, Verb.TRASH, Verb.TOPDECK, Verb.SET_ASIDE, Verb.REVEAL, Verb.RETURN, Verb.EMBARGO,
    Verb.GIVE, Verb.PUT, Verb.TOKEN,
)  # fmt: skip

_SIGNS = {
    Sign.ADD: "({} + {})",
    Sign.SUBTRACT: "({} - {})",
    Sign.MULTIPLY: "({} * {})",
    Sign.DIVIDE: "share({}, {})",
    Sign.LESS: "({} < {})",
    Sign.AT_MOST: "({} <= {})",
    Sign.EQUAL: "({} == {})",
    Sign.AND: "({} and {})",
    Sign.OR: "({} or {})",
}


_SHORTCUTS = {
    int(Fact.COINS): "state.coins",
    int(Fact.ACTIONS): "state.actions",
    int(Fact.OWN): "(owned(state, player).count({kind}) - context.gone.count({kind}))",
    int(Fact.PILE): "max(state.supply[{kind}], 0)",
}
"""The commonest facts without a call of their own."""


_ACTIONS_TO_SPARE: Terms = (int(Sign.NUMBER), 1.0, int(Fact.ACTIONS), int(Sign.LESS))


def _drawn(card: Card) -> int:
    """The cards that it draws, where these are more than it costs."""
    return gives(card).cards if gives(card).cards > 1 else 0


def _both(one: Terms, other: Terms) -> Terms:
    return (*one, *other, int(Sign.AND)) if one and other else one or other


def _as_function(numbers: Numbers) -> Holds:
    """A condition as a Python function, made from its numbers alone."""
    steps, stack = iter(numbers), list[str]()
    for step in steps:
        if step < Fact.OWN:
            stack.append(_SHORTCUTS.get(int(step)) or f"{Fact(int(step)).name.lower()}(state, player, context)")
        elif step < Sign.NUMBER:
            kind = int(next(steps))
            stack.append(
                _SHORTCUTS.get(int(step), "{name}(state, player, context, {kind})").format(name=Fact(int(step)).name.lower(), kind=kind)
            )
            if kind < 0:  # a card that is not in this game
                stack[-1] = "0"
        elif step == Sign.NUMBER:
            number = next(steps)
            stack.append(repr(int(number)) if number == int(number) else repr(number))
        elif step == Sign.NOT:
            stack.append(f"(not {stack.pop()})")
        else:
            right, left = stack.pop(), stack.pop()
            stack.append(_SIGNS[Sign(int(step))].format(left, right))
    function: Holds = eval(f"lambda state, player, context: {stack[0]}", NAMESPACE)
    return function
