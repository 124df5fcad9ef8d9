"""One page at a table: its messages in, one after another, and what is in its outbox out."""

import asyncio
from collections.abc import Callable

from tearum.server.live.client_session import ClientSession
from tearum.server.live.table_service import TableService
from tearum.server.offline.local_api import HERE


class LocalClient:
    def __init__(self, service: TableService, send: Callable[[str], None]) -> None:
        self._session = ClientSession(service, HERE)
        self._send = send
        self._inbox: asyncio.Queue[str] = asyncio.Queue()
        self._tasks = [
            asyncio.create_task(self._receive_all(), name="receiving"),
            asyncio.create_task(self._send_all(), name="sending"),
        ]

    def receive(self, content: str) -> None:
        self._inbox.put_nowait(content)

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        self._session.close()

    async def _receive_all(self) -> None:
        while True:
            message = self._session.decode(await self._inbox.get())
            if message is not None:
                await self._session.receive(message)

    async def _send_all(self) -> None:
        outbox = self._session.outbox
        while not outbox.closing:
            await outbox.has_messages.wait()
            for message in self._session.take_messages():
                self._send(message.decode())
            outbox.sent()
