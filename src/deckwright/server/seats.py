"""A seat at a table: who sits there, and who plays for it."""

from __future__ import annotations

from dataclasses import dataclass

from deckwright.server.messages import SeatChoice, SeatInfo
from deckwright.server.players import SUBSTITUTE


@dataclass(slots=True)
class Seat:
    """One seat. A person's seat is taken by whoever has the token; if they leave a running game a bot plays on."""

    choice: SeatChoice
    name: str = ""
    token_hash: str = ""
    left: bool = False

    @property
    def is_person(self) -> bool:
        """The seat is for a person, whether or not somebody sits there."""
        return self.choice.kind == "person"

    @property
    def taken(self) -> bool:
        """Nobody else can sit down here."""
        return not self.is_person or bool(self.token_hash)

    @property
    def plays_itself(self) -> bool:
        """A person decides here."""
        return self.is_person and self.taken and not self.left

    @property
    def bot(self) -> str:
        """The bot that decides where no person does."""
        return SUBSTITUTE if self.is_person else self.choice.bot or SUBSTITUTE

    def info(self, connected: bool) -> SeatInfo:
        """The seat as everybody sees it."""
        return SeatInfo(self.choice.kind, self.name, self.choice.bot, self.taken, connected, self.left)
