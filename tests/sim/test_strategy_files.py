"""Strategy files: what they may say, and that every mistake is named with its place."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from deckwright.cards import card_names
from deckwright.engine.box import open_box
from deckwright.errors import DamagedFile, Problem
from deckwright.sim.conditions import OF_CARD, PLAIN, WORDS, Fact, Sign
from deckwright.sim.policy import ALWAYS, compile_strategy, defaults
from deckwright.sim.strategy_file import OPTIONS, SELECTORS, VERBS, parse_strategy, read_strategy
from deckwright.text import LANGUAGES, catalogue, translator

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "strategies.md").read_text(encoding="utf-8")
BOX = open_box(("base-2e",), ("Chapel", "Smithy", "Village"))


@pytest.fixture(autouse=True)
def _strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogue, "STRICT", True)


def mistake(text: str) -> tuple[str, ...]:
    """Line, column, expected, found and suggestion of the mistake in a text."""
    with pytest.raises(DamagedFile) as caught:
        parse_strategy(text, "menu.strategy")
    problem = caught.value
    assert problem.code == "strategy-expected"
    assert problem.details["file"] == "menu.strategy"
    for language in LANGUAGES:
        sentence = translator(language).problem(problem)
        assert sentence.startswith(f"menu.strategy:{problem.details['line']}:{problem.details['column']}: ")
    return tuple(str(problem.details[name]) for name in ("line", "column", "expected", "found", "suggestion"))


def condition(text: str) -> tuple[float, ...]:
    """A condition in numbers."""
    return compile_strategy(parse_strategy(f"buy: Smithy if {text}"), BOX).conditions[0]


def test_a_whole_file() -> None:
    strategy = parse_strategy(
        "# a comment\nname: Mine  # of my own\nabout: tries: things\nneeds: Chapel, Village\n\n"
        "buy: Province; Gold if coins > 5;;\n  Smithy if n < 2;\n\ttrash with Chapel: Curse\n else worst\nbuy: Silver\nset aside: best\n"
    )
    assert (strategy.name, strategy.about) == ("Mine", "tries: things")
    assert strategy.needs == {"Chapel", "Smithy", "Village"}
    assert [line.what for line in strategy.section("buy")] == ["Province", "Gold", "Smithy", "Silver"]
    assert [(line.what, line.last_resort) for line in strategy.section("trash", "Chapel")] == [("Curse", False), ("worst", True)]
    assert strategy.section("trash") == ()


def test_the_name_is_the_files_unless_it_says_otherwise(tmp_path: Path) -> None:
    path = tmp_path / "my-own-menu.strategy"
    path.write_text("\ufeffbuy: Gold\nname:\n", encoding="utf-8")
    assert read_strategy(path).name == "my own menu"


MISTAKES = [
    ("buy: Province\n  Smitty if n < 2", ("2", "3", "card", "Smitty", "Smithy")),
    ("buy: Province; Gold; Smithi", ("1", "22", "card", "Smithi", "Smithy")),
    ("buy: smithy", ("1", "6", "card", "smithy", "Smithy")),
    ("buy: victory", ("1", "6", "card", "victory", "victories")),
    ("Smithy", ("1", "1", "section", "Smithy", "")),
    ("  bu", ("1", "3", "section", "bu", "")),
    ("Buy: Gold", ("1", "1", "section", "Buy", "buy")),
    ("trsh: Gold", ("1", "1", "section", "trsh", "trash")),
    ("buy: Gold\n setaside: Gold", ("2", "2", "section", "setaside", "set aside")),
    ("trash with Chappel: Gold", ("1", "12", "card", "Chappel", "Chapel")),
    ("buy with Smithy: Gold", ("1", "10", "no-asker", "Smithy", "")),
    ("choose: mat", ("1", "1", "asker", "choose", "")),
    ("choose with Chancellor: discrd", ("1", "25", "option", "discrd", "discard")),
    ("needs: Smithy, Chapell", ("1", "16", "card", "Chapell", "Chapel")),
    ("buy: else Gold", ("1", "6", "no-else", "else", "")),
    ("trash: else worst if turn > 2", ("1", "19", "no-condition", "if", "")),
    ("buy: Gold if coin > 5", ("1", "14", "fact", "coin", "coins")),
    ("buy: Gold if", ("1", "6", "card", "Gold if", "Gold")),
    ("buy: Gold if turn >", ("1", "20", "fact", "", "")),
    ("buy: Gold if ;", ("1", "6", "card", "Gold if", "Gold")),
    ("buy: Gold if turn > 2 2", ("1", "23", "and-or", "2", "")),
    ("buy: Gold if (turn > 2", ("1", "23", "bracket", "", "")),
    ("buy: Gold if n(Silver > 2", ("1", "23", "bracket", ">", "")),
    ("buy: Gold if n(Silvr) > 2", ("1", "16", "card", "Silvr", "Silver")),
    ("buy: Gold if n() > 2", ("1", "16", "card", ")", "")),
    ("buy: Gold if pile > 2", ("1", "14", "fact", "pile", "pile(Silver)")),
    ("trash: junk if n > 2", ("1", "16", "fact", "n", "n(Silver)")),
    ("buy: Gold if turn ? 2", ("1", "19", "fact", "?", "")),
    ("buy: Gold if turn < 1000001", ("1", "21", "small-number", "1000001", "")),
    ("buy: Gold if " + "(" * 200, ("1", "134", "short-condition", "(", "")),
]


@pytest.mark.parametrize(("text", "place"), MISTAKES, ids=[text.replace("\n", " ")[:40] for text, _ in MISTAKES])
def test_mistakes_are_named_with_their_place(text: str, place: tuple[str, ...]) -> None:
    assert mistake(text) == place


def test_every_expectation_has_words_and_a_test() -> None:
    message = (ROOT / "src" / "deckwright" / "text" / "en" / "strategies.ftl").read_text(encoding="utf-8")
    worded = set(re.findall(r"^    \[([a-z-]+)\]", message.split("}, found")[0], re.MULTILINE))
    sources = "".join(
        (ROOT / "src" / "deckwright" / "sim" / name).read_text(encoding="utf-8") for name in ("conditions.py", "strategy_file.py")
    )
    used = {word for word in re.findall(r'"([a-z-]+)"', "".join(re.findall(r"(?:Mistake|_wrong)\(.*", sources))) if word in worded}
    assert {expected for _, (_, _, expected, _, _) in MISTAKES} == worded == used


def test_sentences() -> None:
    with pytest.raises(DamagedFile) as caught:
        parse_strategy("buy: Province\n  Gold;Smitty", "menu.strategy")
    assert translator("en").problem(caught.value) == "menu.strategy:2:8: expected a card, found ‘Smitty’: did you mean ‘Smithy’?"
    with pytest.raises(DamagedFile, match="buy:") as caught:
        parse_strategy("play: Smithy", "menu.strategy")
    assert caught.value.code == "strategy-no-buy"
    with pytest.raises(DamagedFile, match="buy:"):
        parse_strategy("buy:", "menu.strategy")


def test_files_that_can_not_be_read(tmp_path: Path) -> None:
    latin = tmp_path / "latin.strategy"
    latin.write_bytes(b"buy: Gold # caf\xe9")
    for path, code in (
        (tmp_path, "file-is-folder"),
        (tmp_path / "nowhere.strategy", "file-missing"),
        (tmp_path / "no" / "where.strategy", "folder-missing"),
        (latin, "file-not-text"),
        (Path("\0.strategy"), "file-unreadable"),
    ):
        with pytest.raises(DamagedFile) as caught:
            read_strategy(path)
        assert caught.value.code == code
        assert "Errno" not in str(caught.value)


def test_a_kingdom_without_a_needed_card_is_refused() -> None:
    strategy = parse_strategy("name: Both\nneeds: Wharf\nbuy: Witch; Smithy; Gold")
    with pytest.raises(Problem) as caught:
        compile_strategy(strategy, BOX)
    assert translator("en").problem(caught.value) == "the strategy ‘Both’ needs cards that this kingdom lacks: Wharf, Witch"


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("n < 2", (Fact.OWN, 8, Sign.NUMBER, 2, Sign.LESS)),
        ("2 > n", (Fact.OWN, 8, Sign.NUMBER, 2, Sign.LESS)),
        ("P <= 4", (Fact.PILE, 5, Sign.NUMBER, 4, Sign.AT_MOST)),
        ("4 >= provinces", (Fact.PILE, 5, Sign.NUMBER, 4, Sign.AT_MOST)),
        ("M != 1", (Fact.MONEY, Sign.NUMBER, 1, Sign.EQUAL, Sign.NOT)),
        ("E = -1", (Fact.GAINS_LEFT, Sign.NUMBER, 0, Sign.NUMBER, 1, Sign.SUBTRACT, Sign.EQUAL)),
        ("not turn or buys and coins", (Fact.TURN, Sign.NOT, Fact.BUYS, Fact.COINS, Sign.AND, Sign.OR)),
        ("turn + 2 * deck < 1.5", (Fact.TURN, Sign.NUMBER, 2, Fact.DECK, Sign.MULTIPLY, Sign.ADD, Sign.NUMBER, 1.5, Sign.LESS)),
        ("(turn - 2) / deck", (Fact.TURN, Sign.NUMBER, 2, Sign.SUBTRACT, Fact.DECK, Sign.DIVIDE)),
        ("theirs(Wharf)", (Fact.THEIRS, -1)),
    ],
)
def test_conditions_in_numbers(text: str, numbers: tuple[float, ...]) -> None:
    assert condition(text) == numbers


def test_kinds_of_cards_and_last_resorts() -> None:
    policy = compile_strategy(
        parse_strategy("buy: Gold; Smithy\ntrash: victories; terminals; else Silver; else treasures\nembargo: unwanted\nplay: Smithy"), BOX
    )
    names = BOX.names
    trash, embargo = policy.choice(7, -1), policy.choice(14, -1)
    assert [names[kind] for kind, _ in trash.wanted] == ["Estate", "Duchy", "Province", "Chapel", "Smithy"]
    assert [names[kind] for kind in trash.last_resort][:3] == ["Silver", "Gold", "Copper"]
    assert sorted(trash.last_resort) == list(range(len(names)))
    assert [names[kind] for kind, _ in embargo.wanted] == ["Village", "Chapel", "Silver", "Copper", "Province", "Duchy", "Estate", "Curse"]
    assert [(names[kind], when == ALWAYS) for kind, when in policy.play] == [("Smithy", True), ("Village", True), ("Chapel", False)]


def test_a_card_that_gains_follows_the_menu_but_never_gains_itself() -> None:
    box = open_box(("base-1e",), ("Feast", "Laboratory", "Thief"))
    policy = compile_strategy(parse_strategy("buy: Province; Feast; Laboratory; Silver"), box)
    wanted = [box.names[kind] for kind, _ in policy.choice(5, box.kinds["Feast"]).wanted]
    assert wanted[:3] == ["Province", "Laboratory", "Silver"]
    assert "Feast" not in wanted
    assert [box.names[kind] for kind, _ in policy.choice(5, box.kinds["Thief"]).wanted] == ["Gold", "Silver"]
    own = compile_strategy(parse_strategy("buy: Province\ngain with Feast: Feast"), box)
    assert [box.names[kind] for kind, _ in own.choice(5, box.kinds["Feast"]).wanted] == ["Feast"]


def test_playing_with_a_card() -> None:
    box = open_box(("base-2e",), ("Smithy", "Throne Room", "Village"))
    usual = compile_strategy(parse_strategy("buy: Gold"), box)
    assert [box.names[kind] for kind, _ in usual.play] == ["Throne Room", "Village", "Smithy"]
    assert usual.choice(0, box.kinds["Throne Room"]).wanted == usual.play
    own = compile_strategy(parse_strategy("buy: Gold\nplay with Throne Room: Smithy"), box)
    assert [box.names[kind] for kind, _ in own.choice(0, box.kinds["Throne Room"]).wanted] == ["Smithy"]


def order_of_play(*cards: str, own: str = "") -> list[tuple[str, str]]:
    """In which order Actions are played, and when: always, with an Action to spare, or where the defaults say so."""
    box = open_box(("base-1e",), cards)
    policy = compile_strategy(parse_strategy(f"buy: Gold\n{own}"), box)
    spare = (float(Sign.NUMBER), 1.0, float(Fact.ACTIONS), float(Sign.LESS))
    terms = [() if when == ALWAYS else policy.conditions[when] for _, when in policy.play]
    whens = ["always" if not one else "spare" if spare in (one, one[-5:-1]) else "said" for one in terms]
    return [(box.names[kind], when) for (kind, _), when in zip(policy.play, whens, strict=True)]


def test_with_actions_to_spare_cards_are_drawn_first_and_thrown_off_last() -> None:
    assert order_of_play("Cellar", "Library", "Militia", "Moat", "Smithy", "Village") == [
        ("Village", "always"),
        ("Smithy", "spare"),
        ("Moat", "spare"),
        ("Militia", "spare"),
        ("Cellar", "always"),
        ("Library", "said"),
        ("Militia", "always"),
        ("Smithy", "always"),
        ("Moat", "always"),
    ]


def test_the_order_is_by_cost_where_no_action_can_be_to_spare() -> None:
    assert order_of_play("Militia", "Moat", "Smithy", "Witch") == [(card, "always") for card in ("Witch", "Militia", "Smithy", "Moat")]


def test_a_default_that_says_when_holds_with_actions_to_spare_too() -> None:
    found = order_of_play("Cellar", "Remodel", "Village")
    assert found == [("Village", "always"), ("Remodel", "spare"), ("Cellar", "always"), ("Remodel", "said")]
    assert order_of_play("Cellar", "Smithy", "Village", own="play: Smithy") == [
        (card, "always") for card in ("Smithy", "Village", "Cellar")
    ]


# The page


def test_examples_of_the_page() -> None:
    examples = re.findall(r"```strategy\n(.*?)```", PAGE, re.DOTALL)
    assert examples
    for text in examples:
        parse_strategy(text)


def test_the_page_names_everything() -> None:
    facts = {int(number): names for number, names in re.findall(r"^\| (\d+) \| (.+?) \|", PAGE, re.MULTILINE)}
    for word, fact in {**PLAIN, **OF_CARD}.items():
        assert word in facts[int(fact)], word
    assert len(facts) == len(Fact)
    for word in (*WORDS, *SELECTORS, *VERBS, *OPTIONS):
        assert f"`{word}" in PAGE or f'"{word}"' in PAGE, word
    for sign in Sign:
        assert str(int(sign)) in PAGE, sign


# Whatever is in a file, it is read or refused

WORD = st.one_of(
    st.sampled_from([*WORDS, *SELECTORS, *VERBS, *OPTIONS, *card_names(), "name", "about", "needs", "with", "if", "else", "n"]),
    st.sampled_from([*":;#(),<=+-*/07\t\n", "<=", ">=", "!=", "\n  ", "  ", "1.5"]),
    st.text(max_size=3),
)
TEXT = st.one_of(st.text(max_size=60), st.lists(WORD, max_size=25).map(" ".join), st.lists(WORD, max_size=25).map("".join))


@settings(max_examples=400, deadline=None)
@given(TEXT, st.lists(WORD, max_size=12).map(" ".join))
@example("", "9" * 400)
@example("", "-" * 119 + "1")
@example("", " ".join(["not"] * 119) + " n")
@example("", " + ".join(["n"] * 60))
@example("", "n" + " / 0" * 50)
@example("", "(" * 59 + "n" + ")" * 59)
def test_every_text_is_read_or_refused(text: str, words: str) -> None:
    for whole in (text, f"buy: Gold\n{text}", f"buy: Gold if {words}\ntrash: junk if {words}"):
        try:
            compile_strategy(parse_strategy(whole), BOX)
        except Problem as problem:
            translator("en").problem(problem)


def test_defaults_answer_every_verb() -> None:
    assert {section.verb for section in defaults().sections} == set(VERBS)
