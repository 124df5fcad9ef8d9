"""The names under which this server answers.

A page from elsewhere can let its own name lead to this machine (DNS rebinding); its requests then
carry that name as `Host`. So only names that are known to mean this server are answered.
"""

import ipaddress
import socket
from collections.abc import Iterable
from urllib.parse import urlsplit

LOOPBACK = ("localhost", "127.0.0.1", "::1")
ANY_ADDRESS = ("0.0.0.0", "::", "")


class AllowedHosts:
    """This machine, the host that the server listens on, and the named origins.

    A server that listens on all addresses can't know them all. It also answers to every number,
    which nobody can let lead elsewhere, and to the name of its machine.
    """

    def __init__(self, host: str, origins: Iterable[str]) -> None:
        names = {_name(origin.rpartition("//")[2]) for origin in origins}
        self._numbers = host in ANY_ADDRESS
        if self._numbers:
            machine = socket.gethostname().lower()
            names |= {machine, f"{machine}.local"}
        self._names = {name.lower() for name in (*names, host, *LOOPBACK)} - set(ANY_ADDRESS)

    def __contains__(self, header: str) -> bool:
        """Whether a `Host` header names this server."""
        name = _name(header)
        return name in self._names or (self._numbers and _is_number(name))


def _name(header: str) -> str:
    """The name in `name:port`, or nothing where there is none."""
    try:
        split = urlsplit(f"//{header}")
        return "" if "@" in header else (split.hostname or "").rstrip(".")
    except ValueError:
        return ""


def _is_number(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
