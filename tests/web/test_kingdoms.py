"""Kingdoms are understood however they are written."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from deckwright.notation.kingdoms import parse_kingdom
from deckwright.server.library import library
from deckwright.text import LANGUAGES, translator

from .node import run_script

TEN = ("Cellar", "Market", "Merchant", "Militia", "Mine", "Moat", "Remodel", "Smithy", "Village", "Workshop")


def ask(language: str, texts: list[str]) -> Any:
    say = translator(language)
    names = {card.name: say.card(card.name) for card in library().cards}
    return run_script("kingdoms.ts", msgspec.to_builtins({"library": library(), "names": names, "texts": texts}))


@pytest.mark.parametrize("language", LANGUAGES)
def test_lists_in_english_and_in_the_reader_s_language(language: str) -> None:
    own = ", ".join(translator(language).card(name) for name in TEN)
    texts = [own, own.upper(), "\n".join(TEN), ",".join(name.lower() for name in TEN), "throne-room; SEA HAG, spy"]
    answer = ask(language, texts)
    for read, choice in zip(answer["read"][:4], answer["choices"][:4], strict=True):
        assert read == {"kind": "cards", "cards": list(TEN), "sets": ["base-2e"]}
        assert choice == {"by": "cards", "cards": list(TEN), "sets": ["base-2e"]}
    assert answer["read"][4] == {"kind": "cards", "cards": ["Throne Room", "Sea Hag", "Spy"], "sets": ["base-2e", "base-1e", "seaside-1e"]}
    assert answer["choices"][4]["by"] == "random"
    assert answer["choices"][4]["require"] == ["Throne Room", "Sea Hag", "Spy"]


def test_codes_names_and_mistakes() -> None:
    answer = ask("en", ["165YJ5M26GY6V", "First Game", "Village, Milita", "  ", "Copper, Village"])
    assert answer["choices"] == [{"by": "code", "code": "165YJ5M26GY6V"}, {"by": "name", "name": "First Game"}, None, None, None]
    assert answer["read"][2] == {"kind": "unknown", "name": "Milita", "suggestion": "Militia"}
    assert answer["read"][4] == {"kind": "unknown", "name": "Copper", "suggestion": ""}


def test_only_a_near_miss_brings_a_suggestion_and_in_the_reader_s_language() -> None:
    read = ask("pl", ["Wioska, Milicia", "Village, Milita", "Village, Laborratory", "Village, Xyzzy", "Village, Dog"])["read"]
    assert [one["suggestion"] for one in read] == ["Milicja", "Milicja", "Laboratorium", "", ""]


def test_links_lead_back_to_the_same_cards() -> None:
    for kingdom, link in zip(library().kingdoms, ask("en", [])["links"], strict=True):
        assert link == link.lower()
        assert " " not in link
        assert set(parse_kingdom(link).cards) == set(kingdom.cards)
