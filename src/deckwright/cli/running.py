"""What all commands share: the language, problems as one sentence, and pipes that close early."""

from __future__ import annotations

import os
import signal
import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any

import typer
from typer.core import TyperGroup

from deckwright.errors import Problem
from deckwright.sim.leaving import ENDINGS

if TYPE_CHECKING:
    from deckwright.text import Translator

Lang = Annotated[str | None, typer.Option("--lang", metavar="en|pl|it|ro", help="Language of names, texts and messages.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON for programs instead of text for people.")]
Seed = Annotated[int | None, typer.Option("--seed", metavar="N", help="The same number gives the same game or kingdom again.")]


@dataclass
class Settings:
    """What was said before the command."""

    language: str | None = None


def settings(ctx: typer.Context) -> Settings:
    """The settings that the whole command line shares."""
    return ctx.ensure_object(Settings)


def translator_for(ctx: typer.Context, lang: str | None) -> Translator:
    """The translator of the language asked for, after the command or before it; otherwise of the environment."""
    from deckwright.text import choose_language, translator

    if lang is not None:
        settings(ctx).language = lang
    return translator(choose_language(settings(ctx).language))


def complain(ctx: typer.Context, problem: Problem) -> None:
    """Say on stderr what went wrong, in the language asked for if there is such a language."""
    from deckwright.terminal.problems import sentence
    from deckwright.text import choose_language, translator

    try:
        language = choose_language(settings(ctx).language)
    except Problem:
        language = choose_language(None)
    typer.echo(sentence(translator(language).problem(problem)), err=True)


def print_json(data: Any) -> None:
    """Data for programs, on stdout."""
    import json

    typer.echo(json.dumps(data, ensure_ascii=False, indent=2))


def new_seed() -> int:
    """A seed that nobody chose, short enough to be typed."""
    import secrets

    return secrets.randbelow(1 << 32)


class CommandLine(TyperGroup):
    """Turns problems into one sentence and exit status 1."""

    def invoke(self, ctx: Any) -> Any:
        """Run the command."""
        try:
            return super().invoke(ctx)
        except Problem as problem:
            complain(ctx, problem)
            raise typer.Exit(1) from None
        except KeyboardInterrupt:
            raise typer.Exit(130) from None


def end_as_after_ctrl_c() -> None:
    """Who is asked from outside to end (SIGTERM) does what Ctrl-C makes it do: nothing stays behind, and what is known is said."""
    for ending in ENDINGS:
        if signal.getsignal(ending) is signal.SIG_DFL:
            signal.signal(ending, signal.default_int_handler)


def end_as_usual() -> None:
    """For a command that listens to these signals itself."""
    for ending in ENDINGS:
        if signal.getsignal(ending) is signal.default_int_handler:
            signal.signal(ending, signal.SIG_DFL)


def run(app: typer.Typer) -> None:
    """Run the command line with streams that can show every letter and may be closed at any time."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:  # closed by whoever started us
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115  it lasts as long as the program
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    end_as_after_ctrl_c()
    try:
        try:
            app()
        finally:
            sys.stdout.flush()
    except BrokenPipeError:
        # Python flushes stdout once more on its way out; there is nobody left to read it.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
