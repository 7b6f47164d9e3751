"""Catalogues and sources as data: which messages there are, which variables they use, which codes are raised."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import deckwright
from deckwright.text.catalogue import FOLDER

SOURCES = Path(deckwright.__file__).parent
PAGE = Path(__file__).parents[2] / "web" / "src"
"""The sources of the page in the browser, which reads the same catalogues."""
GRAMMAR = "case"
"""Attribute and variable that only languages with grammatical cases have."""


@dataclass
class Entry:
    """One message: its own and its attributes' variables, and the messages it is made from."""

    file: str
    variables: set[str] = field(default_factory=set)
    attributes: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)
    variants: set[str] = field(default_factory=set)


class _Collector(Visitor):
    def __init__(self, entry: Entry) -> None:
        self.entry = entry

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.entry.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.entry.references.add(node.id.name)

    def visit_Attribute(self, node: ftl.Attribute) -> None:  # noqa: N802
        self.entry.attributes.add(node.id.name)
        self.generic_visit(node)

    def visit_Variant(self, node: ftl.Variant) -> None:  # noqa: N802
        if isinstance(node.key, ftl.Identifier):
            self.entry.variants.add(node.key.name)
        self.generic_visit(node)


def resources(language: str) -> Iterator[tuple[str, ftl.Resource]]:
    """Every catalogue file of a language, parsed."""
    for path in sorted((FOLDER / language).glob("*.ftl")):
        yield path.name, FluentParser().parse(path.read_text(encoding="utf-8"))


@cache
def entries(language: str) -> dict[str, Entry]:
    """Every message of a language; one that is written twice is a mistake."""
    found: dict[str, Entry] = {}
    for name, resource in resources(language):
        for node in resource.body:
            if isinstance(node, ftl.Message):
                assert node.id.name not in found, f"{language}: {node.id.name} is written twice"
                found[node.id.name] = entry = Entry(name)
                _Collector(entry).visit(node)
    return found


def all_variables(language: str, message_id: str) -> set[str]:
    """The variables that a message needs, with those of the messages it is made from."""
    entry = entries(language)[message_id]
    return entry.variables.union(*(all_variables(language, reference) for reference in entry.references))


@cache
def modules() -> tuple[tuple[Path, str, ast.Module], ...]:
    """Every Python module of the package: where, its text, its tree."""
    texts = ((path, path.read_text(encoding="utf-8")) for path in sorted(SOURCES.rglob("*.py")))
    return tuple((path, text, ast.parse(text)) for path, text in texts)


@cache
def page_sources() -> dict[str, str]:
    """Every source of the page: where, and its text."""
    files = sorted(path for path in PAGE.rglob("*") if path.suffix in (".ts", ".svelte"))
    return {path.relative_to(PAGE).as_posix(): path.read_text(encoding="utf-8") for path in files}


def said_by_page() -> Iterator[tuple[str, str, set[str] | None]]:
    """Every message that the page says by its written id: where, which, and the arguments it is given, if they are written there."""
    for place, text in page_sources().items():
        for call in re.finditer(r'\bt\(\s*"([a-z0-9-]+)"\s*(\)|,\s*\{([^{}]*)\})?', text):
            if call[2] is None:
                yield place, call[1], None
            else:
                yield place, call[1], set(re.findall(r"(?:^|,)\s*(\w+)\s*(?=[:,]|$)", (call[3] or "").strip()))


@dataclass
class Raised:
    """One place that makes a problem."""

    place: str
    code: str
    details: set[str]


def raised() -> list[Raised]:
    """Every problem with a written code, wherever it is made."""
    kinds = _problem_classes()
    found = []
    for path, _, tree in modules():
        for call in (node for node in ast.walk(tree) if isinstance(node, ast.Call)):
            name = _name(call.func)
            if name in kinds or (name == "__init__" and isinstance(call.func, ast.Attribute) and _name(call.func.value) == "super"):
                first = call.args[0] if call.args else None
                if isinstance(first, ast.Constant) and isinstance(first.value, str):
                    details = {keyword.arg for keyword in call.keywords if keyword.arg is not None}
                    found.append(Raised(f"{path.name}:{call.lineno}", first.value, details))
    return found


def words_given_to(function: str, position: int) -> set[str]:
    """The words written as one argument of a function, everywhere."""
    calls = (node for _, _, tree in modules() for node in ast.walk(tree) if isinstance(node, ast.Call) and _name(node.func) == function)
    given = (call.args[position] for call in calls if len(call.args) > position)
    return {node.value for node in given if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def _problem_classes() -> set[str]:
    kinds, before = {"Problem"}, 0
    while len(kinds) > before:
        before = len(kinds)
        for _, _, tree in modules():
            classes = (node for node in ast.walk(tree) if isinstance(node, ast.ClassDef))
            kinds |= {node.name for node in classes if any(_name(base) in kinds for base in node.bases)}
    return kinds


def _name(node: ast.expr) -> str:
    if isinstance(node, ast.Call):
        return _name(node.func)
    return node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""
