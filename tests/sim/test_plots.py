"""Pictures in files: they are made, they can be read, and they do without colour."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

pytest.importorskip("matplotlib", reason="pictures need the extra plot (matplotlib)")

from deckwright.errors import Problem
from deckwright.sim.plots import figures, panels
from deckwright.sim.plots.figures import check_picture, match_figure, plot_match, plot_tournament, tournament_figure
from deckwright.sim.statistics import Rating
from deckwright.text import LANGUAGES, translator

from .played import nothing, result_of

NAMES = ("Weak", "Strong", "Middle")
MATRIX = ((None, 0.1, 0.3), (0.9, None, 0.75), (0.7, 0.25, None))
RATINGS = (Rating(1400, 8), Rating(1600, 8), Rating(1500, 8))


def words(path: Path) -> list[str]:
    """The texts in a picture."""
    root = ElementTree.parse(path).getroot()
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    return ["".join(node.itertext()).strip() for node in root.iter("{http://www.w3.org/2000/svg}text")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_in_every_language(tmp_path: Path, language: str) -> None:
    result, say, path = result_of(), translator(language), tmp_path / "match.svg"
    plot_match(result.match, result.tally, path, say)
    found = words(path)
    for message in ("win-rate", "points", "coins", "length", "points-axis", "coins-axis", "band"):
        assert say.message(f"plots-{message}") in found
    assert say.message("plots-lead", turn=10) in found
    assert say.message("plots-purchases", strategy="Double Witch") in found
    assert any(text.startswith(say.card("Witch")) for text in found)
    assert any("Double Witch: " in text for text in found)
    assert path.stat().st_size < 200_000


@pytest.mark.parametrize("players", [3, 4])
def test_more_players_and_strange_names(tmp_path: Path, players: int) -> None:
    result, path = result_of(players), tmp_path / "match.svg"
    plot_match(result.match, result.tally, path, translator("en"))
    found = words(path)
    assert "Smithy $ Money" in found
    assert ("Big Money (2)" in found) == (players == 4)


@pytest.mark.parametrize(("names", "start"), [(("a.svg", "b.SVG"), b"<?xml"), (("a.png", "b.PNG"), b"\x89PNG"), (("a.pdf",), b"%PDF")])
def test_formats_and_that_the_same_games_give_the_same_file(tmp_path: Path, names: tuple[str, ...], start: bytes) -> None:
    result = result_of()
    for name in names:
        plot_match(result.match, result.tally, tmp_path / name, translator("pl"))
    drawn = {(tmp_path / name).read_bytes() for name in names}
    assert len(drawn) == 1
    assert drawn.pop().startswith(start)


def test_no_game_at_all(tmp_path: Path) -> None:
    result = nothing()
    plot_match(result.match, result.tally, tmp_path / "none.svg", translator("en"))
    assert "too few games last 10 turns" in words(tmp_path / "none.svg")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tournament(tmp_path: Path, language: str) -> None:
    path = tmp_path / "tournament.svg"
    plot_tournament(NAMES, MATRIX, RATINGS, path, translator(language))
    found = words(path)
    assert [text for text in found if text in NAMES] == ["Strong", "Middle", "Weak"] * 2
    sign = translator(language).message("plots-decimal-sign")
    assert {f"90{sign}0", f"75{sign}0", f"25{sign}0"} <= set(found)
    assert "1600" in found


def test_ratings_may_be_plain_numbers(tmp_path: Path) -> None:
    plot_tournament(NAMES[:2], [[None, 0.5], [0.5, None]], [1500.0, 1500.0], tmp_path / "even.svg", translator("en"))
    assert "1500" in words(tmp_path / "even.svg")


def lines_of(axes: Any) -> list[Any]:
    return [line for line in axes.get_lines() if line.get_label() and not line.get_label().startswith("_")]


def test_lines_differ_without_colour() -> None:
    result = result_of(4)
    figure = match_figure(result.match, result.tally, translator("en"))
    curves = [lines_of(axes) for axes in figure.get_axes() if lines_of(axes)]
    assert len(curves) == 2
    for lines in curves:
        assert [line.get_label() for line in lines] == ["Double Witch", "Big Money (1)", "Smithy $ Money", "Big Money (2)"]
        assert len({line.get_linestyle() for line in lines}) == 4
        assert len({line.get_marker() for line in lines}) == 4
    assert len(set(map(str, panels.LINES))) == len(set(panels.MARKERS)) == len(set(panels.HATCHES)) == len(panels.COLOURS) == 6


def brightness(colour: str) -> float:
    red, green, blue = (int(colour[place : place + 2], 16) for place in (1, 3, 5))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_shades_get_darker_all_the_way() -> None:
    grey = [brightness(colour) for colour in panels._RAMP]
    assert grey == sorted(grey, reverse=True)
    assert abs(brightness(panels.COLOURS[0]) - brightness(panels.COLOURS[1])) > 50


def test_titles_stay_in_the_picture() -> None:
    """Nothing that says something is cut off at an edge, in the language with the longest words."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg

    result = result_of()
    for language in LANGUAGES:
        for figure in (
            match_figure(result.match, result.tally, translator(language)),
            tournament_figure(NAMES, MATRIX, RATINGS, translator(language)),
        ):
            canvas: Any = FigureCanvasAgg(figure)
            canvas.draw()
            for axes in figure.get_axes():
                box = axes.get_tightbbox(canvas.get_renderer())
                assert box is None or (box.x0 >= -1 and box.x1 <= figure.bbox.width + 1), (language, axes.get_title(loc="left"))


def test_other_endings_are_refused(tmp_path: Path) -> None:
    with pytest.raises(Problem, match=r"can’t be written as ‘jpg’: choose a name with one of these endings: \.svg, \.png, \.pdf"):
        check_picture(tmp_path / "match.jpg")
    with pytest.raises(Problem, match="‘match’ does not say"):
        check_picture(tmp_path / "match")


def test_a_place_that_does_not_exist(tmp_path: Path) -> None:
    with pytest.raises(Problem) as caught:
        check_picture(tmp_path / "no" / "match.svg")
    assert caught.value.code == "folder-missing"
    (tmp_path / "folder.svg").mkdir()
    result = result_of()
    with pytest.raises(Problem) as caught:
        plot_match(result.match, result.tally, tmp_path / "folder.svg", translator("en"))
    assert caught.value.code == "plot-unwritable"


def test_matplotlib_may_be_missing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in [name for name in sys.modules if name.split(".")[0] == "matplotlib"]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    with pytest.raises(Problem, match=r'pip install "deckwright\[plot\]"'):
        figures.check_picture(tmp_path / "match.svg")
