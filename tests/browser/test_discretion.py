"""A discreet table: made with its option, told to whoever comes, and played without a question that has nothing to decide."""

from __future__ import annotations

from playwright.sync_api import expect

from .playing import Player
from .running_server import Server
from .visitor import Visitor


def test_a_discreet_table_goes_on_by_itself_where_there_is_nothing_to_decide(server: Server, visitor: Visitor) -> None:
    page = visitor.open(f"/t/{server.table('person', 'person', discreet=True).table}")
    expect(page.get_by_text("Questions and pauses give nothing away about a hand.")).to_be_visible()
    page = visitor.open("/new")
    page.get_by_role("checkbox", name="Discreet game").check()
    page.get_by_role("button", name="Create table").click()
    assert Player(visitor).wait()  # nobody has an Action in the first turn: the table has ended the Action phase
    assert any('"offers":{"end actions":[]}' in heard for heard in visitor.heard)
    expect(page.get_by_role("button", name="End turn")).to_be_visible()
    expect(page.get_by_role("button", name="End actions")).to_have_count(0)
