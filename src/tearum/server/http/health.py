"""`/healthz` and `/metrics`, for whoever operates the server."""

from hmac import compare_digest

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from tearum.server.live.table_service import TableService
from tearum.server.store.database import StorageError
from tearum.server.wire.errors import RequestError


def health_routes(service: TableService) -> list[Route]:
    async def health(_: Request) -> Response:
        try:
            await service.storage.read_generation()
        except StorageError:
            return JSONResponse({"ok": False, "why": "The database can't be reached."}, 503)
        try:
            await service.storage.check_writing()
        except StorageError:
            return JSONResponse({"ok": False, "why": "The database can't be written."}, 503)
        return JSONResponse({"ok": True})

    async def metrics(request: Request) -> Response:
        if not _has_token(request, service.settings.metrics_token):
            raise RequestError("not_found", "There is nothing here.")
        return Response(service.metrics.render(), media_type="text/plain; version=0.0.4")

    return [Route("/healthz", health), Route("/metrics", metrics)]


def _has_token(request: Request, token: str) -> bool:
    scheme, _, given = request.headers.get("authorization", "").partition(" ")
    return (
        bool(token)
        and scheme.lower() == "bearer"
        and compare_digest(given.encode(), token.encode())
    )
