"""A review as a picture in a file: everybody's chances over the turns, accuracy by part, luck and mistakes."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from textwrap import fill
from typing import TYPE_CHECKING, Any

from deckwright.review.judged import PARTS, Review
from deckwright.sim.plots.figures import check_picture, drawing, write_figure
from deckwright.sim.plots.panels import COLOURS, HATCHES, LINES
from deckwright.text import Translator

if TYPE_CHECKING:
    from matplotlib.figure import Figure

HALF = 52
"""So many letters of a title fit half of the picture."""


def plot_review(review: Review, players: Sequence[str], path: Path, translator: Translator) -> None:
    """Draw the picture into a file."""
    ending = check_picture(path)
    with drawing():
        title = translator.message("review-title", players=" – ".join(players))
        write_figure(review_figure(review, players, translator), path, ending, title)


def review_figure(review: Review, players: Sequence[str], translator: Translator) -> Figure:
    """The figure, to be saved or looked at."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(11, 7), layout="constrained")
    figure.suptitle(fill(translator.message("review-title", players=" – ".join(players)), 2 * HALF))
    grid = figure.add_gridspec(2, 2, height_ratios=(1.4, 1))
    _chances(figure.add_subplot(grid[0, :]), review, players, translator)
    _accuracy(figure.add_subplot(grid[1, 0]), review, players, translator)
    _causes(figure.add_subplot(grid[1, 1]), review, players, translator)
    return figure


def _chances(axes: Any, review: Review, players: Sequence[str], translator: Translator) -> None:
    numbers, places = _timeline(review)
    for seat, name in enumerate(players):
        chances = [
            100 * review.turns[0].before[seat],
            *(100 * one.after[seat] for one in review.decisions),
            100 * review.seats[seat].result,
        ]
        axes.plot(numbers, chances, color=COLOURS[seat], linestyle=LINES[seat], label=name)
    for place in review.turning_points:
        turn = review.turns[place]
        axes.axvline(turn.first, color="0.6", linestyle=":", linewidth=1)
    axes.set_xticks([at for at, _ in places], [str(turn) for _, turn in places])
    axes.set_title(translator.message("review-chart"))
    axes.set_ylim(0, 100)
    axes.grid(axis="y", alpha=0.3)
    axes.legend(frameon=False)


def _timeline(review: Review) -> tuple[list[int], list[tuple[int, int]]]:
    """The number of answers at each point of the curves, and where the rounds begin."""
    last = review.decisions[-1].number + 2 if review.decisions else 1
    first = review.turns[0].seat
    rounds = [(turn.first, turn.turn) for turn in review.turns if turn.seat == first]
    return [0, *(one.number + 1 for one in review.decisions), last], rounds


def _accuracy(axes: Any, review: Review, players: Sequence[str], translator: Translator) -> None:
    width = 0.8 / len(players)
    for seat, name in enumerate(players):
        parts = [review.seats[seat].accuracy, *(review.seats[seat].parts[part] for part in PARTS)]
        at = [place + (seat - (len(players) - 1) / 2) * width for place in range(len(parts))]
        axes.bar(
            at,
            [100 * one.accuracy if one.decisions else 0 for one in parts],
            width,
            color=COLOURS[seat],
            hatch=HATCHES[seat],
            edgecolor="white",
            linewidth=0,
            label=name,
        )
    axes.set_xticks(
        range(len(PARTS) + 1), [translator.message("review-all"), *(translator.message(f"review-part-{part}") for part in PARTS)]
    )
    axes.set_title(translator.message("review-accuracy"))
    axes.set_ylim(0, 100)


def _causes(axes: Any, review: Review, players: Sequence[str], translator: Translator) -> None:
    width = 0.8 / len(players)
    names = [translator.message(f"review-{name}") for name in ("luck", "lost", "given")]
    for seat in range(len(players)):
        one = review.seats[seat]
        at = [place + (seat - (len(players) - 1) / 2) * width for place in range(3)]
        axes.bar(
            at,
            [100 * part for part in (one.luck, -one.lost, one.given)],
            width,
            color=COLOURS[seat],
            hatch=HATCHES[seat],
            edgecolor="white",
            linewidth=0,
        )
    axes.axhline(0, color="0.4", linewidth=0.8)
    axes.set_xticks(range(3), names)
    axes.set_title(fill(translator.message("review-causes"), HALF))
