"""The course of a training run as a plot: how strong it was when it was judged, what it expected, and how sure it was of its choices."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from deckwright.errors import Problem
from deckwright.sim.plots.figures import check_picture, drawing, write_figure
from deckwright.sim.plots.panels import COLOURS, LINES

if TYPE_CHECKING:
    from matplotlib.figure import Figure

Entry = dict[str, Any]
TITLE = "A training run"


def read_log(path: Path) -> list[Entry]:
    """The lines of a run's log."""
    try:
        return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    except (OSError, ValueError) as problem:
        raise Problem("train-log", path=str(path), reason=str(problem)) from problem


def plot_curves(log: Path, path: Path) -> None:
    """Draw the log of a run into a file."""
    ending = check_picture(path)
    entries = read_log(log)
    if not any("judged" in entry for entry in entries):
        raise Problem("train-log", path=str(log), reason="nothing was judged yet")
    with drawing():
        write_figure(curves_figure(entries), path, ending, TITLE)


def curves_figure(entries: list[Entry]) -> Figure:
    """The figure: scores above; below how much of the outcomes was foreseen, and the entropy of decisions."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(9, 7), layout="constrained")
    figure.suptitle(TITLE)
    scores, foreseen = figure.subplots(2, 1, height_ratios=(1.6, 1), sharex=True)
    judged = [entry for entry in entries if "judged" in entry]
    groups = dict.fromkeys(group for entry in judged for group in entry["judged"])
    for place, group in enumerate(groups):
        points = [(entry["seconds"] / 60, 100 * entry["judged"][group]["mean"]) for entry in judged if group in entry["judged"]]
        style = {"color": COLOURS[place % len(COLOURS)], "linestyle": LINES[place % len(LINES)]}
        scores.plot(*zip(*points, strict=True), marker="o", markersize=3, label=group, **style)
    scores.axhline(50, color="0.7", linewidth=0.8)
    scores.set_ylabel("score %")
    scores.set_ylim(0, 100)
    scores.grid(axis="y", alpha=0.3)
    scores.legend(frameon=False, fontsize=8)
    updates = [entry for entry in entries if "entropy" in entry]
    minutes = [entry["seconds"] / 60 for entry in updates]
    foreseen.plot(minutes, [entry["explained"] for entry in updates], linewidth=1, label="share of the outcomes that was foreseen")
    foreseen.plot(minutes, [entry["entropy"] for entry in updates], linewidth=1, linestyle="--", label="entropy of decisions")
    foreseen.set_ylim(0, 1)
    foreseen.set_xlabel("minutes")
    foreseen.grid(axis="y", alpha=0.3)
    foreseen.legend(frameon=False, fontsize=8)
    return figure
