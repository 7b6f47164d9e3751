"""Playing a card: into play, reactions to it, what waits for it, and its program."""

from __future__ import annotations

from deckwright.engine import moves
from deckwright.engine.box import ONE, Listener
from deckwright.engine.compile import DUE_START
from deckwright.engine.events import PLAY_AGAIN, UNAFFECTED
from deckwright.engine.expressions import amount
from deckwright.engine.program import NO_FILTER, ZONES, Happening, Instruction, Slot, Verb, Zone
from deckwright.engine.state import Frame, Playing, State, Trigger
from deckwright.lang.control import Again

_HAND, _ON_PLAY, _USED, _PASS = int(Zone.HAND), int(Happening.PLAY), int(Slot.USED), int(Verb.PASS)


def play(state: State, player: int, card: bytes) -> None:
    """Play a card from the hand, as in the Action and Buy phases."""
    moves.put_into_play(state, player, card, _HAND)
    resolve(state, player, card[0], True, state.plays)


def resolve(state: State, player: int, kind: int, here: bool, number: int, companion: tuple[int, int] | None = None) -> None:
    """Follow what the card says. A card that only gives bonuses is done at once, any other gets a frame.

    Where a log is kept every card gets one, so that what it gives is noted under it; and where something may wait for this play,
    which is followed first.
    """
    if state.box.remembers_plays:
        moves.remember_play(state, player, kind)
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
    _, happening, kind, once, remembers, start = instruction
    card = (frame.number, frame.kind) if frame.here else None
    remembered = frame.them if remembers else b""
    moves.wait(state, Trigger(happening, kind, frame.player, start, remembered, card, frame.companion, bool(once)))


def op_play(state: State, frame: Frame, instruction: Instruction) -> None:
    """Put the chosen card into play, to be followed as often as the sentence says."""
    _, zone, _, operand = instruction
    times = amount(state, frame, operand)
    frame.them = moves.put_into_play(state, frame.subject, frame.chosen, zone)
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


def op_speak_of(state: State, frame: Frame, instruction: Instruction) -> None:
    """From here on the sentences speak of a neighbour, or of the player of the card again."""
    frame.subject = (frame.player + instruction[1]) % state.players


def op_pass_cards(state: State, frame: Frame, instruction: Instruction) -> None:
    """Everybody's card goes to the left at the same time."""
    moves.pass_cards(state, bool(instruction[1]))


def op_cheapen(state: State, frame: Frame, instruction: Instruction) -> None:
    """Cards cost less until the turn ends."""
    moves.cheapen(state, frame.player, NO_FILTER, instruction[1])


def op_end(state: State, frame: Frame, instruction: Instruction) -> None:
    """The program is finished; whoever played this card learns whether it is still in play."""
    stack = state.stack
    stack.pop()
    playing = stack[-1].playing
    if playing is not None and frame.kind >= 0:
        stack[-1].playing = playing._replace(here=frame.here)


def op_attacked(state: State, frame: Frame, instruction: Instruction) -> bool:
    """An Attack was played: before anything else, each other player in turn order is protected or may react (CORE-126)."""
    while frame.round < state.players - 1:
        player = reacting(state, frame)
        used, zones = frame.slots[_USED], state.zones
        for listener in state.box.answers_to_attacks:
            if not listener.optional and listener.kind in zones[player * ZONES + listener.zone] and listener.kind not in used:
                frame.pc -= 1
                _react(state, frame, player, listener)
                return False
        if usable_reactions(state, frame):
            frame.pc -= 1
            state.asking = player
            return True
        _next_reacting(frame)
    frame.round = 0
    return False


def reacting(state: State, frame: Frame) -> int:
    """The player whose turn it is to react to the Attack of this frame."""
    return (frame.player + 1 + frame.round) % state.players


def _next_reacting(frame: Frame) -> None:
    frame.round += 1
    if frame.slots[_USED]:
        frame.remember(_USED, b"")


def usable_reactions(state: State, frame: Frame) -> bytes:
    """The Reactions in hand that can be used now, by kind (INT-RULE-11)."""
    player, used = reacting(state, frame), frame.slots[_USED]
    hand = state.zones[player * ZONES]
    usable = b""
    for listener in state.box.answers_to_attacks:
        kind, again = listener.kind, listener.again
        if not listener.optional or kind not in hand:
            continue
        if (again == Again.ONCE and kind in used) or (again == Again.NOT_IN_A_ROW and used.endswith(ONE[kind])):
            continue
        if amount(state, Frame(0, player), listener.condition):
            usable += ONE[kind]
    return usable


def answer_attacked(state: State, frame: Frame, verb: int, cards: bytes) -> bool:
    """Use a Reaction, or leave it."""
    if verb == _PASS:
        _next_reacting(frame)
        return False
    player = reacting(state, frame)
    listener = next(listener for listener in state.box.answers_to_attacks if listener.kind == cards[0] and listener.optional)
    _react(state, frame, player, listener)
    moves.show(state, player, cards, _HAND)
    return False


def _react(state: State, frame: Frame, player: int, listener: Listener) -> None:
    """Follow what a card does against the Attack, and remember it as the last one used."""
    used = frame.slots[_USED].replace(ONE[listener.kind], b"")
    frame.remember(_USED, bytes(sorted(used)) + ONE[listener.kind])
    state.stack.append(Frame(listener.start, player, listener.kind, here=True))


def op_be_unaffected(state: State, frame: Frame, instruction: Instruction) -> None:
    """The Attack whose frame lies under this one leaves the player alone."""
    state.stack[-2].immune |= 1 << frame.player
    moves.note(state, UNAFFECTED, frame.player, ONE[frame.kind])
