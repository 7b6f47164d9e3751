"""Bots that are programs of somebody else: whole games, and every way of failing."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from time import monotonic, sleep

import pytest

from deckwright.bots import finish, make_bot
from deckwright.bots import program as programs
from deckwright.bots.program import BotFailed, Program, program_named
from deckwright.bots.program_bot import Limits, ProgramBot, _question, legal_answers
from deckwright.engine.decision import Decision
from deckwright.engine.game import Game, Setup
from deckwright.engine.position import Position
from deckwright.errors import Problem
from deckwright.ladder.cells import Cell, Played, play_cell
from deckwright.ladder.climbing import ladder
from deckwright.ladder.contestants import Contestant, find_contestant
from deckwright.ladder.ladder_file import LadderFile
from deckwright.notation.kingdoms import parse_kingdom
from deckwright.text import LANGUAGES, translator
from tests.cli.commands import run
from tests.processes import is_running

HERE = Path(__file__).parent
MISBEHAVING = (sys.executable, str(HERE / "misbehaving_bot.py"))
EXAMPLE = (sys.executable, str(HERE.parent.parent / "examples" / "program_bot.py"))
KINGDOM = parse_kingdom("First Game")
PATIENT = Limits(decision=60.0, start=60.0)
IMPATIENT = Limits(decision=0.3, start=60.0)


def game(players: int = 2) -> Game:
    return Game(Setup(KINGDOM.cards, KINGDOM.sets, players, seed=4, first=0))


@pytest.fixture
def bot(request: pytest.FixtureRequest) -> Iterator[ProgramBot]:
    made = ProgramBot(request.param, PATIENT)
    yield made
    made.close()


@pytest.mark.parametrize("bot", [EXAMPLE], indirect=True)
def test_the_example_plays_game_after_game_in_one_process(bot: ProgramBot) -> None:
    for number in (1, 2):
        played = finish(game(), [bot, make_bot("random")])
        assert played.winners() == (0,)
        assert played.score_by_card(0)["Province"][0] >= 4
        bot.over(played.scores(), played.winners())
        assert bot._program is not None
        bot.begin(0, 2, KINGDOM.cards, KINGDOM.sets)
        assert bot._games == number + 1


def test_it_is_told_what_its_seat_sees_and_nothing_else() -> None:
    position = Position(game().state)
    told = json.loads(_question(position, 1, 7))
    assert told["tell"] == "ask"
    assert told["answers"] == [str(answer) for answer in position.decision.answers()]
    assert told["more_answers"] is False
    view = told["view"]
    assert view["seat"] == position.seat == 0
    assert sorted(view["seats"][0]["places"]["hand"]) == sorted(position.view.seats[0].cards("hand"))
    assert view["seats"][1]["places"]["hand"] == 5, "a number, no cards"
    assert view["seats"][1]["places"]["deck"] is None
    assert "zones" not in json.dumps(told)


@pytest.mark.parametrize(
    ("fails", "code", "last_words"),
    [
        ("crash", "bot-ended", "RuntimeError: a mistake of its own"),
        ("silence", "bot-silent", "thinking for long"),
        ("leaves", "bot-ended", "enough of this"),
        ("deaf", "bot-closed", None),
        ("long-line", "bot-flood", None),
        ("flood", "bot-wrong-message", None),
        ("not-json", "bot-not-json", None),
        ("not-an-object", "bot-not-json", None),
        ("deep", "bot-not-json", None),
        ("other-question", "bot-wrong-message", None),
        ("no-answer", "bot-wrong-message", None),
        ("illegal", "bot-illegal", None),
        ("nonsense", "bot-illegal", None),
        ("twice", "bot-unasked", None),
        ("no-start", "bot-ended", "no licence found"),
        ("other-protocol", "bot-wrong-start", None),
    ],
)
def test_every_way_of_failing(fails: str, code: str, last_words: str | None) -> None:
    bot = ProgramBot((*MISBEHAVING, fails, "1"), IMPATIENT if fails == "silence" else PATIENT)
    with pytest.raises(BotFailed) as failed:
        finish(game(), [bot, make_bot("big-money")])
    assert failed.value.code in ((code, "bot-flood", "bot-wrong-message") if fails in ("flood", "twice") else (code,))
    assert bot._program is None, "the process is gone"
    if last_words is not None:
        assert failed.value.last_words[-1] == last_words
    for language in LANGUAGES:
        assert "misbehaving_bot.py" in translator(language).problem(failed.value)


def test_a_slow_start_and_a_command_that_is_no_program() -> None:
    slow = ProgramBot((*MISBEHAVING, "slow-start"), Limits(start=0.2))
    with pytest.raises(BotFailed) as failed:
        slow.begin(0, 2, KINGDOM.cards, KINGDOM.sets)
    assert failed.value.code == "bot-silent"
    with pytest.raises(BotFailed) as failed:
        Program((str(HERE),))
    assert failed.value.code == "bot-not-started"


def test_a_program_that_never_reads_holds_nobody_up() -> None:
    program = Program((sys.executable, "-c", "import time; time.sleep(60)"))
    began = monotonic()
    program.tell(b"x" * 1_000_000)
    with pytest.raises(BotFailed, match="said nothing"):
        program.hear(0.2)
    assert monotonic() - began < 20


def test_a_program_that_stays_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(programs, "GOODBYE_SECONDS", 0.2)
    bot = ProgramBot((*MISBEHAVING, "stays"), PATIENT)
    bot.begin(0, 2, KINGDOM.cards, KINGDOM.sets)
    program = bot._program
    assert program is not None
    program.tell({"tell": "goodbye"})
    program.end(0.2)
    assert program._process.poll() is not None


@pytest.mark.skipif(not hasattr(os, "killpg"), reason="there are no process groups here")
def test_what_a_program_has_started_ends_with_it() -> None:
    with pytest.raises(BotFailed) as failed:
        finish(game(), [ProgramBot((*MISBEHAVING, "orphan", "1"), PATIENT), make_bot("big-money")])
    assert failed.value.code == "bot-ended"  # although its child holds its output open
    child, until = int(failed.value.last_words[-1]), monotonic() + 60
    while monotonic() < until and is_running(child):
        sleep(0.05)
    assert not is_running(child)


def test_answers_that_are_too_many_are_not_listed() -> None:
    hand = tuple(f"{name}" for name in ("Copper", "Silver", "Gold", "Estate", "Duchy", "Province", "Curse", "Moat", "Cellar", "Mine") * 2)
    decision = Decision(0, {"topdeck": hand}, least=17, most=17, ordered=True)
    answers, more = legal_answers(decision)
    assert more
    assert 1 < len(answers) <= 20
    assert all(len(answer.split(",")) == 17 for answer in answers)


def test_a_start_that_fails_again_and_again_is_not_tried_for_ever() -> None:
    bot = ProgramBot((*MISBEHAVING, "no-start"), PATIENT)
    failures = []
    for _ in range(5):
        with pytest.raises(BotFailed) as failed:
            bot.begin(0, 2, KINGDOM.cards, KINGDOM.sets)
        failures.append(failed.value)
    assert len({id(failure) for failure in failures}) == 3


def command(*words: str) -> str:
    from shlex import join

    return join(words)


def test_what_is_a_program() -> None:
    assert program_named(command(*EXAMPLE)) == EXAMPLE
    for text in ("learned", "random", "Big Money", "double-witch", "mine.strategy", "nobody here", "", "'"):
        assert program_named(text) is None
    with pytest.raises(Problem, match="can’t be run"):
        program_named("/bin/nothing-of-this-name --fast")


@pytest.mark.parametrize("seconds", [float("inf"), float("nan"), 0.0, -1.0])
def test_limits_that_are_none(seconds: float) -> None:
    """Infinity is nothing that a program could be told in JSON."""
    with pytest.raises(Problem) as refused:
        Limits(decision=seconds)
    assert refused.value.code == "bot-limit"
    with pytest.raises(Problem):
        Limits(start=seconds)


def test_a_ladder_goes_on_when_a_program_fails(tmp_path: Path) -> None:
    failing, file = command(*MISBEHAVING, "crash", "5"), tmp_path / "ladder.jsonl"
    found = ladder(failing, command(*EXAMPLE), "big-money", kingdoms=["First Game"], games=4, seed=2, jobs=1, file=file, limits=PATIENT)
    assert sum(played.games for played in found.played) == 12
    lost = {who: games for who, games, _ in found.forfeits()}
    assert lost == {failing: 8}
    against = found.duel(failing, "big-money")
    assert against is not None
    assert against.score == 0
    assert found.forfeits()[0][2].problem.last_words[-1] == "RuntimeError: a mistake of its own"
    good = found.duel(command(*EXAMPLE), "big-money")
    assert good is not None
    assert good.score > 0
    again = LadderFile(file, 2, 4, [KINGDOM])
    assert tuple(again.played.values()) == found.played, "the file tells the same"
    assert found.as_dict()["forfeits"][0]["code"] == "bot-ended"


def test_a_program_on_either_side_of_a_cell() -> None:
    pair: tuple[Contestant, Contestant] = (find_contestant("big-money"), find_contestant(command(*MISBEHAVING, "illegal", "1"), PATIENT))
    played: Played = play_cell(Cell(0, "a", "b"), KINGDOM, pair, 4, 1, "python")
    assert (played.wins, played.losses) == (4, 0)
    assert [(one.who, one.games, one.code) for one in played.forfeits] == [(1, 4, "bot-illegal")]


def test_the_report_of_a_ladder_names_it() -> None:
    shown = run("ladder", command(*MISBEHAVING, "crash", "1"), "big-money", "--kingdom", "First Game", "--games", "2", "--jobs", "1")
    assert shown.exit_code == 0
    told = " ".join(shown.stdout.split())
    assert "lost 2 games by default" in told
    assert "RuntimeError: a mistake of its own" in told


@pytest.mark.parametrize(("players", "ending"), [("2", "Player wins by default!"), ("3", "win by default!")])
def test_play_says_who_won_by_default(players: str, ending: str) -> None:
    words = ("play", "--seed", "5", "--players", players, "--bot", command(*MISBEHAVING, "crash", "2"))
    shown = run(*words, given="play treasures\nend turn\n" * 40)
    assert shown.exit_code == 0, shown.stderr
    lines = shown.stdout.splitlines()
    assert lines[-1].endswith(ending)
    assert "RuntimeError: a mistake of its own" in shown.stdout
    assert "exit status 1" in " ".join(shown.stdout.split())


def test_a_whole_game_in_the_terminal() -> None:
    shown = run("play", "--seed", "5", "--bot", command(*EXAMPLE), given="play treasures\nbuy Silver\nend turn\n1\n1 2\n0\n" * 200)
    assert "The game is over" in shown.stdout
    assert "by default" not in shown.stdout
