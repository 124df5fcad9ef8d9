"""What every request passes through: checks of its host and origin, security headers, metrics."""

from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.routing import Mount
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tearum.server.http.errors import error_response
from tearum.server.http.middleware.allowed_hosts import AllowedHosts
from tearum.server.http.middleware.security_headers import SECURITY_HEADERS
from tearum.server.ops.metrics import Metrics
from tearum.server.ops.settings import Settings
from tearum.server.wire.errors import RequestError

POLICY_VIOLATION: Final = 1008  # close code of a WebSocket
FORBIDDEN: Final = 403
MISDIRECTED: Final = 421
OTHER_SITE: Final = "This page comes from another site: open it from this server."
OTHER_HOST: Final = (
    "This server does not answer under this name: start it with --origin and the address "
    "that people use."
)


class SecurityMiddleware:
    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics) -> None:
        self._app = app
        self._origins = settings.origins
        self._hosts = AllowedHosts(settings.host, settings.origins)
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        if host not in self._hosts:
            await self._refuse(OTHER_HOST, MISDIRECTED, scope, receive, send)
            return
        if not self._is_allowed(headers.get("origin"), host):
            await self._refuse(OTHER_SITE, FORBIDDEN, scope, receive, send)
            return
        if scope["type"] == "websocket":
            await self._app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in SECURITY_HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("Cache-Control", "no-store")
                self._metrics.requests.labels(_route_pattern(scope), message["status"]).inc()
            await send(message)

        await self._app(scope, receive, send_with_headers)

    def _is_allowed(self, origin: str | None, host: str) -> bool:
        """Pages of this server and of the named origins, and whatever is no browser at all."""
        if origin is None or origin in self._origins:
            return True
        try:
            return urlsplit(origin).netloc == host != ""
        except ValueError:
            return False

    async def _refuse(
        self, sentence: str, status: int, scope: Scope, receive: Receive, send: Send
    ) -> None:
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": POLICY_VIOLATION})
            return
        error = RequestError("other_site", sentence)
        response = error_response(error, status, headers=SECURITY_HEADERS)
        await response(scope, receive, send)


def _route_pattern(scope: Scope) -> str:
    """The pattern of the route that was taken, never the address itself, which names tables."""
    route = scope.get("route")
    if isinstance(route, Mount):  # nothing inside it matched
        return f"{route.path}/{{path:path}}"
    return f"{scope.get('root_path', '')}{getattr(route, 'path', 'other')}"
