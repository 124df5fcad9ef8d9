"""What requests cost their address: processor time, bytes, and how many there are at once."""

import asyncio
import math
from collections import Counter
from typing import Final

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tearum.server.http.endpoints import client_address
from tearum.server.http.errors import error_response
from tearum.server.ops.cost_budget import CURRENT_COST, Cost, CostBudgets, Reservation, metered
from tearum.server.ops.settings import Settings
from tearum.server.wire.errors import RequestError

REQUEST_SECONDS: Final = 0.0005  # of processor time, before a request gets here
HANDSHAKE_SECONDS: Final = 0.002  # for a WebSocket
HEALTH: Final = "/healthz"
HEALTH_SECONDS: Final = 1.0  # that it may wait


class CostMiddleware:
    """Lets requests wait, and at last refuses them, where their address has used up its share.

    Who is refused waits as well: to say no at once, again and again, would cost as much as to
    answer. Health is always told, if need be a second later.
    """

    def __init__(self, app: ASGIApp, budgets: CostBudgets, settings: Settings) -> None:
        self._app = app
        self._budgets = budgets
        self._patience = settings.request_patience
        self._per_address = settings.requests_per_address
        self._under_way: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        address = client_address(HTTPConnection(scope))
        budget = self._budgets.of(address)
        if scope["path"] == HEALTH:
            place = budget.health.reserve()
            await asyncio.sleep(min(place.wait, HEALTH_SECONDS))
            await self._answer(place, scope, receive, send)
            return
        place = budget.requests.reserve()
        self._under_way[address] += 1
        try:
            busy = self._under_way[address] > self._per_address
            if busy or place.wait > self._patience:
                place.cancel()
                await asyncio.sleep(self._patience)
                await _refuse(place.wait, scope, receive, send)
                return
            if place.wait:
                await asyncio.sleep(place.wait)
            if scope["type"] == "http":
                await self._answer(place, scope, receive, send)
                return
        finally:
            self._under_way[address] -= 1
            if not self._under_way[address]:
                del self._under_way[address]
        place.settle(Cost(HANDSHAKE_SECONDS))  # what follows is charged to other lanes
        await self._app(scope, receive, send)

    async def _answer(self, place: Reservation, scope: Scope, receive: Receive, send: Send) -> None:
        cost = Cost(REQUEST_SECONDS)

        async def counting_send(message: Message) -> None:
            cost.bytes += len(message.get("body", b""))
            await send(message)

        async def answer() -> None:
            CURRENT_COST.set(cost)
            await self._app(scope, receive, counting_send)

        try:
            await metered(answer(), cost.add_seconds)
        finally:
            place.settle(cost)


async def _refuse(wait: float, scope: Scope, receive: Receive, send: Send) -> None:
    error = RequestError("too_many", "You ask much of this server: wait a few seconds.")
    headers = {"Retry-After": str(math.ceil(wait) or 1), "Cache-Control": "no-store"}
    response = error_response(error, headers=headers)
    await response(scope, receive, send)
