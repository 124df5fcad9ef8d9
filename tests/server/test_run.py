"""How the server runs: its limits towards the network, and its listener."""

import socket

import pytest

from tearum.server.http.connections import BACKLOG, LimitedHttp, LimitedSocket
from tearum.server.ops.settings import Settings
from tearum.server.run import open_listener, uvicorn_config
from tearum.server.wire.fields import MAX_MESSAGE


def test_uvicorn_gets_our_protocols_and_limits() -> None:
    config = uvicorn_config(Settings("sqlite+aiosqlite:///"), "192.0.2.1", 8642)
    assert (config.host, config.port, config.backlog) == ("192.0.2.1", 8642, BACKLOG)
    assert isinstance(config.http, type)
    assert issubclass(config.http, LimitedHttp)
    assert isinstance(config.ws, type)
    assert issubclass(config.ws, LimitedSocket)
    assert (config.log_config, config.access_log, config.server_header) == (None, False, False)
    assert config.ws_max_size == 4 * MAX_MESSAGE
    assert (config.ws_ping_interval, config.ws_ping_timeout) == (20.0, 20.0)
    assert config.ws_per_message_deflate is True
    assert (config.timeout_graceful_shutdown, config.lifespan) == (5, "on")


def test_a_listener_is_of_the_family_of_its_address() -> None:
    with open_listener("127.0.0.1", 0) as one:
        assert (one.family, one.proto) == (socket.AF_INET, socket.IPPROTO_TCP)
        assert one.getsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR)
        one.listen()
        with pytest.raises(OSError, match="in use"):
            open_listener("127.0.0.1", one.getsockname()[1])
    if socket.has_ipv6:
        try:
            with open_listener("::1", 0) as other:
                assert other.family == socket.AF_INET6
        except OSError:
            pytest.skip("no IPv6 here")
