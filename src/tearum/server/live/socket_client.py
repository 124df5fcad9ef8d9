"""One WebSocket: receives the messages of a page and sends what is in its outbox."""

import asyncio
import logging
from typing import Final

from starlette.websockets import (
    WebSocket,
    WebSocketDisconnect,
    WebSocketDisconnected,
    WebSocketState,
)

from tearum.server.live.client_session import ClientSession
from tearum.server.live.table_service import TableService
from tearum.server.ops.rate_limits import TokenBucket

MAX_BACKLOG: Final = 200  # answers that a page may leave unread
HELLO_SECONDS: Final = 20.0  # within which hello must come
POLICY_VIOLATION: Final = 1008  # close code
DISCONNECTED: Final = (WebSocketDisconnect, WebSocketDisconnected)

log = logging.getLogger("tearum.socket")


class SocketClient:
    def __init__(self, socket: WebSocket, service: TableService) -> None:
        self._socket = socket
        self._session = ClientSession(service)
        self._max_bad_messages = service.settings.max_bad_messages
        self._bucket = TokenBucket(
            service.settings.messages_per_second, service.settings.message_burst
        )

    async def run(self) -> None:
        """Serve the page until either side closes the socket."""
        sending = asyncio.create_task(self._send(), name="sending")
        receiving = asyncio.create_task(self._receive(), name="receiving")
        try:
            await asyncio.wait({sending, receiving}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (sending, receiving):
                task.cancel()
            results = await asyncio.gather(sending, receiving, return_exceptions=True)
            self._session.close()
            for result in results:
                if isinstance(result, Exception) and not isinstance(result, DISCONNECTED):
                    log.error("socket_broke", exc_info=result)

    async def _receive(self) -> None:
        session = self._session
        while True:
            try:
                async with asyncio.timeout(None if session.joined else HELLO_SECONDS):
                    received = await self._socket.receive()
            except TimeoutError:
                await self._close()
                return
            if received["type"] == "websocket.disconnect":
                return
            content = received.get("text") or received.get("bytes") or ""
            await asyncio.sleep(self._bucket.reserve())  # who sends too fast is answered later
            await session.receive(content)
            if session.bad_messages > self._max_bad_messages or len(session.outbox) > MAX_BACKLOG:
                await self._close()
                return

    async def _send(self) -> None:
        while True:
            await self._session.outbox.has_messages.wait()
            for message in self._session.outbox.take():
                await self._socket.send_text(message.decode())
            if self._session.outbox.closing:
                await self._close()
                return

    async def _close(self) -> None:
        if self._socket.client_state is WebSocketState.CONNECTED:
            await self._socket.close(POLICY_VIOLATION)
