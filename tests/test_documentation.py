"""What the documentation says is true: its examples run, its links lead somewhere, its tables are complete."""

from __future__ import annotations

import ast
import doctest
import re
from enum import IntEnum
from pathlib import Path

import build_docs
import pytest
import yaml
from fluent.runtime import FluentBundle, FluentResource
from typer.testing import CliRunner

from deckwright import cards, cli, lang
from deckwright.engine import events, places, program
from deckwright.engine.box import Listener
from deckwright.engine.game import Game
from deckwright.engine.state import Frame, Playing, State, Trigger
from deckwright.lang import Card
from deckwright.notation import scenario_file
from deckwright.notation.record import read_record
from deckwright.notation.scenario import run
from deckwright.notation.scenario_file import Scenario, read_scenario
from deckwright.text import LANGUAGES

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
PAGES = [*sorted(ROOT.glob("*.md")), *sorted(DOCS.glob("*.md"))]
FENCE = re.compile(r"^( *)```(\w*)\n(.*?)^\1```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")


def by_name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def blocks(path: Path, language: str) -> list[str]:
    """The fenced blocks of a page in one language."""
    return [body for _, named, body in FENCE.findall(text_of(path)) if named == language]


def rows(path: Path, heading: str = "") -> list[list[str]]:
    """The cells of the tables under a heading (without one, of the whole page), without their title rows."""
    text = text_of(path)
    if heading:
        text = re.split(r"^#{1,6} ", text.split(f"# {heading}\n", 1)[1], maxsplit=1, flags=re.MULTILINE)[0]
    lines = [line for line in text.splitlines() if line.startswith("|")]
    cells = [[cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]] for line in lines]
    return [row for row, after in zip(cells, [*cells[1:], [""]], strict=True) if set(row[0]) != {"-"} and set(after[0]) != {"-"}]


