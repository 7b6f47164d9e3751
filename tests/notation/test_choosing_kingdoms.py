"""Random kingdoms and kingdoms as people type them (CORE-20)."""

import contextlib
import doctest
from collections import Counter
from datetime import UTC, date, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from deckwright.cards import KINGDOM_SETS, SETS
from deckwright.errors import Problem
from deckwright.notation import kingdoms as module
from deckwright.notation.kingdom_code import Kingdom, write_code
from deckwright.notation.kingdoms import daily_kingdom, kingdom_cards, newest_first, parse_kingdom, random_kingdom

SEEDS = st.integers(0, (1 << 64) - 1)


def refused(text: str, **how: object) -> Problem:
    with pytest.raises(Problem) as caught:
        parse_kingdom(text, **how)  # type: ignore[arg-type]
    return caught.value


def test_examples() -> None:
    assert doctest.testmod(module).failed == 0


def test_the_choice_is_the_published_one() -> None:
    assert random_kingdom(("base-2e",), 0) == PUBLISHED_0
    assert random_kingdom(("base-1e", "base-2e"), (1 << 64) - 1, required=["Witch"], banned=["Moat"]) == PUBLISHED_LAST


PUBLISHED_0 = ("Bandit", "Chapel", "Festival", "Laboratory", "Mine", "Moneylender", "Remodel", "Smithy", "Throne Room", "Witch")
PUBLISHED_LAST = ("Festival", "Gardens", "Harbinger", "Market", "Militia", "Moneylender", "Spy", "Thief", "Vassal", "Witch")


def by_hand(names: list[str], seed: int, chosen: list[str]) -> tuple[str, ...]:
    """The specification once more, without the engine."""
    mask = (1 << 64) - 1

    def mix(value: int) -> int:
        value = (value ^ (value >> 30)) * 0xBF58476D1CE4E5B9 & mask
        value = (value ^ (value >> 27)) * 0x94D049BB133111EB & mask
        return value ^ (value >> 31)

    seed ^= 0x6B696E67646F6D73
    step = 0x9E3779B97F4A7C15
    state = mix((seed + step) & mask) << 64 | mix((seed + 2 * step) & mask) | 1
    while len(chosen) < 10:
        state = state * 0xDA942042E4DD58B5 % (1 << 128)
        chosen.append(names.pop((state >> 64) * len(names) >> 64))
    return tuple(sorted(chosen))


@given(SEEDS)
def test_the_choice_follows_the_specification(seed: int) -> None:
    names = sorted({card.name for set_id in ("base-2e", "base-1e") for card in SETS[set_id]})
    assert random_kingdom(("base-2e", "base-1e"), seed) == by_hand(names[:], seed, [])
    assert random_kingdom(("base-1e", "base-2e"), seed) == by_hand(names[:], seed, [])
    rest = [name for name in names if name not in ("Moat", "Witch")]
    assert random_kingdom(("base-1e", "base-2e"), seed, ["Moat"], ["Witch"]) == by_hand(rest, seed, ["Moat"])


@given(SEEDS, st.sets(st.sampled_from(KINGDOM_SETS), min_size=1), st.data())
def test_ten_different_cards_that_keep_the_wishes(seed: int, sets: set[str], data: st.DataObject) -> None:
    chosen = tuple(sorted(sets))
    names = kingdom_cards(chosen)
    required = data.draw(st.lists(st.sampled_from(names), max_size=10, unique=True))
    others = [name for name in names if name not in required]
    banned = data.draw(st.lists(st.sampled_from(others), max_size=len(names) - 10, unique=True))
    kingdom = random_kingdom(chosen, seed, required, banned)
    assert len(set(kingdom)) == 10
    assert set(required) <= set(kingdom) <= set(names) - set(banned)
    assert kingdom == random_kingdom(chosen, seed, tuple(reversed(required)), banned)


def test_every_card_is_chosen_about_as_often() -> None:
    counts = Counter(name for seed in range(2600) for name in random_kingdom(("base-2e",), seed))
    assert set(counts) == {card.name for card in SETS["base-2e"]}
    assert all(850 < count < 1150 for count in counts.values())


def test_names_are_read_kindly_and_bans_of_other_sets_do_no_harm() -> None:
    kingdom = random_kingdom(("base-2e",), 3, required=["throne room", "MOAT", "Moat"], banned=["Chancellor"])
    assert {"Throne Room", "Moat"} <= set(kingdom)


@pytest.mark.parametrize(
    ("how", "code"),
    [
        ({"required": kingdom_cards(("base-2e",))[:11]}, "random-required"),
        ({"required": ["Moat"], "banned": ["moat"]}, "random-both"),
        ({"banned": kingdom_cards(("base-2e",))[:17]}, "random-few"),
        ({"required": ["Chancellor"]}, "unknown-card"),
        ({"banned": ["Milita"]}, "unknown-card"),
        ({"required": ["Copper"]}, "kingdom-basic"),
        ({"sets": ("base-3e",)}, "unknown-set"),
        ({"sets": ()}, "random-few"),
        ({"sets": ("basic",)}, "unknown-set"),
        ({"seed": -1}, "seed-range"),
        ({"seed": 1 << 64}, "seed-range"),
    ],
)
def test_impossible_wishes_are_named(how: dict[str, object], code: str) -> None:
    with pytest.raises(Problem) as caught:
        random_kingdom(**{"sets": ("base-2e",), "seed": 1, **how})  # type: ignore[arg-type]
    assert caught.value.code == code


