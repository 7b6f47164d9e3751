"""Thinking about a decision: which answers there are, and a race between them.

>>> from deckwright.engine.game import Game, Setup
>>> from deckwright.search import think
>>> game = Game(Setup(kingdom=("Witch", "Village"), players=2, seed=7, first=0))
>>> game.answer("play treasures")
>>> thought = think(game, simulations=40, seed=1)
>>> str(thought.best) in [str(answer) for answer in game.legal_answers()]
True
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import perf_counter

from deckwright.engine.answer import Answer
from deckwright.engine.answering import check, spoken
from deckwright.engine.game import Game
from deckwright.engine.position import Position
from deckwright.engine.state import State
from deckwright.learn.player import Player, learned_player
from deckwright.search.candidates import Candidate, candidates
from deckwright.search.chances import chance
from deckwright.search.native_rollouts import native_rollouts
from deckwright.search.racing import race
from deckwright.search.rollouts import Horizon, PythonRollouts
from deckwright.search.thought import Thought, Weighed

TURNS = 3
"""How far the game is played on after an answer, at least: so many turns of each player."""
OPENING = 24
"""And at least up to this turn of the game, all players' turns counted: what is bought first shows late what it is worth."""
COUNTING = 0.6
"""Judgements in this last share of the turns count."""


def think(
    of: State | Game | Position,
    *,
    simulations: int,
    seed: int,
    milliseconds: float | None = None,
    consider: Sequence[Answer] = (),
    player: Player | None = None,
    sure: float = 1.0,
    clock: Callable[[], float] = perf_counter,
) -> Thought:
    """Weigh the answers to what is asked now, for the seat that is asked and by what it knows alone.

    A game is remembered by its seat, a state is not; a position is as whoever made it wanted. The same seed and number of simulations
    give the same thought, unless the time runs out before. Answers to ``consider`` are weighed
    whatever the policy thinks of them. With no simulations, or where the policy is surer of an answer than ``sure``, the network alone
    judges. ``clock`` tells the time in seconds; with that of the thread only its own work counts, however busy the machine is.
    """
    deadline = None if milliseconds is None else clock() + milliseconds / 1000
    position = of if isinstance(of, Position) else _position(of)
    state, judge = position.known, player or learned_player()
    found, value = candidates(state, judge, least=0.0)  # the policy is often sure of an answer that is not the best
    played = 0 if found[0].prior > sure else simulations
    priors = {one.said: one.prior for one in found}
    spoken_of = [(int(verb), cards) for verb, cards in (check(state, answer) for answer in consider)]
    wanted = [Candidate(said, priors.get(said, 0.0)) for said in dict.fromkeys(spoken_of)]
    found = [*(one for one in found if one not in wanted), *wanted]
    rollouts = native_rollouts(position, judge, value) or PythonRollouts(position, judge)
    run = race(
        found,
        rollouts,
        simulations=played,
        seed=seed,
        horizon=_horizon(state),
        deadline=deadline,
        clock=clock,
        wanted=len(wanted),
    )
    weighed = []
    for place in run.ranking():
        said, prior = found[place]
        worth = run.mean(place) if run.values[place] else value
        weighed.append(Weighed(spoken(state, *said), prior, len(run.values[place]), chance(worth, state.players)))
    return Thought(tuple(weighed), weighed[0].chance)


def _horizon(state: State) -> Horizon:
    turns = max(TURNS * state.players, OPENING - sum(state.turns))
    return Horizon(turns, round(COUNTING * turns))


def _position(of: State | Game) -> Position:
    """The decision of a state, or of a game with all that the seat remembers of it."""
    return Position(of) if isinstance(of, State) else Position(of.state, of.recollection(of.state.asking))
