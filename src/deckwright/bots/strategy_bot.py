"""A strategy as a bot at a table: the same policy that the simulator plays, on what its seat knows."""

from __future__ import annotations

from functools import lru_cache

from deckwright.engine.answer import BARE, Answer
from deckwright.engine.answering import spoken
from deckwright.engine.box import Box
from deckwright.engine.position import Position
from deckwright.engine.program import Verb
from deckwright.engine.state import State
from deckwright.errors import Problem
from deckwright.sim.policy import Policy, compile_strategy
from deckwright.sim.runner import decide
from deckwright.sim.strategy_file import Strategy


class StrategyBot:
    """Plays a strategy; it keeps nothing in mind, so a game may be taken back or handed over at any moment."""

    def __init__(self, strategy: Strategy) -> None:
        self.strategy = strategy

    def decide(self, position: Position) -> Answer:
        """What the strategy says; it is shown one state for all positions that its seat can't tell apart."""
        state = position.known
        return _spoken(state, *decide(state, _policy(self.strategy, position.box)))


def _spoken(state: State, verb: int, cards: bytes) -> Answer:
    """The answer in words; those of the phases, which are most, without asking what else was on offer."""
    if verb in _OF_PHASES and (cards or verb in _BARE):
        return Answer(_WORDS[verb], tuple(state.box.names[kind] for kind in cards))
    return spoken(state, verb, cards)


_WORDS = {int(verb): verb.word for verb in Verb}
_BARE = frozenset(map(int, BARE - {Verb.PASS}))
_OF_PHASES = _BARE | {int(Verb.PLAY), int(Verb.BUY)}


def check_cards(strategy: Strategy, kingdom: tuple[str, ...]) -> None:
    """Refuse a strategy whose cards are not in the kingdom."""
    lacking = sorted(strategy.needs - set(kingdom))
    if lacking:
        raise Problem("bot-needs", bot=strategy.name, cards=", ".join(lacking))


@lru_cache(maxsize=256)
def _policy(strategy: Strategy, box: Box) -> Policy:
    """Compiled once for all bots of this strategy with these cards."""
    return compile_strategy(strategy, box)
