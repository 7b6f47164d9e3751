"""What plans may begin with: each idea has an island of its own, so that it can get good before it has to beat the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import chain, zip_longest
from random import Random

from deckwright.engine.box import Box
from deckwright.lang import ATTACK, VICTORY, Card
from deckwright.lang.deeds import gains, gives, greatest_bonus, thins
from deckwright.solve.changing import Changes, tidy
from deckwright.solve.habits import trashed_down
from deckwright.solve.plan import Line, Plan

POINTS = (Line("Province"), Line("Duchy", ("gains_left <= 5",)), Line("Estate", ("gains_left <= 2",)))
MONEY = (Line("Gold"), Line("Silver"))
START = Plan((*POINTS, *MONEY))
MOST_IDEAS = 12
VARIANTS = 40
"""Plans that an island chooses its first ones from."""
BUILT = ("thin", "engine")
"""The sorts of ideas whose deck is built before points are bought."""

MIXED, LEARNED = "mixed", "learned"
ENGINE_COPIES, FEW_COPIES = 1.5, 0.5
"""What a plan has to buy of each card of its idea in a game, on average."""


@dataclass(frozen=True, slots=True)
class Idea:
    """Cards that a plan is about; without cards, anything goes."""

    cards: tuple[str, ...] = ()
    kind: str = "money"
    starts: tuple[Plan, ...] = ()

    def fits(self, plan: Plan) -> bool:
        """Whether the plan still names the cards of the idea."""
        return set(self.cards) <= {line.card for line in plan.buy}

    def is_followed(self, bought: Mapping[str, float]) -> bool:
        """Whether the cards of the idea are really bought, so that it is not left by lines that never count."""
        return all(bought.get(card, 0.0) >= (ENGINE_COPIES if self.kind == "engine" else FEW_COPIES) for card in self.cards)


def ideas_for(box: Box, library: Sequence[Plan], most: int = MOST_IDEAS) -> list[Idea]:
    """The ideas that a kingdom suggests: one of each sort first, then the second ones."""
    kingdom = [card for card in box.cards if card.name in box.kingdom]
    actions = [card for card in kingdom if box.kinds[card.name] in box.actions]
    villages = sorted((card for card in actions if greatest_bonus(card, "actions") > 1), key=_worth)
    draws = sorted((card for card in actions if greatest_bonus(card, "cards") > 1), key=_worth)
    thinning = sorted(filter(thins, actions), key=lambda card: (card.cost, card.name))
    sorts = (
        [Idea((), "library", tuple(library[:3]))],
        [Idea((), "money", (START,))],
        [Idea((card.name,), "thin") for card in thinning],
        [Idea((card.name,), "trasher") for card in thinning],
        [Idea((card.name,), "attack") for card in sorted(actions, key=_worth) if card.types.mask & ATTACK.mask],
        [Idea((village.name, draw.name), "engine") for draw in draws for village in villages[:2] if village is not draw],
        [Idea((card.name,), "rush") for card in kingdom if card.types.mask & VICTORY.mask],
        [Idea((card.name,), "card") for card in sorted(actions, key=_worth)],
    )
    found = dict.fromkeys(idea for idea in chain.from_iterable(zip_longest(*sorts)) if idea is not None)
    taken: dict[tuple[tuple[str, ...], bool], Idea] = {}  # the same cards in a deck that is built are another idea
    for idea in found:
        taken.setdefault((idea.cards or (idea.kind,), idea.kind in BUILT), idea)
    return list(taken.values())[:most]


def learned_ideas(plans: Sequence[Plan]) -> list[Idea]:
    """Islands that begin with plans read off a good player's games: of two, one finds more often where they lead to."""
    return [Idea((), LEARNED, tuple(part)) for part in (plans[::2], plans[1::2]) if part]


def _worth(card: Card) -> tuple[int, str]:
    return -card.cost, card.name


def mixture(plans: Sequence[Plan]) -> Idea:
    """Everything that is known, to be mixed and shaken: a way out where no small change helps any more."""
    return Idea((), MIXED, tuple(plans))


