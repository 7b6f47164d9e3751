"""A hint: what a good player would answer now, and why, as the id of a sentence (``help-guide-REASON`` in the catalogues).

The answer is what the bots' own strategy says; the reason is read off the answer and what its card does.
"""

from __future__ import annotations

from dataclasses import dataclass

from deckwright.bots.strategy_bot import StrategyBot
from deckwright.engine.answer import OF_NO_CARDS, Answer
from deckwright.engine.answering import give
from deckwright.engine.position import Position
from deckwright.lang import ATTACK, TREASURE, VICTORY, Card, Types
from deckwright.lang.deeds import gives, reactions
from deckwright.sim.library import find_strategy

STRATEGY = "all-rounder"
"""Plays any kingdom, so it can advise in any."""
MANY_CARDS = 2
"""A card that draws at least this many is played for the cards."""


@dataclass(frozen=True, slots=True)
class Hint:
    """An answer, and what can be said for it."""

    answer: Answer
    reason: str
    gained: str | None = None
    """What can be gained for what is trashed."""

    @property
    def cards(self) -> tuple[str, ...]:
        """The cards that the answer names."""
        return () if self.answer.verb in OF_NO_CARDS else self.answer.cards

    @property
    def options(self) -> tuple[str, ...]:
        """The options that it names."""
        return self.answer.cards if self.answer.verb == "choose" else ()


REASONS = (
    "buy-action", "buy-points", "buy-province", "buy-treasure", "choose", "decline", "discard", "embargo", "end-actions", "end-turn",
    "gain", "give", "name", "nothing", "pay", "play-again", "play-any", "play-attack", "play-chosen", "play-draw", "play-village", "put",
    "return", "reveal", "set-aside", "show", "topdeck", "trash-cards", "trash-theirs", "treasures", "upgrade",
)  # fmt: skip
"""Every reason there is."""


def hint(position: Position) -> Hint:
    """What to do in this position, by nothing but what its seat knows."""
    bot = StrategyBot(find_strategy(STRATEGY))
    answer = bot.decide(position)
    gained = _gained_in_return(position, answer, bot) if answer.verb == "trash" else None
    return Hint(answer, "upgrade" if gained else _reason(position, answer), gained)


def _reason(position: Position, answer: Answer) -> str:
    decision, verb = position.decision, answer.verb
    if verb in ("end actions", "end turn", "end night"):
        return "end-actions" if verb == "end actions" else "end-turn"
    if verb == "play treasures" or (verb == "play" and decision.phase == "buy"):
        return "treasures"
    if verb in ("pass", "keep"):
        return "decline"
    if not answer.cards:
        return "nothing"
    if verb in OF_NO_CARDS:
        return verb
    card = position.box.cards[position.box.kinds[answer.cards[0]]] if verb != "name" else None
    if card is not None and verb == "play":
        return _why_play(card) if decision.phase else "play-chosen"
    if card is not None and verb == "buy":
        return _why_buy(card)
    if card is not None and verb == "reveal":
        return "reveal" if decision.attack and any(deed.what == "be unaffected" for deed in reactions(card)) else "show"
    if verb == "trash":
        return "trash-cards" if decision.owner == position.seat else "trash-theirs"
    return verb.replace(" ", "-")


def _why_play(card: Card) -> str:
    bonus = gives(card)
    if bonus.actions:
        return "play-village" if bonus.actions > 1 else "play-again"
    if _is(card, ATTACK):
        return "play-attack"
    return "play-draw" if bonus.cards >= MANY_CARDS else "play-any"


def _why_buy(card: Card) -> str:
    if card.name == "Province":
        return "buy-province"
    if _is(card, TREASURE):
        return "buy-treasure"
    return "buy-points" if _is(card, VICTORY) and not gives(card).actions else "buy-action"


def _is(card: Card, types: Types) -> bool:
    return bool(card.types.mask & types.mask)


def _gained_in_return(position: Position, answer: Answer, bot: StrategyBot) -> str | None:
    """What the same card lets its player gain next, and the bot would take."""
    if len(answer.cards) != 1 or position.decision.owner != position.seat:
        return None
    state = position.sample(0)
    give(state, answer)
    if state.asking != position.seat:
        return None
    after = Position(state)
    if "gain" not in after.decision.offers or after.decision.asked_by != position.decision.asked_by:
        return None
    return next(iter(bot.decide(after).cards), None)
