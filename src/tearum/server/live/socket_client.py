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
from tearum.server.ops.cost_budget import CURRENT_COST, Cost, Lane, metered
from tearum.server.ops.rate_limits import TokenBucket

HELLO_SECONDS: Final = 20.0  # within which hello must come
POLICY_VIOLATION: Final = 1008  # close code
DISCONNECTED: Final = (WebSocketDisconnect, WebSocketDisconnected)

log = logging.getLogger("tearum.socket")


class SocketClient:
    def __init__(self, socket: WebSocket, service: TableService, address: str) -> None:
        self._socket = socket
        self._session = ClientSession(service, address)
        self._max_bad_messages = service.settings.max_bad_messages
        self._bucket = TokenBucket(
            service.settings.messages_per_second, service.settings.message_burst
        )
        self._budget = service.budgets.of(address)
        self._receiving, self._sending = Cost(), Cost()

    async def run(self) -> None:
        """Serve the page until either side closes the socket."""
        sending = asyncio.create_task(
            metered(self._send(), self._sending.add_seconds), name="sending"
        )
        receiving = asyncio.create_task(
            metered(self._receive(), self._receiving.add_seconds), name="receiving"
        )
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

    def _lane(self, plays: bool) -> Lane:
        return self._budget.play if plays else self._budget.watch

    async def _receive(self) -> None:
        session = self._session
        CURRENT_COST.set(self._receiving)
        while True:
            try:
                async with asyncio.timeout(None if session.joined else HELLO_SECONDS):
                    received = await self._socket.receive()
            except TimeoutError:
                await self._close()
                return
            if received["type"] == "websocket.disconnect":
                return
            await asyncio.sleep(self._bucket.reserve())  # who sends too fast is answered later
            message = session.decode(received.get("text") or received.get("bytes") or "")
            place = self._lane(session.plays(message)).reserve()
            await place.ready()  # and so is who costs too much
            if message is not None:
                await session.receive(message)
            place.settle(self._receiving.take())
            if session.bad_messages > self._max_bad_messages:
                await self._close()
                return
            await session.outbox.answers_sent.wait()  # who does not read is not listened to

    async def _send(self) -> None:
        outbox = self._session.outbox
        while True:
            await outbox.has_messages.wait()
            place = self._lane(self._session.plays()).reserve()
            await place.ready()
            for message in self._session.take_messages():
                self._sending.bytes += len(message)
                await self._socket.send_text(message.decode())
            outbox.sent()
            place.settle(self._sending.take())
            if outbox.closing:
                await self._close()
                return

    async def _close(self) -> None:
        if self._socket.client_state is WebSocketState.CONNECTED:
            await self._socket.close(POLICY_VIOLATION)
