"""Reviews over HTTP: worked out once, outside the server's own process, with progress, and within limits."""

from __future__ import annotations

import asyncio
import sys
import time
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from starlette.testclient import TestClient

from deckwright.engine.game import Game, Setup
from deckwright.errors import Problem
from deckwright.notation.record import write_record
from deckwright.server import thinking
from deckwright.server.limits import Rate
from deckwright.server.thinking import Thinker
from tests.server.conftest import GENEROUS, serving
from tests.server.following import some_answer
from tests.server.talking import Talker, make_table
from tests.server.test_http import problem

PATIENCE = 240
"""Seconds; a busy machine takes its time."""


SLOW = """
import pathlib, time
while input():
    while not pathlib.Path({allowed!r}).exists():
        time.sleep(0.01)
    print('{{"problem": "review-kinds", "details": {{}}}}', flush=True)
"""
"""A process that says nothing until it is allowed to, and then that it can't."""


def quick_table(client: TestClient) -> str:
    """A table whose game has been played to its end, with money alone."""
    taken = make_table(client)
    ann = Talker(client, taken["table"], taken["token"])
    while ann.decision is not None:
        offers = ann.decision.offers
        wanted = [name for name in ("Province", "Gold", "Silver") if name in offers.get("buy", ())]
        simple = [verb for verb in ("play treasures", "end turn", "end actions", "pass") if verb in offers]
        if "play treasures" not in offers and wanted:
            ann.answer(f"buy {wanted[0]}")
        else:
            ann.answer(simple[0] if simple else some_answer(ann.decision, Random(1)))
    ann.close()
    return str(taken["table"])


def reviewed(client: TestClient, table: str) -> list[Any]:
    """All that is told until the review is done."""
    told = [client.post(f"/api/tables/{table}/review").json()]
    for _ in range(PATIENCE * 4):
        if told[-1]["state"] in ("done", "failed"):
            break
        time.sleep(0.25)
        told.append(client.get(f"/api/tables/{table}/review").json())
    return told


def test_a_review_from_the_wish_to_the_figures(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.sqlite", limits=replace(GENEROUS, reviews=Rate(1, 3600))) as client:
        table = quick_table(client)
        assert client.get(f"/api/tables/{table}/review").json()["state"] == "none"
        told = reviewed(client, table)
        assert {one["state"] for one in told[:-1]} == {"working"}
        assert told[-1]["state"] == "done", told[-1]
        assert [one["done"] for one in told] == sorted(one["done"] for one in told)
        review = told[-1]["review"]
        winners = client.get(f"/api/tables/{table}/result").json()["winners"]
        assert [seat["result"] for seat in review["seats"]] == [(seat in winners) / len(winners) for seat in range(2)]
        assert client.post(f"/api/tables/{table}/review").json() == told[-1]  # known, so that it costs nothing
        assert problem(client.post(f"/api/tables/{quick_table(client)}/review")) == (429, "too-many-requests")


def test_a_review_waits_only_for_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    allowed = tmp_path / "allowed"
    slow = tmp_path / "slow.py"
    slow.write_text(SLOW.format(allowed=str(allowed)), encoding="utf-8")
    monkeypatch.setattr(thinking, "COMMAND", (sys.executable, str(slow)))
    with serving(tmp_path / "tables.sqlite") as client:
        first, second = quick_table(client), quick_table(client)
        assert client.post(f"/api/tables/{first}/review").json()["state"] == "working"
        assert client.post(f"/api/tables/{second}/review").json()["state"] == "waiting"
        assert client.get(f"/api/tables/{first}/review").json()["state"] == "working"
        allowed.touch()
        assert reviewed(client, second)[-1]["state"] == "failed"
        allowed.unlink()
        assert client.post(f"/api/tables/{second}/review").json()["state"] == "working"  # nobody is before it any more


def test_no_review_of_a_game_that_goes_on(client: TestClient) -> None:
    table = make_table(client)["table"]
    for ask in (client.get, client.post):
        assert problem(ask(f"/api/tables/{table}/review")) == (409, "game-goes-on")
        assert problem(ask("/api/tables/nowhere/review")) == (404, "unknown-table")


def test_thinking_has_a_queue_and_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a process that never answers, so that no machine is too quick for it."""
    monkeypatch.setattr(thinking, "COMMAND", (sys.executable, "-c", "import sys; sys.stdin.read()"))
    job = {"job": "review", "record": ""}

    async def think() -> None:
        hasty = Thinker(most_waiting=1, seconds=0.3)
        first = asyncio.ensure_future(hasty.think(job))
        await asyncio.sleep(0)
        with pytest.raises(Problem) as busy:
            await hasty.think(job)
        assert busy.value.code == "thinking-busy"
        with pytest.raises(Problem) as late:
            await first
        assert late.value.code == "thinking-failed"
        hasty.close()

    asyncio.run(think())


def test_a_game_that_goes_on_is_refused_by_the_process_too() -> None:
    async def think() -> None:
        thinker = Thinker(most_waiting=1, seconds=PATIENCE)
        with pytest.raises(Problem) as refused:
            await thinker.think({"job": "review", "record": write_record(Game(Setup(("Village",), seed=1)).record())})
        assert refused.value.code == "review-unfinished"
        thinker.close()

    asyncio.run(think())
