"""Running commands in this process."""

from __future__ import annotations

import json
from typing import Any

from typer.testing import CliRunner, Result

from deckwright.cli import app


def run(*words: str, given: str | None = None) -> Result:
    """Run a command; something that nobody foresaw is raised here."""
    result = CliRunner().invoke(app, list(words), input=given)
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result


def said(*words: str, given: str | None = None) -> str:
    """What a command that goes well prints."""
    result = run(*words, given=given)
    assert result.exit_code == 0, result.stderr
    assert result.stderr == ""
    return str(result.stdout)


def data(*words: str) -> Any:
    """The JSON that a command prints."""
    return json.loads(said(*words))


def complaint(*words: str, given: str | None = None) -> str:
    """The one sentence that a command says when something is wrong."""
    result = run(*words, given=given)
    assert result.exit_code == 1
    assert str(result.stderr).count("\n") == 1
    return str(result.stderr).strip()
