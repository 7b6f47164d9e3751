"""Pictures of matches and tournaments in files, drawn by matplotlib (the extra ``plot``).

Everything can be told apart without colour: by line style, marker, hatch, lightness or a number that is written down.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from deckwright.errors import Problem
from deckwright.sim.match import Match
from deckwright.sim.plots.overview import match_lines
from deckwright.sim.statistics import Rating
from deckwright.sim.tally import Tally
from deckwright.text import Translator

if TYPE_CHECKING:
    from matplotlib.figure import Figure

FORMATS = ("svg", "png", "pdf")
_SETTINGS: Any = {
    "font.family": "sans-serif",
    "font.sans-serif": ["DejaVu Sans"],  # comes with matplotlib and has the letters of all our languages
    "font.size": 9,
    "text.parse_math": False,  # a dollar sign in a name is a dollar sign
    "axes.titlesize": 10.5,
    "axes.titleweight": "bold",
    "axes.titlelocation": "left",
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.axisbelow": True,
    "figure.constrained_layout.w_pad": 0.09,
    "figure.constrained_layout.h_pad": 0.09,
    "hatch.linewidth": 0.6,
    "svg.fonttype": "none",
    "svg.hashsalt": "deckwright",
    "pdf.fonttype": 42,
}
_DATES = {"svg": {"Date": None}, "png": {}, "pdf": {"CreationDate": None}}
"""The same games give the same file: no date goes into it."""


def check_picture(path: Path) -> str:
    """The format that a file's name asks for; refused before any game is played if the plot could not be written."""
    ending = path.suffix.removeprefix(".").casefold()
    if ending not in FORMATS:
        raise Problem("plot-format", file=path.name, format=ending, known=", ".join(f".{name}" for name in FORMATS))
    try:
        import matplotlib.figure  # noqa: F401
    except ImportError as problem:
        raise Problem("plot-missing") from problem
    if not path.absolute().parent.is_dir():
        raise Problem("folder-missing", folder=str(path.parent))
    return ending


def plot_match(match: Match, tally: Tally, path: Path, translator: Translator) -> None:
    """Who wins, points and money by turn, how long games last, what is bought when, and what a lead is worth."""
    ending = check_picture(path)
    with drawing():
        write_figure(match_figure(match, tally, translator), path, ending, match_lines(match, tally, translator)[0])


def plot_tournament(
    names: Sequence[str],
    matrix: Sequence[Sequence[float | None]],
    ratings: Sequence[float | Rating],
    path: Path,
    translator: Translator,
) -> None:
    """Everybody against everybody as a table in shades, and the ratings; shares are between 0 and 1, ratings may have intervals."""
    ending = check_picture(path)
    with drawing():
        write_figure(tournament_figure(names, matrix, ratings, translator), path, ending, translator.message("plots-tournament"))


def match_figure(match: Match, tally: Tally, translator: Translator) -> Figure:
    """The figure of a match, to be saved or looked at."""
    from matplotlib.figure import Figure

    from deckwright.sim.plots import panels

    players = tally.players
    pairs = (players + 1) // 2
    heights = [0.9, 3.0, 4.0, *[2.8] * pairs]
    figure = Figure(figsize=(12, sum(heights)), layout="constrained")
    rows: Any = figure.subfigures(len(heights), 1, height_ratios=heights)
    title, *details = match_lines(match, tally, translator)
    panels.heading(rows[0], title, "\n".join(details))
    left, middle, right = rows[1].subplots(1, 3)
    panels.win_rates(left, match, tally, translator)
    panels.lengths(middle, tally, translator)
    panels.leads(right, match, tally, translator)
    left, right = rows[2].subplots(1, 2)
    panels.points(left, match, tally, translator)
    panels.coins(right, match, tally, translator)
    panels.legend(rows[2], left, translator)
    for pair, row in enumerate(rows[3:]):
        panels.purchases(row, range(2 * pair, min(2 * pair + 2, players)), match, tally, translator)
    return figure


def tournament_figure(
    names: Sequence[str], matrix: Sequence[Sequence[float | None]], ratings: Sequence[float | Rating], translator: Translator
) -> Figure:
    """The figure of a tournament, best rating first."""
    from matplotlib.figure import Figure

    from deckwright.sim.plots import panels

    rated = [rating if isinstance(rating, Rating) else Rating(rating, 0.0) for rating in ratings]
    order = sorted(range(len(names)), key=lambda who: -rated[who].value)
    size = max(len(names), 3)
    figure = Figure(figsize=(6 + 0.75 * size, 3 + 0.5 * size), layout="constrained")
    parts: Any = figure.subfigures(2, 1, height_ratios=[0.7, 2.3 + 0.5 * size])
    above, below = parts
    panels.heading(above, translator.message("plots-tournament"), translator.message("plots-tournament-note"))
    table, dots = below.subplots(1, 2, width_ratios=[0.62 * size, 2.6])
    ordered = [[matrix[row][column] for column in order] for row in order]
    panels.cross_table(table, [names[who] for who in order], ordered, translator)
    panels.ratings(dots, [rated[who] for who in order], translator)
    return figure


def _settle(figure: Figure) -> None:
    """Lay the plot out once and round the places: the solver's last digits differ from run to run, and names in the file with them."""
    figure.draw_without_rendering()
    figure.set_layout_engine("none")
    for row in figure.subfigs:
        row.bbox_relative.set_points(row.bbox_relative.get_points().round(5))
    for axes in figure.get_axes():
        left, bottom, width, height = axes.get_position(original=True).bounds
        axes.set_position((round(left, 5), round(bottom, 5), round(width, 5), round(height, 5)))


@contextmanager
def drawing() -> Iterator[None]:
    """The style of all pictures."""
    from matplotlib import rc_context

    with rc_context(_SETTINGS):
        yield


def write_figure(figure: Figure, path: Path, ending: str, title: str) -> None:
    """Save a picture."""
    _settle(figure)
    try:
        figure.savefig(path, format=ending, dpi=110, metadata={"Title": title, **_DATES[ending]})
    except OSError as problem:
        raise Problem("plot-unwritable", file=str(path), reason=problem.strerror or str(problem)) from problem
