"""Playing the games of a match one by one and counting what they show.

A turn is counted by its last purchase: the coins there were before the first one, and the points after the last.
"""

from __future__ import annotations

from deckwright.engine import machine
from deckwright.engine.box import PROVINCE, Box
from deckwright.engine.program import Op, Verb
from deckwright.engine.score import score
from deckwright.engine.setup import new_state
from deckwright.engine.state import OVER, State
from deckwright.sim.policy import Policy
from deckwright.sim.runner import TURN_LIMIT, decide
from deckwright.sim.tally import LEAD_TURN, MOST_TURNS, WIDEST_LEAD, Tally

_BUY_PHASE, _BUY, _END_TURN = int(Op.BUY_PHASE), int(Verb.BUY), int(Verb.END_TURN)


def seating(game: int, players: int, alternate: bool) -> list[int]:
    """Which strategy sits where in a game: the first seat moves first, and passes on from game to game."""
    shift = game % players if alternate else 0
    return [(seat + shift) % players for seat in range(players)]


def count_games(
    box: Box, policies: tuple[Policy, ...], seed: int, first_game: int, games: int, alternate: bool = True, turn_limit: int = TURN_LIMIT
) -> Tally:
    """Play a run of games of a match; game number N has the seed of the match plus N."""
    tally = Tally(len(policies), len(box.names))
    for game in range(first_game, first_game + games):
        seats = seating(game, len(policies), alternate)
        _Game(tally, box, seats).play([policies[who] for who in seats], (seed + game) % (1 << 64), turn_limit)
    return tally


class _Game:
    """One game being counted."""

    def __init__(self, tally: Tally, box: Box, seats: list[int]) -> None:
        self.tally, self.box, self.seats = tally, box, seats
        self.turn = [0] * len(seats)
        self.coins = [0] * len(seats)
        self.points = [0] * len(seats)
        self.points_at_lead: dict[int, int] = {}

    def play(self, policies: list[Policy], seed: int, turn_limit: int) -> None:
        """Play to the end, or to the limit."""
        state = new_state(self.box, len(policies), seed, first=0)
        code, stack, rounds, decisions = self.box.code, state.stack, turn_limit // len(policies), 0
        while state.asking >= 0 and state.turns[-1] < rounds:
            player = state.asking
            buying = code[stack[-1].pc][0] == _BUY_PHASE
            verb, cards = decide(state, policies[player])
            decisions += 1
            if not buying or verb not in (_BUY, _END_TURN):
                machine.answer(state, verb, cards)
                continue
            turn = min(state.turns[player] + 1, MOST_TURNS)
            if turn != self.turn[player]:
                self._close_turn(player)
                self.turn[player], self.coins[player] = turn, state.coins
            if cards:
                self.tally.purchases[self.seats[player]][turn][cards[0]] += 1
            machine.answer(state, verb, cards)
            self.points[player] = score(state, player)
        self.tally.decisions += decisions
        for player in range(len(policies)):
            self._close_turn(player)
        self._count_result(state)

    def _close_turn(self, player: int) -> None:
        turn, who, tally = self.turn[player], self.seats[player], self.tally
        if not turn:
            return
        coins, points = self.coins[player], self.points[player]
        tally.turn_games[who][turn] += 1
        tally.coins[who][turn] += coins
        tally.coins_squared[who][turn] += coins * coins
        tally.points[who][turn] += points
        tally.points_squared[who][turn] += points * points
        if turn == LEAD_TURN:
            self.points_at_lead[who] = points

    def _count_result(self, state: State) -> None:
        tally, players = self.tally, len(self.seats)
        scores = [score(state, seat) for seat in range(players)]
        ranks = [(-scores[seat], state.turns[seat]) for seat in range(players)]
        won = [self.seats[seat] for seat in range(players) if ranks[seat] == min(ranks)]
        turns = sum(state.turns)
        tally.games += 1
        tally.turns += turns
        tally.turns_squared += turns * turns
        tally.lengths[min(max(state.turns), MOST_TURNS)] += 1
        if state.phase != OVER:
            tally.unfinished += 1
        elif state.supply[PROVINCE] == 0:
            tally.province_endings += 1
        else:
            tally.pile_endings += 1
        for seat, who in enumerate(self.seats):
            tally.score[who] += scores[seat]
            tally.score_squared[who] += scores[seat] ** 2
        tally.first_seat_games[self.seats[0]] += 1
        tally.first_seat_wins[self.seats[0]] += won == [self.seats[0]]
        tally.first_seat_ties[self.seats[0]] += len(won) > 1 and self.seats[0] in won
        tally.ties += len(won) > 1
        for who in won:
            tally.shares[who][len(won)] += 1
            tally.wins[who] += len(won) == 1
        if len(self.points_at_lead) == players:
            self._count_lead(won)

    def _count_lead(self, won: list[int]) -> None:
        lead = self.points_at_lead[0] - max(points for who, points in self.points_at_lead.items() if who)
        place = max(-WIDEST_LEAD, min(lead, WIDEST_LEAD)) + WIDEST_LEAD
        self.tally.lead_games[place] += 1
        self.tally.lead_wins[place] += (2 if won == [0] else 1) if 0 in won else 0
