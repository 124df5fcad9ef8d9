"""What every request passes: where it comes from, how large it is, what the answer allows."""

from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tearum.server.metrics import Metrics
from tearum.server.request_error import Sorry
from tearum.server.wire.encoding import to_json
from tearum.server.wire.errors import ApiError

SAFE: Final = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
        "img-src 'self' data: blob:; font-src 'self'; media-src 'self'; connect-src 'self'; "
        "manifest-src 'self'; worker-src 'self'; frame-src 'self'; base-uri 'none'; "
        "form-action 'none'; frame-ancestors 'none'"
    ),
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


class Guard:
    def __init__(self, app: ASGIApp, origins: tuple[str, ...], metrics: Metrics) -> None:
        self._app = app
        self._origins = origins
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        if not self._welcome(headers.get("origin"), headers.get("host", "")):
            await self._turn_away(scope, receive, send)
            return

        if scope["type"] == "websocket":
            await self._app(scope, receive, send)
            return

        async def safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                answer = MutableHeaders(scope=message)
                for name, value in SAFE.items():
                    answer.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    answer.setdefault("Cache-Control", "no-store")
                route = getattr(scope.get("route"), "path", "other")
                self._metrics.requests.labels(route, message["status"]).inc()
            await send(message)

        await self._app(scope, receive, safely)

    def _welcome(self, origin: str | None, host: str) -> bool:
        """Pages of this very server, of named ones, and what is no browser at all."""
        if origin is None or origin in self._origins:
            return True
        try:
            return urlsplit(origin).netloc == host != ""
        except ValueError:
            return False

    async def _turn_away(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008})
            return
        sorry = Sorry("other_site", "This page comes from another site: open it from this server.")
        body = to_json(ApiError(sorry.code, sorry.message))
        response = Response(body, sorry.status, SAFE, "application/json")
        await response(scope, receive, send)
