"""How the learned player does against menus that were evolved for the very kingdom, on kingdoms it was never trained on.

    python benchmarks/evolved.py --kingdoms 20 --rounds 12 --games 40

``deckwright solve`` finds a strategy for each kingdom on one core; the learned player then meets it in mirrored pairs of games. By rounds
and not by time, so that the same menus come out again, and without second thoughts, which would make a minute two or three: with
``--thoughts`` the menus are stronger. docs/strength.md has the figures.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time

from deckwright.ladder.climbing import ladder
from deckwright.learn.kingdoms import JUDGED, random_kingdom
from deckwright.notation.kingdom_code import Kingdom
from deckwright.sim.statistics import mean_interval
from deckwright.solve.solving import solve


def main() -> None:
    """Evolve a menu for each kingdom, and play it."""
    parser = argparse.ArgumentParser(description="The learned player against menus evolved for the kingdom.")
    parser.add_argument("--kingdoms", type=int, default=20)
    parser.add_argument("--first", type=int, default=JUDGED, help="the seed of the first kingdom")
    parser.add_argument("--rounds", type=int, default=12, help="of the search for a menu")
    parser.add_argument("--games", type=int, default=40, help="on each kingdom")
    parser.add_argument("--thoughts", action="store_true", help="the best plan of each search is thought over")
    parser.add_argument("--player", default="learned")
    options = parser.parse_args()
    scores: list[float] = []
    with TemporaryDirectory() as folder:
        for number in range(options.first, options.first + options.kingdoms):
            box = random_kingdom(number)
            kingdom, started = Kingdom(box.kingdom, box.sets), process_time()
            found = solve(kingdom, rounds=options.rounds, seed=number, jobs=1, thoughts=options.thoughts).best
            took = process_time() - started
            path = Path(folder) / f"evolved-{number}.strategy"
            path.write_text(found.strategy.text, encoding="utf-8")
            result = ladder(options.player, str(path), kingdoms=[kingdom], games=options.games, seed=number, jobs=1)
            (played,) = result.played
            scores.append(played.score)
            library = min(row.score.value for row in found.versus if row.kind == "library")
            known = f"{library:.1%} against the library, {took:.0f} s"
            print(f"{number}: {played.score:.1%} against {found.strategy.name} ({known})", flush=True)
    mean = sum(scores) / len(scores)
    where = f", {mean_interval(scores).low:.1%} to {mean_interval(scores).high:.1%}" if len(scores) > 1 else ""
    print(f"mean {mean:.1%}{where}; worst {min(scores):.1%}")


if __name__ == "__main__":
    main()
