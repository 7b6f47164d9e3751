"""``deckwright scenario``: run scenario files. Its lines and exit statuses are part of the scenario format."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from os.path import isdir, isfile
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from deckwright.cli.running import Json, Lang, print_json, settings, translator_for
from deckwright.errors import Problem

if TYPE_CHECKING:
    from deckwright.text import Translator

SUFFIXES = (".yaml", ".yml")
OK, FAILED, INVALID = "ok", "failed", "invalid"
_EXIT = {OK: 0, FAILED: 1, INVALID: 2}


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of one file."""

    path: str
    status: str
    title: str = ""
    reason: str = ""

    def __str__(self) -> str:
        said = [self.path, *([self.title] if self.title else []), *([self.reason] if self.reason else [])]
        return f"{'ok' if self.status == OK else 'FAIL'} {': '.join(' '.join(part.split()) for part in said)}"


def scenario(
    ctx: typer.Context,
    paths: Annotated[list[Path], typer.Argument(metavar="FILE_OR_FOLDER", help="Scenario files, or folders of them.")],
    engine: Annotated[str, typer.Option("--engine", metavar="python|native", help="The machine that plays them.")] = "python",
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Run scenarios: a position, a script and what must then be true.

    Exit status 0 if all passed, 1 if one failed, 2 if a file is not a valid scenario.

    Example: deckwright scenario tests/scenarios
    """
    from deckwright.native.table import check_engine

    translator = translator_for(ctx, lang or settings(ctx).language or "en")  # programs read these lines: no surprise from the environment
    check_engine(engine)
    outcomes: list[Outcome] = []
    for path in scenario_files(paths):
        outcomes.append(outcome(path, translator, engine))
        if not as_json:
            typer.echo(str(outcomes[-1]))
    passed = sum(1 for found in outcomes if found.status == OK)
    if as_json:
        print_json({"passed": passed, "failed": len(outcomes) - passed, "scenarios": [asdict(found) for found in outcomes]})
    else:
        typer.echo(f"{passed} passed, {len(outcomes) - passed} failed")
    raise typer.Exit(max((_EXIT[found.status] for found in outcomes), default=0))


def scenario_files(paths: list[Path]) -> Iterator[Path]:
    """The files named, and all scenarios in the folders named."""
    for path in paths:
        found = sorted(path.rglob("*")) if isdir(path) else []
        yield from [inside for inside in found if inside.suffix in SUFFIXES and isfile(inside)] or [path]


def outcome(path: Path, translator: Translator, engine: str = "python") -> Outcome:
    """Run one file; whatever happens to it, the others can go on."""
    from deckwright.notation.scenario import run
    from deckwright.notation.scenario_file import read_scenario

    title, otherwise = "", INVALID
    try:
        if isdir(path):
            raise Problem("scenario-none", path=str(path))
        found = read_scenario(path)
        title, otherwise = found.title, FAILED
        run(found, engine)
    except Problem as problem:
        return Outcome(str(path), otherwise, title, translator.problem(problem))
    except Exception as crash:
        return Outcome(str(path), otherwise, title, translator.message("cli-crash", kind=type(crash).__name__, reason=str(crash)))
    return Outcome(str(path), OK, title)
