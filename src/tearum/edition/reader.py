"""Reads the source against the schema: typed values, provenance, and everything that is wrong."""

from dataclasses import dataclass, field
from typing import Any, Final

from tearum.edition.component import Components, Mark
from tearum.edition.kind import MAX_REASON, Line, Place
from tearum.edition.problem import Problem
from tearum.edition.schema import HEAD, SECTIONS, Field, Section
from tearum.edition.source import Source
from tearum.edition.wording import quote, suggestion

MARKS: Final = ("printed", "inferred", "note")  # the keys of every table that tell of the others


@dataclass(slots=True)
class Row:
    """One table of the file: the values that could be read, and where they stand."""

    place: Place
    values: dict[str, Any] = field(default_factory=dict)
    marks: dict[str, Mark] = field(default_factory=dict)

    def get(self, key: str) -> Any:
        return self.values.get(key)

    def wrong(self, key: str, what: str) -> None:
        self.place.inside(key, where=key).wrong(what)


@dataclass(slots=True)
class Contents:
    """All tables of the file, by section."""

    place: Place
    head: Row
    rows: dict[str, list[Row]]

    def one(self, section: str) -> Row:
        """The row of a section that is a single table."""
        return self.rows[section][0] if self.rows[section] else Row(self.place)

    def components(self) -> Components:
        """Typed, from contents without a problem."""
        built: dict[str, Any] = {}
        for section in SECTIONS:
            made = tuple(
                section.component(**row.values, marks=row.marks) for row in self.rows[section.key]
            )
            built[section.key] = made if section.count else made[0]
        return Components(**built)


def read(source: Source, problems: list[Problem]) -> Contents:
    place = Place(source, problems)
    document = source.document
    keys = (*(field.key for field in HEAD), *(section.key for section in SECTIONS))
    place.known_keys(document, keys)
    head = Row(place)
    _read_values(head, document, HEAD)
    rows = {section.key: _read_section(place, document, section) for section in SECTIONS}
    return Contents(place, head, rows)


def _read_section(place: Place, document: dict[str, Any], section: Section) -> list[Row]:
    here = place.inside(section.key, where=section.title)
    heading = f"[[{section.key}]]" if section.count else f"[{section.key}]"
    tables = document.get(section.key)
    if tables is None:
        here.missing(f"{heading} is missing")
        return []
    if not section.count:
        if not isinstance(tables, dict):
            here.wrong(f"this must be a table, {heading}")
            return []
        return [_read_row(here, tables, section)]
    if not isinstance(tables, list) or not all(isinstance(table, dict) for table in tables):
        here.wrong(f"these must be tables, {heading}")
        return []
    if len(tables) != section.count:
        # The line of the first that is too much, or of the last there is.
        at = here.inside(min(len(tables) - 1, section.count))
        at.missing(f"{len(tables)} of {heading}, there must be {section.count}")
    return [
        _read_row(
            place.inside(section.key, index, where=_label(section, table, index)), table, section
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


def _read_row(place: Place, table: dict[str, Any], section: Section) -> Row:
    row = Row(place)
    place.known_keys(table, (*(field.key for field in section.fields), *MARKS))
    _read_values(row, table, section.fields)
    _read_marks(row, table, section)
    return row


def _read_values(row: Row, table: dict[str, Any], fields: tuple[Field, ...]) -> None:
    for known in fields:
        if known.key not in table:
            row.place.missing(f"{quote(known.key)} is missing")
            continue
        before = len(row.place.problems)
        value = known.kind.read(table[known.key], row.place.inside(known.key, where=known.key))
        if len(row.place.problems) == before:
            row.values[known.key] = value


def _read_marks(row: Row, table: dict[str, Any], section: Section) -> None:
    reasons = _texts(row, table, section, "inferred")
    notes = _texts(row, table, section, "note")
    printed = table.get("printed", [])
    here = row.place.inside("printed", where="printed")
    if not isinstance(printed, list):
        here.wrong("a list of keys in [ ] is needed here")
        printed = []
    for index, key in enumerate(printed[: len(section.marked) + 1]):
        if not isinstance(key, str):
            here.inside(index).wrong("a key of this table is needed here")
        elif _may_mark(here.inside(index), key, section) and key in reasons:
            here.inside(index).wrong(f"{quote(key)} is marked inferred too")
    for key in section.marked:
        note = notes.get(key, "")
        if key in printed:
            row.marks[key] = Mark("printed", note=note)
        elif key in reasons:
            row.marks[key] = Mark("inferred", why=reasons[key], note=note)
        else:
            row.marks[key] = Mark(note=note)


def _texts(row: Row, table: dict[str, Any], section: Section, mark: str) -> dict[str, str]:
    """The reasons or the notes of a table, by the key they are about."""
    found: dict[str, str] = {}
    here = row.place.inside(mark, where=mark)
    given = table.get(mark, {})
    if not isinstance(given, dict):
        here.wrong('a text for each key is needed here: { cost = "..." }')
        return found
    for key, value in list(given.items())[: len(section.marked) + 1]:
        at = here.inside(key, where=key[:20])
        if _may_mark(at, key, section):
            text = Line(MAX_REASON).read(value, at)
            found[key] = text or ""
    return found


def _may_mark(place: Place, key: str, section: Section) -> bool:
    if key in section.marked:
        return True
    place.wrong(f"{quote(key)} is no value of this table{suggestion(key, section.marked)}")
    return False
