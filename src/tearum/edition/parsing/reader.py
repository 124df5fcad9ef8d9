"""Reads a source by the schema: typed values, their provenance, and all problems."""

from dataclasses import dataclass, field
from typing import Any, Final

from tearum.edition.component import Components, Provenance
from tearum.edition.parsing.field_types import MAX_REASON, Location, TextLine
from tearum.edition.parsing.schema import HEAD, SECTIONS, Field, Section
from tearum.edition.parsing.source import Source
from tearum.edition.problem import Problem
from tearum.edition.wording import quote, suggestion
from tearum.messages.explained_error import Message

PROVENANCE_KEYS: Final = ("printed", "inferred", "note")  # of every table, about its other keys


@dataclass(slots=True)
class ParsedTable:
    """One table of the file: the values that could be read, and its location."""

    location: Location
    values: dict[str, Any] = field(default_factory=dict)
    provenance: dict[str, Provenance] = field(default_factory=dict)

    def get(self, key: str) -> Any:
        return self.values.get(key)

    def report(self, key: str, message: Message) -> None:
        self.location.inside(key, where=key).report(message)


@dataclass(slots=True)
class ParsedFile:
    """All tables of the file, by section."""

    location: Location
    head: ParsedTable
    tables: dict[str, list[ParsedTable]]

    def table(self, section: str) -> ParsedTable:
        """The table of a section that has only one."""
        return self.tables[section][0] if self.tables[section] else ParsedTable(self.location)

    def components(self) -> Components:
        """The typed components of a file without problems."""
        built: dict[str, Any] = {}
        for section in SECTIONS:
            found = tuple(
                section.component(**table.values, provenance=table.provenance)
                for table in self.tables[section.key]
            )
            if section.count:
                built[section.key] = found
            elif found:
                built[section.key] = found[0]
        return Components(**built)


def read(source: Source, problems: list[Problem]) -> ParsedFile:
    location = Location(source, problems)
    document = source.document
    keys = (*(field.key for field in HEAD), *(section.key for section in SECTIONS))
    location.check_keys(document, keys)
    head = ParsedTable(location)
    _read_values(head, document, HEAD)
    tables = {section.key: _read_section(location, document, section) for section in SECTIONS}
    return ParsedFile(location, head, tables)


def _read_section(
    location: Location, document: dict[str, Any], section: Section
) -> list[ParsedTable]:
    here = location.inside(section.key, where=section.title)
    heading = f"[[{section.key}]]" if section.count else f"[{section.key}]"
    tables = document.get(section.key)
    if tables is None and not section.is_required:
        return []
    if tables is None:
        here.report_missing(Message("problem-missing", what=heading))
        return []
    if not section.count:
        if not isinstance(tables, dict):
            here.report(Message("problem-must-be-table", heading=heading))
            return []
        return [_read_table(here, tables, section)]
    if not isinstance(tables, list) or not all(isinstance(table, dict) for table in tables):
        here.report(Message("problem-must-be-tables", heading=heading))
        return []
    if len(tables) != section.count:
        # The line of the first that is too much, or of the last there is.
        at = here.inside(min(len(tables) - 1, section.count))
        count, wanted = str(len(tables)), str(section.count)
        at.report_missing(Message("problem-tables-count", n=count, heading=heading, wanted=wanted))
    return [
        _read_table(
            location.inside(section.key, index, where=_label(section, table, index)), table, section
        )
        for index, table in enumerate(tables[: section.count])
    ]


def _label(section: Section, table: dict[str, Any], index: int) -> str:
    named = table.get(section.label)
    if section.label == "id" and isinstance(named, str):
        return f"{section.title} {named[:20]}"
    if isinstance(named, int) and 0 < named <= section.count:
        return f"{section.title} {named}"
    return f"{section.title} {index + 1}"


def _read_table(location: Location, table: dict[str, Any], section: Section) -> ParsedTable:
    parsed = ParsedTable(location)
    location.check_keys(table, (*(field.key for field in section.fields), *PROVENANCE_KEYS))
    _read_values(parsed, table, section.fields)
    _read_provenance(parsed, table, section)
    return parsed


def _read_values(parsed: ParsedTable, table: dict[str, Any], fields: tuple[Field, ...]) -> None:
    for known in fields:
        if known.key not in table and not known.is_required:
            continue
        if known.key not in table:
            parsed.location.report_missing(Message("problem-missing", what=quote(known.key)))
            continue
        before = len(parsed.location.problems)
        value = known.type.read(
            table[known.key], parsed.location.inside(known.key, where=known.key)
        )
        if len(parsed.location.problems) == before:
            parsed.values[known.key] = value


def _read_provenance(parsed: ParsedTable, table: dict[str, Any], section: Section) -> None:
    reasons = _texts(parsed, table, section, "inferred")
    notes = _texts(parsed, table, section, "note")
    printed = table.get("printed", [])
    here = parsed.location.inside("printed", where="printed")
    if not isinstance(printed, list):
        here.report(Message("problem-list-of-keys"))
        printed = []
    for index, key in enumerate(printed[: len(section.with_provenance) + 1]):
        if not isinstance(key, str):
            here.inside(index).report(Message("problem-key-needed"))
        elif _has_provenance(here.inside(index), key, section) and key in reasons:
            here.inside(index).report(Message("problem-inferred-too", key=quote(key)))
    for key in section.with_provenance:
        note = notes.get(key, "")
        if key in printed:
            parsed.provenance[key] = Provenance("printed", note=note)
        elif key in reasons:
            parsed.provenance[key] = Provenance("inferred", why=reasons[key], note=note)
        else:
            parsed.provenance[key] = Provenance(note=note)


def _texts(
    parsed: ParsedTable, table: dict[str, Any], section: Section, kind: str
) -> dict[str, str]:
    """The reasons or the notes of a table, by the key they are about."""
    found: dict[str, str] = {}
    here = parsed.location.inside(kind, where=kind)
    given = table.get(kind, {})
    if not isinstance(given, dict):
        here.report(Message("problem-texts-by-key", form='{ cost = "..." }'))
        return found
    for key, value in list(given.items())[: len(section.with_provenance) + 1]:
        at = here.inside(key, where=key[:20])
        if _has_provenance(at, key, section):
            text = TextLine(MAX_REASON).read(value, at)
            found[key] = text or ""
    return found


def _has_provenance(location: Location, key: str, section: Section) -> bool:
    if key in section.with_provenance:
        return True
    near = suggestion(key, section.with_provenance)
    location.report(Message("problem-not-a-value", key=quote(key), suggestion=near))
    return False
