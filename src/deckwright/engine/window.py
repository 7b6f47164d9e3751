"""Windows: the moment in which everything that answers to a happening is carried out, in the order that the law of order gives.

A window is a frame. It goes through the players in turn order; for each it gathers what is due, by name, carries out what needs no
question, and asks one question about the rest. What is carried out may open windows of its own; they are over before this one goes on.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from deckwright.engine import moves, order
from deckwright.engine.box import ONE, Listener
from deckwright.engine.compile import WINDOW_START
from deckwright.engine.discretion import is_secret, might_answer
from deckwright.engine.expressions import amount, passes
from deckwright.engine.places import COUNTERS, Of
from deckwright.engine.program import ZONES, Effect, Happening, Instruction, Slot, Spot, Verb, Zone
from deckwright.engine.seats import decider
from deckwright.engine.state import NOBODY, Frame, Happened, State, Trigger
from deckwright.lang.control import Again, Use
from deckwright.lang.happenings import Whose

_ATTACKED, _CLEAN_UP, _WOULD_GAIN = int(Happening.ATTACKED), int(Happening.DISCARDED_FROM_PLAY), int(Happening.WOULD_GAIN)
_USED = int(Slot.USED)
_HAND, _TRASH, _THERE, _PASS = int(Zone.HAND), int(Zone.TRASH), int(Zone.THERE), int(Verb.PASS)
_BY_OTHERS, _BY_ANYONE = int(Whose.BY_OTHERS), int(Whose.BY_ANYONE)
_MUST, _MAY, _QUIET = int(Use.MUST), int(Use.MAY), int(Effect.QUIET)
_ONCE, _NOT_IN_A_ROW, _EACH_COPY = int(Again.ONCE), int(Again.NOT_IN_A_ROW), int(Again.EACH_COPY)


@dataclass(slots=True)
class Item:
    """Everything of one name that is due for one player: chosen once, carried out one after the other."""

    kind: int
    use: int = _MUST
    effects: int = ~0
    answers: list[tuple[Listener, int, int]] = field(default_factory=list)
    """What the card does below the line, its owner, and how many copies there are: mostly one answer, and the owner is the player."""
    due: list[int] = field(default_factory=list)
    """Places of effects that waited, among those that are due."""


def happen(state: State, what: int, player: int, cards: bytes = b"", origin: int = NOBODY, there: int = NOBODY) -> bool:
    """Open a window if anything may answer to this; what has waited for it is due from now on."""
    due: list[Trigger] = []
    listeners = state.box.listeners_to[what]
    if state.triggers:
        due = [trigger for trigger in state.triggers if trigger.happening == what and _waits_for(state, trigger, player, cards)]
        if due:
            moves.set_off(state, due)
            if not listeners and state.log is None and all(state.box.effects[trigger.start] & _QUIET for trigger in due):
                _follow_as_it_waited(state, len(due))
                return True
    if not due and not any(_may_answer(state, listener, player, cards) for listener in listeners):
        return False
    frame = Frame(WINDOW_START, player)
    frame.happened = Happened(what, origin, there, len(due))
    frame.them, frame.here = cards, True
    state.stack.append(frame)
    return True


def _follow_as_it_waited(state: State, number: int) -> None:
    """Without a window: where nothing listens and all that waited is quiet, the order can't matter and nobody is asked."""
    for trigger in reversed(moves.take_due(state, list(range(number)))):
        follower = Frame(trigger.start, trigger.player)
        follower.them = trigger.remembered
        state.stack.append(follower)


def tokens_on_piles(state: State, counter: int, player: int, cards: bytes) -> int:
    """The tokens on the piles of these cards; of those that each player has one of, the player's own."""
    row, pile_of = state.counters[counter], state.box.pile_of
    if COUNTERS[counter].of is Of.TOKEN:
        return int(any(row[player] == pile_of[card] + 1 for card in cards))
    return sum(row[pile_of[card]] for card in cards)


def _waits_for(state: State, trigger: Trigger, player: int, cards: bytes) -> bool:
    return trigger.player == player and (not trigger.where or any(passes(state, kind, trigger.where) for kind in cards))


