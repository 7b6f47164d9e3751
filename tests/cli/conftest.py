"""Here the language does not depend on the machine, and a mistake in a catalogue raises."""

import pytest

from deckwright.text import catalogue


@pytest.fixture(autouse=True)
def _strict_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogue, "STRICT", True)
    monkeypatch.setenv("DECKWRIGHT_LANG", "en")
    monkeypatch.setenv("COLUMNS", "80")
