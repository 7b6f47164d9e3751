"""Which language somebody gets."""

from __future__ import annotations

import pytest

from deckwright.errors import UnknownName
from deckwright.text import choose_language, translator

VARIABLES = ("DECKWRIGHT_LANG", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


@pytest.fixture(autouse=True)
def _no_locale(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in VARIABLES:
        monkeypatch.delenv(variable, raising=False)


@pytest.mark.parametrize(("wanted", "chosen"), [("pl", "pl"), ("RO", "ro"), ("it_IT.UTF-8", "it"), ("en-GB", "en")])
def test_the_wanted_language_is_taken(wanted: str, chosen: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DECKWRIGHT_LANG", "ro")
    assert choose_language(wanted) == chosen


@pytest.mark.parametrize(("wanted", "meant"), [("pll", "pl"), ("polski", "pl"), ("Italian", "it"), ("romana", "ro"), ("de", ""), ("", "")])
def test_an_unknown_language_is_refused(wanted: str, meant: str) -> None:
    with pytest.raises(UnknownName) as refusal:
        choose_language(wanted)
    assert refusal.value.code == "unknown-language"
    assert refusal.value.details["suggestion"] == meant
    with pytest.raises(UnknownName):
        translator(wanted)


@pytest.mark.parametrize(
    ("environment", "chosen"),
    [
        ({}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "pl_PL.UTF-8", "LC_MESSAGES": "it_IT"}, "it"),
        ({"LC_MESSAGES": "it_IT", "LC_ALL": "ro_RO@euro"}, "ro"),
        ({"LC_ALL": "ro_RO", "LANGUAGE": "de:pl:it"}, "pl"),
        ({"LANGUAGE": "it", "DECKWRIGHT_LANG": "ro"}, "ro"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "pl_PL.UTF-8", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "pl_PL.UTF-8", "LC_ALL": ""}, "pl"),
    ],
)
def test_the_environment_decides_otherwise(environment: dict[str, str], chosen: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for variable, value in environment.items():
        monkeypatch.setenv(variable, value)
    assert choose_language(None) == chosen
