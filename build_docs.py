"""Builds the documentation: ``docs/api.md`` from the docstrings (``--api``), or the whole site into ``site/``."""

from __future__ import annotations

import inspect
import re
import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent
GATHERED = ROOT / "build" / "docs"
API = ROOT / "docs" / "api.md"
PUBLIC = ("deckwright", "deckwright.bots", "deckwright.lang", "deckwright.text")
"""The modules whose names, as listed in ``__all__``, stay or change with a note in the changelog."""
TOP_PAGES = {"README.md": "index.md", "CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md"}
HEAD = """# Python interface

Four modules are public: their names stay, or change with a note in the [changelog](../CHANGELOG.md). Everything else may change at any
time; the other pages use parts of it to explain how things work. This page is made from the docstrings by
`.venv/bin/python build_docs.py --api`.
"""


def api_page() -> str:
    """Every public name: how it is called and what it is."""
    parts = [HEAD]
    for name in PUBLIC:
        module = import_module(name)
        parts.append(f"\n## `{name}`\n\n{_first_line(module)}\n\n| name | what it is |\n|---|---|\n")
        parts += [f"| `{_called(one, getattr(module, one))}` | {_about(module, one)} |\n" for one in module.__all__]
        for one in module.__all__:
            if inspect.isclass(getattr(module, one)) and name == "deckwright":
                parts += _members(one, getattr(module, one))
    return "".join(parts)


def _members(name: str, described: type) -> list[str]:
    """The public methods and properties of a class."""
    found = [(member, value) for member, value in vars(described).items() if not member.startswith("_")]
    found = [
        (member, value) for member, value in found if isinstance(value, property | classmethod | staticmethod) or inspect.isfunction(value)
    ]
    if not found:
        return []
    rows = [f"| `{_called(member, value)}` | {_first_line(getattr(value, '__func__', value))} |\n" for member, value in found]
    return [f"\n### `{name}`\n\n| name | what it does |\n|---|---|\n", *rows]


def _called(name: str, value: Any) -> str:
    """A name with its parameters, without types."""
    function = getattr(value, "__func__", value)
    if not inspect.isfunction(function):
        return name
    parameters = [one for one in inspect.signature(function).parameters.values() if one.name not in ("self", "cls")]
    shown = [f"{'*' if one.kind is one.VAR_POSITIONAL else ''}{one.name}" for one in parameters]
    return f"{name}({', '.join(shown)})"


def _about(module: Any, name: str) -> str:
    value = getattr(module, name)
    if name == "__version__":
        return "The version of the package."
    if inspect.isclass(value) or inspect.isroutine(value):
        return _first_line(value)
    return f"`{value!r}`" if isinstance(value, str | int | tuple) else f"a word of the [card language](language.md): {type(value).__name__}"


def _first_line(described: Any) -> str:
    """The first sentence of a docstring, as one cell of a table."""
    text = (inspect.getdoc(described) or "").split("\n\n")[0].replace("\n", " ")
    return text.replace("``", "`").replace("|", "\\|")


def gather() -> None:
    """All pages in one folder, with links that hold there; what lies outside the pages is named, not linked."""
    shutil.rmtree(GATHERED, ignore_errors=True)
    shutil.copytree(ROOT / "docs", GATHERED)
    for page, name in TOP_PAGES.items():
        shutil.copy(ROOT / page, GATHERED / name)
    for path in GATHERED.glob("*.md"):
        path.write_text(re.sub(r"(!?)\[([^\]]*)\]\(([^)\s]+)\)", _link, path.read_text(encoding="utf-8")), encoding="utf-8")


def _link(found: re.Match[str]) -> str:
    image, text, target = found[1], found[2], found[3]
    if target.startswith(("http", "#")):
        return found[0]
    page, anchor = re.fullmatch(r"(?:\.\./|docs/)?([^#]*)(#.*)?", target).groups(default="")  # type: ignore[union-attr]
    page = TOP_PAGES.get(page, page)
    return f"{image}[{text}]({page}{anchor})" if (GATHERED / page).exists() else text


def main() -> None:
    """What the command line asks for."""
    if "--api" in sys.argv[1:]:
        API.write_text(api_page(), encoding="utf-8")
        return
    gather()
    subprocess.run([str(Path(sys.executable).parent / "zensical"), "build", "--clean", "--config-file", "mkdocs.yml"], cwd=ROOT, check=True)


if __name__ == "__main__":
    main()
