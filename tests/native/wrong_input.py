"""Wrong input for the native machine, made at random. Every function here must end without a crash; the sanitizers run them too."""

from __future__ import annotations

from random import Random
from typing import Any

from deckwright.engine.box import Box, open_box
from deckwright.engine.program import Choosing, Op, Verb
from deckwright.native import machine
from deckwright.native.exchange import box_data, native_box, pile_sizes
from deckwright.sim.library import strategies
from deckwright.sim.native_counting import native_policy, policy_data
from deckwright.sim.policy import compile_strategy
from tests.support import random_setup
from tests.support.damaging import STRANGE, damaged

REFUSED = (ValueError, RuntimeError, TypeError)
"""What wrong input raises: a wrong value, no room for it, a wrong type."""


def says_why(problem: Exception) -> None:
    """A refusal has words, and not only the name of an error of C++."""
    assert str(problem), repr(problem)
    assert not str(problem).startswith(("std::", "vector", "bad")), repr(problem)


def random_game(random: Random, decisions: int) -> tuple[Box, Any]:
    """A native game somewhere in the middle, or at its end."""
    setup = random_setup(random)
    box = setup.box()
    game = machine().Game(native_box(box))
    game.start_new(pile_sizes(box, setup.players), setup.players, setup.seed % (1 << 64), -1)
    play_on(box, game, random, decisions)
    return box, game


def play_on(box: Box, game: Any, random: Random, decisions: int) -> None:
    """Random answers on offer; a game that has no room for one is as it was before."""
    for _ in range(decisions):
        if game.asking < 0:
            return
        before = game.data()
        try:
            game.answer_logged(*offered_answer(box, game, random))
        except RuntimeError:
            assert game.data() == before
            return


def offered_answer(box: Box, game: Any, random: Random) -> tuple[int, bytes]:
    """An answer on offer, as the native machine itself describes it."""
    op, verb, least, most, ordered, cards, can_stop, can_play_treasures = game.pending()
    if op in (Op.ACTION_PHASE, Op.BUY_PHASE):
        buying = op == Op.BUY_PHASE
        if buying and can_play_treasures and random.random() < 0.8:
            return Verb.PLAY_TREASURES, b""
        if cards and random.random() < 0.9:
            return verb, random.choice([bytes((card,)) for card in cards])
        assert can_stop
        return Verb.END_TURN if buying else Verb.END_ACTIONS, b""
    instruction = box.code[game.data()["stack"][-1]["pc"]]
    if op == Op.WINDOW:
        return (verb, random.choice([bytes((card,)) for card in cards])) if random.random() < 0.8 else (Verb.PASS, b"")
    if op in (Op.CHOOSE_NUMBER, Op.NAME):
        number = random.randint(least, most) if op == Op.CHOOSE_NUMBER else random.randrange(len(box.nameable))
        return verb, number.to_bytes(2, "little")
    if op == Op.CHOOSE_OPTION:
        places = sorted(random.sample(range(3, len(instruction)), most))
        return verb, bytes(instruction[place] for place in places)
    if instruction[8] & Choosing.ALL_OR_NONE:
        least = random.choice((0, most))
        most = least
    chosen = random.sample(list(cards), random.randint(least, most))
    return verb, bytes(chosen if ordered else sorted(chosen))


def try_wrong_answers(random: Random) -> int:
    """Answers that are mostly not on offer: refused and nothing changed, or on offer after all. How many were refused."""
    box, game = random_game(random, random.randrange(120))
    refused = 0
    for _ in range(20):
        before, events, digest = game.data(), game.events(), game.digest()
        verb = random.choice((-(1 << 31), -1, *range(20), 255, 1 << 16, 1 << 31, 1 << 40))
        cards = bytes(random.choice((0, 1, 2, 6, 8, 12, 31, 32, 255)) for _ in range(random.choice((0, 1, 1, 1, 2, 3, 40, 129, 400))))
        try:
            random.choice((game.answer, game.answer_logged))(verb, cards)
        except REFUSED as problem:
            says_why(problem)
            assert (game.data(), game.events(), game.digest()) == (before, events, digest)
            refused += 1
    play_on(box, game, random, 10)
    return refused


def try_damaged_state(random: Random) -> bool:
    """A state with something wrong: refused and nothing changed, or a state that can be played on. Whether it was refused."""
    box, game = random_game(random, random.randrange(200))
    before = game.data()
    data = before
    for _ in range(random.choice((1, 1, 1, 2, 4))):
        data = damaged(data, random)
    try:
        game.load(data)
    except REFUSED as problem:
        says_why(problem)
        assert game.data() == before
        return True
    play_on(box, game, random, 25)
    game.sample(0, 1)
    play_on(box, game.copy(), random, 25)
    [game.score(player) for player in range(len(game.data()["turns"]))]
    return False


def try_damaged_box(random: Random) -> bool:
    """Tables of a box with something wrong: refused, or a box. Whether it was refused; it isn't played with, as it may never end."""
    box = random_setup(random).box()
    try:
        machine().make_box(damaged(box_data(box), random))
    except REFUSED as problem:
        says_why(problem)
        return True
    return False


def try_damaged_policy(random: Random) -> bool:
    """Tables of a strategy with something wrong: refused, or a strategy that plays. Whether it was refused."""
    strategy = random.choice(strategies())
    box = open_box(("base-2e", "seaside-1e", "base-1e"), tuple(sorted(strategy.needs | {"Militia", "Sentry", "Lookout"})))
    policy = compile_strategy(strategy, box)
    right = native_policy(box, policy)
    try:
        wrong = machine().make_policy(native_box(box), damaged(policy_data(policy), random))
    except REFUSED as problem:
        says_why(problem)
        return True
    counted = machine().run_match(native_box(box), pile_sizes(box, 2), [right, wrong], 1, 0, 3, True, 200, 2)
    assert counted["games"] == 3
    return False


def try_strange_calls(random: Random) -> int:
    """Every method and function with arguments that may be anything. How many were refused."""
    box, game = random_game(random, random.randrange(40))
    native = machine()
    batch = native.Batch(native_box(box), pile_sizes(box, 2), 3, 2)
    empty = native.Game(native_box(box))
    strange = (*STRANGE, native_box(box), game, batch, empty)
    matches = {native.run_match: 9, native.better_purchases: 11, native.prove_lines: 9}
    calls = [getattr(thing, name) for thing in (game, empty, batch) for name in dir(thing) if not name.startswith("_")]
    calls = [call for call in calls if callable(call)] + [native.make_box, native.make_policy, *matches, native.copy_nanoseconds]
    refused = 0
    for call in calls:
        for number in range(5):
            if call is native.copy_nanoseconds and number:
                continue
            arguments = [random.choice(strange) for _ in range(matches.get(call, number))]
            if call is native.copy_nanoseconds:
                arguments = [game, random.choice((-1, 0, None))]
            try:
                call(*arguments)
            except REFUSED:
                refused += 1
    return refused
