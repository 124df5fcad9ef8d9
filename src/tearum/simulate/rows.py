"""The tables of a run. Each row type is a table and its fields are the columns.

docs/lab.md explains the columns.
"""

from collections.abc import Iterable, Iterator
from typing import Any, Generic, NamedTuple, TypeVar


class GameRow(NamedTuple):
    game: int
    seed: str
    players: int
    decisions: int
    governors: tuple[int, ...]
    pirate_kings: tuple[int, ...]
    decided_round: int | None
    revealed: tuple[str, ...]
    stopped: bool
    peak_money: int
    peak_wheat: int
    peak_wood: int
    peak_ore: int
    peak_barrel: int
    peak_tobacco: int
    peak_cannon: int
    peak_blue: int
    peak_red: int


class PlayerRow(NamedTuple):
    game: int
    seat: int
    bot: str
    governor: bool
    pirate_king: bool
    any: bool
    blue: int
    red: int
    blue_lost: int
    red_lost: int
    money: int
    buildings: int
    captains: int
    contracts: int
    population: int
    reputation: int
    expansions: int
    allegiance: int | None
    allegiance_proven: bool
    endowment: int
    decisions: int
    faults: int


class ChoiceRow(NamedTuple):
    game: int
    step: int
    round: int
    seat: int
    kind: str
    item: str
    chance: float | None
    place: int | None
    option: int | None
    pieces: int | None


class OfferRow(NamedTuple):
    game: int
    kind: str
    item: str
    seat: int | None
    round: int
    n: int


class StandingRow(NamedTuple):
    game: int
    round: int
    seat: int
    governor: float
    pirate_king: float
    any: float
    blue: int
    red: int
    money: int
    buildings: int
    captains: int
    contracts: int
    population: int
    reputation: int
    hand: int | None


class FlowRow(NamedTuple):
    game: int
    seat: int
    round: int
    stock: str
    source: str
    gained: int
    lost: int


class RecordRow(NamedTuple):
    game: int
    seed: str
    seats: tuple[str, ...]
    codes: tuple[int, ...]


Row = TypeVar("Row", GameRow, PlayerRow, ChoiceRow, OfferRow, StandingRow, FlowRow, RecordRow)


class RowColumns(Generic[Row]):
    """Rows of one type, held as columns, ready to be counted and written."""

    def __init__(self, row: type[Row]) -> None:
        self._row: type[Row] = row
        self.columns: dict[str, list[Any]] = {name: [] for name in row._fields}

    def append(self, row: Row) -> None:
        self.extend((row,))

    def extend(self, rows: Iterable[tuple[Any, ...]]) -> None:
        """Adds rows, or plain tuples with the same fields."""
        for column, values in zip(self.columns.values(), zip(*rows, strict=True), strict=False):
            column.extend(values)

    def __iter__(self) -> Iterator[Row]:
        return map(self._row._make, zip(*self.columns.values(), strict=True))

    def __len__(self) -> int:
        return len(self.columns["game"])


class GameTables:
    """The rows of some games, by table."""

    def __init__(self) -> None:
        self.games = RowColumns(GameRow)
        self.players = RowColumns(PlayerRow)
        self.choices = RowColumns(ChoiceRow)
        self.offers = RowColumns(OfferRow)
        self.standings = RowColumns(StandingRow)
        self.flows = RowColumns(FlowRow)
        self.records = RowColumns(RecordRow)
