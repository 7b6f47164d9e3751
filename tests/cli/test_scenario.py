"""``scenario``: its lines and exit statuses are fixed by the format."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.commands import run

GOOD = "title: Good\nsets: [base-2e]\nseats: [{}, {}]\nscript:\n  - expect: {actions: 1}\n"
WRONG = "title: Wrong\nsets: [base-2e]\nseats: [{}, {}]\nscript:\n  - asks: p0 buy\n  - expect: {coins: 3}\n"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "inner").mkdir()
    (tmp_path / "a.yaml").write_text(GOOD, encoding="utf-8")
    (tmp_path / "inner" / "b.yml").write_text(GOOD, encoding="utf-8")
    (tmp_path / "notes.txt").write_text("not a scenario", encoding="utf-8")
    return tmp_path


def test_all_passed(folder: Path) -> None:
    result = run("scenario", str(folder))
    assert result.stdout.splitlines() == [f"ok {folder}/a.yaml: Good", f"ok {folder}/inner/b.yml: Good", "2 passed, 0 failed"]
    assert result.exit_code == 0


def test_one_failed(folder: Path) -> None:
    (folder / "c.yaml").write_text(WRONG, encoding="utf-8")
    result = run("scenario", str(folder / "c.yaml"), str(folder / "a.yaml"))
    assert result.stdout.splitlines() == [
        f"FAIL {folder}/c.yaml: Wrong: step 2: coins: expected 3, found 0",
        f"ok {folder}/a.yaml: Good",
        "1 passed, 1 failed",
    ]
    assert result.exit_code == 1


INVALID = {
    "binary": b"\xff\xfe\x00",
    "yaml": b"title: [",
    "key": b"titel: A\n",
    "list": b"- 1\n",
    "empty": b"",
    "card": GOOD.replace("script:", "kingdom: [Milita]\nscript:").encode(),
    "set": GOOD.replace("base-2e", "base-9e").encode(),
    "deep": b"[" * 5000,
}


@pytest.mark.parametrize("content", INVALID.values(), ids=INVALID)
def test_a_file_that_is_not_valid(folder: Path, content: bytes) -> None:
    (folder / "0.yaml").write_bytes(content)
    result = run("scenario", str(folder))
    lines = result.stdout.splitlines()
    assert lines[0].startswith(f"FAIL {folder}/0.yaml: ")
    assert lines[1:] == [f"ok {folder}/a.yaml: Good", f"ok {folder}/inner/b.yml: Good", "2 passed, 1 failed"]
    assert result.exit_code == 2


def test_the_key_is_named(folder: Path) -> None:
    (folder / "0.yaml").write_bytes(INVALID["key"])
    assert "titel" in run("scenario", str(folder / "0.yaml")).stdout


def test_paths_without_a_scenario(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "missing.yaml", tmp_path / ("x" * 300)):
        result = run("scenario", str(path))
        assert result.stdout.startswith(f"FAIL {path}: ")
        assert result.exit_code == 2
    assert run("scenario").exit_code == 2


def test_a_crash_does_not_stop_the_others(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from deckwright.notation import scenario

    def crash(found: object, engine: str) -> None:
        raise RuntimeError("two\nlines")

    monkeypatch.setattr(scenario, "run", crash)
    result = run("scenario", str(folder))
    assert result.stdout.splitlines() == [
        f"FAIL {folder}/a.yaml: Good: the program crashed (RuntimeError: two lines)",
        f"FAIL {folder}/inner/b.yml: Good: the program crashed (RuntimeError: two lines)",
        "0 passed, 2 failed",
    ]
    assert result.exit_code == 1


def test_a_title_of_several_lines_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "a.yaml").write_text(GOOD.replace("title: Good", "title: |\n  Very\n  good"), encoding="utf-8")
    assert run("scenario", str(tmp_path)).stdout.splitlines()[0] == f"ok {tmp_path}/a.yaml: Very good"


def test_as_json(folder: Path) -> None:
    (folder / "c.yaml").write_text(WRONG, encoding="utf-8")
    result = run("scenario", str(folder), "--json")
    found = json.loads(result.stdout)
    assert (found["passed"], found["failed"]) == (2, 1)
    assert [scenario["status"] for scenario in found["scenarios"]] == ["ok", "failed", "ok"]
    assert result.exit_code == 1


def test_the_environment_does_not_change_the_lines(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (folder / "c.yaml").write_text(WRONG, encoding="utf-8")
    monkeypatch.setenv("DECKWRIGHT_LANG", "pl")
    assert "step 2: coins: expected 3" in run("scenario", str(folder)).stdout
    assert "krok 2: coins" in run("--lang", "pl", "scenario", str(folder)).stdout
