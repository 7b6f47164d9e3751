"""Playing a card: into play, reactions to it, what waits for it, and its program."""

from __future__ import annotations

from deckwright.engine import moves
from deckwright.engine.box import ONE
from deckwright.engine.events import PLAY_AGAIN, UNAFFECTED
from deckwright.engine.program import ZONES, Happening, Instruction, Slot, Zone
from deckwright.engine.state import Frame, State


def play(state: State, player: int, kind: int) -> None:
    """Play a card from the hand, as in the Action and Buy phases."""
    moves.put_into_play(state, player, ONE[kind], Zone.HAND)
    resolve(state, player, kind, here=True)


def resolve(state: State, player: int, kind: int, here: bool) -> None:
    """Follow what the card says. A card that only gives bonuses is done at once, any other gets a frame."""
    bonus = state.box.bonus[kind]
    if bonus:
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
        state.stack.append(Frame(state.box.starts[kind], player, kind, here))
    if state.triggers:
        happen(state, Happening.PLAY, player, kind)


def happen(state: State, happening: int, player: int, kind: int) -> None:
    """Set off what waited for this, once."""
    due = [trigger for trigger in state.triggers if trigger[0] == happening and trigger[1] == kind and trigger[2] == player]
    if due:
        state.triggers = tuple(trigger for trigger in state.triggers if trigger not in due)
        for _, _, owner, start, remembered in reversed(due):
            frame = Frame(start, owner)
            frame.remember(Slot.THEM, remembered)
            state.stack.append(frame)


def op_play(state: State, frame: Frame, instruction: Instruction) -> None:
    """Put the chosen card into play, to be followed as often as the sentence says."""
    _, zone, _, times = instruction
    played = moves.put_into_play(state, frame.subject, frame.chosen, zone)
    frame.remember(Slot.THEM, played)
    if played:
        frame.times = times
        frame.again = False
        frame.played = played[0]
        frame.played_here = True


def op_play_again(state: State, frame: Frame, instruction: Instruction) -> None:
    """Follow the card once more while there are plays left; the first one counts as well."""
    if not frame.times:
        return
    if frame.again:
        moves.note(state, PLAY_AGAIN, frame.subject, ONE[frame.played])
    frame.again = True
    frame.times -= 1
    frame.pc -= 1
    resolve(state, frame.subject, frame.played, frame.played_here)


def op_end(state: State, frame: Frame, instruction: Instruction) -> None:
    """The program is finished; whoever played this card learns whether it is still in play."""
    stack = state.stack
    stack.pop()
    if frame.kind >= 0:
        stack[-1].played_here = frame.here


def op_wait_for(state: State, frame: Frame, instruction: Instruction) -> None:
    """Remember a program until something happens this turn."""
    _, happening, kind, start = instruction
    state.triggers += ((happening, kind, frame.player, start, frame.slots[Slot.THEM]),)


def op_reactions(state: State, frame: Frame, instruction: Instruction) -> None:
    """An Attack was played: each other player in turn order may react before anything else happens (CORE-126)."""
    reactions = state.box.reactions
    if not reactions:
        return
    while frame.round < (state.players - 1) * len(reactions):
        step, which = divmod(frame.round, len(reactions))
        frame.round += 1
        player = (frame.player + 1 + step) % state.players
        kind, start = list(reactions.items())[which]
        if kind in state.zones[player * ZONES + Zone.HAND]:
            frame.pc -= 1
            state.stack.append(Frame(start, player, kind, here=True))
            return
    frame.round = 0


def op_be_unaffected(state: State, frame: Frame, instruction: Instruction) -> None:
    """The Attack whose frame lies under this reaction leaves the player alone."""
    state.stack[-2].immune |= 1 << frame.player
    moves.note(state, UNAFFECTED, frame.player, ONE[frame.kind])
