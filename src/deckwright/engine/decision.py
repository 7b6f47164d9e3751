"""Decisions and answers: what is asked, what may be said, and precise refusals of everything else.

An answer is written ``VERB CARD, CARD`` with English card names (``discard Estate, Estate``, ``end turn``, ``choose keep``).
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import combinations, permutations, product

from deckwright.cards import present_name
from deckwright.engine import machine, question, window
from deckwright.engine.choosing import bounds
from deckwright.engine.expressions import amount, candidates, costs
from deckwright.engine.piles import supply_kinds
from deckwright.engine.program import DECLINE, VERB_BY_WORD, ZONE_NAMES, ZONES, Choosing, Instruction, Op, Slot, Verb, Zone
from deckwright.engine.question import Attack
from deckwright.engine.state import OVER, Frame, State
from deckwright.engine.turn import can_play_treasures
from deckwright.errors import IllegalAnswer, suggestion

NOTHING = "nothing"
_WORDS = sorted(VERB_BY_WORD, key=len, reverse=True)
_INTO_DECK = " deck"
"""What follows the card in ``put CARD deck``."""
_BARE = {Verb.PLAY_TREASURES, Verb.END_ACTIONS, Verb.END_TURN, Verb.PASS}
_NO_CARDS = (Verb.CHOOSE.word, Verb.NAME.word)
"""Verbs whose offers are words and numbers, or any card there is."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What a player says to a decision: a verb and the cards (or the option) it is about."""

    verb: str
    cards: tuple[str, ...] = ()

    def __str__(self) -> str:
        verb = VERB_BY_WORD[self.verb]
        if verb in _BARE:
            return self.verb
        return f"{self.verb} {', '.join(self.cards) or NOTHING}{_INTO_DECK if verb is Verb.PUT else ''}"


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
    """Whose cards it is about, where that is somebody else."""
    place: str | None = None
    """Where the cards lie that are on offer, or that the options are about; in a phase Actions and Treasures are in the hand."""
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
    """What a card may cost, worked out; where both are the same, exactly that."""
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
            if word in _BARE:
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
    if op in (Op.ACTION_PHASE, Op.BUY_PHASE):
        return Decision(state.asking, _phase_offers(state, op), phase="action" if op == Op.ACTION_PHASE else "buy")
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
        about=None,
        played_by=None,
        least=0 if Verb.PASS.word in offers else 1,
        place=ZONE_NAMES[Zone.HAND] if reveals else None,
        owner=state.asking if reveals else None,
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
    offers = {verb.word: offered}
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
        place=question.place(zone, frame),
        owner=question.owner(frame, zone, slot),
        target=target,
        types=wanted.types,
        cost_least=wanted.cost_least,
        cost_most=wanted.cost_most,
        keeps=question.kept(state.box, instruction),
        times=times,
    )


def _phase_offers(state: State, op: int) -> dict[str, tuple[str, ...]]:
    box, names = state.box, state.box.names
    hand = sorted(set(state.zones[state.player * ZONES + Zone.HAND]))
    if op == Op.ACTION_PHASE:
        return {Verb.PLAY.word: tuple(names[kind] for kind in hand if kind in box.actions), Verb.END_ACTIONS.word: ()}
    offers: dict[str, tuple[str, ...]] = {}
    if can_play_treasures(state):
        offers[Verb.PLAY.word] = tuple(names[kind] for kind in hand if kind in box.treasures)
        offers[Verb.PLAY_TREASURES.word] = ()
    if state.buys > 0:
        now = costs(state)
        affordable = tuple(names[kind] for kind in supply_kinds(state) if now[kind] <= state.coins)
        if affordable:
            offers[Verb.BUY.word] = affordable
    return {**offers, Verb.END_TURN.word: ()}


def read_answer(text: str) -> Answer:
    """Read an answer as it is written; card names keep their capitals."""
    text = text.strip()
    for word in _WORDS:
        if text == word or text.startswith(word + " "):
            rest = text[len(word) :].strip()
            verb = VERB_BY_WORD[word]
            if verb in _BARE:
                if rest:
                    continue
                return Answer(word)
            if verb is Verb.PUT:
                rest = rest.removesuffix(_INTO_DECK).strip() if rest.endswith(_INTO_DECK) else ""
            if not rest:
                raise IllegalAnswer("answer-incomplete", answer=text)
            if rest == NOTHING:
                return Answer(word)
            cards: list[str] = []
            for part in rest.split(","):
                copies, name = _copies(part.strip())
                cards += [name] * copies
            if not all(cards):
                raise IllegalAnswer("answer-incomplete", answer=text)
            return Answer(word, tuple(cards))
    first = text.split(" ")[0] if text else ""
    raise IllegalAnswer("answer-unreadable", answer=text, suggestion=suggestion(first, list(VERB_BY_WORD)))


def _copies(part: str) -> tuple[int, str]:
    """``3 x Copper`` is three Coppers."""
    match = re.fullmatch(r"(\d{1,3}) x (.+)", part)
    return (int(match[1]), match[2]) if match else (1, part)


def spoken(state: State, verb: int, cards: bytes) -> Answer:
    """An answer in the machine's numbers to what is asked now, as it is written."""
    box, word = state.box, Verb(verb)
    asking = box.code[state.stack[-1].pc][0]
    if asking == Op.CHOOSE_NUMBER:
        return Answer(word.word, (str(int.from_bytes(cards, "little")),))
    if word is Verb.NAME:
        return Answer(word.word, (box.nameable[int.from_bytes(cards, "little")],))
    if word is Verb.CHOOSE:
        return Answer(word.word, tuple(box.words[number] for number in cards))
    decision = pending(state)
    if not cards and word in DECLINE and decision is not None and DECLINE[word].word in decision.offers:
        declined = DECLINE[word].word
        return Answer(declined, decision.offers[declined][:1])
    return Answer(word.word, tuple(box.names[kind] for kind in cards))


