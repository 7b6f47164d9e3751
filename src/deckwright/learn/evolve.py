"""Menus evolved for a kingdom: small changes, kept where they win more often against a pool that the best ones join.

``python -m deckwright.learn.evolve FOLDER --kingdoms 40 --seconds 60`` writes a strategy file for each of the first random kingdoms.
"""

from __future__ import annotations

import os
import time
from argparse import ArgumentParser
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any

from deckwright.cards.basic import BASIC
from deckwright.engine.box import Box
from deckwright.engine.program import Verb
from deckwright.env.kingdom import box_of
from deckwright.lang.deeds import thins
from deckwright.learn.kingdoms import random_kingdom
from deckwright.learn.league import opponents_for
from deckwright.native import machine
from deckwright.native.exchange import native_box, pile_sizes
from deckwright.sim.native_counting import policy_data
from deckwright.sim.policy import ALWAYS, ANY_CARD, compile_strategy
from deckwright.sim.strategy_file import parse_strategy

TURN_LIMIT = 120
GAMES = 200
POOL = 4
KEY_CARDS = 2
ISLANDS = 4
STARTS = 60
TRASHING = (
    "",
    *(
        f"{eager}trash: Curse; Estate if gains_left > 3; Copper if money > {money}; else worst\n"
        for money in (4, 5, 6)
        for eager in ("", f"play: Chapel if hand(Curse) + hand(Estate) > 0 or hand(Copper) > 0 and money > {money}\n")
    ),
)
"""How junk is trashed: as the defaults do, or sooner."""
_LIMITS = (1, 1, 1, 2, 2, 3, 4, 6, 0)


@dataclass(frozen=True, slots=True)
class Menu:
    """What is bought, in order, each up to a number of copies (0: as many as there are), and when points are."""

    wanted: tuple[tuple[str, int], ...]
    provinces: int = 0
    """From this turn on."""
    duchies: int = 4
    estates: int = 2
    trashing: int = 0

    def lines(self) -> list[tuple[str, str]]:
        """Cards with conditions."""
        found = [("Province", f"turn > {self.provinces}"), ("Duchy", f"gains_left <= {self.duchies}")]
        found.append(("Estate", f"gains_left <= {self.estates}"))
        return found + [(card, f"n < {limit}" if limit else "") for card, limit in self.wanted]

    def text(self, name: str) -> str:
        """As a strategy file."""
        lines = [f"  {card}{' if ' + condition if condition else ''}" for card, condition in self.lines()]
        head = [f"name: {name}", "about: a menu evolved for one kingdom", "needs: nothing", f"needs: {', '.join(self.key_cards())}"]
        return "\n".join([*(head if self.key_cards() else head[:3]), "", "buy:", *lines, "", TRASHING[self.trashing]])

    def key_cards(self) -> list[str]:
        """The first cards of the kingdom on the menu: without the others it still makes sense."""
        basic = {card.name for card in BASIC}
        return list(dict.fromkeys(card for card, _ in self.wanted if card not in basic))[:KEY_CARDS]


@cache
def _terms(card: str, condition: str) -> tuple[Any, ...]:
    strategy = parse_strategy(f"buy: {card}{' if ' + condition if condition else ''}")
    return tuple(strategy.section("buy")[0].condition)


