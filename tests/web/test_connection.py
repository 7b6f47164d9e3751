"""A lost connection comes back by itself, soon and without storming the server."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

from .node import run_script

Told = list[tuple[int, str]]


@cache
def stories() -> dict[str, Told]:
    return {name: [(when, what) for when, what in said] for name, said in run_script("connection.ts").items()}


def told(story: str) -> Told:
    return stories()[story]


def times(story: Told, what: str) -> list[int]:
    return [when for when, said in story if said == what]


def test_the_first_try_is_at_once_and_pauses_grow_to_two_seconds_at_most() -> None:
    story = told("outage")
    back = times(story, "back")[0]
    tries = [when for when, what in story if what in ("socket", "unanswered", "answered") and when <= back][1:]
    pauses = [later - sooner for sooner, later in pairwise(tries)]
    assert tries[0] == 0
    assert max(pauses[:2]) < 450
    assert max(pauses) <= 1600
    assert min(pauses[5:]) >= 700
    assert len(tries) < 40


def test_sockets_that_fail_again_and_again_give_way_to_questions() -> None:
    """Browsers hold failing sockets back for seconds; one that is opened when somebody answers is not held back."""
    story = told("outage")
    back = times(story, "back")[0]
    assert len([when for when in times(story, "socket") if when <= back]) <= 6
    assert len(times(story, "unanswered")) >= 8
    again = [when for when in times(story, "socket") if when > back]
    assert len(again) == 1
    assert again[0] - back <= 1600


def test_closing_ends_everything() -> None:
    story = told("outage")
    assert story[-1][1] == "opened"


def test_silence_after_a_ping_counts_as_loss() -> None:
    story = told("silence")
    assert times(story, '{"say":"ping"}')[:2] == [20_000, 40_000]
    assert times(story, "lost") == [48_000]
    assert [when for when in times(story, "socket") if when] == [48_000]


def test_the_network_decides_too() -> None:
    story = told("network")
    assert times(story, "lost")[0] == 1000
    online = times(story, "online")[0]
    assert [what for when, what in story if when >= online][-5:] == [
        "online",
        "socket",
        "opened",
        '{"tell":"welcome"}',
        '{"say":"ping"}',
    ]
