"""Kinds of value in an edition file: how each is read, and how it is written again."""

import re
import unicodedata
from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

from tearum.contract.languages import LANGUAGES
from tearum.edition.effect import Effect, parse_effect
from tearum.edition.lines import Path
from tearum.edition.problem import MisreadError, Problem
from tearum.edition.source import Source
from tearum.edition.wording import quote, suggestion

MAX_NAME: Final = 40
MAX_REASON: Final = 400
MAX_UNKNOWN: Final = 10  # unknown keys of one table that are named one by one

T = TypeVar("T")
_IDENTIFIER: Final = re.compile(r"[a-z][a-z0-9_]{0,39}")
_INVISIBLE: Final = ("Cc", "Cf", "Co", "Cn", "Cs", "Zl", "Zp")  # Unicode categories


@dataclass(frozen=True, slots=True)
class Place:
    """A place in the file, where something may be wrong."""

    source: Source
    problems: list[Problem]
    path: Path = ()
    where: str = ""

    def inside(self, *path: str | int, where: str = "") -> "Place":
        joined = f"{self.where}, {where}" if self.where and where else self.where or where
        return Place(self.source, self.problems, self.path + path, joined)

    def wrong(self, what: str) -> None:
        self.problems.append(Problem(self.source.line(self.path), self.where, what))

    def missing(self, what: str) -> None:
        """Something is not there. Where a part of the text couldn't be read, it may have been."""
        if self.source.is_whole:
            self.wrong(what)

    def known_keys(self, table: dict[str, Any], known: tuple[str, ...]) -> None:
        unknown = [key for key in table if key not in known]
        for key in unknown[:MAX_UNKNOWN]:
            self.inside(key).wrong(f"unknown key {quote(key)}{suggestion(key, known)}")
        if len(unknown) > MAX_UNKNOWN:
            self.wrong(f"{len(unknown) - MAX_UNKNOWN} more unknown keys")


class Kind(ABC, Generic[T]):
    @abstractmethod
    def read(self, value: object, place: Place) -> T | None:
        """The value; what is wrong with it goes to the place."""

    @abstractmethod
    def plain(self, value: T) -> Any:
        """The value as the file writes it, in canonical form: text, a number or a list."""


@dataclass(frozen=True, slots=True)
class Number(Kind[int]):
    low: int
    high: int

    def read(self, value: object, place: Place) -> int | None:
        if not isinstance(value, int) or isinstance(value, bool):
            place.wrong(f"a whole number is needed here, not {_what_it_is(value)}")
        elif value < 0 and self.low >= 0:
            place.wrong(f"{_figure(value)} is negative")
        elif not self.low <= value <= self.high:
            place.wrong(f"{_figure(value)} is out of bounds: {self.low} to {self.high}")
        else:
            return value
        return None

    def plain(self, value: int) -> int:
        return value


@dataclass(frozen=True, slots=True)
class Line(Kind[str]):
    """A name or a reason: one line of text that people will read."""

    longest: int = MAX_NAME

    def read(self, value: object, place: Place) -> str | None:
        if not isinstance(value, str):
            place.wrong(f"a text is needed here, not {_what_it_is(value)}")
        elif not value.strip():
            place.wrong("the text is empty")
        elif len(value) > self.longest:
            place.wrong(f"the text is longer than {self.longest} characters")
        elif any(unicodedata.category(sign) in _INVISIBLE for sign in value):
            place.wrong(f"{quote(value)} has a sign in it that can't be shown")
        else:
            return value
        return None

    def plain(self, value: str) -> str:
        return value


@dataclass(frozen=True, slots=True)
class Identifier(Kind[str]):
    def read(self, value: object, place: Place) -> str | None:
        if isinstance(value, str) and _IDENTIFIER.fullmatch(value):
            return value
        shown = quote(value) if isinstance(value, str) else _what_it_is(value)
        place.wrong(f"{shown} is no id: up to 40 of a to z, 0 to 9 and _, a letter first")
        return None

    def plain(self, value: str) -> str:
        return value


