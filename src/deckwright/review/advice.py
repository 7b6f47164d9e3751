"""Advice for a seat that has to decide: the three best answers with their win chances, and a plain reason for each. That all Treasures are
played goes without saying, so the answers are then those of the question that follows.

A reason is a fact: what the card does by its own sentences, or a number that everybody at the table can count. Where there is none to tell,
it is how many more or fewer games are won than after the best of the other answers. Its sentence is the message ``advice-REASON``.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from deckwright.engine.answer import OF_NO_CARDS, Answer
from deckwright.engine.answering import give
from deckwright.engine.box import PROVINCE
from deckwright.engine.position import Position
from deckwright.engine.score import winners
from deckwright.engine.setup import pile_size
from deckwright.lang import ATTACK, CURSE, TREASURE, VICTORY, Card, Types
from deckwright.lang.deeds import deeds, gives, reactions, thins
from deckwright.learn.player import Player, can_judge, learned_player
from deckwright.review.weighing import weigh

SHOWN = 3
SEED = 0
"""The same question gets the same advice."""
REASONS = (
    "attack", "better", "buys", "coins", "curses", "dead", "draws", "end-actions", "end-turn", "ends", "even", "goes-on", "plain", "points",
    "points-late", "reveal", "theirs", "thins", "treasure", "treasures", "trash", "village", "worse",
)  # fmt: skip
"""Every reason there is."""
Reason = tuple[str, dict[str, int]]
"""What its message is called, and the numbers in it."""
PLAIN: Reason = ("plain", {})
"""Nothing can be said for the answer by itself."""


@dataclass(frozen=True, slots=True)
class Advised:
    """An answer, the chance to win after it, and what can be said for it."""

    answer: str
    chance: float
    reason: str
    numbers: dict[str, int] = field(default_factory=dict)
    """What the sentence needs: ``number``, and ``left`` where Provinces are counted."""
    first: str | None = None
    """The answer that is given before it, where that one goes without saying."""


def advise(position: Position, player: Player | None = None) -> tuple[Advised, ...]:
    """The best answers, the best first, by nothing but what the seat knows; none where the learned player can't judge the game."""
    if not can_judge(position.box):
        return ()
    player = player or learned_player()
    weighed = weigh(position, player, SEED, wanted=SHOWN)
    best = weighed[0].answer
    if best.verb == "play treasures" and (after := _after(position, best)) is not None:
        return tuple(replace(one, first=str(best)) for one in advise(after, player))
    shown = [(one.answer, round(one.believed, 4), reason_for(position, one.answer)) for one in weighed[:SHOWN]]
    chances = [chance for _, chance, _ in shown]
    return tuple(
        Advised(str(answer), chance, *(compared(chances, place) if reason == PLAIN else reason))
        for place, (answer, chance, reason) in enumerate(shown)
    )


def compared(chances: Sequence[float], place: int) -> Reason:
    """How many games in a hundred an answer wins more or fewer than the best of the others; the best answer comes first."""
    if len(chances) == 1:
        return PLAIN
    number = round(100 * (chances[place] - chances[0 if place else 1]))
    return ("better" if number > 0 else "worse" if number else "even"), {"number": abs(number)}


def _after(position: Position, answer: Answer) -> Position | None:
    """The next question, if it is the same seat's. Nothing hidden decides what it is after Treasures that are plain."""
    state = position.sample(SEED)
    give(state, answer)
    return Position(state, position.memory) if state.asking == position.seat else None


def reason_for(position: Position, answer: Answer) -> Reason:
    """What can be said for an answer by itself, and the numbers in it."""
    verb = answer.verb
    if verb in ("end actions", "end turn", "end night"):
        return ("end-actions" if verb == "end actions" else "end-turn"), {}
    if verb == "play treasures":
        return "treasures", {}
    if verb in ("pass", "keep", "name", *OF_NO_CARDS) or not answer.cards or any(name not in position.box.kinds for name in answer.cards):
        return PLAIN
    cards = [position.box.cards[position.box.kinds[name]] for name in answer.cards]
    if verb == "gain" and position.decision.about not in (None, position.seat):
        return "theirs", {}
    if verb in ("buy", "gain"):
        return _of_gaining(position, answer, cards[0])
    if verb == "play":
        return _of_playing(cards[0])
    if verb == "trash" and position.decision.owner == position.seat:
        return "trash", {}
    if verb == "discard" and all(_is(card, VICTORY) or _is(card, CURSE) for card in cards):
        return "dead", {}
    if verb == "reveal" and position.decision.attack and any(deed.what == "be unaffected" for deed in reactions(cards[0])):
        return "reveal", {}
    return PLAIN


def _of_gaining(position: Position, answer: Answer, card: Card) -> Reason:
    if _ends_well(position, answer):
        return "ends", {}
    points = next((deed.number for deed in deeds(card) if deed.what == "points"), None)
    if points and _is(card, VICTORY):
        known = position.known
        left = known.supply[PROVINCE]
        if 2 * left <= pile_size(known.box, PROVINCE, known.players):
            return "points-late", {"number": points, "left": left}
        return "points", {"number": points}
    coins = gives(card).coins
    if _is(card, TREASURE) and coins:
        return "treasure", {"number": coins}
    return _of_playing(card)


def _of_playing(card: Card) -> Reason:
    """The one thing that a card is had for, by what it does whenever it is played."""
    bonus = gives(card)
    if any(deed.what == "curse" and deed.others for deed in deeds(card)):
        return "curses", {}
    if bonus.actions > 1:
        return "village", {"number": bonus.actions}
    if bonus.actions and bonus.cards:
        return "goes-on", {"number": bonus.cards}
    if _is(card, ATTACK):
        return "attack", {}
    if bonus.cards > 1:
        return "draws", {"number": bonus.cards}
    if thins(card):
        return "thins", {}
    if bonus.coins:
        return "coins", {"number": bonus.coins}
    return ("buys", {"number": bonus.buys}) if bonus.buys else PLAIN


def _ends_well(position: Position, answer: Answer) -> bool:
    """The game is over with this answer, and won."""
    state = position.sample(SEED)
    give(state, answer)
    return state.asking < 0 and winners(state) == [position.seat]


def _is(card: Card, types: Types) -> bool:
    return bool(card.types.mask & types.mask)
