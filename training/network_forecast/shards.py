"""Positions of many games and how the games ended, in files of NumPy (`shard-*.npz`).

A row is a position as one seat sees it. The rows of one deal are all in one shard.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from tearum.bots.native.network_forecast import INPUTS
from tearum.engine.constants.components import SEATS
from training.network_forecast.whole_file import whole_file

Array = NDArray[Any]

SHARES: Final = 20  # deals are split by their number, in twentieths
VALIDATION: Final = (0,)  # to choose among networks
TEST: Final = (1,)  # to state losses


@dataclass(frozen=True)
class Rows:
    """One entry a row; seats are counted from the one that looks on."""

    inputs: Array  # INPUTS numbers of 8 bits
    deal: Array  # the number of the deal, the same for all rows of a game
    turn: Array  # how many turns had been taken
    players: Array
    seat: Array
    round: Array
    left: Array  # actions that the seat has left
    governor: Array  # SEATS: 1 for a seat that became Governor
    king: Array  # SEATS: 1 for a Pirate King
    proven: Array  # SEATS: 1 for a proven allegiance
    points: Array  # SEATS x (blue, red)
    forecast: Array  # the chance to win that the small forecast stated; NaN except in TEST

    def __len__(self) -> int:
        return len(self.deal)

    def take(self, chosen: Array) -> "Rows":
        return Rows(*(getattr(self, field.name)[chosen] for field in fields(self)))

    @property
    def won(self) -> Array:
        """1 where the seat that looks won."""
        return self.governor[:, 0] | self.king[:, 0]


TYPES: Final[dict[str, tuple[Any, tuple[int, ...]]]] = {
    "inputs": (np.int8, (INPUTS,)),
    "deal": (np.int64, ()),
    "turn": (np.int16, ()),
    "players": (np.uint8, ()),
    "seat": (np.uint8, ()),
    "round": (np.uint8, ()),
    "left": (np.uint8, ()),
    "governor": (np.uint8, (SEATS,)),
    "king": (np.uint8, (SEATS,)),
    "proven": (np.uint8, (SEATS,)),
    "points": (np.uint8, (SEATS, 2)),
    "forecast": (np.float32, ()),
}


def rows_of(columns: dict[str, list[Any]]) -> Rows:
    """Rows from a list for each column."""
    return Rows(
        **{
            name: np.array(columns[name], kind).reshape(-1, *shape)
            for name, (kind, shape) in TYPES.items()
        }
    )


def joined(parts: Sequence[Rows]) -> Rows:
    return Rows(*(np.concatenate([getattr(part, name) for part in parts]) for name in TYPES))


def write_shard(file: Path, rows: Rows) -> None:
    with whole_file(file) as out:
        np.savez(out, **{name: getattr(rows, name) for name in TYPES})


def read_shard(file: Path) -> Rows:
    with np.load(file) as stored:
        return Rows(*(stored[name] for name in TYPES))


def read_shards(folder: Path) -> Rows:
    """All rows of a folder."""
    return joined(list(each_shard(folder)))


def each_shard(folder: Path) -> Iterator[Rows]:
    files = sorted(folder.glob("shard-*.npz"))
    if not files:
        raise SystemExit(f"There are no shards in {folder}: `positions` writes them.")
    for file in files:
        yield read_shard(file)


def share(deals: Any) -> Any:
    """Which twentieth a deal, or each of many, belongs to."""
    return deals % SHARES


def loss(chances: Array, won: Array) -> Array:
    """The log loss of each row: 0.69 for a coin flip."""
    sure = np.clip(chances.astype(np.float64), 1e-4, 1 - 1e-4)
    return -np.where(won > 0, np.log(sure), np.log(1 - sure))


def loss_table(chances: Array, rows: Rows) -> dict[str, dict[str, float]]:
    """The mean loss over all rows, and by players and rounds."""
    losses = loss(chances, rows.won)
    table: dict[str, dict[str, float]] = {}
    for players in (0, 2, 3, 4):
        at = (rows.players == players) | (players == 0)
        if not at.any():
            continue
        line = {"all": float(losses[at].mean()), "rows": float(at.sum())}
        for number in range(5):
            here = at & (rows.round == number)
            if here.any():
                line[f"round {number + 1}"] = float(losses[here].mean())
        table[f"{players} players" if players else "all"] = line
    return table
