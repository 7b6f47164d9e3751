"""Answers weighed against each other: which games become copies of which, what each copy answers, and with which luck."""

from __future__ import annotations

from typing import Any

import pytest

np = pytest.importorskip("numpy")

from deckwright.env import layout  # noqa: E402
from deckwright.learn.branching import BUYING, FOLLOWERS, SURE, Branches, Branching, actions_of, branching  # noqa: E402
from deckwright.learn.input_names import ACTIONS, QUESTION  # noqa: E402

GROUPS = 200
IMPOSSIBLE = -1e9
FAR_AHEAD = 30
SIZES = pytest.mark.parametrize("size", [4, 5, 8, 12])


class Case:
    """Groups of games, some of them about to buy, some loyal; what is allowed and how much the policy wants it are drawn by lot.

    Of a share of the other decisions the policy is ``unsure``, of the rest it is sure.
    """

    def __init__(self, size: int, *, buying: float = 0.4, unsure: float = 0.0, loyal: float = 0.5, legal: int = 0) -> None:
        random = np.random.default_rng(size)
        games = GROUPS * size
        self.size = size
        self.buying = random.random(games) < buying
        self.loyal = random.random(games) < loyal
        self.loyal[::size] = True
        self.table = np.zeros((games, len(layout.numbers(2))), np.int16)
        self.table[:, QUESTION] = np.where(self.buying, BUYING, BUYING + 1)
        numbers = np.full(games, legal) if legal else random.integers(1, 20, games)
        ranks = random.random((games, ACTIONS)).argsort(axis=1).argsort(axis=1)
        self.masks = (ranks < numbers[:, None]).astype(np.uint8)
        self.logits = np.where(self.masks > 0, random.normal(size=self.masks.shape) * 4, IMPOSSIBLE).astype(np.float32)
        self.sure = ~self.buying & (random.random(games) >= unsure)
        self.logits[self.sure, self.logits[self.sure].argmax(axis=1)] += FAR_AHEAD
        unlikely = np.sort(np.exp(self.logits - self.logits.max(axis=1, keepdims=True)), axis=1)[:, :-1].sum(axis=1)
        is_open = self.buying | (unlikely > 1 / SURE - 1)
        self.able = is_open & self.loyal & (numbers > 1)
        self.random = np.random.default_rng(7)

    def branching(self) -> Branching:
        return branching(self.size, self.loyal, self.table, self.masks, self.logits, self.random)

    def by_group(self, values: Any) -> Any:
        return values.reshape(GROUPS, self.size)


def roots(made: Branching, size: int) -> Any:
    return made.sources[::size]


