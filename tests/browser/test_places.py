"""Places, tokens and landscapes come from the view by name: one that this version has no card for is shown as well."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

from .running_server import Server
from .visitor import Visitor

if TYPE_CHECKING:
    from playwright.sync_api import WebSocketRoute

KINGDOM = {"by": "cards", "cards": ["Island", "Embargo", "Village"], "sets": ["base-2e", "seaside-1e"]}


def enriched(text: str | bytes) -> str:
    """An update in which the table has more than any card of today puts there."""
    message: dict[str, Any] = json.loads(text)
    if message["tell"] == "update" and message["view"] is not None:
        message["table"]["landscapes"] = ["Cellar"]  # a name that has words
        for seat in message["view"]["seats"]:
            seat["places"] |= {"island mat": ["Estate", "Curse"], "face down": 2}
            seat["counters"] = {"pirate coins": 3}
        message["view"]["pile_counters"] = {"Village": {"embargo": 2}}
    return json.dumps(message)


def through(route: WebSocketRoute) -> None:
    server = route.connect_to_server()
    server.on_message(lambda text: route.send(enriched(text)))


def test_what_the_view_names_is_shown(server: Server, visitor: Visitor) -> None:
    seat = server.table("person", "random", kingdom=KINGDOM)
    visitor.page.route_web_socket("**/socket", through)
    page = visitor.sit(seat.table, seat.token)
    expect(page.get_by_role("list", name="Landscapes")).to_have_text("Cellar")
    expect(page.get_by_role("button", name="Island mat 2")).to_have_count(2)  # one's own, and the other player's
    own = page.get_by_role("region", name="Your deck, discard pile and mats")
    expect(own).to_contain_text("3 coin tokens")
    expect(own).to_contain_text("Set aside face down: 2")
    expect(page.get_by_role("button", name="2 Embargo tokens").first).to_be_visible()
