"""Decisions: what is asked of whom, what may be said, and all that a question tells besides."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import combinations, permutations, product

from deckwright.engine import question, window
from deckwright.engine.answer import BARE, Answer
from deckwright.engine.expressions import amount, bounds, candidates
from deckwright.engine.phase_offers import phase_offers
from deckwright.engine.phases import phase_of
from deckwright.engine.program import DECLINE, VERB_BY_WORD, ZONE_NAMES, Choosing, Instruction, Op, Slot, Verb, Zone
from deckwright.engine.question import Attack
from deckwright.engine.seats import asked_seat
from deckwright.engine.state import Frame, State

_NO_CARDS = (Verb.CHOOSE.word, Verb.NAME.word, Verb.PAY.word)
"""Verbs whose offers are words and numbers, or any card there is."""


@dataclass(frozen=True, slots=True)
class Decision:
    """What is asked of whom.

    ``offers`` has, for each verb on offer, the cards (with copies) or options it may name. ``least`` and ``most`` say how many
    cards the answer names, ``ordered`` whether their order counts. The rest is there to be told; answers don't depend on it.
    """

    player: int
    offers: dict[str, tuple[str, ...]]
    asked_by: str | None = None
    least: int = 1
    most: int = 1
    ordered: bool = False
    all_or_none: bool = False
    """As many cards as ``most`` says, or none."""
    phase: str | None = None
    about: int | None = None
    """Whose cards it is about, or for whom it is decided, where that is somebody else."""
    place: str | None = None
    """Where the cards lie that are on offer, or that the options are about; in a phase those to play. Cards to buy lie in the Supply."""
    owner: int | None = None
    """Whose cards those are; nobody's in the Supply and in the trash."""
    target: str | None = None
    """Where the chosen cards go."""
    played_by: int | None = None
    """Whose card asks, where that is somebody else."""
    attack: Attack | None = None
    """The Attack of somebody else because of which this is asked, also where it is a Reaction that asks."""
    types: tuple[str, ...] = ()
    """The types of which a card must have one."""
    cost_least: int | None = None
    cost_most: int | None = None
    """What a card may cost in coins, worked out; where both are the same, exactly that."""
    cost_potions: int = 0
    cost_debt: int = 0
    """What belongs to these limits besides the coins."""
    keeps: int | None = None
    """How many cards stay, where the question is put that way (discard down to three)."""
    times: int = 1
    """How often a card that is chosen now is played."""
    step: int = 1
    steps: int = 1
    """Which question of the card to this player it is, and how many there can be; 1 of 1 where they can't be counted."""
    moment: str | None = None
    """The happening in which effects are put in order or may be used."""
    cards_of_moment: tuple[str, ...] = ()
    """The cards that it is about."""
    numbers: dict[str, int] = field(default_factory=dict)
    """The numbers behind options: the bonus that one gives, or how many of one's own cards it moves."""

    @property
    def verbs(self) -> tuple[str, ...]:
        """The words an answer may begin with."""
        return tuple(self.offers)

    def cards(self, verb: str | None = None) -> tuple[str, ...]:
        """The names on offer, each once, for one verb or for all."""
        verbs = self.verbs if verb is None else (verb,)
        return tuple(dict.fromkeys(name for word in verbs if word not in _NO_CARDS for name in self.offers.get(word, ())))

    def answers(self) -> Iterator[Answer]:
        """Every legal answer, each once."""
        for verb, offered in self.offers.items():
            word = VERB_BY_WORD[verb]
            if word in BARE:
                yield Answer(verb)
            elif self.phase or word in (Verb.KEEP, Verb.NAME):
                for name in dict.fromkeys(offered):
                    yield Answer(verb, (name,))
            elif word is Verb.CHOOSE:
                for options in combinations(offered, self.most):
                    yield Answer(verb, options)
            else:
                for cards in self._selections(offered, declined=word in DECLINE):
                    yield Answer(verb, cards)

    def _selections(self, offered: tuple[str, ...], declined: bool) -> Iterator[tuple[str, ...]]:
        counts = Counter(offered)
        least = max(self.least, 1) if declined else self.least
        for copies in product(*(range(min(count, self.most) + 1) for count in counts.values())):
            if least <= sum(copies) <= self.most and not (self.all_or_none and 0 < sum(copies) < self.most):
                cards = tuple(name for name, number in zip(counts, copies, strict=True) for _ in range(number))
                yield from sorted(set(permutations(cards))) if self.ordered else (cards,)


