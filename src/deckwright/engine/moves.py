"""Moves: the only place where zones, piles and counters change, and the only place where events come from.

So the log can't disagree with the state. A move never asks anything.
"""

from __future__ import annotations

from deckwright.engine import events
from deckwright.engine.box import ONE
from deckwright.engine.events import Event
from deckwright.engine.piles import home_of
from deckwright.engine.places import COUNTER_NUMBERS
from deckwright.engine.program import DEEDS, ZONES, Deed, Happening, Value, Verb, Zone
from deckwright.engine.randomness import shuffled
from deckwright.engine.seats import decider
from deckwright.engine.state import NOBODY, Modifier, State, Trigger
from deckwright.engine.values import costs
from deckwright.errors import Problem

_HAND, _DECK, _DISCARD, _IN_PLAY = int(Zone.HAND), int(Zone.DECK), int(Zone.DISCARD), int(Zone.IN_PLAY)
_TRASH, _SUPPLY, _BOTTOM, _PASSING = int(Zone.TRASH), int(Zone.SUPPLY), int(Zone.BOTTOM), int(Zone.PASSING)
_GIVE, _TRASHING, _COST = int(Verb.GIVE), int(Verb.TRASH), int(Value.COST)
_PLAYED, _GAINED, _BOUGHT, _TRASHED = Deed
_DEBT = COUNTER_NUMBERS["debt"]
_ON_PLAY, _START_OF_TURN = int(Happening.PLAY), int(Happening.START_OF_TURN)

_EVENT_OF_VERB = {
    Verb.DISCARD: events.DISCARD,
    Verb.TRASH: events.TRASH,
    Verb.TOPDECK: events.TOPDECK,
    Verb.TAKE: events.TAKE,
    Verb.SET_ASIDE: events.SET_ASIDE,
    Verb.LOOK: events.LOOK,
    Verb.REVEAL: events.REVEAL,
    Verb.RETURN: events.RETURN,
    Verb.PUT_UNDER: events.PUT_UNDER,
}


def note(
    state: State,
    what: str,
    player: int,
    cards: bytes = b"",
    source: int = NOBODY,
    target: int = NOBODY,
    number: int = 0,
    under: int = 0,
    counter: int = NOBODY,
    option: int = NOBODY,
) -> None:
    """Write an event into the log, if one is kept, set in below the cards that are being followed."""
    if state.log is not None:
        depth = sum(frame.kind >= 0 for frame in state.stack) + under
        witness = decider(state, player) if state.minds and player >= 0 else NOBODY
        state.log.append(Event(what, player, cards, source, target, number, depth, counter, option, witness))


def lay(state: State, player: int, cards: bytes, zone: int) -> None:
    """Set-up only: cards from the box into a zone, as they lie there."""
    place = len(state.zones) - 1 if zone == _TRASH else player * ZONES + zone
    state.zones[place] = cards


def refill(state: State, player: int) -> None:
    """Shuffle the discard pile and put it under the deck (CORE-90, CORE-91)."""
    zones, base = state.zones, player * ZONES
    discard = zones[base + _DISCARD]
    if not discard:
        return
    if state.scripted is not None:
        pile = _prescribed(state, discard)
    else:
        pile, state.randomness = shuffled(state.randomness, discard)
    zones[base + _DECK] += pile
    zones[base + _DISCARD] = b""
    if state.log is not None:
        note(state, events.SHUFFLE, player, number=len(pile))


def _prescribed(state: State, discard: bytes) -> bytes:
    names = state.box.names
    if not state.scripted:
        raise Problem("shuffle-not-listed", cards=", ".join(names[kind] for kind in sorted(discard)))
    pile, state.scripted = state.scripted[0], state.scripted[1:]
    if sorted(pile) != sorted(discard):
        listed, found = (", ".join(names[kind] for kind in sorted(cards)) for cards in (pile, discard))
        raise Problem("shuffle-differs", listed=listed, cards=found)
    return pile


