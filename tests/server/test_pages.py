"""The pages about the server and its protocol have every route, message, field, entry, limit and option, and nothing else."""

from __future__ import annotations

import re
from typing import Any, get_args

import msgspec
import typer.main

from deckwright import cli
from deckwright.server import entries, kingdom_wishes, messages
from deckwright.server.http_api import ROUTES, STATUS
from deckwright.server.limits import LONGEST_MESSAGE, Limits
from tests.test_documentation import DOCS, rows, text_of

PROTOCOL, SERVER = DOCS / "protocol.md", DOCS / "server.md"


def words(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


def listed(heading: str) -> dict[str, list[str]]:
    """What a table has: the word in the first column with those of the second one."""
    return {words(row[0])[0]: words(row[1]) for row in rows(PROTOCOL, heading)}


def fields(union: Any) -> dict[str, list[str]]:
    """The tags of a union of messages with their fields."""
    return {str(kind.__struct_config__.tag): list(kind.__struct_fields__) for kind in get_args(union)}


def test_every_message_of_a_client() -> None:
    assert listed("What a client says") == fields(messages.Said)


def test_every_message_of_a_server() -> None:
    told = [row for row in rows(PROTOCOL, "What a server tells") if words(row[0])[0] in fields(messages.Told)]
    expected = fields(messages.Told)
    update = expected.pop("update")
    assert {words(row[0])[0]: words(row[1]) for row in told if words(row[0]) != ["update"]} == expected
    explained = [word for row in rows(PROTOCOL, "What a server tells") if row not in told for word in words(row[0])]
    assert explained == update


def test_every_entry() -> None:
    found = listed("What is kept")
    found["answered"] = [word for word in found["answered"] if word not in ("person", "bot", "clock", "table")]
    assert found == fields(entries.Any)


def test_every_route_option_and_status() -> None:
    cells = [words(row[0]) for row in rows(PROTOCOL, "Over HTTP")]
    routes = [f"{route.method} {route.path}" for route in ROUTES]
    assert [cell[0] for cell in cells if cell and " " in cell[0]] == routes
    assert [cell[0] for cell in cells if cell and " " not in cell[0]] == list(messages.Options.__struct_fields__)
    statuses = {int(row[0]) for row in rows(PROTOCOL, "Over HTTP") if row[0].isdigit()}
    assert statuses == {400, 421, *STATUS.values()}


def test_every_limit() -> None:
    limits, text = Limits(), " ".join(cell for row in rows(PROTOCOL, "Limits") for cell in row)
    rates = [limits.playing, limits.watching, limits.requests, limits.new_tables]
    assert all(f"{rate.number:,} in {rate.seconds:g} s" in text for rate in rates)
    assert f"{limits.joins.number} in a day" in text
    assert limits.joins.seconds == 24 * 3600
    for rate in (limits.openings, limits.messages_of_address):
        assert f"{rate.number:,} in {rate.seconds:g} s" in text
    numbers = [
        limits.sockets_of_address,
        limits.watchers_at_table,
        limits.sockets_of_seat,
        limits.sockets,
        limits.tables,
        limits.connections_of_address,
        limits.kingdoms_waiting,
        LONGEST_MESSAGE,
    ]
    assert all(re.search(rf"(?<![\d,]){number:,}(?![\d,])", text) for number in numbers)


def test_the_examples_are_messages() -> None:
    samples = re.findall(r"^```json\n(.*?)^```$", text_of(PROTOCOL), re.MULTILINE | re.DOTALL)
    kingdoms = [line for sample in samples for line in sample.splitlines() if '"by": ' in line and line.startswith('{"by"')]
    assert len(kingdoms) == len(get_args(kingdom_wishes.KingdomChoice))
    for line in kingdoms:
        msgspec.json.decode(line, type=kingdom_wishes.KingdomChoice)
    kinds: list[Any] = [messages.KingdomFacts, messages.NewTable, messages.Taken, messages.Failure]
    for kind, sample in zip(kinds, [sample for sample in samples if not sample.startswith('{"by"')], strict=False):
        msgspec.json.decode(sample, type=kind)
    said = re.findall(r"→ +(\{.*\})$", text_of(PROTOCOL), re.MULTILINE)
    said += re.findall(r"^ *(\{\"say\".*\})$", text_of(DOCS / "bots.md"), re.MULTILINE)
    assert len(said) >= 4
    for message in said:
        msgspec.json.decode(message, type=messages.Said)


def test_every_option_of_the_command() -> None:
    command = typer.main.get_command(cli.app).commands["serve"]  # type: ignore[attr-defined]
    known = sorted(option.opts[0] for option in command.params if option.opts[0] != "--help")
    assert sorted(words(row[0])[0].split()[0] for row in rows(SERVER) if row[0].startswith("`--")) == known
