"""Tries an installed tearum: a server shows the page, bots play a game, its record is checked.

Needs nothing but what is installed with the server, so it runs on every system that wheels are
built for: `python tools/try_wheel.py`, with the Python that has tearum.
"""

import json
import re
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any, Final

from websockets.sync.client import connect

from tearum import build

TEARUM: Final = (sys.executable, "-m", "tearum")
ADDRESS: Final = re.compile(r"http://localhost:(\d+)/")
PATIENCE: Final = 120.0  # seconds
TOO_MANY: Final = 429


def ask(address: str, body: object = None) -> bytes:
    content = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(address, content, {"Content-Type": "application/json"})
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            found: bytes = answer.read()
    except urllib.error.HTTPError as refused:
        if refused.code != TOO_MANY:
            raise
        time.sleep(2)  # a game in a few seconds uses up what one visitor may ask for
        return ask(address, body)
    return found


def play(address: str) -> bytes:
    """The record of a game between two bots, watched to its end."""
    seats = [{"kind": "bot", "bot": bot} for bot in ("captain", "deckhand")]
    table = json.loads(ask(f"{address}api/tables", {"seats": seats}))["table"]
    with connect(f"ws{address.removeprefix('http')}api/socket") as socket:
        socket.send(json.dumps({"type": "hello", "table": table, "keys": []}))
        state: dict[str, Any] = {}
        while state.get("stage") != "over":
            state = json.loads(socket.recv(timeout=PATIENCE))
    return ask(f"{address}api/games/{table}/record")


def main() -> None:
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        command = [*TEARUM, "serve", "--port", "0", "--data", folder]
        with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as server:
            assert server.stderr is not None
            try:
                found = ADDRESS.search(server.stderr.readline())
                assert found, "The server did not start."
                address = f"http://127.0.0.1:{found[1]}/"
                assert b'<div id="app">' in ask(address), "The page is missing."
                record = play(address)
            finally:
                server.terminate()
        file = Path(folder, "game.json")
        file.write_bytes(record)
        subprocess.run([*TEARUM, "record", "check", file], check=True)
    if not build.compiled():
        raise SystemExit("It plays, but the engine is not compiled.")


if __name__ == "__main__":
    main()
