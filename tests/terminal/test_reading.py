"""What people may type."""

from __future__ import annotations

import pytest

from deckwright.engine.answer import Answer
from deckwright.engine.decision import Decision
from deckwright.errors import IllegalAnswer, UnknownName
from deckwright.terminal.choices import choices
from deckwright.terminal.names import NameBook
from deckwright.terminal.reading import Reader
from deckwright.text import translator

NAMES = (
    "Copper",
    "Silver",
    "Gold",
    "Estate",
    "Duchy",
    "Province",
    "Curse",
    "Moat",
    "Village",
    "Native Village",
    "Merchant",
    "Mine",
    "Smithy",
)

ACTION = Decision(0, {"play": ("Moat", "Village"), "end actions": ()}, phase="action")
BUY = Decision(0, {"play": ("Copper",), "play treasures": (), "buy": ("Copper", "Silver", "Smithy", "Estate"), "end turn": ()}, phase="buy")
DISCARD = Decision(0, {"discard": ("Copper", "Copper", "Estate", "Smithy")}, "Militia", 2, 2)
TRASH = Decision(0, {"trash": ("Copper", "Copper", "Estate")}, "Chapel", 0, 3)
MOAT = Decision(0, {"reveal": ("Moat",), "pass": ()}, "Moat", 0, 1)
LIBRARY = Decision(0, {"set aside": ("Village",), "keep": ("Village",)}, "Library", 0, 1)
PASSAGE = Decision(0, {"put": ("Copper", "Gold")}, "Secret Passage")
PIRATE = Decision(0, {"choose": ("attack", "coins")}, "Pirate Ship", numbers={"coins": 3})


def read(text: str, decision: Decision, language: str = "en") -> str:
    words = translator(language)
    reader = Reader(words, NameBook(NAMES, language))
    return str(reader.answer(text, decision, choices(decision, lambda verb, names: sorted(names))))


@pytest.mark.parametrize(
    ("text", "decision", "answer"),
    [
        ("play Village", ACTION, "play Village"),
        ("PLAY village", ACTION, "play Village"),
        ("village", ACTION, "play Village"),
        ("vil", ACTION, "play Village"),
        ("p mo", ACTION, "play Moat"),
        ("2", ACTION, "play Village"),
        ("0", ACTION, "end actions"),
        ("end", ACTION, "end actions"),
        ("play treasures", BUY, "play treasures"),
        ("play all treasures", BUY, "play treasures"),
        ("buy silver", BUY, "buy Silver"),
        ("b sil", BUY, "buy Silver"),
        ("smi", BUY, "buy Smithy"),
        ("end turn", BUY, "end turn"),
        ("end t", BUY, "end turn"),
        ("discard Estate, Copper", DISCARD, "discard Estate, Copper"),
        ("Estate, Copper", DISCARD, "discard Estate, Copper"),
        ("est, smi", DISCARD, "discard Estate, Smithy"),
        ("2 x Copper", DISCARD, "discard Copper, Copper"),
        ("discard 2x copper", DISCARD, "discard Copper, Copper"),
        ("1 1", DISCARD, "discard Copper, Copper"),
        ("1, 3", DISCARD, "discard Copper, Smithy"),
        ("nothing", TRASH, "trash nothing"),
        ("trash nothing", TRASH, "trash nothing"),
        ("0", TRASH, "trash nothing"),
        ("reveal", MOAT, "reveal Moat"),
        ("pass", MOAT, "pass"),
        ("0", MOAT, "pass"),
        ("keep", LIBRARY, "keep Village"),
        ("set aside", LIBRARY, "set aside Village"),
        ("put Gold", PASSAGE, "put Gold deck"),
        ("put Gold deck", PASSAGE, "put Gold deck"),
        ("put gold Deck", PASSAGE, "put Gold deck"),
        ("put into the deck Gold", PASSAGE, "put Gold deck"),
        ("Gold", PASSAGE, "put Gold deck"),
        ("choose attack", PIRATE, "choose attack"),
        ("att", PIRATE, "choose attack"),
        ("take the coins", PIRATE, "choose coins"),
        ("take 3 coins", PIRATE, "choose coins"),
        ("take", PIRATE, "choose coins"),
        ("2", PIRATE, "choose coins"),
        ("buy Province", DISCARD, "buy Province"),
        ("buy Merchant", BUY, "buy Merchant"),
    ],
)
def test_english(text: str, decision: Decision, answer: str) -> None:
    assert read(text, decision) == answer


