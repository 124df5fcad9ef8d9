"""The tables as polars frames and as Parquet files. Needs the extra `lab`."""

import io
from typing import Any, Final, get_type_hints

import polars as pl

from tearum.simulate.rows import (
    ChoiceRow,
    FlowRow,
    GameRow,
    GameTables,
    OfferRow,
    PlayerRow,
    RecordRow,
    StandingRow,
)

TABLES: Final[dict[str, type]] = {
    "games": GameRow,
    "players": PlayerRow,
    "choices": ChoiceRow,
    "offers": OfferRow,
    "standings": StandingRow,
    "flows": FlowRow,
    "records": RecordRow,
}
TYPES: Final[dict[object, Any]] = {
    bool: pl.Boolean,
    int: pl.Int32,
    float: pl.Float32,
    str: pl.String,
    int | None: pl.Int32,
    float | None: pl.Float32,
    tuple[int, ...]: pl.List(pl.Int16),
    tuple[str, ...]: pl.List(pl.String),
}
SCHEMAS: Final = {
    name: pl.Schema({column: TYPES[hint] for column, hint in get_type_hints(row).items()})
    for name, row in TABLES.items()
}
assert list(TABLES) == list(vars(GameTables()))


def data_frame(tables: GameTables, name: str) -> pl.DataFrame:
    """One of the tables."""
    return pl.DataFrame(getattr(tables, name).columns, schema=SCHEMAS[name])


def parquet_files(tables: GameTables) -> dict[str, bytes]:
    """All tables, by file name."""
    files = {}
    for name in TABLES:
        buffer = io.BytesIO()
        data_frame(tables, name).write_parquet(buffer, compression="zstd")
        files[f"{name}.parquet"] = buffer.getvalue()
    return files
