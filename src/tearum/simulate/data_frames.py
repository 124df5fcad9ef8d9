"""Rows as polars frames and as Parquet. Needs the extra `lab`."""

import io
from typing import Any, Final, get_type_hints

import polars as pl

from tearum.simulate.rows import (
    ChoiceRow,
    GameRow,
    OfferRow,
    PlayerRow,
    RecordRow,
    Rows,
    StandingRow,
)

TABLES: Final[dict[str, type]] = {
    "games": GameRow,
    "players": PlayerRow,
    "choices": ChoiceRow,
    "offers": OfferRow,
    "standings": StandingRow,
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
assert list(TABLES) == list(vars(Rows()))


def frame(rows: Rows, table: str) -> pl.DataFrame:
    """One table of some rows."""
    return pl.DataFrame(getattr(rows, table).columns, schema=SCHEMAS[table])


def parquet(rows: Rows) -> dict[str, bytes]:
    """All tables, as files."""
    files = {}
    for table in TABLES:
        buffer = io.BytesIO()
        frame(rows, table).write_parquet(buffer, compression="zstd")
        files[f"{table}.parquet"] = buffer.getvalue()
    return files
