"""Explanations follow from the numbers, and the command that prints them works in every language."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from deckwright.sim.explanation import explain
from deckwright.sim.match import play_match
from deckwright.sim.measures import Moment, labels, lead_groups, leads, purchases, turn_of_reaching
from deckwright.sim.result import match_result
from deckwright.text import LANGUAGES, catalogue, translator
from tests.cli.commands import complaint, data, said

from .played import MENUS, match_of, nothing, result_of

WORDS = ("--kingdom", "Witch, Smithy", "--games", "60", "--seed", "5", "--jobs", "1")


@pytest.fixture(autouse=True)
def _strict_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogue, "STRICT", True)
    monkeypatch.setenv("DECKWRIGHT_LANG", "en")
    monkeypatch.setenv("COLUMNS", "80")


@pytest.fixture
def files(tmp_path: Path) -> list[str]:
    paths = [tmp_path / f"{number}.strategy" for number in range(3)]
    for path, menu in zip(paths, MENUS, strict=False):
        path.write_text(menu + "\n", encoding="utf-8")
    return [str(path) for path in paths]


def test_the_winner_and_the_reasons() -> None:
    sentences = explain(result_of(), translator("en"))
    assert sentences[0].startswith("Double Witch wins: ")
    assert "Witch 2.0 / 0.0" in sentences[1]
    assert any(sentence.startswith("After turn 10, Double Witch is ahead in ") for sentence in sentences)
    assert any("The last Province ends " in sentence for sentence in sentences)
    assert sentences[-1].startswith("Strategies are simple programs")


def test_too_close_to_call() -> None:
    match = match_of(4)
    mirror = replace(match, strategies=(match.strategies[1], match.strategies[3]))
    sentences = explain(match_result(mirror, play_match(mirror, 30)), translator("en"))
    assert sentences[0].startswith("Too close to call: Big Money (")
    assert not any("furthest ahead" in sentence for sentence in sentences)


def test_no_game() -> None:
    assert explain(nothing(), translator("en")) == ["No game was played to its end."]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_sentences_are_whole_in_every_language(language: str, players: int) -> None:
    for sentence in explain(result_of(players), translator(language)):
        assert sentence.endswith(".")
        assert "  " not in sentence
        assert not set(sentence) & set("{}")


def test_reaching_a_level() -> None:
    moments = [Moment(1, 0.0, 1.0), Moment(2, 4.0, 1.0), Moment(3, 8.0, 1.0)]
    assert turn_of_reaching(moments, 6) == 2.5
    assert turn_of_reaching(moments, 8) == 3
    assert turn_of_reaching(moments, 9) is None
    assert turn_of_reaching([], 1) is None


def test_leads_count_every_game_once() -> None:
    tally = result_of().tally
    assert sum(group.victories.games for group in lead_groups(tally)) == sum(tally.lead_games)
    assert sum(group.victories.games for group in leads(tally).values()) == sum(tally.lead_games)
    places = [group.lead for group in lead_groups(tally)]
    assert places == sorted(places)


def test_purchases_are_in_copies_a_game() -> None:
    result = result_of()
    bought = {card.card: card for card in purchases(result.match, result.tally, 0)}
    assert 1.5 < bought["Witch"].copies <= 2
    assert bought["Witch"].mean_turn < bought["Province"].mean_turn
    assert "Smithy" not in bought


def test_names_are_cut_and_numbered() -> None:
    assert labels(match_of(4), 8) == ["Double …", "Big Mon… (1)", "Smithy …", "Big Mon… (2)"]


def test_the_command_shows_charts_and_sentences(files: list[str]) -> None:
    out = said("explain", *files[:2], *WORDS)
    assert out.startswith("Double Witch v Big Money\n60 games, seed 5, seats alternate\n")
    assert "Points by turn" in out
    assert "What Double Witch buys, and when" in out
    assert "Double Witch wins: " in out
    assert max(map(len, out.splitlines())) <= 80
    assert "\x1b" not in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_in_every_language(files: list[str], language: str) -> None:
    out = said("explain", *files, *WORDS, "--lang", language)
    assert translator(language).card("Witch") in out
    assert max(map(len, out.splitlines())) <= 80


def test_the_command_draws(files: list[str], tmp_path: Path) -> None:
    pytest.importorskip("matplotlib", reason="pictures need the extra plot (matplotlib)")
    path = tmp_path / "match.svg"
    assert said("explain", *files[:2], *WORDS, "--plot", str(path)).endswith(f"The plot is in {path}.\n")
    assert path.read_text(encoding="utf-8").startswith("<?xml")


def test_the_command_for_programs(files: list[str]) -> None:
    found = data("explain", *files[:2], *WORDS, "--json")
    assert found["games"] == 60
    assert found["seed"] == 5
    assert found["explanation"][0].startswith("Double Witch wins: ")


def test_mistakes_are_found_before_any_game(files: list[str], tmp_path: Path) -> None:
    assert "endings: .svg" in complaint("explain", *files[:2], "--games", "100m", "--plot", str(tmp_path / "match.bmp"))
    assert complaint("explain", files[0])
    assert complaint("explain", *files[:2], "--kingdom", "Moat")
