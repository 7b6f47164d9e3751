"""The recommended kingdoms of the rulebooks (``docs/kingdoms.md``), whether or not all their cards can be played yet.

>>> from deckwright.notation.recommended import find, missing
>>> find("first game").id, find("first game", edition="1e").id
('KING-2E-1', 'KING-1E-1')
>>> missing(find("First Game"))
()
>>> missing(find("Level Up"))
('Dungeon', 'Gear', 'Guide', 'Lost City', 'Miser', 'Training')
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from deckwright.cards import present_name
from deckwright.errors import UnknownName, suggestion
from deckwright.notation.spelling import folded, has_card

EDITIONS = ("1e", "2e")
LANDSCAPES = ("event", "landmark", "project", "way", "boon")

Names = Mapping[str, Iterable[str]]
"""Further names by kingdom id, for example those in other languages."""


@dataclass(frozen=True, slots=True)
class Recommended:
    """A recommended kingdom: ten cards with the set of each, what is laid out besides, and the edition of the rules it is meant for."""

    id: str
    name: str
    edition: str
    cards: tuple[tuple[str, str], ...]
    """Set id and English name of each of the ten cards."""
    landscapes: tuple[tuple[str, str], ...] = ()
    """Kind (one of ``LANDSCAPES``) and English name."""
    bane: str | None = None

    @property
    def sets(self) -> tuple[str, ...]:
        """The sets that the cards are from."""
        return tuple(dict.fromkeys(set_id for set_id, _ in self.cards))

    @property
    def kingdom(self) -> tuple[str, ...]:
        """The ten cards in alphabetical order, by their present names."""
        return tuple(sorted(present_name(name) for _, name in self.cards))

    @property
    def message(self) -> str:
        """The id of the message that has its name in each language."""
        return f"kingdom-{self.id.lower()}"


@cache
def recommended() -> tuple[Recommended, ...]:
    """All recommended kingdoms in the order of the rulebooks."""
    text = files("deckwright.notation").joinpath("recommended.txt").read_text(encoding="utf-8")
    return tuple(_read(block) for block in text.split("\n\n") if not block.startswith("#"))


def _read(block: str) -> Recommended:
    head, *lines = block.strip().splitlines()
    kingdom_id, _, name = head.partition(" ")
    listed = [line.split(": ") for line in lines]
    entries = [(label, entry) for label, names in listed for entry in names.split(", ")]
    return Recommended(
        id=kingdom_id,
        name=name,
        edition="2e" if kingdom_id.startswith("KING-2E-") else "1e",
        cards=tuple(entry for entry in entries if entry[0] not in (*LANDSCAPES, "bane")),
        landscapes=tuple(entry for entry in entries if entry[0] in LANDSCAPES),
        bane=next((name for label, name in entries if label == "bane"), None),
    )


def missing(kingdom: Recommended) -> tuple[str, ...]:
    """What this kingdom needs and Deckwright can't play yet: cards, and every landscape and bane."""
    cards = [name for set_id, name in kingdom.cards if not has_card(name, set_id)]
    landscapes = [name for _, name in kingdom.landscapes]
    return (*cards, *landscapes, *([kingdom.bane] if kingdom.bane else []))


def playable() -> tuple[Recommended, ...]:
    """The recommended kingdoms that lack nothing."""
    return tuple(kingdom for kingdom in recommended() if not missing(kingdom))


def find(text: str, names: Names | None = None, edition: str | None = None) -> Recommended:
    """The kingdom of this id or name; of two with one name the second edition's, unless ``edition`` or the text's end says ``1e``."""
    found = search(text, names, edition)
    if found is None:
        known = [name for kingdom in _of(edition) for name in (kingdom.name, *_further(kingdom, names))]
        raise UnknownName("unknown-kingdom", name=text, suggestion=suggestion(text, known))
    return found


def search(text: str, names: Names | None = None, edition: str | None = None) -> Recommended | None:
    """Like ``find``, but nothing when there is no such kingdom."""
    wanted = folded(text)
    matches = [kingdom for kingdom in _of(edition) if wanted in _known_as(kingdom, names)]
    if not matches and edition is None and wanted.endswith(EDITIONS):
        return search(wanted[:-2], names, wanted[-2:])
    return max(matches, key=lambda kingdom: (kingdom.edition, wanted == folded(kingdom.name)), default=None)


def _of(edition: str | None) -> list[Recommended]:
    return [kingdom for kingdom in recommended() if edition in (None, kingdom.edition)]


def _known_as(kingdom: Recommended, names: Names | None) -> set[str]:
    return {folded(name) for name in (kingdom.id, kingdom.name, *_further(kingdom, names))} - {""}


def _further(kingdom: Recommended, names: Names | None) -> tuple[str, ...]:
    return tuple((names or {}).get(kingdom.id, ()))
