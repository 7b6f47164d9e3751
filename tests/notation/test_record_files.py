"""Records: games come back as they were written, and every damage is named with its line."""

import contextlib
import doctest
import pickle
from dataclasses import replace
from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from deckwright.cards import KINGDOM_SETS
from deckwright.engine.answer import Answer, read_answer
from deckwright.engine.game import Game, Record, ReplayStopped, Setup
from deckwright.engine.randomness import commitment
from deckwright.engine.rules import RULES
from deckwright.errors import Problem
from deckwright.notation import record as module
from deckwright.notation.kingdoms import kingdom_cards, random_kingdom
from deckwright.notation.record import DamagedRecord, read_record, write_record

HEADER = """deckwright record 1
sets: base-2e
kingdom: Cellar, Market, Moat
players: 2
first: 0
seed: 7

"""
KEY = "00ff" * 16
HOSTED = HEADER.replace("seed: 7", f"key: {KEY}\ncommitment: {commitment(KEY)}")
ANSWERS = "p0: play treasures\np0: buy Silver\np1: play treasures\n"
WHOLE = HEADER + ANSWERS


def damage(text: str) -> DamagedRecord:
    with pytest.raises(DamagedRecord) as caught:
        read_record(text)
    return caught.value


def some_game(seed: int, sets: tuple[str, ...], players: int, answers: int, first: int | None = None) -> Game:
    """A game in which every decision gets one of its first few answers."""
    game = Game(Setup(random_kingdom(sets, seed), sets, players, seed, first))
    for number in range(answers):
        if game.is_over:
            break
        possible = list(islice(game.legal_answers(), 12))
        game.answer(possible[(seed + number * 7) % len(possible)])
    return game


def test_examples() -> None:
    assert doctest.testmod(module).failed == 0


def test_what_is_written() -> None:
    setup = Setup(("Cellar", "Market", "Moat"), ("base-2e",), 2, 7, 0)
    answers = ((0, Answer("play treasures")), (0, Answer("buy", ("Silver",))), (1, Answer("play treasures")))
    assert write_record(Record(setup, answers)) == WHOLE
    assert read_record(WHOLE) == Record(setup, answers)
    assert len(Game.replay(read_record(WHOLE)).answers) == 3


@given(
    st.integers(0, (1 << 64) - 1),
    st.lists(st.sampled_from(KINGDOM_SETS), min_size=1, unique=True).map(tuple),
    st.integers(2, 6),
    st.integers(0, 60),
    st.data(),
)
def test_games_come_back(seed: int, sets: tuple[str, ...], players: int, answers: int, data: st.DataObject) -> None:
    first = data.draw(st.none() | st.integers(0, players - 1))
    game = some_game(seed, sets, players, answers, first)
    record = read_record(write_record(game.record()))
    assert record == game.record()
    again = Game.replay(record)
    assert again.events == game.events
    assert again.scores() == game.scores()


setups = st.builds(
    Setup,
    st.lists(st.sampled_from(kingdom_cards(KINGDOM_SETS)), max_size=10, unique=True).map(tuple),
    st.permutations(KINGDOM_SETS).map(tuple),
    st.just(6),
    st.just(0),
    st.none() | st.integers(0, 5),
)
chances = st.integers(0, (1 << 64) - 1) | st.binary(min_size=32, max_size=32)
"""A seed, or the bytes of a key."""


def with_chance(setup: Setup, chance: int | bytes) -> Setup:
    return replace(setup, seed=chance) if isinstance(chance, int) else replace(setup, key=chance.hex())


@given(st.builds(with_chance, setups, chances))
def test_every_setup_comes_back(setup: Setup) -> None:
    assert read_record(write_record(Record(setup, ()))) == Record(setup, ())


def test_a_hosted_game() -> None:
    setup = Setup(("Cellar", "Market", "Moat"), first=0, key=KEY)
    assert write_record(Record(setup, ())) == HOSTED
    assert read_record(HOSTED) == Record(setup, ())
    without = "".join(line for line in HOSTED.splitlines(keepends=True) if not line.startswith("commitment"))
    assert read_record(without) == Record(setup, ())
    game = some_hosted_game(40)
    assert Game.replay(read_record(write_record(game.record()))).events == game.events


