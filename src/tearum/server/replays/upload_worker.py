"""The process in which uploaded files are read, with limits of time and memory.

Started as `python -m tearum.server.replays.upload_worker`. A file that takes too long ends the
process, which leaves nothing behind: the server starts another.
"""

import os
import signal
from contextlib import suppress
from typing import Final

import msgspec

from tearum.contract.languages import ENGLISH, Language
from tearum.messages.bundle import text_in
from tearum.server.jobs.worker_loop import answer_requests
from tearum.server.replays.uploads import UploadRequest, read_upload

MAX_MEMORY: Final = 512 * 1024 * 1024  # bytes of address space
NICENESS: Final = 10  # people at tables come first

try:
    import resource
except ImportError:  # Windows: there is only the server's own timeout
    resource = None  # type: ignore[assignment]


def reply(content: bytes) -> bytes:
    request = msgspec.msgpack.decode(content, type=UploadRequest)
    _read_texts(request.language)
    _limit_time(request.seconds)
    answer = msgspec.msgpack.encode(read_upload(request))
    _limit_time(0)
    return answer


def _read_texts(language: Language) -> None:
    """Before the time of a file is limited: it takes a fifth of a second, once."""
    text_in(language).has("problem-at")


def _limit_time(seconds: float) -> None:
    """End this process after so much processor time; never with 0."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_PROF, seconds)  # its signal ends a process


def _limit_process() -> None:
    with suppress(OSError, AttributeError):
        os.nice(NICENESS)
    if resource is not None:
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_AS, (MAX_MEMORY, MAX_MEMORY))


if __name__ == "__main__":
    _limit_process()
    _read_texts(ENGLISH)
    answer_requests(reply)
