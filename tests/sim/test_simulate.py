"""Simulations from Python: the same result from whoever plays, and what it says."""

from __future__ import annotations

import doctest
import pickle
from pathlib import Path

import pytest

import deckwright
from deckwright import Problem, UnknownName, simulate, tournament
from deckwright.sim import match as match_module
from deckwright.sim import simulate as simulate_module
from deckwright.sim.match import play_match
from deckwright.sim.result import match_result
from deckwright.sim.strategy_file import parse_strategy
from deckwright.sim.tally import Tally

MONEY = "name: Money\nbuy: Province; Gold; Silver"
WITCH = "name: Witches\nbuy: Province; Witch if n < 2; Gold; Silver"
SMITHY = "name: Smithies\nbuy: Province; Gold; Smithy if n < 2; Silver"


def test_examples() -> None:
    assert doctest.testmod(deckwright).failed == 0
    assert doctest.testmod(simulate_module).failed == 0


def test_the_same_result_whatever_the_number_of_processes() -> None:
    alone, *others = (simulate(WITCH, MONEY, games=1100, seed=5, jobs=jobs) for jobs in (1, 2, 3))
    for other in others:
        assert other.tally == alone.tally
        assert other.rows() == alone.rows()
        assert other.turn_rows() == alone.turn_rows()


