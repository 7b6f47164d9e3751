"""Width and colour."""

from __future__ import annotations

import io

import pytest

from deckwright.terminal.layout import NARROWEST, WIDEST, Layout, layout_for


class Screen(io.StringIO):
    """A stream that says it is a terminal."""

    def isatty(self) -> bool:
        return True


def test_colour_is_for_terminals(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm")
    assert layout_for(Screen()).coloured
    assert not layout_for(io.StringIO()).coloured
    monkeypatch.setenv("TERM", "dumb")
    assert not layout_for(Screen()).coloured
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("NO_COLOR", "1")
    assert not layout_for(Screen()).coloured


@pytest.mark.parametrize(("columns", "width"), [("60", 60), ("5", NARROWEST), ("999", WIDEST)])
def test_width_follows_the_terminal(monkeypatch: pytest.MonkeyPatch, columns: str, width: int) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    assert layout_for(io.StringIO()).width == width


def test_colour_changes_nothing_but_colour() -> None:
    plain, coloured = Layout(40), Layout(40, coloured=True)
    items = [("[1]", "Copper"), ("[2]", "Silver"), ("[3]", "Native Village"), ("[4]", "Gold")]
    shown = coloured.items("Buy:", items, 5)
    assert [line.replace("\x1b[36m", "").replace("\x1b[0m", "") for line in shown] == plain.items("Buy:", items, 5)
    assert all(len(line) <= 40 for line in plain.items("Buy:", items, 5))
    assert coloured.alarm("no") == "\x1b[31mno\x1b[0m"
