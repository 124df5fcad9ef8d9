"""Hostile connections in a process of their own: they repeat a message or a request, or never read.

    python -m tests.proof.attacks.hostile '{"port": 8642, "sockets": 200, ...}'

They speak just enough of the protocol to be valid, so that they cost less than they cause.
"""

import asyncio
import base64
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass, replace
from typing import Final

MASK: Final = b"\0\0\0\0"
CLOSED: Final = (ConnectionError, asyncio.IncompleteReadError, OSError)


@dataclass(frozen=True)
class Attack:
    """What the hostile sockets do."""

    port: int
    sockets: int
    messages: list[str]  # sent in turn, again and again
    per_second: float = 20.0  # messages of each socket
    reads: bool = True
    address: str = "127.0.0.1"  # that they come from
    apart: bool = False  # each socket sends one of the messages, not all of them
    path: str = ""  # instead of messages: what is asked for by HTTP, again and again


async def _open(attack: Attack) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    reader, writer = await asyncio.open_connection(
        "127.0.0.1", attack.port, local_addr=(attack.address, 0)
    )
    key = base64.b64encode(os.urandom(16)).decode()
    writer.write(
        f"GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1:{attack.port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Extensions: permessage-deflate\r\n\r\n".encode()
    )
    await reader.readuntil(b"\r\n\r\n")
    return reader, writer


def text_frame(text: str) -> bytes:
    body = text.encode()
    length = bytes([0x80 | len(body)]) if len(body) < 126 else b"\xfe" + len(body).to_bytes(2)
    return b"\x81" + length + MASK + body


async def _discard(reader: asyncio.StreamReader) -> None:
    while await reader.read(1 << 18):
        pass


async def _one_socket(attack: Attack) -> None:
    reader, writer = await _open(attack)
    reading = asyncio.create_task(_discard(reader)) if attack.reads else None
    frames = [text_frame(message) for message in attack.messages]
    try:
        while not writer.is_closing():
            for frame in frames:
                writer.write(frame)
                await writer.drain()
                await asyncio.sleep(1 / attack.per_second)
    finally:
        if reading is not None:
            reading.cancel()
        writer.close()


async def _requests(attack: Attack) -> None:
    reader, writer = await asyncio.open_connection(
        "127.0.0.1", attack.port, local_addr=(attack.address, 0)
    )
    request = f"GET {attack.path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode()
    while True:
        writer.write(request)
        for line in (await reader.readuntil(b"\r\n\r\n")).lower().splitlines():
            if line.startswith(b"content-length:"):
                await reader.readexactly(int(line.partition(b":")[2]))


async def _after(attack: Attack, delay: float) -> None:
    await asyncio.sleep(delay)
    with suppress(*CLOSED):
        await (_requests(attack) if attack.path else _one_socket(attack))


async def main(attack: Attack) -> None:
    sockets = [attack] * attack.sockets
    if attack.apart:
        sockets = [replace(attack, messages=[message]) for message in attack.messages]
    await asyncio.gather(*(_after(one, 0.005 * n) for n, one in enumerate(sockets)))


@contextmanager
def attacking(*attacks: Attack) -> Iterator[None]:
    """Attacks that go on until the end of the block."""
    command = [sys.executable, "-m", "tests.proof.attacks.hostile"]
    running = [subprocess.Popen([*command, json.dumps(asdict(one))]) for one in attacks]
    try:
        yield
    finally:
        for process in running:
            process.kill()
            process.wait()


if __name__ == "__main__":
    asyncio.run(main(Attack(**json.loads(sys.argv[1]))))
