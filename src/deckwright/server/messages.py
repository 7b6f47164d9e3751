"""What goes over the wire: every message of the socket and every body of the HTTP interface, as types.

JSON is read and checked against these types before anything else sees it, the OpenAPI description and the client's TypeScript are
made from them, and ``docs/protocol.md`` says how they are used. What a seat may see is decided by ``engine.view``, whose own types
are sent as they are.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from deckwright.engine.view import SeenEvent, View
from deckwright.lang.deeds import Deed
from deckwright.server.kingdom_wishes import KingdomChoice
from deckwright.server.message_parts import (
    Advice,
    AnswerText,
    Body,
    HardId,
    Hint,
    Name,
    Number,
    RequestId,
    SayAdvice,
    SayHint,
    Spectators,
    Token,
    Undo,
)
from deckwright.server.steps import Step

PROTOCOL = 2

# What is asked over HTTP


class SeatChoice(Body):
    """Who is to sit on a seat: a person, or a bot by its id."""

    kind: Literal["person", "bot"]
    bot: Annotated[str, Meta(min_length=1, max_length=80)] | None = None


class Options(Body):
    """How a table is played."""

    undo: Undo = "ask"
    spectators: Spectators = "no-hands"
    score: bool = False
    """Everybody's points are shown during the game."""
    deck: bool = False
    """Players are shown what they could count: all cards of their own deck, and which of them are left to draw."""
    hints: bool = False
    """Whoever has to decide may ask what would be good."""
    clock: Annotated[int, Meta(ge=10, le=3600)] | None = None
    """Seconds for each decision; when they are over a bot decides."""
    discreet: bool = False
    """Being asked tells nothing of a hidden hand: whoever could have something to decide is asked, and a short pause is alike for all."""
    listed: bool = False
    """The table is shown in the lobby, and anybody may take a free seat."""


class NewTable(Body):
    """A table to be made; whoever makes it takes the first seat that is for a person."""

    kingdom: KingdomChoice
    seats: Annotated[list[SeatChoice], Meta(min_length=2, max_length=6)]
    name: Name
    options: Options = field(default_factory=Options)
    request: HardId | None = None
    """The same id makes one table, however often it comes."""


class Join(Body):
    """A free seat is wanted; without a number the first one."""

    name: Name
    seat: Annotated[int, Meta(ge=0, le=5)] | None = None
    request: HardId | None = None
    """The same id takes one seat, however often it comes."""


# What HTTP answers


class Taken(Body):
    """A seat was taken. The token is the only proof of it and is told only once."""

    table: str
    seat: int
    token: str


class CardFacts(Body):
    """A card as its facts; its name, text and types in words are in the catalogues (``card-…``, ``text-…``, ``type-…``)."""

    name: str
    cost: int
    """In coins."""
    potions: int
    debt: int
    types: list[str]
    set: str
    text: str
    """The id of its text in the catalogues."""
    deeds: list[Deed]
    """What it does, each thing once, in the order of its text."""
    in_kingdom: bool
    """Whether it can be chosen and drawn for a kingdom."""


class KingdomFacts(Body):
    """A kingdom that can be played, with the code that stands for it."""

    id: str
    sets: list[str]
    cards: list[str]
    landscapes: list[str]
    bane: str | None
    code: str


class BotFacts(Body):
    """A bot that can sit at a table: levels and plain ones at any, named in the catalogues; a strategy needs its cards in the kingdom."""

    id: str
    kind: Literal["level", "plain", "strategy"]
    needs: list[str]
    about: str
    character: str = ""
    """What a level is called at the table, in English."""


class Library(Body):
    """Everything to choose from when a table is made."""

    version: str
    sets: list[str]
    cards: list[CardFacts]
    kingdoms: list[KingdomFacts]
    bots: list[BotFacts]


class SeatInfo(Body):
    """A seat as everybody sees it."""

    kind: Literal["person", "bot"]
    name: str
    """A person's name as they gave it; a bot's in English, for clients to translate."""
    bot: str | None
    """How a bot plays."""
    taken: bool
    connected: bool
    left: bool
    """The person has left and a bot plays on; they may come back."""


class Pending(Body):
    """Somebody asks to take an answer back; these persons have still to agree."""

    seat: int
    to: int
    """The number of answers to return to."""
    waiting: list[int]


class News(Body):
    """Something that happened at the table besides the cards."""

    version: int
    """The version that it led to."""
    what: Literal["clock", "undone", "undo refused", "undo lapsed", "left", "replaced", "returned"]
    seat: int
    """Whom it is about: whose time was over, whose answer was taken back, who asked for it, who left."""
    by: int | None
    """Who refused, or who had a bot play."""
    answers: int
    """The number of answers when it had happened."""


