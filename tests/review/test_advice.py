"""Advice: the best answers with chances and reasons, by nothing that the seat can't see, in words of every language."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from deckwright.bots.random_bot import RandomBot
from deckwright.engine.answer import read_answer
from deckwright.engine.answering import check, give
from deckwright.engine.game import Game, Setup
from deckwright.engine.position import Position
from deckwright.review.advice import REASONS, advise, compared, reason_for
from deckwright.review.words import advice_said
from deckwright.terminal.layout import Layout
from deckwright.terminal.session import Session
from deckwright.text import LANGUAGES, translator

KINGDOM = ("Chapel", "Festival", "Laboratory", "Market", "Militia", "Moat", "Smithy", "Village", "Witch", "Workshop")


def test_advice_can_be_followed_and_tells_nothing_hidden() -> None:
    state, by_chance, lot, asked = Game(Setup(KINGDOM, ("base-2e",), 2, 5)).state, RandomBot(2), Random(1), 0
    for _ in range(80):
        position = Position(state)
        if asked < 5 and "play treasures" not in position.decision.offers:
            found = advise(position)
            assert 1 <= len(found) <= 3
            assert [one.chance for one in found] == sorted((one.chance for one in found), reverse=True)
            for one in found:
                check(state, read_answer(one.answer), state.asking)
                assert one.reason in REASONS
                for language in LANGUAGES:
                    assert "advice" not in advice_said(one, position.decision, translator(language))
            assert advise(Position(position.sample(lot.getrandbits(64)))) == found
            asked += 1
            assert len(found) == min(3, len(list(position.decision.answers())))
        give(state, by_chance.decide(position))
    assert asked == 5


def test_what_to_do_after_the_treasures_is_told_before_they_are_played() -> None:
    game = Game(Setup(KINGDOM, ("base-2e",), 2, 7, first=0))
    before = Position(game.state)
    found = advise(before)
    assert {one.first for one in found} == {"play treasures"}
    assert advise(Position(before.sample(9))) == found
    game.answer("play treasures")
    assert [replace(one, first=None) for one in found] == list(advise(Position(game.state)))
    said = advice_said(found[0], before.decision, translator("en"))
    assert said.startswith("play all Treasures, then buy ")


def reason(state_answers: tuple[str, ...], answer: str, supply: dict[str, int] | None = None) -> tuple[str, dict[str, int]]:
    """The reason for an answer after some others."""
    game = Game(Setup(KINGDOM, ("base-2e",), 2, 7, first=0))
    for one in state_answers:
        game.answer(one)
    for name, left in (supply or {}).items():
        game.state.supply = [left if kind == game.state.box.kinds[name] else old for kind, old in enumerate(game.state.supply)]
    return reason_for(Position(game.state), read_answer(answer))


def test_reasons_are_facts() -> None:
    buying = ("play treasures",)
    assert reason((), "play treasures") == ("treasures", {})
    assert reason(buying, "buy Silver") == ("treasure", {"number": 2})
    assert reason(buying, "buy Village") == ("village", {"number": 2})
    assert reason(buying, "buy Smithy") == ("draws", {"number": 3}) or reason(buying, "buy Moat") == ("draws", {"number": 2})
    assert reason(buying, "buy Chapel") == ("thins", {})
    assert reason(buying, "buy Estate") == ("points", {"number": 1})
    assert reason(buying, "buy Estate", {"Province": 3}) == ("points-late", {"number": 1, "left": 3})
    assert reason(buying, "end turn") == ("end-turn", {})


def test_what_somebody_else_gains_is_not_praised() -> None:
    game = Game(Setup(("Swindler", *KINGDOM[1:]), ("base-2e", "intrigue-2e"), 2, 4, first=0))
    while "gain" not in game.decision.offers or game.decision.about is None:
        wanted = ("play Swindler", "buy Swindler", "play treasures", "end actions", "end turn")
        game.answer(next(one for one in wanted if read_answer(one) in game.decision.answers()))
    card = game.decision.offers["gain"][0]
    assert reason_for(Position(game.state), read_answer(f"gain {card}")) == ("theirs", {})


def test_what_nothing_can_be_said_for_is_compared_with_the_others() -> None:
    even = ("even", {"number": 0})
    assert [compared((0.6, 0.597, 0.573), place) for place in range(3)] == [even, even, ("worse", {"number": 3})]
    assert compared((0.6, 0.59), 0) == ("better", {"number": 1})
    assert compared((0.6,), 0) == ("plain", {})


def test_with_four_players_the_terminal_calls_the_chances_rough() -> None:
    for players in (3, 4):
        game = Game(Setup(KINGDOM, ("base-2e",), players, 7, first=0))
        for language in LANGUAGES:
            say = translator(language)
            session = Session(game, 0, [], ("Ada", "Ben", "Cid", "Dee")[:players], say, Layout(300))
            assert (say.message("review-rough") in session.respond(say.message("terminal-word-hint"))) == (players == 4)


def test_the_last_point_ends_the_game() -> None:
    empty = {"Chapel": 0, "Moat": 0, "Village": 0}
    assert reason(("play treasures",), "buy Estate", empty) == ("ends", {})


def test_options_are_advised_in_the_words_of_the_question() -> None:
    """Whoever reads "choose: trash 2 cards" finds these words among what may be chosen."""
    game = Game(Setup(("Steward", *KINGDOM[1:]), ("base-2e", "intrigue-2e"), 2, 4, first=0))
    while "choose" not in game.decision.offers:
        wanted = ("play Steward", "buy Steward", "play treasures", "end actions", "end turn")
        game.answer(next(one for one in wanted if read_answer(one) in game.decision.answers()))
    assert game.decision.numbers == {"cards": 2, "coins": 2, "trash": 2}
    for language, words in {
        "en": {"draw 2 cards", "take 2 coins", "trash 2 cards"},
        "pl": {"dobierz 2 karty", "weź 2 monety", "wyrzuć na Śmietnisko 2 karty"},
    }.items():
        say = translator(language)
        assert {say.option_of(game.decision, word) for word in game.decision.offers["choose"]} == words
        session = Session(game, game.decision.player, [], ("Ada", "Chance"), say, Layout(200))
        lines = session.respond(say.message("terminal-word-hint"))
        assert {word for word in words for line in lines if word in line} == words


def test_the_terminal_gives_advice() -> None:
    game = Game(Setup(KINGDOM, ("base-2e",), 2, 7, first=0))
    game.answer("play treasures")
    session = Session(game, 0, [RandomBot(1), RandomBot(2)], ("Ada", "Chance"), translator("en"), Layout())
    lines = session.respond("hint")
    assert len([line for line in lines if "win chance" in line]) == 3
    assert any("podpowied" in line for line in Session(game, 0, [], ("A", "B"), translator("pl"), Layout()).respond("pomoc"))