def pending(state: State) -> Decision | None:
    """The decision that is asked now, or nothing when the game is over."""
    if state.asking < 0:
        return None
    frame = state.stack[-1]
    instruction = state.box.code[frame.pc]
    op = instruction[0]
    if (row := phase_of(instruction)) is not None:
        return Decision(
            state.asking,
            phase_offers(state, op),
            phase=row.label,
            about=state.player if state.player != state.asking else None,
            place=ZONE_NAMES[Zone.HAND],
            owner=state.player,
        )
    step, steps = question.steps(state.box).get(frame.pc, (1, 1))
    asked = Decision(
        state.asking,
        {},
        state.box.names[frame.kind] if frame.kind >= 0 else None,
        about=frame.subject if frame.subject != state.asking else None,
        played_by=frame.player if frame.player != state.asking else None,
        attack=question.attack(state),
        step=step,
        steps=steps,
    )
    match op:
        case Op.WINDOW:
            return _window(state, asked, frame)
        case Op.CHOOSE_OPTION:
            return _options(state, asked, frame, instruction)
        case Op.CHOOSE_NUMBER:
            numbers = range(amount(state, frame, instruction[1]), amount(state, frame, instruction[2]) + 1)
            return replace(asked, offers={Verb.CHOOSE.word: tuple(map(str, numbers))}, place=ZONE_NAMES[Zone.DECK], owner=frame.subject)
        case Op.NAME:
            return replace(asked, offers={Verb.NAME.word: state.box.nameable})
    return _cards(state, asked, frame, instruction)


def _window(state: State, asked: Decision, frame: Frame) -> Decision:
    """One question for everything that this player may use or has to put in order now (INT-RULE-10)."""
    names = state.box.names
    offers = {verb.word: tuple(names[kind] for kind in kinds) for verb, kinds in window.offers(state, frame).items()}
    cards = [name for offered in offers.values() for name in offered]
    reveals = Verb.REVEAL.word in offers
    return replace(
        asked,
        offers=offers,
        asked_by=cards[0] if len(cards) == 1 else None,
        about=asked_seat(state) if state.minds and asked_seat(state) != state.asking else None,
        played_by=None,
        least=0 if Verb.PASS.word in offers else 1,
        place=ZONE_NAMES[Zone.HAND] if reveals else None,
        owner=asked_seat(state) if reveals else None,
        moment=window.moment(frame),
        cards_of_moment=tuple(names[kind] for kind in frame.them),
    )


def _options(state: State, asked: Decision, frame: Frame, instruction: Instruction) -> Decision:
    words = tuple(state.box.words[word] for word in instruction[3:])
    zone = question.option_place(state.box, frame.pc)
    number = amount(state, frame, instruction[2])
    return replace(
        asked,
        offers={Verb.CHOOSE.word: words},
        least=number,
        most=number,
        place=None if zone is None else question.place(zone, frame),
        owner=None if zone is None else question.owner(frame, zone, Slot.NONE),
        numbers=question.option_numbers(state, frame),
    )


def _cards(state: State, asked: Decision, frame: Frame, instruction: Instruction) -> Decision:
    _, number, zone, slot, where, _, _, _, flags = instruction
    verb = Verb(number)
    cards = candidates(state, frame, zone, slot, where)
    least, most = bounds(state, frame, instruction, len(cards))
    offered = tuple(state.box.names[kind] for kind in sorted(cards))
    offers: dict[str, tuple[str, ...]] = {verb.word: offered} if offered or verb not in DECLINE else {Verb.PASS.word: ()}
    if least == 0 and most == 1 and verb in DECLINE:
        offers[DECLINE[verb].word] = offered if DECLINE[verb] is Verb.KEEP else ()
    target, times = question.destination(state, frame)
    wanted = question.wanted(state, frame, where)
    all_or_none = bool(flags & Choosing.ALL_OR_NONE)
    return replace(
        asked,
        offers=offers,
        least=0 if all_or_none else least,
        most=most,
        ordered=bool(flags & Choosing.ORDERED) and most > 1,
        all_or_none=all_or_none,
        place=question.place(zone, frame, slot),
        owner=question.owner(frame, zone, slot),
        target=target,
        types=wanted.types,
        cost_least=wanted.cost_least,
        cost_most=wanted.cost_most,
        cost_potions=wanted.cost_potions,
        cost_debt=wanted.cost_debt,
        keeps=question.kept(state.box, instruction),
        times=times,
    )
