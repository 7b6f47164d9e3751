"""The shape of the code: who imports whom, one place that moves cards, a small language, short cards."""

from __future__ import annotations

import ast
import re
from collections import Counter
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "deckwright"
LAYERS = (
    "lang",
    "cards",
    "engine",
    "native",
    "notation",
    "text",
    "sim",
    "solve",
    "env",
    "learn",
    "search",
    "bots",
    "ladder",
    "review",
    "server",
    "web",
    "terminal",
    "cli",
)
"""From the bottom to the top: a layer may import itself and those before it."""
MODULES = sorted(SOURCE.rglob("*.py"))
CARD_FILES = [path for path in (SOURCE / "cards").glob("*.py") if path.name != "__init__.py"]


def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def imported(path: Path) -> set[str]:
    names: set[str] = set()
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            names.update({node.module, *(f"{node.module}.{alias.name}" for alias in node.names)})
    return {name for name in names if name.startswith("deckwright.")}


@pytest.mark.parametrize("path", [path for path in MODULES if path.parent != SOURCE], ids=lambda path: str(path.relative_to(SOURCE)))
def test_imports_point_up_the_list_of_layers(path: Path) -> None:
    layer = path.relative_to(SOURCE).parts[0]
    assert layer in LAYERS
    for name in imported(path):
        part = name.split(".")[1]
        if part in LAYERS:
            assert LAYERS.index(part) <= LAYERS.index(layer), f"{layer} must not import {name}"


def test_cards_import_only_the_language() -> None:
    for path in CARD_FILES:
        assert {name.split(".")[1] for name in imported(path)} <= {"lang", "cards"}


def test_cards_are_sentences_without_code() -> None:
    for path in CARD_FILES:
        for node in ast.walk(tree(path)):
            assert not isinstance(node, ast.Lambda | ast.FunctionDef | ast.If | ast.For | ast.While), f"{path.name}: cards are data"


def card_definitions() -> dict[str, ast.Call]:
    calls = {}
    for path in CARD_FILES:
        for node in tree(path).body:
            if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call) and ast.unparse(node.value.func) == "card":
                calls[f"{path.stem}.{ast.unparse(node.targets[0])}"] = node.value
    return calls


def test_no_card_is_longer_than_a_dozen_lines() -> None:
    lengths = {name: (call.end_lineno or 0) - call.lineno + 1 for name, call in card_definitions().items()}
    assert len(lengths) > 60
    assert {name: length for name, length in lengths.items() if length > 12} == {}


ONE_CARD_WORDS = {
    "Cheapen": "what cards cost; later sets change it as well",
    "DrawNextHand": "the size of the next hand; later sets change it as well",
    "For": "players as nouns",
    "NameCard": "naming a card; later sets have several that do",
    "PutIntoDeck": "a place in the deck, a number that somebody says",
    "PutTokens": "tokens on piles; later sets have several kinds",
    "PutUnder": "the bottom of the deck",
    "Return": "back to the Supply",
    "TakeTurn": "extra turns",
    "TakeTokens": "tokens of a player",
}
"""Words of the language that a single card uses, each with the reason why it is a mechanic and not that card's own."""


def test_words_that_only_one_card_uses_are_listed() -> None:
    uses: Counter[str] = Counter()
    for call in card_definitions().values():
        uses.update({node.func.id for node in ast.walk(call) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)})
    words = {name: count for name, count in uses.items() if name[0].isupper()}
    alone = {name for name, count in words.items() if count == 1}
    print(f"{len(words)} words, used by one card: {', '.join(sorted(alone))}")
    assert alone == set(ONE_CARD_WORDS)
    assert len(words) <= 60


ZONE_WRITE = re.compile(r"(?:\bzones|\bsupply|\bcounters|\bmemory)\[[^\]]*\]\s*(?:=(?!=)|\+=|-=)")


def test_only_moves_change_zones_and_piles() -> None:
    for path in MODULES:
        if path.relative_to(SOURCE).as_posix() in ("engine/moves.py", "engine/turn_moves.py", "engine/setup.py", "notation/scenario.py"):
            continue  # set-up lays out what was not there before
        found = ZONE_WRITE.search(path.read_text(encoding="utf-8"))
        assert found is None, f"{path.name} changes the table itself: {found and found[0]}"


AUTHORS_OF_EVENTS = ("engine/moves.py", "engine/turn_moves.py", "engine/events.py", "engine/view.py", "native/exchange.py")


def test_only_moves_and_operations_note_events() -> None:
    for path in MODULES:
        if path.relative_to(SOURCE).as_posix() not in (
            "engine/moves.py",
            "engine/turn_moves.py",
            "engine/events.py",
            "engine/view.py",
            "native/exchange.py",
        ):
            assert "Event(" not in path.read_text(encoding="utf-8").replace("SeenEvent(", ""), path.name


def test_files_are_small() -> None:
    sizes = {path.relative_to(SOURCE).as_posix(): len(path.read_text(encoding="utf-8").splitlines()) for path in MODULES}
    assert {name: size for name, size in sizes.items() if size > 400} == {}
