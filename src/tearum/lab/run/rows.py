"""What the lab wants to know of games, as rows of tables. docs/lab.md tells what they mean.

A type of row is a table, and its fields are the columns.
"""

from dataclasses import dataclass, field
from typing import NamedTuple


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


class RecordRow(NamedTuple):
    game: int
    seed: str
    seats: tuple[str, ...]
    codes: tuple[int, ...]


@dataclass
class Rows:
    """The rows of some games, table by table."""

    games: list[GameRow] = field(default_factory=list)
    players: list[PlayerRow] = field(default_factory=list)
    choices: list[ChoiceRow] = field(default_factory=list)
    offers: list[OfferRow] = field(default_factory=list)
    standings: list[StandingRow] = field(default_factory=list)
    records: list[RecordRow] = field(default_factory=list)
