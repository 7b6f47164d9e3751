"""A server that knows some cards and landscapes of later sets as well: ``python -m tests.browser.later_sets serve``.

They cost Potions and debt, or lie beside the Supply; no set that is published yet has such cards, and the page must be ready for them.
"""

from __future__ import annotations

import sys

from tests.landscapes.cards import LANDSCAPES
from tests.support.added_sets import added_sets
from tests.values.cards import CARDS

COMMAND = (sys.executable, "-m", "tests.browser.later_sets")
KINGDOM = ("University", "Vineyard", "Apprentice", "Overlord", "City Quarter", "Transmute", "Village", "Market", "Smithy", "Militia")
BESIDE = ("Delve", "Triumph", "Canal", "Tomb")
SET_ID = "alchemy-1e"
"""It stands for all of them, since the code of a kingdom has a number for it."""


def kingdom() -> dict[str, str]:
    """The wish for a kingdom of ten piles, Potions and four landscapes."""
    from deckwright.notation.kingdom_code import Kingdom, write_code

    with added_sets({SET_ID: CARDS}, {SET_ID: LANDSCAPES}):
        return {"by": "code", "code": write_code(Kingdom(tuple(sorted(KINGDOM)), (SET_ID, "base-2e"), landscapes=BESIDE))}


if __name__ == "__main__":
    import deckwright.learn.card_facts  # noqa: F401  the network knows the published cards alone

    with added_sets({SET_ID: CARDS}, {SET_ID: LANDSCAPES}):
        from deckwright.cli import main  # what knows the sets by now is read with them

        main()