def some_hosted_game(answers: int) -> Game:
    game = Game(Setup(("Cellar", "Market", "Moat"), key=KEY), keep=1)
    for number in range(answers):
        possible = list(islice(game.legal_answers(), 12))
        game.answer(possible[number * 7 % len(possible)])
    return game


OTHER = commitment("ff" * 32)


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        (f"key: {KEY}", f"key: {KEY[1:]}", 6, "key-form"),
        (f"key: {KEY}", f"key: {KEY.upper()}", 6, "key-form"),
        (f"key: {KEY}", "key:", 6, "key-form"),
        (f"key: {KEY}", f"key: {KEY}\nseed: 7", 6, "seed-and-key"),
        (f"key: {KEY}", f"seed: 0\nkey: {KEY}", 7, "seed-and-key"),
        (f"key: {KEY}", "seed: 7", 7, "commitment-alone"),
        (f"key: {KEY}", f"key: {'0' * 64}", 7, "commitment-differs"),
        (commitment(KEY), OTHER, 7, "commitment-differs"),
        (commitment(KEY), "", 7, "commitment-form"),
        (commitment(KEY), commitment(KEY).upper(), 7, "commitment-form"),
        (commitment(KEY), "x" * 64, 7, "commitment-form"),
    ],
)
def test_damaged_keys_and_commitments(old: str, new: str, line: int, reason: str) -> None:
    problem = damage(HOSTED.replace(old, new, 1))
    assert (problem.code, int(problem.details["line"]), problem.record) == ("record-line", line, None)
    assert problem.details["reason"].code == reason


def test_keys_that_are_there_twice_or_not_at_all() -> None:
    assert damage(HOSTED.replace("first: 0", f"first: 0\nkey: {KEY}")).details["key"] == "key"
    assert damage(HOSTED.replace("first: 0", f"first: 0\ncommitment: {OTHER}")).code == "record-twice"
    assert damage(HOSTED.replace(f"key: {KEY}\ncommitment: {commitment(KEY)}\n", "")).details == {"key": "seed"}


def named(*lines: str) -> str:
    return WHOLE.replace("players: 2", "\n".join(("players: 2", *lines)), 1)


def test_names_are_written_and_read() -> None:
    record = replace(read_record(WHOLE), names=("Zoë, the #1", "Agnes"))
    text = write_record(record)
    assert "seed: 7\nname p0: Zoë, the #1\nname p1: Agnes\n\np0:" in text
    assert read_record(text) == read_record(text.replace("\n", "\r\n")) == record
    assert read_record(named("  name p1 :  Agnes  ")).names == ("", "Agnes")
    assert read_record(write_record(replace(record, names=("", "Agnes")))).names == ("", "Agnes")
    assert read_record(WHOLE).names == ()
    assert damage(text + "p0: dance\n").record == record, "names are kept when an answer is damaged"


names = st.text(st.characters(codec="utf-8"), max_size=40).map(lambda name: "".join(filter(str.isprintable, name)).strip())


@given(st.lists(names, min_size=6, max_size=6).map(tuple))
def test_every_name_comes_back(players: tuple[str, ...]) -> None:
    record = Record(Setup(("Cellar",), players=6), (), players if any(players) else ())
    assert read_record(write_record(record)) == record


@pytest.mark.parametrize(
    ("line", "code", "reason"),
    [
        ("name p2: Ada", "record-line", "record-seat"),
        ("name p0:", "record-line", "player-name"),
        ("name p0: " + "x" * 41, "record-line", "player-name"),
        ("name p0: a\tb", "record-line", "player-name"),
        ("name p00: Ada", "record-key", None),
        ("name p: Ada", "record-key", None),
        ("name 0: Ada", "record-key", None),
        ("name p0: Ada\nname p0: Ben", "record-twice", None),
    ],
)
def test_damaged_names(line: str, code: str, reason: str | None) -> None:
    problem = damage(named(line))
    assert (problem.code, problem.details["line"]) == (code, "6" if code == "record-twice" else "5")
    if reason:
        assert problem.details["reason"].code == reason


