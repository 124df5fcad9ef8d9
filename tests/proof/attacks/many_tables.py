"""A database with many tables: one game that was really played, copied under other ids."""

import sqlite3
from contextlib import closing
from pathlib import Path

from tearum.server.ops.settings import DATABASE_FILE
from tests.proof.attacks.bystander import finished_table
from tests.server.harness import ServerProcess

COLUMNS = {"tables": "id", "seats": "table", "moves": "table"}


def fill(data: Path, count: int, open_share: int = 2) -> None:
    """Fill the data folder of a server; of so many tables, one is still open."""
    with ServerProcess(data) as server:
        played = finished_table(server)
    with closing(sqlite3.connect(data / DATABASE_FILE)) as database:
        database.execute("PRAGMA synchronous=OFF")
        database.execute(f"CREATE TEMP TABLE ids AS {_NUMBERS.format(count)}")
        for table, key in COLUMNS.items():
            names = [row[1] for row in database.execute(f"PRAGMA table_info({table})")]
            others = [f'"{name}"' for name in names if name != key]
            database.execute(
                f'INSERT INTO {table} ("{key}", {", ".join(others)}) '
                f'SELECT ids.copied, {", ".join(others)} FROM {table}, ids WHERE "{key}" = ?',
                (played,),
            )
        database.execute(
            "UPDATE tables SET stage = 'playing' WHERE rowid % ? = 0 AND id != ?",
            (open_share, played),
        )
        database.commit()


_NUMBERS = """
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {})
    SELECT 'copy' || substr('aaaaaaaaaaaa' || replace(replace(i, '0', 'a'), '1', 'b'), -12)
        AS copied
    FROM n
"""
