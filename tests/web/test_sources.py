"""The page's sources are sound: every type fits, and Svelte has nothing to warn of."""

from __future__ import annotations

import subprocess

import pytest

from .node import WEB, need_node


@pytest.mark.parametrize("program", [["svelte-check/bin/svelte-check", "--fail-on-warnings"], ["typescript/bin/tsc", "--noEmit"]])
def test_types_and_warnings(program: list[str]) -> None:
    node = need_node()
    subprocess.run([node, "scripts/types.mjs"], cwd=WEB, check=True, timeout=120)
    command = [node, f"node_modules/{program[0]}", *program[1:]]
    done = subprocess.run(command, cwd=WEB, capture_output=True, text=True, check=False, timeout=280)
    assert done.returncode == 0, done.stdout + done.stderr
