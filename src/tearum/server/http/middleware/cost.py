"""What requests cost their address: processor time, bytes, and how many there are at once."""

import asyncio
import math
from collections import Counter
from typing import Any, Final

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tearum.server.http.errors import error_response
from tearum.server.http.routes import client_address
from tearum.server.ops.cost_budget import CURRENT_COST, Cost, CostBudgets, Reservation, metered
from tearum.server.ops.settings import Settings
from tearum.server.wire.errors import RequestError

REQUEST_SECONDS: Final = 0.0005  # of processor time, before a request gets here
HANDSHAKE_SECONDS: Final = 0.002  # for a WebSocket
AT_ONCE: Final = 2  # requests that a gate lets in
COUNTED_SECONDS: Final = 0.1  # for which a request counts as one of them
API: Final = "/api/"
HEALTH: Final = "/healthz"
HEALTH_SECONDS: Final = 1.0  # that it may wait


class Gate:
    """Lets requests in a few at a time, so that the event loop serves others in between.

    Those that are answered without waiting never meet here: the pacer of their lane keeps them
    apart. One that takes long is no longer counted: it waits for its client or for the database.
    """

    def __init__(self) -> None:
        self._semaphore = asyncio.Semaphore(AT_ONCE)
        self._timers: dict[asyncio.Task[Any] | None, asyncio.TimerHandle] = {}

    async def __aenter__(self) -> None:
        await self._semaphore.acquire()
        loop, task = asyncio.get_running_loop(), asyncio.current_task()
        self._timers[task] = loop.call_later(COUNTED_SECONDS, self._release, task)

    async def __aexit__(self, *_: object) -> None:
        self._release(asyncio.current_task())

    def _release(self, task: asyncio.Task[Any] | None) -> None:
        timer = self._timers.pop(task, None)
        if timer is not None:
            timer.cancel()
            self._semaphore.release()


class CostMiddleware:
    """Lets requests wait, and at last refuses them, where their address has used up its share.

    A refusal is delayed too: refusing at once, again and again, would cost as much as answering.
    `/healthz` is always answered, if need be a second later. The page and its files do not wait
    for requests of the API, and are refused much later: a page without one of its files is blank.
    """

    def __init__(self, app: ASGIApp, budgets: CostBudgets, settings: Settings) -> None:
        self._app = app
        self._budgets = budgets
        self._settings = settings
        self._under_way: Counter[tuple[str, bool]] = Counter()  # by address, for the page or not
        self._gates: dict[tuple[str, bool], Gate] = {}
        self._health_gate = Gate()  # those who have waited for it wake up together

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        address = client_address(HTTPConnection(scope))
        budget = self._budgets.of(address)
        if scope["path"] == HEALTH:
            place = budget.health.reserve()
            await asyncio.sleep(min(place.wait, HEALTH_SECONDS))
            async with self._health_gate:
                await place.lane.pacer.start()
                await self._answer(place, scope, receive, send)
            return
        for_page = not scope["path"].startswith(API)
        place = (budget.page if for_page else budget.requests).reserve()
        queue = address, for_page
        self._under_way[queue] += 1
        try:
            if self._is_too_much(queue, place):
                place.cancel()
                await asyncio.sleep(self._settings.request_patience)
                await place.lane.pacer.start()  # those who came together are refused together
                await _refuse(place.wait, scope, receive, send)
                return
            if place.wait:
                await asyncio.sleep(place.wait)
            if scope["type"] == "http":
                async with self._gates.setdefault(queue, Gate()):
                    await place.lane.pacer.start()
                    await self._answer(place, scope, receive, send)
                return
        finally:
            self._under_way[queue] -= 1
            if not self._under_way[queue]:
                del self._under_way[queue]
                self._gates.pop(queue, None)
        await place.lane.pacer.start()
        place.settle(Cost(HANDSHAKE_SECONDS))  # what follows is charged to other lanes
        await self._app(scope, receive, send)

    def _is_too_much(self, queue: tuple[str, bool], place: Reservation) -> bool:
        _, for_page = queue
        if for_page:
            return place.wait > self._settings.page_patience
        busy = self._under_way[queue] > self._settings.requests_per_address
        return busy or place.wait > self._settings.request_patience

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
