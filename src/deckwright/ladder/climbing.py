"""Playing a ladder: every pair of contestants on every kingdom that both can play, by processes here or a cluster.

>>> from deckwright.ladder.climbing import ladder
>>> result = ladder("big-money", "double-witch", "random", kingdoms=["Witch, Moat", "Witch, Chapel"], games=20, seed=1, jobs=1)
>>> [rung.name for rung in result.rungs()]
['double-witch', 'big-money', 'random']
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import closing
from functools import partial
from itertools import combinations
from pathlib import Path

from deckwright.bots.program_bot import Limits
from deckwright.errors import Problem
from deckwright.ladder.cells import Cell, Played, play_cell
from deckwright.ladder.contestants import Contestant, find_contestant
from deckwright.ladder.ladder_file import LadderFile
from deckwright.ladder.result import LadderResult
from deckwright.notation.kingdom_code import Kingdom, used_sets
from deckwright.notation.kingdoms import newest_first, parse_kingdom, random_kingdom
from deckwright.notation.recommended import playable
from deckwright.sim.match import choose_engine
from deckwright.sim.simulate import Progress, workers_for

KINGDOMS = 40
GAMES = 100
"""Of a pair on a kingdom."""
SEED = 1


def ladder(
    *contestants: str,
    kingdoms: Sequence[str] | Sequence[Kingdom] | int = KINGDOMS,
    sets: Sequence[str] | None = None,
    games: int = GAMES,
    seed: int = SEED,
    jobs: int | None = None,
    engine: str | None = None,
    cluster: str | None = None,
    file: Path | None = None,
    limits: Limits | None = None,
    records: Path | None = None,
    progress: Progress | None = None,
) -> LadderResult:
    """Let all contestants play each other on all kingdoms that both have the cards for.

    ``kingdoms`` are names, codes or lists of cards, or how many are drawn by the seed from ``sets`` (all sets, if not said). ``games``
    is even: in mirrored pairs the contestants exchange seats over the same shuffles. With ``file``
    what is played is kept there, and the same call goes on with it, also with more contestants. ``limits`` are for contestants that are
    programs. With ``records`` each game played is kept in this folder. The other arguments are as in ``simulate``.
    """
    if len(contestants) < 2:
        raise Problem("ladder-few", number=len(contestants))
    if games < 2 or games % 2:
        raise Problem("ladder-games", games=games)
    found = {contestant.name: contestant for contestant in (find_contestant(text, limits) for text in contestants)}
    if len(found) < len(contestants):
        raise Problem("ladder-twice", names=", ".join(contestants))
    chosen = drawn(kingdoms, sets, seed) if isinstance(kingdoms, int) else [_kingdom(one, sets) for one in kingdoms]
    kept = LadderFile(file, seed, games, chosen)
    cells = list(cells_of(list(found.values()), chosen))
    if not cells:
        raise Problem("ladder-nothing", names=", ".join(found))
    open_cells = [cell for cell in cells if cell not in kept.played]
    interrupted = _climb(open_cells, found, chosen, kept, games, seed, choose_engine(engine), jobs, cluster, records, progress, len(cells))
    played = tuple(kept.played[cell] for cell in cells if cell in kept.played)
    return LadderResult(tuple(found), tuple(chosen), games, seed, played, interrupted)


def drawn(number: int, sets: Sequence[str] | None, seed: int) -> list[Kingdom]:
    """Random kingdoms, fixed by the seed."""
    if number < 1:
        raise Problem("ladder-kingdoms", number=number)
    of = newest_first() if sets is None else tuple(sets)
    cards = [random_kingdom(of, (seed + place) % (1 << 64)) for place in range(number)]
    return [Kingdom(names, used_sets(names, of)) for names in cards]


def recommended_kingdoms() -> list[str]:
    """Every recommended kingdom that can be played, by id."""
    return [kingdom.id for kingdom in playable()]


def cells_of(contestants: Sequence[Contestant], kingdoms: Sequence[Kingdom]) -> Iterator[Cell]:
    """Every pair on every kingdom that both can play, kingdom by kingdom."""
    for number, kingdom in enumerate(kingdoms):
        able = [contestant for contestant in contestants if contestant.fits(kingdom)]
        for first, second in combinations(able, 2):
            yield Cell(number, first.name, second.name)


def _kingdom(one: str | Kingdom, sets: Sequence[str] | None) -> Kingdom:
    return one if isinstance(one, Kingdom) else parse_kingdom(one, None if sets is None else tuple(sets))


def _climb(
    cells: list[Cell],
    contestants: dict[str, Contestant],
    kingdoms: list[Kingdom],
    kept: LadderFile,
    games: int,
    seed: int,
    engine: str,
    jobs: int | None,
    cluster: str | None,
    records: Path | None,
    progress: Progress | None,
    planned: int,
) -> bool:
    """Play what is left; whether it was interrupted."""
    if not cells:
        return False
    work = partial(play_cells, tuple(cells), tuple(kingdoms), contestants, games, seed, engine, records)
    try:
        with (
            workers_for(jobs, cluster, len(cells), "python") as workers,
            closing(workers.parts(work, ((place, 1) for place in range(len(cells))))) as parts,
        ):
            for done, part in enumerate(parts, planned - len(cells) + 1):
                for played in part:
                    kept.add(played)
                if progress is not None:
                    progress(done * games, planned * games)
    except KeyboardInterrupt:
        return True
    return False


def play_cells(
    cells: tuple[Cell, ...],
    kingdoms: tuple[Kingdom, ...],
    contestants: dict[str, Contestant],
    games: int,
    seed: int,
    engine: str,
    records: Path | None,
    first: int,
    number: int,
) -> list[Played]:
    """Some cells of a ladder, in this process."""
    return [
        play_cell(cell, kingdoms[cell.kingdom], (contestants[cell.first], contestants[cell.second]), games, seed, engine, records)
        for cell in cells[first : first + number]
    ]
