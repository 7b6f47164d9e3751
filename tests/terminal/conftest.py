"""Here a mistake in a catalogue raises."""

import pytest

from deckwright.text import catalogue


@pytest.fixture(autouse=True)
def _strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogue, "STRICT", True)
