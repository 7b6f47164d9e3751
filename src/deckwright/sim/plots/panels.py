"""The parts of a plot, each drawn into axes that it is given."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from math import isnan
from typing import TYPE_CHECKING, Any

from deckwright.sim.formatting import decimal, percent, percent_between
from deckwright.sim.match import Match
from deckwright.sim.measures import (
    Moment,
    coins_by_turn,
    labels,
    last_turn,
    lead_groups,
    mean_turns,
    points_by_turn,
)
from deckwright.sim.measures import purchases as bought_by
from deckwright.sim.result import match_result
from deckwright.sim.statistics import Interval, Rating
from deckwright.sim.tally import LEAD_TURN, Tally
from deckwright.text import Translator

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import SubFigure

COLOURS = ("#0072B2", "#E69F00", "#009E73", "#D55E00", "#CC79A7", "#56B4E9")
"""Okabe and Ito's colours, which colour-blind people can tell apart."""
LINES: tuple[Any, ...] = ("-", "--", "-.", ":", (0, (7, 1, 1, 1, 1, 1)), (0, (1, 3)))
MARKERS = ("o", "s", "^", "D", "v", "P")
HATCHES = ("", "///", "...", "xxx", "\\\\\\", "+++")
GREY, DARK = "#767676", "#333333"
CARDS_SHOWN = 8
"""Cards in a panel of purchases; rarer ones are left out."""
_RAMP = ("#ffffff", "#cfe3f3", "#7fb2d8", "#2c78b0", "#0a2f57")
"""From light to dark, so that it reads the same in grey."""
_PAPER = {"facecolor": "white", "edgecolor": "none", "pad": 0.8}
"""Behind text that would otherwise stand on a line."""
_LONGEST_TITLE = 80
"""Letters that fit across a plot; longer titles are written smaller."""
_BANDS_OUTLINED = 3
"""With more strategies the outlines of their bands would hide the curves."""
_DARK_SHADE = 70
"""From this percentage on numbers are written in white."""
_ROOM_ABOVE_BARS = 2.2
"""How much higher the axis of games is than its tallest bar, which leaves room for the curve."""


def heading(row: SubFigure, title: str, details: str) -> None:
    """The title of the whole plot and a line or two below it."""
    size = min(15.0, 15.0 * _LONGEST_TITLE / max(len(title), 1))
    row.text(0.012, 0.9, title, ha="left", va="top", fontsize=size, fontweight="bold")
    row.text(0.012, 0.42, details, ha="left", va="top", color=DARK)


def win_rates(axes: Axes, match: Match, tally: Tally, translator: Translator) -> None:
    """A bar for each strategy with its interval."""
    names, players = labels(match, 28), tally.players
    axes.axvline(1 / players, color=GREY, linewidth=1, linestyle=":", zorder=0)
    for who, standing in enumerate(match_result(match, tally).standings):
        won = standing.score
        axes.barh(who, won.value, 0.42, color=COLOURS[who], hatch=HATCHES[who], edgecolor="white", linewidth=0)
        axes.errorbar(won.value, who, xerr=_around(won.value, won.interval), color="black", capsize=3, linewidth=1.2)
        text = f"{names[who]}: {percent_between(translator, won)}"
        axes.text(0, who - 0.3, text, va="bottom", fontsize=8.5, bbox=_PAPER)
    axes.set(xlim=(0, 1), ylim=(players - 0.55, -0.75), yticks=[], title=translator.message("plots-win-rate"))
    axes.set_xlabel(translator.message("plots-win-rate-note", ties=decimal(translator, 100 * tally.ties / max(tally.games, 1))))
    axes.xaxis.set_major_formatter(lambda part, _: percent(translator, part, 0))
    axes.spines["left"].set_visible(False)


def points(axes: Axes, match: Match, tally: Tally, translator: Translator) -> None:
    """Victory points by turn, with a band."""
    _curves(axes, match, tally, points_by_turn, None)
    axes.set(title=translator.message("plots-points"), ylabel=translator.message("plots-points-axis"))
    axes.set_xlabel(translator.message("plots-turn-axis"))


def coins(axes: Axes, match: Match, tally: Tally, translator: Translator) -> None:
    """Coins to spend by turn, with a band."""
    _curves(axes, match, tally, coins_by_turn, 0)
    axes.set(title=translator.message("plots-coins"), ylabel=translator.message("plots-coins-axis"))
    axes.set_xlabel(translator.message("plots-turn-axis"))
    axes.set_ylim(bottom=0)


def legend(row: SubFigure, axes: Axes, translator: Translator) -> None:
    """Which line is whose, for all axes of a row, and what lines and bands are."""
    from matplotlib.patches import Patch

    handles, names = axes.get_legend_handles_labels()
    band = Patch(facecolor="#e3e3e3", edgecolor=GREY, linewidth=0.6)
    row.legend(
        [*handles, band], [*names, translator.message("plots-band")],
        loc="outside lower left", ncols=len(names) + 1 if len("".join(names)) + 8 * len(names) < 80 else 3, frameon=False, handlelength=3.5,
    )  # fmt: skip


