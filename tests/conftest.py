"""For all tests: how hypothesis tries examples. No deadline, since timings decide nothing; the same examples every time, unless asked."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

settings.register_profile("same", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("new", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile(os.environ.get("DECKWRIGHT_EXAMPLES", "same"))
