"""Dominion by its rulebooks: play it, study it, teach machines to play it.

>>> import deckwright
>>> game = deckwright.new_game("First Game", players=2, seed=7, first=0)
>>> game.decision.player, game.decision.phase, game.decision.verbs
(0, 'buy', ('play', 'play treasures', 'buy', 'end turn'))
>>> game.answer("play treasures")
>>> game.answer("buy Silver")
>>> game.view(1).seats[0].hand, game.view(0).seats[0].discard_top
(5, 'Copper')
>>> game.answer("buy Province", player=1)
Traceback (most recent call last):
    ...
deckwright.errors.IllegalAnswer: Province costs 8 and only 0 can be spent: choose a cheaper card

Strategies play many games against each other; the same seed gives the same result on any number of processes:

>>> result = deckwright.simulate("buy: Province; Gold; Silver", "buy: Province; Witch if n < 2; Gold; Silver", games=200, seed=1, jobs=1)
>>> [row["score"] > 0.9 for row in result.rows()]
[False, True]

Public are this module, ``deckwright.bots``, ``deckwright.lang`` and ``deckwright.text``: what they list in ``__all__``. Other
modules may change at any time. Names are loaded when they are first used, so that importing the package is cheap.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from deckwright import errors
from deckwright.version import __version__

if TYPE_CHECKING:
    from deckwright.api import new_game, read_record, write_record
    from deckwright.engine.answer import Answer
    from deckwright.engine.decision import Decision
    from deckwright.engine.events import Event
    from deckwright.engine.game import Game, Record, ReplayStopped, Setup
    from deckwright.engine.position import Position
    from deckwright.engine.view import SPECTATOR, SeatView, SeenEvent, View
    from deckwright.errors import DamagedFile, IllegalAnswer, Problem, UnknownName
    from deckwright.sim.result import MatchResult
    from deckwright.sim.simulate import simulate
    from deckwright.sim.tournament import TournamentResult, tournament

_HOMES = {
    "api": ("new_game", "read_record", "write_record"),
    "engine.answer": ("Answer",),
    "engine.decision": ("Decision",),
    "engine.events": ("Event",),
    "engine.game": ("Game", "Record", "ReplayStopped", "Setup"),
    "engine.position": ("Position",),
    "engine.view": ("SPECTATOR", "SeatView", "SeenEvent", "View"),
    "errors": ("DamagedFile", "IllegalAnswer", "Problem", "UnknownName"),
    "sim.result": ("MatchResult",),
    "sim.simulate": ("simulate",),
    "sim.tournament": ("TournamentResult", "tournament"),
}
_MODULE_OF = {name: f"deckwright.{module}" for module, names in _HOMES.items() for name in names}

__all__ = [
    "SPECTATOR",
    "Answer",
    "DamagedFile",
    "Decision",
    "Event",
    "Game",
    "IllegalAnswer",
    "MatchResult",
    "Position",
    "Problem",
    "Record",
    "ReplayStopped",
    "SeatView",
    "SeenEvent",
    "Setup",
    "TournamentResult",
    "UnknownName",
    "View",
    "__version__",
    "new_game",
    "read_record",
    "simulate",
    "tournament",
    "write_record",
]


def __getattr__(name: str) -> Any:
    if name in _MODULE_OF:
        return getattr(import_module(_MODULE_OF[name]), name)
    raise AttributeError(f"module 'deckwright' has no attribute {name!r}")


def _in_english(problem: errors.Problem) -> str:
    """The sentence for a problem; the catalogues are opened when the first one is really shown."""
    from deckwright.text import translator

    return translator("en").problem(problem)


errors.describe_with(_in_english)
