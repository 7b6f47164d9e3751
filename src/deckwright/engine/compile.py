"""From sentences to flat programs: the only place that knows both the card language and the machine's alphabet."""

from __future__ import annotations

from dataclasses import dataclass, field

import deckwright.lang.amounts as amounts
import deckwright.lang.control as control
import deckwright.lang.filters as filters
import deckwright.lang.nouns as nouns
import deckwright.lang.players as players
import deckwright.lang.verbs as verbs
from deckwright.engine.compile_happenings import GAINING, WITH_CARDS, happening_number, mentions_them
from deckwright.engine.compile_values import SLOT_OF, Values, zone_of
from deckwright.engine.native_words import PYTHON_ALONE
from deckwright.engine.phases import LATER, PHASES
from deckwright.engine.places import COUNTERS, Of
from deckwright.engine.program import VERB_BY_WORD, Choosing, Instruction, Op, Slot, Value, Verb, Zone
from deckwright.lang.card import Card
from deckwright.lang.happenings import Whose
from deckwright.lang.parts import parts_of

_BONUSES = {verbs.Draw: Op.DRAW, verbs.Actions: Op.ACTIONS, verbs.Buys: Op.BUYS, verbs.Coins: Op.COINS, verbs.Potions: Op.POTIONS}

TURN_START = 0
"""Where the program of a turn begins: it is the first one in every code table."""
ACTION_PHASE_START = 1
BUY_PHASE_START = 2
LATER_PHASES_START = 3
"""Where the turn goes on after the Buy phase in a box with cards for later phases."""
CLEAN_UP_START = LATER_PHASES_START + len(LATER)
TREASURES_START = CLEAN_UP_START + 2
"""Where the program that plays all Treasures of the hand begins."""
WINDOW_START = TREASURES_START + 2
"""Where the program of a window begins: what answers to a happening is followed there."""
GAIN_START = WINDOW_START + 2
"""Where the program begins that gains cards one by one, with the windows of each."""


