"""What the log of a seat says: who saw which cards."""

from __future__ import annotations

from pathlib import Path

import yaml

from deckwright.engine import events
from deckwright.engine.answer import read_answer
from deckwright.engine.answering import give
from deckwright.engine.events import Event
from deckwright.engine.state import State
from deckwright.engine.view import SeenEvent, seen
from deckwright.notation.scenario import position
from deckwright.notation.scenario_file import read_scenario


def table(tmp_path: Path, **keys: object) -> tuple[State, list[Event]]:
    """A position by the keys of a scenario, with a log."""
    path = tmp_path / "position.yaml"
    sets = ["base-2e", "base-1e", "seaside-1e"]
    path.write_text(yaml.safe_dump({"title": "a position", "sets": sets, "script": [], **keys}), encoding="utf-8")
    state = position(read_scenario(path))
    log: list[Event] = []
    state.log = log
    return state, log


def learnt(state: State, log: list[Event], seat: int, what: str) -> list[SeenEvent]:
    return [event for event in (seen(state, happened, seat) for happened in log) if event.what == what]


def test_a_hand_without_copper_is_shown_to_everyone(tmp_path: Path) -> None:
    """S1-CUTPURSE-2: a player without a Copper shows the whole hand; one with a Copper does not."""
    seats = [{"hand": ["Cutpurse"]}, {"hand": ["Estate", "Gold"]}, {"hand": ["Copper", "Silver"]}]
    state, log = table(tmp_path, players=3, seats=seats)
    give(state, read_answer("play Cutpurse"))
    for seat in (-1, 0, 1, 2):
        (shown,) = learnt(state, log, seat, events.REVEAL)
        assert (shown.player, sorted(shown.cards)) == (1, ["Estate", "Gold"])


def test_the_victory_card_for_a_bureaucrat_is_shown(tmp_path: Path) -> None:
    """B1-BUREAUCRAT-E2, B2-BUREAUCRAT-E2: the card put back is revealed first; without one the hand is revealed."""
    seats = [{"hand": ["Bureaucrat"]}, {"hand": ["Estate", "Copper"]}, {"hand": ["Copper", "Silver"]}]
    state, log = table(tmp_path, players=3, seats=seats)
    give(state, read_answer("play Bureaucrat"))
    assert [(event.player, event.cards) for event in learnt(state, log, 0, events.REVEAL)] == [(1, ("Estate",)), (2, ("Copper", "Silver"))]
    (back,) = learnt(state, log, 2, events.TOPDECK)
    assert (back.player, back.cards, back.count) == (1, (), 1)


def test_of_several_discarded_cards_others_see_the_top_one(tmp_path: Path) -> None:
    """CORE-72, B1-CELLAR-4, B2-CELLAR-3: their number is public, only the one on top is seen."""
    state, log = table(tmp_path, seats=[{"hand": ["Cellar", "Copper", "Estate", "Gold"], "deck": ["Silver", "Silver"]}, {}])
    give(state, read_answer("play Cellar"))
    give(state, read_answer("discard Copper, Estate"))
    (own,) = learnt(state, log, 0, events.DISCARD)
    (other,) = learnt(state, log, 1, events.DISCARD)
    assert (sorted(own.cards), own.count) == (["Copper", "Estate"], 2)
    assert (len(other.cards), other.count) == (1, 2)
    assert learnt(state, log, 0, events.DRAW)[0].cards == ("Silver", "Silver")
    assert (learnt(state, log, 1, events.DRAW)[0].cards, learnt(state, log, 1, events.DRAW)[0].count) == ((), 2)


def test_a_deck_turned_over_is_not_looked_through(tmp_path: Path) -> None:
    """B1-CHANCELLOR-2: not even the owner sees more than the card on top."""
    state, log = table(tmp_path, seats=[{"hand": ["Chancellor"], "deck": ["Gold", "Silver", "Estate"]}, {}])
    give(state, read_answer("play Chancellor"))
    give(state, read_answer("choose discard"))
    for seat in (-1, 0, 1):
        (turned,) = learnt(state, log, seat, events.DISCARD)
        assert (turned.cards, turned.count) == (("Estate",), 3)


def test_a_haven_card_is_hidden_from_others(tmp_path: Path) -> None:
    """S1-HAVEN-3: nobody else learns which card was set aside."""
    state, log = table(tmp_path, seats=[{"hand": ["Haven", "Silver", "Gold"], "deck": ["Copper"]}, {}])
    give(state, read_answer("play Haven"))
    give(state, read_answer("set aside Gold"))
    assert learnt(state, log, 0, events.SET_ASIDE)[0].cards == ("Gold",)
    assert (learnt(state, log, 1, events.SET_ASIDE)[0].cards, learnt(state, log, 1, events.SET_ASIDE)[0].count) == ((), 1)


def test_without_a_log_the_game_goes_the_same_way(tmp_path: Path) -> None:
    state, _ = table(tmp_path, seats=[{"hand": ["Smithy", "Copper", "Estate"], "deck": ["Silver"] * 9}, {}])
    silent = state.copy()
    for answer in ("play Smithy", "play treasures", "buy Silver"):
        give(state, read_answer(answer))
        give(silent, read_answer(answer))
    assert state == silent


def test_a_chosen_option_is_told_with_the_number_behind_it(tmp_path: Path) -> None:
    """As whoever chose read it in the question; everybody learns the same."""
    sets = ["intrigue-2e"]

    def told(card: str, *answers: str, hand: tuple[str, ...] = ("Copper",)) -> set[tuple[str | None, int, str | None]]:
        seats = [{"hand": [card, *hand], "deck": ["4 x Copper"]}, {"hand": ["Copper", "Estate", "Gold"], "deck": ["4 x Copper"]}]
        state, log = table(tmp_path, sets=sets, seats=seats)
        for answer in (f"play {card}", *answers):
            give(state, read_answer(answer))
        views = [[(event.option, event.number, event.target) for event in learnt(state, log, seat, events.CHOOSE)] for seat in (-1, 0, 1)]
        assert views[0] == views[1] == views[2]
        return set(views[0])

    assert told("Steward", "choose cards") == {("cards", 2, None)}
    assert told("Steward", "choose coins") == {("coins", 2, None)}
    assert told("Steward", "choose trash", hand=("Copper", "Estate", "Gold")) == {("trash", 2, "hand")}
    assert told("Steward", "choose trash", hand=("Copper",)) == {("trash", 1, "hand")}
    assert told("Pawn", "choose actions, coin") == {("actions", 1, None), ("coin", 1, None)}
    assert told("Nobles", "choose actions") == {("actions", 2, None)}
    assert told("Torturer", "choose discard") == {("discard", 2, "hand")}
    assert told("Torturer", "choose curse") == {("curse", -1, None)}


def test_what_is_chosen_for_cards_of_somebody_else_has_no_number(tmp_path: Path) -> None:
    """The question has none either."""
    state, log = table(tmp_path, seats=[{"hand": ["Spy"], "deck": ["Copper", "Gold"]}, {"deck": ["Estate"]}])
    give(state, read_answer("play Spy"))
    give(state, read_answer("choose keep"))
    give(state, read_answer("choose discard"))
    mine, theirs = learnt(state, log, 1, events.CHOOSE)
    assert (mine.option, mine.number) == ("keep", 1)
    assert (theirs.option, theirs.number) == ("discard", -1)
