"""The HTTP interface is what its OpenAPI description says, whatever is sent to it."""

from __future__ import annotations

import itertools
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.specs.openapi.checks import positive_data_acceptance
from starlette.testclient import TestClient

from deckwright.server.http_api import ROUTES
from deckwright.server.openapi import description
from tests.server.conftest import serving
from tests.server.talking import PERSON, make_table
from tests.server.test_http import finished_table

EXAMPLES = int(os.environ.get("DECKWRIGHT_HTTP_EXAMPLES", "40"))
schema = schemathesis.openapi.from_dict(description())


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[TestClient, Iterator[str | None]]]:
    """A server, and tables to ask for: one that waits, one where a game goes on, one where it is over, and any other."""
    with serving(Path(tmp_path_factory.mktemp("openapi")) / "tables.sqlite") as client:
        waiting = make_table(client, *[PERSON] * 6, listed=True)["table"]
        yield client, itertools.cycle([waiting, None, make_table(client)["table"], finished_table(client)])


def test_every_route_is_described() -> None:
    described = {(method.upper(), path) for path, methods in description()["paths"].items() for method in methods}
    assert described == {(route.method, route.path) for route in ROUTES}


@schema.parametrize()
@settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_answers_are_as_described(case: schemathesis.Case[Any], served: tuple[TestClient, Iterator[str | None]]) -> None:
    client, tables = served
    table = next(tables)
    if table is not None and "table" in case.path_parameters:
        case.path_parameters["table"] = table
    request = case.as_transport_kwargs(base_url="http://testserver")
    sent = {name: value for name, value in request.items() if name in ("method", "url", "params", "headers", "json")}
    response = client.request(**sent, content=request.get("data"))
    case.validate_response(response, excluded_checks=[positive_data_acceptance])  # no schema knows which kingdoms exist
