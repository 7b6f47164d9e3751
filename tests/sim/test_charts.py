"""Charts of plain text: they fit, they show what is there, and they can be told apart without colour."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from deckwright.sim.plots.charts import LETTERS, Ink, bar, can_show, line_chart, side_by_side, sparkline
from deckwright.sim.plots.overview import terminal_charts, win_bars
from deckwright.text import LANGUAGES, translator

from .played import nothing, result_of

RISING = [(float(turn), float(turn)) for turn in range(1, 21)]
FALLING = [(float(turn), 21.0 - turn) for turn in range(1, 21)]
PLAIN = Ink(60, unicode=False)


def plain(line: str) -> str:
    """A line without its colours."""
    return re.sub(r"\x1b\[\d+m", "", line)


def test_a_bar_is_as_long_as_its_share() -> None:
    assert bar(0.5, 0, 10, Ink()) == "█████     "
    assert bar(0.56, 0, 10, Ink()) == "█████▋    "
    assert bar(0.5, 0, 10, PLAIN) == "#####     "
    assert bar(1.7, 0, 4, Ink()) == "████"
    assert bar(-1, 0, 4, Ink()) == "    "
    assert bar(0.25, 1, 4, Ink(coloured=True)) == "\x1b[33m█\x1b[0m   "


def test_a_sparkline_has_a_column_for_each_value() -> None:
    assert sparkline([0, 1, 4, 8], Ink()) == " ▂▅█"
    assert sparkline([0, 1, 4, 8], PLAIN) == " .=#"
    assert sparkline([1, 2], Ink(), most=16) == "▁▂"
    assert sparkline([0, 0], Ink()) == "  "
    assert sparkline([], Ink()) == ""


def test_curves_go_where_their_values_are() -> None:
    lines = line_chart("Both", [RISING, FALLING], PLAIN)
    assert [len(line) for line in lines] == [60] * len(lines)
    rows = [line[3:] for line in lines[1:-2]]
    assert rows[0].startswith("B")
    assert rows[0].rstrip().endswith("A A")
    assert rows[-1].startswith("A")
    assert rows[-1].rstrip().endswith("B B")
    assert "*" in rows[len(rows) // 2]
    assert [line.split("|")[0].strip() for line in lines[1:-2] if line.split("|")[0].strip()] == ["20", "10", "0"]
    assert lines[-1].split() == ["5", "10", "15", "20"]


def test_curves_have_different_patterns_without_colour() -> None:
    flat = [(float(turn), 5.0) for turn in range(1, 21)]
    drawn = ["".join(line_chart("", [*([] for _ in range(who)), flat], Ink(60))[1:-2]) for who in range(6)]
    assert len({row.replace(LETTERS[who], "") for who, row in enumerate(drawn)}) == 6


def test_letters_stand_in_the_order_of_the_ends() -> None:
    close = [[(1.0, 0.0), (20.0, end)] for end in (19.0, 19.2, 19.1, 0.0)]
    lines = line_chart("", close, Ink(60))
    assert [line.rstrip()[-1] for line in lines[1:-2] if line.rstrip()[-1] in LETTERS] == ["B", "C", "A", "D"]


def test_charts_stand_side_by_side_where_there_is_room() -> None:
    charts = [("Left", [RISING]), ("Right", [FALLING])]
    wide, narrow = side_by_side(charts, Ink(80)), side_by_side(charts, Ink(60))
    assert wide[0].split() == ["Left", "Right"]
    assert len(narrow) == 2 * len(wide) + 1
    assert max(map(len, wide)) <= 80
    assert max(map(len, narrow)) <= 60


@settings(max_examples=60, deadline=None)
@given(
    st.lists(st.lists(st.floats(-30, 300), max_size=60), min_size=1, max_size=6),
    st.integers(30, 120),
    st.booleans(),
    st.booleans(),
)
def test_any_curves_fit(values: list[list[float]], width: int, unicode: bool, coloured: bool) -> None:
    curves = [[(float(turn), value) for turn, value in enumerate(curve, 1)] for curve in values]
    lines = line_chart("Title", curves, Ink(width, unicode, coloured))
    assert {len(plain(line)) for line in lines} == {width}
    assert unicode or "".join(map(plain, lines)).isascii()
    assert coloured or not any("\x1b" in line for line in lines)


def test_what_an_encoding_can_show() -> None:
    assert can_show("utf-8")
    assert not can_show("latin-1")
    assert not can_show("ascii")
    assert not can_show(None)
    assert not can_show("no such encoding")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_match_at_a_glance(language: str, players: int) -> None:
    result, say = result_of(players), translator(language)
    for ink in (Ink(80), Ink(100, coloured=True), Ink(50, unicode=False)):
        lines = [plain(line) for line in terminal_charts(result.match, result.tally, say, ink)]
        assert max(map(len, lines)) <= ink.width
        assert say.message("plots-points") in "\n".join(lines)
        assert any(say.card("Witch") in line for line in lines)
    assert translator("en").message("plots-coins") == "Money by turn"


def test_bars_name_their_strategies() -> None:
    result = result_of()
    lines = win_bars(result.match, result.tally, translator("en"), Ink(80))
    assert lines[1].startswith("A Double Witch  █")
    assert lines[2].startswith("B Big Money")
    assert lines[1].count("█") > lines[2].count("█")
    same = result_of(4)
    assert "Big Money (2)" in "\n".join(win_bars(same.match, same.tally, translator("en"), Ink(80)))


def test_nothing_can_be_drawn_too() -> None:
    result = nothing()
    assert terminal_charts(result.match, result.tally, translator("en"), Ink(80))
