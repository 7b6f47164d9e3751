"""``deckwright solve``."""

from __future__ import annotations

from pathlib import Path

import pytest

from deckwright.native import AVAILABLE, WHY_NOT
from deckwright.sim.strategy_file import parse_strategy, read_strategy
from deckwright.text import LANGUAGES
from tests.cli.commands import complaint, data, run, said

pytestmark = pytest.mark.skipif(not AVAILABLE, reason=f"no native machine: {WHY_NOT}")

QUICK = ("solve", "Witch, Moat, Chapel", "--rounds", "1", "--seconds", "1", "--seed", "1", "--jobs", "1")


@pytest.fixture(autouse=True)
def _few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    from deckwright.solve.judging import SIMPLIFYING_GAMES
    from deckwright.solve.search import ROUND_GAMES

    monkeypatch.setitem(ROUND_GAMES, "native", 1_000)
    monkeypatch.setitem(SIMPLIFYING_GAMES, "native", (100, 200))
    monkeypatch.setattr("deckwright.solve.solving.MOST_IDEAS", 4)
    monkeypatch.setattr("deckwright.solve.solving.LESSON_GAMES", 2)


def test_json_and_the_file(tmp_path: Path) -> None:
    file = tmp_path / "best.strategy"
    found = data(*QUICK, "--json", "--output", str(file))
    assert found["kingdom"]["cards"] == ["Witch", "Moat", "Chapel"]
    assert (found["rounds"], found["seed"], found["interrupted"]) == (1, 1, False)
    best = found["best"]
    assert file.read_text(encoding="utf-8") == best["text"]
    assert read_strategy(file).name == best["name"]
    row = best["versus"][0]
    assert row["kind"] == "library"
    assert row["score_low"] <= row["score"] <= row["score_high"]
    assert best["bought"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_fits(language: str) -> None:
    text = said(*QUICK, "--lang", language)
    assert text.startswith("name: ")
    assert max(len(line) for line in text.splitlines()) <= 80


def test_quietly_it_is_a_strategy_file() -> None:
    assert parse_strategy(said(*QUICK, "--quiet")).section("buy")


def test_mistakes(tmp_path: Path) -> None:
    assert "can’t be written" in complaint(*QUICK, "--output", str(tmp_path / "nowhere" / "x.strategy"))
    assert "Wytch" in complaint("solve", "Wytch")
    assert run("solve", "Witch", "--seconds", "0").exit_code == 2
    for seconds in ("inf", "1e400", "1e7"):
        assert "too many" in complaint("solve", "First Game", "--seconds", seconds)


def test_ctrl_c(monkeypatch: pytest.MonkeyPatch) -> None:
    from deckwright.solve.search import Search

    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Search, "_round", interrupted)
    result = run(*QUICK)
    assert result.exit_code == 130
    assert result.stdout.startswith("name: ")
    assert "best so far" in result.stderr


def test_without_the_native_machine_nobody_is_watched(monkeypatch: pytest.MonkeyPatch) -> None:
    from deckwright.cli.solve import _teacher

    assert _teacher() is not None
    monkeypatch.setattr("deckwright.native.AVAILABLE", False)
    assert _teacher() is None
