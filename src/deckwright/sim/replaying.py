"""A record played again for what happened in it: on the native machine where that can play it, otherwise on the Python machine.

Both come to the same events. The native machine gives no reasons, so whatever it does not take as it stands is left to the Python machine,
which then goes on or says precisely what is wrong.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import permutations
from typing import Any, NamedTuple

from deckwright.cards import present_name
from deckwright.engine.answer import Answer
from deckwright.engine.box import Box
from deckwright.engine.game import Game, Record
from deckwright.engine.program import DECLINE, VERB_BY_WORD, Op, Verb
from deckwright.engine.score import winners
from deckwright.engine.state import OVER
from deckwright.native import AVAILABLE, machine
from deckwright.native.exchange import can_play, from_native, native_box, pile_sizes

Happened = tuple[str, int, bytes]
"""What happened, to whom, with which cards."""
_DECLINING = {int(verb) for verb in DECLINE.values()}


class Replayed(NamedTuple):
    """A game that was played again."""

    box: Box
    players: int
    happened: list[Happened]
    winners: tuple[int, ...]
    """Nobody while the game goes on."""


def replayed(record: Record, native: bool = AVAILABLE) -> Replayed:
    """What happened in a recorded game; raises ``ReplayStopped`` where an answer does not fit."""
    found = _on_the_native_machine(record) if native else None
    return found if found is not None else _on_the_python_machine(record)


def _on_the_python_machine(record: Record) -> Replayed:
    game = Game.replay(record)
    return Replayed(game.state.box, game.setup.players, [(event.what, event.player, event.cards) for event in game.events], game.winners())


def _on_the_native_machine(record: Record) -> Replayed | None:
    """Nothing where the native machine can't play such a game, or does not take an answer."""
    setup = record.setup
    if setup.key or setup.discreet or not 0 <= setup.seed < 1 << 64:
        return None
    box = setup.box()
    if not can_play(box):
        return None
    game = machine().Game(native_box(box))
    happened: list[Happened] = []
    try:
        game.start_new(pile_sizes(box, setup.players), setup.players, setup.seed, -1 if setup.first is None else setup.first)
        happened += _events(game)
        for player, answer in record.answers:
            if game.phase == OVER or game.asking != player or not _answered(game, box, answer):
                return None
            happened += _events(game)
    except (ValueError, RuntimeError):
        return None
    return Replayed(box, setup.players, happened, tuple(winners(from_native(game, box))) if game.phase == OVER else ())


def _events(game: Any) -> Iterable[Happened]:
    return (event[:3] for event in game.events())


def _answered(game: Any, box: Box, answer: Answer) -> bool:
    """Whether the answer was taken; what the Python machine would look at more closely is not even tried."""
    op, _, _, most, ordered, offered, _, _ = game.pending()
    verb = VERB_BY_WORD[answer.verb]
    if verb is Verb.CHOOSE:
        return _chosen(game, box, answer, op)
    if verb is Verb.NAME:
        names = [present_name(name) for name in answer.cards]
        if op != Op.NAME or len(names) != 1 or names[0] not in box.nameable:
            return False
        game.answer_logged(int(verb), box.nameable.index(names[0]).to_bytes(2, "little"))
        return True
    try:
        cards = bytes(box.kinds[present_name(name)] for name in answer.cards)
    except KeyError:
        return False
    if op == Op.CHOOSE and ((not cards and verb in DECLINE) or (int(verb) in _DECLINING and most != 1)):
        return False
    if verb is Verb.KEEP:
        if len(cards) != 1 or cards[0] not in offered:
            return False
        cards = b""
    game.answer_logged(int(verb), cards if ordered else bytes(sorted(cards)))
    return True


def _chosen(game: Any, box: Box, answer: Answer, op: int) -> bool:
    """A number, or options in the order in which they are printed, which only their card knows."""
    if op == Op.CHOOSE_NUMBER:
        (said,) = answer.cards if len(answer.cards) == 1 else ("",)
        if not said.isdecimal() or str(int(said)) != said or int(said) >= 1 << 16:
            return False
        game.answer_logged(int(Verb.CHOOSE), int(said).to_bytes(2, "little"))
        return True
    if op != Op.CHOOSE_OPTION or not all(word in box.words for word in answer.cards) or len(answer.cards) > 4:
        return False
    for order in permutations(box.words.index(word) for word in answer.cards):
        try:
            game.answer_logged(int(Verb.CHOOSE), bytes(order))
        except ValueError:
            continue
        return True
    return False
