"""Reads uploaded files in a process of its own: one at a time, and for each address only one."""

import asyncio
import logging
from typing import Final

import msgspec

from tearum.contract.languages import ENGLISH, Language
from tearum.server.jobs.worker_process import WorkerProcess
from tearum.server.replays.uploads import FileKind, UploadReply, UploadRequest
from tearum.server.wire.errors import RequestError

WAIT_SECONDS: Final = 10.0  # of which the file has only a part, if others need the processor too

log = logging.getLogger("tearum.uploads")


class UploadReader:
    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._worker = WorkerProcess("tearum.server.replays.upload_worker")
        self._lock = asyncio.Lock()
        self._addresses: set[str] = set()

    @property
    def pid(self) -> int | None:
        return self._worker.pid

    async def read(
        self,
        address: str,
        kind: FileKind,
        content: bytes,
        language: Language = ENGLISH,
    ) -> UploadReply:
        """What the file is, with the problems of an edition in a language.

        RequestError where another file of this address is being read.
        """
        if address in self._addresses:
            raise RequestError("too_many", "Your last file is still being read: wait for it.")
        self._addresses.add(address)
        try:
            async with self._lock:
                return await self._ask(UploadRequest(kind, content, self._seconds, language))
        finally:
            self._addresses.discard(address)

    async def _ask(self, request: UploadRequest) -> UploadReply:
        try:
            reply = await self._worker.ask(msgspec.msgpack.encode(request), WAIT_SECONDS)
        except (OSError, EOFError, TimeoutError) as error:
            self._worker.end()
            await self._worker.wait_ended()
            log.warning(
                "upload_not_read", extra={"kind": request.kind, "reason": type(error).__name__}
            )
            return UploadReply(code="too_large", message="This file takes too long to read.")
        except BaseException:  # nobody waits any longer: the reply would go to the next request
            self._worker.end()
            raise
        return msgspec.msgpack.decode(reply, type=UploadReply)

    async def close(self) -> None:
        await self._worker.close()
