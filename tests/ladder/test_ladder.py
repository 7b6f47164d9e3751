"""Ladders: mirrored pairs, intervals over kingdoms, and a file that can be gone on with."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from deckwright.bots import Bot, make_bot
from deckwright.engine.game import Game
from deckwright.errors import Problem, UnknownName
from deckwright.ladder.cells import Cell, Played, play_cell, records_file
from deckwright.ladder.climbing import cells_of, drawn, ladder
from deckwright.ladder.contestants import BEST_FITTING, Contestant, best_fitting, find_contestant
from deckwright.ladder.result import LadderResult
from deckwright.native import AVAILABLE
from deckwright.notation.kingdoms import parse_kingdom
from deckwright.notation.record import read_record
from deckwright.sim import simulate
from deckwright.sim.statistics import mean_interval
from deckwright.sim.workers import Alone

WITCH = parse_kingdom("Witch, Moat, Village")


def played(kingdom: int, wins: int, losses: int, first: str = "a", second: str = "b") -> Played:
    return Played(Cell(kingdom, first, second), wins, 0, losses, (10, 10), (0.1, 0.2), (0.05, 0.1))


def test_games_are_mirrored() -> None:
    """Somebody against themselves: whatever the one game of a pair gives, the other one takes back."""
    one = find_contestant("double-witch")
    result = play_cell(Cell(0, "a", "b"), WITCH, (one, one), 40, 7, "python")
    assert (result.wins, result.games) == (result.losses, 40)
    assert result.wins > 0


@pytest.mark.skipif(not AVAILABLE, reason="the native machine is not built")
def test_both_machines_and_bots_play_the_same_games() -> None:
    pair = (find_contestant("double-witch"), find_contestant("big-money"))
    found = [play_cell(Cell(2, "a", "b"), WITCH, pair, 20, 5, engine) for engine in ("python", "native")]
    assert found[0] == found[1]
    by_bots = play_cell(Cell(2, "a", "b"), WITCH, (Unknown("unknown"), pair[1]), 20, 5, "python")
    assert (by_bots.wins, by_bots.ties, by_bots.losses) == (found[0].wins, found[0].ties, found[0].losses)
    assert by_bots.decisions[0] > 0
    assert 0 < by_bots.seconds[0] / by_bots.decisions[0] <= by_bots.longest[0]


class Unknown(Contestant):
    """A contestant of whom nothing is known but how it answers."""

    def bot(self, seed: int) -> Bot:
        return make_bot("double-witch", seed)


def test_records_lie_in_their_folder_whatever_a_bot_is_called(tmp_path: Path) -> None:
    """A command has strokes and dots, and others may look alike without them."""
    names = ["big-money", "python ../../my_bot.py", "python ..-..-my_bot.py", "/bin/bot", "ą/β", "x" * 300]
    files = [records_file(tmp_path, Cell(0, "learned+200ms", name), 3) for name in names]
    assert len(set(files)) == len(files)
    assert all(file.parent == tmp_path and file.resolve().parent == tmp_path.resolve() for file in files)
    assert max(len(file.name) for file in files) < 120
    assert files[0].name == "0-learned+200ms-big-money-3.txt"


def test_games_are_kept_as_records(tmp_path: Path) -> None:
    """Strategies too, and the games are those that the simulator plays: replayed, they have the same winners."""
    folder = tmp_path / "games"
    kept = ladder("double-witch", "big-money", kingdoms=["Witch, Moat"], games=6, seed=3, jobs=1, records=folder)
    assert [one.wins for one in kept.played] == [
        one.wins for one in ladder("double-witch", "big-money", kingdoms=["Witch, Moat"], games=6, seed=3, jobs=1).played
    ]
    files = sorted(folder.iterdir())
    assert len(files) == 6
    wins = 0
    for file in files:
        record = read_record(file.read_text(encoding="utf-8"))
        game = Game.replay(record)
        assert game.state.asking < 0
        seat = record.names.index("double-witch")
        wins += game.winners() == (seat,)
    assert wins == kept.played[0].wins
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    with pytest.raises(Problem) as problem:
        ladder("double-witch", "big-money", kingdoms=["Witch, Moat"], games=2, jobs=1, records=tmp_path / "file")
    assert problem.value.code == "ladder-records"


def test_who_fits_a_kingdom_plays_there() -> None:
    names = ("big-money", "double-witch", "wharf", BEST_FITTING)
    cells = list(cells_of([find_contestant(name) for name in names], [WITCH, parse_kingdom("Moat")]))
    assert [(cell.kingdom, cell.first, cell.second) for cell in cells] == [
        (0, "big-money", "double-witch"),
        (0, "big-money", BEST_FITTING),
        (0, "double-witch", BEST_FITTING),
        (1, "big-money", BEST_FITTING),
    ]


def test_the_best_of_the_library_is_found_by_playing() -> None:
    assert "Witch" in best_fitting(WITCH).needs
    assert best_fitting(parse_kingdom("Moat")).needs <= {"Moat"}


def test_intervals_are_over_kingdoms() -> None:
    even = LadderResult(("a", "b"), (WITCH, WITCH), 100, 1, (played(0, 60, 40), played(1, 62, 38)), interrupted=False)
    uneven = LadderResult(("a", "b"), (WITCH, WITCH), 100, 1, (played(0, 98, 2), played(1, 24, 76)), interrupted=False)
    narrow, wide = even.duels()[0], uneven.duels()[0]
    assert narrow.score == wide.score == 0.61
    assert wide.interval.width > 0.9 > narrow.interval.width
    assert (wide.worst.cell.kingdom, wide.turned().worst.cell.kingdom) == (1, 0)
    won = LadderResult(("a", "b"), (WITCH, WITCH), 4, 1, (played(0, 4, 0), played(1, 4, 0)), interrupted=False)
    assert won.duels()[0].interval.low < 0.8  # eight games don't prove much


def test_student_has_wider_intervals_than_the_normal_distribution() -> None:
    half = mean_interval([0.3, 0.4, 0.5, 0.6, 0.7]).width / 2
    assert half == pytest.approx(2.776 * 0.025**0.5 / 5**0.5, rel=0.01)
    many = mean_interval([0.4, 0.6] * 500).width / 2
    assert many == pytest.approx(1.962 * 0.1 / 1000**0.5, rel=0.01)


def test_times_and_ratings() -> None:
    result = LadderResult(("a", "b"), (WITCH,), 100, 1, (played(0, 90, 10),), interrupted=False)
    strong, weak = result.rungs()
    assert (strong.name, weak.name) == ("a", "b")
    assert strong.milliseconds == pytest.approx(10)
    assert weak.longest == pytest.approx(100)
    assert strong.rating.value - weak.rating.value == pytest.approx(374, abs=10)


def test_a_ladder_is_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "ladder.jsonl"
    whole = ladder("big-money", "double-witch", kingdoms=[WITCH], games=10, seed=3, jobs=1, file=file)
    lines = file.read_text(encoding="utf-8").splitlines()
    assert len(lines) == 2
    file.write_text(lines[0] + "\n" + lines[1].replace('"wins": ', '"wins": 1'), encoding="utf-8")  # cut off: no end of line
    again = ladder("big-money", "double-witch", kingdoms=[WITCH], games=10, seed=3, jobs=1, file=file)
    assert again == whole
    kept = file.read_text(encoding="utf-8").replace('"losses": ', '"losses": 1')
    file.write_text(kept, encoding="utf-8")  # what is there is believed and not played again
    more = ladder("big-money", "double-witch", "random", kingdoms=[WITCH], games=10, seed=3, jobs=1, file=file)
    assert len(more.played) == 3
    assert more.played[0].losses > whole.played[0].losses


def test_another_ladder_or_a_damaged_file_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "ladder.jsonl"
    ladder("big-money", "double-witch", kingdoms=[WITCH], games=2, seed=3, jobs=1, file=file)
    with pytest.raises(Problem) as refused:
        ladder("big-money", "double-witch", kingdoms=[WITCH], games=4, seed=3, jobs=1, file=file)
    assert refused.value.code == "ladder-other"
    before = file.read_text(encoding="utf-8")
    for damage in ("{}\n", '{"cell": {}}\n', json.dumps({"cell": {"kingdom": 0, "first": "a", "second": "b"}}) + "\n"):
        file.write_text(before + damage, encoding="utf-8")
        with pytest.raises(Problem) as refused:
            ladder("big-money", "double-witch", kingdoms=[WITCH], games=2, seed=3, jobs=1, file=file)
        assert refused.value.code == "ladder-line"
        assert file.read_text(encoding="utf-8") == before + damage
    file.write_text("a letter home\n", encoding="utf-8")
    with pytest.raises(Problem) as refused:
        ladder("big-money", "double-witch", kingdoms=[WITCH], games=2, seed=3, jobs=1, file=file)
    assert refused.value.code == "ladder-unreadable"
    assert file.read_text(encoding="utf-8") == "a letter home\n"


def test_files_that_can_not_be_written(tmp_path: Path) -> None:
    for file, code in ((tmp_path / "no" / "l.jsonl", "folder-missing"), (tmp_path, "file-is-folder")):
        with pytest.raises(Problem) as refused:
            ladder("big-money", "double-witch", kingdoms=[WITCH], games=2, jobs=1, file=file)
        assert refused.value.code == code


def test_processes_find_the_same() -> None:
    alone, together = (ladder("big-money", "random", kingdoms=2, games=2, seed=1, jobs=jobs) for jobs in (1, 2))
    assert [(cell.cell, cell.wins, cell.ties) for cell in alone.played] == [(cell.cell, cell.wins, cell.ties) for cell in together.played]


@pytest.mark.parametrize(("cells", "processes"), [(1, 1), (2, 2), (5, 3)])
def test_a_few_games_are_work_for_several_processes(cells: int, processes: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot may think for long, so each cell is worth a process."""
    asked = list[int]()

    @contextmanager
    def alone(jobs: int, engine: str) -> Iterator[Alone]:
        asked.append(jobs)
        yield Alone()

    monkeypatch.setattr(simulate, "local_workers", alone)
    ladder("big-money", "all-rounder", kingdoms=[WITCH] * cells, games=2, jobs=3)
    assert asked == [processes]


