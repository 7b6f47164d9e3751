"""The page as it is built and locked: small, complete for every platform, and without anything from elsewhere."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path

import pytest

from deckwright.text import LANGUAGES
from deckwright.web import page_folder

from .node import WEB

LARGEST = 150_000
"""Bytes of all scripts together with the words of one language, as they are sent."""
PLATFORMS = {
    "linux-x64-gnu",
    "linux-x64-musl",
    "linux-arm64-gnu",
    "linux-arm64-musl",
    "darwin-x64",
    "darwin-arm64",
    "win32-x64-msvc",
    "win32-arm64-msvc",
}


@pytest.fixture
def page() -> Path:
    folder = page_folder()
    if folder is None:
        pytest.skip("the page is not built (deckwright doctor says why)")
    return folder


def test_the_lock_has_the_bundler_of_every_platform() -> None:
    packages = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    for platform in PLATFORMS:
        locked = packages[f"node_modules/@rolldown/binding-{platform}"]
        assert locked["version"] == packages["node_modules/rolldown"]["version"], platform
        assert locked["integrity"].startswith("sha512-"), platform


def test_the_lock_names_no_registry() -> None:
    assert "resolved" not in (WEB / "package-lock.json").read_text(encoding="utf-8")


def test_few_packages_are_part_of_the_page() -> None:
    assert set(json.loads((WEB / "package.json").read_text(encoding="utf-8"))["dependencies"]) == {"@fluent/bundle", "uplot"}


def test_the_page_is_small(page: Path) -> None:
    sizes = {path.name: len(gzip.compress(path.read_bytes(), 9)) for path in page.rglob("*") if path.suffix in (".js", ".ftl")}
    words = [size for name, size in sizes.items() if name.endswith(".ftl")]
    assert len(words) == len(LANGUAGES)
    assert sum(sizes.values()) - sum(words) + max(words) <= LARGEST, sizes


def test_polish_lines_end_with_no_one_letter_word(page: Path) -> None:
    """Such a word is tied to the next one; Fluent's own signs stay as they are."""
    (polish,) = page.rglob("pl*.ftl")
    text = polish.read_text(encoding="utf-8")
    assert "table-cards-in-play = W\u00a0grze: { $player }" in text
    assert re.findall(r"[\s(„][aiouwz] \S", text, re.IGNORECASE) == []


def test_nothing_comes_from_elsewhere(page: Path) -> None:
    document = (page / "index.html").read_text(encoding="utf-8")
    assert re.findall(r'(?:src|href)="(?!/(?!/))[^"]*"', document) == []
    assert re.findall(r"<script(?![^>]*\ssrc=)", document) == []
    for path in page.rglob("*.css"):
        assert re.findall(r"url\(\s*['\"]?(?:https?:)?//", path.read_text(encoding="utf-8")) == [], path.name
