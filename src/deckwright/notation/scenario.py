"""Running scenarios: set the position up, follow the script, say the first thing that is not as written."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

from deckwright.cards import present_name
from deckwright.engine import moves
from deckwright.engine.answering import check
from deckwright.engine.box import Box, card_of_tokens, open_box
from deckwright.engine.compile import ACTION_PHASE_START
from deckwright.engine.decision import pending
from deckwright.engine.phases import PHASES
from deckwright.engine.places import COUNTERS, PLACES, Of, PlaceRow, Sight
from deckwright.engine.program import ZONES, Deed, Zone
from deckwright.engine.score import score, winners
from deckwright.engine.setup import lay_out, set_out
from deckwright.engine.state import State
from deckwright.engine.values import cost
from deckwright.engine.view import SPECTATOR, SeatView, phase, view
from deckwright.errors import IllegalAnswer, Problem
from deckwright.native.table import Table, open_table
from deckwright.notation.scenario_file import Scenario, Step, read_scenario

_KEYS = {row.key: number for number, row in enumerate(PLACES) if row.key}
_PATHS = {path: [number for number, row in enumerate(PLACES) if row.path == path] for path in {row.path for row in PLACES if row.path}}
_COUNTER_PATHS = {
    f"tokens.{row.key}" if row.of is Of.PLAYER else row.key: number for number, row in enumerate(COUNTERS) if row.of is not Of.TOKEN
}
_TOKEN_PATHS = {f"pile_token.{row.key}": number for number, row in enumerate(COUNTERS) if row.of is Of.TOKEN}


class ScenarioFailed(Problem):
    """Something is not as the scenario says."""


def run_file(path: Path, engine: str = "python") -> Scenario:
    """Run the scenario in a file; raises ``DamagedFile`` or ``ScenarioFailed``."""
    scenario = read_scenario(path)
    run(scenario, engine)
    return scenario


def run(scenario: Scenario, engine: str = "python") -> None:
    """Follow the script to its end, on one of the machines."""
    try:
        table = open_table(engine, *laid_out(scenario))
    except Problem as problem:
        raise ScenarioFailed("scenario-step", step=0, reason=problem) from problem
    for step in scenario.steps:
        try:
            _follow(table, step)
        except Problem as problem:
            raise ScenarioFailed("scenario-step", step=step.number, reason=problem) from problem
    if table.state.scripted:
        raise ScenarioFailed("scenario-shuffles-left", number=len(table.state.scripted))


def position(scenario: Scenario) -> State:
    """The state that a scenario describes, at its first decision."""
    return open_table("python", *laid_out(scenario)).state


def laid_out(scenario: Scenario) -> tuple[State, int]:
    """The state that a scenario describes, and where the program of its turn goes on."""
    box = _box(scenario)
    state = lay_out(box, scenario.players)

    def cards(names: tuple[str, ...]) -> bytes:
        return bytes(box.kinds[name] for name in names)

    special = {row.name: number for number, row in enumerate(box.special)}
    for name, count in scenario.supply.items():
        if name in special:
            moves.lay_pile(state, special[name], box.special[special[name]].cards[-count:] if count else b"")
        else:
            state.supply[box.kinds[name]] = count
    for name, listed in scenario.piles.items():
        moves.lay_pile(state, special[name], cards(listed))
    moves.lay(state, 0, cards(scenario.trash), Zone.TRASH)
    for player, seat in enumerate(scenario.seats):
        for key, zone in _KEYS.items():
            pile = cards(seat[key])
            moves.lay(state, player, pile[::-1] if zone == Zone.DISCARD else pile, zone)
        for name in seat["projects"]:
            moves.take_project(state, player, box.kinds[name])
        for key, name in seat["pile_tokens"].items():
            moves.set_counter(state, _TOKEN_PATHS[f"pile_token.{key}"], player, _counted_at(box, name) + 1)
        for path, counter in _COUNTER_PATHS.items():
            if path in seat:
                moves.set_counter(state, counter, player, seat[path])
    set_out(state)
    for key, counts in scenario.counters.items():
        sort = COUNTERS[_COUNTER_PATHS[key]]
        if sort.listed or sort.of is not Of.PILE:  # only piles that are not named are as at the start of a game
            moves.clear_counter(state, _COUNTER_PATHS[key])
        for name, count in counts.items():
            moves.set_counter(state, _COUNTER_PATHS[key], _counted_at(box, name), count)
    for player, gained in scenario.last_gained.items():
        moves.lay_memory(state, Deed.GAINED, player, cards(gained))
    turn = scenario.turn
    state.player = state.regular = turn["player"]
    state.actions, state.buys, state.coins, state.potions = turn["actions"], turn["buys"], turn["coins"], turn["potions"]
    row = next(row for row in PHASES if row.label == turn["phase"])
    state.phase = row.number
    state.turns = list(scenario.turns_taken)
    state.scripted = tuple(cards(pile) for pile in scenario.shuffles)
    return state, ACTION_PHASE_START + PHASES.index(row)


def _box(scenario: Scenario) -> Box:
    """All cards that the file names, and those whose tokens lie on its piles: a token does what it does in a game without its card too."""
    piles, sets, cards = scenario.layout.piles, scenario.sets, set(scenario.cards)
    for row in COUNTERS:
        if row.of is Of.PILE and any(scenario.counters.get(row.key, {}).values()) and (found := card_of_tokens(row.name, sets)):
            set_id, name = found
            sets = sets if set_id in sets else (*sets, set_id)
            cards.add(name)
    return open_box(sets, piles, tuple(sorted(cards - set(piles))), tuple(sorted(scenario.layout.landscapes)))


def _counted_at(box: Box, name: str) -> int:
    """Where in a row tokens on a pile or a landscape are counted; those of the table, which have no name, at the beginning."""
    special = {row.name: row.cards[0] for row in box.special}
    return special.get(name, box.kinds.get(name, 0))


def _follow(table: Table, step: Step) -> None:
    match step.what:
        case "answer":
            assert step.answer is not None
            table.answer(*check(table.state, step.answer, step.player))
        case "expect":
            for path, wanted in step.value.items():
                _expect(table.state, path, wanted)
        case "asks":
            _asks(table.state, step)
        case "legal":
            _legal(table.state, step.value)
        case "illegal":
            _illegal(table, step)


def _asks(state: State, step: Step) -> None:
    decision = pending(state)
    found = "nobody" if decision is None else f"p{decision.player} {' / '.join(decision.verbs)}"
    if step.value is None:
        if decision is not None:
            raise ScenarioFailed("scenario-differs", path="asks", expected="nobody", found=found)
    elif decision is None or decision.player != step.player or step.value not in decision.verbs:
        raise ScenarioFailed("scenario-differs", path="asks", expected=f"p{step.player} {step.value}", found=found)


def _legal(state: State, wanted: Any) -> None:
    decision = pending(state)
    if decision is None:
        raise ScenarioFailed("scenario-differs", path="legal", expected=str(wanted), found="nobody")
    checks = wanted.items() if isinstance(wanted, dict) else [(None, wanted)]
    for verb, names in checks:
        found = decision.cards(verb)
        if set(found) != set(names):
            path = f"legal {verb}" if verb else "legal"
            raise ScenarioFailed("scenario-differs", path=path, expected=_listed(names), found=_listed(found))


def _illegal(table: Table, step: Step) -> None:
    if step.answer is None:
        return
    before = table.state.copy()
    try:
        table.answer(*check(table.state, step.answer, step.player))
    except IllegalAnswer as problem:
        if not str(problem) or table.state != before:
            raise ScenarioFailed("scenario-changed", answer=str(step.answer)) from problem
        return
    raise ScenarioFailed("scenario-accepted", answer=str(step.answer))


def _listed(names: Any) -> str:
    return f"[{', '.join(sorted(names))}]"


def _expect(state: State, path: str, wanted: Any) -> None:
    found = value_at(state, path)
    if isinstance(wanted, tuple) and isinstance(found, tuple):
        same = wanted == found if path.endswith(".deck") else Counter(wanted) == Counter(found)
    elif found is None and (path.endswith("discard_top") or "pile_top." in path or "pile_token." in path):
        same = wanted in (None, "nothing", "none", [])
    elif path == "winners":
        same = isinstance(wanted, list) and sorted(wanted) == found
    elif wanted == () and found == 0:  # nothing to see is nothing to count
        same = True
    else:
        same = type(wanted) is type(found) and wanted == found
    if not same:
        raise ScenarioFailed("scenario-differs", path=path, expected=_shown(wanted), found=_shown(found))


def _shown(value: Any) -> str:
    return f"[{', '.join(value)}]" if isinstance(value, tuple) else str(value)


def value_at(state: State, path: str) -> Any:
    """What a path of ``expect`` means in this state."""
    first, _, rest = path.partition(".")
    box = state.box
    match first, rest:
        case "turn", "player":
            return state.player
        case "turn", "phase":
            return phase(state)
        case "supply", name:
            table = view(state, SPECTATOR)
            return {**table.supply, **table.piles}.get(present_name(name), 0)
        case "pile_top", name:
            return view(state, SPECTATOR).tops.get(name)
        case "cost", name:
            return cost(state, box.kinds[present_name(name)]).coins
        case "trash", "":
            return _names(state, state.zones[-1])
        case "winners", "":
            return winners(state)
        case (("actions" | "buys" | "coins" | "potions"), ""):
            return getattr(state, first)
    if first in _COUNTER_PATHS:
        return state.counters[_COUNTER_PATHS[first]][_counted_at(box, present_name(rest))]
    player = int(first[1:])
    if rest.startswith("sees."):
        return _sees(state, player, rest.removeprefix("sees."))
    if rest == "vp":
        return score(state, player)
    if rest == "turns":
        return state.turns[player]
    zones = state.zones[player * ZONES : (player + 1) * ZONES]
    if rest == "projects":
        return _names(state, state.projects[player])
    if rest in _TOKEN_PATHS:
        return view(state, SPECTATOR).seats[player].tokens_on.get(COUNTERS[_TOKEN_PATHS[rest]].name)
    if rest == "discard_top":
        return box.names[zones[Zone.DISCARD][-1]] if zones[Zone.DISCARD] else None
    if rest in _COUNTER_PATHS:
        return state.counters[_COUNTER_PATHS[rest]][player]
    return _names(state, b"".join(zones[number] for number in _PATHS[rest]))


def _names(state: State, cards: bytes) -> tuple[str, ...]:
    return tuple(state.box.names[kind] for kind in cards)


def _sees(state: State, viewer: int, path: str) -> Any:
    table = view(state, viewer)
    first, _, rest = path.partition(".")
    if first == "supply":
        return {**table.supply, **table.piles}.get(present_name(rest), 0)
    if first == "pile_top":
        return table.tops.get(rest)
    if first in _COUNTER_PATHS:
        counter = COUNTERS[_COUNTER_PATHS[first]].name
        return table.pile_counters.get(present_name(rest), {}).get(counter, 0) if rest else table.counters.get(counter, 0)
    if not first.startswith("p") or not first[1:].isdigit():
        return {"turn.player": table.turn, "turn.phase": table.phase, "winners": list(table.winners)}.get(path, getattr(table, first, None))
    seat = table.seats[int(first[1:])]
    if rest == "discard_top":
        return seat.discard_top
    if rest in _TOKEN_PATHS:
        return seat.tokens_on.get(COUNTERS[_TOKEN_PATHS[rest]].name)
    if rest == "projects":
        return seat.projects
    if rest in _COUNTER_PATHS:
        return seat.counters.get(COUNTERS[_COUNTER_PATHS[rest]].name, 0)
    return _together([_seen(seat, PLACES[number], int(first[1:]) == viewer) for number in _PATHS[rest]])


def _seen(seat: SeatView, row: PlaceRow, own: bool) -> Any:
    """What a viewer sees of one place: cards, their number, or that they are hidden."""
    there = seat.places.get(row.name, () if own or row.seen is Sight.EVERYONE else 0)
    return "hidden" if there is None or row.seen is Sight.TOP else there


def _together(seen: list[Any]) -> Any:
    """Places that go by one path: their cards, or their number if the viewer may not look at all of them."""
    if len(seen) == 1:
        return seen[0]
    if all(isinstance(there, tuple) for there in seen):
        return sum(seen, ())
    return sum(len(there) if isinstance(there, tuple) else there for there in seen)