def test_the_same_result_in_pieces_of_any_size(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = simulate(WITCH, MONEY, games=300, seed=5, jobs=1)
    monkeypatch.setattr(match_module, "CHUNK", {"python": 7, "native": 11})
    first = play_match(whole.match, 100)
    first.add(play_match(whole.match, 200, first=100))
    assert first == whole.tally


def test_seeds() -> None:
    one, again, other = (simulate(WITCH, MONEY, games=60, seed=seed, jobs=1) for seed in (1, 1, 2**64 - 1))
    assert one.tally == again.tally != other.tally
    assert 0 <= simulate(MONEY, MONEY, games=1).match.seed < 1 << 32


def test_counts_agree_with_each_other() -> None:
    result = simulate(WITCH, MONEY, SMITHY, games=240, seed=3, jobs=1)
    tally = result.tally
    assert result.games == 240 == tally.province_endings + tally.pile_endings + tally.unfinished
    assert sum(one.score.value for one in result.standings) == pytest.approx(1)
    assert sum(one.wins for one in result.standings) + tally.ties == 240
    for one in result.standings:
        assert one.wins + one.ties + one.losses == 240
        assert one.moving_first.games == 80
        assert one.moving_later.games == 160
        whole = (one.moving_first.value * 80 + one.moving_later.value * 160) / 240
        assert one.score.value == pytest.approx(whole, abs=0.01)
    assert result.first_seat.games == 240
    assert result.length.short <= result.length.median <= result.length.long
    assert result.turns.value == pytest.approx(3 * result.length.mean.value, rel=0.05)
    assert result.standing("Witches").score.value > 0.8


def test_turns_tell_where_money_and_points_were() -> None:
    result = simulate(WITCH, MONEY, games=100, seed=3, jobs=1)
    table = {(row["strategy"], row["turn"]): row for row in result.turn_rows()}
    assert table["Money", 1]["points"] == 3
    assert table["Money", 1]["coins"] + table["Money", 2]["coins"] == pytest.approx(7)
    assert table["Witches", 1]["games"] == 100
    assert "Silver" in table["Money", 1]["bought"]
    assert any("Witch" in table["Witches", turn]["bought"] for turn in range(1, 8))
    assert sum(lead.score.games for lead in result.leads) <= 100
    assert all(0 <= lead.score.value <= 1 for lead in result.leads)


def test_until_goes_on_until_the_intervals_are_narrow() -> None:
    result = simulate(WITCH, MONEY, until=0.03, seed=1, jobs=1)
    again = simulate(WITCH, MONEY, until=0.03, seed=1, jobs=2)
    assert result.widest <= 0.03
    assert again.tally == result.tally
    assert simulate(WITCH, MONEY, games=result.games, seed=1).tally == result.tally
    limited = simulate(SMITHY, MONEY, until=0.0001, games=1300, seed=1)
    assert limited.games == 1300
    assert limited.widest > 0.0001
    assert not limited.interrupted


def test_fixed_seats() -> None:
    result = simulate(MONEY, MONEY, games=50, seed=1, jobs=1, alternate=False)
    assert [one.name for one in result.standings] == ["Money (1)", "Money (2)"]
    assert [one.moving_first.games for one in result.standings] == [50, 0]
    assert result.first_seat.value == result.standings[0].score.value


def test_strategies_by_name_by_file_by_text_or_ready(tmp_path: Path) -> None:
    file = tmp_path / "mine.strategy"
    file.write_text("buy: Province; Gold; Silver\n", encoding="utf-8")
    ready = parse_strategy(MONEY)
    result = simulate("big money", file, str(file), ready, "buy: Province; Gold; Silver", games=6, seed=1)
    assert [one.name for one in result.standings] == ["Big Money", "mine (1)", "mine (2)", "Money", "strategy"]


def test_kingdoms() -> None:
    needed = simulate(WITCH, SMITHY, games=2, seed=1).match
    assert (needed.kingdom, needed.sets) == (("Smithy", "Witch"), ("base-2e",))
    assert simulate(MONEY, MONEY, games=2, seed=1).match.kingdom == ()
    assert simulate(MONEY, MONEY, games=2, seed=1, kingdom=[]).match.kingdom == ()
    assert len(simulate(MONEY, SMITHY, kingdom="First Game", games=2, seed=1).match.kingdom) == 10
    older = simulate(WITCH, MONEY, games=2, seed=1, sets=["base-1e"]).match
    assert older.sets == ("base-1e",)
    mixed = simulate("buy: Wharf; Silver", "buy: Adventurer; Silver", games=2, seed=1).match
    assert set(mixed.sets) == {"base-1e", "seaside-1e"}


@pytest.mark.parametrize(
    ("code", "strategies", "options"),
    [
        ("player-count", [MONEY], {}),
        ("player-count", [MONEY] * 7, {}),
        ("seed-range", [MONEY, MONEY], {"seed": -1}),
        ("seed-range", [MONEY, MONEY], {"seed": 1 << 64}),
        ("games-number", [MONEY, MONEY], {"games": 0}),
        ("until-width", [MONEY, MONEY], {"until": 1.0}),
        ("unknown-engine", [MONEY, MONEY], {"engine": "steam"}),
        ("unknown-set", [MONEY, WITCH], {"sets": ["base-9e"]}),
        ("unknown-card", [MONEY, WITCH], {"kingdom": "Smithy, Which"}),
        ("strategy-needs", [MONEY, WITCH], {"kingdom": "Smithy, Village"}),
        ("unknown-card", [MONEY, WITCH], {"sets": ["seaside-1e"]}),
        (
            "strategies-need-more",
            ["buy: Moat; Chapel; Cellar; Village; Smithy; Market", "buy: Witch; Mine; Festival; Laboratory; Militia"],
            {},
        ),
    ],
)
def test_what_is_refused(code: str, strategies: list[str], options: dict[str, object]) -> None:
    with pytest.raises(Problem) as refusal:
        simulate(*strategies, **options)  # type: ignore[arg-type]
    assert refusal.value.code == code


def test_an_unknown_strategy_is_refused() -> None:
    with pytest.raises(UnknownName):
        simulate("Big Monkey", MONEY)


def test_a_mistake_in_a_process_comes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    def lost(*_: object) -> Tally:
        raise Problem("worker-lost")

    monkeypatch.setitem(match_module.PLAYERS_OF_GAMES, "python", lost)
    with pytest.raises(Problem, match="a process that was playing games was stopped from outside"):
        simulate(MONEY, MONEY, games=600, seed=1, jobs=2, engine="python")


def test_a_process_that_dies_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    import os

    def die(*_: object) -> Tally:
        os._exit(9)

    monkeypatch.setitem(match_module.PLAYERS_OF_GAMES, "python", die)
    with pytest.raises(Problem) as refusal:
        simulate(MONEY, MONEY, games=600, seed=1, jobs=2, engine="python")
    assert refusal.value.code == "worker-lost"


def test_progress_is_told_and_an_interruption_keeps_what_is_known() -> None:
    heard: list[tuple[int, int]] = []
    simulate(MONEY, MONEY, games=600, seed=1, jobs=1, engine="python", progress=lambda played, planned: heard.append((played, planned)))
    assert heard == [(250, 600), (500, 600), (600, 600)]

    def stop(played: int, _: int) -> None:
        if played >= 500:
            raise KeyboardInterrupt

    for jobs in (1, 2):
        result = simulate(MONEY, MONEY, games=2000, seed=1, jobs=jobs, engine="python", progress=stop)
        assert result.interrupted
        assert 500 <= result.games < 1000
        assert sum(one.wins for one in result.standings) + result.tally.ties == result.games


def test_a_result_of_no_games_can_be_shown() -> None:
    match = simulate(MONEY, MONEY, games=1, seed=1).match
    data = match_result(match, match.empty_tally(), interrupted=True).as_dict()
    assert data["games"] == data["games_per_second"] == data["mean_turns"] == 0


def test_results_travel() -> None:
    result = simulate(WITCH, MONEY, games=20, seed=1, jobs=1)
    assert pickle.loads(pickle.dumps(result)) == result


def test_tournament_of_four() -> None:
    result = tournament(MONEY, SMITHY, WITCH, "buy: Province; Militia if n < 2; Gold; Silver", games=120, seed=9)
    again = tournament(MONEY, SMITHY, WITCH, "buy: Province; Militia if n < 2; Gold; Silver", games=120, seed=9, jobs=1)
    assert result.rows() == again.rows()
    assert result.games == 6 * 120
    assert result.ranking[0] == 2
    assert result.ranking[-1] == 0
    assert len(result.pair_rows()) == 6
    assert sum(place.rating.value for place in result.places) == pytest.approx(4 * 1500)
    matrix = result.matrix()
    for row in range(4):
        assert matrix[row][row] is None
        for column in range(row):
            assert (matrix[row][column] or 0.0) + (matrix[column][row] or 0.0) == pytest.approx(1)
    assert {row["seed"] for row in result.pair_rows()} == {9 + 120 * number for number in range(6)}
    assert all(row["kingdom"] == ["Militia", "Smithy", "Witch"] for row in result.pair_rows())


def test_a_pair_of_a_tournament_is_a_match() -> None:
    result = tournament(MONEY, SMITHY, WITCH, games=40, seed=9, jobs=1)
    row = result.pair_rows()[-1]
    alone = simulate(SMITHY, WITCH, kingdom=row["kingdom"], games=40, seed=row["seed"], jobs=1)
    assert alone.tally == result.pairs[1, 2].tally


def test_many_strategies_play_with_what_each_pair_needs() -> None:
    many = ["buy: Moat; Chapel; Cellar; Village; Smithy; Market", "buy: Witch; Mine; Festival; Laboratory", "buy: Militia; Silver"]
    with pytest.raises(Problem) as refusal:
        tournament(*many, "buy: Library; Throne Room; Bureaucrat; Remodel; Workshop", games=2, seed=1)
    assert refusal.value.code == "strategies-need-more"
    result = tournament(*many, games=2, seed=1, jobs=1)
    assert [len(row["kingdom"]) for row in result.pair_rows()] == [10, 7, 5]


def test_a_tournament_needs_two() -> None:
    with pytest.raises(Problem) as refusal:
        tournament(MONEY)
    assert refusal.value.code == "tournament-few"


def test_an_interrupted_tournament_rates_what_was_played() -> None:
    def stop(played: int, planned: int) -> None:
        assert planned == 6 * 300
        if played >= 850:
            raise KeyboardInterrupt

    result = tournament(MONEY, SMITHY, WITCH, MONEY, games=300, seed=1, jobs=1, engine="python", progress=stop)
    assert result.interrupted
    assert len(result.pairs) == 3
    assert result.cell(1, 3) is None
    assert result.names == ("Money (1)", "Smithies", "Witches", "Money (2)")
