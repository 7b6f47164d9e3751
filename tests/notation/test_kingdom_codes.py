"""Kingdom codes: they come back as they were, and damage is noticed."""

import contextlib
import doctest
import hashlib
from dataclasses import replace
from importlib.resources import files
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from deckwright.cards import KINGDOM_SETS, SETS
from deckwright.errors import DamagedFile, Problem
from deckwright.notation import kingdom_code as module
from deckwright.notation.kingdom_code import SYMBOLS, Kingdom, read_code, used_sets, write_code
from deckwright.notation.kingdoms import parse_kingdom
from deckwright.notation.recommended import recommended


def table(name: str) -> list[list[str]]:
    return [line.split("\t") for line in files("deckwright.notation").joinpath(name).read_text("utf-8").splitlines()[1:]]


TABLE = table("card_numbers.tsv")
SETS_TABLE = table("set_numbers.tsv")
NAMES = [row[2] for row in TABLE]
LANDSCAPES = [row[2] for row in table("landscape_numbers.tsv")]
NOT_BUILT_IN = [row[1] for row in SETS_TABLE if row[1] not in KINGDOM_SETS]
EXAMPLE = Kingdom(("Cellar", "Gardens", "Market", "Moat", "Throne Room", "Witch"), ("base-2e",), 4)


def read_problem(text: str) -> DamagedFile:
    with pytest.raises(DamagedFile) as caught:
        read_code(text)
    return caught.value


def write_problem(kingdom: Kingdom) -> Problem:
    with pytest.raises(Problem) as caught:
        write_code(kingdom)
    return caught.value


def with_check(start: str) -> str:
    """A code with the right check symbols, whatever it says."""
    value = -module._number(start) * 32**3 % 32749
    return start + module._word(value).rjust(3, "0")


def test_examples() -> None:
    assert doctest.testmod(module).failed == 0


def test_published_codes_stay_as_they_are() -> None:
    for kingdom in recommended():
        if kingdom.id in PUBLISHED:
            assert write_code(Kingdom(kingdom.kingdom, kingdom.sets)) == PUBLISHED[kingdom.id]
            assert read_code(PUBLISHED[kingdom.id]) == Kingdom(kingdom.kingdom, kingdom.sets)


PUBLISHED = {
    "KING-1E-1": "17CSXXG06G6PH",
    "KING-2E-1": "165YJ5M26GY6V",
    "KING-2E-10": "12EV2P8PCVRG2AGP5E",
    "KING-S1-1": "11PA3QDTC7M86GHS9",
    "KING-2E-38": "13ZZWZKJ62XZ6QT82AGANX",
}


def test_tables_are_only_added_to() -> None:
    lines = ["\t".join(row) for row in TABLE[:498]]
    assert hashlib.sha256("\n".join(lines).encode()).hexdigest() == CARDS_HASH
    lines = ["\t".join(row) for row in SETS_TABLE[:23]]
    assert hashlib.sha256("\n".join(lines).encode()).hexdigest() == SETS_HASH


CARDS_HASH = "a429afcb037776fd0ad2b99880ba87ccfd84ac0d141131c3ef6c0874c298b1a9"
SETS_HASH = "1386ec6637e0eb8704da5a36614648ced9be430a79c0d741758e668a42c4f3b1"


def test_tables_are_whole() -> None:
    assert [int(row[0]) for row in TABLE] == list(range(len(TABLE)))
    assert [int(row[0]) for row in SETS_TABLE] == list(range(len(SETS_TABLE)))
    assert len({row[1] for row in TABLE}) == len({row[2] for row in TABLE}) == len(TABLE)
    assert len({row[1] for row in SETS_TABLE}) == len(SETS_TABLE) <= 64
    for _, slug, name, *_ in TABLE:
        assert slug == "-".join(name.lower().replace("'", "").replace("/", " ").split())


def test_every_card_that_can_be_played_has_a_number() -> None:
    for set_id in KINGDOM_SETS:
        assert set_id in [row[1] for row in SETS_TABLE]
        assert {card.name for card in SETS[set_id]} <= set(NAMES)


kingdoms_of_any_card = st.builds(
    Kingdom,
    st.lists(st.sampled_from(NAMES), min_size=1, max_size=10, unique=True).map(lambda names: tuple(sorted(names))),
    st.lists(st.sampled_from(NOT_BUILT_IN), min_size=1, max_size=10, unique=True).map(tuple),
    st.sampled_from((None, 2, 3, 4, 5, 6)),
)


