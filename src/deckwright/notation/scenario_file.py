"""Reading scenario files (``docs/scenarios.md``): every mistake is named with its key before anything is run."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from deckwright.cards import card_names, find_card, find_landscape, find_pile, known_sets, piles_of
from deckwright.engine.answer import OF_NO_CARDS, Answer, read_answer
from deckwright.engine.layout import Layout, check_besides
from deckwright.engine.phases import LABELS
from deckwright.engine.places import COUNTERS, PLACES, Of
from deckwright.engine.setup import FEWEST_PLAYERS, MOST_PLAYERS
from deckwright.errors import DamagedFile, IllegalAnswer
from deckwright.lang.filters import PROJECT
from deckwright.notation.plain_yaml import read_yaml
from deckwright.notation.scenario_values import Values, read_at, wrong

KEYS = (
    "title",
    "sets",
    "players",
    "kingdom",
    "landscapes",
    "bane",
    "colonies",
    "shelters",
    "potions",
    "supply",
    "piles",
    "trash",
    "turn",
    "turns_taken",
    "seats",
    *(row.key for row in COUNTERS if row.of not in (Of.PLAYER, Of.TOKEN)),
    "last_gained",
    "shuffles",
    "script",
)
SEAT_ZONES = tuple(row.key for row in PLACES if row.key and "." not in row.key)
MATS = tuple(row.key.removeprefix("mats.") for row in PLACES if row.key.startswith("mats."))
TOKENS = tuple(row.key for row in COUNTERS if row.of is Of.PLAYER)
ON_PILES = tuple(row.key for row in COUNTERS if row.of is Of.PILE and not row.listed)
LISTED_PILES = tuple(row.key for row in COUNTERS if row.of is Of.PILE and row.listed)
ON_LANDSCAPES = tuple(row.key for row in COUNTERS if row.of is Of.LANDSCAPE)
PILE_TOKENS = tuple(row.key for row in COUNTERS if row.of is Of.TOKEN)
ON_TABLE = tuple(row.key for row in COUNTERS if row.of is Of.TABLE)
MOST_CARDS = 250
"""Of a pile, or of a sort of tokens."""
_DEFAULT_TURN = {"player": 0, "phase": "action", "actions": 1, "buys": 1, "coins": 0, "potions": 0}

PLAIN_PATHS = ("turn.player", "turn.phase", "actions", "buys", "coins", "potions", "trash", "winners", *ON_TABLE)
_PLACE_PATHS = tuple(dict.fromkeys(row.path for row in PLACES if row.path))
_TOKEN_PATHS = tuple(f"tokens.{key}" for key in TOKENS)
_PILE_PATHS = tuple(f"pile_token.{key}" for key in PILE_TOKENS)
PLAYER_PATHS = (*_PLACE_PATHS, "discard_top", *_TOKEN_PATHS, *_PILE_PATHS, "projects", "turns", "vp")
SEEN_ZONES = (*_PLACE_PATHS, "discard_top", *_TOKEN_PATHS, *_PILE_PATHS, "projects")


@dataclass(frozen=True, slots=True)
class Step:
    """One line of the script: what it does, who does it, and with what."""

    number: int
    what: str
    player: int = 0
    answer: Answer | None = None
    value: Any = None


@dataclass(frozen=True, slots=True)
class Scenario:
    """A position, a script and what must then be true."""

    title: str
    sets: tuple[str, ...]
    players: int
    kingdom: tuple[str, ...]
    layout: Layout
    """The kingdom with everything that lies beside it."""
    supply: dict[str, int]
    piles: dict[str, tuple[str, ...]]
    """The cards of piles with a name of their own, the top one first."""
    trash: tuple[str, ...]
    turn: dict[str, Any]
    turns_taken: tuple[int, ...]
    seats: tuple[dict[str, Any], ...]
    counters: dict[str, dict[str, int]]
    """By key: tokens on piles by name, or those of the table as the only entry."""
    last_gained: dict[int, tuple[str, ...]]
    shuffles: tuple[tuple[str, ...], ...]
    steps: tuple[Step, ...]
    cards: frozenset[str]
    """Every card named anywhere in the file."""


def read_scenario(path: Path) -> Scenario:
    """The scenario in a file, or a ``DamagedFile`` that says which key is wrong and why."""
    data = read_yaml(path)
    if not isinstance(data, dict):
        raise wrong("script", "mapping")
    return _Reader(data).scenario()


class _Reader(Values):
    """Checks one file from top to bottom and remembers every card it names."""

    def __init__(self, data: dict[Any, Any]) -> None:
        super().__init__()
        self.data = data
        self.players = FEWEST_PLAYERS

    def scenario(self) -> Scenario:
        data = self.data
        for key in data:
            if key not in KEYS:
                raise DamagedFile("scenario-key", key=str(key), known=", ".join(KEYS))
        for key in ("title", "sets", "seats", "script"):
            if key not in data:
                raise DamagedFile("scenario-missing", key=key)
        if not isinstance(data["title"], str):
            raise wrong("title", "text", data["title"])
        self.sets = self._sets(data["sets"])
        self.players = self._whole("players", data.get("players", FEWEST_PLAYERS), FEWEST_PLAYERS, MOST_PLAYERS)
        kingdom = self._kingdom(data.get("kingdom"))
        if len(kingdom) > 10 or len(set(kingdom)) != len(kingdom):
            raise wrong("kingdom", "ten-different", ", ".join(kingdom))
        basic = set(card_names(())) & set(kingdom)
        if basic:
            raise wrong("kingdom", "kingdom-cards", ", ".join(sorted(basic)))
        layout = self._layout(data, kingdom)
        kingdom = layout.piles
        shuffles = data.get("shuffles") or []
        if not isinstance(shuffles, list):
            raise wrong("shuffles", "list", shuffles)
        return Scenario(
            title=data["title"],
            sets=self.sets,
            players=self.players,
            kingdom=kingdom,
            layout=layout,
            supply=self._counts("supply", data.get("supply"), kingdom),
            piles=self._piles(data.get("piles"), kingdom),
            trash=self._cards("trash", data.get("trash")),
            turn=self._turn(data.get("turn")),
            turns_taken=self._turns_taken(data.get("turns_taken")),
            seats=self._seats(data["seats"]),
            counters={key: self._counts(key, data.get(key), kingdom) for key in ON_PILES}
            | {key: self._listed(key, data[key], kingdom) for key in LISTED_PILES if data.get(key) is not None}
            | {key: self._on_landscapes(key, data.get(key), layout) for key in ON_LANDSCAPES}
            | {key: {"": self._whole(key, data.get(key, 0), 0, MOST_CARDS)} for key in ON_TABLE},
            last_gained=self._last_gained(data.get("last_gained")),
            shuffles=tuple(self._cards(f"shuffles[{number}]", pile) for number, pile in enumerate(shuffles)),
            steps=self._steps(data["script"]),
            cards=frozenset(self.named),
        )

    def _sets(self, value: Any) -> tuple[str, ...]:
        if not isinstance(value, list) or not value or not all(isinstance(name, str) for name in value):
            raise wrong("sets", "list-of-sets", value)
        with read_at("sets"):
            return known_sets(tuple(value))

    def _kingdom(self, value: Any) -> tuple[str, ...]:
        """Piles of cards, and piles with a name of their own."""
        if not isinstance(value, list):
            return self._cards("kingdom", value)
        named = tuple(name for name in value if isinstance(name, str) and find_pile(name, self.sets) is not None)
        return (*self._cards("kingdom", [name for name in value if name not in named]), *named)

    def _counts(self, key: str, value: Any, kingdom: tuple[str, ...]) -> dict[str, int]:
        counts = {}
        for written, count in self._mapping(key, value).items():
            name = self._pile(key, written)
            if name not in self._pile_names(kingdom):
                raise wrong(f"{key}.{name}", "pile", name)
            counts[name] = self._whole(f"{key}.{name}", count, 0, MOST_CARDS)
        return counts

    def _listed(self, key: str, value: Any, kingdom: tuple[str, ...]) -> dict[str, int]:
        """Piles that have a token of which there is one at most."""
        if not isinstance(value, list):
            raise wrong(key, "list", value)
        return self._counts(key, dict.fromkeys(value, 1), kingdom)

    def _on_landscapes(self, key: str, value: Any, layout: Layout) -> dict[str, int]:
        """Tokens on landscapes of the game."""
        counts = {}
        for name, count in self._mapping(key, value).items():
            if name not in layout.landscapes:
                raise wrong(f"{key}.{name}", "landscape", name)
            counts[name] = self._whole(f"{key}.{name}", count, 0, MOST_CARDS)
        return counts

    def _layout(self, data: dict[Any, Any], kingdom: tuple[str, ...]) -> Layout:
        """What lies beside the kingdom; names that nobody knows are refused."""
        landscapes = data.get("landscapes") or []
        if not isinstance(landscapes, list) or not all(isinstance(name, str) for name in landscapes):
            raise wrong("landscapes", "list", landscapes)
        flags = {key: data.get(key, False) for key in ("colonies", "shelters")}
        potions = data.get("potions")
        for key, value in (*flags.items(), ("potions", bool(potions) if potions is None else potions)):
            if not isinstance(value, bool):
                raise wrong(key, "true-or-false", value)
        for key, wish in {"landscapes": tuple(landscapes), **flags, "potions": bool(potions)}.items():
            with read_at(key):
                check_besides(self.sets, **{"landscapes": (), key: wish})
        bane = self._name("bane", data["bane"]) if data.get("bane") is not None else ""
        if bane in (*kingdom, *card_names(())):
            raise wrong("bane", "kingdom-cards", bane)
        return Layout(kingdom, self.sets, tuple(landscapes), bane, **flags, potions=potions)

    def _pile_names(self, kingdom: tuple[str, ...]) -> tuple[str, ...]:
        """All piles on the table: of basic cards, of the kingdom, and those that its cards set out."""
        found = [find_card(name, self.sets)[1] for name in kingdom if find_pile(name, self.sets) is None]
        return (*card_names(()), *kingdom, *(pile.name for card in found for pile in card.sets_out))

    def _piles(self, value: Any, kingdom: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
        piles = {}
        for name, cards in self._mapping("piles", value).items():
            if name not in self._pile_names(kingdom) or name in card_names(self.sets):
                raise wrong(f"piles.{name}", "named-pile", name)
            piles[name] = self._cards(f"piles.{name}", cards)
        return piles

    def _pile(self, key: str, value: Any) -> str:
        """The name of a pile: of a card, or one of its own."""
        special = value in {pile.name for set_id in self.sets for pile in piles_of(set_id)} if isinstance(value, str) else False
        return value if special else self._name(key, value)

    def _turn(self, value: Any) -> dict[str, Any]:
        turn = {**_DEFAULT_TURN, **self._mapping("turn", value, tuple(_DEFAULT_TURN))}
        self._whole("turn.player", turn["player"], 0, self.players - 1)
        for key in ("actions", "buys", "coins", "potions"):
            self._whole(f"turn.{key}", turn[key], 0)
        if turn["phase"] not in LABELS:
            raise wrong("turn.phase", "phase", turn["phase"])
        return turn

    def _turns_taken(self, value: Any) -> tuple[int, ...]:
        value = [0] * self.players if value is None else value
        if not isinstance(value, list) or len(value) != self.players:
            raise wrong("turns_taken", "one-per-player", value)
        return tuple(self._whole("turns_taken", turns, 0) for turns in value)

    def _seats(self, value: Any) -> tuple[dict[str, Any], ...]:
        if not isinstance(value, list) or len(value) != self.players:
            raise wrong("seats", "one-per-player", f"{len(value)} entries" if isinstance(value, list) else value)
        return tuple(self._seat(f"seats[{number}]", seat) for number, seat in enumerate(value))

    def _seat(self, key: str, value: Any) -> dict[str, Any]:
        value = self._mapping(key, value, (*SEAT_ZONES, "tokens", "pile_tokens", "mats", "projects"))
        seat: dict[str, Any] = {zone: self._cards(f"{key}.{zone}", value.get(zone)) for zone in SEAT_ZONES}
        tokens = self._mapping(f"{key}.tokens", value.get("tokens"), TOKENS)
        seat |= {f"tokens.{name}": self._whole(f"{key}.tokens.{name}", tokens.get(name, 0), 0, MOST_CARDS) for name in TOKENS}
        placed = self._mapping(f"{key}.pile_tokens", value.get("pile_tokens"), PILE_TOKENS)
        seat["pile_tokens"] = {name: self._pile(f"{key}.pile_tokens.{name}", pile) for name, pile in placed.items()}
        mats = self._mapping(f"{key}.mats", value.get("mats"), MATS)
        seat["projects"] = self._projects(f"{key}.projects", value.get("projects"))
        return {**seat, **{f"mats.{mat}": self._cards(f"{key}.mats.{mat}", mats.get(mat)) for mat in MATS}}

    def _projects(self, key: str, value: Any) -> tuple[str, ...]:
        """Projects of a player, which must lie beside the Supply."""
        projects = self._cards(key, value)
        for name in projects:
            if name not in (self.data.get("landscapes") or ()) or not find_landscape(name, self.sets)[1].types.mask & PROJECT.mask:
                raise wrong(key, "project", name)
        return projects

    def _last_gained(self, value: Any) -> dict[int, tuple[str, ...]]:
        entries = self._mapping("last_gained", value).items()
        return {self._whole("last_gained", int(seat) if isinstance(seat, str) and seat.isdigit() else seat, 0, self.players - 1):
                self._cards(f"last_gained.{seat}", cards) for seat, cards in entries}  # fmt: skip

    def _steps(self, value: Any) -> tuple[Step, ...]:
        if not isinstance(value, list):
            raise wrong("script", "list", value)
        return tuple(self._step(number, entry) for number, entry in enumerate(value, 1))

    def _step(self, number: int, entry: Any) -> Step:
        key = f"script[{number}]"
        if not isinstance(entry, dict) or len(entry) != 1:
            raise wrong(key, "one-step", entry)
        ((what, value),) = entry.items()
        if isinstance(what, str) and re.fullmatch(r"p\d+", what):
            return Step(number, "answer", self._player(key, what), self._answer(key, value))
        match what:
            case "expect":
                checks = self._mapping(f"{key}.expect", value)
                return Step(
                    number, "expect", value={path: self._expected(f"{key}.{path}", path, wanted) for path, wanted in checks.items()}
                )
            case "asks":
                return self._asks(number, key, value)
            case "legal":
                return Step(number, "legal", value=self._legal(key, value))
            case "illegal":
                return self._illegal(number, key, value)
        raise DamagedFile("scenario-key", key=f"{key}.{what}", known="pN, expect, asks, legal, illegal")

    def _player(self, key: str, word: str) -> int:
        return self._whole(f"{key}.{word}", int(word[1:]), 0, self.players - 1)

    def _answer(self, key: str, value: Any) -> Answer:
        if not isinstance(value, str):
            raise wrong(key, "answer", value)
        with read_at(key):
            answer = read_answer(value)
        if answer.verb not in OF_NO_CARDS:
            for name in answer.cards:
                self._name(key, name)
        return answer

    def _asks(self, number: int, key: str, value: Any) -> Step:
        if value == "nobody":
            return Step(number, "asks", value=None)
        match = re.fullmatch(r"p(\d+) (.+)", value) if isinstance(value, str) else None
        if not match:
            raise wrong(f"{key}.asks", "player-and-verb", value)
        return Step(number, "asks", self._player(key, f"p{match[1]}"), value=match[2].strip())

    def _legal(self, key: str, value: Any) -> Any:
        if isinstance(value, dict):
            return {verb: self._cards(f"{key}.legal.{verb}", cards) for verb, cards in value.items()}
        return self._cards(f"{key}.legal", value)

    def _illegal(self, number: int, key: str, value: Any) -> Step:
        if isinstance(value, dict) and len(value) == 1:
            ((who, said),) = value.items()
        else:
            match = re.fullmatch(r"(p\d+):\s*(.+)", value) if isinstance(value, str) else None
            if not match:
                raise wrong(f"{key}.illegal", "player-and-answer", value)
            who, said = match[1], match[2]
        if not isinstance(who, str) or not re.fullmatch(r"p\d+", who):
            raise wrong(f"{key}.illegal", "player-and-answer", who)
        try:
            read_answer(str(said))
        except IllegalAnswer:  # nobody could mean anything by it, so it is refused whatever is asked
            return Step(number, "illegal", self._player(key, who), None, str(said))
        return Step(number, "illegal", self._player(key, who), self._answer(key, said))

    def _expected(self, key: str, path: Any, value: Any) -> Any:
        """Check that the path exists and that the value is of its kind."""
        if not isinstance(path, str):
            raise wrong(key, "path", path)
        match = re.fullmatch(r"p(\d+)\.sees\.p(\d+)\.(.+)", path)
        if match:
            self._player(key, f"p{match[1]}")
            self._player(key, f"p{match[2]}")
            return self._seen_value(key, match[3], value)
        match = re.fullmatch(r"p(\d+)\.sees\.(.+)", path)
        if match:
            self._player(key, f"p{match[1]}")
            return self._expected(key, match[2], value)
        match = re.fullmatch(r"p(\d+)\.(.+)", path)
        if match:
            self._player(key, f"p{match[1]}")
            if match[2] not in PLAYER_PATHS:
                raise DamagedFile("scenario-path", path=path)
            return self._zone_value(key, match[2], value)
        match = re.fullmatch(r"(\w+)\.(.+)", path)
        if match and match[1] == "pile_top":
            self._pile(key, match[2])
            return value if value in (None, "nothing", "none") else self._name(key, value)
        if match and match[1] in ("supply", "cost", *ON_PILES, *LISTED_PILES):
            self._pile(key, match[2])
            return self._whole(key, value, 0)
        if match and match[1] in ON_LANDSCAPES:
            if match[2] not in (self.data.get("landscapes") or ()):
                raise wrong(key, "landscape", match[2])
            return self._whole(key, value, 0)
        if path not in PLAIN_PATHS:
            raise DamagedFile("scenario-path", path=path)
        if path == "trash":
            return self._cards(key, value)
        return value

    def _zone_value(self, key: str, zone: str, value: Any) -> Any:
        if zone in (*_TOKEN_PATHS, "turns", "vp"):
            return self._whole(key, value, -1_000_000)
        if zone == "discard_top":
            return value if value in (None, "nothing", "none", []) else self._name(key, value)
        if zone in _PILE_PATHS:
            return value if value in (None, "none") else self._pile(key, value)
        return self._cards(key, value)

    def _seen_value(self, key: str, zone: str, value: Any) -> Any:
        if zone not in SEEN_ZONES:
            raise DamagedFile("scenario-path", path=key)
        if value == "hidden" or isinstance(value, int):
            return value
        return self._zone_value(key, zone, value)
