"""Playing a card: into play, reactions to it, what waits for it, and its program."""

from __future__ import annotations

from deckwright.engine import moves
from deckwright.engine.box import ONE
from deckwright.engine.compile import DUE_START
from deckwright.engine.events import PLAY_AGAIN, UNAFFECTED
from deckwright.engine.program import ZONES, Happening, Instruction, Zone
from deckwright.engine.state import Frame, Playing, State, Trigger

_HAND, _ON_PLAY = int(Zone.HAND), int(Happening.PLAY)


def play(state: State, player: int, card: bytes) -> None:
    """Play a card from the hand, as in the Action and Buy phases."""
    moves.put_into_play(state, player, card, _HAND)
    resolve(state, player, card[0], True, state.plays)


def resolve(state: State, player: int, kind: int, here: bool, number: int, companion: tuple[int, int] | None = None) -> None:
    """Follow what the card says. A card that only gives bonuses is done at once, any other gets a frame.

    Where a log is kept every card gets one, so that what it gives is noted under it; and where something may wait for this play,
    which is followed first.
    """
    bonus = state.box.bonus[kind]
    if bonus and state.log is None and not state.triggers:
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
    if state.triggers:
        happen(state, _ON_PLAY, player, kind)


def happen(state: State, happening: int, player: int, kind: int) -> None:
    """Set off what waited for this, once, in the order in which the waits began."""
    due = [trigger for trigger in state.triggers if (trigger.happening, trigger.kind, trigger.player) == (happening, kind, player)]
    if due:
        moves.set_off(state, due)
        frame = Frame(DUE_START, player)
        frame.round = len(due)
        state.stack.append(frame)


def op_follow_due(state: State, frame: Frame, instruction: Instruction) -> None:
    """Follow the programs that were set off, one after the other."""
    if frame.round:
        frame.round -= 1
        frame.pc -= 1
        trigger = moves.next_due(state)
        follower = Frame(trigger.start, trigger.player)
        follower.them = trigger.remembered
        state.stack.append(follower)


def op_wait_for(state: State, frame: Frame, instruction: Instruction) -> None:
    """Remember a program until something happens; a card in play that waits for a later turn stays in play."""
    _, happening, kind, remembers, start = instruction
    card = (frame.number, frame.kind) if frame.here else None
    remembered = frame.them if remembers else b""
    moves.wait(state, Trigger(happening, kind, frame.player, start, remembered, card, frame.companion))


def op_play(state: State, frame: Frame, instruction: Instruction) -> None:
    """Put the chosen card into play, to be followed as often as the sentence says."""
    _, zone, _, times = instruction
    frame.them = moves.put_into_play(state, frame.subject, frame.chosen, zone)
    frame.playing = Playing(frame.them[0], True, state.plays, times, False) if frame.them else None


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


def op_end(state: State, frame: Frame, instruction: Instruction) -> None:
    """The program is finished; whoever played this card learns whether it is still in play."""
    stack = state.stack
    stack.pop()
    playing = stack[-1].playing
    if playing is not None and frame.kind >= 0:
        stack[-1].playing = playing._replace(here=frame.here)


def op_attacked(state: State, frame: Frame, instruction: Instruction) -> None:
    """An Attack was played: before anything else, each other player in turn order is protected or may react (CORE-126)."""
    cards = state.box.answers_to_attacks
    while frame.round < (state.players - 1) * len(cards):
        step, which = divmod(frame.round, len(cards))
        frame.round += 1
        player = (frame.player + 1 + step) % state.players
        kind, start, zone = cards[which]
        if kind in state.zones[player * ZONES + zone]:
            frame.pc -= 1
            state.stack.append(Frame(start, player, kind, here=True))
            return
    frame.round = 0


def op_be_unaffected(state: State, frame: Frame, instruction: Instruction) -> None:
    """The Attack whose frame lies under this one leaves the player alone."""
    state.stack[-2].immune |= 1 << frame.player
    moves.note(state, UNAFFECTED, frame.player, ONE[frame.kind])
