"""The native machine under AddressSanitizer and UndefinedBehaviorSanitizer: built apart, played on in a process of its own."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from deckwright.native import alphabet
from deckwright.sim import native_alphabet

ROOT = Path(__file__).parent.parent.parent
PROGRAM = """
import sys
sys.path.insert(0, {root!r})
import importlib.util
spec = importlib.util.spec_from_file_location("deckwright.native._machine", {module!r})
module = importlib.util.module_from_spec(spec)
spec.loader.exec_module(module)
sys.modules["deckwright.native._machine"] = module
import deckwright.native
assert deckwright.native.machine() is module
from tests.native.comparing import compare_random_game
from deckwright.sim.bench import run_workload
from deckwright.notation.scenario import run_file
from pathlib import Path
games = [compare_random_game(f"sanitized/{{number}}") for number in range(25)]
for workload in "ABCDE":
    run_workload(workload, 200, engine="native")
from random import Random
from tests.native import wrong_input
for number in range(40):
    random = Random(f"sanitized/{{number}}")
    wrong_input.try_wrong_answers(random)
    wrong_input.try_damaged_state(random)
    wrong_input.try_damaged_box(random)
    wrong_input.try_damaged_policy(random)
    wrong_input.try_strange_calls(random)
from tests.native import test_outgrown
for name in test_outgrown.CROWDS:
    test_outgrown.test_a_table_goes_on_without_a_word(name)
test_outgrown.test_64_kinds_of_cards()
test_outgrown.test_matches_count_what_outgrew_the_machine()
test_outgrown.test_games_of_a_batch_that_outgrow_the_machine()
from tests.env import test_leaks, test_vector
test_vector.test_games_go_on_for_ever_and_say_how_they_ended(6)
test_vector.test_threads_change_nothing()
test_vector.test_saved_games_can_be_put_back()
test_vector.test_wrong_actions_move_no_game()
test_leaks.test_observations_and_masks_stay_when_hidden_cards_are_dealt_again()
from deckwright.search import think
from tests.search.games import positions
for players in (2, 3, 6):
    for state in positions(players, players, 4, 25):
        think(state, simulations=24, seed=1)
from tests.solve.test_second_thoughts import look_at_a_few_games
look_at_a_few_games()
files = sorted(Path({scenarios!r}).rglob("*.yaml"))
for path in files:
    run_file(path, "native")
print(len(games), len(files), "clean")
"""


def preloaded(compiler: str, name: str) -> str:
    found = subprocess.run([compiler, f"-print-file-name={name}"], capture_output=True, text=True, check=True).stdout.strip()
    return found if os.path.isabs(found) else ""


@pytest.mark.timeout(1200)  # to compile it with all checks takes minutes on a busy machine
def test_no_sanitizer_complains(tmp_path: Path) -> None:
    nanobind = pytest.importorskip("nanobind")
    compiler = shutil.which("g++") or shutil.which("c++")
    library = preloaded(compiler, "libasan.so") if compiler else ""
    errors = preloaded(compiler, "libstdc++.so") if compiler else ""  # the sanitizer looks for its errors before the module brings it
    if not compiler or not library:
        pytest.skip("no C++ compiler with sanitizers")
    module = tmp_path / f"_machine{sysconfig.get_config_var('EXT_SUFFIX')}"
    binding = Path(nanobind.include_dir())
    folders = (binding, binding.parent / "ext" / "robin_map" / "include", sysconfig.get_path("include"))
    flags = ["-std=c++20", "-Og", "-g1", "-fPIC", "-fno-omit-frame-pointer", "-fvisibility=hidden"]
    sanitizers = ["-fsanitize=address,undefined", "-fno-sanitize=vptr", "-fno-sanitize-recover=all"]
    sources = [binding.parent / "src" / "nb_combined.cpp", ROOT / "src" / "deckwright" / "native" / "machine" / "module.cpp"]
    headers = [f"-isystem{folder}" for folder in folders]
    for name, text in (("alphabet.hpp", alphabet.header()), ("strategy_alphabet.hpp", native_alphabet.header())):
        (tmp_path / name).write_text(text, encoding="utf-8")
    headers.insert(0, f"-iquote{tmp_path}")  # made anew, whether or not the machine was built
    objects = [str(tmp_path / f"{source.stem}.o") for source in sources]
    running = [
        subprocess.Popen([compiler, *flags, *(sanitizers if own else []), *headers, "-c", str(source), "-o", target])
        for source, target, own in zip(sources, objects, (False, True), strict=True)
    ]
    assert [process.wait() for process in running] == [0, 0]
    subprocess.run([compiler, "-shared", *sanitizers, *objects, "-o", str(module)], check=True)
    program = PROGRAM.format(root=str(ROOT), module=str(module), scenarios=str(ROOT / "tests" / "scenarios"))
    sanitizing = {"LD_PRELOAD": f"{library} {errors}", "ASAN_OPTIONS": "detect_leaks=0", "UBSAN_OPTIONS": "print_stacktrace=1"}
    environment = {**os.environ, **sanitizing}
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, env=environment, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    assert done.stdout.endswith("clean\n")