@dataclass
class Code(Values):
    """All programs of one game, one after the other, with the amounts and filters they use."""

    heard: frozenset[str] = frozenset()
    ways: tuple[Card, ...] = ()
    """What any Action may be played as."""
    """The names of all happenings that some card of the game answers to or waits for."""
    instructions: list[Instruction] = field(default_factory=list)
    words: list[str] = field(default_factory=list)
    _bodies: list[tuple[int, control.Block, str, dict[Slot, int | None]]] = field(default_factory=list)
    _answering: str = ""
    """The happening to which the program answers."""
    _of: players.Who = players.YOU
    """Whom the sentences speak of."""

    def __post_init__(self) -> None:
        self._emit(Op.START_TURN)
        for row in PHASES:
            self._emit(row.op, *((row.number,) if row in LATER else ()))
        for op in (
            Op.END_TURN,
            Op.PLAY_TREASURES,
            Op.END,
            Op.WINDOW,
            Op.END,
            Op.WOULD_GAIN,
            Op.GAIN_CARD,
        ):
            self._emit(op)
        self._emit(Op.GAIN_NEXT, GAIN_START)
        self._emit(Op.END)

    def add_play(self, card: Card) -> int:
        """Compile what playing the card does; the answer is where it starts."""
        start = len(self.instructions)
        self._where = {Slot.THIS: Zone.IN_PLAY}
        if "attacked" in self.heard and card.types.mask & filters.ATTACK.mask:
            self._emit(Op.ATTACKED)
        self._program(self._as_it_may_be_played(card))
        return start

    def _as_it_may_be_played(self, card: Card) -> control.Block:
        """The sentences of a card; of an Action in a game with Ways, a choice between them and those of each Way (ME-RULE-15)."""
        if not self.ways or not card.types.mask & filters.ACTION.mask:
            return card.play
        as_way = (control.Option(way.name.split()[-1].lower(), *way.play.sentences) for way in self.ways)
        return control.Block((control.ChooseOne(control.Option("card", *card.play.sentences), *as_way),))

    def add_setup(self, card: Card) -> int:
        """Compile what is done with the card before a game begins."""
        start = len(self.instructions)
        self._where = {}
        self._program(control.Block(card.setup))
        return start

    def add_answer(self, answer: control.When, zone: Zone) -> int:
        """Compile what a card that lies there does when something happens."""
        start = len(self.instructions)
        self._where, self._answering = {Slot.THIS: zone, Slot.THEM: Zone.THERE}, answer.happening.name
        self._program(answer.body)
        return start

    def add_change(self, change: verbs.Change) -> tuple[int, int, int]:
        """What a change is about, which cards it means, and by how much or by which types they are different."""
        where = self.add_filter(change.where)
        if any(isinstance(part, filters.CostsUpTo | filters.CostsAtLeast | filters.Like) for part in parts_of(change.where)):
            raise TypeError("which cards are changed can't depend on their costs, nor on what a card remembers")
        if isinstance(change, verbs.Cheapen):
            return Value.COST, where, self.add_amount(change.number)
        return Value.ADDED_TYPES if isinstance(change, verbs.AddTypes) else Value.TAKEN_TYPES, where, change.types.mask

    def _program(self, block: control.Block) -> None:
        self._block(block)
        self._emit(Op.END)
        while self._bodies:  # what waits for a happening is a program of its own, after the one that starts the wait
            place, body, self._answering, self._where = self._bodies.pop(0)
            self._of = players.YOU
            self._patch(place, len(self.instructions))
            self._block(body)
            self._emit(Op.END)
        self._answering = ""

    def _emit(self, *instruction: int) -> int:
        self.python_alone |= instruction[0] >= PYTHON_ALONE[Op]
        self.instructions.append(tuple(int(number) for number in instruction))
        return len(self.instructions) - 1

    def _patch(self, place: int, target: int) -> None:
        self.instructions[place] = (*self.instructions[place][:-1], target)

    def _block(self, block: control.Block) -> None:
        for sentence in block.sentences:
            self._sentence(sentence)

    def _sentence(self, sentence: verbs.Sentence) -> None:
        match sentence:
            case verbs.Bonus(number):
                self._emit(_BONUSES[type(sentence)], self.add_amount(number))
            case verbs.Reveal(what, into) if nouns.noun(what).place.number is None:
                self._show(nouns.noun(what), into)
            case verbs.Move(what, into):
                self._move(sentence, nouns.noun(what), into)
            case verbs.Gain():
                self._gain(sentence)
            case verbs.Play(what, times):
                noun = nouns.noun(what)
                zone, slot = self._choose(noun, Verb.PLAY)
                first = self._emit(Op.PLAY, zone, slot, self.add_amount(times))
                self._emit(Op.PLAY_AGAIN)
                if noun.quantity is None or noun.quantity.most != amounts.Number(1):
                    self._emit(Op.PLAY_NEXT, first)
                self._where[Slot.THEM] = Zone.IN_PLAY
            case verbs.Pass(to, skip_empty):
                self._emit(Op.PASS_CARDS, self._neighbour(to), skip_empty)
            case verbs.PutIntoDeck(what):
                zone, _ = self._choose(nouns.noun(what), Verb.PUT)
                self._emit(Op.CHOOSE_NUMBER, 0, self.add_amount(amounts.count(nouns.DECK)), nouns.noun(what).by)
                self._emit(Op.PUT_INTO_DECK, self._one_place(zone))
                self._where[Slot.THEM] = Zone.DECK
            case verbs.NameCard(by):
                self._emit(Op.NAME, self._asked(by))
            case verbs.Cheapen() | verbs.AddTypes() | verbs.TakeTypes():
                self._emit(Op.CHANGE, *self.add_change(sentence), sentence.until)
            case verbs.BeUnaffected():
                self._only_in_answer_to("attacked")
                self._emit(Op.BE_UNAFFECTED)
            case verbs.PutTokens(counter, where, number):
                row = self._counter(counter, Of.PILE, Of.LANDSCAPE, Of.TABLE)
                self._choose_piles(row, where)
                self._emit(Op.PUT_TOKENS, row, self.add_amount(number))
            case verbs.TakeTokens(counter, number):
                self._emit(Op.TAKE_TOKENS, self._counter(counter, Of.PLAYER), self.add_amount(number))
            case verbs.PlaceToken(counter, where):
                row = self._counter(counter, Of.TOKEN)
                self._choose_piles(row, where)
                self._emit(Op.PLACE_TOKEN, row)
            case verbs.MoveTokens(counter, where, to, number):
                row = self._counter(counter, Of.PILE, Of.LANDSCAPE, Of.TABLE)
                self._choose_piles(row, where)
                self._emit(Op.MOVE_TOKENS, row, self._counter(to, Of.PLAYER, Of.LANDSCAPE, Of.TABLE), self.add_amount(number))
            case verbs.DrawNextHand(number):
                self._emit(Op.DRAW_NEXT_HAND, self.add_amount(number))
            case control.Block():
                self._block(sentence)
            case control.If(condition, then, otherwise):
                self._if(condition, then, otherwise)
            case control.While(condition, body):
                start = self._emit(Op.JUMP_UNLESS, self.add_amount(condition), 0)
                self._repeated(body)
                self._emit(Op.JUMP, start)
                self._patch(start, len(self.instructions))
            case control.For(who, body) if who in players.SEVERAL:
                self._for_each(who, body)
            case control.For(who, body):
                before_them, self._of = self._of, self._asked(who)
                self._emit(Op.SPEAK_OF, who)
                self._block(body)
                self._of = before_them
                self._emit(Op.SPEAK_OF, self._of)
            case control.Choose():
                self._choose_option(sentence)
            case verbs.Instead():
                self._only_in_answer_to("would gain")
                self._emit(Op.INSTEAD)
            case control.TakeTurn(who, by, body):
                place = self._emit(Op.TAKE_TURN, self._asked(who), self._asked(by), 0)
                self._bodies.append((place, body, "", {}))
            case control.When(happening, body):
                if happening.whose is not Whose.OWN:
                    raise TypeError("what waits is about its own player: what others do is answered to below the line")
                has_cards = happening.name in WITH_CARDS
                flags = (happening.once, happening.lasting, mentions_them(body) and not has_cards)
                place = self._emit(Op.WAIT_FOR, happening_number(happening), self.add_filter(happening.where), *flags, 0)
                there: dict[Slot, int | None] = {Slot.THEM: Zone.THERE} if has_cards else {}
                them = self._where.get(Slot.THEM)  # the only slot that is remembered, and only what it holds
                known: dict[Slot, int | None] = {Slot.THEM: None if them == Zone.WHERE_PUT else them}
                self._bodies.append((place, body, happening.name, {**known, **there}))
            case _:
                raise TypeError(f"no program for {sentence!r}")

    def _for_each(self, who: players.Who, body: control.Block) -> None:
        if self._of is players.THEY:
            raise TypeError("each player of each player: who would be meant?")
        before_them, self._of = self._of, players.THEY
        start = self._emit(Op.EACH, 0 if who is players.OTHERS else -1, 0)
        self._repeated(body)
        self._emit(Op.EACH_NEXT, start + 1)
        self._patch(start, len(self.instructions))
        self._of = before_them
        if self._of is not players.YOU:
            self._emit(Op.SPEAK_OF, self._of)

    def _repeated(self, body: control.Block) -> None:
        """What is followed again and again: a second time the cards of a slot may lie where the first time has put them."""
        before, place, waiting = dict(self._where), len(self.instructions), len(self._bodies)
        self._block(body)
        self._meet(before)
        if any(self._where[slot] != zone for slot, zone in before.items()):
            del self.instructions[place:], self._bodies[waiting:]
            before = dict(self._where)
            self._block(body)
            self._meet(before)

    def _asked(self, who: players.Who) -> players.Who:
        """A single player; whoever it happens to is known only where something has happened."""
        if who in players.SEVERAL:
            raise TypeError("one player is meant at a time")
        if who is players.WHOEVER and not self._answering:
            raise TypeError("WHOEVER is the player to whom something happens, and nothing has happened here")
        return who

    @staticmethod
    def _neighbour(who: players.Who) -> players.Who:
        if who not in (players.LEFT, players.RIGHT):
            raise TypeError("cards are passed to the left or to the right")
        return who

    def _only_in_answer_to(self, happening: str) -> None:
        if self._answering != happening:
            raise TypeError(f"this can only be said in answer to {happening}")

    def _if(self, condition: amounts.Amount, then: verbs.Sentence, otherwise: verbs.Sentence) -> None:
        skip = self._emit(Op.JUMP_UNLESS, self.add_amount(condition), 0)
        before = dict(self._where)
        self._sentence(then)
        if otherwise != control.Block(()):
            leave = self._emit(Op.JUMP, 0)
            self._patch(skip, len(self.instructions))
            after, self._where = self._where, before
            self._sentence(otherwise)
            before, skip = after, leave
        self._meet(before)
        self._patch(skip, len(self.instructions))

    def _meet(self, other: dict[Slot, int | None]) -> None:
        """Two ways come together: where they put the cards of a slot into different places, the frame remembers which it was."""
        for slot in {*self._where, *other}:
            if self._where.get(slot, other.get(slot)) != other.get(slot, self._where.get(slot)):
                ways = (self._where[slot], other[slot])
                self._where[slot] = None if None in ways or Zone.THERE in ways else Zone.WHERE_PUT
            elif slot not in self._where:
                self._where[slot] = other[slot]

    def _choose_option(self, sentence: control.Choose) -> None:
        """Ask, then follow the options that were chosen in the order in which they are printed."""
        single = sentence.number == amounts.Number(1)
        if not single and any(any(control.options_of(option.body)) for option in sentence.options):
            raise TypeError("options inside options are forgotten where several are chosen")
        for option in sentence.options:
            if option.word not in self.words:
                self.words.append(option.word)
        words = (self.words.index(option.word) for option in sentence.options)
        self._emit(Op.CHOOSE_OPTION, self._asked(sentence.by), self.add_amount(sentence.number), *words)
        before, ways, leaving = dict(self._where), list[dict[Slot, int | None]](), list[int]()
        for number, option in enumerate(sentence.options):
            skip = self._emit(Op.UNLESS_OPTION, number, 0)
            self._where = dict(before)
            self._block(option.body)
            ways.append(self._where)
            if single:
                leaving.append(self._emit(Op.JUMP, 0))
            self._patch(skip, len(self.instructions))
        for jump in leaving:
            self._patch(jump, len(self.instructions))
        self._where = ways.pop() if single else before
        for way in ways:
            self._meet(way)

    def _choose_piles(self, counter: int, where: nouns.NounLike | None) -> None:
        """Emit what says on which piles the tokens of a counter lie, if it is one of piles."""
        row = COUNTERS[counter]
        if (row.of in (Of.PILE, Of.TOKEN)) is not (where is not None):
            raise TypeError(f"{row.name!r} is a counter of {row.of.value}: say which pile, and only for a pile")
        if where is None:
            return
        if nouns.noun(where).quantity is not None:
            self._choose(nouns.noun(where), VERB_BY_WORD[row.verb])
        else:
            self._emit(Op.SELECT, *self._piles(nouns.noun(where)))

    def _choose(self, noun: nouns.Noun, verb: Verb) -> tuple[int, Slot]:
        """Emit what fills the chosen cards of the frame; the answer is where they are and which slot knows them."""
        if noun.place.number is not None and (noun.where is not None or noun.quantity is not None):
            raise TypeError("the top and bottom cards of a deck are taken as they come")
        if noun.place.name == "top":
            self._emit(Op.SELECT_TOP, self.add_amount(noun.place.number or 0))
            return Zone.DECK, Slot.NONE
        if noun.place.name == "bottom":
            self._emit(Op.SELECT_BOTTOM, self.add_amount(noun.place.number or 0))
            return Zone.BOTTOM, Slot.NONE
        zone, slot = self._place(noun.place)
        if slot is not Slot.NONE and self._where.get(slot) is None:
            raise TypeError(f"where {noun.place.name} lies is not known here")
        where = self.add_filter(noun.where)
        quantity = noun.quantity
        if quantity is None and verb is Verb.TOPDECK:  # all of them, but in which order?
            quantity = nouns.exactly(amounts.count(noun), noun).quantity
        if quantity is None:
            self._emit(Op.SELECT, zone, slot, where)
        else:
            least, most = self.add_amount(quantity.least), self.add_amount(quantity.most)
            ordered = verb is Verb.TOPDECK or (verb is Verb.PLAY and quantity.most != amounts.Number(1))
            flags = Choosing.ORDERED * ordered | Choosing.ALL_OR_NONE * noun.all_or_none
            self._emit(Op.CHOOSE, verb, zone, slot, where, least, most, self._asked(noun.by), flags)
        if noun.shown:
            self._emit(Op.SHOW, self._one_place(zone), Slot.NONE)
        return zone, slot

    @staticmethod
    def _one_place(zone: int) -> int:
        """For verbs that can't ask the frame where the cards were put."""
        if zone == Zone.WHERE_PUT:
            raise TypeError("these cards lie in one of several places: they can be moved, gained or played, but not this")
        return zone

    def _move(self, verb: verbs.Move, noun: nouns.Noun, into: nouns.Place | None) -> None:
        place = verb.on if isinstance(verb, verbs.SetAside) else verb.to
        word, target = VERB_BY_WORD[verb.word], zone_of(place)
        zone, slot = self._choose(noun, word)
        kept = SLOT_OF[into.name] if into else SLOT_OF.get(place.name, Slot.NONE)
        self._emit(Op.MOVE, word, zone, slot, target, kept)
        self._where[Slot.THEM] = self._where[kept] = target

    def _show(self, noun: nouns.Noun, into: nouns.Place | None) -> None:
        zone = self._one_place(self._choose(noun, Verb.REVEAL)[0])
        kept = SLOT_OF[into.name] if into else Slot.NONE
        self._emit(Op.SHOW, zone, kept)
        self._where[Slot.THEM] = self._where[kept] = zone

    def _gain(self, sentence: verbs.Gain) -> None:
        target = zone_of(sentence.to)
        if isinstance(sentence.what, str):
            if sentence.into is not None:
                raise TypeError("a card gained by its name is THEM")
            self._emit(Op.GAIN_FROM_PILE, self.kinds.get(sentence.what, -1), target)
            slot = into = Slot.NONE
        else:
            zone, slot = self._choose(nouns.noun(sentence.what), Verb.GAIN)
            into = SLOT_OF[sentence.into.name] if sentence.into else Slot.NONE
            self._emit(Op.GAIN, zone, slot, target, into)
            self._where[into] = target
        if GAINING & self.heard:
            self._emit(Op.SETTLE, slot, into)
        self._where[Slot.THEM] = target
