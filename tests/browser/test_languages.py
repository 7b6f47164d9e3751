"""Every screen speaks every language, and changes it on the spot."""

from __future__ import annotations

import re
from collections.abc import Iterable

import pytest
from playwright.sync_api import expect

from deckwright.bots.names import NAMES as BOT_NAMES
from deckwright.cards import SETS
from deckwright.sim.library import strategies
from deckwright.text import translator
from tests.text.reading import entries

from .conftest import NewVisitor
from .playing import bot_at
from .running_server import Server
from .screens import SCREENS
from .visitor import Visitor

OTHERS = {"pl": "Polski", "it": "Italiano", "ro": "Română"}
TEXTS = """() => {
  const found = new Set();
  const named = "button, a, h1, h2, h3, h4, label, legend, summary, option, th, td, dt, dd, p, li, caption, span, "
    + "[aria-label], [title], [placeholder]";
  for (const element of document.querySelectorAll(named)) {
    if (element.closest("[lang]:not(html)") || element.closest("dialog:not([open])")) continue;
    const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.textContent.trim());
    const said = ["aria-label", "title", "placeholder"].map((name) => element.getAttribute(name) ?? "");
    for (const text of [...own, ...said]) if (text) found.add(text);
  }
  return [...found];
}"""
"""Everything that can be read or heard, apart from names of languages."""
ALIKE = {
    "pl": set(),
    "it": {"Set", "Replay"},
    "ro": {"Set"},
}
"""What is the same in English and in this language."""
NAMES = {"Deckwright", "Ada", "Newcomer", "Enter", "Tab", "Esc", "English", *OTHERS.values(), *(strategy.name for strategy in strategies())}
"""Names that people, programs, keys, languages and strategies were given."""


def message_ids(texts: Iterable[str]) -> set[str]:
    """Ids that stand where their message should."""
    return {word for text in texts for word in re.findall(r"[a-z0-9]+(?:-[a-z0-9]+)+", text)} & set(entries("en"))


def names_alike(language: str) -> set[str]:
    """Cards and bots whose names are the same in both languages."""
    speaks = translator(language)
    cards = {card.name for cards in SETS.values() for card in cards if speaks.card(card.name) == card.name}
    return cards | {name for name in BOT_NAMES if speaks.bot_name(name) == name}


def left_over(visitor: Visitor, english: set[str], language: str) -> set[str]:
    """Texts that are still English: words of more than one letter that both languages show alike."""
    alike = names_alike(language) | ALIKE[language] | NAMES
    return {
        text
        for text in english & set(visitor.page.evaluate(TEXTS))
        if re.search(r"[a-zA-Z]{2}", text) and text not in alike and "://" not in text
    }


@pytest.mark.parametrize("screen", ["home", "new table", "lobby", "waiting", "buying", "discarding", "end", "help", "guided game"])
def test_nothing_is_left_in_english(screen: str, server: Server, new_visitor: NewVisitor) -> None:
    visitor = new_visitor()
    SCREENS[screen](server, visitor)
    english = set(visitor.page.evaluate(TEXTS))
    assert not message_ids(english)
    for language in OTHERS:
        visitor.speak(language)
        assert not left_over(visitor, english, language), language
        assert not message_ids(visitor.page.evaluate(TEXTS)), language


def test_the_language_changes_on_the_spot(server: Server, visitor: Visitor) -> None:
    SCREENS["buying"](server, visitor)
    page = visitor.page
    page.evaluate("() => { window.sameAsBefore = true; }")
    for language, name in OTHERS.items():
        page.get_by_role("button", name=translator(page.locator("html").get_attribute("lang") or "").message("web-settings")).click()
        page.get_by_role("dialog").get_by_role("combobox").first.select_option(label=name)
        expect(page.locator("html")).to_have_attribute("lang", language)
        page.keyboard.press("Escape")
        speaks = translator(language)
        expect(page.get_by_role("button", name=speaks.card("Province")).first).to_be_visible()
        bot = page.get_by_role("region", name=speaks.bot_name(bot_at(page)), exact=True)
        expect(bot).to_contain_text(speaks.message("web-bot-plays", strategy=speaks.bot_strategy("big-money")))
        treasures = speaks.message("verb-play-treasures")
        expect(page.get_by_role("button", name=re.compile(re.escape(treasures), re.IGNORECASE))).to_be_visible()
        expect(page.get_by_role("region", name=speaks.message("log-title")).get_by_text(speaks.card("Copper")).first).to_be_visible()
    assert page.evaluate("() => window.sameAsBefore")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "ro")


def test_a_second_bot_of_one_level_has_a_name_in_every_language(server: Server, new_visitor: NewVisitor) -> None:
    seat = server.table("person", "beginner", "beginner")
    visitor = new_visitor()
    page = visitor.sit(seat.table, seat.token)
    for language in ("en", *OTHERS):
        visitor.speak(language)
        name = translator(language).bot_name("Toby")
        expect(page.get_by_role("region", name=name, exact=True)).to_be_visible()
        expect(page.get_by_role("region", name=f"{name} 2", exact=True)).to_be_visible()


def test_the_browsers_language_is_the_first(new_visitor: NewVisitor) -> None:
    visitor = new_visitor(locale="pl-PL")
    expect(visitor.open("/").locator("html")).to_have_attribute("lang", "pl")
