"""Menus evolved for many kingdoms, as opponents to train against: the search of ``deckwright solve``, on one core for each kingdom.

``python -m deckwright.learn.evolve FOLDER --kingdoms 40 --seconds 60`` writes a strategy file for each of the first random kingdoms.
"""

from __future__ import annotations

import os
import re
from argparse import ArgumentParser
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

from deckwright.engine.box import Box
from deckwright.env.kingdom import box_of
from deckwright.learn.kingdoms import random_kingdom
from deckwright.notation.kingdom_code import Kingdom
from deckwright.solve.plan import BASIC_NAMES
from deckwright.solve.result import Found
from deckwright.solve.solving import SECONDS, solve

KEY_CARDS = 2
ABOUT = "a menu evolved for one kingdom"


def evolve(box: Box, seconds: float = SECONDS, seed: int = 0, rounds: int | None = None) -> Found:
    """The best strategy found in this time, or in these rounds, with what it showed against the library."""
    return solve(Kingdom(box.kingdom, box.sets), seconds=seconds, rounds=rounds, seed=seed, jobs=1).best


def menu_text(found: Found, name: str) -> str:
    """As a strategy file for the league: it fits every kingdom with the cards that it makes no sense without."""
    lines = [line.what for line in found.strategy.section("buy") if line.what not in BASIC_NAMES]
    _, _, body = found.strategy.text.partition("\nbuy:")
    trashers = re.findall(r"^trash with (.+?):", body, re.MULTILINE)
    key_cards = list(dict.fromkeys([*list(dict.fromkeys(lines))[:KEY_CARDS], *trashers]))
    head = [f"name: {name}", f"about: {ABOUT}", "needs: nothing", *([f"needs: {', '.join(key_cards)}"] if key_cards else [])]
    return "\n".join([*head, "", f"buy:{body}"])


def _work(task: tuple[str, float, str]) -> str:
    kingdom, seconds, folder = task
    box = random_kingdom(int(kingdom)) if kingdom.isdigit() else box_of(kingdom)
    found = evolve(box, seconds)
    name = f"Evolved {kingdom if kingdom.isdigit() else ' '.join(word[0] for word in kingdom.split(', '))}"
    (Path(folder) / f"{name.lower().replace(' ', '-')}.strategy").write_text(menu_text(found, name), encoding="utf-8")
    worst = min(row.score.value for row in found.versus)
    bought = ", ".join(f"{card} {copies:.1f}" for card, copies in found.bought.items() if copies >= 0.5)
    return f"{name}: {worst:.0%} against the best of the library: {bought}"


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
