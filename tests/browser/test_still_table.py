"""The table stands still: whatever is asked, looked at or revealed, nobody has to look for a pile or for the prompt again."""

from __future__ import annotations

from typing import Any

import pytest

from .conftest import NewVisitor
from .playing import Player
from .running_server import Server
from .visitor import Visitor

PLACES = """() => {
  const places = {};
  const put = (name, element) => {
    if (!element) return;
    const {left, top, width, height} = element.getBoundingClientRect();
    const scrolled = element.closest("[data-scrolls]");
    const down = scrolled && scrolled !== element ? scrolled.scrollTop : 0;
    places[name] = [left, top + down, width, height].map(Math.round);
  };
  for (const pile of document.querySelectorAll("[data-zone=supply]")) put(pile.dataset.card, pile.closest("li"));
  const parts = ["top", "others", "supply", "play", "status", "prompt", "own", "hand", "log"];
  for (const part of parts) put(part, document.querySelector(`[data-part=${part}]`));
  return places;
}"""
"""Where everything lies that has a place of its own; piles as they lie in the part of the table that scrolls."""
PARTS = {"top", "others", "supply", "play", "status", "prompt", "own", "hand"}
WINDOWS = {"laptop": (1440, 900), "phone": (360, 800)}
LOOKING = ("Sentry", "Bandit", "Library", "Bureaucrat", "Harbinger", "Vassal", "Cellar", "Militia", "Throne Room", "Native Village")
LOOKING_TOO = ("Lookout", "Navigator", "Pearl Diver", "Ambassador", "Island", "Warehouse", "Haven", "Smugglers", "Pirate Ship", "Remodel")
KINGDOMS = {"laptop": (LOOKING, ["base-2e", "seaside-1e"]), "phone": (LOOKING_TOO, ["seaside-1e", "base-2e"])}


class Surveyor(Player):
    """Plays, and notes at each decision where everything lies."""

    def __init__(self, visitor: Visitor, wishes: tuple[str, ...]) -> None:
        super().__init__(visitor, wishes)
        self.first: dict[str, Any] = {}
        self.moved: list[str] = []
        self.decisions = 0

    def step(self) -> str:
        """Look, answer, and look at what is shown then."""
        self._survey("before")
        pressed = super().step()
        self._survey("after")
        self.decisions += 1
        return pressed

    def _survey(self, when: str) -> None:
        if self.over:
            return
        places = self.page.evaluate(PLACES)
        self.first = self.first or places
        for name, place in places.items():
            if place != self.first.get(name):
                answered = self.answered[-1] if self.answered else "nothing"
                self.moved.append(f"{when} decision {self.decisions} (last: {answered}): {name} from {self.first.get(name)} to {place}")


@pytest.mark.parametrize("window", WINDOWS)
def test_nothing_moves_in_a_whole_game(window: str, server: Server, new_visitor: NewVisitor) -> None:
    width, height = WINDOWS[window]
    cards, sets = KINGDOMS[window]
    visitor = new_visitor(viewport={"width": width, "height": height})
    seat = server.table("person", "big-money", kingdom={"by": "cards", "cards": list(cards), "sets": sets}, name="Ada")
    visitor.hurry()
    visitor.sit(seat.table, seat.token)
    player = Surveyor(visitor, wishes=cards)
    player.play()
    assert player.over
    assert set(player.first) >= {*PARTS, *cards, "Copper", "Province", "Curse"}
    assert not player.moved, f"{len(player.moved)} moves in {player.decisions} decisions: " + "\n".join(player.moved[:12])
    assert player.decisions > 40