@pytest.mark.parametrize(
    ("text", "language", "decision", "answer"),
    [
        ("zagraj wioskę", "pl", ACTION, "play Village"),
        ("wiosk", "pl", ACTION, "play Village"),
        ("kup srebrniki", "pl", BUY, "buy Silver"),
        ("kup kuznie", "pl", BUY, "buy Smithy"),
        ("buy Kuźnia", "en", BUY, "buy Smithy"),
        ("zakończ turę", "pl", BUY, "end turn"),
        ("zakoncz", "pl", BUY, "end turn"),
        ("nic", "pl", TRASH, "trash nothing"),
        ("wyrzuć na śmietnisko miedziaki", "pl", TRASH, "trash Copper"),
        ("acquista argento", "it", BUY, "buy Silver"),
        ("termina il turno", "it", BUY, "end turn"),
        ("cumpara argint", "ro", BUY, "buy Silver"),
        ("alege ataca", "ro", PIRATE, "choose attack"),
    ],
)
def test_other_languages(text: str, language: str, decision: Decision, answer: str) -> None:
    assert read(text, decision, language) == answer


@pytest.mark.parametrize(
    ("text", "decision", "code"),
    [
        ("copper", BUY, "answer-ambiguous"),
        ("e", BUY, "answer-ambiguous"),
        ("buy", BUY, "answer-incomplete"),
        ("s", BUY, "move-unreadable"),
        ("xyzzy", BUY, "move-unreadable"),
        ("buy m", BUY, "ambiguous-card"),
        ("buy xyzzy", BUY, "no-such-card"),
        ("77", BUY, "no-such-number"),
        ("1 0", TRASH, "numbers-clash"),
        ("?", BUY, "move-unreadable"),
        (",", DISCARD, "no-such-card"),
        ("put", PASSAGE, "answer-incomplete"),
        ("put deck", PASSAGE, "answer-incomplete"),
        ("choose", PIRATE, "no-such-option"),
        ("get copper", BUY, "answer-ambiguous"),
    ],
)
def test_refusals(text: str, decision: Decision, code: str) -> None:
    with pytest.raises((IllegalAnswer, UnknownName)) as caught:
        read(text, decision)
    assert caught.value.code == code
    assert str(caught.value) != code


@pytest.mark.parametrize(
    ("text", "decision", "meant"),
    [
        ("burn Copper", TRASH, "trash Copper"),
        ("throw away Copper, Estate", TRASH, "trash Copper, Estate"),
        ("get Smithy", BUY, "buy Smithy"),
        ("place Gold", PASSAGE, "put into the deck Gold"),
        ("pick attack", PIRATE, "choose attack"),
        ("grab take 3 coins", PIRATE, "choose take 3 coins"),
        ("trash Copper Copper", TRASH, "trash 2 × Copper"),
        ("Copper Estate", TRASH, "trash Copper, Estate"),
        ("discard Native Village Copper", DISCARD, "discard Native Village, Copper"),
    ],
)
def test_an_unknown_verb_or_a_missing_comma_is_told_the_answer_that_can_be_typed(text: str, decision: Decision, meant: str) -> None:
    with pytest.raises(IllegalAnswer) as caught:
        read(text, decision)
    assert caught.value.code == "answer-unreadable"
    assert caught.value.details["suggestion"] == meant
    assert read(meant, decision)


def test_a_slip_in_a_name_is_told_first() -> None:
    with pytest.raises(UnknownName) as caught:
        read("Natve Village", Decision(0, {"trash": ("Native Village", "Village")}, "Chapel", 0, 2))
    assert caught.value.details["suggestion"] == "Native Village"


def test_every_legal_answer_can_be_said_in_every_language() -> None:
    for language in ("en", "pl", "it", "ro"):
        reader = Reader(translator(language), NameBook(NAMES, language))
        for decision in (ACTION, BUY, DISCARD, TRASH, MOAT, LIBRARY, PASSAGE, PIRATE):
            for answer in decision.answers():
                for said in (str(answer), reader.spoken(answer, decision)):
                    assert reader.answer(said, decision, ()) == Answer(answer.verb, answer.cards), said
