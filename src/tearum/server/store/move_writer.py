"""Writes moves: the SQL statements, and for SQLite a thread that runs them.

Everything else goes through SQLAlchemy. Moves are most of what a server writes, and SQLite's own
driver writes one in a tenth of the time.
"""

import asyncio
import json
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

from tearum.server.store.game_store import RestoredError
from tearum.server.store.rows import MoveRow, TableSnapshot

PRAGMAS: Final = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    "PRAGMA foreign_keys=ON",
    "PRAGMA busy_timeout=10000",
)
GENERATION: Final = "SELECT generation FROM house"
INSERT_MOVE: Final = """
    INSERT INTO moves ("table", sequence, kind, seat, codes, back, total, log, at)
    VALUES (:table, :sequence, :kind, :seat, :codes, :back, :total, :log, :at)
    ON CONFLICT DO NOTHING
"""
UPDATE_TABLE: Final = """
    UPDATE tables SET stage = :stage, round = :round, phase = :phase, to_move = :to_move,
        result = :result, store = :store, deal = COALESCE(:deal, deal), changed = :changed,
        deadline = :deadline, time_up = :time_up
    WHERE id = :id
"""


def move_parameters(move: MoveRow) -> dict[str, Any]:
    return {**move._asdict(), "codes": json.dumps(move.codes)}


def snapshot_parameters(move: MoveRow, snapshot: TableSnapshot) -> dict[str, Any]:
    return {**vars(snapshot), "id": move.table, "changed": move.at}


class SqliteMoveWriter:
    """One connection to an SQLite file, in a thread of its own."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._thread = ThreadPoolExecutor(1, "move-writer")
        self._connection: sqlite3.Connection | None = None

    async def append(
        self, moves: Sequence[tuple[MoveRow, TableSnapshot]], generation: str
    ) -> list[bool]:
        """Write moves in one transaction; for each, whether its sequence number was free."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, self._append, moves, generation)

    def close(self) -> None:
        self._thread.submit(self._disconnect)
        self._thread.shutdown()

    def _append(
        self, moves: Sequence[tuple[MoveRow, TableSnapshot]], generation: str
    ) -> list[bool]:
        try:
            connection = self._connection or self._connect()
            connection.execute("BEGIN IMMEDIATE")
            written = self._write(connection, moves, generation)
            connection.execute("COMMIT")
        except BaseException:
            self._disconnect()  # rolls the transaction back
            raise
        return written

    @staticmethod
    def _write(
        connection: sqlite3.Connection,
        moves: Sequence[tuple[MoveRow, TableSnapshot]],
        generation: str,
    ) -> list[bool]:
        (current,) = connection.execute(GENERATION).fetchone()
        if current != generation:
            raise RestoredError
        written = []
        for move, snapshot in moves:
            inserted = connection.execute(INSERT_MOVE, move_parameters(move)).rowcount == 1
            written.append(inserted)
            if inserted:
                connection.execute(UPDATE_TABLE, snapshot_parameters(move, snapshot))
        return written

    def _connect(self) -> sqlite3.Connection:
        # After every error the file is opened again, in case it was replaced; never created.
        address = f"{Path(self._path).resolve().as_uri()}?mode=rw"
        connection = sqlite3.connect(address, uri=True, isolation_level=None)
        for pragma in PRAGMAS:
            connection.execute(pragma)
        self._connection = connection
        return connection

    def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()
