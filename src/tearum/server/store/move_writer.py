"""Moves as they are written down: the statements, and for SQLite a thread that writes them.

Everything else goes through SQLAlchemy. A move is what a server does all day, and SQLite does it in
a tenth of the time where its own driver is asked directly.
"""

import asyncio
import json
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

from tearum.server.store.rows import MoveRow, Standing

PRAGMAS: Final = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    "PRAGMA foreign_keys=ON",
    "PRAGMA busy_timeout=10000",
)
GENERATION: Final = "SELECT generation FROM house"
APPEND: Final = """
    INSERT INTO moves ("table", sequence, kind, seat, codes, back, total, log, at)
    VALUES (:table, :sequence, :kind, :seat, :codes, :back, :total, :log, :at)
    ON CONFLICT DO NOTHING
"""
STAND: Final = """
    UPDATE tables SET stage = :stage, round = :round, phase = :phase, to_move = :to_move,
        result = :result, store = :store, deal = COALESCE(:deal, deal), changed = :changed
    WHERE id = :id
"""


class RestoredError(Exception):
    """The database is no longer the one that was opened: a backup was restored."""


def appended(move: MoveRow) -> dict[str, Any]:
    return {**move._asdict(), "codes": json.dumps(move.codes)}


def stood(move: MoveRow, standing: Standing) -> dict[str, Any]:
    return {**vars(standing), "id": move.table, "changed": move.at}


class Ledger:
    """One connection to an SQLite file, in a thread of its own."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._thread = ThreadPoolExecutor(1, "ledger")
        self._connection: sqlite3.Connection | None = None

    async def append(
        self, moves: Sequence[tuple[MoveRow, Standing]], generation: str
    ) -> list[bool]:
        """Writes moves in one transaction; for each, whether its place was free."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, self._append, moves, generation)

    def close(self) -> None:
        self._thread.submit(self._let_go)
        self._thread.shutdown()

    def _append(self, moves: Sequence[tuple[MoveRow, Standing]], generation: str) -> list[bool]:
        try:
            connection = self._connection or self._open()
            connection.execute("BEGIN IMMEDIATE")
            kept = self._write(connection, moves, generation)
            connection.execute("COMMIT")
        except BaseException:
            self._let_go()  # whatever was begun is taken back with it
            raise
        return kept

    @staticmethod
    def _write(
        connection: sqlite3.Connection,
        moves: Sequence[tuple[MoveRow, Standing]],
        generation: str,
    ) -> list[bool]:
        (now,) = connection.execute(GENERATION).fetchone()
        if now != generation:
            raise RestoredError
        kept = []
        for move, standing in moves:
            won = connection.execute(APPEND, appended(move)).rowcount == 1
            kept.append(won)
            if won:
                connection.execute(STAND, stood(move, standing))
        return kept

    def _open(self) -> sqlite3.Connection:
        # Opened again after every mistake, wherever the file may have gone meanwhile; never made.
        address = f"{Path(self._path).resolve().as_uri()}?mode=rw"
        connection = sqlite3.connect(address, uri=True, isolation_level=None)
        for pragma in PRAGMAS:
            connection.execute(pragma)
        self._connection = connection
        return connection

    def _let_go(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()
