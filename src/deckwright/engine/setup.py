"""Setting up a game: piles, starting decks, who starts (CORE-9 to CORE-29)."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache

from deckwright.engine import machine, moves
from deckwright.engine.box import COPPER, CURSE, DUCHY, ESTATE, GOLD, ONE, PROVINCE, SILVER, Box
from deckwright.engine.events import Event
from deckwright.engine.layout import Layout
from deckwright.engine.program import Zone
from deckwright.engine.randomness import Randomness, below, keyed, seeded, shuffled
from deckwright.engine.state import NO_PILE, Frame, State
from deckwright.errors import Problem

FEWEST_PLAYERS, MOST_PLAYERS = 2, 6
STARTING_COPPERS, STARTING_ESTATES = 7, 3


@dataclass(frozen=True, slots=True)
class Setup:
    """Everything that decides how a game begins. ``first`` is the seat that starts; without it the lot decides.

    Chance comes from ``seed``, or from ``key`` where nobody may foresee it: 64 hexadecimal digits that stay secret until the end.
    """

    kingdom: tuple[str, ...]
    sets: tuple[str, ...] = ("base-2e",)
    players: int = 2
    seed: int = 0
    first: int | None = None
    key: str = field(default="", repr=False)
    landscapes: tuple[str, ...] = ()
    bane: str = ""
    colonies: bool = False
    shelters: bool = False
    discreet: bool = False
    """Being asked tells nothing of a hidden hand: players are asked also where there is nothing to decide (``discretion``)."""

    @property
    def layout(self) -> Layout:
        """What lies on the table at the start."""
        return Layout(self.kingdom, self.sets, self.landscapes, self.bane, self.colonies, self.shelters)

    def box(self) -> Box:
        """The cards of such a game; a layout that can't be played is refused."""
        return self.layout.box()

    def begin(self, log: list[Event] | None = None) -> State:
        """The game ready for its first decision; a set-up that makes no sense is refused."""
        if not 0 <= self.seed < 1 << 64:
            raise Problem("seed-range", seed=self.seed)
        if self.key and self.seed:
            raise Problem("seed-and-key")
        if self.first is not None and not 0 <= self.first < self.players:
            raise Problem("first-range", first=self.first, players=self.players)
        state = new_state(self.box(), self.players, self.seed, self.first, log, self.key, self.discreet)
        state.log = None
        return state


def pile_size(box: Box, kind: int, players: int) -> int:
    """How many cards a pile has at the start, after the starting decks are dealt (CORE-17)."""
    victory = 8 if players == 2 else 12
    second_set = 2 if players > 4 else 1
    sizes = {
        COPPER: 60 * second_set - STARTING_COPPERS * players,
        SILVER: 40 * second_set,
        GOLD: 30 * second_set,
        ESTATE: victory,
        DUCHY: victory,
        PROVINCE: 3 * players if players > 4 else victory,
        CURSE: 10 * (players - 1),
    }
    return sizes.get(kind, box.cards[kind].copies or (victory if kind in box.victories else 10))


def lay_out(box: Box, players: int) -> State:
    """The Supply and empty seats."""
    if not FEWEST_PLAYERS <= players <= MOST_PLAYERS:
        raise Problem("player-count", number=players, least=FEWEST_PLAYERS, most=MOST_PLAYERS)
    state = State(box, players)
    state.supply[:] = _full_supply(box, players)
    return state


@lru_cache(maxsize=256)
def _full_supply(box: Box, players: int) -> tuple[int, ...]:
    """Pile sizes by kind, -1 for a kind without a pile."""
    return tuple(pile_size(box, kind, players) if kind in box.piles else NO_PILE for kind in range(len(box.names)))


def new_state(
    box: Box,
    players: int,
    seed: int,
    first: int | None = None,
    log: list[Event] | None = None,
    key: str = "",
    discreet: bool = False,
) -> State:
    """A game ready for its first decision; without ``first`` the one who starts is drawn by lot (CORE-27)."""
    state = lay_out(box, players)
    state.log, state.discreet = log, discreet
    state.randomness = keyed(key) if key else seeded(seed)
    if first is None:
        first, state.randomness = below(state.randomness, players)
    state.player = state.regular = first
    for number, row in enumerate(box.special):
        if row.shuffled:
            cards, state.randomness = shuffled(state.randomness, row.cards)
            moves.lay_pile(state, number, cards)
    set_out(state)
    deal(state)
    machine.start(state)
    return state


def set_out(state: State) -> None:
    """What cards and landscapes do before the game begins, such as tokens that lie somewhere; nobody tells of it."""
    log, state.log = state.log, None
    for kind, start in state.box.setups:
        state.stack = [Frame(0, state.player), Frame(start, state.player, kind)]
        if not machine.run_down_to(state, 1):
            raise TypeError(f"{state.box.names[kind]}: nobody is asked before the game begins")
    state.stack, state.log = [], log


def deal(state: State) -> None:
    """Seven Coppers and three Estates each, shuffled, and a hand of five; from the first player on (CORE-9, CORE-10)."""
    deck = ONE[COPPER] * STARTING_COPPERS + ONE[ESTATE] * STARTING_ESTATES
    for step in range(state.players):
        player = (state.player + step) % state.players
        moves.lay(state, player, deck, Zone.DISCARD)
        moves.draw(state, player, 5)


def next_first_player(edition: str, players: int, winners: list[int], randomness: Randomness) -> tuple[int, Randomness]:
    """Who starts the next game of a series, and the generator's next state (CORE-27 to CORE-29)."""
    if len(winners) == 1:
        return (winners[0] + 1) % players, randomness
    lot = list(range(players))
    if edition == "1e" and len(winners) < players:
        lot = [player for player in lot if player not in winners]
    place, randomness = below(randomness, len(lot))
    return lot[place], randomness
