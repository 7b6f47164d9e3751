"""What the search for strategies knows from other kingdoms: lines of menus that proved themselves where money is hard to beat.

    python benchmarks/experience.py FOLDER --kingdoms 12
    python benchmarks/experience.py FOLDER --kingdoms 0 > src/deckwright/solve/experience.strategy

The first command solves random kingdoms, and keeps the strategies of those where the library is hard to beat, about a minute for each
and a quarter of one for every kingdom that is left out. It goes on from what lies in the folder. Both write the lines about cards of
every kingdom, with what else is asked for left out if it is about others. None of the recommended kingdoms is among them.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

from deckwright.learn.kingdoms import random_kingdom
from deckwright.learn.teaching import LearnedTeacher
from deckwright.notation.kingdom_code import Kingdom
from deckwright.sim.strategy_file import Strategy, parse_strategy
from deckwright.solve.experience import of_every_kingdom
from deckwright.solve.plan import Line, plan_of
from deckwright.solve.solving import solve

HARD = 0.7
"""The score against the strongest of the library that a quick search doesn't reach where the library is hard to beat."""
QUICK = 12.0
HEAD = """name: Experience
about: lines that proved themselves on random kingdoms where money is hard to beat; no menu, but what a search tries in every place
needs: nothing

buy:"""


def main() -> None:
    """Solve kingdoms, and write down what may be of use on others."""
    parser = argparse.ArgumentParser(description="Lines of menus that proved themselves on random kingdoms.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--first", type=int, default=0, help="the seed of the first random kingdom; below 1000000")
    parser.add_argument("--kingdoms", type=int, default=12, help="how many are solved in all")
    parser.add_argument("--seconds", type=float, default=60.0, help="for each of them")
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    seed = options.first
    while len(list(options.folder.glob("*.strategy"))) < options.kingdoms:
        _solved(options.folder, seed, options.seconds)
        seed += 1
    files = sorted(options.folder.glob("*.strategy"), key=lambda path: int(path.stem))
    lines = _lines(parse_strategy(path.read_text(encoding="utf-8"), path.name) for path in files)
    print(HEAD, *(f"  {line}" for line in lines), sep="\n")


def _solved(folder: Path, seed: int, seconds: float) -> None:
    """Solve a kingdom, if it was not looked at before and the library is hard to beat there."""
    path, easy = folder / f"{seed}.strategy", folder / f"{seed}.easy"
    if path.exists() or easy.exists():
        return
    box = random_kingdom(seed)
    kingdom = Kingdom(box.kingdom, box.sets)
    quick = solve(kingdom, seconds=QUICK, seed=seed, teacher=LearnedTeacher(), thoughts=False).best.versus[0].score.value
    if quick >= HARD:
        easy.touch()
        print(f"{seed}: {quick:.1%}", file=sys.stderr, flush=True)
        return
    found = solve(kingdom, seconds=seconds, seed=seed, teacher=LearnedTeacher()).best
    print(f"{seed}: {quick:.1%}, then {found.versus[0].score.value:.1%}", file=sys.stderr, flush=True)
    path.write_text(found.strategy.text, encoding="utf-8")


def _lines(strategies: Iterable[Strategy]) -> list[Line]:
    """Those about cards of every kingdom, what was found most often first."""
    counted = Counter[Line]()
    for strategy in strategies:
        counted.update(of_every_kingdom(plan_of(strategy).buy))
    return [line for line, _ in counted.most_common()]


if __name__ == "__main__":
    main()