def test_kingdoms_are_fixed_by_the_seed() -> None:
    assert drawn(3, ["base-2e"], 5) == drawn(3, ["base-2e"], 5)
    assert drawn(3, None, 5)[1:] == drawn(3, None, 6)[:2]


@pytest.mark.parametrize(
    ("code", "bots", "options"),
    [
        ("ladder-few", ["random"], {}),
        ("ladder-games", ["random", "big-money"], {"games": 3}),
        ("ladder-twice", ["random", "random"], {}),
        ("ladder-kingdoms", ["random", "big-money"], {"kingdoms": 0}),
        ("ladder-nothing", ["double-witch", "big-money"], {"kingdoms": [parse_kingdom("Moat")]}),
    ],
)
def test_mistakes(code: str, bots: list[str], options: dict[str, int]) -> None:
    with pytest.raises(Problem) as refused:
        ladder(*bots, **options)  # type: ignore[arg-type]
    assert refused.value.code == code


def test_a_bot_that_does_not_exist() -> None:
    with pytest.raises(UnknownName) as refused:
        ladder("all-runder", "random")
    assert refused.value.details["suggestion"] == "all-rounder"


@pytest.mark.parametrize("slip", ["learned+50", "learned50", "learned 50ms", "Learned+50m"])
def test_a_slip_in_how_long_is_thought(slip: str) -> None:
    with pytest.raises(UnknownName) as refused:
        ladder(slip, "random")
    assert refused.value.details["suggestion"] == "learned+50ms"