class TableInfo(Body):
    """A table as everybody at it sees it, apart from the cards."""

    id: str
    state: Literal["waiting", "playing", "over"]
    kingdom: list[str]
    sets: list[str]
    landscapes: list[str]
    """Events, Projects and the like beside the kingdom."""
    bane: str | None
    """The eleventh pile, where there is one."""
    code: str
    options: Options
    seats: list[SeatInfo]
    game: int
    """Which game of the group this is, from 1; 0 before the first."""
    commitment: str
    """Stands for the key of the shuffles (``docs/randomness.md``); empty before the first game."""
    key: str
    """The key itself, once the game is over."""
    undo: Pending | None
    rematch: list[int]
    """The persons who want another game."""
    news: list[News]
    """The last few of this game, the newest last."""
    clocked: list[tuple[int, int]]
    """The answers of this game, counted from 1, that a bot gave because the time was over, and for which seat."""
    watching: int


class LobbyTable(Body):
    """An open table in the lobby."""

    id: str
    state: Literal["waiting", "playing", "over"]
    host: str
    seats: int
    free: int
    kingdom: list[str]
    options: Options


class Lobby(Body):
    """The open tables, the newest first."""

    tables: list[LobbyTable]


class Failure(Body):
    """What went wrong: the code of a message ``error-CODE`` with its details, and the sentence in English."""

    code: str
    details: dict[str, str | int]
    message: str


# What a client says on the socket


class Hello(Body, tag_field="say", tag="hello"):
    """The first message on a socket. Without a token one watches. ``version`` is the last one seen, to be told only what is new."""

    token: Token | None = None
    version: Number | None = None
    game: Number | None = None
    steps: bool = False
    """Whether updates shall tell what happened in between, step by step."""
    request: RequestId | None = None


class SayAnswer(Body, tag_field="say", tag="answer"):
    """An answer to the decision that is asked in ``position``; in any other one it is refused."""

    request: RequestId
    position: Number
    answer: AnswerText


class SayUndo(Body, tag_field="say", tag="undo"):
    """The own last answer is to be taken back."""

    request: RequestId


class SayConsent(Body, tag_field="say", tag="consent"):
    """To somebody's wish to take an answer back."""

    request: RequestId
    agree: bool


class SayLook(Body, tag_field="say", tag="look"):
    """The table as this seat saw it after ``at`` answers; ``open`` shows all hands, once the game is over."""

    request: RequestId
    at: Number
    open: bool = False


class SayRematch(Body, tag_field="say", tag="rematch"):
    """Another game of the same group; it begins when every person wants it. ``fresh`` asks for ten new random cards."""

    request: RequestId
    fresh: bool = False


class SayFill(Body, tag_field="say", tag="fill"):
    """A free seat is given to a bot; before the game, by anybody who sits at the table."""

    request: RequestId
    seat: Annotated[int, Meta(ge=0, le=5)]
    bot: Annotated[str, Meta(min_length=1, max_length=80)]


class SayLeave(Body, tag_field="say", tag="leave"):
    """The seat is given up: before the game it is free again, in a game a bot plays on."""

    request: RequestId


class SayReturn(Body, tag_field="say", tag="return"):
    """Whoever left plays again."""

    request: RequestId


class SayReplace(Body, tag_field="say", tag="replace"):
    """A bot is to play for a person who has been away for a minute."""

    request: RequestId
    seat: Annotated[int, Meta(ge=0, le=5)]


class SayPing(Body, tag_field="say", tag="ping"):
    """Is anybody there?"""


Said = (
    Hello
    | SayAnswer
    | SayUndo
    | SayConsent
    | SayLook
    | SayRematch
    | SayFill
    | SayLeave
    | SayReturn
    | SayReplace
    | SayHint
    | SayAdvice
    | SayPing
)


# What the server says on the socket


class Welcome(Body, tag_field="tell", tag="welcome"):
    """The answer to ``hello``: which seat this is (nothing for those who watch) and the cards of this game."""

    protocol: int
    seat: int | None
    cards: list[CardFacts]


class Update(Body, tag_field="tell", tag="update"):
    """The table after something happened, or after ``hello``.

    ``log`` has one batch of events for each answer, and batch 0 for the set-up; the client's log is cut to ``log_from`` batches and
    goes on with these. ``view`` is there as soon as a game has begun.
    """

    version: int
    """Grows with everything that happens at the table."""
    game: int
    table: TableInfo
    view: View | None
    position: int
    """Stands for how the cards lie now, at this table and never again: what an answer is for. 0 before the first game."""
    answers: int
    """How many answers have been given in this game."""
    log_from: int
    log: list[list[SeenEvent]]
    seconds: int | None
    """Left on the clock of whoever has to decide."""
    can_undo: Literal["no", "free", "ask"]
    """Whether this seat may take its last answer back, and whether others are asked first."""
    steps: list[Step]
    """The moments since the update before, without the last one, which is ``view``; for those who asked for them."""


class Done(Body, tag_field="tell", tag="done"):
    """The request is carried out and on disk; what it changed came before this in an update."""

    request: str
    version: int


class Refused(Body, tag_field="tell", tag="refused"):
    """The request is not carried out and nothing has changed."""

    request: str | None
    problem: Failure


class Past(Body, tag_field="tell", tag="past"):
    """The table as it was, for the seat that asked."""

    request: str
    at: int
    view: View


class Pong(Body, tag_field="tell", tag="pong"):
    """Somebody is there."""


Told = Welcome | Update | Done | Refused | Past | Hint | Advice | Pong
