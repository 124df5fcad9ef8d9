"""The HTTP API of editions: their names, their values, their mistakes."""

from typing import Any, Literal

from msgspec import Struct, field

from tearum.server.wire.errors import ErrorCode


class EditionName(Struct):
    key: str  # what the API calls it: its id, or the digest of one that was uploaded
    id: str
    hash: str
    title: dict[str, str]  # by language


class EditionValue(Struct):
    """A value as the edition's file writes it, where it comes from, and its parts."""

    value: Any
    provenance: Literal["printed", "inferred", "reconstructed"]
    why: str | None = None
    note: str | None = None
    icons: Any = None  # of effects: their icons
    parts: Any = None  # of costs, permanent effects, conditions and pieces: their figures


class EditionComponent(Struct):
    component: str
    values: dict[str, EditionValue]
    label: str | int | None = None
    id: str | None = None


class EditionJson(Struct):
    id: str
    title: dict[str, str]
    hash: str
    counts: dict[str, int]
    components: list[EditionComponent]
    schema_version: int = field(name="schema")


class EditionProblem(Struct):
    """One mistake in an edition's file."""

    line: int  # the first is 1; 0 where it is about the file as a whole
    where: str  # "captain 11, cost"; empty where the line says it all
    what: str  # in English


class BadEdition(Struct):
    """The answer to an edition that can't be played: every mistake, by line."""

    problems: list[EditionProblem]
    code: ErrorCode = "bad_edition"
    message: str = "This edition can't be played: correct it and try again."
