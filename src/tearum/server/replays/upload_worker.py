"""The process in which uploaded files are read, with limits of time and memory.

Started as `python -m tearum.server.replays.upload_worker`. A file that takes too long ends the
process, which leaves nothing behind: the server starts another.
"""

import os
import signal
from contextlib import suppress
from typing import Final, Literal

import msgspec

from tearum.contract.languages import ENGLISH, Language
from tearum.edition import EditionError, parse
from tearum.game import Record, RecordError
from tearum.messages.bundle import text_in
from tearum.server.jobs.worker_loop import answer_requests
from tearum.server.replays.records import compress_record
from tearum.server.replays.replay import check_upload
from tearum.server.store.editions import digest, edition_name
from tearum.server.wire.editions import EditionName, EditionProblem
from tearum.server.wire.errors import ErrorCode, RequestError

MAX_MEMORY: Final = 512 * 1024 * 1024  # bytes of address space
MAX_PROBLEMS: Final = 100  # of an edition that are listed
NICENESS: Final = 10  # people at tables come first

try:
    import resource
except ImportError:  # Windows: there is only the server's own timeout
    resource = None  # type: ignore[assignment]


class UploadRequest(msgspec.Struct):
    kind: Literal["edition", "record"]
    content: bytes
    seconds: float  # of processor time
    language: Language = ENGLISH  # of the problems


class UploadReply(msgspec.Struct):
    """What a file is: an edition with its source, a record with its own too, or an error."""

    edition: EditionName | None = None
    digest: str = ""  # of the edition's source
    source: str = ""
    record: bytes = b""  # compressed
    problems: list[EditionProblem] = []
    code: ErrorCode | None = None
    message: str = ""


def read_upload(request: UploadRequest) -> UploadReply:
    try:
        return _read_edition(request) if request.kind == "edition" else _read_record(request)
    except EditionError as error:
        listed = error.problems[:MAX_PROBLEMS]
        return UploadReply(
            problems=[
                EditionProblem(one.line, one.where, one.message.text(request.language))
                for one in listed
            ]
        )
    except (RecordError, UnicodeError) as error:
        return UploadReply(code="bad_request", message=str(error)[:300])
    except RequestError as error:
        return UploadReply(code=error.code, message=error.message)
    except (MemoryError, RecursionError):
        return UploadReply(code="too_large", message="This file takes too much memory to read.")


def _read_edition(request: UploadRequest) -> UploadReply:
    edition = parse(request.content)
    source = edition.source
    return UploadReply(edition=edition_name(edition), digest=digest(source), source=source)


def _read_record(request: UploadRequest) -> UploadReply:
    record = Record.loads(request.content)
    check_upload(record, lambda source: parse(source.encode(), "edition"))
    source = record.edition_source
    return UploadReply(digest=digest(source), source=source, record=compress_record(record))


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
