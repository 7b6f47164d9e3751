"""YAML that is deep, huge or refers to itself is refused quickly, with a problem that says what to do."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as some

from deckwright.errors import DamagedFile, Problem
from deckwright.notation.plain_yaml import read_yaml
from deckwright.notation.scenario import run_file
from deckwright.notation.scenario_file import read_scenario

BOMB = "a: &a [x, x]\n" + "".join(f"{name}: &{name} [*{before}, *{before}]\n" for before, name in zip("abcdefgh", "bcdefghi", strict=True))


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("[" * 50_000, "scenario-depth"),
        ("{a: " * 20_000, "scenario-depth"),
        ("- " * 30_000 + "a", "scenario-depth"),
        ("title: x\n" * 1_200_000, "scenario-size"),
        (BOMB, "scenario-alias"),
        ("&a [*a]", "scenario-alias"),
        ("<<: &x {<<: *x}", "scenario-alias"),
        ("".join(f"k{number}: 1\n" for number in range(3000)) + "k0: 2", "scenario-yaml"),
        ("? [1, 2]\n: 3", "scenario-yaml"),
        ("players: " + "9" * 5000, "scenario-yaml"),
        ("title: 2001-99-99", "scenario-yaml"),
        ("title: !!python/object:os.system x", "scenario-yaml"),
        ("title: !!timestamp x", "scenario-yaml"),
        ("title: !!int x", "scenario-yaml"),
        ("title: \0", "scenario-yaml"),
        ("title: [", "scenario-yaml"),
    ],
    ids=lambda value: value[:12],
)
def test_refused(text: str, code: str, tmp_path: Path) -> None:
    path = tmp_path / "one.yaml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(DamagedFile) as raised:
        read_scenario(path)
    assert raised.value.code == code
    assert len(str(raised.value)) < 1000


def test_no_text_and_no_file(tmp_path: Path) -> None:
    (tmp_path / "one.yaml").write_bytes(b"\xff\xfe")
    for path in (tmp_path / "one.yaml", tmp_path / "none.yaml", tmp_path):
        with pytest.raises(DamagedFile, match="can’t be read"):
            read_yaml(path)


SCENARIO = (Path(__file__).parent.parent / "scenarios" / "base-2e" / "throne-room-card-gone-from-play.yaml").read_text(encoding="utf-8")


SLIPS = some.text(max_size=8) | some.sampled_from(["[", "&a", "*a", "{", "- ", ": ", "99", "Gold"])


@given(place=some.integers(0, len(SCENARIO)), gone=some.integers(0, 40), put=SLIPS)
def test_a_scenario_with_a_slip_gives_a_problem_or_runs(place: int, gone: int, put: str, tmp_path_factory: pytest.TempPathFactory) -> None:
    path = tmp_path_factory.getbasetemp() / "slip.yaml"
    path.write_bytes((SCENARIO[:place] + put + SCENARIO[place + gone :]).encode("utf-8", "surrogatepass"))
    try:
        run_file(path)
    except Problem as problem:
        assert str(problem)  # noqa: PT017