def draw(state: State, player: int, number: int) -> None:
    """+Cards: from the deck into the hand (CORE-69)."""
    zones, base = state.zones, player * ZONES
    deck = zones[base + _DECK]
    if len(deck) < number and zones[base + _DISCARD]:
        refill(state, player)
        deck = zones[base + _DECK]
    drawn = deck[:number]
    zones[base + _DECK] = deck[number:]
    zones[base + _HAND] += drawn
    if state.log is not None and drawn:
        note(state, events.DRAW, player, drawn, _DECK, _HAND)


def top_cards(state: State, player: int, number: int) -> bytes:
    """The top cards of a deck, shuffling when there are too few; they stay where they are."""
    zones, base = state.zones, player * ZONES
    if len(zones[base + _DECK]) < number:
        refill(state, player)
    return zones[base + _DECK][:number]


def bottom_cards(state: State, player: int, number: int) -> bytes:
    """The bottom cards of a deck, shuffling when it is empty; they stay where they are."""
    place = player * ZONES + _DECK
    if not state.zones[place]:
        refill(state, player)
    return state.zones[place][-number:]


def _take_out(state: State, player: int, cards: bytes, zone: int) -> bytes:
    """Remove cards from a zone; cards that are no longer there are left out."""
    if zone == _SUPPLY:
        return bytes(kind for kind in cards if _take_from_pile(state, kind))
    place = len(state.zones) - 1 if zone == _TRASH else player * ZONES + (_DECK if zone == _BOTTOM else zone)
    pile = state.zones[place]
    if zone == _DECK and pile.startswith(cards):
        state.zones[place] = pile[len(cards) :]
        return cards
    taken = b""
    for kind in cards:
        at = pile.find(kind) if zone == _DECK else pile.rfind(kind)
        if at >= 0:
            pile = pile[:at] + pile[at + 1 :]
            taken += ONE[kind]
    state.zones[place] = pile
    return taken


def _take_from_pile(state: State, kind: int) -> bool:
    """Take the top card of a pile, if there is one."""
    if kind < 0 or state.supply[kind] <= 0:
        return bool(state.piles) and _take_from_special(state, kind)
    state.supply[kind] -= 1
    state.idle = 0
    return True


def _take_from_special(state: State, kind: int) -> bool:
    """Take the top card of a pile with a name of its own, if it is this one."""
    number = home_of(state, kind)
    if number is None or not state.piles[number].startswith(ONE[kind]):
        return False
    state.piles[number] = state.piles[number][1:]
    state.idle = 0
    return True


def lay_pile(state: State, number: int, cards: bytes) -> None:
    """Set-up and samples: the cards of a pile with a name of its own, the top one first."""
    state.piles[number] = cards


def _put(state: State, player: int, cards: bytes, zone: int) -> None:
    if zone == _TRASH:
        state.idle = 0
        state.zones[-1] += cards
    elif zone == _DECK:
        state.zones[player * ZONES + _DECK] = cards + state.zones[player * ZONES + _DECK]
    elif zone == _BOTTOM:
        state.zones[player * ZONES + _DECK] += cards
    elif zone == _SUPPLY:
        state.idle = 0
        for kind in cards:
            if state.supply[kind] >= 0:
                state.supply[kind] += 1
            elif (home := home_of(state, kind)) is not None:
                state.piles[home] = ONE[kind] + state.piles[home]
    else:
        state.zones[player * ZONES + zone] += cards


def move(state: State, verb: int, player: int, cards: bytes, source: int, target: int) -> bytes:
    """Put a player's cards somewhere else; the answer is what really moved."""
    if target == _SUPPLY:
        cards = bytes(kind for kind in cards if state.supply[kind] >= 0 or home_of(state, kind) is not None)
    moved = _take_out(state, player, cards, source)
    if moved:
        _put(state, player, moved, target)
        if verb == _TRASHING and state.box.remembers[_TRASHED]:
            remember(state, _TRASHED, player, moved)
        if state.log is not None and verb != _GIVE:  # what was laid out to be passed is told when it is passed
            note(state, _EVENT_OF_VERB[Verb(verb)], player, moved, source, target)
    return moved


