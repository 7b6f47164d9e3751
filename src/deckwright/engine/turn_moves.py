"""The moves of a turn: how it begins, is cleaned up after, and ends. Like ``moves``, they ask nothing."""

from __future__ import annotations

from deckwright.engine import events
from deckwright.engine.box import ONE
from deckwright.engine.moves import draw, note
from deckwright.engine.program import DEEDS, ZONES, Zone
from deckwright.engine.state import ACTION_PHASE, CLEAN_UP_PHASE, HAND_SIZE, NOBODY, OVER, State, Turn
from deckwright.lang.verbs import Until

_HAND, _DISCARD, _IN_PLAY = int(Zone.HAND), int(Zone.DISCARD), int(Zone.IN_PLAY)


def plan_next_hand(state: State, cards: int) -> None:
    """The coming Clean-up draws this many cards."""
    state.next_hand = cards


def plan_turn(state: State, turn: Turn) -> None:
    """Somebody takes a turn when this one is over."""
    state.coming += (turn,)


def start_turn(state: State) -> None:
    """One Action, one Buy, no coins (CORE-35)."""
    state.phase = ACTION_PHASE
    state.actions = state.buys = 1
    state.coins = state.plays = state.potions = 0
    state.spent = False
    if state.box.remembers_deeds:
        state.memory[: DEEDS * state.players] = [b""] * (DEEDS * state.players)
    if state.log is not None:
        what = events.EXTRA_TURN if state.extra else events.TURN
        note(state, what, state.player, number=state.turns[state.player] + 1)
        if state.minds:
            note(state, events.DECIDE_FOR, state.minds[state.player], number=state.player)


def clean_up(state: State) -> None:
    """Discard hand and play area, the played cards on top, then draw the next hand (CORE-53 to CORE-56)."""
    zones, player = state.zones, state.player
    base = player * ZONES
    state.phase = CLEAN_UP_PHASE
    hand, in_play, staying = zones[base], zones[base + _IN_PLAY], b""
    if state.triggers:
        in_play, staying = _part(in_play, _staying(state, player))
    zones[base] = b""
    zones[base + _DISCARD] += hand + in_play
    zones[base + _IN_PLAY] = staying
    if state.log is not None:
        note(state, events.CLEAN_UP, player, hand + in_play, _HAND, _DISCARD, len(staying))
    draw(state, player, state.next_hand)


def _staying(state: State, player: int) -> bytes:
    """Cards in play that wait for the player's next turn, and the cards that stay with them (CORE-130, CORE-131)."""
    cards: set[tuple[int, int]] = set()
    for trigger in state.triggers:
        if trigger.player == player and trigger.lasting and trigger.card is not None:
            cards.add(trigger.card)
            if trigger.companion is not None:
                cards.add(trigger.companion)
    return bytes(kind for _, kind in sorted(cards))


def _part(in_play: bytes, staying: bytes) -> tuple[bytes, bytes]:
    """What leaves the play area and what stays, both in the order they lie there."""
    left, stays = b"", b""
    for kind in in_play:
        if stays.count(kind) < staying.count(kind):
            stays += ONE[kind]
        else:
            left += ONE[kind]
    return left, stays


def end_turn(state: State) -> Turn | None:
    """Count the turn and go on to the next one: one that waits, if there is any, else the usual one to the left."""
    player = state.player
    state.idle += 1
    state.next_hand = HAND_SIZE
    if state.box.remembers_deeds:
        kept = DEEDS * state.players
        for place in range(player, kept, state.players):
            state.memory[kept + place] = state.memory[place]
    if state.modifiers:
        state.modifiers = tuple(change for change in state.modifiers if change.until != Until.END_OF_TURN)
    if not state.extra:
        state.turns[player] += 1
        state.regular = player
    if state.triggers:
        state.triggers = tuple(trigger for trigger in state.triggers if trigger.lasting)
    turn = next_turn(state) if state.coming else None
    if turn is None:
        state.player = state.regular = (state.regular + 1) % state.players
        state.extra, state.minds = False, ()
    else:
        state.player = turn.player
        state.coming = _without(state.coming, turn)
        state.extra, state.minds = True, _minds(state, turn)
    state.turns_in_a_row = state.turns_in_a_row + 1 if state.player == player else 1
    return turn


def next_turn(state: State) -> Turn | None:
    """Of the turns that wait: those of the player whose turn ends come first, then by seat; one's own before those that others decide
    in, then as they were given (AL-RULE-12).
    """
    if not state.coming:
        return None
    return min(state.coming, key=lambda turn: ((turn.player - state.player) % state.players, turn.mind != NOBODY))


def _without(coming: tuple[Turn, ...], turn: Turn) -> tuple[Turn, ...]:
    place = coming.index(turn)
    return (*coming[:place], *coming[place + 1 :])


def _minds(state: State, turn: Turn) -> tuple[int, ...]:
    """Who decides for whom in the turn that begins."""
    if turn.mind == NOBODY:
        return ()
    return tuple(turn.mind if seat == turn.player else seat for seat in range(state.players))


def begin_last_round(state: State) -> None:
    """The game would be over: from now on only those who have such a Project take turns, and nobody who waits for one (MECH-67).

    The round begins to the left of the player whose turn has just ended.
    """
    projects = state.box.last_round
    seats = [(state.player + step) % state.players for step in range(1, state.players + 1)]
    state.last_round = tuple(seat for seat in seats if any(kind in projects for kind in state.projects[seat]))
    state.coming = ()
    if state.log is not None and state.last_round:
        owned = bytes(kind for kind in projects if any(kind in bought for bought in state.projects))
        note(state, events.LAST_ROUND, state.player, owned)


def plan_last_turn(state: State) -> None:
    """The next turn is that of the next player of the last round."""
    assert state.last_round
    plan_turn(state, Turn(state.last_round[0]))
    state.last_round = state.last_round[1:]


def end_game(state: State) -> None:
    """Nobody decides any more."""
    state.phase = OVER
    state.asking = NOBODY
    if state.log is not None:
        note(state, events.END, NOBODY)