class Kitchen:
    """Compiles menus for one box, quickly: all but the menu is compiled once."""

    def __init__(self, box: Box) -> None:
        self.box, self.native, self.sizes = box, native_box(box), pile_sizes(box, 2)
        self._bases = [policy_data(compile_strategy(parse_strategy(f"buy: Province\n{trashing}"), box)) for trashing in TRASHING]

    def cook(self, menu: Menu) -> Any:
        """The menu for the native machine, the same tables as its text would make."""
        base, box = self._bases[menu.trashing], self.box
        conditions, buy = list(base["conditions"]), []
        for card, condition in menu.lines():
            terms = _terms(card, condition)
            number = ALWAYS
            if terms:
                numbers = tuple(float(box.kinds.get(term, -1)) if isinstance(term, str) else float(term) for term in terms)
                if numbers not in conditions:
                    conditions.append(numbers)
                number = conditions.index(numbers)
            buy.append((box.kinds[card], number))
        choices = [choice for choice in base["choices"] if choice[:2] != (int(Verb.GAIN), ANY_CARD)]
        own = {kind for verb, kind, _, _ in choices if verb == Verb.GAIN}
        wanted, last = next(choice[2:] for choice in base["choices"] if choice[:2] == (int(Verb.GAIN), ANY_CARD))
        gained = (*buy, *wanted[1:])  # the first is the Province of the base
        for kind in (ANY_CARD, *sorted({kind for kind, _ in buy if kind in box.actions} - own)):
            choices.append((int(Verb.GAIN), kind, tuple(entry for entry in gained if entry[0] != kind), last))
        return machine().make_policy(self.native, {**base, "buy": tuple(buy), "choices": choices, "conditions": tuple(conditions)})

    def share(self, one: Any, other: Any, seed: int, games: int = GAMES) -> float:
        """The share of points that the first wins against the second."""
        counted = machine().run_match(self.native, self.sizes, [one, other], seed, 0, games, True, TURN_LIMIT, 1)
        return float(sum(counted["shares"][winners] / winners for winners in (1, 2)) / max(counted["games"], 1))


def changed(menu: Menu, cards: list[str], random: Random) -> Menu:
    """One to three small changes."""
    for _ in range(random.choice((1, 1, 2, 3))):
        wanted = list(menu.wanted)
        place = random.randrange(len(wanted) + 1)
        kind = random.random()
        if kind < 0.35 or len(wanted) < 2:
            wanted.insert(place, (random.choice(cards), random.choice(_LIMITS)))
        elif kind < 0.5:
            wanted.pop(min(place, len(wanted) - 1))
        elif kind < 0.65:
            wanted.insert(place, wanted.pop(random.randrange(len(wanted))))
        elif kind < 0.85:
            at = min(place, len(wanted) - 1)
            wanted[at] = (wanted[at][0], random.choice(_LIMITS))
        elif kind < 0.88:
            menu = replace(menu, provinces=max(0, random.choice((0, 5, 8, 10, 12, menu.provinces - 1, menu.provinces + 1))))
        elif kind < 0.94:
            menu = replace(menu, duchies=random.randint(0, 8), estates=random.randint(0, 4))
        else:
            menu = replace(menu, trashing=random.randrange(len(TRASHING)))
        menu = replace(menu, wanted=tuple(wanted[:14]))
    return menu


START = Menu((("Gold", 0), ("Silver", 0)))


def evolve(box: Box, seconds: float, seed: int = 0, generations: int = 0) -> tuple[Menu, float]:
    """The best menu found in this time, or in these generations, and how it does against the best fitting strategy of the library."""
    random, kitchen = Random(f"evolve {seed}"), Kitchen(box)
    library = [machine().make_policy(kitchen.native, policy_data(compile_strategy(strategy, box))) for strategy in opponents_for(box)]
    cards = [*box.kingdom, *box.kingdom, "Gold", "Silver", "Copper"]
    strongest = _strongest(kitchen, library)
    islands = [(), *([(card.name, 1)] for card in box.cards[len(BASIC) :] if thins(card))][:ISLANDS]
    found = []
    for first in islands:  # a menu that trashes gets better only after a while, so it begins by itself
        until = time.perf_counter() + seconds / len(islands)
        begin = _start(kitchen, strongest, cards, random, tuple(first))
        found.append(_climb(kitchen, begin, strongest, cards, random, until, generations))
    best, pool = max(found, key=lambda one: _mean(kitchen, kitchen.cook(one[0]), strongest, 3, 2000))
    best = _pruned(kitchen, best, pool)
    final = kitchen.cook(best)
    return best, min(kitchen.share(final, strategy, seed + 1, 1000) for strategy in library)


