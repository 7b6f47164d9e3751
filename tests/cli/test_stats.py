"""``deckwright stats``: what recorded games show, counted by hand and in many games."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from deckwright.bots import finish, make_bot
from deckwright.engine.events import BUY, GAIN
from deckwright.engine.game import Game, Setup
from deckwright.notation.record import write_record
from deckwright.sim.plots.record_figures import records_figure
from deckwright.sim.record_files import gather, record_files
from deckwright.sim.records import RecordStatistics
from deckwright.sim.statistics import wilson
from deckwright.text import translator
from tests.cli.commands import complaint, data, run, said

KINGDOM = ("Chapel", "Festival", "Laboratory", "Market", "Militia", "Moat", "Smithy", "Village", "Witch", "Workshop")


def played(seed: int, players: int = 2) -> Game:
    game = Game(Setup(KINGDOM, ("base-2e",), players, seed))
    bots = [make_bot("big-money" if seat % 2 else "random", seed + seat) for seat in range(players)]
    return finish(game, bots)


@pytest.fixture(scope="module")
def games() -> list[Game]:
    return [played(seed) for seed in range(12)]


@pytest.fixture(scope="module")
def folder(games: list[Game], tmp_path_factory: pytest.TempPathFactory) -> Path:
    place = tmp_path_factory.mktemp("records")
    for number, game in enumerate(games):
        (place / f"game-{number}.txt").write_text(write_record(game.record()), encoding="utf-8")
    return place


def owners(game: Game, name: str) -> set[int]:
    kind = game.state.box.kinds[name]
    return {event.player for event in game.events if event.what in (BUY, GAIN) and kind in event.cards}


@pytest.mark.parametrize("name", ["Gold", "Province", "Curse", "Smithy"])
def test_win_rates_with_and_without_a_card(games: list[Game], folder: Path, name: str) -> None:
    found, left = gather(record_files([folder]), jobs=1)
    assert not left
    assert (found.games, found.seats) == (12, 24)
    for wanted, part in ((True, found.with_card[name]), (False, found.without_card[name])):
        seats = [(game, seat) for game in games for seat in range(2) if (seat in owners(game, name)) == wanted]
        won = sum((seat in game.winners()) / len(game.winners()) for game, seat in seats)
        assert (part.seats, part.won) == (len(seats), won)
        if seats and won == int(won) and part.narrowed == 0:
            assert part.share.interval == wilson(int(won), len(seats))


def test_gains_by_turn(games: list[Game], folder: Path) -> None:
    found, _ = gather(record_files([folder]), jobs=1)
    all_gained = Counter(
        game.state.box.names[kind] for game in games for event in game.events if event.what in (BUY, GAIN) for kind in event.cards
    )
    assert {name: sum(by_turn.values()) for name, by_turn in found.gains.items()} == all_gained
    assert found.turns[1] == 24
    assert max(found.turns) == max(turns for game in games for turns in game.state.turns)
    last = max(turn for by_turn in found.gains.values() for turn in by_turn)
    assert last > 20, "gains of late turns are counted in their own turn"


def test_several_processes_find_the_same(folder: Path) -> None:
    files = [*record_files([folder]), folder / "nowhere.txt"]
    seen = list[tuple[int, int]]()
    shared, left = gather(files, jobs=2, progress=lambda read, number: seen.append((read, number)))
    alone, missing = gather(files, jobs=1)
    assert shared.as_dict() == alone.as_dict()
    assert [file for file, _ in left] == [file for file, _ in missing] == [str(folder / "nowhere.txt")]
    assert len(seen) > 1
    assert seen[-1] == (13, 13)


def test_openings(games: list[Game], folder: Path) -> None:
    found, _ = gather(record_files([folder]), jobs=1)
    assert sum(part.seats for part in found.openings.values()) == 24
    assert all(len(opening) == 2 for opening in found.openings)
    common = found.common_openings()
    assert common[0][1].seats == max(part.seats for _, part in common)


def test_parts_join_to_the_whole(games: list[Game], folder: Path) -> None:
    whole, _ = gather(record_files([folder]), jobs=1)
    halves = RecordStatistics()
    for half in (games[:5], games[5:]):
        part = RecordStatistics()
        assert all(part.add(game.record()) for game in half)
        halves.join(part)
    assert halves.as_dict() == whole.as_dict()


def test_the_report_and_the_data(folder: Path) -> None:
    report = said("stats", str(folder), "--jobs", "1")
    assert "12 finished games, 24 seats" in report
    assert "Province" in report
    assert "Openings" in report
    found = data("stats", str(folder), "--json", "--jobs", "1")
    assert found["games"] == 12
    province = found["cards"]["Province"]
    assert province["with"]["seats"] + province["without"]["seats"] == 24
    assert province["with"]["interval"][0] <= province["with"]["win_rate"] <= province["with"]["interval"][1]
    assert len(found["openings"][0]["turns"]) == 2
    assert "12 skończonych rozgrywek" in said("stats", str(folder), "--lang", "pl", "--jobs", "1")


def test_a_picture(folder: Path, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    said("stats", str(folder), "--plot", str(tmp_path / "games.svg"), "--jobs", "1")
    picture = (tmp_path / "games.svg").read_text(encoding="utf-8")
    assert "Province" in picture
    figure = records_figure(gather(record_files([folder]), jobs=1)[0], translator("en"))
    assert all(float(tick).is_integer() for tick in figure.axes[1].get_xticks()), "there are no half turns"
    said("stats", str(folder), "--plot", str(tmp_path / "again.svg"), "--jobs", "1")
    assert (tmp_path / "again.svg").read_text(encoding="utf-8") == picture


def test_files_without_a_finished_game_are_left_out_and_named(folder: Path, tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("buy milk", encoding="utf-8")
    whole = (folder / "game-0.txt").read_text(encoding="utf-8")
    (tmp_path / "stopped.txt").write_text(whole[: whole.rindex("\np")] + "\n", encoding="utf-8")
    (tmp_path / "broken.txt").write_text(whole.replace("end turn", "end trun", 1), encoding="utf-8")
    (tmp_path / "whole.txt").write_text(whole, encoding="utf-8")
    result = run("stats", str(tmp_path), "--json", "--jobs", "1")
    assert result.exit_code == 0
    assert json.loads(result.stdout)["games"] == 1
    assert "3 files" in result.stderr
    assert "no finished game" in complaint("stats", str(tmp_path / "notes.txt"))
    assert "no finished game" in complaint("stats", str(tmp_path / "nowhere.txt"))
