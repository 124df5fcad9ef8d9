"""`/healthz` and `/metrics`, for whoever operates the server."""

import asyncio
import time
from hmac import compare_digest
from typing import Final

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from tearum.server.live.table_service import TableService
from tearum.server.ops.metrics import Metrics
from tearum.server.store.game_store import StorageError
from tearum.server.store.storage import Storage
from tearum.server.wire.errors import RequestError

CHECK_SECONDS: Final = 1.0  # between two looks at the database
NOT_WRITTEN: Final = "The database can't be written."


class HealthCheck:
    """Looks at the database at most once a second, however many ask."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._lock = asyncio.Lock()
        self._checked = float("-inf")
        self._problem: str | None = None

    async def problem(self) -> str | None:
        """What is wrong with the database, in a sentence."""
        async with self._lock:
            if time.monotonic() - self._checked > CHECK_SECONDS:
                self._problem = await self._look()
                self._checked = time.monotonic()
        return self._problem or (NOT_WRITTEN if self._storage.write_failed else None)

    async def _look(self) -> str | None:
        try:
            await self._storage.read_generation()
        except StorageError:
            return "The database can't be reached."
        try:
            await self._storage.check_writing()
        except StorageError:
            return NOT_WRITTEN
        return None


def health_routes(service: TableService, storage: Storage, metrics: Metrics) -> list[Route]:
    check = HealthCheck(storage)

    async def health(_: Request) -> Response:
        problem = await check.problem()
        if problem is not None:
            return JSONResponse({"ok": False, "why": problem}, 503)
        return JSONResponse({"ok": True})

    async def show_metrics(request: Request) -> Response:
        if not _has_token(request, service.settings.metrics_token):
            raise RequestError("not_found", "There is nothing here.")
        return Response(metrics.render(), media_type="text/plain; version=0.0.4")

    return [Route("/healthz", health), Route("/metrics", show_metrics)]


def _has_token(request: Request, token: str) -> bool:
    scheme, _, given = request.headers.get("authorization", "").partition(" ")
    return (
        bool(token)
        and scheme.lower() == "bearer"
        and compare_digest(given.encode(), token.encode())
    )