def _curves(axes: Axes, match: Match, tally: Tally, measure: Callable[[Tally, int], list[Moment]], least: float | None) -> None:
    for who, name in enumerate(labels(match)):
        moments = measure(tally, who)
        turns, means = [moment.turn for moment in moments], [moment.mean for moment in moments]
        low = [moment.mean - moment.spread if least is None else max(moment.mean - moment.spread, least) for moment in moments]
        high = [moment.mean + moment.spread for moment in moments]
        style: dict[str, Any] = {"color": COLOURS[who], "linestyle": LINES[who]}
        axes.fill_between(turns, low, high, color=COLOURS[who], alpha=0.26 / tally.players, linewidth=0)
        for edge in (low, high) if tally.players <= _BANDS_OUTLINED else ():
            axes.plot(turns, edge, linewidth=0.6, alpha=0.7, **style)
        step = max(len(turns) // 10, 1)
        every = (step * who // max(tally.players, 1), step)
        axes.plot(turns, means, linewidth=2, marker=MARKERS[who], markersize=5, markevery=every, label=name, **style)
    axes.grid(axis="y", color="#dddddd", linewidth=0.6)
    _whole_numbers(axes, "both")
    axes.set_xlim(1, max(last_turn(tally), 2))


def lengths(axes: Axes, tally: Tally, translator: Translator) -> None:
    """How many games ended in which turn."""
    shares = [100 * games / max(tally.games, 1) for games in tally.lengths]
    shown = [turn for turn, share in enumerate(shares) if share >= 0.1] or [1]
    first, last = shown[0], shown[-1]
    axes.bar(range(first, last + 1), shares[first : last + 1], 0.85, color="#9a9a9a", edgecolor="#5c5c5c", linewidth=0.6)
    mean = mean_turns(tally)
    axes.axvline(mean, color="black", linewidth=1.2, linestyle="--")
    on_left = mean > (first + last) / 2
    axes.annotate(
        translator.message("plots-length-mean", turns=decimal(translator, mean)),
        (mean, 1.0), xycoords=("data", "axes fraction"), xytext=(-4 if on_left else 4, -2), textcoords="offset points",
        ha="right" if on_left else "left", va="top", fontsize=8.5,
    )  # fmt: skip
    axes.set_ylim(0, 1.18 * max(shares, default=1) or 1)
    axes.set(title=translator.message("plots-length"), xlabel=translator.message("plots-length-axis"))
    axes.set_ylabel(translator.message("plots-share-axis"))
    _whole_numbers(axes, "both")


def leads(axes: Axes, match: Match, tally: Tally, translator: Translator) -> None:
    """The share of victories of the first strategy by its lead, over bars for how often there is such a lead."""
    groups = lead_groups(tally)
    axes.set_title(translator.message("plots-lead", turn=LEAD_TURN))
    if not groups:
        axes.text(0.5, 0.5, translator.message("plots-lead-none", turn=LEAD_TURN), ha="center", va="center", transform=axes.transAxes)
        axes.set(xticks=[], yticks=[])
        return
    places = [group.lead for group in groups]
    games = [group.victories.games / max(tally.games, 1) for group in groups]
    gaps = [after - before for before, after in pairwise(places)]
    share = axes.twinx()
    share.bar(places, games, 0.7 * min(gaps, default=1.0), color="#d9d9d9", edgecolor="#b0b0b0", linewidth=0.5)
    share.set(ylim=(0, _ROOM_ABOVE_BARS * max(games)), yticks=[])
    share.spines["right"].set_visible(False)
    axes.set_zorder(share.get_zorder() + 1)
    axes.patch.set_visible(False)
    axes.axhline(100 / tally.players, color=GREY, linewidth=1, linestyle=":")
    values = [100 * group.victories.value for group in groups]
    low = [100 * (group.victories.value - group.victories.interval.low) for group in groups]
    high = [100 * (group.victories.interval.high - group.victories.value) for group in groups]
    axes.errorbar(places, values, yerr=[low, high], color=COLOURS[0], marker=MARKERS[0], markersize=5, capsize=2.5, linewidth=1.6)
    axes.set(ylim=(-3, 103), xlabel=translator.message("plots-lead-axis", strategy=labels(match, 28)[0]))
    axes.set_ylabel(translator.message("plots-lead-rate"))
    _whole_numbers(axes, "x")
    from matplotlib.patches import Patch

    key = Patch(facecolor="#d9d9d9", edgecolor="#b0b0b0", label=translator.message("plots-lead-games"))
    axes.legend(handles=[key], loc="center left", fontsize=8, frameon=False, handlelength=1.2)


def purchases(row: SubFigure, shown: Sequence[int], match: Match, tally: Tally, translator: Translator) -> None:
    """Tables of shades, two in a row: the cards a strategy buys most, by turn, with the copies of a whole game beside them."""
    from matplotlib.colors import LinearSegmentedColormap

    shades = LinearSegmentedColormap.from_list("copies", _RAMP)
    found = [bought_by(match, tally, who, CARDS_SHOWN) for who in range(tally.players)]
    most = max((copies for cards in found for bought in cards for copies in bought.by_turn), default=0.0) or 1.0
    lines, image = max(map(len, found)), None
    panels = row.subplots(1, 2)
    for axes in panels[len(shown) :]:
        axes.set_visible(False)
    for axes, who in zip(panels, shown, strict=False):
        cards = found[who]
        axes.set_title(translator.message("plots-purchases", strategy=labels(match)[who]))
        axes.set_xlabel(translator.message("plots-turn-axis"))
        table = [bought.by_turn for bought in cards] or [(0.0,)]
        extent = (0.5, len(table[0]) + 0.5, len(table) - 0.5, -0.5)
        image = axes.imshow(table, cmap=shades, vmin=0, vmax=most, aspect="auto", extent=extent, interpolation="nearest")
        axes.set_ylim(max(lines, 1) - 0.5, -0.5)
        axes.set_yticks(range(len(cards)), [f"{translator.card(bought.card)}  {decimal(translator, bought.copies)}" for bought in cards])
        axes.tick_params(axis="y", length=0)
        axes.hlines([line + 0.5 for line in range(len(cards) - 1)], *extent[:2], color="#e4e4e4", linewidth=0.6)
        _whole_numbers(axes, "x")
    if image is not None:
        bar = row.colorbar(image, ax=list(panels), shrink=0.9, pad=0.01, aspect=25)
        bar.set_label(translator.message("plots-copies"), fontsize=8)
        bar.ax.yaxis.set_major_formatter(lambda copies, _: decimal(translator, copies))


def cross_table(axes: Axes, names: Sequence[str], matrix: Sequence[Sequence[float | None]], translator: Translator) -> None:
    """The share of the row against the column, written and in shades."""
    from matplotlib.colors import LinearSegmentedColormap

    shades = LinearSegmentedColormap.from_list("victories", _RAMP).with_extremes(bad="#eeeeee")
    table = [
        [float("nan") if share is None or row == column else 100 * share for column, share in enumerate(line)]
        for row, line in enumerate(matrix)
    ]
    axes.imshow(table, cmap=shades, vmin=0, vmax=100, aspect="auto")
    for row, line in enumerate(table):
        for column, share in enumerate(line):
            text = "–" if isnan(share) else decimal(translator, share)
            axes.text(column, row, text, ha="center", va="center", fontsize=8.5, color="white" if share > _DARK_SHADE else "black")
    axes.set_yticks(range(len(names)), names)
    axes.set_xticks(range(len(names)), names, rotation=35, ha="left", rotation_mode="anchor")
    axes.xaxis.tick_top()
    axes.tick_params(length=0)
    for spine in axes.spines.values():
        spine.set_visible(False)


def ratings(axes: Axes, rated: Sequence[Rating], translator: Translator) -> None:
    """A dot for each rating in the order of the table beside it, with its interval."""
    least, most = min(rating.interval.low for rating in rated), max(rating.interval.high for rating in rated)
    room = (most - least) or 1.0
    axes.axvline(sum(rating.value for rating in rated) / len(rated), color=GREY, linewidth=1, linestyle=":")
    for row, rating in enumerate(rated):
        axes.errorbar(
            rating.value, row, xerr=_around(rating.value, rating.interval), color=COLOURS[0], ecolor="black",
            marker=MARKERS[0], markersize=5, capsize=4, linewidth=1.2,
        )  # fmt: skip
        axes.text(most + 0.12 * room, row, decimal(translator, rating.value, 0), va="center", ha="left", fontsize=8.5, bbox=_PAPER)
    axes.grid(axis="y", color="#dddddd", linewidth=0.6)
    axes.set(xlim=(least - 0.12 * room, most + 0.42 * room), ylim=(len(rated) - 0.5, -0.5))
    axes.set_yticks(range(len(rated)), [""] * len(rated))
    axes.tick_params(axis="y", length=0)
    axes.set_title(translator.message("plots-rating"))
    axes.set_xlabel(translator.message("plots-rating-note"))
    axes.spines["left"].set_visible(False)
    _whole_numbers(axes, "x", 4)


def _around(value: float, interval: Interval) -> list[list[float]]:
    """The way down and up from a value, as error bars want it."""
    return [[value - interval.low], [interval.high - value]]


def _whole_numbers(axes: Axes, which: str, most: int = 8) -> None:
    from matplotlib.ticker import MaxNLocator

    for name, axis in (("x", axes.xaxis), ("y", axes.yaxis)):
        if which in (name, "both"):
            axis.set_major_locator(MaxNLocator(most, integer=True, steps=[1, 2, 5, 10]))
