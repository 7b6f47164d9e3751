"""``deckwright sim``."""

from __future__ import annotations

import io
import json
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from deckwright.cli.simulating import numbers_table, progress_bar, progress_line, read_games, read_width
from deckwright.errors import Problem
from deckwright.terminal.layout import Layout
from deckwright.text import LANGUAGES, translator
from tests.cli.commands import complaint, data, run, said

WITCH = "buy: Province; Witch if n < 2; Gold; Silver"
MONEY = "buy: Province; Gold; Silver"
QUICK = ("--games", "60", "--seed", "1", "--jobs", "1")


def test_json_has_what_programs_need() -> None:
    result = data("sim", "Double Witch", "Big Money", *QUICK, "--json")
    assert {"games", "seconds", "games_per_second", "engine", "seed", "wins", "score", "ties", "mean_turns"} <= set(result)
    assert (result["games"], result["seed"], result["interrupted"]) == (60, 1, False)
    assert set(result["wins"]) == {"Double Witch", "Big Money"}
    for row in result["strategies"]:
        assert result["score"][row["strategy"]] == pytest.approx((row["wins"] + row["ties"] / 2) / 60)
        assert row["score_low"] <= row["score"] <= row["score_high"]
    assert sum(result["endings"].values()) == 60
    assert result["turns"][0].keys() >= {"strategy", "turn", "coins", "coins_deviation", "points", "points_deviation", "bought"}


def test_the_same_seed_prints_the_same() -> None:
    first, second = (data("sim", WITCH, MONEY, "--games", "600", "--seed", "4", "--jobs", jobs, "--json") for jobs in ("1", "2"))
    for result in (first, second):
        del result["seconds"], result["games_per_second"]
    assert first == second


@pytest.mark.parametrize("language", LANGUAGES)
def test_text_fits_the_paper(language: str) -> None:
    strategies = ("Double Witch", "Big Money Ultimate", "Smithy Ultimate", "Double Militia", "Big Money", "Wharf")
    for number in (2, 3, 6):
        text = said("sim", *strategies[:number], *QUICK, "--lang", language)
        assert max(map(len, text.splitlines())) <= 80
        assert all(name[:10] in text for name in strategies[:number])


def test_text_says_what_was_found() -> None:
    text = said("sim", "Double Witch", "Big Money", *QUICK)
    for words in ("Double Witch v Big Money", "seed 1", "Kingdom: Witch", "95%", "Whoever moves first", "by Provinces", "Turn by turn"):
        assert words in text
    assert "simple programs" in text
    assert "No clear difference" in said("sim", "Big Money", "Big Money", *QUICK)
    fixed = said("sim", "Double Witch", "Big Money", *QUICK, "--seats", "fixed")
    assert "Later" not in fixed
    assert "the first named moves first" in fixed


def test_quiet_is_the_table_alone() -> None:
    assert said("sim", WITCH, MONEY, *QUICK, "--quiet").count("\n") == 3


def test_until() -> None:
    result = data("sim", WITCH, MONEY, "--until", "4%", "--seed", "1", "--json")
    assert all(row["score_high"] - row["score_low"] <= 0.04 for row in result["strategies"])


def test_a_file_and_a_kingdom_in_another_language(tmp_path: Path) -> None:
    file = tmp_path / "mine.strategy"
    file.write_text(WITCH, encoding="utf-8")
    result = data("sim", str(file), "Big Money", "--kingdom", "Wiedźma, Kuźnia", *QUICK, "--json")
    assert result["kingdom"] == ["Witch", "Smithy"]
    assert set(result["wins"]) == {"mine", "Big Money"}


def test_a_picture(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    picture = tmp_path / "match.svg"
    said("sim", WITCH, MONEY, *QUICK, "--plot", str(picture))
    assert "<svg" in picture.read_text(encoding="utf-8")
    assert run("sim", WITCH, MONEY, *QUICK, "--plot", str(tmp_path / "match.doc")).exit_code == 1


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("Double Wich", "Big Money"), "Double Witch"),
        (("Big Money",), "game is for 2 to 6 players, not for 1"),
        ((WITCH, MONEY, "--kingdom", "Smithy, Village"), "Witch"),
        ((WITCH, MONEY, "--games", "many"), "is not a number of games"),
        ((WITCH, MONEY, "--games", "0"), "is not a number of games"),
        ((WITCH, MONEY, "--until", "2"), "is not the width of an interval"),
        ((WITCH, MONEY, "--seed", "-1"), "out of range"),
        ((WITCH, MONEY, "--engine", "pyton"), "did you mean ‘python’?"),
        ((WITCH, MONEY, "--sets", "base-3e"), "base-2e"),
        (("nowhere.strategy", MONEY), "nowhere.strategy"),
        ((MONEY, MONEY, "--cluster", "tcp://127.0.0.1:9"), "No Dask scheduler answers at tcp://127.0.0.1:9"),
    ],
)
def test_mistakes(words: tuple[str, ...], sentence: str) -> None:
    pytest.importorskip("distributed")
    assert sentence in complaint("sim", *words)