def test_the_newer_edition_comes_first() -> None:
    assert newest_first(("base-1e", "base-2e", "seaside-1e")) == ("base-2e", "base-1e", "seaside-1e")
    assert newest_first(("seaside-1e", "base-1e", "seaside-2e")) == ("seaside-2e", "seaside-1e", "base-1e")


def test_parse_a_recommended_kingdom() -> None:
    assert parse_kingdom("First Game").sets == ("base-2e",)
    assert parse_kingdom("First Game", edition="1e").sets == ("base-1e",)
    assert parse_kingdom("prima partita", kingdom_names={"KING-1E-1": ["Prima partita"]}).sets == ("base-1e",)
    problem = refused("Level Up")
    assert problem.code == "kingdom-missing"
    assert "Training" in problem.details["missing"]


def test_parse_a_list() -> None:
    assert parse_kingdom(" village ,throne-room, Moat,") == Kingdom(("Village", "Throne Room", "Moat"), ("base-2e",))
    assert parse_kingdom("Chancellor, Throne Room, Harbinger").sets == ("base-2e", "base-1e")
    assert parse_kingdom("Chancellor, Throne Room", sets=("base-1e", "base-2e")).sets == ("base-1e",)
    assert parse_kingdom("Village").cards == ("Village",)
    assert parse_kingdom("wieś, Moat", translated_cards={"Wieś": "Village", "Miedziaki": "Copper"}).cards == ("Village", "Moat")


def test_parse_a_code() -> None:
    kingdom = Kingdom(("Chancellor", "Harbinger", "Moat"), ("base-2e", "base-1e"), 4)
    assert parse_kingdom(write_code(kingdom)) == kingdom
    assert parse_kingdom(write_code(kingdom).lower()) == kingdom
    problem = refused(write_code(Kingdom(("Moat", "University"), ("base-2e", "alchemy-1e"))))
    assert (problem.code, problem.details["missing"]) == ("kingdom-missing", "University")
    assert refused(write_code(kingdom)[:-1] + "?").code == "code-letter"


@pytest.mark.parametrize(
    ("text", "code", "near"),
    [
        ("", "kingdom-empty", None),
        (" , ", "kingdom-empty", None),
        ("Moat,,Village", "kingdom-empty", None),
        ("Milita, Moat", "unknown-card", "Militia"),
        ("Frist Game", "unknown-kingdom", "First Game"),
        ("Smithi", "unknown-kingdom", "Smithy"),
        ("Moat, Copper", "kingdom-basic", None),
        ("Moat, moat", "kingdom-doubled", None),
        (", ".join(kingdom_cards(("base-2e",))[:11]), "kingdom-too-many", None),
        ("12345", "code-damaged", None),
        ("\0", "kingdom-empty", None),
    ],
)
def test_mistakes_are_named(text: str, code: str, near: str | None) -> None:
    problem = refused(text)
    assert (problem.code, problem.details.get("suggestion")) == (code, near)


def test_misspelt_translations_get_a_suggestion() -> None:
    assert refused("Wioeś, Moat", translated_cards={"Wieś": "Village"}).details["suggestion"] == "Wieś"
    assert refused("Village, Moat", sets=("seaside",)).code == "unknown-set"


@given(st.text(max_size=40))
def test_nothing_typed_breaks_it(text: str) -> None:
    with contextlib.suppress(Problem):
        parse_kingdom(text)


def test_the_kingdom_of_a_day_never_changes() -> None:
    day = daily_kingdom(date(2026, 11, 16))
    assert day.cards == random_kingdom(("base-2e", "seaside-1e"), 20261116)
    assert day.cards == (
        "Bazaar", "Gardens", "Island", "Merchant", "Merchant Ship", "Moat", "Poacher", "Sea Hag", "Smithy", "Smugglers"
    )  # fmt: skip
    assert parse_kingdom("Daily 2026-11-16") == day
    assert daily_kingdom(date(2026, 11, 17)) != day


def test_today_is_the_day_by_universal_time() -> None:
    before, found, after = datetime.now(UTC).date(), parse_kingdom("daily"), datetime.now(UTC).date()
    assert found in (daily_kingdom(before), daily_kingdom(after))


@pytest.mark.parametrize("day", ["yesterday", "2026-13-01", "2026-02-30", "0"])
def test_a_day_that_is_none_is_refused(day: str) -> None:
    with pytest.raises(Problem) as problem:
        parse_kingdom(f"daily {day}")
    assert problem.value.code == "daily-date"
