"""Plans against each other on one kingdom, many games in a moment: a plan is compiled quickly, since all but its menu is known already."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

from deckwright.engine.box import Box
from deckwright.engine.program import Verb
from deckwright.native import machine
from deckwright.native.exchange import can_play, native_box, pile_sizes
from deckwright.sim.conditions import Terms
from deckwright.sim.counting import count_games
from deckwright.sim.match import ENGINES
from deckwright.sim.native_counting import native_policy, policy_data
from deckwright.sim.policy import ALWAYS, ANY_CARD, compile_strategy
from deckwright.sim.strategy_file import Strategy, parse_strategy
from deckwright.solve.plan import Line, Plan

TURN_LIMIT = 120
"""Of both players together: whoever needs longer is not looked for."""
PLAYERS = 2
Trace = tuple[int, ...]
_KEPT = 500
"""Plans that stay compiled."""


@cache
def _terms(line: str) -> Terms:
    return parse_strategy(f"buy: {line}").section("buy")[0].condition


class Arena:
    """One kingdom, and everything that makes games on it quick."""

    def __init__(self, box: Box, engine: str | None = None) -> None:
        self.box, self.threads = box, 1
        self.native = (engine or ENGINES[-1]) == "native" and can_play(box) and not box.owes
        self.ready = lru_cache(maxsize=_KEPT)(self._ready)
        self._base = lru_cache(maxsize=_KEPT)(self._compiled)
        if self.native:
            self._box, self._sizes = native_box(box), pile_sizes(box, PLAYERS)

    @property
    def tables(self) -> tuple[Any, list[int]]:
        """The cards and their piles, as the native machine has them."""
        return self._box, self._sizes

    def share(self, one: Plan | Strategy, other: Plan | Strategy, seed: int, games: int, first: int = 0) -> float:
        """The share of points that the first one wins against the second; the seats alternate."""
        return self.played(one, other, seed, games, first)[0]

    def played(self, one: Plan | Strategy, other: Plan | Strategy, seed: int, games: int, first: int = 0) -> tuple[float, Trace]:
        """The same, and a trace of the games: plans that leave the same one have played the same. The match may begin with a later game."""
        pair = [self.ready(one), self.ready(other)]
        if not self.native:
            tally = count_games(self.box, (pair[0], pair[1]), seed, first, games, True, TURN_LIMIT)
            won, shared, counted = tally.shares[0][1], tally.shares[0][2], tally.games
            return (won + shared / 2) / max(counted, 1), (won, tally.decisions, tally.turns, *tally.score)
        found = machine().run_match(self._box, self._sizes, pair, seed, first, games, True, TURN_LIMIT, self.threads)
        won, shared = found["shares"][1:3]
        return float((won + shared / 2) / max(found["games"], 1)), (won, found["decisions"], found["turns"], *found["score"])

    def bought(self, one: Plan | Strategy, other: Plan | Strategy, seed: int, games: int) -> dict[str, float]:
        """How many copies of each card the first one buys in a game, on average."""
        pair = [self.ready(one), self.ready(other)]
        if not self.native:
            tally = count_games(self.box, (pair[0], pair[1]), seed, 0, games, True, TURN_LIMIT)
            copies = [sum(turn[kind] for turn in tally.purchases[0]) for kind in range(len(self.box.names))]
        else:
            found = machine().run_match(self._box, self._sizes, pair, seed, 0, games, True, TURN_LIMIT, 1)
            rows, kinds = found["purchases"], len(self.box.names)
            copies = [sum(rows[kind : len(rows) // PLAYERS : kinds]) for kind in range(kinds)]
        return {name: number / games for name, number in zip(self.box.names, copies, strict=True)}

    def _ready(self, plan: Plan | Strategy) -> Any:
        """The tables that the machine plays by."""
        if isinstance(plan, Strategy) or not self.native or self._is_special(plan):
            strategy = plan if isinstance(plan, Strategy) else parse_strategy(plan.text("plan", needs=()))
            policy = compile_strategy(strategy, self.box)
            return native_policy(self.box, policy) if self.native else policy
        return machine().make_policy(self._box, self._quick(plan))

    def _is_special(self, plan: Plan) -> bool:
        """Whether something besides buying and gaining goes by the menu: what is unwanted, or gained by rules of the plan's own."""
        return "Embargo" in self.box.kinds or any(heading == "gain" for heading, _ in plan.sections)

    def _compiled(self, sections: tuple[str, ...]) -> dict[str, Any]:
        return policy_data(compile_strategy(parse_strategy("\n".join(["buy: Province", *sections])), self.box))

    def _quick(self, plan: Plan) -> dict[str, Any]:
        """The same tables as the plan's text would make."""
        base, box = self._base(tuple(plan.section_lines())), self.box
        conditions = list(base["conditions"])
        buy = tuple((box.kinds[line.card], self._condition(line, conditions)) for line in plan.buy if line.card in box.kinds)
        usual = next(choice for choice in base["choices"] if choice[:2] == (int(Verb.GAIN), ANY_CARD))
        choices = [choice for choice in base["choices"] if choice is not usual]
        own = {kind for verb, kind, _, _ in choices if verb == Verb.GAIN}
        gained = (*buy, *usual[2][1:])  # the first is the Province of the base
        for kind in (ANY_CARD, *sorted({kind for kind, _ in buy if kind in box.actions} - own)):
            choices.append((int(Verb.GAIN), kind, tuple(entry for entry in gained if entry[0] != kind), usual[3]))
        return {**base, "buy": buy, "choices": choices, "conditions": tuple(conditions)}

    def _condition(self, line: Line, conditions: list[tuple[float, ...]]) -> int:
        terms = _terms(str(line)) if line.tests else ()
        if not terms:
            return ALWAYS
        numbers = tuple(float(self.box.kinds.get(term, -1)) if isinstance(term, str) else float(term) for term in terms)
        if numbers not in conditions:
            conditions.append(numbers)
        return conditions.index(numbers)
