"""What a review and advice say, in every language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

import pytest

from deckwright.engine.answer import read_answer
from deckwright.review.judged import OpeningTurn, TurnReview
from deckwright.review.summing import most_changed
from deckwright.review.words import chance_said, opening_said, turning_point_said
from deckwright.text import LANGUAGES, translator


@dataclass
class About:
    """A question about cards."""

    numbers: Mapping[str, int] = field(default_factory=dict)
    place: str | None = None


@pytest.mark.parametrize(
    ("language", "answer", "said"),
    [
        ("en", "discard nothing", "discard nothing"),
        ("en", "topdeck nothing", "put nothing onto the deck"),
        ("pl", "discard nothing", "nic nie odrzucaj"),
        ("it", "trash nothing", "non cestinare nulla"),
        ("ro", "discard nothing", "nu decarta nimic"),
        ("en", "topdeck Copper, Copper, Silver", "put onto the deck: 2 × Copper, Silver"),
        ("en", "topdeck Copper, Silver, Copper", "put onto the deck: Copper, Silver, Copper"),
    ],
)
def test_answers_are_said_as_people_say_them(language: str, answer: str, said: str) -> None:
    assert translator(language).answer(read_answer(answer), About()) == said


def test_only_what_is_sure_is_called_none_or_all() -> None:
    said = {0.0: "0%", 0.001: "<1%", 0.009: "<1%", 0.01: "1%", 0.5: "50%", 0.99: "99%", 0.996: ">99%", 1.0: "100%"}
    for language in LANGUAGES:
        assert {chance: chance_said(translator(language), chance) for chance in said} == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_opening_that_cost_something_says_so_though_the_learned_player_would_open_so(language: str) -> None:
    say = translator(language)
    good, slip = (opening_said([OpeningTurn(1, ("Silver",), ("Silver",), lost)], "Ada", say) for lost in (0.0, 0.031))
    assert "(" not in good
    assert "(−3" in slip


def test_a_turning_point_tells_of_whoever_it_changed_most() -> None:
    assert most_changed(0, (0.0, 0.6, 0.4), (0.01, 0.8, 0.19)) == 2
    assert [most_changed(seat, (0.5, 0.5), (0.7, 0.3)) for seat in range(2)] == [0, 1]
    names, nothing = ("Ada", "Ben", "Cid"), (0.0, 0.0, 0.0)
    turn = TurnReview(0, 7, 90, (0.0, 0.6, 0.4), (0.01, 0.8, 0.19), (0.01, 0.2, -0.21), nothing, 2)
    assert turning_point_said(turn, names, translator("en")) == "Ada, turn 7: Cid 40% → 19% (cards −21.0, decisions 0.0)"
    own = TurnReview(0, 7, 90, (0.5, 0.5), (0.7, 0.3), (0.2, -0.2), (0.0, 0.0), 0)
    assert turning_point_said(own, names, translator("it")).startswith("Turno 7 di Ada: 50% → 70%")
