"""A game of a batch that goes on on the Python machine: by the same actions, with the same ones allowed.

The native machine has fixed room for a game. One that outgrows it is taken over here at the decision before.
"""

from __future__ import annotations

from collections import Counter

from deckwright.engine import machine
from deckwright.engine.decision import Decision, pending
from deckwright.engine.program import VERB_BY_WORD, Op, Verb
from deckwright.engine.state import State


class PythonGame:
    """One game, and what is chosen so far for a decision about several cards or options."""

    def __init__(self, state: State, chosen: bytes, stop: int, treasures: int, option: int) -> None:
        self.state, self._chosen = state, bytearray(chosen)
        self._stop, self._treasures, self._option = stop, treasures, option

    def allowed(self) -> list[int]:
        """The actions that may be taken now; none when the game is over."""
        decision = pending(self.state)
        if decision is None:
            return []
        kinds, chosen = self.state.box.kinds, self._chosen
        verb, offered = next(iter(decision.offers.items()))
        if decision.phase:
            cards = decision.offers.get("buy" if decision.phase == "buy" else "play", ())
            treasures = [self._treasures] if Verb.PLAY_TREASURES.word in decision.offers else []
            return [*(kinds[name] for name in cards), self._stop, *treasures]
        if verb == Verb.NAME.word:
            return [kinds[name] for name in offered if name in kinds]
        if self._asks_for_a_number():
            return [int(number) for number in offered if int(number) < self._stop]
        if verb == Verb.CHOOSE.word:  # in the printed order, so none before one that is chosen already
            first, missing = (chosen[-1] + 1 if chosen else 0), decision.most - len(chosen)
            return [self._option + place for place in range(first, len(offered)) if len(offered) - place >= missing]
        left = Counter(kinds[name] for name in offered) - Counter(chosen)
        enough = not chosen if decision.all_or_none else len(chosen) >= decision.least
        return [*left, *([self._stop] if enough else [])]

    def act(self, action: int) -> None:
        """Do one action that is allowed."""
        decision = pending(self.state)
        if decision is None:
            return
        verb = VERB_BY_WORD[next(iter(decision.offers))]
        if decision.phase:
            self._act_in_phase(decision.phase, action)
        elif verb is Verb.NAME:
            name = self.state.box.names[action]
            machine.answer(self.state, verb, self.state.box.nameable.index(name).to_bytes(2, "little"))
        elif self._asks_for_a_number():
            machine.answer(self.state, verb, action.to_bytes(2, "little"))
        elif action >= self._option:
            self._choose(decision, verb, action - self._option)
        else:
            self._choose(decision, verb, None if action == self._stop else action)

    def _act_in_phase(self, phase: str, action: int) -> None:
        buying = phase == "buy"
        if action == self._treasures:
            machine.answer(self.state, Verb.PLAY_TREASURES, b"")
        elif action == self._stop:
            machine.answer(self.state, Verb.END_TURN if buying else Verb.END_ACTIONS, b"")
        else:
            machine.answer(self.state, Verb.BUY if buying else Verb.PLAY, bytes((action,)))

    def _choose(self, decision: Decision, verb: Verb, one: int | None) -> None:
        """Add a card or an option to those that are chosen, and answer when they are enough."""
        if one is not None:
            self._chosen.append(one)
            if len(self._chosen) < decision.most:
                return
        chosen, self._chosen = bytes(self._chosen), bytearray()
        instruction = self._asking()
        if verb is Verb.CHOOSE:
            chosen = bytes(instruction[3 + place] for place in chosen)
        elif not chosen and instruction[0] == Op.ATTACKED:
            verb = Verb.PASS
        machine.answer(self.state, verb, chosen if decision.ordered else bytes(sorted(chosen)))

    def _asks_for_a_number(self) -> bool:
        return self._asking()[0] == Op.CHOOSE_NUMBER

    def _asking(self) -> tuple[int, ...]:
        return self.state.box.code[self.state.stack[-1].pc]
