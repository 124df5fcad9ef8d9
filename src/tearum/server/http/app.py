"""The whole server as one ASGI application."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.routing import APIRoute
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response
from starlette.routing import Match

import tearum
from tearum.server.http import api, lab_api, page_files
from tearum.server.http.openapi import schemas
from tearum.server.http.security_middleware import Guard
from tearum.server.jobs.lab_jobs import Lab
from tearum.server.live.client import Client
from tearum.server.live.table_service import Hall, no_storage
from tearum.server.request_error import Sorry
from tearum.server.settings import Settings
from tearum.server.store.change_listener import Listener
from tearum.server.store.storage import StorageError
from tearum.server.wire.encoding import to_json
from tearum.server.wire.errors import ApiError, ErrorCode

log = logging.getLogger("tearum.server")


def create_app(settings: Settings) -> FastAPI:
    hall = Hall(settings)
    listener = Listener(hall)
    lab = Lab(settings)

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        await hall.open()
        listener.start()
        try:
            yield
        finally:
            await lab.close()
            await listener.stop()
            await hall.close()

    app = FastAPI(
        title="tearum",
        version=tearum.__version__,
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,  # it would load scripts from elsewhere
        redoc_url=None,
    )
    app.state.hall = hall
    app.include_router(api.routes(hall, lab))
    app.include_router(lab_api.routes(hall, lab))
    app.include_router(api.health(hall))
    _add_socket(app, hall)
    _add_nowhere(app)
    app.include_router(page_files.routes(settings.page))
    _add_errors(app)
    _describe(app)
    app.add_middleware(GZipMiddleware, minimum_size=1000)
    app.add_middleware(Guard, origins=settings.origins, metrics=hall.metrics)
    return app


def _add_socket(app: FastAPI, hall: Hall) -> None:
    addresses: dict[str, int] = {}
    settings = hall.settings

    @app.websocket("/api/socket")
    async def socket(socket: WebSocket) -> None:
        address = socket.client.host if socket.client else ""
        here = addresses.get(address, 0)
        if here >= settings.sockets_an_address or sum(addresses.values()) >= settings.most_sockets:
            await socket.close(1013)
            return
        addresses[address] = here + 1
        hall.metrics.sockets.inc()
        try:
            await socket.accept()
            await Client(socket, hall).run()
        finally:
            hall.metrics.sockets.dec()
            addresses[address] -= 1
            if not addresses[address]:
                del addresses[address]


def _add_nowhere(app: FastAPI) -> None:
    """What the API does not know is no page of the game either."""

    @app.api_route("/api/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    async def nowhere(path: str) -> Response:
        raise Sorry("not_found", "The API has nothing under this address.")


def _add_errors(app: FastAPI) -> None:
    @app.exception_handler(Sorry)
    async def sorry(_: Request, error: Sorry) -> Response:
        return _told(error)

    @app.exception_handler(RequestValidationError)
    async def invalid(_: Request, error: RequestValidationError) -> Response:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first.get("loc", ()))
        return _told(Sorry("bad_request", f"{where}: {first.get('msg')}"[:300]), 422)

    @app.exception_handler(HTTPException)
    async def plain(request: Request, error: HTTPException) -> Response:
        code: ErrorCode = "not_found" if error.status_code == 404 else "bad_request"
        headers = error.headers
        if error.status_code == 405:
            headers = {"Allow": ", ".join(_methods(app, request))}
        return _told(Sorry(code, f"{error.detail}."), error.status_code, headers)

    @app.exception_handler(StorageError)
    async def gone(_: Request, error: StorageError) -> Response:
        log.warning("storage_gone", extra={"reason": str(error)[:200]})
        return _told(no_storage())

    @app.exception_handler(Exception)
    async def broken(request: Request, error: Exception) -> Response:
        log.error("broken", exc_info=error, extra={"path": request.scope.get("path")})
        return _told(Sorry("broken", "Something is wrong with this server; it was written down."))


def _methods(app: FastAPI, request: Request) -> list[str]:
    """What may be done at an address: each route only knows of itself."""
    routes = [route for route in app.routes if isinstance(route, APIRoute)]
    here = [route for route in routes if route.include_in_schema]
    matching = [route for route in here if route.matches(request.scope)[0] is not Match.NONE]
    return sorted({method for route in matching for method in route.methods or ()})


def _told(sorry: Sorry, status: int | None = None, headers: Any = None) -> Response:
    body = to_json(ApiError(sorry.code, sorry.message))
    return Response(body, status or sorry.status, headers, "application/json")


def _describe(app: FastAPI) -> None:
    plain = app.openapi

    def openapi() -> dict[str, Any]:
        described = plain()
        described.setdefault("components", {}).setdefault("schemas", {}).update(schemas())
        return described

    app.openapi = openapi  # type: ignore[method-assign]
