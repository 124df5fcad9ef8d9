"""Limits on connections, below the application: uvicorn's protocols, with deadlines.

A client that sends half a request, or reads no answer, keeps a connection and its buffers. Each
address may have a limited number of connections without a request under way; then its oldest one
is closed, so that newer ones are still answered. The addresses are those of the connections: a
proxy sends whole requests, and reads answers.
"""

import asyncio
import socket
from collections import OrderedDict, defaultdict
from contextlib import suppress
from typing import Any, ClassVar, Final

from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from tearum.server.ops.cost_budget import limited_address
from tearum.server.ops.settings import Settings

SEND_BUFFER: Final = 256 * 1024  # bytes that the kernel keeps for a client
MAX_UNREAD_BYTES: Final = 1024 * 1024  # that the server keeps for it
BACKLOG: Final = 64  # connections that are accepted in one go
RESERVED_DESCRIPTORS: Final = 160  # for the database, workers, files, and what is just accepted

try:
    import resource
except ImportError:  # Windows has no such limits
    resource = None  # type: ignore[assignment]


def raise_descriptor_limit() -> int | None:
    """Allow as many connections as the system does. Returns how many, where that is known."""
    if resource is None:
        return None
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return None if soft == resource.RLIM_INFINITY else max(soft - RESERVED_DESCRIPTORS, 16)


class IdleConnections:
    """Connections on which no request is under way, by address, the oldest first."""

    def __init__(self, per_address: int) -> None:
        self._per_address = per_address
        self._by_address: defaultdict[str, OrderedDict[asyncio.Transport, None]] = defaultdict(
            OrderedDict
        )

    def add(self, address: str, transport: asyncio.Transport) -> None:
        idle = self._by_address[address]
        idle[transport] = None
        if len(idle) > self._per_address:
            _close_oldest(idle)

    def close_one(self) -> None:
        """Make room: close the oldest one of the address that has most of them."""
        _close_oldest(max(self._by_address.values(), key=len))

    def remove(self, address: str, transport: asyncio.Transport) -> None:
        idle = self._by_address[address]
        idle.pop(transport, None)
        if not idle:
            del self._by_address[address]


def _close_oldest(idle: OrderedDict[asyncio.Transport, None]) -> None:
    oldest, _ = idle.popitem(last=False)
    oldest.abort()


class _Unread:
    """Closes a connection whose client has not read for too long."""

    def __init__(self, transport: asyncio.Transport, seconds: float) -> None:
        self._transport = transport
        self._seconds = seconds
        self._timer: asyncio.TimerHandle | None = None
        if (made := transport.get_extra_info("socket")) is not None:
            with suppress(OSError):
                made.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)

    def start(self) -> None:
        if self._timer is None:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(self._seconds, self._transport.abort)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class ConnectionLimits:
    """What all connections of one server share."""

    def __init__(self, settings: Settings, max_connections: int | None) -> None:
        self.settings = settings
        self.max_connections = max_connections
        self.idle = IdleConnections(settings.idle_connections_per_address)


class ReadingDeadline(asyncio.Protocol):
    """Closes a connection whose client does not read. To be derived from before a protocol."""

    limits: ClassVar[ConnectionLimits]
    _unread: _Unread

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        assert isinstance(transport, asyncio.Transport)
        self._unread = _Unread(transport, self.limits.settings.unread_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self._unread.stop()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        self._unread.start()
        super().pause_writing()

    def resume_writing(self) -> None:
        self._unread.stop()
        super().resume_writing()


class LimitedHttp(ReadingDeadline, H11Protocol):
    """HTTP with a deadline for headers and for reading the answer."""

    _address = ""
    _header_timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._address = limited_address(self.client[0]) if self.client else ""
        self._wait_for_headers()
        most = self.limits.max_connections
        if most is not None and len(self.connections) > most:
            self.limits.idle.close_one()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._request_under_way():
            self._stop_waiting()

    def on_response_complete(self) -> None:
        super().on_response_complete()  # which may already begin the next request
        if not self._request_under_way() and not self.transport.is_closing():
            self._wait_for_headers()

    def handle_websocket_upgrade(self, event: Any) -> None:
        self._stop_waiting()
        self._unread.stop()
        super().handle_websocket_upgrade(event)

    def _request_under_way(self) -> bool:
        cycle: RequestResponseCycle | None = self.cycle  # none before the first request
        return cycle is not None and not cycle.response_complete

    def _wait_for_headers(self) -> None:
        self._stop_waiting()
        self.limits.idle.add(self._address, self.transport)
        self._header_timer = self.loop.call_later(
            self.limits.settings.header_seconds, self.transport.abort
        )

    def _stop_waiting(self) -> None:
        if self._header_timer is not None:
            self._header_timer.cancel()
            self._header_timer = None
            self.limits.idle.remove(self._address, self.transport)


class LimitedSocket(ReadingDeadline, WebSocketsSansIOProtocol):
    """A WebSocket with a deadline for reading what is sent, and a limit on its size."""

    def handle_ping(self) -> None:
        super().handle_ping()  # answers whether or not the client reads
        if self.transport.get_write_buffer_size() > MAX_UNREAD_BYTES:
            self.transport.abort()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._unread.start()  # what is still to be sent may never be read


def limited_protocols(
    settings: Settings, max_connections: int | None
) -> tuple[type[LimitedHttp], type[LimitedSocket]]:
    """The protocols of one server: uvicorn makes one of them for each connection."""
    shared = {"limits": ConnectionLimits(settings, max_connections)}
    return (
        type("LimitedHttp", (LimitedHttp,), shared),
        type("LimitedSocket", (LimitedSocket,), shared),
    )
