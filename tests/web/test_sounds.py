"""The sounds of the table: few at a time, and short."""

from __future__ import annotations

from .node import run_script

STEPS = {
    ("play",): ["card"],
    ("attack", "discard", "discard"): ["attack", "card"],
    ("gain", "discard", "shuffle", "draw", "turn"): ["shuffle", "coin"],
    ("draw", "turn", "asked"): ["turn", "card"],
    ("gain", "asked", "end"): ["end"],
    ("turn",): [],
    (): [],
}


def test_the_most_telling_are_heard() -> None:
    answer = run_script("sounds.ts", [list(step) for step in STEPS])
    assert answer["heard"] == list(STEPS.values())
    assert set(answer["lengths"]) == {"card", "coin", "shuffle", "attack", "turn", "end"}
    assert all(0 < length <= 1.5 for length in answer["lengths"].values())
    assert all(answer["lengths"][name] <= 0.7 for name in ("card", "coin", "shuffle", "attack", "turn"))
    assert all(0 < gain <= 0.5 for gain in answer["gains"])
