"""The bots that sit at tables: the two of ``bots``, and every strategy of the simulator whose cards are in the kingdom.

A strategy is written for the state, so it is shown one in which everything that its seat can't know is dealt anew.
"""

from __future__ import annotations

from functools import cache, lru_cache
from random import SystemRandom

from deckwright.bots import BOTS, make_bot
from deckwright.engine.box import Box
from deckwright.engine.decision import Answer, Decision
from deckwright.engine.game import Game
from deckwright.engine.program import DECLINE, Verb
from deckwright.engine.sampling import sampled
from deckwright.errors import Problem, UnknownName, suggestion
from deckwright.server.messages import BotFacts
from deckwright.sim.library import find_strategy, slug, strategies
from deckwright.sim.policy import Policy, compile_strategy
from deckwright.sim.runner import decide

SUBSTITUTE = "big-money"
"""Plays for those who left or whose time is over."""

_random = SystemRandom()


@cache
def bots() -> tuple[BotFacts, ...]:
    """Every bot that can sit at a table."""
    plain = [BotFacts("big-money", "big-money", [], ""), BotFacts("random", "random", [], "")]
    written = [BotFacts(slug(one), "strategy", sorted(one.needs), one.about) for one in strategies()]
    return (*plain, *(bot for bot in written if bot.id not in BOTS))


def check_bot(name: str, kingdom: tuple[str, ...]) -> None:
    """Refuse a bot that does not exist or whose cards are not in the kingdom."""
    found = next((bot for bot in bots() if bot.id == name), None)
    if found is None:
        known = [bot.id for bot in bots()]
        raise UnknownName("unknown-bot", name=name, suggestion=suggestion(name, known), known=", ".join(known))
    lacking = sorted(set(found.needs) - set(kingdom))
    if lacking:
        raise Problem("bot-needs", bot=name, cards=", ".join(lacking))


def bot_answer(game: Game, name: str, kingdom: tuple[str, ...]) -> Answer:
    """What this bot says now. After a rematch with other cards a strategy may miss its own: another bot stands in."""
    decision = game.decision
    if name in BOTS:
        return make_bot(name, _random.getrandbits(32)).decide(game.view(decision.player), decision)
    if not find_strategy(name).needs <= set(kingdom):
        return make_bot(SUBSTITUTE).decide(game.view(decision.player), decision)
    state = sampled(game.state, decision.player, _random.getrandbits(64))
    verb, cards = decide(state, _policy(name, state.box))
    return _spoken(Verb(verb), cards, decision, state.box)


@lru_cache(maxsize=256)
def _policy(name: str, box: Box) -> Policy:
    return compile_strategy(find_strategy(name), box)


def _spoken(verb: Verb, cards: bytes, decision: Decision, box: Box) -> Answer:
    """An answer in the machine's numbers as it is said at a table."""
    if verb is Verb.CHOOSE:
        return Answer(verb.word, (box.words[cards[0]],))
    if not cards and verb in DECLINE and DECLINE[verb].word in decision.offers:
        declined = DECLINE[verb].word
        return Answer(declined, decision.offers[declined][:1])
    return Answer(verb.word, tuple(box.names[kind] for kind in cards))
