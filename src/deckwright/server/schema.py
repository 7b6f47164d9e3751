"""The messages as JSON Schema: what the client's TypeScript is made from.

``python -m deckwright.server.schema`` prints it; ``web/src/lib/messages.schema.json`` is the copy that the client is built with.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from inspect import cleandoc
from typing import Any

import msgspec

from deckwright.server import invitation, kingdom_wishes, messages, outcome, reviews

REFERENCE = "#/$defs/{name}"
REQUESTS = (messages.NewTable, messages.Join, kingdom_wishes.KingdomChoice, messages.Said)
ANSWERS = (
    messages.Library,
    messages.KingdomFacts,
    messages.Lobby,
    messages.Taken,
    messages.TableInfo,
    invitation.Invitation,
    outcome.Result,
    reviews.ReviewNews,
    messages.Failure,
    messages.Told,
)
UNIONS = {"KingdomChoice": kingdom_wishes.KingdomChoice, "Said": messages.Said, "Told": messages.Told}


def schema() -> dict[str, Any]:
    """Every message by its name; a field with a default may be left out of a request and is always there in an answer."""
    tops, definitions = msgspec.json.schema_components([*REQUESTS, *ANSWERS, *UNIONS.values()], ref_template=REFERENCE)
    answered = _reached(tops[len(REQUESTS) : len(REQUESTS) + len(ANSWERS)], definitions)
    for name, definition in definitions.items():
        if "description" in definition:
            definition["description"] = cleandoc(definition["description"])
        if definition.get("type") == "object":
            definition["additionalProperties"] = False
            if name in answered:
                definition["required"] = list(definition["properties"])
    for name, union in zip(UNIONS, tops[-len(UNIONS) :], strict=True):
        definitions[name] = {"title": name, **union}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Messages",
        "$defs": dict(sorted(definitions.items())),
    }


def _reached(starts: Any, definitions: dict[str, Any]) -> set[str]:
    """The names of all definitions that these schemas are made from."""
    found: set[str] = set()
    waiting = list(_references(starts))
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += _references(definitions[name])
    return found


def _references(part: Any) -> Iterator[str]:
    if isinstance(part, dict):
        if "$ref" in part:
            yield part["$ref"].rsplit("/", 1)[1]
        for value in part.values():
            yield from _references(value)
    elif isinstance(part, (list, tuple)):
        for value in part:
            yield from _references(value)


def text() -> str:
    """The schema as it is written to the file."""
    return json.dumps(schema(), indent=2, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    print(text(), end="")
