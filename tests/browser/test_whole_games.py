"""Whole games against a bot, from the first screen to the result and on to the next game."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import expect

from .playing import TREASURES, Player, Typist, bot_at, go_to
from .visitor import Visitor

VARIED = ("Militia", "Cellar", "Remodel", "Mine", "Moat", "Market", "Smithy", "Workshop")


def test_a_game_by_clicks(visitor: Visitor, tmp_path: Path) -> None:
    visitor.hurry()
    page = visitor.open("/")
    page.get_by_role("button", name="Play against a bot").click()
    player = Player(visitor, wishes=VARIED)
    player.play()
    assert player.answered.count(TREASURES) >= 8

    result = page.get_by_role("dialog")
    headline = result.get_by_role("heading", level=2).first
    expect(headline).to_have_text(re.compile(rf"^Victory, |^Defeat, |^Shared victory with {bot_at(page)}"))
    expect(result.get_by_role("img", name="winner").first).to_be_visible()
    totals = [int(text.split()[0]) for text in result.get_by_role("strong").all_inner_texts()]
    assert len(totals) == 2
    for total, by_card in zip(totals, result.get_by_role("listitem").filter(has=page.get_by_role("strong")).all(), strict=True):
        points = by_card.get_by_role("listitem").all_inner_texts()
        assert sum(int(text.split()[-1]) for text in points) == total, points
    told = re.match(r"(Victory|Defeat), (-?\d+) to (-?\d+)$", headline.inner_text())
    if told:
        assert [int(told[2]), int(told[3])] == sorted(totals, reverse=told[1] == "Victory")
        expect(result.get_by_text(re.compile(r"points? (ahead of|behind) |As many points as "))).to_have_count(1)
        expect(result.get_by_text("For next time")).to_have_count(result.locator("[data-lesson]").count())
    expect(result.get_by_role("figure").first).to_contain_text(re.compile(r"Turning point, turn \d+: "))
    expect(result.locator(".chart canvas")).to_have_count(2)
    for title in ("Points after each turn", "Coins to spend in each turn"):
        expect(result.get_by_role("figure").filter(has_text=title)).to_be_visible()
    expect(result.get_by_role("heading", name="Opening buys")).to_be_visible()

    with page.expect_download() as waiting:
        result.get_by_role("link", name="Download the record").click()
    record = tmp_path / "record.txt"
    waiting.value.save_as(record)
    commitment = result.locator("dd").first.inner_text()
    command = [str(Path(sys.executable).parent / "deckwright"), "--lang", "en", "verify", str(record), "--commitment", commitment]
    verified = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert verified.returncode == 0, verified.stdout + verified.stderr
    for total in totals:
        assert re.search(rf"\b{total}\b", verified.stdout), verified.stdout

    result.get_by_role("button", name="Same kingdom").click()
    expect(result).to_be_hidden()
    player.play(turns=1)
    expect(page.get_by_role("region", name="Log").get_by_text("Turn 2")).to_have_count(1)


def test_a_game_by_keyboard(visitor: Visitor) -> None:
    visitor.hurry()
    page = visitor.open("/")
    button = page.get_by_role("button", name="Play against a bot")
    button.wait_for()
    for _ in range(20):
        page.keyboard.press("Tab")
        if button.evaluate("one => one === document.activeElement"):
            break
    page.keyboard.press("Enter")
    player = Typist(visitor, wishes=("Militia", "Cellar", "Workshop", "Village", "Smithy", "Moat", "Remodel"))
    assert player.wait()
    page.wait_for_function("() => document.activeElement !== document.body")
    player.play()
    assert page.evaluate("() => document.activeElement.closest('dialog') !== null")
    go_to(page, page.get_by_role("button", name="New kingdom"))
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_hidden()
    player.play(turns=1)
