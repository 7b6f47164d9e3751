"""The library: what can be chosen is there, has its words, and can be played."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from deckwright.bots import levels
from deckwright.cards import KINGDOM_SETS, SETS
from deckwright.engine.game import Setup
from deckwright.notation.kingdom_code import read_code
from deckwright.notation.recommended import playable
from deckwright.server import players
from deckwright.server.library import facts_of, library
from deckwright.server.messages import BotFacts, KingdomFacts, SeatChoice
from deckwright.server.players import check_bot
from deckwright.text import LANGUAGES, translator
from tests.server.sitting import PERSON, answer, table_of

LIBRARY = library()


def test_every_card_of_every_set_is_there_once() -> None:
    assert [(card.set, card.name) for card in LIBRARY.cards] == [(set_id, card.name) for set_id, cards in SETS.items() for card in cards]
    assert set(LIBRARY.sets) == set(KINGDOM_SETS)


def test_every_card_has_its_text_in_every_language() -> None:
    for language in LANGUAGES:
        words = translator(language)
        for card in LIBRARY.cards:
            assert words.has(card.text), (language, card.text)


def test_the_facts_of_well_known_cards() -> None:
    found = {
        (card.name, card.cost, *(kind.lower() for kind in card.types), *((deed.what, deed.number) for deed in card.deeds))
        for card in LIBRARY.cards
    }
    assert found >= {
        ("Copper", 0, "treasure", ("coins", 1)),
        ("Gold", 6, "treasure", ("coins", 3)),
        ("Province", 8, "victory", ("points", 6)),
        ("Curse", 0, "curse", ("points", -1)),
        ("Gardens", 4, "victory", ("points", None)),
        ("Village", 3, "action", ("cards", 1), ("actions", 2)),
        ("Moat", 2, "action", "reaction", ("cards", 2)),
    }


def test_a_card_is_of_the_first_set_that_has_it() -> None:
    assert [facts_of(("Moat",), sets)[0].set for sets in (("base-1e", "base-2e"), ("base-2e", "base-1e"))] == ["base-1e", "base-2e"]


@pytest.mark.parametrize("kingdom", LIBRARY.kingdoms, ids=lambda kingdom: kingdom.id)
def test_every_kingdom_can_be_played_and_has_its_code(kingdom: KingdomFacts) -> None:
    assert len(kingdom.cards) == 10
    assert set(read_code(kingdom.code).cards) == set(kingdom.cards)
    Setup(tuple(kingdom.cards), tuple(kingdom.sets)).begin()
    assert translator("en").kingdom_name(kingdom.id)


def test_every_playable_kingdom_is_there() -> None:
    assert [kingdom.id for kingdom in LIBRARY.kingdoms] == [kingdom.id for kingdom in playable()]
    assert len({kingdom.id for kingdom in LIBRARY.kingdoms}) == len(LIBRARY.kingdoms)


def test_no_two_bots_have_the_same_id() -> None:
    assert len({bot.id for bot in LIBRARY.bots}) == len(LIBRARY.bots)
    assert {"big-money", "random"} <= {bot.id for bot in LIBRARY.bots}


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Whoever thinks, thinks briefly: how long is no matter here."""
    for level in levels.LEVELS:
        monkeypatch.setitem(levels._BY_ID, level.id, level._replace(milliseconds=min(level.milliseconds, 30)))
    players._bot.cache_clear()
    yield
    players._bot.cache_clear()


@pytest.mark.parametrize("bot", LIBRARY.bots, ids=lambda bot: bot.id)
def test_every_bot_plays(bot: BotFacts, hurried: None) -> None:
    others = [name for name in ("Village", "Market", "Moat", "Chapel", "Militia") if name not in bot.needs]
    kingdom = (*bot.needs, *others)[:10]
    check_bot(bot.id, kingdom)
    table = table_of(PERSON, SeatChoice("bot", bot.id), kingdom=", ".join(kingdom))
    for _ in range(10):
        if table.state == "over":
            break
        while table.asked == 0:
            assert table.game is not None
            asked = table.game.decision
            answer(table, "end turn" if "end turn" in asked.verbs else str(next(asked.answers())))
            if table.state == "over":
                break
    assert table.game is not None
    assert table.game.state.turns[1] >= 10 or table.game.is_over
