"""The page is built when its sources change, and an installation goes on without it."""

from __future__ import annotations

import importlib.util
import os
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]


def _load() -> Any:
    spec = importlib.util.spec_from_file_location("build_web", ROOT / "build_web.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def builder(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.delenv("DECKWRIGHT_NO_WEB", raising=False)
    return _load()


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A project with a page that is not built yet."""
    for name, text in {
        "web/package.json": "{}",
        "web/package-lock.json": "{}",
        "web/src/main.ts": "// the page",
        "src/deckwright/text/en/web.ftl": "web-home = Home",
        "src/deckwright/web/__init__.py": "",
    }.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return tmp_path


def tools(tree: Path, monkeypatch: pytest.MonkeyPatch, build: str, node: str = "v22.20.0") -> None:
    """A Node and an npm of our own on the path; ``build`` is what npm does to build the page, with the target in $5."""
    folder = tree / "tools"
    folder.mkdir()
    npm = f'echo "$1" >> {tree}/calls\n[ "$1" = run ] || exit 0\n{build}\n'
    for name, script in {"node": f"echo {node}\n", "npm": npm}.items():
        (folder / name).write_text("#!/bin/sh\n" + script, encoding="utf-8")
        (folder / name).chmod(0o755)
    monkeypatch.setenv("PATH", os.pathsep.join((str(folder), "/bin", "/usr/bin")))


def calls(tree: Path) -> list[str]:
    return (tree / "calls").read_text(encoding="utf-8").split() if (tree / "calls").exists() else []


def note(tree: Path) -> str:
    path = tree / "src" / "deckwright" / "web" / "not-built.txt"
    return path.read_text(encoding="utf-8") if path.exists() else ""


def page(tree: Path) -> Path:
    return tree / "src" / "deckwright" / "web" / "static" / "index.html"


def test_the_page_is_built_once_and_again_when_a_source_changes(builder: Any, tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tools(tree, monkeypatch, 'echo page > "$5/index.html"')
    builder.initialize(tree)
    assert page(tree).read_text(encoding="utf-8") == "page\n"
    assert calls(tree) == ["ci", "run"]
    builder.initialize(tree)
    assert calls(tree) == ["ci", "run"]
    (tree / "src/deckwright/text/en/web.ftl").write_text("web-home = Start", encoding="utf-8")
    builder.initialize(tree)
    assert calls(tree) == ["ci", "run", "ci", "run"]
    (tree / "web/src/lib").mkdir()
    (tree / "web/src/lib/messages.ts").write_text("// made by the build itself", encoding="utf-8")
    assert builder.is_current(tree)


def test_a_failing_build_leaves_a_reason_and_no_old_page(
    builder: Any, tree: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    page(tree).parent.mkdir()
    page(tree).write_text("old", encoding="utf-8")
    tools(tree, monkeypatch, 'echo "one line"; echo "SyntaxError: no such thing" >&2; exit 3')
    builder.initialize(tree)
    assert note(tree) == "the build failed: SyntaxError: no such thing\n"
    assert not page(tree).exists()
    said = capsys.readouterr().err.splitlines()
    reason = "the build failed: SyntaxError: no such thing"
    assert said == [f"Deckwright is installed without its page for the browser ({reason}). Everything else works."]


@pytest.mark.parametrize("version", ["v18.19.0", "v20.18.3", "v21.7.1", "v22.11.0", "nonsense"])
def test_an_old_node_is_not_used(builder: Any, tree: Path, monkeypatch: pytest.MonkeyPatch, version: str) -> None:
    tools(tree, monkeypatch, "exit 1", version)
    monkeypatch.setattr(builder.platform, "machine", lambda: "x86_64")
    assert builder.dependencies(tree) == [builder.NODE_PACKAGE]
    monkeypatch.setattr(builder, "_node_of_package", lambda: None)
    builder.initialize(tree)
    assert note(tree) == "Node 20.19 or newer was not found\n"
    assert calls(tree) == []


def test_node_is_asked_for_only_where_it_is_needed(builder: Any, tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tree))
    monkeypatch.setattr(builder.platform, "machine", lambda: "armv7l")
    assert builder.dependencies(tree) == []
    monkeypatch.setattr(builder.platform, "machine", lambda: "x86_64")
    assert builder.dependencies(tree) == [builder.NODE_PACKAGE]
    monkeypatch.setenv("DECKWRIGHT_NO_WEB", "1")
    assert builder.dependencies(tree) == []
    monkeypatch.delenv("DECKWRIGHT_NO_WEB")
    tools(tree, monkeypatch, 'echo page > "$5/index.html"')
    assert builder.dependencies(tree) == []
    builder.initialize(tree)
    monkeypatch.setenv("PATH", str(tree))
    assert builder.dependencies(tree) == []


def test_the_page_can_be_left_out(builder: Any, tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DECKWRIGHT_NO_WEB", "1")
    tools(tree, monkeypatch, 'echo page > "$5/index.html"')
    builder.initialize(tree)
    assert calls(tree) == []
    assert note(tree) == "DECKWRIGHT_NO_WEB is set\n"
