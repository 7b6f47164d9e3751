"""Somebody who plays over the socket, without a browser: brings a table quickly to the moment that a test is about."""

from __future__ import annotations

import json
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from msgspec import convert
from websockets.sync.client import connect

from deckwright.engine.view import View

from .running_server import Seat, Server

Moment = Callable[[View], bool]
MENU = ("Province", "Gold", "Silver")
SPOKEN = 60
"""Answers on one connection; after a hundred at once a server has had enough."""


def play(server: Server, seat: Seat, until: Moment = lambda view: False, wishes: tuple[str, ...] = ()) -> View:
    """Play for money until this moment comes at an own decision, or to the end; what is wished for is bought as soon as it can be."""
    left = list(wishes)
    while True:
        view = _sitting(server, seat, until, left)
        if view is not None:
            return view


def _sitting(server: Server, seat: Seat, until: Moment, wishes: list[str]) -> View | None:
    """One connection, as long as a server lets anybody speak so quickly; the view where it ends, or nothing if more is to be said."""
    with connect(server.address.replace("http", "ws") + f"/api/tables/{seat.table}/socket", compression=None) as socket:

        def say(**said: Any) -> None:
            socket.send(json.dumps(said))

        say(say="hello", token=seat.token)
        said, answered = 0, -1
        while True:
            told = json.loads(socket.recv(timeout=30))
            assert told["tell"] != "refused", told
            if told["tell"] != "update" or told["view"] is None:
                continue
            view = convert(told["view"], View)
            if view.phase == "over" or (view.asked == seat.seat and until(view)):
                return view
            if view.asked != seat.seat or told["position"] == answered:  # somebody came or went meanwhile
                continue
            if said == SPOKEN:
                return None
            said, answered = said + 1, told["position"]
            say(say="answer", request=f"quick-{told['position']}-{said}", position=told["position"], answer=_answer(view, wishes))


def _answer(view: View, wishes: list[str]) -> str:
    """The next wish that can be bought, else money; whatever else is asked, the first answer there is."""
    decision = view.decision
    assert decision is not None
    if decision.phase == "buy" and not decision.offers.get("play"):
        for name in wishes:
            if name in decision.offers.get("buy", ()):
                wishes.remove(name)
                return f"buy {name}"
    if decision.phase == "action":
        return f"play {decision.offers['play'][0]}"
    if decision.phase == "buy":
        if "play treasures" in decision.offers:
            return "play treasures"
        return next((f"buy {name}" for name in MENU if name in decision.offers.get("buy", ())), "end turn")
    return str(next(decision.answers()))


def asked_by(card: str) -> Moment:
    """The moment when a card asks for something."""
    return lambda view: view.decision is not None and view.decision.asked_by == card


def turn(number: int) -> Moment:
    """The beginning of this own turn, counted from 1."""
    return lambda view: view.turn == view.seat and view.seats[view.seat].turns >= number


def holds(card: str) -> Moment:
    """An Action phase with this card in the hand."""

    def found(view: View) -> bool:
        hand = view.seats[view.seat].hand
        return view.decision is not None and view.decision.phase == "action" and isinstance(hand, tuple) and card in hand

    return found


def together(server: Server, *seats: Seat) -> None:
    """Several people play a game to its end."""
    with ThreadPoolExecutor(len(seats)) as people:
        list(people.map(lambda seat: play(server, seat), seats))


def say(server: Server, seat: Seat, **said: Any) -> None:
    """Say one thing at the table, such as the wish for another game, and wait until it is done."""
    with connect(server.address.replace("http", "ws") + f"/api/tables/{seat.table}/socket", compression=None) as socket:
        socket.send(json.dumps({"say": "hello", "token": seat.token}))
        socket.send(json.dumps({"request": "quick-saying", **said}))
        while True:
            told = json.loads(socket.recv(timeout=30))
            assert told["tell"] != "refused", told
            if told["tell"] == "done":
                return
