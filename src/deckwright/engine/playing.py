"""Playing a card: into play, reactions to it, what waits for it, and its program."""

from __future__ import annotations

from deckwright.engine import moves
from deckwright.engine.box import ONE
from deckwright.engine.events import PLAY_AGAIN, UNAFFECTED
from deckwright.engine.expressions import amount, source_of
from deckwright.engine.program import Deed, Happening, Instruction, Zone
from deckwright.engine.seats import seat_of
from deckwright.engine.state import NOBODY, Frame, Modifier, Playing, State, Trigger
from deckwright.engine.window import happen
from deckwright.lang.players import LEFT, THEY

_THEY, _LEFT = int(THEY), int(LEFT)
_PLAYED = int(Deed.PLAYED)
_HAND, _IN_PLAY, _ON_PLAY, _ATTACKED = int(Zone.HAND), int(Zone.IN_PLAY), int(Happening.PLAY), int(Happening.ATTACKED)


def play(state: State, player: int, card: bytes) -> None:
    """Play a card from the hand, as in the Action and Buy phases."""
    moves.put_into_play(state, player, card, _HAND)
    resolve(state, player, card[0], True, state.plays)


def resolve(state: State, player: int, kind: int, here: bool, number: int, companion: tuple[int, int] | None = None) -> None:
    """Follow what the card says. A card that only gives bonuses is done at once, any other gets a frame.

    Where a log is kept every card gets one, so that what it gives is noted under it; and where something may wait for this play,
    which is followed first.
    """
    if state.box.remembers[_PLAYED]:
        moves.remember(state, _PLAYED, player, ONE[kind])
    bonus = state.box.bonus[kind]
    heard = state.box.heard[_ON_PLAY] and (state.triggers or state.box.listeners_to[_ON_PLAY])
    if bonus and state.log is None and not heard:
        cards, actions, buys, coins = bonus
        if cards:
            moves.draw(state, player, cards)
        if actions:
            moves.add_actions(state, player, actions)
        if buys:
            moves.add_buys(state, player, buys)
        if coins:
            moves.add_coins(state, player, coins)
    else:
        state.stack.append(Frame(state.box.starts[kind], player, kind, here, number, companion))
    if heard:
        happen(state, _ON_PLAY, player, ONE[kind], NOBODY, _IN_PLAY)


def op_wait_for(state: State, frame: Frame, instruction: Instruction) -> None:
    """Remember a program until something happens; a card in play that waits for a later turn stays in play."""
    _, happening, where, once, lasting, remembers, start = instruction
    card = (frame.number, frame.kind) if frame.here else None
    remembered = frame.them if remembers else b""
    trigger = Trigger(happening, where, frame.player, start, frame.kind, remembered, card, frame.companion, bool(once), bool(lasting))
    moves.wait(state, trigger)


def op_play(state: State, frame: Frame, instruction: Instruction) -> None:
    """Put the first of the chosen cards into play, to be followed as often as the sentence says."""
    _, zone, slot, operand = instruction
    times = amount(state, frame, operand)
    card, frame.chosen = frame.chosen[:1], frame.chosen[1:]
    frame.them = moves.put_into_play(state, frame.subject, card, source_of(frame, zone, slot))
    if state.box.remembers_places:
        frame.remember_place(NOBODY, _IN_PLAY)
    frame.playing = Playing(frame.them[0], True, state.plays, times, False) if frame.them and times > 0 else None


def op_play_again(state: State, frame: Frame, instruction: Instruction) -> None:
    """Follow the card once more while there are plays left; the first one counts as well."""
    if frame.playing is None:
        return
    kind, here, number, times, again = frame.playing
    if not times:
        frame.playing = None
        return
    companion = None
    if frame.here and (again or times > 1):  # only who plays a card more than once has a part in its later effects (CORE-139)
        companion = (frame.number, frame.kind)
    if again:
        moves.note(state, PLAY_AGAIN, frame.subject, ONE[kind])
    frame.playing = Playing(kind, here, number, times - 1, True)
    frame.pc -= 1
    resolve(state, frame.subject, kind, here, number, companion)


def op_play_next(state: State, frame: Frame, instruction: Instruction) -> None:
    """The same with the next of the chosen cards."""
    if frame.chosen:
        frame.pc = instruction[1]


def op_speak_of(state: State, frame: Frame, instruction: Instruction) -> None:
    """From here on the sentences speak of another player, or again of the one whose turn it is to be spoken of."""
    who = instruction[1]
    frame.subject = (frame.player + frame.round) % state.players if who == _THEY else seat_of(state, frame, who)


def op_pass_cards(state: State, frame: Frame, instruction: Instruction) -> None:
    """What everybody laid out goes to a neighbour at the same time."""
    moves.pass_cards(state, 1 if instruction[1] == _LEFT else -1, bool(instruction[2]))


def op_change(state: State, frame: Frame, instruction: Instruction) -> None:
    """Cards cost less, or have other types, for a time."""
    _, what, where, operand, until = instruction
    moves.change(state, frame.player, Modifier(what, where, amount(state, frame, operand), until))


def op_end(state: State, frame: Frame, instruction: Instruction) -> None:
    """The program is finished; whoever played this card learns whether it is still in play."""
    stack = state.stack
    stack.pop()
    playing = stack[-1].playing
    if playing is not None and frame.kind >= 0:
        stack[-1].playing = playing._replace(here=frame.here)


def op_attacked(state: State, frame: Frame, instruction: Instruction) -> None:
    """An Attack was played: before anything else, each other player in turn order is protected or may react (CORE-126)."""
    happen(state, _ATTACKED, frame.player, ONE[frame.kind], NOBODY, _IN_PLAY)


def op_be_unaffected(state: State, frame: Frame, instruction: Instruction) -> None:
    """The Attack whose frame lies under the window leaves the player alone."""
    state.stack[-3].immune |= 1 << frame.player
    moves.note(state, UNAFFECTED, frame.player, ONE[frame.kind])
