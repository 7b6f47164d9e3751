"""A table says under which rules its game was begun: after a correction it goes on if nothing is different for it, or says why not."""

from __future__ import annotations

import dataclasses
from hashlib import blake2b
from random import Random

import pytest

from deckwright.cards import find_card
from deckwright.engine import box
from deckwright.engine.box import open_box
from deckwright.engine.game import Game, Setup
from deckwright.engine.places import COUNTER_NUMBERS
from deckwright.engine.program import Happening, Op
from deckwright.engine.rules import RULES, mark_of
from deckwright.engine.state import Modifier, Trigger
from deckwright.errors import Problem
from deckwright.lang import Draw
from deckwright.lang.control import Block
from deckwright.server import entries, table_state
from deckwright.server import table as table_module
from deckwright.server.table import Table
from tests.server.sitting import BOT, PERSON, answer, play, play_to_the_end, stored, table_of


@pytest.fixture
def table() -> Table:
    one = table_of(PERSON, PERSON)
    play(one, Random(3), 40)
    return one


def with_another_outcome(table: Table) -> tuple[list[bytes], int]:
    """The same entries as if an answer had led elsewhere when it was given; and the number of that answer."""
    kept = [entries.read(data) for data in stored(table)]
    place, entry = [(place, entry) for place, entry in enumerate(kept) if isinstance(entry, entries.Answered)][20]
    kept[place] = entries.Answered(entry.seat, entry.answer, entry.by, entry.request, "0123456789ab")
    return [entries.write(entry) for entry in kept], 21


def test_a_game_says_under_which_rules_it_was_begun(table: Table) -> None:
    began = next(entry for entry in table.unwritten if isinstance(entry, entries.Began))
    assert began.rules == RULES
    assert all(entry.mark for entry in table.unwritten if isinstance(entry, entries.Answered))


def test_a_table_that_a_correction_does_not_touch_goes_on(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_state, "RULES", RULES + 1)
    again = Table.read(stored(table))
    assert (again.version, again.position) == (table.version, table.position)
    assert again.game is not None
    assert table.game is not None
    assert mark_of(again.game.state) == mark_of(table.game.state)


