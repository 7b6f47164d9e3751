"""What a player gains, plays and trashes, kingdom by kingdom, from the records of a ladder: ``portraits.py FOLDER... --player learned``.

Prints a table in Markdown; ``--plot FILE`` draws what is gained in each kingdom, of the player and of those it met.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from pathlib import Path

from deckwright.engine.events import BUY, GAIN, PLAY, TRASH, TURN
from deckwright.notation.recommended import playable
from deckwright.notation.record import read_record
from deckwright.sim.record_files import record_files
from deckwright.sim.replaying import Replayed, replayed

SHOWN = 7
OPENING_TURNS = 2


@dataclass
class Portrait:
    """Counts over the games of one side on one kingdom."""

    games: int = 0
    points: float = 0.0
    turns: int = 0
    plays: int = 0
    most_plays: int = 0
    gained: Counter[str] = field(default_factory=Counter)
    trashed: Counter[str] = field(default_factory=Counter)
    openings: Counter[str] = field(default_factory=Counter)

    def add(self, game: Replayed, seat: int) -> None:
        """Count one game."""
        names = game.box.names
        self.games += 1
        self.points += 1 / len(game.winners) if seat in game.winners else 0.0
        turn, now, opening = 0, -1, list[list[str]]()
        plays_now = 0
        for what, player, cards in game.happened:
            if what == TURN:
                now, plays_now = player, 0
                if player == seat:
                    turn += 1
                    opening.append([])
            if player != seat:
                continue
            kinds = [names[kind] for kind in cards]
            if what == GAIN:
                self.gained.update(kinds)
            elif what == BUY and turn and now == seat:
                opening[-1] += kinds
            elif what == TRASH:
                self.trashed.update(kinds)
            elif what == PLAY:
                acted = sum(kind in game.box.actions for kind in cards)
                self.plays += acted
                plays_now += acted
                self.most_plays = max(self.most_plays, plays_now)
        self.turns += turn
        self.openings[" / ".join(" + ".join(bought) or "nothing" for bought in opening[:OPENING_TURNS])] += 1

    def cards(self, counted: Counter[str], most: int = SHOWN) -> str:
        """The most frequent cards with their mean number a game."""
        return ", ".join(f"{card} {number / self.games:.1f}" for card, number in counted.most_common(most) if number >= self.games / 4)


def title(kingdom: tuple[str, ...], sets: tuple[str, ...]) -> str:
    """The name of a recommended kingdom, or its cards; two of the recommended ones differ by their edition alone."""
    named = (f"{one.name} ({one.id})" for one in playable() if (set(one.kingdom), set(one.sets)) == (set(kingdom), set(sets)))
    return next(named, ", ".join(kingdom))


def portraits(files: list[Path], player: str) -> dict[str, tuple[Portrait, Portrait]]:
    """By kingdom: the player, and whoever was met."""
    found: dict[str, tuple[Portrait, Portrait]] = defaultdict(lambda: (Portrait(), Portrait()))
    for file in files:
        record = read_record(file.read_text(encoding="utf-8"))
        if player not in record.names:
            continue
        game, own = replayed(record), record.names.index(player)
        for portrait, seat in zip(found[title(record.setup.kingdom, record.setup.sets)], (own, 1 - own), strict=True):
            portrait.add(game, seat)
    return found


def table(found: dict[str, tuple[Portrait, Portrait]]) -> list[str]:
    """In Markdown."""
    head = "| kingdom | score | turns | Actions played a turn (most) | gains a game | trashes a game | commonest opening |"
    lines = [head, "|" + "---|" * 7]
    for kingdom, (one, _) in found.items():
        opening, times = one.openings.most_common(1)[0]
        cells = [
            kingdom,
            f"{one.points / one.games:.0%}",
            f"{one.turns / one.games:.1f}",
            f"{one.plays / max(one.turns, 1):.1f} ({one.most_plays})",
            one.cards(one.gained),
            one.cards(one.trashed, 4) or "hardly anything",
            f"{opening} ({times / one.games:.0%})",
        ]
        lines.append("| " + " | ".join(cells) + " |")
    return lines


def draw(found: dict[str, tuple[Portrait, Portrait]], player: str, path: Path) -> None:
    """What each side gains, as bars, one panel for each kingdom."""
    from matplotlib import pyplot

    columns = 2
    rows = -(-len(found) // columns)
    figure, panels = pyplot.subplots(rows, columns, figsize=(11, 2.3 * rows), squeeze=False, layout="constrained")
    for panel in panels.flat:
        panel.set_visible(False)
    for panel, (kingdom, (one, other)) in zip(panels.flat, found.items(), strict=False):
        panel.set_visible(True)
        cards = [card for card, _ in (one.gained + other.gained).most_common(10)]
        for offset, portrait, name in ((-0.2, one, player), (0.2, other, "best of the library")):
            places = [place + offset for place in range(len(cards))]
            panel.bar(places, [portrait.gained[card] / portrait.games for card in cards], 0.4, label=name)
        panel.set_xticks(range(len(cards)), cards, rotation=35, ha="right", fontsize=7)
        panel.set_title(kingdom if len(kingdom) < 50 else kingdom[:47] + "…", fontsize=8)
        panel.tick_params(axis="y", labelsize=7)
    panels[0][0].legend(fontsize=7)
    figure.supylabel("cards gained a game", fontsize=8)
    figure.savefig(path)


def main() -> None:
    """Read the records and print."""
    parser = ArgumentParser(description="What a player gains, plays and trashes, from records.")
    parser.add_argument("folders", nargs="+", type=Path)
    parser.add_argument("--player", default="learned")
    parser.add_argument("--only", nargs="*", default=[], help="kingdoms by id; else all")
    parser.add_argument("--plot", type=Path)
    options = parser.parse_args()
    found = portraits(record_files(options.folders), options.player)
    if options.only:
        found = {name: pair for name, pair in found.items() if "(KING" not in name or any(f"({one})" in name for one in options.only)}
    print("\n".join(table(found)))
    if options.plot:
        draw(found, options.player, options.plot)


if __name__ == "__main__":
    main()