def show(state: State, player: int, cards: bytes, source: int) -> None:
    """Reveal cards that stay where they are."""
    if state.log is not None:
        note(state, events.REVEAL, player, bytes(sorted(cards)), source, source)


def gain(state: State, player: int, kind: int, source: int, target: int) -> bool:
    """Gain a card from its pile or from the trash (CORE-73); from an empty pile nothing is gained (CORE-74)."""
    if source == _SUPPLY:
        if kind >= 0 and state.supply[kind] > 0:
            state.supply[kind] -= 1
            state.idle = 0
        elif not _take_from_pile(state, kind):
            return False
    elif not _take_out(state, player, ONE[kind], source):
        return False
    if target == _DISCARD:
        state.zones[player * ZONES + _DISCARD] += ONE[kind]
    else:
        _put(state, player, ONE[kind], target)
    if state.box.remembers[_GAINED]:
        remember(state, _GAINED, player, ONE[kind])
    if state.log is not None:
        note(state, events.GAIN, player, ONE[kind], source, target)
    return True


def pay_for(state: State, kind: int) -> None:
    """Use a Buy and the coins and Potions that a card costs (CORE-46, AL-RULE-4), and take its debt (EM-RULE-6)."""
    player, box = state.player, state.box
    state.buys -= 1
    state.coins -= (costs(state) if box.changes_costs else box.costs)[kind]
    if box.remembers_deeds and box.remembers[_BOUGHT] and kind not in box.landscapes:
        remember(state, _BOUGHT, player, ONE[kind])
    state.spent = True
    if state.log is not None:
        note(state, events.BUY, player, ONE[kind], _SUPPLY, _DISCARD)
    if box.other_costs:
        state.potions -= box.cards[kind].potions
        if box.cards[kind].debt:
            take_tokens(state, player, _DEBT, box.cards[kind].debt)


def take_project(state: State, player: int, kind: int) -> None:
    """A player has a Project for the rest of the game (RE-RULE-10)."""
    state.projects[player] += ONE[kind]


def pay_debt(state: State, number: int) -> None:
    """Pay off debt with coins; after that no more Treasures are played this turn (EM-RULE-8)."""
    player = state.player
    state.coins -= number
    state.spent = True
    set_counter(state, _DEBT, player, state.debt(player) - number)
    note(state, events.PAY, player, number=number)


def put_into_play(state: State, player: int, cards: bytes, source: int) -> bytes:
    """Lay cards into the play area; what they do is the machine's business."""
    played = _take_out(state, player, cards, source)
    if played:
        state.plays += 1
        state.zones[player * ZONES + _IN_PLAY] += played
        if state.log is not None:
            note(state, events.PLAY, player, played, source, _IN_PLAY)
    return played


def play_plain_treasures(state: State, by_kind: bool = False) -> None:
    """Play every Treasure of the hand at once, where they only give coins; by kind as if one came after the other, each of them a play."""
    box, zones, base = state.box, state.zones, state.player * ZONES
    hand = zones[base]
    played = hand.translate(None, box.not_treasures)
    if by_kind:
        played = bytes(sorted(played))
        state.plays += len(played)
    zones[base] = hand.translate(None, box.treasures)
    zones[base + _IN_PLAY] += played
    if box.remembers[_PLAYED]:
        remember(state, _PLAYED, state.player, played)
    coins = sum(played.translate(box.coin_values))
    state.coins += coins
    if state.log is not None:
        note(state, events.PLAY, state.player, bytes(sorted(played)), _HAND, _IN_PLAY)
        note(state, events.COINS, state.player, number=coins, under=1)


def spend_action(state: State) -> None:
    """Use up one Action (CORE-37)."""
    state.actions -= 1


def add_actions(state: State, player: int, number: int) -> None:
    """+Actions (CORE-67)."""
    state.actions += number
    if state.log is not None:
        note(state, events.ACTIONS, player, number=number)