def beginnings(idea: Idea, box: Box, changes: Changes, random: Random) -> list[Plan]:
    """Plans that follow an idea, to choose from."""
    if idea.kind == MIXED:
        return [_mixed(idea.starts, changes, random) for _ in range(VARIANTS)]
    found = list(idea.starts)
    while len(found) < VARIANTS:
        if idea.starts and random.random() < 0.7:
            found.append(changes.changed(random.choice(idea.starts), random))
            continue
        if idea.kind in BUILT and random.random() < 0.7:
            plan = _built(idea, box, random)
            found.append(tidy(changes.changed(plan, random) if random.random() < 0.5 else plan))
            continue
        added = [changes.line(random) for _ in range(random.randint(0, 4))]
        lines = [*_core(idea, box, random), *added]
        if random.random() < 0.5:
            random.shuffle(lines)
        plan = Plan((*POINTS, *lines, *MONEY))
        found.append(tidy(changes.changed(plan, random) if random.random() < 0.5 else plan))
    return [plan for plan in found if idea.fits(plan)] or [Plan((*POINTS, *(Line(card) for card in idea.cards), *MONEY))]


def _mixed(plans: Sequence[Plan], changes: Changes, random: Random) -> Plan:
    plan = changes.crossed(random.choice(plans), random.choice(plans), random)
    for _ in range(random.randint(1, 3)):
        plan = changes.changed(plan, random)
    return plan


def _built(idea: Idea, box: Box, random: Random) -> Plan:
    """A deck that is drawn nearly whole before it buys points. It looks bad until all of it is there, so the plan begins with all of it."""
    actions = [card for card in box.cards if card.name in box.kingdom and box.kinds[card.name] in box.actions]
    others = [card for card in actions if card.name not in idea.cards]
    attacks = [card for card in others if card.types.mask & ATTACK.mask]
    going_on = [card for card in others if gives(card).actions and (gives(card).cards or gives(card).coins)]
    trashers = [card.name for card in actions if thins(card)]
    trasher = idea.cards[0] if idea.kind == "thin" else random.choice(trashers) if trashers and random.random() < 0.6 else ""
    parts = [Line(card.name, (f"n < {random.choice((1, 2, 3, 4, 6))}",)) for card in going_on if random.random() < 0.7]
    if idea.kind == "engine":
        village, draw = idea.cards
        parts += [Line(village, (f"n < n({draw}) + {random.choice((0, 1, 1, 2))}",)), Line(draw, (f"n < {random.choice((2, 3, 4, 6))}",))]
    elif ending := [card for card in others if not gives(card).actions and greatest_bonus(card, "cards") > 1]:
        parts += [Line(random.choice(ending).name, (f"n < {random.choice((1, 2, 3))}",))] if random.random() < 0.5 else []
    random.shuffle(parts)
    parts = [Line(random.choice(attacks).name, (f"n < {random.choice((1, 2))}",)), *parts] if attacks and random.random() < 0.6 else parts
    parts = [Line(trasher, ("n < 1",)), *parts] if trasher else parts
    ready = random.choice((f"turn > {random.randint(6, 12)}", f"money > {random.randint(7, 14)}", f"deck > {random.randint(11, 17)}"))
    few = tuple(Line(card, (f"n < {random.choice((2, 3, 4))}",)) for card in ("Gold", "Silver"))
    plan = Plan((Line("Province", (ready,)), *POINTS[1:], *parts, *(MONEY if random.random() < 0.3 else few)))
    return trashed_down(plan, trasher, random.randint(2, 5), 3) if trasher else plan


def _core(idea: Idea, box: Box, random: Random) -> list[Line]:
    """The lines about the cards of the idea."""
    if idea.kind == "engine":
        village, draw = idea.cards
        lines = [Line(village, (f"n < n({draw}) + {random.choice((0, 1, 1))}",)), Line(draw)]
        kingdom = [card for card in box.cards if card.name in box.kingdom]
        helpers = [card for card in kingdom if gives(card).buys or (gives(card).cards and gives(card).actions)]
        lines += [Line(card.name, (f"n < {random.choice((1, 2, 3))}",)) for card in helpers if random.random() < 0.5]
        trashers = [card for card in kingdom if thins(card)]
        if trashers and random.random() < 0.6:
            lines.insert(0, Line(random.choice(trashers).name, ("n < 1",)))
        return [*(Line(card, ("n < 2",)) for card in ("Gold", "Silver") if random.random() < 0.5), *lines]
    if idea.kind == "rush":
        (card,) = idea.cards
        gainers = [one.name for one in box.cards if one.name in box.kingdom and gains(one)]
        first = [Line(random.choice(gainers))] if gainers and random.random() < 0.7 else []
        return [Line(card, random.choice(((), (f"turn > {random.randint(3, 8)}",), (f"gains_left <= {random.randint(4, 8)}",)))), *first]
    return [Line(card, (f"n < {random.choice((1, 1, 2, 2, 3, 5))}",)) for card in idea.cards]
