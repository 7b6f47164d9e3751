"""What `deckwright solve` may know before it begins: lines about the cards of every kingdom that proved themselves on random ones where
the library is hard to beat. These kingdoms are solved one by one; of the lines that were found those are kept that make the plans of a
quick search better on most of the other ones.

    python benchmarks/experience.py FOLDER --kingdoms 32 --seconds 100 > new.strategy

What it prints takes the place of ``src/deckwright/solve/experience.strategy``, which the searches read while it runs. All that is found
stays in FOLDER; the same command goes on with it.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import partial
from multiprocessing import Pool
from multiprocessing.pool import Pool as Workers
from pathlib import Path

from deckwright.learn.kingdoms import random_kingdom
from deckwright.learn.teaching import LearnedTeacher
from deckwright.notation.kingdom_code import Kingdom
from deckwright.sim.library import find_strategy
from deckwright.sim.strategy_file import parse_strategy
from deckwright.solve.arena import Arena
from deckwright.solve.experience import of_every_kingdom
from deckwright.solve.plan import Line, plan_of
from deckwright.solve.proving import Sort, Variant, proved
from deckwright.solve.result import Solution
from deckwright.solve.solving import solve

HARD = 0.7
"""The score against the strongest of the library that a quick search doesn't reach where the library is hard to beat."""
QUICK = 0.2
"""The part of the time that a quick search has."""
HEATS = ((400, 300), (3_000, 60), (20_000, 60))
"""Games in which lines show what they bring a plan, and how many go on after them."""
KEPT = 64
BEST = 4
"""So many lines are of use in one plan: more that do much the same bring nothing."""
HEAD = """name: Experience
about: lines that proved themselves on random kingdoms where money is hard to beat; no menu, but what a search tries in every place
needs: nothing

buy:"""


def main() -> None:
    """Solve kingdoms, and write down what may be of use on others."""
    parser = argparse.ArgumentParser(description="Lines of menus that proved themselves on random kingdoms.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--first", type=int, default=0, help="the seed of the first random kingdom; below 1000000")
    parser.add_argument("--kingdoms", type=int, default=32, help="how many are solved in all")
    parser.add_argument("--seconds", type=float, default=100.0, help="of one core, for each of them")
    parser.add_argument("--jobs", type=int, default=2, help="how many are solved at a time")
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    with Pool(options.jobs) as workers:
        seed = options.first
        while len(list(options.folder.glob("*.quick"))) < options.kingdoms:
            _report(workers, _looked_at, options, range(seed, seed := seed + options.jobs))
        hard = sorted(int(path.stem) for path in options.folder.glob("*.quick"))[: options.kingdoms]
        _report(workers, _solved, options, hard)
        files = [options.folder / f"{seed}.strategy" for seed in hard]
        found = [of_every_kingdom(plan_of(parse_strategy(path.read_text(encoding="utf-8"), path.name)).buy) for path in files]
        lines = list(dict.fromkeys(line for some in found for line in some))
        use = dict(zip(lines, zip(*workers.imap(partial(_use, lines), files, 1), strict=True), strict=True))
    for line in lines:  # where it comes from says nothing
        use[line] = tuple(0.0 if line in some else max(gain, 0.0) for gain, some in zip(use[line], found, strict=True))
    print(HEAD, *(f"  {line}" for line in _chosen(use)), sep="\n")


def _report(workers: Workers, work: Callable[[Path, float, int], str], options: argparse.Namespace, seeds: Iterable[int]) -> None:
    for told in workers.imap_unordered(partial(work, options.folder, options.seconds), seeds, 1):
        print(told, file=sys.stderr, flush=True)


def _looked_at(folder: Path, seconds: float, seed: int) -> str:
    """Search quickly, to see whether the library is hard to beat."""
    quick, easy = folder / f"{seed}.quick", folder / f"{seed}.easy"
    if quick.exists() or easy.exists():
        return f"{seed}: there"
    found = _search(seed)(seconds=QUICK * seconds, thoughts=False).best
    score, opponent = found.versus[0].score.value, found.versus[0].opponent
    (quick if score < HARD else easy).write_text(f"# {opponent}\n{found.strategy.text}", encoding="utf-8")
    return f"{seed}: {score:.1%} against {opponent}"


def _solved(folder: Path, seconds: float, seed: int) -> str:
    """Solve a kingdom."""
    path = folder / f"{seed}.strategy"
    if path.exists():
        return f"{seed}: solved"
    found = _search(seed)(seconds=seconds).best
    path.write_text(found.strategy.text, encoding="utf-8")
    return f"{seed}: solved, {found.versus[0].score.value:.1%} against {found.versus[0].opponent}"


def _search(seed: int) -> Callable[..., Solution]:
    box = random_kingdom(seed)
    return partial(solve, Kingdom(box.kingdom, box.sets), seed=seed, jobs=1, teacher=LearnedTeacher())


def _use(lines: Sequence[Line], path: Path) -> list[float]:
    """What each line brings the plan of the quick search on a kingdom, in the place that is best for it."""
    opponent, _, text = path.with_suffix(".quick").read_text(encoding="utf-8").partition("\n")
    arena, against = Arena(random_kingdom(int(path.stem)), "native"), find_strategy(opponent.removeprefix("# "))
    plan = plan_of(parse_strategy(text), arena.box.kinds)
    tried = [(at, place) for at in range(len(lines)) for place in range(len(plan.buy) + 1)]
    gains, first = [0.0] * len(lines), 0
    for games, keep in HEATS:
        menus = [replace(plan, buy=(*plan.buy[:place], lines[at], *plan.buy[place:])) for at, place in tried]
        variants = [Variant(menu, place, Sort.ADDED) for menu, (_, place) in zip(menus, tried, strict=True)]
        found = dict(zip(tried, proved(arena, plan, against, variants, int(path.stem), first, games), strict=True))
        gains = [0.0] * len(lines)  # those of the last games alone: of many that were tried some were lucky until then
        best = dict(sorted(tried, key=lambda one: found[one][0]))
        for at, place in best.items():
            gains[at] = found[at, place][0]
        tried = sorted(best.items(), key=lambda one: -found[one][0])[:keep]
        first += games
    return gains


def _chosen(use: dict[Line, tuple[float, ...]]) -> list[Line]:
    """One after the other, the line that brings the plans most besides those that are chosen already."""
    chosen: list[Line] = []
    best: dict[int, list[float]] = defaultdict(list)
    left = dict(use)
    while left and len(chosen) < KEPT:
        worth = {
            line: sum(sum(sorted([*best[place], gain])[-BEST:]) - sum(best[place]) for place, gain in enumerate(gains))
            for line, gains in left.items()
        }
        line = max(left, key=lambda one: worth[one])
        chosen.append(line)
        for place, gain in enumerate(left.pop(line)):
            best[place] = sorted([*best[place], gain])[-BEST:]
    return chosen


if __name__ == "__main__":
    main()
