"""The example of a bot plays whole games against a server that runs, as its page says."""

from __future__ import annotations

import importlib.util
import json
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from threading import Thread
from types import ModuleType
from typing import Any

import pytest

from tests.server.processes import ServerProcess

SCRIPT = Path(__file__).parents[2] / "examples" / "bot.py"
PERSON, BIG_MONEY = {"kind": "person"}, {"kind": "bot", "bot": "big-money"}


@pytest.fixture
def bot(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script as a module, without its pauses."""
    spec = importlib.util.spec_from_file_location("example_bot", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setattr(module, "PAUSE", 0)
    return module


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    one = ServerProcess(tmp_path)
    one.start()
    yield one
    one.end()


def asked(server: ServerProcess, path: str, body: object = None) -> Any:
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(f"http://{server.address}/api/{path}", data, timeout=30) as answer:
        return json.load(answer)


def new_table(server: ServerProcess, *seats: dict[str, str]) -> Any:
    return asked(server, "tables", {"kingdom": {"by": "name", "name": "First Game"}, "seats": seats, "name": "Ann"})


def check(said: str, result: Any) -> None:
    """What the bot said at the end is what the server says."""
    scores, winners = [seat["score"] for seat in result["seats"]], result["winners"]
    assert f"scores: {scores} winners: {winners}" in said.splitlines()


def test_it_plays_to_the_end_with_a_token(server: ServerProcess, bot: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    taken = new_table(server, PERSON, BIG_MONEY)
    bot.main(f"http://{server.address}", taken["table"], taken["token"])
    result = asked(server, f"tables/{taken['table']}/result")
    check(capsys.readouterr().out, result)
    assert {"Gold", "Silver"} < set(result["seats"][taken["seat"]]["deck"])


def test_two_of_them_finish_their_game_though_the_server_is_killed(
    server: ServerProcess, bot: ModuleType, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    taken = new_table(server, PERSON, PERSON)
    url, table, decisions, decide = f"http://{server.address}", taken["table"], count(1), bot.decide

    def decide_and_kill(decision: dict[str, Any]) -> Any:
        if next(decisions) == 20:
            server.kill()
            server.start()
        return decide(decision)

    monkeypatch.setattr(bot, "decide", decide_and_kill)
    other = Thread(target=bot.main, args=(url, table, taken["token"]), daemon=True)
    other.start()
    bot.main(url, table)
    other.join(60)
    captured = capsys.readouterr()
    check(captured.out, asked(server, f"tables/{table}/result"))
    assert captured.out.count("scores:") == 2
    assert captured.err.count("once more") >= 2


def test_the_script_says_what_is_wrong(server: ServerProcess) -> None:
    taken = new_table(server, PERSON, BIG_MONEY)

    def run(*arguments: str) -> str:
        ended = subprocess.run([sys.executable, str(SCRIPT), *arguments], capture_output=True, text=True, timeout=60, check=False)
        assert ended.returncode == 1
        assert "Traceback" not in ended.stderr
        return ended.stderr

    url = f"http://{server.address}"
    assert "token" in run(url, taken["table"], "wrong")
    assert "taken" in run(url, taken["table"])
    assert "no table" in run(url, "nowhere", "token")
    assert "python examples/bot.py" in run(url)
