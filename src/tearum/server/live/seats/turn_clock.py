"""The clock of a table: when a turn has taken too long, a reminder, or a bot that plays on."""

import asyncio
import logging
from typing import Final, Protocol

from tearum.server.live.table_service import TableService
from tearum.server.store.game_store import StorageError
from tearum.server.store.rows import SeatRow, TableChange, TableRow
from tearum.server.wire.errors import RequestError
from tearum.server.wire.server_messages import Nudged

INTERVAL_SECONDS: Final = 2.0  # between two looks at the clocks
MAX_TABLES: Final = 50  # at a time

log = logging.getLogger("tearum.clock")


class Clocks(Protocol):
    async def overdue_tables(self, now: int, limit: int) -> list[str]:
        """Tables at which somebody's time is up, and nothing was done about it."""


class TurnClock:
    """Looks at the clocks of all tables, also of those that are not in memory."""

    def __init__(self, service: TableService, storage: Clocks) -> None:
        self._service = service
        self._storage = storage
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="turn clock")

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(INTERVAL_SECONDS)
            try:
                await self._check()
            except StorageError as error:
                log.warning("storage_gone", extra={"reason": str(error)[:200]})

    async def _check(self) -> None:
        now = int(self._service.now())
        for table_id in await self._storage.overdue_tables(now, MAX_TABLES):
            try:
                await end_time(self._service, table_id)
            except RequestError as error:
                log.warning("clock_not_ended", extra={"table": table_id, "reason": error.code})


async def end_time(service: TableService, table_id: str) -> None:
    """The time of whoever is to move is up. Of several servers, one notices it."""
    table = await service.get(table_id)
    reminded: list[int] = []

    def decide(row: TableRow, seats: list[SeatRow]) -> TableChange:
        running = row.stage == "playing" and row.deadline is not None and not row.time_up
        if not running or row.to_move is None or (row.deadline or 0) > table.now:
            return TableChange()
        seat = seats[row.to_move]
        if not seat.human or seat.bot is not None:
            return TableChange({"time_up": True})
        if row.time_out == "bot":
            return TableChange({"time_up": True}, {seat.seat: {"bot": row.level, "votes": 0}})
        reminded.append(seat.seat)
        return TableChange({"time_up": True}, {seat.seat: {"nudged": table.now}})

    async with table.lock:
        await service.change(table, decide)
    for seat in reminded:
        service.tell(table, Nudged(seat=seat, by=None))
