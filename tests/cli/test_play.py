"""``play``: options, whole games through a pipe, polite ends."""

from __future__ import annotations

from pathlib import Path

import pytest

from deckwright.bots.names import bot_names
from deckwright.engine.game import Game
from deckwright.notation.record import read_record
from deckwright.text import translator
from tests.cli.commands import complaint, said

BIG_MONEY = "play treasures\nbuy Province\nbuy Gold\nbuy Silver\nend turn\n"
HELPLESS = "1\n1 2\n0\n"


@pytest.mark.parametrize(
    ("language", "goodbye"),
    [("en", "See you!"), ("pl", "Do zobaczenia!"), ("it", "Alla prossima!"), ("ro", "Pe curând!")],
)
def test_the_end_of_the_input_is_polite(language: str, goodbye: str) -> None:
    shown = said("play", "--seed", "5", "--lang", language, given="")
    assert shown.splitlines()[-1].endswith(goodbye)
    assert "> " not in shown
    assert "\x1b" not in shown


def test_first_game_is_the_default() -> None:
    lines = said("play", "--seed", "5", given="").splitlines()
    assert lines[0] == "First Game. Seed 5."
    assert lines[1].startswith("Kingdom: Cellar $2, Moat $2, Merchant $3")


def test_a_whole_game_through_a_pipe(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    shown = said("play", "--seed", "5", "--record", str(path), given=(BIG_MONEY + HELPLESS) * 200)
    assert "The game is over" in shown
    assert shown.splitlines()[-1].startswith("The winner is") or "share" in shown.splitlines()[-1]
    game = Game.replay(read_record(path.read_text(encoding="utf-8")))
    assert game.is_over
    assert game.setup.seed == 5
    assert "The game is over" in said("replay", str(path))


def test_the_seed_is_printed_and_gives_the_same_game() -> None:
    first = said("play", given="play treasures\n")
    seed = first.splitlines()[0].rpartition(" ")[2].rstrip(".")
    assert said("play", "--seed", seed, given="play treasures\n") == first


def test_options() -> None:
    shown = said("play", "--kingdom", "wioska, Smithy", "--players", "4", "--seat", "2", "--bot", "random", "--seed", "1", given="")
    assert "Your own kingdom" in shown
    told = " ".join(shown.split())
    first, second, third = bot_names("1", 3)
    plays = "(bot, plays Random moves)"
    assert f"At the table: {first} {plays}, {second} {plays}, Player, {third} {plays}. Type help for help." in told
    assert "Size Distortion" in said("play", "--kingdom", "size distortion", given="")
    assert "Kingdom: Adventurer" not in said("play", "--kingdom", "Big Money", given="")


def test_bots_play_any_strategy(tmp_path: Path) -> None:
    mine = tmp_path / "mine.strategy"
    mine.write_text("name: My Own\nbuy: Province; Gold; Silver\n", encoding="utf-8")
    options = ("--seed", "3", "--players", "4", "--bot", "BM Smithy", "--bot", str(mine), "--bot", "big money", "--lang", "pl")
    shown = " ".join(said("play", *options, given="").split())
    first, second, third = (translator("pl").bot_name(name) for name in bot_names("3", 3))
    assert f"{first} (bot, strategia: BM + Kuźnia), {second} (bot, strategia: My Own), {third} (bot, strategia: Duże pieniądze)" in shown
    assert "needs Witch in the kingdom" in complaint("play", "--bot", "double-witch")
    assert "Unknown strategy ‘xyzzy’" in complaint("play", "--bot", "xyzzy")


@pytest.mark.parametrize(
    ("language", "seated"),
    [
        ("en", "Nell (bot, level: Casual), Nell 2 (bot, level: Casual), {other} (bot, plays All-rounder)"),
        ("pl", "Nela (bot, poziom rekreacyjny), Nela 2 (bot, poziom rekreacyjny), {other} (bot, strategia: Wszechstronny)"),
        ("it", "Nella (bot, livello: Amatoriale), Nella 2 (bot, livello: Amatoriale), {other} (bot, strategia: Un po’ di tutto)"),
        ("ro", "Nela (bot, nivel ocazional), Nela 2 (bot, nivel ocazional), {other} (bot, strategie: Câte puțin din toate)"),
    ],
)
def test_a_level_is_called_a_level(language: str, seated: str) -> None:
    options = ("--seed", "3", "--players", "4", "--bot", "casual", "--bot", "Casual", "--bot", "all-rounder", "--lang", language)
    other = translator(language).bot_name(bot_names("3", 3)[-1])
    assert seated.format(other=other) in " ".join(said("play", *options, given="").split())


def test_a_strategy_plays_a_whole_game_and_names_are_recorded(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    options = ("--seed", "5", "--bot", "bm-smithy", "--name", "Zoë #1", "--record", str(path))
    shown = said("play", *options, given=(BIG_MONEY + HELPLESS) * 200)
    (bot,) = bot_names("5", 1)
    assert f"{bot} buys Smithy" in shown
    record = read_record(path.read_text(encoding="utf-8"))
    assert record.names == ("Zoë #1", bot)
    replayed = said("replay", str(path))
    assert f"{bot} buys Smithy" in replayed
    assert "Zoë #1 buys" in replayed
    assert '"Zoë #1"' in said("replay", str(path), "--json")
    assert said("play", *options[:6], given=(BIG_MONEY + HELPLESS) * 200) == shown, "the seed repeats the bot too"


def test_a_person_called_like_a_bot() -> None:
    (bot,) = bot_names("5", 1)
    assert f"At the table: {bot}, {bot} 2 (bot" in said("play", "--seed", "5", "--name", bot, given="")


def test_what_is_refused(tmp_path: Path) -> None:
    assert complaint("play", "--players", "7") == "A game is for 2 to 6 players, not for 7"
    assert complaint("play", "--seat", "2") == "There is no seat 2: seats are counted from 0 to 1"
    assert complaint("play", "--bot", "big-mony") == "Unknown bot ‘big-mony’: did you mean ‘big-money’?"
    assert "unknown kingdom" in complaint("play", "--kingdom", "xyzzy").lower()
    assert "can’t be played yet" in complaint("play", "--kingdom", "Level Up")
    assert "seed" in complaint("play", "--seed", "-1")
    assert "can’t be a player’s name" in complaint("play", "--name", "x" * 41)
    assert "unknown set" in complaint("play", "--sets", "base-9e").lower()
    assert "is a folder" in complaint("play", "--record", str(tmp_path))
