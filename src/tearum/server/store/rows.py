"""The rows of the database, as the server handles them."""

from array import array
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Literal, NamedTuple

from tearum.contract.table import Level, Pace, TimeOut
from tearum.server.wire.fields import PlayerColour, Stage

MAX_SEATS: Final = 4


@dataclass(frozen=True)
class TableRow:
    """A table: its settings, its secrets, and a snapshot of its game."""

    id: str
    stage: Stage
    edition: str
    rules: int
    watch: bool
    host: str
    secret: str
    luck: str
    created: int
    changed: int
    former: str | None = None
    start: str | None = None
    rematch: str | None = None
    round: int | None = None
    phase: str | None = None
    to_move: int | None = None
    result: str | None = None
    deal: bytes | None = None
    store: bytes | None = None
    hints: bool = True
    grace: int = 180
    level: Level = "bosun"
    link: str | None = None
    pace: Pace = "none"
    time_out: TimeOut = "remind"
    deadline: int | None = None
    time_up: bool = False

    @property
    def ended(self) -> bool:
        return self.stage in ("over", "abandoned")


@dataclass(frozen=True)
class SeatRow:
    """A seat of a table, and who sits there."""

    table: str
    seat: int
    human: bool
    bot: str | None
    name: str
    colour: PlayerColour
    invite: str | None = None
    key: str | None = None
    nonce: str | None = None
    abandons: bool = False
    left: bool = False
    seen: int | None = None
    votes: int = 0
    nudged: int | None = None

    @property
    def taken(self) -> bool:
        return not self.human or self.key is not None

    @property
    def voters(self) -> list[int]:
        """The seats that want a bot to play here."""
        return [seat for seat in range(MAX_SEATS) if self.votes >> seat & 1]


class MoveRow(NamedTuple):
    """One row of a game: the deal, a move, or an undo. A table has hundreds."""

    table: str
    sequence: int
    kind: Literal["deal", "act", "undo"]
    seat: int | None
    codes: tuple[int, ...]
    back: int
    total: int
    log: bytes
    at: int


@dataclass(frozen=True)
class TableSnapshot:
    """The columns of a table that change with a move, written together with it."""

    stage: Stage
    round: int
    phase: str
    to_move: int | None
    result: str | None
    store: bytes
    deal: bytes | None = None  # only with the row of the deal
    deadline: int | None = None  # when the turn must be over
    time_up: bool = False


@dataclass(frozen=True)
class StoredTable:
    """A table with its seats and moves, all read at one moment."""

    row: TableRow
    seats: list[SeatRow]
    moves: list[MoveRow]


class ExpiredTable(NamedTuple):
    """A table whose retention has ended, with what says whether something happened since."""

    id: str
    begun: bool
    changed: int


class StoredRecord(NamedTuple):
    """A record: uploaded, or of a game played here, whose table was removed."""

    record: bytes
    bots: list[str | None] | None  # of a game played here


class StoredReview(NamedTuple):
    """The review of a game: the turns that are done, or all of it."""

    progress: bytes | None
    review: bytes | None


@dataclass(frozen=True)
class TableChange:
    """New values for columns of a table and of its seats."""

    table: Mapping[str, Any] = field(default_factory=dict)
    seats: Mapping[int, Mapping[str, Any]] = field(default_factory=dict)


# Decides on the rows as they are at that moment, while nobody else can change them.
DecideChange = Callable[[TableRow, list[SeatRow]], TableChange]
# The first move of a game and the table after it; None where it is not time for the deal.
DecideDeal = Callable[[TableRow, list[SeatRow]], tuple[MoveRow, TableSnapshot] | None]


def pack_integers(numbers: Sequence[int]) -> bytes:
    return array("i", numbers).tobytes()


def unpack_integers(content: bytes) -> list[int]:
    numbers = array("i")
    numbers.frombytes(content)
    return numbers.tolist()