@pytest.mark.parametrize("name", ["a\nb", " Ada", "x" * 41, "\u200b"])
def test_a_name_that_could_not_be_read_again_is_not_written(name: str) -> None:
    with pytest.raises(Problem) as refused:
        write_record(replace(read_record(WHOLE), names=(name, "Ben")))
    assert refused.value.code == "player-name"


def test_comments_spaces_and_line_ends_do_not_matter() -> None:
    text = WHOLE.replace("players: 2", "# a note\n  players :  2   # two of us").replace("p0: buy Silver", "\n# now\np0:buy Silver # well")
    assert read_record(text) == read_record(WHOLE)
    assert read_record(WHOLE.replace("\n", "\r\n")) == read_record(WHOLE)
    assert read_record("\ufeff" + WHOLE) == read_record(WHOLE)
    shuffled = "deckwright record 1\nseed: 7\nfirst: 0\nplayers: 2\nkingdom: Cellar, Market, Moat\nsets: base-2e\n\n" + ANSWERS
    assert read_record(shuffled) == read_record(WHOLE)


def test_a_record_may_end_after_any_answer() -> None:
    whole = read_record(WHOLE)
    assert read_record(WHOLE.rstrip("\n")) == whole
    assert read_record(HEADER) == read_record(HEADER.rstrip("\n")) == Record(whole.setup, ())
    assert read_record(HEADER + "p0: play treasures\n") == Record(whole.setup, whole.answers[:1])


@pytest.mark.parametrize(
    "text", ["", "\n", "hello", "\0\0", "# deckwright record 1\n", "deckwright record\n", "Deckwright record 1", "\n" + WHOLE]
)
def test_other_texts_are_no_records(text: str) -> None:
    problem = damage(text)
    assert (problem.code, problem.record) == ("record-unrecognised", None)


def test_other_versions_are_refused() -> None:
    problem = damage(WHOLE.replace("record 1", "record 2"))
    assert (problem.code, problem.details) == ("record-version", {"version": 2, "known": 1})


@pytest.mark.parametrize("key", module.KEYS)
def test_missing_and_doubled_keys(key: str) -> None:
    lines = WHOLE.split("\n")
    place = next(number for number, line in enumerate(lines) if line.startswith(key))
    problem = damage("\n".join(lines[:place] + lines[place + 1 :]))
    assert (problem.code, problem.details) == ("record-missing", {"key": key})
    problem = damage("\n".join([*lines[:2], lines[place], *lines[2:]]) if place > 1 else "\n".join([*lines[:2], lines[1], *lines[2:]]))
    assert problem.code == "record-twice"
    assert problem.details["key"] == key


@pytest.mark.parametrize(
    ("old", "new", "code", "line", "reason"),
    [
        ("players: 2", "players: two", "record-number", 4, None),
        ("players: 2", "players: 1", "record-number", 4, None),
        ("players: 2", "players: 7", "record-number", 4, None),
        ("players: 2", "players:", "record-number", 4, None),
        ("players: 2", "players: ٢", "record-number", 4, None),
        ("first: 0", "first: 2", "record-number", 5, None),
        ("first: 0", "first: -1", "record-number", 5, None),
        ("first: 0", "first: nobody", "record-number", 5, None),
        ("seed: 7", f"seed: {1 << 64}", "record-number", 6, None),
        ("seed: 7", "seed: 7.5", "record-number", 6, None),
        ("seed: 7", "seed: " + "9" * 5000, "record-number", 6, None),
        ("base-2e", "base-3e", "record-line", 2, "unknown-set"),
        ("base-2e", "", "record-line", 3, "unknown-card"),
        ("Market", "Markt", "record-line", 3, "unknown-card"),
        ("Market", "Cellar", "record-line", 3, "kingdom-doubled"),
        ("Market", "Copper", "record-line", 3, "kingdom-basic"),
        ("Market", "", "record-line", 3, "unknown-card"),
        ("Cellar, Market, Moat", ", ".join(kingdom_cards(("base-2e",))[:11]), "record-line", 3, "kingdom-too-many"),
        ("seed: 7\n", "seed: 7\nwinner: 1\n", "record-key", 7, None),
        ("seed: 7\n", "seed: 7\nhello\n", "record-key", 7, None),
        ("seed: 7\n\n", "seed: 7\n", "record-key", 7, None),
    ],
)
def test_damaged_setups(old: str, new: str, code: str, line: int, reason: str | None) -> None:
    problem = damage(WHOLE.replace(old, new, 1))
    assert (problem.code, int(problem.details["line"]), problem.record) == (code, line, None)
    assert getattr(problem.details.get("reason"), "code", None) == reason