def add_buys(state: State, player: int, number: int) -> None:
    """+Buys (CORE-68)."""
    state.buys += number
    if state.log is not None:
        note(state, events.BUYS, player, number=number)


def add_coins(state: State, player: int, number: int) -> None:
    """+Coins (CORE-70)."""
    state.coins += number
    if state.log is not None:
        note(state, events.COINS, player, number=number)


def add_potions(state: State, player: int, number: int) -> None:
    """Potions to spend this turn (AL-RULE-4)."""
    state.potions += number
    if state.log is not None:
        note(state, events.POTIONS, player, number=number)


def lay_memory(state: State, deed: int, player: int, cards: bytes) -> None:
    """Set-up only: what a player did in their last turn."""
    if state.box.remembers[deed]:
        state.memory[(DEEDS + deed) * state.players + player] = cards


def remember(state: State, deed: int, player: int, cards: bytes) -> None:
    """A player has done this, in the turn of whomever it is; only in games in which some card asks for it."""
    state.memory[deed * state.players + player] += cards


def change(state: State, player: int, new: Modifier) -> None:
    """Cards that pass a filter cost less, or have other types, for a time; two equal changes of costs are one of twice as much."""
    same = [old for old in state.modifiers if old._replace(number=0) == new._replace(number=0)]
    if new.what == _COST and same:
        state.modifiers = tuple(old._replace(number=old.number + new.number) if old in same else old for old in state.modifiers)
    elif new not in same:
        state.modifiers += (new,)
    if new.what == _COST:
        note(state, events.CHEAPER, player, number=new.number)


def pass_cards(state: State, way: int, skip_empty: bool) -> None:
    """Cards laid out go to a neighbour's hand, 1 seat to the left or -1; without ``skip_empty`` to the very next player."""
    players, zones = state.players, state.zones
    passed = [zones[player * ZONES + _PASSING] for player in range(players)]
    for step in range(players):
        giver = (state.player + step) % players
        if not passed[giver]:
            continue
        receiver = (giver + way) % players
        while skip_empty and not passed[receiver]:
            receiver = (receiver + way) % players
        zones[giver * ZONES + _PASSING] = b""
        zones[receiver * ZONES + _HAND] += passed[giver]
        note(state, events.PASS, giver, passed[giver], _PASSING, _HAND, receiver)


def put_into_deck(state: State, player: int, cards: bytes, source: int, under: int) -> bytes:
    """Put cards into a deck, under this many others."""
    moved, place = _take_out(state, player, cards, source), player * ZONES + _DECK
    if moved:
        deck = state.zones[place]
        state.zones[place] = deck[:under] + moved + deck[under:]
        note(state, events.PUT_INTO_DECK, player, moved, source, _DECK, under)
    return moved


def set_counter(state: State, counter: int, place: int, number: int) -> None:
    """Set-up, and the moves below: how many tokens a player has, or lie on a pile; the others of the row stay as they are."""
    row = state.counters[counter]
    state.counters[counter] = (*row[:place], number, *row[place + 1 :])


def clear_counter(state: State, counter: int) -> None:
    """Set-up only: no tokens of a row are anywhere."""
    state.counters[counter] = (0,) * len(state.counters[counter])


def take_tokens(state: State, player: int, counter: int, number: int) -> None:
    """Put tokens in front of a player, where they stay (CORE-149)."""
    set_counter(state, counter, player, state.counters[counter][player] + number)
    note(state, events.TAKE_TOKENS, player, number=number, counter=counter)


def wait(state: State, trigger: Trigger) -> None:
    """Let a program wait for something."""
    state.triggers += (trigger,)


def set_off(state: State, due: list[Trigger]) -> None:
    """These are due now, before any that were set off earlier."""
    state.triggers = tuple(trigger for trigger in state.triggers if trigger not in due or not trigger.once)
    state.due = (*due, *state.due)


def take_due(state: State, places: list[int]) -> list[Trigger]:
    """Take the effects at these places off those that are due."""
    taken = [state.due[place] for place in places]
    state.due = tuple(trigger for place, trigger in enumerate(state.due) if place not in places)
    return taken