@SIZES
@pytest.mark.parametrize("unsure", [0.0, 0.3])
def test_a_group_becomes_copies_of_a_loyal_game_with_an_open_decision(size: int, unsure: float) -> None:
    """Purchases are open, and so is what the policy is not sure of."""
    case = Case(size, buying=0.2, unsure=unsure)
    assert (case.able & ~case.buying).any() == bool(unsure)
    made = case.branching()
    sources = case.by_group(made.sources)
    assert (sources == sources[:, :1]).all(), "one root for all"
    assert np.array_equal(roots(made, size) // size, np.arange(GROUPS)), "of its own group"
    assert case.loyal[roots(made, size)].all()
    someone = case.by_group(case.able).any(axis=1)
    assert 0 < someone.sum() < GROUPS
    assert np.array_equal(case.able[roots(made, size)], someone), "open decisions go first"
    assert np.array_equal(made.branches.weighed.any(axis=1), someone)
    assert len(set((roots(made, size) % size).tolist())) == size, "anybody may be the root"


@SIZES
@pytest.mark.parametrize("legal", [0, 2, 3, 4, 6, 7, 19])
def test_every_answer_comes_up_once_in_each_lot(size: int, legal: int) -> None:
    case = Case(size, buying=1.0, loyal=1.0, legal=legal)
    made = case.branching()
    for group, root in enumerate(roots(made, size)):
        actions, lots, weighed = (part[group] for part in made.branches)
        allowed = set(np.flatnonzero(case.masks[root]).tolist())
        assert weighed.any() == (len(allowed) > 1)
        weighed_lots = [actions[weighed & (lots == lot)].tolist() for lot in set(lots[weighed].tolist())]
        for given in weighed_lots:
            assert len(set(given)) == len(given) == min(len(allowed), size - FOLLOWERS)
            assert set(given) == set(weighed_lots[0]), "every lot has the same answers"
            assert set(given) <= allowed
            assert case.logits[root].argmax() in given
        assert sorted(set(lots[weighed].tolist())) == list(range(len(weighed_lots))), "lots that are weighed have the first numbers"
        assert not set(lots[weighed].tolist()) & set(lots[~weighed].tolist())


@SIZES
@pytest.mark.parametrize("legal", [0, 2, 3, 4, 6, 7, 19])
def test_some_games_stay_loyal(size: int, legal: int) -> None:
    """Those that follow the policy, and copies that give its likeliest answer."""
    case = Case(size, buying=0.8, legal=legal)
    made = case.branching()
    loyal = case.by_group(made.loyal)
    assert (loyal.sum(axis=1) >= FOLLOWERS).all()
    likeliest = case.logits[roots(made, size)].argmax(axis=1)
    expected = ~made.branches.weighed | (made.branches.actions == likeliest[:, None])
    assert np.array_equal(loyal, expected)
    if legal >= size - FOLLOWERS and size > 2 * FOLLOWERS:
        assert ((~made.branches.weighed).sum(axis=1) >= FOLLOWERS).all(), "where there is much to buy, some games follow the policy itself"


@SIZES
def test_copies_of_one_lot_have_the_same_luck(size: int) -> None:
    case = Case(size, buying=0.9, legal=3)
    made = case.branching()
    keys, lots = case.by_group(made.keys), made.branches.lots
    for group in range(GROUPS):
        pairs = set(zip(lots[group].tolist(), keys[group].tolist(), strict=True))
        assert len(pairs) == len({lot for lot, _ in pairs}) == len({key for _, key in pairs})
    assert len(np.unique(keys)) == sum(len(set(row.tolist())) for row in lots), "every group has lots of its own"
    followers = np.where(made.branches.weighed, -1 - np.arange(size), lots)
    assert all(len(set(row.tolist())) == size for row in followers), "whoever follows the policy has a luck of its own"


def test_without_an_open_decision_nothing_is_weighed() -> None:
    for case in (Case(8, buying=0.0), Case(8, buying=1.0, legal=1)):
        made = case.branching()
        assert not made.branches.weighed.any()
        assert made.loyal.all()
        assert case.loyal[made.sources].all(), "what came of other answers ends all the same"
        assert len(np.unique(made.keys)) == GROUPS * 8
        chosen = np.arange(GROUPS * 8, dtype=np.int32)
        assert np.array_equal(actions_of(made.branches, chosen), chosen)


def test_no_root_is_a_game_that_came_of_another_answer() -> None:
    case = Case(8, buying=1.0, loyal=0.0, legal=5)
    assert np.array_equal(roots(case.branching(), 8), np.arange(GROUPS) * 8)


def test_the_likely_is_tried_more_often_and_the_unlikely_too() -> None:
    case = Case(8, buying=1.0, loyal=1.0, legal=19)
    case.masks[:], case.logits[:] = 0, IMPOSSIBLE
    case.masks[:, :19], case.logits[:, :19] = 1, -np.arange(19)
    made = case.branching()
    given = np.bincount(made.branches.actions[made.branches.weighed], minlength=19)
    assert given[0] == GROUPS
    assert given[1:5].min() > 2 * given[15:19].max()
    assert given[15:19].sum() > 5, "the policy itself would give these answers less than once in a million times"


def test_the_same_lots_give_the_same_branches() -> None:
    one, other = Case(8).branching(), Case(8).branching()
    assert all(np.array_equal(part, again) for part, again in zip(one.branches, other.branches, strict=True))
    assert np.array_equal(one.keys, other.keys)
    assert np.array_equal(one.sources, other.sources)


def test_masks_may_be_wider_or_narrower_than_logits() -> None:
    """An environment has as many actions as its cards need, the network a fixed number."""
    expected = Case(8, buying=1.0, legal=9)
    expected.masks[:, ACTIONS - 4 :], expected.logits[:, ACTIONS - 4 :] = 0, IMPOSSIBLE
    narrow = Case(8, buying=1.0, legal=9)
    narrow.masks, narrow.logits = expected.masks[:, : ACTIONS - 4], expected.logits
    made = narrow.branching()
    assert made.branches.actions.max() < ACTIONS - 4
    assert np.take_along_axis(expected.masks[roots(made, 8)], made.branches.actions, axis=1).all()
    wide = Case(8, buying=1.0, legal=9)
    wide.masks = np.pad(wide.masks, ((0, 0), (0, 5)))
    same = Case(8, buying=1.0, legal=9).branching()
    assert np.array_equal(wide.branching().branches.actions, same.branches.actions)


def test_copies_do_what_they_are_told_and_the_others_what_they_chose() -> None:
    branches = Branches(np.array([[3, 5, 3, 5]]), np.array([[0, 0, 6, 7]]), np.array([[True, True, False, False]]))
    found = actions_of(branches, np.array([9, 9, 9, 8], np.int32))
    assert found.tolist() == [3, 5, 9, 8]
    assert found.dtype == np.int32
