"""The addresses under which other machines of the network reach this one."""

import socket
from contextlib import closing, suppress


def local_addresses() -> list[str]:
    """IPv4 addresses of this machine, the one of the default route first; none if offline."""
    found: list[str] = []
    with suppress(OSError), closing(socket.socket(socket.AF_INET, socket.SOCK_DGRAM)) as probe:
        probe.connect(("192.0.2.1", 9))  # reserved for documentation; nothing is sent
        found.append(probe.getsockname()[0])
    with suppress(OSError):
        found += socket.gethostbyname_ex(socket.gethostname())[2]
    return [address for address in dict.fromkeys(found) if not address.startswith("127.")]
