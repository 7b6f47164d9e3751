"""For all tests: how hypothesis tries examples, and that what takes longest comes first.

No deadline for examples, since timings decide nothing; the same ones every time, unless asked.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile("same", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("new", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile(os.environ.get("DECKWRIGHT_EXAMPLES", "same"))

FOLDER = Path(__file__).parent
LONGEST = ("native/test_sanitized.py", "learn/test_with_jax.py", "server/test_socket_machine.py", "mutation/test_mutation.py")
"""Single tests here take half a minute and more: begun last, they would leave the other cores without work."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put the longest tests first; all others stay in their order."""
    places = {FOLDER / name: place for place, name in enumerate(LONGEST)}
    items.sort(key=lambda item: places.get(item.path, len(places)))
