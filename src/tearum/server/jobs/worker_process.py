"""A process that answers requests one at a time: a Python module with frames on its pipes."""

import asyncio
import sys
from typing import Final

HEADER_BYTES: Final = 4  # before each message: its length
STARTUP_SECONDS: Final = 20.0  # how much longer a new process may take for its first reply


class WorkerProcess:
    """One process, started with its first request, and again after it has died or was ended."""

    def __init__(self, module: str) -> None:
        self._module = module
        self._process: asyncio.subprocess.Process | None = None
        self._ending: list[asyncio.subprocess.Process] = []
        self._starting = asyncio.Lock()
        self._has_replied = False

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process else None

    @property
    def running(self) -> bool:
        return self._process is not None and self._process.returncode is None

    async def ask(self, request: bytes, seconds: float) -> bytes:
        """The reply to a request. OSError, EOFError or TimeoutError where there is none."""
        await self.start()
        if not self._has_replied:
            seconds += STARTUP_SECONDS
        assert self._process is not None
        requests, replies = self._process.stdin, self._process.stdout
        assert requests is not None
        assert replies is not None
        async with asyncio.timeout(seconds):
            requests.write(len(request).to_bytes(HEADER_BYTES) + request)
            await requests.drain()
            size = int.from_bytes(await replies.readexactly(HEADER_BYTES))
            reply = await replies.readexactly(size)
        self._has_replied = True
        return reply

    async def start(self) -> None:
        """Start the process, unless it runs: it is ready sooner when it is asked."""
        async with self._starting:
            if self.running:
                return
            self._has_replied = False
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                self._module,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
            )

    def end(self) -> None:
        """End the process, however stuck it is; the next request starts another."""
        process, self._process = self._process, None
        if process is not None:
            if process.returncode is None:
                process.kill()
            # Processes that the worker has started may have its end of the pipe, and keep it.
            assert process.stdin is not None
            process.stdin.close()
            self._ending.append(process)

    async def wait_ended(self) -> None:
        for process in self._ending:
            await process.wait()
        self._ending.clear()

    async def close(self) -> None:
        """End the process for good, also one that is just being started."""
        async with self._starting:
            self.end()
        await self.wait_ended()
