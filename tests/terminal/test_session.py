"""A person at the table: whole games, commands, mistakes, the end of the input."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from deckwright.bots import make_bot
from deckwright.engine.game import Game, Setup
from deckwright.notation.record import read_record
from deckwright.text import LANGUAGES
from tests.support import random_setup
from tests.terminal.sessions import new_session, played_by, reply, typed

WINNERS = {"en": "The winner is ", "pl": "Wygrywa ", "it": "Vince ", "ro": "Câștigă "}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("bot", ["all-rounder", "random"])
def test_whole_games_in_the_persons_language(language: str, bot: str) -> None:
    for seed in range(4):
        setup = random_setup(Random(seed), players=2 + seed % 3)
        written = played_by(new_session(language, setup), make_bot(bot, seed))
        assert written[-1].startswith(WINNERS[language]) or seed
        assert all(len(line) <= 80 for line in written)
        assert not any(mark in line for line in written for mark in ("{", "\x1b", "terminal-", "error-", "event-"))


def test_whole_game_by_numbers() -> None:
    session = new_session()
    written = played_by(session, make_bot("random", 3), spoken=lambda _: "1" if session.game.decision.least < 2 else "1 2")
    assert "share the victory" in written[-1] or "The winner is" in written[-1]


def test_lines_fit_a_narrow_screen() -> None:
    written = played_by(new_session("pl", width=40), make_bot("all-rounder"))
    assert max(map(len, written)) <= 40


def test_a_turn_in_scenario_words() -> None:
    written = typed(new_session(), ["play treasures", "buy Silver"])
    assert "Ana plays 3 × Copper" in written
    assert "Ana buys Silver" in written
    assert "── Turn 1: Bot 1 ".ljust(80, "─") in written
    assert written[-1] == "The game ends here. See you!"


def test_the_table_shows_hand_counters_and_prices() -> None:
    written = typed(new_session(), ["1"])
    assert "Hand: 3 × Copper, 2 × Estate" in written
    assert "Actions 1, Buys 1, Coins 3" in written
    assert any("[1] Merchant $3" in line for line in written)
    assert "  [0] end turn" in written


def test_mistakes_are_explained_and_asked_again() -> None:
    session = new_session()
    before = session.situation()
    assert reply(session, "buy Province") == "Province costs 8 and only 0 can be spent: choose a cheaper card"
    assert reply(session, "buy Milita") == "There is no card ‘Milita’: did you mean ‘Militia’?"
    assert reply(session, "99") == "There is no choice 99: the numbers go up to 4"
    assert reply(session, "1 2") == "The numbers 1, 2 don’t go together: choose one kind of thing at a time"
    assert "‘xyzzy’ is not a move" in reply(session, "xyzzy")
    assert "could mean" in reply(session, "copper")
    assert session.situation() == before


def test_refusals_are_in_the_persons_language() -> None:
    assert reply(new_session("pl"), "kup prowincję").startswith("Prowincja kosztuje 8")
    assert reply(new_session("pl"), "xyzzy").endswith("zagraj, zagraj wszystkie Skarby, kup, zakończ turę")
    assert reply(new_session("pl"), "discard copper").startswith("„odrzuć” nie jest teraz możliwe; możliwe jest: zagraj")


def test_an_empty_line_shows_the_table_again() -> None:
    written = typed(new_session(), ["", "  "])
    assert written.count("Hand: 3 × Copper, 2 × Estate") == 3


def test_help_names_every_command() -> None:
    for word in ("card", "supply", "log", "undo", "save", "quit"):
        assert word in reply(new_session(), "help")
    assert "cofnij" in reply(new_session("pl"), "pomoc")
    assert "înapoi" in reply(new_session("ro"), "HELP")


def test_card_texts_are_of_the_edition_in_play() -> None:
    for set_id, edition in (("base-1e", "1st"), ("base-2e", "2nd")):
        inside = reply(new_session(setup=Setup(("Throne Room", "Moat"), (set_id,), seed=2, first=0)), "?throne room")
        outside = reply(new_session(setup=Setup(("Moat",), (set_id,), seed=2, first=0)), "?throne room")
        assert inside == outside
        assert inside.startswith(f"Throne Room $4, Action (Dominion, {edition} edition)\n")


@pytest.mark.parametrize("line", ["card moat", "? moat", "?moa", "card fosa", "karta fosę"])
def test_card_texts(line: str) -> None:
    assert reply(new_session("pl"), line).startswith("Fosa $2, Akcja – Reakcja (Dominion, druga edycja)\n  +2 karty\n  ---\n")


def test_the_text_is_that_of_the_edition_played() -> None:
    setup = random_setup(Random(1), ("base-1e",))
    first = new_session(setup=type(setup)(("Throne Room", "Village"), ("base-1e",), 2, 1))
    second = new_session(setup=type(setup)(("Throne Room", "Village"), ("base-2e",), 2, 1))
    assert "You may play" not in reply(first, "card Throne Room")
    assert "You may play" in reply(second, "card Throne Room")


def test_cards_that_are_not_in_the_game_have_texts_too() -> None:
    assert reply(new_session(), "card witch").startswith("Witch $5, Action – Attack")
    assert reply(new_session(), "card").startswith("Type a number")


def test_supply_and_trash() -> None:
    shown = reply(new_session(), "supply")
    assert "8 × Province $8" in shown
    assert shown.endswith("Trash: nothing")


def test_log_has_everything_the_person_saw() -> None:
    session = new_session()
    typed(session, ["play treasures", "buy Silver", "log"])
    log = reply(session, "log")
    assert "Ana draws 3 × Copper, 2 × Estate" in log
    assert "  Ana gets +3 Coins" in log
    assert "Bot 1 draws 5 cards" in log


def test_undo_goes_back_to_the_last_decision() -> None:
    session = new_session()
    assert reply(session, "undo") == "There is no move to undo: the game has just begun"
    start = session.situation()
    reply(session, "play treasures")
    middle = session.situation()
    reply(session, "buy Silver")
    session.wait()
    assert reply(session, "undo") == "Undone."
    assert session.situation() == middle
    assert reply(session, "undo") == "Undone."
    assert session.situation() == start
    written = typed(session, ["play treasures", "buy Village"])
    assert "Ana buys Village" in written
    assert "Ana buys Silver" not in written


def test_saving_writes_a_record(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    session = new_session()
    typed(session, ["play treasures", f"save {path}"])
    assert Game.replay(read_record(path.read_text(encoding="utf-8"))).record() == session.game.record()
    assert reply(session, f"save {path}") == f"The game is saved in {path}." or "saved" in reply(session, f"save {path}")


def test_saving_can_go_wrong(tmp_path: Path) -> None:
    other = tmp_path / "letter.txt"
    other.write_text("Dear Ana", encoding="utf-8")
    session = new_session(width=400)
    assert "is not a game" in reply(session, f"save {other}")
    assert "is a folder" in reply(session, f"save {tmp_path}")
    assert "There is no folder" in reply(session, f"save {tmp_path / 'no' / 'game.txt'}")
    assert reply(session, "save") == "No file was named: write its name after the command"
    assert other.read_text(encoding="utf-8") == "Dear Ana"


def test_quit_leaves_at_once() -> None:
    session = new_session()
    assert typed(session, ["quit", "play treasures"])[-1] == "The game ends here. See you!"
    assert session.game.answers == ()


PLAIN = "buy play treasures end turn discard ? card undo log supply help nothing pass choose Copper silv Estate, , 0 1 2 9999999999 x kup"
WORDS = st.sampled_from([*PLAIN.split(), "1 1", "2 x", "\x00", "ł", "save", "~nobody/x"])


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(lines=st.lists(st.one_of(st.text(max_size=30), st.lists(WORDS, max_size=4).map(" ".join)), max_size=12))
def test_whatever_is_typed_gets_a_reply(lines: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    session = new_session("pl")
    for line in lines:
        if session.wait():
            session.respond(line)
    if not session.game.is_over:
        assert session.situation()
