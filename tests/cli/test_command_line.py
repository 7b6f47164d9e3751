"""The command line as a whole: start-up, languages, pipes."""

from __future__ import annotations

import subprocess
import sys

import pytest

from deckwright.cli import COMMANDS
from deckwright.version import __version__
from tests.cli.commands import complaint, run, said

HEAVY = ("rich", "fluent", "yaml", "babel", "json", "deckwright.engine", "deckwright.cards", "deckwright.text", "hypothesis")


@pytest.mark.parametrize("words", [["--help"], *([command.__name__, "--help"] for command in COMMANDS)])
def test_help_is_quick(words: list[str]) -> None:
    """Measured by what is imported, not by the clock."""
    program = (
        "import sys\n"
        f"sys.argv = ['deckwright', *{words!r}]\n"
        "from deckwright.cli import main\n"
        "try:\n    main()\nexcept SystemExit:\n    pass\n"
        f"print([name for name in {HEAVY!r} if name in sys.modules])\n"
    )
    result = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert result.stdout.startswith("Usage: ")
    assert result.stdout.splitlines()[-1] == "[]"


def test_version() -> None:
    assert said("--version") in [f"deckwright {__version__} ({what})\n" for what in ("native and Python machine", "Python machine only")]


def test_every_command_has_help_with_an_example() -> None:
    for command in COMMANDS:
        assert "Example" in said(command.__name__, "--help")
        assert command.__name__ in said("--help")


def test_language_before_or_after_the_command(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "Fosa" in said("--lang", "pl", "card", "moat")
    assert "Fosa" in said("card", "moat", "--lang", "pl")
    assert "Fossato" in said("--lang", "pl", "card", "moat", "--lang", "it")
    monkeypatch.setenv("DECKWRIGHT_LANG", "ro_RO.UTF-8")
    assert "Șanț" in said("card", "moat").splitlines()[0]
    assert complaint("--lang", "xx", "cards").endswith("en, pl, it, ro")


def test_usage_mistakes_have_status_two() -> None:
    for words in (["nosuch"], ["cards", "--nosuch"], ["play", "--seed", "many"], ["card"]):
        assert run(*words).exit_code == 2


def test_a_pipe_that_closes_early_is_no_crash() -> None:
    program = "from deckwright.cli import main; main()"
    for words in (["cards"], ["kingdoms", "--json"], ["card", "moat"]):
        with subprocess.Popen([sys.executable, "-c", program, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
            assert process.stdout is not None
            assert process.stderr is not None
            process.stdout.close()
            assert process.stderr.read() == b""


def test_letters_that_a_stream_lacks_are_replaced() -> None:
    program = "from deckwright.cli import main; main()"
    environment = {"PYTHONIOENCODING": "ascii", "DECKWRIGHT_LANG": "pl"}
    result = subprocess.run([sys.executable, "-c", program, "card", "moat"], capture_output=True, env=environment, check=False)
    assert result.returncode == 0
    assert result.stdout.startswith(b"Fosa $2")


def test_streams_that_are_closed_from_the_start() -> None:
    program = f"{sys.executable} -c 'from deckwright.cli import main; main()'"
    for line in (f"{program} play <&-", f"{program} cards >&-", f"{program} card xyzzy 2>&-"):
        result = subprocess.run(["sh", "-c", line], capture_output=True, check=False)
        assert b"Traceback" not in result.stderr
