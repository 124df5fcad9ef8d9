"""PostgreSQL: servers on one database wake each other when a table has changed."""

import asyncio
import logging
from typing import Any, Final

from sqlalchemy.engine import make_url

from tearum.server.live.table_service import Hall
from tearum.server.store.storage import CHANNEL

AGAIN_SECONDS: Final = 1.0  # until it is tried again to listen

log = logging.getLogger("tearum.listener")


class Listener:
    """Listens where there is something to listen to; SQLite has one server only."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._task: asyncio.Task[None] | None = None
        self._refreshing: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        if self._hall.storage.is_postgres:
            self._task = asyncio.create_task(self._listen(), name="listener")

    async def stop(self) -> None:
        tasks = [*self._refreshing, *([self._task] if self._task else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _listen(self) -> None:
        import asyncpg  # type: ignore[import-untyped]  # an extra, for PostgreSQL only

        url = make_url(self._hall.storage.address).set(drivername="postgresql")
        missed = False
        while True:
            try:
                connection: Any = await asyncpg.connect(url.render_as_string(hide_password=False))
                lost = asyncio.Event()
                connection.add_termination_listener(lambda *_, lost=lost: lost.set())
                await connection.add_listener(CHANNEL, self._heard)
                if missed:
                    await self._hall.refresh_all()
                try:
                    await lost.wait()
                finally:
                    await connection.close(timeout=1)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError) as error:
                log.warning("not_listening", extra={"reason": type(error).__name__})
            missed = True
            await asyncio.sleep(AGAIN_SECONDS)

    def _heard(self, _connection: object, _pid: int, _channel: str, payload: str) -> None:
        origin, table, *seats = payload.split(" ")
        if origin == self._hall.storage.origin:
            return
        if seats:
            here = [int(seat) for seat in seats[0].split(",") if seat.isdigit()]
            self._hall.hear_presence(origin, table, here)
            return
        task = asyncio.create_task(self._hall.refresh(table), name="refreshing")
        self._refreshing.add(task)
        task.add_done_callback(self._refreshing.discard)
