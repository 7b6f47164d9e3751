"""The OpenAPI description of the HTTP interface, made from its routes and the types of its messages."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from deckwright.server.http_api import ROUTES, Route
from deckwright.server.messages import Failure
from deckwright.version import __version__

REFERENCE = "#/components/schemas/{name}"


@cache
def description() -> dict[str, Any]:
    """The whole description."""
    types = [kind for route in ROUTES for kind in (route.body, route.answer) if kind is not None]
    schemas, components = msgspec.json.schema_components([*types, Failure], ref_template=REFERENCE)
    by_type = dict(zip([str(kind) for kind in [*types, Failure]], schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for route in ROUTES:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route, by_type)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Deckwright",
            "version": __version__,
            "description": "Tables of Dominion. Playing itself goes over the socket /api/tables/{table}/socket (docs/protocol.md).",
        },
        "paths": paths,
        "components": {"schemas": components},
    }


def _operation(route: Route, by_type: dict[str, Any]) -> dict[str, Any]:
    media = "text/plain" if route.answer is str else "application/json"
    schema = {"type": "string"} if route.answer is str else by_type[str(route.answer)]
    responses = {str(route.status): {"description": "Done.", "content": {media: {"schema": schema}}}}
    problems = {429, *route.problems, *((400, 413) if route.body is not None else ())}
    for status in sorted(problems):
        content = {"application/json": {"schema": by_type[str(Failure)]}}
        responses[str(status)] = {"description": "Refused, with the reason.", "content": content}
    operation: dict[str, Any] = {"operationId": route.name, "summary": route.summary, "responses": responses}
    if "{table}" in route.path:
        operation["parameters"] = [{"name": "table", "in": "path", "required": True, "schema": {"type": "string", "minLength": 1}}]
    if route.body is not None:
        operation["requestBody"] = {"required": True, "content": {"application/json": {"schema": by_type[str(route.body)]}}}
    return operation
