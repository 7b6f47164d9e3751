"""The invitation as others can use it: the address on the network with its QR code, or how to let others in."""

from __future__ import annotations

import contextlib
from pathlib import Path

from playwright.sync_api import expect

from deckwright.server.invitation import Network

from .conftest import NewVisitor
from .running_server import Server


def test_alone_and_on_the_network(server: Server, new_visitor: NewVisitor, tmp_path: Path) -> None:
    seat = server.table("person", "person")
    page = new_visitor().sit(seat.table, seat.token)
    expect(page.get_by_text("deckwright serve --lan", exact=True)).to_be_visible()
    expect(page.get_by_text("This link works on this machine only")).to_be_visible()
    expect(page.get_by_role("img", name="QR code of the link")).to_have_count(0)
    assert page.get_by_role("textbox", name="Link to this table").input_value() == f"{server.address}/t/{seat.table}"

    address = Network("0.0.0.0", 0).address()
    open_server = Server(tmp_path, options=("--lan",))
    with contextlib.ExitStack() as stack:
        stack.callback(open_server.end)
        seat = open_server.table("person", "person")
        page = new_visitor(at=open_server).sit(seat.table, seat.token)
        link = page.get_by_role("textbox", name="Link to this table")
        if address is None:  # a machine without any network
            expect(page.get_by_text("deckwright serve --lan", exact=True)).to_be_visible()
            return
        expect(link).to_have_value(f"http://{address.removesuffix(':0')}:{open_server.address.rpartition(':')[2]}/t/{seat.table}")
        picture = page.get_by_role("img", name="QR code of the link")
        expect(picture).to_be_visible()
        assert picture.evaluate("one => one.complete && one.naturalWidth") > 50
        expect(page.get_by_text("deckwright serve --lan", exact=True)).to_have_count(0)