def test_wrong_usage_has_status_two() -> None:
    for words in (["sim"], ["sim", WITCH, MONEY, "--jobs", "0"], ["sim", WITCH, MONEY, "--seats", "none"]):
        assert run(*words).exit_code == 2


LISTENS = "import signal\nsignal.signal(signal.SIGINT, signal.default_int_handler)\n"
"""Tests that run in the background inherit that interruptions are ignored; these programs hear them all the same."""


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interruption_prints_what_is_known(jobs: str) -> None:
    program = LISTENS + (
        "import os, sys\n"
        "from deckwright.sim import simulate\n"
        "real = simulate.play_match\n"
        "def play(*given, progress, **named):\n"
        "    def stop(tally):\n"
        "        if tally.games >= 500:\n"
        "            os.killpg(0, signal.SIGINT)\n"
        "    return real(*given, progress=stop, **named)\n"
        "simulate.play_match = play\n"
        "from deckwright.cli import main\n"
        "main()\n"
    )
    words = ["sim", WITCH, MONEY, "--games", "1m", "--seed", "1", "--jobs", jobs, "--engine", "python", "--json"]
    result = subprocess.run(
        [sys.executable, "-c", program, *words], capture_output=True, text=True, check=False, timeout=60, start_new_session=True
    )
    assert result.returncode == 130
    printed = json.loads(result.stdout)
    assert printed["interrupted"]
    assert 500 <= printed["games"] < 2000
    assert sum(printed["wins"].values()) + printed["ties"] == printed["games"]
    assert result.stderr.startswith("Stopped early")
    assert result.stderr.count("\n") == 1


def test_a_signal_from_outside_ends_it() -> None:
    program = LISTENS + "from deckwright.cli import main; main()"
    words = ["sim", WITCH, MONEY, "--games", "10m", "--seed", "1"]
    with subprocess.Popen([sys.executable, "-c", program, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        with pytest.raises(subprocess.TimeoutExpired):
            process.wait(3)
        process.send_signal(signal.SIGINT)
        _, problems = process.communicate(timeout=30)
    assert process.returncode == 130
    assert b"Traceback" not in problems


def test_numbers_as_people_write_them() -> None:
    assert [read_games(text) for text in (None, "500", "10k", "10 K", "1.5m", "10,000", "1_000")] == [
        None, 500, 10_000, 10_000, 1_500_000, 10_000, 1_000,
    ]  # fmt: skip
    assert [read_width(text) for text in (None, "1%", "0.5%", "0,5%", "0.01", ".02")] == pytest.approx(
        [None, 0.01, 0.005, 0.005, 0.01, 0.02]
    )
    for text in ("", "k", "-5", "1.5", "ten", "1g", "0"):
        with pytest.raises(Problem):
            read_games(text)
    for text in ("", "%", "0", "1", "100%", "-1%", "one"):
        with pytest.raises(Problem):
            read_width(text)


class _Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_the_progress_bar_is_for_terminals_and_cleans_up() -> None:
    terminal, pipe = _Terminal(), io.StringIO()
    with progress_bar(translator("en"), terminal) as show:
        assert show is not None
        show(250, 1000)
        show(260, 1000)  # too soon to be drawn
    assert terminal.getvalue().count("games") == 1
    assert terminal.getvalue().endswith("\r\x1b[K")
    with progress_bar(translator("en"), pipe) as show:
        assert show is None
    assert pipe.getvalue() == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_progress_line_fits(language: str) -> None:
    line = progress_line(translator(language), 2_500, 10_000, 2.0, 79)
    assert len(line) <= 79
    assert line.startswith("[#")
    assert len(progress_line(translator(language), 2_500, 10_000, 2.0, 30)) <= 30
    assert progress_line(translator(language), 0, 0, 0.0, 79)


def test_long_names_are_cut() -> None:
    lines = numbers_table(["Name", "1"], [["x" * 100, "9" * 20]], Layout(50))
    assert lines[1] == "x" * 14 + "…" + "x" * 13 + "  " + "9" * 20