def anchors(path: Path) -> set[str]:
    headings = re.findall(r"^#+ (.+)$", FENCE.sub("", text_of(path)), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("path", PAGES, ids=by_name)
def test_examples_run(path: Path) -> None:
    source = "\n".join(body for body in blocks(path, "python") if ">>>" in body)
    example = doctest.DocTestParser().get_doctest(source, {}, by_name(path), str(path), 0)
    report: list[str] = []
    failed, _ = doctest.DocTestRunner().run(example, out=report.append)
    assert not failed, "".join(report)


@pytest.mark.parametrize("path", PAGES, ids=by_name)
def test_links_lead_somewhere(path: Path) -> None:
    for link in LINK.findall(FENCE.sub("", text_of(path))):
        if re.match(r"[a-z]+:", link):
            continue
        name, _, anchor = link.partition("#")
        target = (path.parent / name).resolve() if name else path
        assert target.exists(), f"{by_name(path)}: {link}"
        assert target.is_relative_to(ROOT), f"{by_name(path)}: {link}"
        assert not anchor or anchor in anchors(target), f"{by_name(path)}: {link}"


def test_the_readme_leads_to_every_page() -> None:
    links = {(ROOT / link.partition("#")[0]).resolve() for link in LINK.findall(text_of(ROOT / "README.md"))}
    assert set(PAGES) - links == {ROOT / "README.md"}


def test_the_readme_lists_every_command() -> None:
    listed = [row[0].strip("`") for row in rows(ROOT / "README.md", "Commands")]
    assert listed == [command.__name__ for command in cli.COMMANDS]


@pytest.mark.parametrize("path", PAGES, ids=by_name)
def test_terminal_samples_are_what_the_command_says(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DECKWRIGHT_LANG", "en")
    monkeypatch.setenv("COLUMNS", "80")
    for sample in blocks(path, "console"):
        command, *lines = sample.splitlines()
        typed = [line.removeprefix("> ") for line in lines if line.startswith("> ")]
        said = [line for line in lines if not line.startswith("> ")]
        result = CliRunner().invoke(cli.app, command.removeprefix("$ deckwright ").split(), input="\n".join(typed))
        assert result.stdout.splitlines()[: len(said)] == said, f"{by_name(path)}: {command}"


def run_scenario(text: str, folder: Path) -> Scenario:
    path = folder / "scenario.yaml"
    path.write_text(text, encoding="utf-8")
    scenario = read_scenario(path)
    run(scenario)
    return scenario


def test_scenarios_of_the_scenario_page_pass(tmp_path: Path) -> None:
    samples = blocks(DOCS / "scenarios.md", "yaml")
    assert samples
    for sample in samples:
        run_scenario(sample, tmp_path)


def test_the_scenario_page_is_complete() -> None:
    text = text_of(DOCS / "scenarios.md")
    listed = {word for row in rows(DOCS / "scenarios.md") for word in re.findall(r"`([^`]+)`", row[0])}
    assert set(scenario_file.KEYS) | {*scenario_file.SEAT_ZONES, "tokens", "mats"} <= listed
    assert {*scenario_file.PLAIN_PATHS, *(f"pN.{path}" for path in scenario_file.PLAYER_PATHS)} <= listed
    assert all(f"`{zone}`" in text for zone in scenario_file.SEEN_ZONES)
    spoken = {program.Verb.TAKE, program.Verb.LOOK, program.Verb.PUT_UNDER} ^ set(program.Verb)
    answers = [row[0].strip("`") for row in rows(DOCS / "scenarios.md", "Answers")]
    assert all(any(answer.startswith(verb.word) for answer in answers) for verb in spoken)
    decided = {row[0] for row in rows(DOCS / "scenarios.md", "Decisions of each card")}
    assert decided <= set(cards.card_names())


def used_words(tree: ast.AST) -> set[str]:
    return {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}


def words_of_cards() -> dict[str, set[str]]:
    """The words of the language that each card uses, in any of its versions, itself or through a pattern."""
    patterns = ast.parse(text_of(ROOT / "src/deckwright/lang/patterns.py"))
    inside = {node.name: used_words(node) for node in patterns.body if isinstance(node, ast.FunctionDef)}
    found: dict[str, set[str]] = {}
    for path in (ROOT / "src/deckwright/cards").glob("*.py"):
        tree = ast.parse(text_of(path))
        aliases = {alias.asname: alias.name for node in tree.body if isinstance(node, ast.ImportFrom) for alias in node.names}
        for call in (node for node in ast.walk(tree) if isinstance(node, ast.Call)):
            if isinstance(call.func, ast.Name) and call.func.id == "card" and isinstance(call.args[0], ast.Constant):
                words = {aliases.get(word, word) for word in used_words(call)}
                words = words.union(*(inside.get(word, set()) for word in words))
                found.setdefault(str(call.args[0].value), set()).update(words)
    return found


def test_the_language_page_has_every_word() -> None:
    listed = [row[0].strip("`") for row in rows(DOCS / "language.md")]
    assert sorted(listed) == sorted(lang.__all__)


def test_the_examples_of_the_language_page_use_their_words() -> None:
    words = words_of_cards()
    for word, _, example in rows(DOCS / "language.md"):
        assert not example or word.strip("`") in words[example], f"{example} does not use {word}"


def numbered(heading: str) -> dict[str, int]:
    return {row[1].strip("`"): int(row[0]) for row in rows(DOCS / "machine.md", heading)}


@pytest.mark.parametrize(
    ("heading", "members"),
    [
        ("Zones", program.Zone),
        ("Slots", program.Slot),
        ("Operations", program.Op),
        ("Verbs", program.Verb),
        ("Amounts", program.Term),
        ("Filters", program.Test),
        ("Happenings", program.Happening),
        ("The law of order", program.Effect),
    ],
)
def test_the_machine_page_has_every_number(heading: str, members: type[IntEnum]) -> None:
    assert numbered(heading) == {member.name: member.value for member in members}


def shown(value: object) -> str:
    """A field of a row as the page writes it."""
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(getattr(value, "value", value))


def test_the_machine_page_has_every_place_and_counter() -> None:
    listed = [[cell.strip("`") for cell in row] for row in rows(DOCS / "machine.md", "Places")]
    fields = ("name", "seen", "counted", "always", "lasting", "ordered", "path")
    assert listed == [[str(number), *(shown(getattr(row, name)) for name in fields)] for number, row in enumerate(places.PLACES)]
    listed = [[cell.strip("`") for cell in row] for row in rows(DOCS / "machine.md", "Counters")]
    of_counters = ("name", "of", "scores", "seen", "verb", "key", "native")
    assert listed == [[str(number), *(shown(getattr(row, name)) for name in of_counters)] for number, row in enumerate(places.COUNTERS)]


def test_the_machine_page_has_every_field() -> None:
    mentioned = set(re.findall(r"`(\w+)`", text_of(DOCS / "machine.md")))
    listed = {
        name for heading in ("The state", "Frames") for row in rows(DOCS / "machine.md", heading) for name in re.findall(r"\w+", row[0])
    }
    assert set(State.__slots__) | set(Frame.__slots__) == listed
    assert {*Trigger._fields, *Playing._fields, *Listener._fields} <= mentioned


def test_the_machine_page_has_every_event() -> None:
    listed = [name for row in rows(DOCS / "machine.md", "Events") for name in re.findall(r"`([^`]+)`", row[0])]
    assert sorted(listed) == sorted(events.KINDS)


def test_the_architecture_page_has_every_part() -> None:
    source = ROOT / "src/deckwright"
    listed = [row[0].strip("`") for row in rows(DOCS / "architecture.md", "Layers") if "," not in row[0]]
    folders = {path.parent.name for path in source.glob("*/__init__.py")}
    modules = {path.stem for path in (source / "engine").glob("[a-z]*.py")}
    mentioned = {name for row in rows(DOCS / "architecture.md", "Layers") for name in re.findall(r"`(\w+)`", row[0])}
    assert folders <= set(listed)
    assert modules <= mentioned


@pytest.fixture
def practised(monkeypatch: pytest.MonkeyPatch) -> dict[str, Card]:
    """The cards of the page about adding a card, in the set where the page puts them."""
    made: dict[str, Card] = {}
    for sentence in blocks(DOCS / "add-a-card.md", "python"):
        scope = {name: getattr(lang, name) for name in lang.__all__}
        before = set(scope)
        exec(re.sub(r"^   ", "", sentence, flags=re.MULTILINE) if sentence.startswith("   ") else sentence, scope)
        found = [value for name, value in scope.items() if name not in before and isinstance(value, Card)]
        made.update({card.name: card for card in found})
    monkeypatch.setitem(cards.SETS, "base-2e", (*cards.SETS["base-2e"], *made.values()))
    monkeypatch.setitem(cards._BY_NAME, "base-2e", {**cards._BY_NAME["base-2e"], **made})
    return made


def test_the_cards_of_the_page_about_adding_cards_work(practised: dict[str, Card], tmp_path: Path) -> None:
    assert set(practised) == {"Junk Dealer", "Upgrade"}
    samples = blocks(DOCS / "add-a-card.md", "yaml")
    assert len(samples) == 2
    for sample in samples:
        run_scenario(sample, tmp_path)
    upgrade = {
        "title": "Upgrade gains a card that costs exactly one more",
        "sets": ["base-2e"],
        "kingdom": ["Upgrade", "Village", "Workshop", "Smithy"],
        "seats": [{"hand": ["Upgrade", "Estate", "Copper"]}, {}],
        "script": [
            {"p0": "play Upgrade"},
            {"p0": "trash Estate"},
            {"legal": ["Silver", "Village", "Workshop"]},
            {"p0": "gain Village"},
            {"expect": {"p0.discard": ["Village"], "trash": ["Estate"]}},
        ],
    }
    run_scenario(yaml.safe_dump(upgrade, sort_keys=False), tmp_path)


def test_the_texts_of_the_page_about_adding_cards_can_be_read() -> None:
    texts = blocks(DOCS / "add-a-card.md", "ftl")
    for language, text in zip(LANGUAGES, texts, strict=True):
        bundle = FluentBundle([language])
        bundle.add_resource(FluentResource(text))
        for message in ("card-junk-dealer", "text-junk-dealer"):
            pattern = bundle.get_message(message).value
            assert pattern is not None
            said, mistakes = bundle.format_pattern(pattern, {"case": "accusative"})
            assert said
            assert not mistakes


def test_the_page_of_the_interface_is_complete() -> None:
    assert text_of(build_docs.API) == build_docs.api_page(), "run .venv/bin/python build_docs.py --api"


def test_every_page_is_in_the_navigation() -> None:
    listed = re.findall(r": ([a-z-]+\.md)$", text_of(ROOT / "mkdocs.yml"), re.MULTILINE)
    assert sorted(listed) == sorted([*build_docs.TOP_PAGES.values(), *(path.name for path in DOCS.glob("*.md"))])


def test_the_games_told_ended_as_told() -> None:
    told = re.findall(r"^## \w+, (\d+) to (\d+)$\n+^`(examples/games/\w+\.txt)`", text_of(DOCS / "learned-games.md"), re.MULTILINE)
    assert sorted(path for _, _, path in told) == sorted(by_name(path) for path in (ROOT / "examples" / "games").iterdir())
    for own, other, path in told:
        game = Game.replay(read_record(text_of(ROOT / path)))
        assert game.is_over
        assert game.scores() == (int(own), int(other))


def test_gathered_links_hold(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build_docs, "GATHERED", tmp_path / "docs")
    build_docs.gather()
    for path in (tmp_path / "docs").glob("*.md"):
        for target in LINK.findall(FENCE.sub("", text_of(path))):
            name, _, anchor = target.partition("#")
            if not target.startswith("http"):
                assert not name or (tmp_path / "docs" / name).exists(), f"{path.name}: {target}"
                assert not anchor or anchor in anchors(tmp_path / "docs" / (name or path.name)), f"{path.name}: {target}"


def test_make_help_tells_of_every_target() -> None:
    makefile = text_of(ROOT / "Makefile")
    (targets,) = re.findall(r"^\.PHONY: (.*)$", makefile, re.MULTILINE)
    assert set(targets.split()) == set(re.findall(r"^(\w+):.*## \w", makefile, re.MULTILINE))