def _climb(
    kitchen: Kitchen, best: Menu, pool: list[Any], cards: list[str], random: Random, until: float, generations: int
) -> tuple[Menu, list[Any]]:
    """Change a menu for a while; the answer is the best one with those it had to beat."""
    generation = 0
    while generation < generations if generations else time.perf_counter() < until:
        generation += 1
        candidate = changed(best, cards, random)
        if candidate == best:
            continue
        one, other, seeds = kitchen.cook(candidate), kitchen.cook(best), random.randrange(1 << 40)
        better = _mean(kitchen, one, pool, seeds) - _mean(kitchen, other, pool, seeds)
        if better > 0.01 and _mean(kitchen, one, pool, seeds + GAMES, 3 * GAMES) >= _mean(kitchen, other, pool, seeds + GAMES, 3 * GAMES):
            best = candidate
        if generation % 300 == 0 and _mean(kitchen, kitchen.cook(best), pool, seeds, 2 * GAMES) > 0.6:
            pool = [*pool, kitchen.cook(best)][-POOL:]
    return best, pool


def _start(kitchen: Kitchen, pool: list[Any], cards: list[str], random: Random, first: tuple[tuple[str, int], ...]) -> Menu:
    """The best of some random menus that begin like this."""
    found = [replace(START, wanted=(*first, *START.wanted))]
    for _ in range(STARTS):
        added = tuple((random.choice(cards), random.choice((1, 2, 3, 0))) for _ in range(random.randint(1, 4)))
        found.append(replace(START, wanted=(*first, *added, *START.wanted), trashing=random.randrange(len(TRASHING))))
    return max(found, key=lambda menu: _mean(kitchen, kitchen.cook(menu), pool, 1))


def _pruned(kitchen: Kitchen, menu: Menu, pool: list[Any]) -> Menu:
    """Without the lines that make no difference."""
    for place in reversed(range(len(menu.wanted))):
        shorter = replace(menu, wanted=(*menu.wanted[:place], *menu.wanted[place + 1 :]))
        if len(shorter.wanted) > 1 and _mean(kitchen, kitchen.cook(shorter), pool, 7, 1000) >= _mean(
            kitchen, kitchen.cook(menu), pool, 7, 1000
        ):
            menu = shorter
    return menu


def _mean(kitchen: Kitchen, one: Any, pool: list[Any], seed: int, games: int = GAMES) -> float:
    return sum(kitchen.share(one, other, seed + number * games, max(games // len(pool), 1)) for number, other in enumerate(pool)) / len(
        pool
    )


def _strongest(kitchen: Kitchen, library: list[Any]) -> list[Any]:
    """The two strategies that win most against all others."""
    scores = [(sum(kitchen.share(one, other, 1, 100) for other in library), number) for number, one in enumerate(library)]
    return [library[number] for _, number in sorted(scores, reverse=True)[:2]]


def _work(task: tuple[str, float, str]) -> str:
    kingdom, seconds, folder = task
    box = random_kingdom(int(kingdom)) if kingdom.isdigit() else box_of(kingdom)
    menu, worst = evolve(box, seconds)
    name = f"Evolved {kingdom if kingdom.isdigit() else ' '.join(word[0] for word in kingdom.split(', '))}"
    (Path(folder) / f"{name.lower().replace(' ', '-')}.strategy").write_text(menu.text(name), encoding="utf-8")
    return f"{name}: {worst:.0%} against the best of the library: {', '.join(f'{card} {limit}' for card, limit in menu.wanted)}"


def main() -> None:
    """Evolve menus for many kingdoms."""
    parser = ArgumentParser(description="Evolve a menu for each of many kingdoms.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--named", action="append", default=[], help="a kingdom by its cards")
    parser.add_argument("--first", type=int, default=0, help="the seed of the first random kingdom")
    parser.add_argument("--kingdoms", type=int, default=0, help="how many random kingdoms")
    parser.add_argument("--seconds", type=float, default=60.0, help="for each kingdom, on one core")
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    kingdoms = [*options.named, *map(str, range(options.first, options.first + options.kingdoms))]
    tasks = [(kingdom, options.seconds, str(options.folder)) for kingdom in kingdoms]
    with ProcessPoolExecutor(options.processes, mp_context=get_context("spawn")) as pool:
        for said in pool.map(_work, tasks):
            print(said, flush=True)


if __name__ == "__main__":
    main()
