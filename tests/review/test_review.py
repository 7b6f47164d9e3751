"""The review of a game: what its figures mean, that they add up, and that a record always gets the same ones."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from deckwright.bots import make_bot
from deckwright.bots.bot import finish
from deckwright.bots.learned_bot import LearnedBot
from deckwright.bots.random_bot import RandomBot
from deckwright.cli.review import report
from deckwright.engine.answer import Answer
from deckwright.engine.answering import give
from deckwright.engine.game import Game, Record, Setup
from deckwright.engine.position import Position
from deckwright.engine.program import ZONES, Zone
from deckwright.engine.setup import FEWEST_PLAYERS, MOST_PLAYERS
from deckwright.engine.state import State
from deckwright.errors import Problem
from deckwright.learn.player import WEIGHTS, ArrayNetwork, Player, learned_player
from deckwright.learn.stored_weights import read_stored
from deckwright.notation.record import write_record
from deckwright.review.chances import STRETCHES, are_rough, chances_of
from deckwright.review.judged import PARTS, Judged, Review, TurnReview
from deckwright.review.reviewing import Course, _position_of_choice, review
from deckwright.review.weighing import weigh
from deckwright.review.words import mistake_said
from deckwright.terminal.layout import Layout
from deckwright.text import LANGUAGES, Translator
from tests.cli.commands import complaint, data, run, said

KINGDOM = ("Bureaucrat", "Cellar", "Gardens", "Library", "Militia", "Mine", "Moat", "Smithy", "Witch", "Workshop")
"""One on which no large decks are built: their games have ten times the choices, and take as much longer to review."""


def played(*names: str, seed: int = 3) -> Record:
    game = Game(Setup(KINGDOM, ("base-2e",), len(names), seed))
    return finish(game, [make_bot(name, seed) for name in names]).record(tuple(f"Player {seat}" for seat in range(len(names))))


@pytest.fixture(scope="module")
def uneven() -> tuple[Record, Review]:
    record = played("learned", "random")
    return record, review(record)


def together(review: Review, seat: int) -> float:
    one = review.seats[seat]
    return one.start + one.luck - one.lost + one.given


def test_everything_adds_up_to_the_result(uneven: tuple[Record, Review]) -> None:
    _, found = uneven
    assert [seat.result for seat in found.seats] == [1.0, 0.0]
    for seat in range(2):
        assert together(found, seat) == pytest.approx(found.seats[seat].result)
        assert sum(one.loss for one in found.decisions if one.seat == seat) == pytest.approx(found.seats[seat].lost)
    for turn in found.turns:
        for seat in range(2):
            assert turn.before[seat] + turn.luck[seat] + turn.choices[seat] == pytest.approx(turn.after[seat])
    for one in found.decisions:
        assert sum(one.before) == pytest.approx(1)
        assert sum(one.after) == pytest.approx(1)
        assert one.before[one.seat] - one.after[one.seat] == pytest.approx(one.loss)
        assert one.loss >= 0


def test_playing_by_chance_is_found_out(uneven: tuple[Record, Review]) -> None:
    _, found = uneven
    good, bad = found.seats
    assert good.parts["opening"].accuracy > 0.85
    assert bad.parts["opening"].accuracy < 0.5
    assert bad.accuracy.accuracy < good.accuracy.accuracy
    losses = [found.decisions[place].loss for place in bad.mistakes]
    assert losses == sorted(losses, reverse=True)
    assert all(found.decisions[place].best != found.decisions[place].answer for place in bad.mistakes)
    assert sum(part.decisions for part in bad.parts.values()) == bad.accuracy.decisions
    assert set(bad.parts) == set(PARTS)


def test_openings_are_compared(uneven: tuple[Record, Review]) -> None:
    record, found = uneven
    for seat, one in enumerate(found.seats):
        bought = [answer.cards[0] for player, answer in record.answers if player == seat and answer.verb == "buy"]
        assert [turn.turn for turn in one.opening] == [1, 2]
        opened = [name for turn in one.opening for name in turn.bought]
        assert opened == bought[: len(opened)]
        assert all(turn.learned for turn in one.opening)


def test_the_same_record_gets_the_same_review(uneven: tuple[Record, Review]) -> None:
    record, found = uneven
    again = first_decisions(record, learned_player())
    assert len(again) >= 6
    assert again == list(found.decisions[: len(again)])


def test_numpy_comes_to_the_same_review() -> None:
    pytest.importorskip("numpy")
    import deckwright.learn.player as module

    stored, header = read_stored(Path(module.__file__).with_name(WEIGHTS))
    record = played("big-money", "big-money-ultimate")
    with_numpy = first_decisions(record, Player(ArrayNetwork(stored), header))
    native = first_decisions(record, learned_player())
    assert [one.number for one in with_numpy] == [one.number for one in native]
    for one, other in zip(with_numpy, native, strict=True):
        assert one.best == other.best
        assert one.before == pytest.approx(other.before, abs=1e-3)


def test_a_card_that_is_kept_is_judged() -> None:
    """With Library: to keep an Action card is an answer like any other."""
    for seed in range(20):
        game, by_chance = Game(Setup(("Library", "Village", "Moat"), ("base-2e",), 2, seed, first=0)), RandomBot(seed)
        while not game.is_over and not ("keep" in game.decision.offers and game.answers_given < 400):
            game.answer(by_chance.decide(Position(game.state)))
        if not game.is_over:
            break
    seat, answer = game.state.asking, next(one for one in game.decision.answers() if one.verb == "keep")
    game.answer(answer)
    record = game.record(("One", "Other"))
    course = Course(record, learned_player())
    course.game, _ = Game.replay(record, keep=1), [course.step]
    course.game.undo()
    course.step(len(record.answers) - 1, seat, answer)
    assert course.decisions[-1].answer == str(answer)


def first_decisions(record: Record, player: Player) -> list[Judged]:
    """What is found in the first part of a game."""
    course = Course(record, player)
    for number, (seat, answer) in enumerate(record.answers[:16]):
        course.step(number, seat, answer)
    return course.decisions


def test_three_players_share_their_chances() -> None:
    record = played("big-money", "random", "big-money-ultimate")
    decisions = first_decisions(record, learned_player())
    assert len(decisions) >= 3
    for one in decisions:
        assert sum(one.before) == pytest.approx(1)
        assert len(one.before) == 3
    assert sum(chances_of((0.2, -0.1, -0.3, 0.0))) == pytest.approx(1)
    assert list(STRETCHES) == list(range(FEWEST_PLAYERS, MOST_PLAYERS + 1)), "every number of players has its own power"


def test_decisions_are_judged_by_what_the_seat_knows() -> None:
    """What lies hidden in decks and hands changes no figure."""
    compared = 0
    state, by_chance = Game(Setup(KINGDOM, ("base-2e",), 2, 11)).state, RandomBot(4)
    for number in range(60):
        position = Position(state)
        if number % 12 == 7 and len(list(position.decision.answers())) > 1:
            other = position.sample(99)
            assert _figures(state, number) == _figures(other, number)
            compared += 1
        give(state, by_chance.decide(position))
    assert compared >= 3


def _figures(state: State, seed: int) -> list[tuple[str, float]]:
    return [(str(one.answer), one.chance) for one in weigh(Position(state), learned_player(), seed)]


def test_what_it_would_do_itself_is_hardly_ever_a_mistake() -> None:
    game = Game(Setup(KINGDOM, ("base-2e",), 2, 21))
    record = finish(game, [LearnedBot(), LearnedBot()]).record()
    found = review(record)
    assert all(seat.accuracy.accuracy > 0.93 for seat in found.seats)


def test_a_game_that_goes_on_is_refused() -> None:
    record = played("big-money", "big-money")
    with pytest.raises(Problem) as refused:
        review(Record(record.setup, record.answers[:-1]))
    assert refused.value.code == "review-unfinished"


def test_the_command(uneven: tuple[Record, Review], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    record, found = uneven
    monkeypatch.setattr("deckwright.review.reviewing.review", lambda record, progress=None: found)
    path, plot = tmp_path / "game.txt", tmp_path / "review.svg"
    path.write_text(write_record(record), encoding="utf-8")
    assert data("review", str(path), "--json") == json.loads(json.dumps(found.as_dict()))
    text = said("review", str(path), "--plot", str(plot))
    worst = found.decisions[found.seats[1].mistakes[0]]
    assert f"{worst.best}" in text
    assert "Player 1" in text
    assert plot.read_text(encoding="utf-8").startswith("<?xml")
    for language in LANGUAGES[1:]:
        assert run("review", str(path), "--lang", language).exit_code == 0


def test_from_four_players_on_the_chances_are_called_rough(uneven: tuple[Record, Review]) -> None:
    """Games of two say nothing of it; the words are there in every language."""
    found = uneven[1]
    assert not found.rough
    assert [are_rough(players) for players in (2, 3, 4, 6)] == [False, False, True, True]
    course = Course(played("big-money", "big-money", "big-money", "big-money"), learned_player())
    nothing = (0.25,) * 4
    course.turns.append(TurnReview(0, 1, 0, nothing, nothing, nothing, nothing, 0))
    for seat, answer in course.record.answers:
        course.game.answer(answer, seat)
    assert course.finished().rough
    for language in LANGUAGES:
        translator, layout = Translator(language), Layout(100)
        lines = [" ".join(report(one, ["Ann", "Ben"], translator, layout)) for one in (found, replace(found, rough=True))]
        assert [" ".join(translator.message("review-rough").split()) in " ".join(line.split()) for line in lines] == [False, True]


def test_a_seat_is_judged_by_all_that_it_saw() -> None:
    """In every deal a card that was put onto the deck lies there."""
    setup = Setup(("Courtyard", *KINGDOM[1:]), ("base-2e", "intrigue-2e"), 2, 3)
    game = finish(Game(setup), [make_bot("random", 1), make_bot("random", 2)])
    course, found = Course(game.record(), learned_player()), 0
    for seat, answer in game.answers:
        course.game.answer(answer, seat)
        if course.game.is_over:
            break
        state = course.game.state
        position = _position_of_choice(state, course.game.recollection(state.asking), Answer("end turn"), 5)
        if position is not None:
            deck = position.memory.players[position.seat].places[Zone.DECK]
            for place, entry in enumerate(deck):
                if entry >= 0:
                    assert all(position.sample(deal).zones[position.seat * ZONES + Zone.DECK][place] == entry for deal in range(3))
                    found += len(set(deck)) > 1
    assert found > 3


def test_options_are_named_as_the_log_names_them() -> None:
    """With the numbers behind them, in every language."""
    kingdom = ("Pawn", "Steward", "Torturer", "Minion", "Nobles", *KINGDOM[:5])
    game = finish(Game(Setup(kingdom, ("base-2e", "intrigue-2e"), 2, 6)), [make_bot("random", 1), make_bot("random", 2)])
    course, numbered = Course(game.record(("Ann", "Ben")), learned_player()), 0
    for number, (seat, answer) in enumerate(game.answers):
        if answer.verb != "choose" or numbered == 12:
            course.game.answer(answer, seat)
            continue
        before = len(course.decisions)
        course.step(number, seat, answer)
        chosen = [seen for seen in course.game.log(-1, since=number) if seen.what == "choose"]
        for judged in course.decisions[before:]:
            numbered += any(seen.number >= 0 for seen in chosen)
            assert judged.numbers.items() >= {(seen.option, seen.number) for seen in chosen if seen.number >= 0}
            for language in LANGUAGES:
                say = Translator(language)
                logged = [say.event(seen, ("Ann", "Ben")).rpartition(": ")[2] for seen in chosen]
                assert all(words in mistake_said(judged, say) for words in logged)
    assert numbered == 12


def test_the_command_names_what_is_wrong(tmp_path: Path) -> None:
    record = played("big-money", "big-money")
    path = tmp_path / "game.txt"
    path.write_text(write_record(Record(record.setup, record.answers[:5])), encoding="utf-8")
    assert "not played to its end" in complaint("review", str(path))
