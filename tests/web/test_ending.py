"""What the end of a game says: victory or defeat with points, place and margin, the turning point, and a lesson that the game bears out."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from deckwright.server.outcome import Result, SeatResult, TurningPoint
from deckwright.server.result import result
from deckwright.text import LANGUAGES
from deckwright.text.catalogue import FOLDER

from ..server.sitting import BOT, PERSON, play_to_the_end, table_of
from .node import run_script

NAMES = ["Ada", "Béla", "Cyd", "Dana"]
NO_BUYS: list[list[str]] = [[] for _ in range(10)]


def seat(score: int, turns: int = 10, **changes: Any) -> SeatResult:
    """How somebody ended of whom nothing else is known."""
    usual = SeatResult(score, turns, {}, {}, [score] * turns, [4] * turns, NO_BUYS)
    return msgspec.structs.replace(usual, **changes)


def ended(*seats: SeatResult, winners: tuple[int, ...] = (0,), **changes: Any) -> Result:
    """A game that ended so."""
    usual = Result(1, list(winners), "provinces", ["Province"], list(seats), None, "key", "commitment")
    return msgspec.structs.replace(usual, **changes)


def said(*ends: tuple[Result, int | None]) -> list[Any]:
    """What the page says to these seats."""
    catalogues = {language: (FOLDER / language / "ending.ftl").read_text(encoding="utf-8") for language in LANGUAGES}
    given = {"catalogues": catalogues, "names": NAMES, "ends": [{"result": result, "seat": seat} for result, seat in ends]}
    found: list[Any] = run_script("ending.ts", msgspec.to_builtins(given))
    for end in found:
        for sentence in (end["headline"], end["margin"], end["turning"], end["lesson"]):
            for language, text in (sentence or {}).items():
                assert text, language
                assert not any(mark in text for mark in "{$}?"), f"{language}: {text}"
    return found


def english(end: Any, *parts: str) -> list[str | None]:
    return [None if end[part] is None else end[part]["en"] for part in parts]


def test_two_players() -> None:
    game = ended(seat(51), seat(43))
    won, lost, watched = said((game, 0), (game, 1), (game, None))
    assert (won["mood"], lost["mood"], watched["mood"]) == ("victory", "defeat", "told")
    assert english(won, "headline", "margin") == ["Victory, 51 to 43", "8 points ahead of Béla"]
    assert english(lost, "headline", "margin") == ["Defeat, 43 to 51", "8 points behind Ada"]
    assert english(watched, "headline", "margin") == ["Ada wins, 51 to 43", None]
    assert won["headline"]["pl"] == "Zwycięstwo, 51 do 43"
    assert lost["margin"]["ro"] == "Cu 8 puncte mai puțin decât Ada"


def test_places_of_four() -> None:
    game = ended(seat(30), seat(41), seat(30, turns=9), seat(-1), winners=(1,))
    ends = said((game, 0), (game, 1), (game, 2), (game, 3), (game, None))
    assert [english(end, "headline", "margin") for end in ends] == [
        ["Third place, 30 points", "11 points behind Béla"],
        ["Victory with 41 points", "11 points ahead of Cyd"],
        ["Second place, 30 points", "11 points behind Béla"],
        ["Fourth place, -1 point", "42 points behind Béla"],
        ["Béla wins with 41 points", None],
    ]


def test_equal_points() -> None:
    by_turns = ended(seat(20, turns=11), seat(20), winners=(1,))
    shared = ended(seat(20), seat(20), seat(1), winners=(0, 1))
    ends = said((by_turns, 0), (by_turns, 1), (shared, 0), (shared, 2), (shared, None))
    assert [english(end, "headline", "margin") for end in ends] == [
        ["Defeat, 20 to 20", "As many points as Béla, but more turns"],
        ["Victory, 20 to 20", "As many points as Ada, but fewer turns"],
        ["Shared victory with Béla, 20 points each", None],
        ["Third place, 1 point", "19 points behind Ada, Béla"],
        ["Shared victory: Ada, Béla", None],
    ]
    assert [end["mood"] for end in ends] == ["defeat", "victory", "shared", "defeat", "told"]


def test_the_turning_point() -> None:
    lead, level = TurningPoint(1, 12, [27, 24]), TurningPoint(0, 9, [20, 20])
    ends = said((ended(seat(51), seat(43), turning_point=lead), 0), (ended(seat(20), seat(20), turning_point=level), None))
    assert english(ends[0], "turning") == ["Turning point, turn 12: Ada took the lead for good, 27 to 24."]
    assert english(ends[1], "turning") == ["Turning point, turn 9: Ada, Béla drew level at 20 and stayed level to the end."]


PROVINCE_IN = {turn: [["Province"] if number == turn else [] for number in range(1, 11)] for turn in range(1, 11)}
ESTATES_EARLY = [["Estate"], ["Duchy"], ["Estate", "Estate"], *[["Estate"]] * 7]
LESSONS = {
    "curses": (ended(seat(30, deck={"Curse": 1}), seat(24, deck={"Curse": 5}), reason="piles"), "5 Curses, Ada with 1"),
    "tie": (ended(seat(20), seat(20, turns=11)), "Ada had as many points in fewer turns"),
    "close": (ended(seat(20), seat(19)), "Only 1 point was missing"),
    "piles": (ended(seat(20), seat(18), reason="piles", empty=["Duchy", "Estate", "Moat"]), "The piles ran out"),
    "green": (ended(seat(40), seat(18, buys=ESTATES_EARLY)), "You bought 6 Estates and Duchies in the first half"),
    "no-province": (ended(seat(40, buys=PROVINCE_IN[6]), seat(18)), "You bought no Province; Ada bought the first in turn 6"),
    "provinces": (ended(seat(40, buys=PROVINCE_IN[6]), seat(18, buys=PROVINCE_IN[8])), "in turn 6, you in turn 8"),
    "money": (
        ended(seat(40, money=[3, 4, 5, 6, 7, 8, 8, 8, 8, 8]), seat(18, money=[4, 5, 5, 5, 5, 5, 5, 5, 5, 5])),
        "From turn 4 on, Ada had 53 coins to spend in all, you 35",
    ),
}


@pytest.fixture(scope="module")
def lessons() -> dict[str, Any]:
    """Everything that can be learnt, said in one go."""
    return dict(zip(LESSONS, said(*((game, 1) for game, _ in LESSONS.values())), strict=True))


@pytest.mark.parametrize("rule", LESSONS)
def test_a_lesson_of_each_kind(rule: str, lessons: dict[str, Any]) -> None:
    assert lessons[rule]["rule"] == f"ending-lesson-{rule}"
    assert LESSONS[rule][1] in lessons[rule]["lesson"]["en"]


def test_no_lesson_without_a_reason() -> None:
    even = ended(seat(40, buys=PROVINCE_IN[6]), seat(30, buys=PROVINCE_IN[7]))
    gardens = ended(seat(40), seat(30, buys=ESTATES_EARLY, deck={"Gardens": 4}))
    no_duchy = ended(seat(40), seat(39), empty=["Province", "Duchy"])
    short = ended(seat(9, money=[9], turns=1, buys=[[]]), seat(3, money=[], turns=0, buys=[]))
    won, watched = (LESSONS["curses"][0], 0), (LESSONS["curses"][0], None)
    assert [end["rule"] for end in said((even, 1), (gardens, 1), (no_duchy, 1), (short, 1), won, watched)] == [None] * 6


def test_real_games() -> None:
    """Whatever happens, each seat is told its own end, and only those who lost may learn something."""
    games = []
    for seed in range(8):
        table = table_of(PERSON, BOT, PERSON)
        play_to_the_end(table, seed)
        games.append(result(table))
    ends = [(game, place) for game in games for place in range(3)]
    found = said(*ends)
    for (game, place), end in zip(ends, found, strict=True):
        assert (end["mood"] == "defeat") == (place not in game.winners)
        assert end["rule"] is None or place not in game.winners
        assert end["turning"] is not None
    assert sum(end["rule"] is not None for end in found) >= 8
