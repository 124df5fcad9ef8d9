"""Loads editions: components, tables for the engine, and a hash of all that affects play."""

import hashlib
import json
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from tearum.edition.check import read_components
from tearum.edition.compile import compile_tables
from tearum.edition.component import Components, Names
from tearum.edition.parsing.schema import SCHEMA, SECTIONS, Section
from tearum.edition.parsing.source import MAX_BYTES
from tearum.edition.problem import EditionError, Problem
from tearum.engine.edition_tables import EditionTables
from tearum.messages.explained_error import Message
from tearum.messages.system_reason import system_reason

BUILT_IN: Final = Path(__file__).with_name("data")


@dataclass(frozen=True, slots=True)
class Edition:
    id: str
    title: Names
    source: str  # the text of the file
    components: Components
    tables: EditionTables = field(compare=False)  # compiled from the components
    hash: str  # SHA-256, in hex, of `gameplay_values`
    targets: str = ""  # a file beside the edition's, with the targets for its balance

    def __repr__(self) -> str:
        return f"<Edition {self.id!r}, hash {self.hash[:12]}>"

    def __deepcopy__(self, memo: dict[int, object]) -> "Edition":
        return self  # never changed, so copies share it

    def __reduce__(self) -> tuple[Callable[[str], "Edition"], tuple[str]]:
        """Travels to other processes as its file, which each of them reads only once."""
        return _from_source, (self.source,)


def built_in() -> list[str]:
    """The names of the editions that come with the game."""
    return sorted(path.stem for path in BUILT_IN.glob("*.toml"))


def edition_path(name_or_path: str | Path) -> Path:
    """The file of an edition: a built-in name, or the path of any other."""
    path = Path(name_or_path)
    if path.name == str(name_or_path) and not path.suffix and path.name in built_in():
        return BUILT_IN / f"{path.name}.toml"
    return path


def read_content(name_or_path: str | Path) -> bytes:
    """The bytes of an edition's file, cut off where it is too large anyway."""
    path = edition_path(name_or_path)
    try:
        with path.open("rb") as file:
            return file.read(MAX_BYTES + 1)
    except (OSError, ValueError) as error:
        reason = system_reason(error) if isinstance(error, OSError) else Message("not-a-path")
        what = Message("problem-unreadable", reason=reason, names=", ".join(built_in()))
        raise EditionError(str(name_or_path), [Problem(0, "", what)]) from error


def load(name_or_path: str | Path) -> Edition:
    """The edition of a built-in name or a file; EditionError with all problems if it has any."""
    return parse(read_content(name_or_path), str(edition_path(name_or_path)))


def parse(text: bytes, file: str = "edition") -> Edition:
    """The edition that a text describes. `file` is only used to say where something is wrong."""
    problems, head, components = read_components(text)
    if head is None or components is None:
        raise EditionError(file, problems)
    return Edition(
        id=head.values["id"],
        title=head.values["title"],
        source=text.decode("utf-8-sig"),
        components=components,
        tables=compile_tables(components),
        hash=_hash(components),
        targets=head.values.get("targets", ""),
    )


@lru_cache(maxsize=8)
def _from_source(source: str) -> Edition:
    return parse(source.encode())


def components_of(components: Components, section: Section) -> tuple[Any, ...]:
    """The components of a section, as a tuple even where there is one or none."""
    found = getattr(components, section.key)
    if found is None:
        return ()
    return found if section.count else (found,)


def gameplay_values(components: Components) -> dict[str, Any]:
    """Every value that affects play, in canonical form: no names, ids, provenance or comments.

    Effects keep the order of their icons (they are resolved from left to right); "2 wood, wheat"
    and "wheat, 2 wood" are the same cost.
    """
    values: dict[str, Any] = {"schema": SCHEMA}
    values |= {
        section.key: [
            {
                field.key: field.type.plain(getattr(component, field.key))
                for field in section.fields
                if field.affects_play
            }
            for component in components_of(components, section)
        ]
        for section in SECTIONS
        if section.affects_play
    }
    return values


def _hash(components: Components) -> str:
    text = json.dumps(gameplay_values(components), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()