@given(kingdoms_of_any_card)
def test_round_trip(kingdom: Kingdom) -> None:
    code = write_code(kingdom)
    assert read_code(code) == kingdom
    assert set(code) <= set(SYMBOLS)
    assert len(code) <= 25 or len(kingdom.sets) > 4


@given(st.data())
def test_round_trip_of_built_in_cards(data: st.DataObject) -> None:
    sets = tuple(data.draw(st.lists(st.sampled_from(KINGDOM_SETS), min_size=1, unique=True)))
    names = sorted({card.name for set_id in sets for card in SETS[set_id]})
    cards = tuple(sorted(data.draw(st.lists(st.sampled_from(names), min_size=1, max_size=10, unique=True))))
    code = write_code(Kingdom(cards, sets))
    assert read_code(code) == Kingdom(cards, used_sets(cards, sets))
    assert len(code) <= 22


@given(st.sets(st.integers(0, 5000), min_size=1, max_size=10), st.lists(st.integers(0, 63), max_size=10), st.integers(0, 7))
def test_round_trip_of_numbers_still_to_come(cards: set[int], sets: list[int], players: int) -> None:
    code = module._encode(module._Numbers(list(cards), sets, players))
    found = module._decode(module._number(code[1:-3]), 1)
    assert (set(found.cards), found.sets, found.players) == (cards, sets, players)


def test_order_of_cards_does_not_matter_but_order_of_sets_does() -> None:
    assert write_code(Kingdom(EXAMPLE.cards[::-1], EXAMPLE.sets, 4)) == write_code(EXAMPLE)
    both = ("Chancellor", "Harbinger", "Throne Room")
    assert write_code(Kingdom(both, ("base-1e", "base-2e"))) != write_code(Kingdom(both, ("base-2e", "base-1e")))


def test_sets_that_give_no_card_are_left_out() -> None:
    assert read_code(write_code(Kingdom(("Moat", "Village"), ("base-2e", "base-1e")))).sets == ("base-2e",)


def test_small_letters_hyphens_and_look_alikes_are_read() -> None:
    code = write_code(EXAMPLE)
    assert read_code(f"  {code.lower()[:4]}-{code.lower()[4:]} \n") == EXAMPLE
    assert read_code(code.replace("1", "I").replace("0", "o")) == EXAMPLE
    assert read_code(code.replace("1", "l")) == EXAMPLE


def test_every_single_wrong_letter_and_every_swap_is_noticed() -> None:
    code = write_code(EXAMPLE)
    for place in range(len(code)):
        for symbol in SYMBOLS:
            if symbol != code[place]:
                assert read_problem(code[:place] + symbol + code[place + 1 :]).code == "code-damaged"
    for first, second in combinations(range(len(code)), 2):
        if code[first] != code[second]:
            swapped = list(code)
            swapped[first], swapped[second] = code[second], code[first]
            assert read_problem("".join(swapped)).code == "code-damaged"


def test_a_letter_too_few_or_too_many_is_noticed() -> None:
    code = write_code(EXAMPLE)
    for place in range(len(code)):
        assert read_problem(code[:place] + code[place + 1 :]).code == "code-damaged"
    assert read_problem("").code == "code-damaged"
    assert read_problem(code * 10).code == "code-damaged"
    assert read_problem(with_check("1" + "Z" * 100)).code == "code-damaged"


def test_wrong_letters_are_named() -> None:
    code = write_code(EXAMPLE)
    assert read_problem(code[:3] + "U" + code[4:]).details["letter"] == "U"
    assert read_problem(code + "/").details["letter"] == "/"
    assert read_problem(code + "ą").code == "code-letter"


def test_newer_codes_are_said_to_be_newer() -> None:
    problem = read_problem(with_check("3ABCDEF"))
    assert (problem.code, problem.details) == ("code-version", {"version": 3, "known": 2})


MORE = Kingdom(("Cellar", "Moat"), ("base-2e",), None, ("Orchard", "Training"), "Village", colonies=True, shelters=True)


def test_landscapes_bane_colonies_and_shelters_come_back() -> None:
    """Version 2, and only where it is needed."""
    assert write_code(MORE)[0] == "2"
    assert read_code(write_code(MORE)) == MORE
    landscape, bane = replace(EXAMPLE, landscapes=("Way of the Mole",)), replace(EXAMPLE, bane="Village")
    for one in (landscape, bane, replace(EXAMPLE, colonies=True), replace(EXAMPLE, shelters=True)):
        assert write_code(one)[0] == "2"
        assert read_code(write_code(one)) == one
    assert write_code(EXAMPLE)[0] == "1"
    everything = Kingdom(tuple(NAMES[-10:]), tuple(row[1] for row in SETS_TABLE[-10:]), 6, tuple(LANDSCAPES[-4:]), NAMES[-11])
    assert read_code(write_code(everything)).landscapes == tuple(LANDSCAPES[-4:])