def _may_answer(state: State, listener: Listener, player: int, cards: bytes) -> bool:
    """Whether a card is anywhere that could answer; whether it does is for the window to find out."""
    if state.discreet and is_secret(listener):
        return True
    if listener.place == Spot.ITSELF:
        return listener.kind in cards
    if listener.place == Spot.ON_PILE:
        return bool(tokens_on_piles(state, listener.counter, player, cards))
    if listener.place == Spot.IN_SUPPLY:
        return listener.kind in state.box.piles
    if listener.place in (Spot.BESIDE, Spot.BOUGHT):
        return listener.place == Spot.BESIDE or any(listener.kind in bought for bought in state.projects)
    players = (player,) if listener.whose == Whose.OWN else range(state.players)
    return any(listener.kind in state.zones[seat * ZONES + listener.place] for seat in players)


def op_window(state: State, frame: Frame, instruction: Instruction) -> bool:
    """Carry out the next effect that is due, or ask which it shall be."""
    while frame.round < state.players:
        player = asked_in(state, frame)
        items = gathered(state, frame, player)
        veiled = state.discreet and might_answer(state, frame, player)
        if items or veiled:
            item = order.next_item(state, frame, player, items, veiled)
            if item is order.ASK:
                frame.pc -= 1
                state.asking = decider(state, player)
                return True
            if item is not None:
                frame.pc -= 1
                follow(state, frame, item)
                return False
        _next_player(frame)
    if frame.happened is not None and frame.happened.due:  # what could change nothing to the end
        moves.take_due(state, list(range(frame.happened.due)))
    return False


def asked_in(state: State, frame: Frame) -> int:
    """The player whose effects are looked at in this window."""
    return (state.player + frame.round) % state.players


def _next_player(frame: Frame) -> None:
    frame.round += 1
    if frame.slots[_USED]:
        frame.remember(_USED, b"")


def gathered(state: State, frame: Frame, player: int) -> list[Item]:
    """What is due for a player now, by kind of card."""
    happened = frame.happened
    assert happened is not None
    items: dict[int, Item] = {}
    for place in range(happened.due):
        trigger = state.due[place]
        if trigger.player == player and (not state.box.effects[trigger.start] & Effect.NEEDS_CARD or is_there(state, frame)):
            item = items.setdefault(trigger.kind, Item(trigger.kind))
            item.due.append(place)
            item.effects &= state.box.effects[trigger.start]
    for listener in state.box.listeners_to[happened.what]:
        owners = (player,) if listener.whose < _BY_OTHERS else _owners(state, frame, player, listener)
        for owner in owners:
            copies = _copies(state, frame, owner, listener)
            if copies:
                item = items.setdefault(listener.kind, Item(listener.kind, listener.use))
                item.answers.append((listener, owner, copies))
                item.effects &= state.box.effects[listener.start]
                if listener.again == _ONCE:
                    break
    return [items[kind] for kind in sorted(items)]


def _owners(state: State, frame: Frame, player: int, listener: Listener) -> list[int]:
    """Whose copies make this player do something, in turn order: those of others, where it is the player to whom it happens."""
    if player != frame.player:
        return []
    seats = [(state.player + step) % state.players for step in range(state.players)]
    return [seat for seat in seats if seat != player or listener.whose == _BY_ANYONE]


def _copies(state: State, frame: Frame, player: int, listener: Listener) -> int:
    """How many copies of the card that this player owns can answer now."""
    if (listener.whose == Whose.OWN and player != frame.player) or (listener.whose == Whose.OTHERS and player == frame.player):
        return 0
    kind, used = listener.kind, frame.slots[_USED]
    if listener.place == Spot.ITSELF:
        copies = frame.them.count(kind)
    elif listener.place == Spot.ON_PILE:
        copies = tokens_on_piles(state, listener.counter, player, frame.them)
    elif listener.place == Spot.IN_SUPPLY:
        copies = int(listener.kind in state.box.piles)
    elif listener.place in (Spot.BESIDE, Spot.BOUGHT):
        copies = int(listener.place == Spot.BESIDE or kind in state.projects[player])
    else:
        copies = state.zones[player * ZONES + listener.place].count(kind)
    if not copies or not _is_left(listener, used, copies):
        return 0
    if listener.where and not any(passes(state, card, listener.where) for card in frame.them):
        return 0
    if state.box.effects[listener.start] & Effect.NEEDS_CARD and not is_there(state, frame):
        return 0
    if listener.condition < 0 and not amount(state, _follower(state, frame, player, listener), listener.condition):
        return 0
    return copies


