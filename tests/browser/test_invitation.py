"""The invitation as others can use it: the address on the network with its QR code, or how to let others in."""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

import pytest
from playwright.sync_api import expect

from deckwright.server.invitation import Network

from .conftest import NewVisitor
from .running_server import Server


@pytest.fixture
def open_server(tmp_path: Path) -> Iterator[Server]:
    """A server that lets others in."""
    running = Server(tmp_path, options=("--lan",))
    yield running
    running.end()


def test_alone_and_on_the_network(server: Server, open_server: Server, new_visitor: NewVisitor) -> None:
    seat = server.table("person", "person")
    page = new_visitor().sit(seat.table, seat.token)
    command = page.get_by_text("deckwright serve --lan", exact=True)
    expect(command).to_be_visible()
    expect(page.get_by_text("This link works on this machine only")).to_be_visible()
    expect(page.get_by_role("img", name="QR code of the link")).to_have_count(0)
    assert page.get_by_role("textbox", name="Link to this table").input_value() == f"{server.address}/t/{seat.table}"

    port = open_server.address.rpartition(":")[2]
    address = Network("0.0.0.0", int(port)).address()
    if address is None:
        pytest.skip("this machine has no network")
    seat = open_server.table("person", "person")
    page = new_visitor(at=open_server).sit(seat.table, seat.token)
    expect(page.get_by_role("textbox", name="Link to this table")).to_have_value(f"http://{address}/t/{seat.table}")
    picture = page.get_by_role("img", name="QR code of the link")
    expect(picture).to_be_visible()
    assert picture.evaluate("one => one.complete && one.naturalWidth") > 50
    reader, images = pytest.importorskip("zxingcpp"), pytest.importorskip("PIL.Image")
    (code,) = reader.read_barcodes(images.open(BytesIO(picture.screenshot())))
    assert code.text == f"http://{address}/t/{seat.table}"
    expect(page.get_by_text("deckwright serve --lan", exact=True)).to_have_count(0)
