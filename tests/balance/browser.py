"""A page in Chromium, watched through its debugging protocol: its requests and errors."""

import json
import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.request import urlopen

from websockets.sync.client import ClientConnection, connect

PATIENCE = 60.0  # seconds


def find_browser() -> str | None:
    for name in (os.environ.get("CHROMIUM", ""), "chromium", "chromium-browser", "google-chrome"):
        if name and (found := shutil.which(name)):
            return found
    return None


@dataclass
class Tab:
    """An open page. Its requests are in `asked`, its errors in `trouble`."""

    line: ClientConnection
    asked: list[str] = field(default_factory=list)
    trouble: list[str] = field(default_factory=list)
    _number: int = 0

    def do(self, method: str, **params: Any) -> dict[str, Any]:
        """A command of the protocol, and its answer."""
        self._number += 1
        self.line.send(json.dumps({"id": self._number, "method": method, "params": params}))
        while True:
            message = json.loads(self.line.recv(PATIENCE))
            if message.get("id") == self._number:
                answer: dict[str, Any] = message.get("result", {})
                return answer
            self._note(message)

    def open(self, page: Path, width: int = 1280, height: int = 900, dark: bool = False) -> None:
        for domain in ("Network", "Runtime", "Log", "Page"):
            self.do(f"{domain}.enable")
        self.do(
            "Emulation.setDeviceMetricsOverride",
            width=width,
            height=height,
            deviceScaleFactor=1,
            mobile=False,
        )
        scheme = {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}
        self.do("Emulation.setEmulatedMedia", features=[scheme])
        self.do("Page.navigate", url=page.as_uri())
        while self.find("document.readyState") != "complete":
            time.sleep(0.05)

    def find(self, expression: str) -> Any:
        """The value of an expression in the page."""
        answer = self.do("Runtime.evaluate", expression=expression, returnByValue=True)
        return answer["result"].get("value")

    def _note(self, message: dict[str, Any]) -> None:
        params = message.get("params", {})
        if message["method"] == "Network.requestWillBeSent":
            self.asked.append(params["request"]["url"])
        elif message["method"] == "Runtime.exceptionThrown":
            self.trouble.append(str(params["exceptionDetails"]))
        elif message["method"] == "Log.entryAdded":
            self.trouble.append(params["entry"]["text"])
        elif message["method"] == "Runtime.consoleAPICalled" and params["type"] in (
            "error",
            "warning",
        ):
            self.trouble.append(str(params["args"]))


@contextmanager
def new_tab(browser: str) -> Iterator[Tab]:
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
        command = [browser, "--headless", "--no-sandbox", "--disable-gpu", "--no-first-run"]
        command += ["--remote-debugging-port=0", f"--user-data-dir={home}", "about:blank"]
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            with connect(_address(Path(home)), max_size=None) as line:
                yield Tab(line)
        finally:
            process.terminate()
            process.wait(PATIENCE)


def _address(home: Path) -> str:
    """Of the first tab, once the browser is up."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        with suppress(OSError, ValueError, StopIteration):
            port = int((home / "DevToolsActivePort").read_text().splitlines()[0])
            with urlopen(f"http://127.0.0.1:{port}/json", timeout=5) as answer:
                tabs = json.load(answer)
            page = next(tab for tab in tabs if tab["type"] == "page")
            address: str = page["webSocketDebuggerUrl"]
            return address
        time.sleep(0.1)
    raise TimeoutError("The browser did not come up.")
