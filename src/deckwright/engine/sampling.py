"""Another state that a seat can't tell from the real one: what it may not know is dealt again. Search thinks about these.

What others hold in hand and in other places that only they may look at (face down, on a Native Village mat) is mixed with their
decks and the hidden part of their discard piles; of the own cards only the deck and the hidden discards are. Whoever is
asked keeps what the question is about.
"""

from __future__ import annotations

from deckwright.engine import moves
from deckwright.engine.places import PLACES, Sight
from deckwright.engine.program import ZONES, Op, Zone
from deckwright.engine.randomness import MASK_128, MULTIPLIER, seeded, shuffled
from deckwright.engine.seats import sees_as
from deckwright.engine.state import NOBODY, State

_PRIVATE = tuple(number for number, row in enumerate(PLACES) if row.seen is Sight.OWNER)
_LATE = tuple(number for number in _PRIVATE if number != Zone.HAND)


def sampled(state: State, seat: int, seed: int, remembers: bool = False) -> State:
    """A copy with the hidden cards dealt again, the same for the same seed on every machine.

    A seat that ``remembers`` knows what it discarded: its own discard pile stays as it is.
    """
    new, randomness = state.copy(), seeded(seed)
    looking = state.stack[-1].subject if _asks_about(state, (Zone.DISCARD,)) else NOBODY
    open_to_all = (state.asking, state.stack[-1].subject if _asks_about(state, _PRIVATE) else NOBODY)
    for player in range(state.players):
        own = sees_as(state, seat, player)
        private = player not in open_to_all and not own
        randomness = _deal(new, player, private, player == looking or (remembers and own), randomness)
    for number, row in enumerate(state.box.special):
        if row.shuffled:
            rest, randomness = shuffled(randomness, state.piles[number][1:])
            moves.lay_pile(new, number, state.piles[number][:1] + rest)
    randomness = randomness * MULTIPLIER & MASK_128
    new.randomness = seeded(randomness >> 64)
    return new


def _asks_about(state: State, zones: tuple[int, ...]) -> bool:
    """Somebody looks through one of these to choose from it."""
    if state.asking == NOBODY:
        return False
    instruction = state.box.code[state.stack[-1].pc]
    return bool(instruction[0] == Op.CHOOSE and instruction[2] in zones)


def _deal(state: State, player: int, private: bool, looking: bool, randomness: int) -> int:
    base = player * ZONES
    discard = state.zones[base + Zone.DISCARD]
    known = len(discard) if looking else min(len(discard), 1)
    hidden = [int(Zone.DECK), *((Zone.HAND, *_LATE) if private else ())]
    pool = b"".join(state.zones[base + zone] for zone in hidden) + discard[: len(discard) - known]
    pool, randomness = shuffled(randomness, pool)
    place = 0

    def next_cards(number: int) -> bytes:
        nonlocal place
        place += number
        return pool[place - number : place]

    dealt: dict[int, bytes] = {}
    for zone in (*((Zone.HAND,) if private else ()), Zone.DECK):
        dealt[zone] = next_cards(len(state.zones[base + zone]))
    dealt[Zone.DISCARD] = next_cards(len(discard) - known) + discard[len(discard) - known :]
    for zone in _LATE if private else ():
        dealt[zone] = next_cards(len(state.zones[base + zone]))
    for zone, cards in dealt.items():
        moves.lay(state, player, cards, zone)
    if private:
        _remember(state, player, dealt[Zone.FACE_DOWN])
    return randomness


def _remember(state: State, player: int, face_down: bytes) -> None:
    """What waits to take a face-down card back takes the new one."""
    triggers = []
    for trigger in state.triggers:
        if trigger.player == player and trigger.remembered:
            number = len(trigger.remembered)
            trigger = trigger._replace(remembered=face_down[:number])
            face_down = face_down[number:]
        triggers.append(trigger)
    state.triggers = tuple(triggers)