def test_what_a_code_can_not_say_is_named() -> None:
    problem = write_problem(replace(EXAMPLE, landscapes=("Trainng",)))
    assert (problem.code, problem.details["name"], problem.details["suggestion"]) == ("unknown-landscape", "Trainng", "Training")
    assert write_problem(replace(EXAMPLE, landscapes=tuple(LANDSCAPES[:5]))).code == "code-landscapes"
    assert write_problem(replace(EXAMPLE, bane="Moat")).code == "kingdom-doubled"
    problem = read_problem(module._encode(module._Numbers([3], [1], 0, [999])))
    assert (problem.code, problem.details["number"]) == ("code-landscape", "999")
    assert read_problem(module._encode(module._Numbers([3], [1], 0, bane=3))).code == "code-damaged"
    nothing_more = module._encode(module._Numbers([64], [1], 0))[1:-3]  # read as version 2: card 1 and nothing beside it
    assert read_problem(with_check("2" + nothing_more)).code == "code-damaged"


def test_what_nobody_can_play_yet_is_named() -> None:
    with pytest.raises(Problem) as caught:
        parse_kingdom(write_code(MORE))
    assert caught.value.code == "kingdom-missing"
    assert caught.value.details["missing"].startswith("Orchard, Training, Platinum")


def test_cards_and_sets_of_later_tables_are_named() -> None:
    problem = read_problem(module._encode(module._Numbers([3, 7, 4000], [1], 0)))
    assert (problem.code, problem.details["number"]) == ("code-card", "4000")
    problem = read_problem(module._encode(module._Numbers([3, 7], [1, 63], 0)))
    assert (problem.code, problem.details["number"]) == ("code-set", "63")


@pytest.mark.parametrize(
    "code",
    [
        module._encode(module._Numbers([], [1], 0)),
        module._encode(module._Numbers([1], [], 0)),
        module._encode(module._Numbers([1], [1, 1], 0)),
        module._encode(module._Numbers([1], list(range(11)), 0)),
        module._encode(module._Numbers([1], [1], 1)),
        module._encode(module._Numbers([1], [1], 7)),
        module._encode(module._Numbers(list(range(11)), [1], 0)),
        with_check("10" + module._encode(module._Numbers([1], [1], 0))[1:-3]),
    ],
)
def test_codes_that_nobody_writes_are_damaged(code: str) -> None:
    assert read_problem(code).code == "code-damaged"


@given(st.text(alphabet=SYMBOLS, max_size=40))
def test_every_word_is_read_or_refused(word: str) -> None:
    for text in (word, with_check("1" + word)):
        with contextlib.suppress(Problem):
            assert write_code(read_code(text))


@pytest.mark.parametrize(
    ("kingdom", "code"),
    [
        (Kingdom((), ("base-2e",)), "kingdom-empty"),
        (Kingdom(("Moat", "Moat"), ("base-2e",)), "kingdom-doubled"),
        (Kingdom(("Farm", "Harem"), ("intrigue-1e",)), "kingdom-doubled"),
        (Kingdom(tuple(NAMES[:11]), ("prosperity-1e",)), "kingdom-too-many"),
        (Kingdom(("Milita",), ("base-2e",)), "unknown-card"),
        (Kingdom(("Milita",), ("intrigue-1e",)), "unknown-card"),
        (Kingdom(("Merchant",), ("base-1e",)), "unknown-card"),
        (Kingdom(("Moat",), ("base-3e",)), "unknown-set"),
        (Kingdom(("Moat",), tuple(NOT_BUILT_IN[:11])), "code-sets"),
        (Kingdom(("Moat",), ("base-2e",), 1), "player-count"),
        (Kingdom(("Moat",), ("base-2e",), 7), "player-count"),
    ],
)
def test_what_has_no_code_is_refused(kingdom: Kingdom, code: str) -> None:
    assert write_problem(kingdom).code == code


def test_an_older_name_has_the_same_code() -> None:
    assert write_code(Kingdom(("Harem",), ("intrigue-2e",))) == write_code(Kingdom(("Farm",), ("intrigue-2e",)))
