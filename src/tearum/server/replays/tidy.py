"""Removes tables whose retention has ended. Of a game that began, the record stays under its id."""

import asyncio
import logging
from dataclasses import dataclass
from typing import Final

from tearum.server.jobs.bot_pool import BotPool
from tearum.server.live.table_service import TableService
from tearum.server.ops.metrics import Metrics
from tearum.server.ops.settings import DAY, Retention, Settings
from tearum.server.replays.records import compress_record
from tearum.server.replays.replay_service import table_replay
from tearum.server.store.game_store import StorageError
from tearum.server.store.rows import ExpiredTable, StoredRecord
from tearum.server.store.storage import Storage
from tearum.server.wire.errors import RequestError

INTERVAL_SECONDS: Final = 3600.0  # between two times that a server tidies up by itself
FIRST_AFTER_SECONDS: Final = 60.0
MAX_TABLES: Final = 1000  # at a time
PAUSE_SECONDS: Final = 0.02  # after each table, for those who play

log = logging.getLogger("tearum.tidy")


@dataclass(frozen=True)
class Tidied:
    """How many tables were removed, and how many games archived as records."""

    removed: int
    archived: int


async def tidy(
    service: TableService, storage: Storage, retention: Retention, dry_run: bool = False
) -> Tidied:
    """Remove what has expired, except tables that this server has in memory."""
    now = int(service.now())
    unbegun_before = now - retention.unbegun_days * DAY if retention.unbegun_days else 0
    begun_before = now - retention.finished_days * DAY if retention.finished_days else 0
    expired = await storage.expired_tables(unbegun_before, begun_before, MAX_TABLES)
    counts = [0, 0]
    for table in expired:
        if not service.in_memory(table.id) and (dry_run or await _remove(service, storage, table)):
            counts[table.begun] += 1
            await asyncio.sleep(0 if dry_run else PAUSE_SECONDS)
    return Tidied(*counts)


async def _remove(service: TableService, storage: Storage, expired: ExpiredTable) -> bool:
    record = None
    if expired.begun:
        try:
            table, moves = await service.fetch(expired.id)
            replay = await asyncio.to_thread(table_replay, service, table, moves)
        except RequestError as error:  # a game that nobody can read any longer stays as it is
            log.warning("not_archived", extra={"table": expired.id, "reason": error.code})
            return False
        record = StoredRecord(compress_record(replay.whole_record()), replay.bots)
    return await storage.remove_table(expired, record)


def tidy_database(settings: Settings, retention: Retention, dry_run: bool) -> Tidied:
    """Tidy up from outside a server, which may go on running."""

    async def run() -> Tidied:
        storage, metrics = Storage(settings.database), Metrics()
        bots = BotPool(settings.workers, settings.bot_grace_seconds, metrics)
        service = TableService(settings, storage, bots, metrics)
        try:
            await storage.migrate()
            return await tidy(service, storage, retention, dry_run)
        finally:
            await storage.dispose()

    return asyncio.run(run())


class Tidier:
    """Tidies up from time to time, as long as the server runs."""

    def __init__(self, service: TableService, storage: Storage) -> None:
        self._service = service
        self._storage = storage
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="tidier")

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        await asyncio.sleep(FIRST_AFTER_SECONDS)
        while True:
            try:
                done = await tidy(self._service, self._storage, self._service.settings.retention)
            except StorageError as error:
                log.warning("not_tidied", extra={"reason": str(error)[:200]})
            else:
                log.info("tidied", extra={"removed": done.removed, "archived": done.archived})
            await asyncio.sleep(INTERVAL_SECONDS)
