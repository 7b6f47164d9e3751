"""The picture of many recorded games: win rates with and without cards, and what is gained when."""

from __future__ import annotations

from itertools import accumulate
from pathlib import Path
from typing import TYPE_CHECKING, Any

from deckwright.sim.plots.figures import check_picture, drawing, write_figure
from deckwright.sim.records import Part, RecordStatistics, shown_turns
from deckwright.text import Translator

if TYPE_CHECKING:
    from matplotlib.figure import Figure

CARDS, LINES, TURNS = 16, 6, 20
_DASHES = ("-", "--", "-.", ":", (0, (5, 1, 1, 1)), (0, (1, 3)))
_MARKERS = "osD^vX"


def plot_records(found: RecordStatistics, path: Path, translator: Translator) -> None:
    """Draw the picture into a file."""
    ending = check_picture(path)
    with drawing():
        title = translator.message("stats-games", games=found.games, seats=found.seats)
        write_figure(records_figure(found, translator), path, ending, title)


def records_figure(found: RecordStatistics, translator: Translator) -> Figure:
    """The figure, to be saved or looked at."""
    from matplotlib.figure import Figure
    from matplotlib.ticker import MaxNLocator

    cards = found.cards()[:CARDS][::-1]
    figure = Figure(figsize=(12, 2 + 0.36 * max(len(cards), 8)), layout="constrained")
    figure.suptitle(translator.message("stats-games", games=found.games, seats=found.seats))
    rates, gains = figure.subplots(1, 2)
    for parts, shift, marker, message in ((found.with_card, 0.14, "o", "stats-with"), (found.without_card, -0.14, "s", "stats-without")):
        _rates(rates, [parts[name] for name in cards], shift, marker, translator.message(message))
    rates.set_yticks(range(len(cards)), [translator.card(name) for name in cards])
    rates.set_xlim(0, 100)
    rates.grid(axis="x", alpha=0.3)
    rates.legend(loc="upper center", bbox_to_anchor=(0.5, -0.06), ncols=2, frameon=False)
    turns = shown_turns(found, TURNS)
    common = sorted(found.gains, key=lambda name: (-sum(found.gains[name].values()), name))[:LINES]
    for name, dashes, sign in zip(common, _DASHES, _MARKERS, strict=False):
        sums = list(accumulate(found.by_turn(name)))[: len(turns)]
        gains.plot(turns, sums, linestyle=dashes, marker=sign, markersize=4, label=translator.card(name))
    gains.xaxis.set_major_locator(MaxNLocator(integer=True))
    gains.set_xlabel(translator.message("stats-turn"))
    gains.set_ylabel(translator.message("stats-copies"))
    gains.grid(alpha=0.3)
    gains.legend(frameon=False)
    return figure


def _rates(axes: Any, parts: list[Part], shift: float, marker: str, label: str) -> None:
    """Win rates as points with their intervals, one below the other."""
    shown = [(place, part.share) for place, part in enumerate(parts) if part.seats]
    values = [100 * found.value for _, found in shown]
    below = [100 * (found.value - found.interval.low) for _, found in shown]
    above = [100 * (found.interval.high - found.value) for _, found in shown]
    axes.errorbar(values, [place + shift for place, _ in shown], xerr=[below, above], fmt=marker, capsize=2, markersize=4, label=label)
