"""What requests cost their address: processor time, bytes, and how many there are at once."""

import asyncio
import math
from collections import Counter
from typing import Final

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tearum.server.http.endpoints import client_address
from tearum.server.http.errors import error_response
from tearum.server.ops.cost_budget import CURRENT_COST, Cost, CostBudgets, metered
from tearum.server.ops.settings import Settings
from tearum.server.wire.errors import RequestError

HANDSHAKE_SECONDS: Final = 0.002  # of processor time, for a WebSocket
FREE: Final = ("/healthz",)  # cheap, and must be answered whatever happens


class CostMiddleware:
    """Lets requests wait, and at last refuses them, where their address has used up its share."""

    def __init__(self, app: ASGIApp, budgets: CostBudgets, settings: Settings) -> None:
        self._app = app
        self._budgets = budgets
        self._patience = settings.request_patience
        self._per_address = settings.requests_per_address
        self._under_way: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket") or scope["path"] in FREE:
            await self._app(scope, receive, send)
            return
        address = client_address(HTTPConnection(scope))
        place = self._budgets.of(address).requests.reserve()
        if place.wait > self._patience or self._under_way[address] >= self._per_address:
            place.cancel()
            await _refuse(place.wait, scope, receive, send)
            return
        cost = Cost()
        if scope["type"] == "websocket":
            await asyncio.sleep(place.wait)
            cost.seconds = HANDSHAKE_SECONDS
            place.settle(cost)
            await self._app(scope, receive, send)
            return

        async def counting_send(message: Message) -> None:
            cost.bytes += len(message.get("body", b""))
            await send(message)

        async def answer() -> None:
            CURRENT_COST.set(cost)
            await self._app(scope, receive, counting_send)

        self._under_way[address] += 1
        try:
            if place.wait:
                await asyncio.sleep(place.wait)
            await metered(answer(), cost.add_seconds)
        finally:
            place.settle(cost)
            self._under_way[address] -= 1
            if not self._under_way[address]:
                del self._under_way[address]


async def _refuse(wait: float, scope: Scope, receive: Receive, send: Send) -> None:
    error = RequestError("too_many", "You ask much of this server: wait a few seconds.")
    headers = {"Retry-After": str(math.ceil(wait) or 1), "Cache-Control": "no-store"}
    response = error_response(error, headers=headers)
    await response(scope, receive, send)
