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
"""Bytes of all scripts together, as they are sent."""
LARGEST_LANGUAGE = 30_000
"""Bytes of the words of one language, which grow with every set of cards."""
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


FONTS = {"@fontsource/alegreya", "@fontsource/alegreya-sans"}


def test_few_packages_are_part_of_the_page() -> None:
    packages = json.loads((WEB / "package.json").read_text(encoding="utf-8"))["dependencies"]
    assert set(packages) == {"@fluent/bundle", "uplot", *FONTS}


def test_the_page_brings_the_licence_of_everything_in_it(page: Path) -> None:
    head, *texts = (page / "licences.txt").read_text(encoding="utf-8").split("\n\n" + "-" * 100 + "\n\n")
    named = re.findall(r"[@\w/-]+", head.partition(": ")[2])
    assert set(named) >= {"@fluent/bundle", "svelte", "uplot", *FONTS}
    assert [text.split()[0] for text in texts] == named
    assert all("copyright" in text.lower() and len(text) > 800 for text in texts)
    assert sum("SIL OPEN FONT LICENSE" in text for text in texts) == len(FONTS)


def test_letters_are_local_small_and_know_every_language(page: Path) -> None:
    fonts = {path.name: path.stat().st_size for path in page.rglob("*.woff2")}
    assert len(fonts) == 8
    assert max(fonts.values()) < 30_000
    styles = "".join(path.read_text(encoding="utf-8") for path in page.rglob("*.css"))
    faces = re.findall(r"@font-face\s*{[^}]*}", styles)
    assert len(faces) == len(fonts)
    assert all("font-display:fallback" in face.replace(" ", "") and "unicode-range" in face for face in faces)


def test_the_page_is_small(page: Path) -> None:
    sizes = {path.name: len(gzip.compress(path.read_bytes(), 9)) for path in page.rglob("*") if path.suffix in (".js", ".ftl")}
    words = [size for name, size in sizes.items() if name.endswith(".ftl")]
    assert len(words) == len(LANGUAGES)
    assert sum(sizes.values()) - sum(words) <= LARGEST, sizes
    assert max(words) <= LARGEST_LANGUAGE, sizes


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
