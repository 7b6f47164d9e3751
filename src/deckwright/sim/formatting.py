"""Measured numbers as people of a language write them."""

from __future__ import annotations

from deckwright.sim.statistics import Share
from deckwright.text import Translator


def decimal(translator: Translator, value: float, digits: int = 1) -> str:
    """A number with this many digits after the language's decimal sign, and a true minus in front."""
    text = f"{value:.{digits}f}"
    if float(text) == 0:
        text = text.removeprefix("-")
    return text.replace(".", translator.message("plots-decimal-sign")).replace("-", "−")


def percent(translator: Translator, share: float, digits: int = 1) -> str:
    """A share between 0 and 1 as a percentage."""
    return translator.message("plots-percent", value=decimal(translator, 100 * share, digits))


def percent_between(translator: Translator, share: Share, digits: int = 1) -> str:
    """A share as a percentage with the ends of its interval."""
    numbers = (decimal(translator, 100 * part, digits) for part in (share.value, share.interval.low, share.interval.high))
    value, low, high = numbers
    return translator.message("plots-interval", value=value, low=low, high=high)