@dataclass(frozen=True, slots=True)
class Choice(Kind[str]):
    what: str  # "a board", for messages
    of: tuple[str, ...]

    def read(self, value: object, place: Place) -> str | None:
        if isinstance(value, str) and value in self.of:
            return value
        if isinstance(value, str):
            place.wrong(f"{quote(value)} is no {self.what}{suggestion(value, self.of)}")
        else:
            place.wrong(f"{self.what} is needed here, not {_what_it_is(value)}")
        return None

    def plain(self, value: str) -> str:
        return value


@dataclass(frozen=True, slots=True)
class Phrase(Kind[T]):
    """A text with a grammar. `rule` may say what else is wrong with what was read."""

    parse: Callable[[str], T]
    write: Callable[[T], str] = str
    rule: Callable[[T], str] = lambda _: ""

    def read(self, value: object, place: Place) -> T | None:
        if not isinstance(value, str):
            place.wrong(f"a text is needed here, not {_what_it_is(value)}")
            return None
        try:
            result = self.parse(value)
        except MisreadError as misread:
            for complaint in misread.complaints:
                place.wrong(complaint)
            return None
        if complaint := self.rule(result):
            place.wrong(complaint)
            return None
        return result

    def plain(self, value: T) -> str:
        return self.write(value)


class EffectPhrase(Phrase[Effect]):
    def __init__(self, rule: Callable[[Effect], str] = lambda _: "") -> None:
        super().__init__(parse_effect, str, rule)


@dataclass(frozen=True, slots=True)
class ListOf(Kind[tuple[T, ...]]):
    kind: Kind[T]
    low: int
    high: int
    of: str  # "tiles", for messages
    one: str  # "tile"
    ordered: bool = True  # whether another order is another value

    def read(self, value: object, place: Place) -> tuple[T, ...] | None:
        if not isinstance(value, list):
            place.wrong(f"a list of {self.of} in [ ] is needed here, not {_what_it_is(value)}")
            return None
        if not self.low <= len(value) <= self.high:
            wanted = str(self.low) if self.low == self.high else f"{self.low} to {self.high}"
            place.wrong(f"{len(value)} {self.of}, there must be {wanted}")
        found = [
            self.kind.read(element, place.inside(index, where=f"{self.one} {index + 1}"))
            for index, element in enumerate(value[: self.high])
        ]
        if self.low <= len(value) <= self.high and None not in found:
            return tuple(element for element in found if element is not None)
        return None

    def plain(self, value: tuple[T, ...]) -> list[Any]:
        plain = [self.kind.plain(element) for element in value]
        return plain if self.ordered else sorted(plain)


@dataclass(frozen=True, slots=True)
class InLanguages(Kind[dict[str, str]]):
    def read(self, value: object, place: Place) -> dict[str, str] | None:
        if not isinstance(value, dict):
            languages = ", ".join(f"{language} = ..." for language in LANGUAGES)
            place.wrong(f"a name in each language is needed here: {{ {languages} }}")
            return None
        place.known_keys(value, LANGUAGES)
        names: dict[str, str] = {}
        for language in LANGUAGES:
            if language not in value:
                place.missing(f"the language {quote(language)} is missing")
                continue
            name = Line().read(value[language], place.inside(language, where=language))
            if name is not None:
                names[language] = name
        return names if len(names) == len(LANGUAGES) else None

    def plain(self, value: dict[str, str]) -> dict[str, str]:
        return dict(value)


def _figure(n: int) -> str:
    return str(n) if abs(n) < 10**12 else "the number"


def _what_it_is(value: object) -> str:
    if isinstance(value, bool):
        return "true or false"
    if isinstance(value, str):
        return f"the text {quote(value)}"
    if isinstance(value, dict):
        return "a table"
    if isinstance(value, list):
        return "a list"
    return "a number" if isinstance(value, int | float) else "a date or time"
