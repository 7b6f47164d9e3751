"""The course of a training run as a plot."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from deckwright.errors import Problem
from deckwright.learn.curves import curves_figure, plot_curves

pytest.importorskip("matplotlib")

UPDATE = {"update": 1, "seconds": 60.0, "explained": 0.5, "entropy": 0.3}
JUDGED = {"update": 1, "seconds": 60.0, "judged": {"unseen: Big Money": {"mean": 0.75, "worst": 0.5}}}
LATER = {"update": 2, "seconds": 120.0, "judged": {"unseen: Big Money": {"mean": 0.9, "worst": 0.5}}}


def test_scores_over_time() -> None:
    figure = curves_figure([UPDATE, JUDGED, LATER])
    line: Any = figure.axes[0].lines[0]
    assert line.get_xydata().tolist() == [[1.0, 75.0], [2.0, 90.0]]


def test_a_log_becomes_a_file(tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    log.write_text("".join(json.dumps(entry) + "\n" for entry in (UPDATE, JUDGED, LATER)), encoding="utf-8")
    plot_curves(log, tmp_path / "curve.svg")
    assert "unseen: Big Money" in (tmp_path / "curve.svg").read_text(encoding="utf-8")


@pytest.mark.parametrize("text", ["", json.dumps(UPDATE), "{", None])
def test_a_log_that_shows_nothing_is_refused(tmp_path: Path, text: str | None) -> None:
    log = tmp_path / "log.jsonl"
    if text is not None:
        log.write_text(text, encoding="utf-8")
    with pytest.raises(Problem) as problem:
        plot_curves(log, tmp_path / "curve.svg")
    assert problem.value.code == "train-log"
    assert not (tmp_path / "curve.svg").exists()
