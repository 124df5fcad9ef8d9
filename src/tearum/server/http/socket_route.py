"""The WebSocket of the API: how many there may be, and a client for each."""

from typing import Final

from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from tearum.server.http.routes import client_address
from tearum.server.live.socket_client import SocketClient
from tearum.server.live.table_service import TableService
from tearum.server.ops.metrics import Metrics

TRY_AGAIN_LATER: Final = 1013  # close code


def socket_route(path: str, service: TableService, metrics: Metrics) -> WebSocketRoute:
    sockets_by_address: dict[str, int] = {}
    settings = service.settings

    async def accept(socket: WebSocket) -> None:
        address = client_address(socket)
        count = sockets_by_address.get(address, 0)
        total = sum(sockets_by_address.values())
        if count >= settings.sockets_per_address or total >= settings.max_sockets:
            await socket.close(TRY_AGAIN_LATER)
            return
        sockets_by_address[address] = count + 1
        metrics.sockets.inc()
        try:
            await socket.accept()
            await SocketClient(socket, service, address).run()
        except WebSocketDisconnect:
            pass  # gone before it was accepted
        finally:
            metrics.sockets.dec()
            sockets_by_address[address] -= 1
            if not sockets_by_address[address]:
                del sockets_by_address[address]

    return WebSocketRoute(path, accept)
