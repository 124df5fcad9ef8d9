"""PostgreSQL: servers on one database wake each other when a table has changed."""

import asyncio
import logging
from typing import Any, Final, Protocol

from sqlalchemy.engine import make_url

from tearum.server.store.storage import CHANNEL, Storage

RETRY_SECONDS: Final = 1.0

log = logging.getLogger("tearum.listener")


class ChangeHandler(Protocol):
    """Holds tables in memory, and must know what other servers do."""

    async def refresh(self, table_id: str) -> None: ...
    async def refresh_all(self) -> None: ...
    def remote_presence(self, origin: str, table_id: str, seats: list[int]) -> None: ...
    def remote_talk(self, table_id: str, message: str) -> None: ...


class ChangeListener:
    """Passes notifications of other servers on. With SQLite there are none."""

    def __init__(self, storage: Storage, handler: ChangeHandler) -> None:
        self._storage = storage
        self._handler = handler
        self._task: asyncio.Task[None] | None = None
        self._refreshing: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        if self._storage.is_postgres:
            self._task = asyncio.create_task(self._listen(), name="listener")

    async def stop(self) -> None:
        tasks = [*self._refreshing, *([self._task] if self._task else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _listen(self) -> None:
        import asyncpg  # type: ignore[import-untyped]  # an extra, for PostgreSQL only

        url = make_url(self._storage.url).set(drivername="postgresql")
        missed_changes = False
        while True:
            try:
                connection: Any = await asyncpg.connect(url.render_as_string(hide_password=False))
                lost = asyncio.Event()
                connection.add_termination_listener(lambda *_, lost=lost: lost.set())
                await connection.add_listener(CHANNEL, self._on_notification)
                if missed_changes:
                    await self._handler.refresh_all()
                try:
                    await lost.wait()
                finally:
                    await connection.close(timeout=1)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError) as error:
                log.warning("not_listening", extra={"reason": type(error).__name__})
            missed_changes = True
            await asyncio.sleep(RETRY_SECONDS)

    def _on_notification(self, _connection: object, _pid: int, _channel: str, payload: str) -> None:
        origin, table_id, *rest = payload.split(" ", 2)
        if origin == self._storage.origin:
            return
        if rest and rest[0].startswith("{"):
            self._handler.remote_talk(table_id, rest[0])
            return
        if rest:
            connected = [int(seat) for seat in rest[0].split(",") if seat.isdigit()]
            self._handler.remote_presence(origin, table_id, connected)
            return
        task = asyncio.create_task(self._handler.refresh(table_id), name="refreshing")
        self._refreshing.add(task)
        task.add_done_callback(self._refreshing.discard)
