"""Here the language does not depend on the machine, and a mistake in a catalogue raises."""

from tests.cli.conftest import _strict_english

__all__ = ["_strict_english"]