@pytest.mark.parametrize(
    ("bad", "reason"),
    [
        ("buy Silver", "record-answer-form"),
        ("p0 buy Silver", "record-answer-form"),
        ("seed: 7", "record-answer-form"),
        ("p0:", "answer-unreadable"),
        ("p0: by Silver", "answer-unreadable"),
        ("p0: buy", "answer-incomplete"),
        ("p0: buy Silvre", "unknown-card"),
        ("p0: buy Wharf", "unknown-card"),
        ("p2: buy Silver", "record-seat"),
        ("p999: buy Silver", "record-seat"),
        ("\0", "record-answer-form"),
    ],
)
def test_damaged_answers_leave_what_came_before(bad: str, reason: str) -> None:
    problem = damage(WHOLE.replace("p0: buy Silver", bad))
    assert (problem.code, int(problem.details["line"])) == ("record-line", 9)
    assert problem.details["reason"].code == reason
    assert problem.record is not None
    assert problem.record.answers == ((0, Answer("play treasures")),)
    assert len(Game.replay(problem.record).answers) == 1


def test_illegal_answers_are_found_by_playing_again() -> None:
    record = read_record(WHOLE.replace("buy Silver", "buy Province"))
    with pytest.raises(ReplayStopped) as caught:
        Game.replay(record)
    assert len(caught.value.game.answers) == 1


def test_damage_can_be_sent_between_processes() -> None:
    problem = pickle.loads(pickle.dumps(damage(WHOLE.replace("buy Silver", "buy Silvre"))))
    assert (type(problem), problem.code, int(problem.details["line"])) == (DamagedRecord, "record-line", 9)


@given(st.integers(0, len(WHOLE)))
def test_a_cut_file_gives_a_beginning_or_a_problem(length: int) -> None:
    whole = read_record(WHOLE)
    try:
        part = read_record(WHOLE[:length])
    except DamagedRecord as problem:
        if problem.record is None:
            return
        part = problem.record
    # The last answer may be shorter than it was (``buy Silver`` of two cards), so only those before it are compared.
    assert part.answers[:-1] == whole.answers[: max(len(part.answers) - 1, 0)]


@given(st.text(max_size=60), st.integers(0, len(WHOLE)), st.integers(0, 20))
def test_no_damage_breaks_it(noise: str, place: int, gone: int) -> None:
    with contextlib.suppress(Problem):
        Game.replay(read_record(WHOLE[:place] + noise + WHOLE[place + gone :]))
    with contextlib.suppress(Problem):
        Game.replay(read_record(HEADER + noise))


def test_a_record_says_under_which_rules_it_was_made() -> None:
    game = Game(Setup(("Cellar",), seed=1))
    game.answer("play treasures")
    text = write_record(game.record())
    assert f"\nrules: {RULES}\n" in text
    assert read_record(text) == game.record()
    assert read_record(text.replace(f"rules: {RULES}\n", "")).rules is None
    for bad in ("0", "x", "-1", "1.5", "99999999"):
        with pytest.raises(DamagedRecord) as problem:
            read_record(text.replace(f"rules: {RULES}", f"rules: {bad}"))
        assert problem.value.code == "record-number"


def test_a_record_of_other_rules_that_does_not_fit_says_so() -> None:
    game = Game(Setup(("Cellar",), seed=1))
    wrong = ((game.decision.player, read_answer("trash Province")),)
    for rules, code in ((None, "record-answer"), (RULES, "record-answer"), (RULES + 1, "record-rules")):
        with pytest.raises(ReplayStopped) as problem:
            Game.replay(Record(game.setup, wrong, rules=rules))
        assert problem.value.code == code
