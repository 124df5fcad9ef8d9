"""How many sockets an address may have, and how long one may be silent: without a network."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest
from starlette.websockets import WebSocketState

from tearum.server.http import socket_route as route_module
from tearum.server.http.socket_route import TRY_AGAIN_LATER, socket_route
from tearum.server.live import socket_client
from tearum.server.live.client_session import ClientSession
from tearum.server.live.socket_client import POLICY_VIOLATION, SocketClient
from tearum.server.ops.cost_budget import CostBudgets
from tearum.server.ops.metrics import Metrics
from tearum.server.ops.settings import Settings

from ..harness import PATIENCE


class Socket:
    """A page's socket, on which nothing ever comes."""

    def __init__(self, host: str = "192.0.2.1") -> None:
        self.client = SimpleNamespace(host=host)
        self.client_state = WebSocketState.CONNECTED
        self.accepted = False
        self.closed: int | None = None
        self.gone = asyncio.Event()

    async def accept(self) -> None:
        self.accepted = True

    async def close(self, code: int) -> None:
        self.closed = code

    async def receive(self) -> dict[str, str]:
        await self.gone.wait()
        return {"type": "websocket.disconnect"}


class Client:
    """Stays until its page is gone."""

    def __init__(self, socket: Socket, service: Any, address: str) -> None:
        self.socket = socket

    async def run(self) -> None:
        await self.socket.gone.wait()


def test_an_address_has_a_limited_number_of_sockets_at_a_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(route_module, "SocketClient", Client)
    settings = Settings("sqlite://", sockets_per_address=2, max_sockets=4)
    metrics = Metrics()
    service: Any = SimpleNamespace(settings=settings)

    async def run() -> None:
        accept: Any = socket_route("/socket", service, metrics).endpoint
        tasks = []

        async def opened(host: str) -> Socket:
            socket = Socket(host)
            tasks.append(asyncio.create_task(accept(socket)))
            await asyncio.sleep(0)
            assert socket.accepted == (socket.closed is None)
            assert socket.closed in (None, TRY_AGAIN_LATER)
            return socket

        async def leave(socket: Socket) -> None:
            socket.gone.set()
            for _ in range(3):
                await asyncio.sleep(0)

        first, second = await opened("a"), await opened("a")
        assert not (await opened("a")).accepted
        other = await opened("b")
        assert other.accepted
        await leave(first)
        third = await opened("a")
        assert third.accepted
        assert not (await opened("a")).accepted  # the one that is left still counts
        assert (await opened("c")).accepted
        assert not (await opened("d")).accepted  # four in all
        assert metrics.registry.get_sample_value("tearum_sockets") == 4
        for socket in (second, third, other):
            await leave(socket)
        assert metrics.registry.get_sample_value("tearum_sockets") == 1
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert metrics.registry.get_sample_value("tearum_sockets") == 0

    asyncio.run(run())


def test_who_never_says_hello_is_closed_and_who_sits_there_is_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(socket_client, "HELLO_SECONDS", 0.02)
    settings = Settings("sqlite://")
    service: Any = SimpleNamespace(settings=settings, budgets=CostBudgets(settings))

    async def closed_with(joined: bool) -> int | None:
        socket = Socket()
        client = SocketClient(socket, service, "a")  # type: ignore[arg-type]
        monkeypatch.setattr(ClientSession, "joined", property(lambda _: joined))
        running = asyncio.create_task(client.run())
        done, _ = await asyncio.wait([running], timeout=0.2 if joined else PATIENCE)
        assert bool(done) != joined
        socket.gone.set()
        await running
        return socket.closed

    assert asyncio.run(closed_with(False)) == POLICY_VIOLATION
    assert asyncio.run(closed_with(True)) is None
