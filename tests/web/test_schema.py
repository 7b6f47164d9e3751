"""The client is built from the messages that the server speaks."""

from __future__ import annotations

from deckwright.server import schema

from .node import WEB

COPY = WEB / "src" / "lib" / "messages.schema.json"


def test_the_copy_of_the_schema_is_current() -> None:
    command = f"python -m deckwright.server.schema > {COPY.relative_to(WEB.parent)}"
    assert COPY.read_text(encoding="utf-8") == schema.text(), f"run: {command}"


def test_every_message_is_closed_and_complete() -> None:
    definitions = schema.schema()["$defs"]
    for name in ("View", "SeatView", "SeenEvent", "Decision", "TableInfo", "Update", "Options"):
        assert definitions[name]["additionalProperties"] is False
        assert definitions[name]["required"] == list(definitions[name]["properties"])
    assert "options" not in definitions["NewTable"]["required"]
