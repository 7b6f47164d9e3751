"""What a program that answers to a happening does, as far as its order among others is concerned.

The law of order asks before anything is carried out: effects that only add numbers come first, draws beside draws need no question,
and whoever looks at hidden cards counts as somebody who asks. All of that is read off the program.
"""

from __future__ import annotations

from collections.abc import Sequence

from deckwright.engine.program import Effect, Instruction, Op, Verb, Zone

_NUMBERS = (Op.ACTIONS, Op.BUYS, Op.COINS, Op.POTIONS, Op.TAKE_TOKENS, Op.PUT_TOKENS, Op.MOVE_TOKENS, Op.PLACE_TOKEN)
_CONTROL = (Op.END, Op.JUMP, Op.JUMP_UNLESS, Op.SPEAK_OF)
_STIRRED = (Zone.DECK, Zone.DISCARD, Zone.BOTTOM, Zone.THERE, Zone.WHERE_PUT)
_SET_ASIDE = (Zone.ASIDE, Zone.FACE_DOWN)


def effects(code: Sequence[Instruction], start: int) -> int:
    """The flags of the program that starts here."""
    followed = reached(code, start)
    flags = 0
    for instruction in followed:
        flags |= _effect(instruction)
    if all(instruction[0] in (*_NUMBERS, *_CONTROL) or _is_of_piles(instruction) for instruction in followed):
        flags |= Effect.NUMBERS | Effect.QUIET
    elif all(_is_quiet(instruction) for instruction in followed):
        flags |= Effect.QUIET
    return flags


def reached(code: Sequence[Instruction], start: int) -> list[Instruction]:
    """All instructions that the program can come to."""
    found: set[int] = set()
    ahead = [start]
    while ahead:
        place = ahead.pop()
        if place in found:
            continue
        found.add(place)
        op = code[place][0]
        if op in (Op.JUMP, Op.JUMP_UNLESS, Op.EACH, Op.EACH_NEXT, Op.UNLESS_OPTION, Op.PLAY_NEXT):
            ahead.append(code[place][-1])
        if op not in (Op.END, Op.JUMP):
            ahead.append(place + 1)
    return [code[place] for place in sorted(found)]


def _effect(instruction: Instruction) -> int:
    match instruction[0]:
        case Op.DRAW:
            return Effect.DRAWS
        case Op.SELECT_TOP | Op.SELECT_BOTTOM:
            return Effect.HIDDEN
        case Op.MOVE:
            _, _, source, _, target, _ = instruction
        case Op.GAIN:
            _, source, _, target, _ = instruction
        case Op.GAIN_FROM_PILE:
            source, target = Zone.SUPPLY, instruction[2]
        case Op.SELECT:
            source = target = instruction[1]
            return Effect.NEEDS_CARD if source == Zone.THERE else 0
        case Op.CHOOSE:
            return Effect.NEEDS_CARD if instruction[2] == Zone.THERE else 0
        case Op.INSTEAD:
            return Effect.NEEDS_CARD
        case Op.PUT_INTO_DECK:
            return Effect.STIRS
        case _:
            return 0
    return Effect.STIRS if source in _STIRRED or target in _STIRRED else 0


def _is_of_piles(instruction: Instruction) -> bool:
    """It only says which piles are meant, for their tokens."""
    return instruction[:2] == (Op.SELECT, Zone.PILES)


def _is_quiet(instruction: Instruction) -> bool:
    match instruction[0]:
        case Op.SELECT:
            return instruction[1] in _SET_ASIDE or _is_of_piles(instruction)
        case Op.MOVE:
            return instruction[1] == Verb.TAKE and instruction[2] in _SET_ASIDE
        case op:
            return op in (*_NUMBERS, *_CONTROL, Op.DRAW)