def give(state: State, answer: Answer, player: int | None = None) -> None:
    """Go on with an answer; a refused one changes nothing."""
    verb, cards = check(state, answer, player)
    machine.answer(state, verb, cards)


def check(state: State, answer: Answer, player: int | None = None) -> tuple[Verb, bytes]:
    """The answer in the machine's numbers, or a refusal that says why not."""
    if state.phase == OVER:
        raise IllegalAnswer("game-over")
    decision = pending(state)
    if decision is None:
        raise IllegalAnswer("game-over")
    if player is not None and player != decision.player:
        raise IllegalAnswer("wrong-player", player=player, asked=decision.player)
    verb = VERB_BY_WORD.get(answer.verb)
    if verb is not Verb.CHOOSE:
        answer = Answer(answer.verb, tuple(present_name(name) for name in answer.cards))
    if verb is None or answer.verb not in decision.offers:
        _refuse_verb(state, decision, answer)
    assert verb is not None
    offered = decision.offers[answer.verb]
    if verb is Verb.NAME:
        return verb, _named(state, answer)
    kinds = _kinds(state, answer) if verb is not Verb.CHOOSE else b""
    if verb in _BARE:
        if answer.cards:
            raise IllegalAnswer("too-many", verb=answer.verb, most=0, given=len(answer.cards))
        return verb, b""
    if verb is Verb.CHOOSE:
        return verb, _chosen_options(state, decision, answer)
    _check_number(decision, answer, verb)
    _check_offered(state, decision, answer, offered)
    if verb is Verb.KEEP:
        return verb, b""
    return verb, kinds if decision.ordered else bytes(sorted(kinds))


def _chosen_options(state: State, decision: Decision, answer: Answer) -> bytes:
    """The words of the options in the order in which they are printed, or the number that was said."""
    offered, chosen = decision.offers[answer.verb], answer.cards
    unknown = [word for word in chosen if word not in offered]
    if unknown or not chosen:
        raise IllegalAnswer("no-such-option", option=", ".join(unknown), options=", ".join(offered))
    if len(set(chosen)) < len(chosen) or len(chosen) != decision.most:
        raise IllegalAnswer("wrong-number-of-options", number=decision.most, given=len(set(chosen)), options=", ".join(offered))
    if state.box.code[state.stack[-1].pc][0] == Op.CHOOSE_NUMBER:
        return int(chosen[0]).to_bytes(2, "little")
    return bytes(state.box.words.index(word) for word in offered if word in chosen)


def _named(state: State, answer: Answer) -> bytes:
    """The place of the named card among all that can be named."""
    if len(answer.cards) != 1:
        raise IllegalAnswer("too-many" if answer.cards else "too-few", verb=answer.verb, most=1, least=1, given=len(answer.cards))
    (name,) = answer.cards
    if name not in state.box.nameable:
        raise IllegalAnswer("not-in-these-sets", card=name, suggestion=suggestion(name, list(state.box.nameable)))
    return state.box.nameable.index(name).to_bytes(2, "little")


def _refuse_verb(state: State, decision: Decision, answer: Answer) -> None:
    if answer.verb == Verb.BUY.word and decision.phase == "buy":
        _check_offered(state, decision, answer, ())
    raise IllegalAnswer("wrong-verb", verb=answer.verb, verbs=", ".join(decision.verbs))


def _kinds(state: State, answer: Answer) -> bytes:
    kinds = []
    for name in answer.cards:
        if name not in state.box.kinds:
            raise IllegalAnswer("not-in-this-game", card=name, suggestion=suggestion(name, list(state.box.names)))
        kinds.append(state.box.kinds[name])
    return bytes(kinds)


def _check_number(decision: Decision, answer: Answer, verb: Verb) -> None:
    given = len(answer.cards)
    single = bool(decision.phase) or verb is Verb.KEEP
    least = 1 if single or (verb in DECLINE) else decision.least
    most = 1 if single else decision.most
    if given > most:
        raise IllegalAnswer("too-many", verb=answer.verb, most=most, given=given)
    if given < least or (decision.all_or_none and 0 < given < most):
        raise IllegalAnswer("too-few", verb=answer.verb, least=max(least, most) if decision.all_or_none else least, given=given)


def _check_offered(state: State, decision: Decision, answer: Answer, offered: tuple[str, ...]) -> None:
    box, left = state.box, Counter(offered)
    for name in answer.cards:
        left[name] -= 1
        if left[name] >= 0:
            continue
        kind = box.kinds.get(name)
        if answer.verb in (Verb.BUY.word, Verb.GAIN.word) and kind in box.piles and kind is not None:
            if state.supply[kind] == 0:
                raise IllegalAnswer("empty-pile", card=name)
            cost = costs(state)[kind]
            if answer.verb == Verb.BUY.word and cost > state.coins:
                raise IllegalAnswer("unaffordable", card=name, cost=cost, coins=state.coins)
            if answer.verb == Verb.BUY.word:
                raise IllegalAnswer("no-buys-left", card=name)
        raise IllegalAnswer("not-offered", card=name, verb=answer.verb, offered=", ".join(dict.fromkeys(offered)))
