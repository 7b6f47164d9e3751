"""Which words of the machine's alphabet both machines know. A game with any other is played by the Python machine."""

from __future__ import annotations

from enum import IntEnum
from typing import TypeVar

from deckwright.engine.program import Op, Term, Verb
from deckwright.lang.happenings import Whose

PYTHON_ALONE: dict[type[IntEnum], int] = {Op: Op.MOVE_TOKENS, Term: Term.TOKENS_ON, Verb: Verb.TOKEN, Whose: Whose.BY_OTHERS}
"""The words from these on are known to the Python machine alone, which plays every game with one of them."""

Word = TypeVar("Word", bound=IntEnum)


def native_words(words: type[Word]) -> list[Word]:
    """Those of an enumeration that the native machine knows; environments and the learned player know them alone."""
    limit = PYTHON_ALONE.get(words)
    return [word for word in words if limit is None or word < limit]