def test_a_table_that_would_go_another_way_says_so(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    kept, number = with_another_outcome(table)
    monkeypatch.setattr(table_state, "RULES", RULES + 1)
    with pytest.raises(Problem) as problem:
        Table.read(kept, "here")
    assert problem.value.code == "rules-changed"
    assert problem.value.details == {"table": "here", "found": RULES, "known": RULES + 1, "answer": number}


def test_an_answer_that_is_no_longer_legal_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = [*stored(table_of(PERSON, BOT)), entries.write(entries.Answered(0, "trash Province"))]
    monkeypatch.setattr(table_state, "RULES", RULES + 1)
    with pytest.raises(Problem) as problem:
        Table.read(kept)
    assert problem.value.code == "rules-changed"


def test_under_the_same_rules_another_outcome_is_damage(table: Table) -> None:
    with pytest.raises(Problem) as problem:
        Table.read(with_another_outcome(table)[0])
    assert problem.value.code == "data-damaged"


def test_tables_of_before_are_read_as_ever(table: Table) -> None:
    kept = [entries.read(data) for data in stored(table)]
    for entry in kept:
        if isinstance(entry, entries.Began):
            entry.rules = 0
        if isinstance(entry, entries.Answered):
            entry.mark = ""
    old = [entries.write(entry) for entry in kept]
    assert not any(b"rules" in data or b"mark" in data for data in old)
    assert Table.read(old).version == table.version


def test_marks_of_the_older_form_are_read_as_ever(table: Table) -> None:
    """They stand for cards and numbers alone: twelve digits without a letter before them."""
    kept = [entries.read(data) for data in stored(table)]
    game = Game(replace_setup(table), keep=1)
    for entry in kept:
        if isinstance(entry, entries.Answered):
            game.answer(entry.answer, entry.seat)
            state = game.state
            numbers = (state.player, state.phase, state.actions, state.buys, state.coins, state.asking, *state.supply)
            entry.mark = blake2b(repr((numbers, state.zones)).encode(), digest_size=6).hexdigest()
    assert Table.read([entries.write(entry) for entry in kept]).version == table.version
    kept[-1].mark = "0" * 12  # type: ignore[union-attr]
    with pytest.raises(Problem) as problem:
        Table.read([entries.write(entry) for entry in kept])
    assert problem.value.code == "data-damaged"


def replace_setup(table: Table) -> Setup:
    assert table.game is not None
    return table.game.setup


@pytest.mark.parametrize("change", ["pirate coins", "embargo", "waiting", "dearer", "hand"])
def test_a_mark_covers_tokens_what_waits_and_what_cards_cost(change: str) -> None:
    state = Game(Setup(("Pirate Ship", "Embargo", "Wharf"), ("seaside-1e",), seed=5)).state
    other = state.copy()
    if change == "waiting":
        start = next(instruction[-1] for instruction in state.box.code if instruction[0] == Op.WAIT_FOR)
        other.triggers = (Trigger(int(Happening.START_OF_TURN), 0, 0, start, state.box.kinds["Wharf"], b"", None, None, True, True),)
    elif change == "dearer":
        other.modifiers = (Modifier(0, 0, 1, 0),)
    elif change == "hand":
        other.next_hand = 3
    else:
        number = COUNTER_NUMBERS[change]
        other.counters[number] = (1, *other.counters[number][1:])
    assert mark_of(other) != mark_of(state)
    assert mark_of(state.copy()) == mark_of(state)


def changed_smithy(monkeypatch: pytest.MonkeyPatch) -> None:
    """A correction: from now on Smithy draws four cards, and the rules have another number."""
    smithy = dataclasses.replace(find_card("Smithy", ("base-2e",))[1], play=Block((Draw(4),)))
    monkeypatch.setattr(box, "find_card", lambda name, sets: ("base-2e", smithy) if name == "Smithy" else find_card(name, sets))
    open_box.cache_clear()
    monkeypatch.setattr(table_state, "RULES", RULES + 1)


def with_smithies(monkeypatch: pytest.MonkeyPatch, play_them: bool) -> Table:
    """A table at which Smithies are bought, and played or not."""
    monkeypatch.setattr(table_module, "new_key", lambda: "5" * 64)
    one = table_of(PERSON, PERSON, kingdom="Smithy, Village")
    while one.game is not None and one.answers < 60:
        decision = one.game.decision
        wanted = ["play Smithy"] if play_them and "Smithy" in decision.offers.get("play", ()) else []
        wanted += ["play treasures"] if "play treasures" in decision.offers else []
        wanted += ["buy Smithy"] if "Smithy" in decision.offers.get("buy", ()) else []
        answer(one, (wanted or ["end actions" if decision.phase == "action" else "end turn"])[0])
    return one


def test_a_card_that_is_corrected_between_two_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game in which nobody played it goes on; one in which somebody did names the first answer that leads elsewhere."""
    untouched, touched = with_smithies(monkeypatch, False), with_smithies(monkeypatch, True)
    assert touched.game is not None
    first = next(number for number, (_, said) in enumerate(touched.game.answers, 1) if str(said) == "play Smithy")
    try:
        with monkeypatch.context() as corrected:
            changed_smithy(corrected)
            again = Table.read(stored(untouched))
            assert (again.version, again.answers) == (untouched.version, untouched.answers)
            answer(again, "end turn" if again.game is not None and again.game.decision.phase == "buy" else "end actions")
            with pytest.raises(Problem) as problem:
                Table.read(stored(touched), "here")
            assert problem.value.code == "rules-changed"
            assert problem.value.details["answer"] == first
    finally:
        open_box.cache_clear()
    assert Table.read(stored(touched)).version == touched.version, "the Deckwright that it was begun with still reads it"


def test_an_earlier_game_that_went_another_way_is_no_obstacle(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the present game has to be the same; the one before is over."""
    one = with_smithies(monkeypatch, True)
    play_to_the_end(one)
    for seat in (0, 1):
        one.want_rematch(seat, False, f"again {seat}")
    for _ in range(6):
        assert one.game is not None
        answer(one, "end turn" if one.game.decision.phase == "buy" else "end actions")
    kept = stored(one)
    assert sum(data.startswith(table_state.BEGAN) for data in kept) == one.games == 2
    try:
        with monkeypatch.context() as corrected:
            changed_smithy(corrected)
            again = Table.read(kept)
            assert (again.version, again.position, again.games, again.answers) == (one.version, one.position, 2, 6)
            assert again.seen_before(1, "again 1") == one.seen_before(1, "again 1")
    finally:
        open_box.cache_clear()


def test_marks_tell_moments_apart() -> None:
    game, random, seen = Game(Setup(("Cellar", "Moat", "Village", "Militia"), seed=5)), Random(5), dict[str, int]()
    from deckwright.bots.random_bot import random_answer

    for number in range(150):
        if game.is_over:
            break
        assert mark_of(game.state) not in seen, f"moments {seen.get(mark_of(game.state))} and {number}"
        seen[mark_of(game.state)] = number
        game.answer(random_answer(game.decision, random))
    assert len(seen) > 50
