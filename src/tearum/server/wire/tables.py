"""The HTTP API of tables: what they can be opened with, opening one, joining it, one's own."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tearum.contract.table import Level, Pace, TimeOut
from tearum.contract.view import ResultJson
from tearum.server.wire.editions import EditionName
from tearum.server.wire.fields import (
    BotName,
    Key,
    Name,
    PlayerColour,
    Revision,
    SeatNumber,
    Stage,
    TableId,
)


class BotInfo(Struct):
    name: str
    title: dict[str, str]  # by language; empty where a bot has only its name
    level: int | None  # how strong it is, from 1, of those made for people


class ServerInfo(Struct):
    """What the page needs to know first."""

    version: str
    protocol: int
    rules: int
    editions: list[EditionName]
    bots: list[BotInfo]
    languages: list[str]


class NewSeat(Struct, forbid_unknown_fields=True):
    """Who is to sit in a seat: a person, or a bot by name."""

    kind: Literal["human", "bot"] = "human"
    bot: BotName | None = None
    name: Name | None = None
    colour: PlayerColour | None = None


class Position(Struct, forbid_unknown_fields=True):
    """A position of a finished game: the table after `step` decisions."""

    game: TableId
    step: Revision


class NewTable(Struct, forbid_unknown_fields=True):
    seats: Annotated[list[NewSeat], Meta(min_length=2, max_length=4)]
    edition: Annotated[str, Meta(min_length=1, max_length=100)] = "classic"  # its key
    watch: bool = True  # whoever has the link may watch
    hints: bool = True  # players may ask a bot for advice
    grace: Annotated[int, Meta(ge=60, le=7 * 86_400)] = 180  # seconds, see State.grace
    level: Level | None = None  # of bots that stand in; default: that of the bots at the table
    pace: Pace = "none"  # a turn may take any time, five minutes, or three days
    time_out: TimeOut = "remind"  # what happens when the time of a turn is up
    start: Position | None = None  # one person and bots play on from there, with its edition
    lesson: bool = False  # the guided first game: one person and bots, on a deal chosen for it


class Invite(Struct):
    seat: int
    token: str


class TableMade(Struct):
    """The new table: the host's key, and an invitation for every seat that is for a person.

    `link` invites to whatever seat is free, so it can be given to everybody.
    """

    table: str
    host: str
    invites: list[Invite]
    link: str
    fingerprint: str


class Join(Struct, forbid_unknown_fields=True):
    """Take a seat: with its invitation or the table's link, or at a rematch with the former key."""

    invite: Key | None = None
    former_key: Key | None = None
    name: Name | None = None
    colour: PlayerColour | None = None
    nonce: Annotated[str, Meta(pattern="^[0-9a-f]{0,64}$")] = ""  # this browser's part of the deal


class Joined(Struct):
    seat: int
    key: str
    fingerprint: str


class NewInvite(Struct, forbid_unknown_fields=True):
    """A new invitation to a seat, by the host: the old one and the old key become void."""

    host: Key
    seat: SeatNumber


class NewLink(Struct, forbid_unknown_fields=True):
    """A new link for the table, by the host: the old one becomes void."""

    host: Key


class TableLink(Struct):
    token: str


class LinkToken(Struct, forbid_unknown_fields=True):
    """The invitation or the table's link that somebody has."""

    token: Key


LinkState = Literal[
    "open",
    "used",  # somebody sits in that seat
    "full",  # the table's link, and no seat is free
    "void",  # no link of this table, or no longer
    "over",  # the game has ended
]


class LinkInfo(Struct):
    """What a link is good for now."""

    state: LinkState
    seat: int | None  # of an invitation to a seat


class SeatSummary(Struct):
    seat: int
    name: str
    kind: Literal["human", "bot"]
    bot: str | None
    colour: PlayerColour
    taken: bool


class TableSummary(Struct):
    """What a link to a table shows before one sits down."""

    table: str
    stage: Stage
    players: int
    seats: list[SeatSummary]
    edition: EditionName
    fingerprint: str
    watch: bool
    created: str  # UTC, ISO 8601
    changed: str
    round: int | None
    phase: str | None
    to_move: int | None
    result: ResultJson | None
    rematch: str | None
    kept_until: str | None  # a day; then the table goes; of a game that began, the record stays


class TableKeys(Struct, forbid_unknown_fields=True):
    table: TableId
    keys: Annotated[list[Key], Meta(max_length=4)]


class MyTables(Struct, forbid_unknown_fields=True):
    """The keys this page has; the answer lists only their tables."""

    tables: Annotated[list[TableKeys], Meta(max_length=100)]


class MyTable(Struct):
    summary: TableSummary
    holds: list[int]
    your_turn: bool
    turn_ends: str | None  # at a table with a clock: UTC, ISO 8601
    nudged: str | None  # when one of these seats was last reminded


class MyTablesAnswer(Struct):
    tables: list[MyTable]
