"""Uploaded files: what they are, or what is wrong with them."""

from typing import Final, Literal, Protocol

import msgspec

from tearum.contract.languages import ENGLISH, Language
from tearum.edition import EditionError, parse
from tearum.game import Record, RecordError
from tearum.server.replays.records import compress_record
from tearum.server.replays.replay import check_upload
from tearum.server.store.editions import digest, edition_name
from tearum.server.wire.editions import EditionName, EditionProblem
from tearum.server.wire.errors import ErrorCode, RequestError

MAX_PROBLEMS: Final = 100  # of an edition that are listed

FileKind = Literal["edition", "record"]


class UploadRequest(msgspec.Struct):
    kind: FileKind
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


class FileReader(Protocol):
    async def read(
        self, address: str, kind: FileKind, content: bytes, language: Language = ENGLISH
    ) -> UploadReply:
        """What the file is, with the problems of an edition in a language."""