def _is_left(listener: Listener, used: bytes, copies: int) -> bool:
    """Whether it may be used once more in this moment."""
    kind, again = listener.kind, listener.again
    if listener.use == _MUST or again == _ONCE:
        return kind not in used
    if again == _EACH_COPY:
        return used.count(kind) < copies
    return again != _NOT_IN_A_ROW or not used.endswith(ONE[kind])


def is_there(state: State, frame: Frame) -> bool:
    """The cards of the happening still lie where it put them, as far as anybody has followed them."""
    happened = frame.happened
    if happened is None or not frame.here or happened.there < 0:
        return frame.here and happened is not None and happened.what == _WOULD_GAIN
    zone = state.zones[-1] if happened.there == _TRASH else state.zones[frame.player * ZONES + happened.there]
    return all(zone.count(kind) >= frame.them.count(kind) for kind in frame.them)


def follow(state: State, frame: Frame, item: Item) -> None:
    """Carry out everything of one name; what was first to wait comes first."""
    happened = frame.happened
    assert happened is not None
    if item.answers:
        each_copy = item.answers[0][0].again == _EACH_COPY
        used = frame.slots[_USED] if each_copy else frame.slots[_USED].replace(ONE[item.kind], b"")
        frame.remember(_USED, bytes(sorted(used)) + ONE[item.kind])
        for listener, owner, copies in reversed(item.answers):
            times = copies if listener.use == _MUST and listener.again == _EACH_COPY else 1
            state.stack += [_follower(state, frame, owner, listener) for _ in range(times)]
    if item.due:
        frame.happened = happened._replace(due=happened.due - len(item.due))
        for trigger in reversed(moves.take_due(state, item.due)):
            follower = Frame(trigger.start, trigger.player)
            follower.them, follower.happened = trigger.remembered or frame.them, happened._replace(due=0)
            state.stack.append(follower)


def _follower(state: State, frame: Frame, player: int, listener: Listener) -> Frame:
    follower = Frame(listener.start, player, listener.kind, here=listener.place >= Spot.ITSELF)
    assert frame.happened is not None
    follower.them, follower.happened = frame.them, frame.happened._replace(due=0)
    return follower


def offers(state: State, frame: Frame) -> dict[Verb, bytes]:
    """What the player of a window can say: names by verb."""
    player, happened = asked_in(state, frame), frame.happened
    assert happened is not None
    items = order.live(state, frame, player, gathered(state, frame, player))
    if happened.what == _ATTACKED:
        reveal = bytes(item.kind for item in items if item.use == _MAY)
        return ({Verb.REVEAL: reveal} if reveal else {}) | {Verb.PASS: b""}
    must = bytes(item.kind for item in items if item.use == _MUST or happened.what == _CLEAN_UP)
    may = bytes(item.kind for item in items if item.kind not in must)
    found = {Verb.RESOLVE: must, Verb.REACT: may}
    return {verb: kinds for verb, kinds in found.items() if kinds} | ({} if must else {Verb.PASS: b""})


def moment(frame: Frame) -> str:
    """The happening of a window in words."""
    assert frame.happened is not None
    return Happening(frame.happened.what).name.lower().replace("_", " ")


def answer_window(state: State, frame: Frame, verb: int, cards: bytes) -> bool:
    """Carry out what was chosen, or leave the rest."""
    player, happened = asked_in(state, frame), frame.happened
    if verb == _PASS:
        _next_player(frame)
        return False
    item = next(item for item in gathered(state, frame, player) if item.kind == cards[0])
    follow(state, frame, item)
    assert happened is not None
    if item.answers and item.answers[0][0].use == _MAY and item.answers[0][0].place == _HAND:
        moves.show(state, player, cards, _HAND)
    return False
