"""Types of values in an edition file: how each is read, checked and written."""

import re
import unicodedata
from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

from tearum.contract.languages import ENGLISH, LANGUAGES
from tearum.edition.parsing.source import Source
from tearum.edition.parsing.toml_positions import KeyPath
from tearum.edition.phrases.effect import Effect, parse_effect
from tearum.edition.problem import PhraseError, Problem
from tearum.edition.wording import quote, suggestion
from tearum.messages.explained_error import Message

MAX_NAME: Final = 40
MAX_REASON: Final = 400
MAX_UNKNOWN: Final = 10  # unknown keys of one table that are reported one by one

T = TypeVar("T")
_IDENTIFIER: Final = re.compile(r"[a-z][a-z0-9_]{0,39}")
_FILE_NAME: Final = re.compile(r"\w[\w.-]{0,79}\.toml")
_INVISIBLE: Final = ("Cc", "Cf", "Co", "Cn", "Cs", "Zl", "Zp")  # Unicode categories


@dataclass(frozen=True, slots=True)
class Location:
    """A location in the file, and where to report what is wrong there."""

    source: Source
    problems: list[Problem]
    path: KeyPath = ()
    where: str = ""

    def inside(self, *path: str | int, where: str = "") -> "Location":
        joined = f"{self.where}, {where}" if self.where and where else self.where or where
        return Location(self.source, self.problems, self.path + path, joined)

    def report(self, message: Message) -> None:
        self.problems.append(Problem(self.source.line(self.path), self.where, message))

    def report_missing(self, message: Message) -> None:
        """Reports something as missing, unless it may be in a part that could not be parsed."""
        if self.source.is_whole:
            self.report(message)

    def check_keys(self, table: dict[str, Any], known: tuple[str, ...]) -> None:
        unknown = [key for key in table if key not in known]
        for key in unknown[:MAX_UNKNOWN]:
            self.inside(key).report(
                Message("problem-unknown-key", key=quote(key), suggestion=suggestion(key, known))
            )
        if len(unknown) > MAX_UNKNOWN:
            self.report(Message("problem-more-unknown", n=len(unknown) - MAX_UNKNOWN))


class FieldType(ABC, Generic[T]):
    @abstractmethod
    def read(self, value: object, location: Location) -> T | None:
        """The value, or None; what is wrong with it is reported to the location."""

    @abstractmethod
    def plain(self, value: T) -> Any:
        """The value as in a file, in canonical form: text, a number or a list."""


@dataclass(frozen=True, slots=True)
class Number(FieldType[int]):
    low: int
    high: int

    def read(self, value: object, location: Location) -> int | None:
        if not isinstance(value, int) or isinstance(value, bool):
            location.report(Message("problem-whole-number", given=_description(value)))
        elif value < 0 and self.low >= 0:
            location.report(Message("problem-negative", n=_number(value)))
        elif not self.low <= value <= self.high:
            limits = number_range(self.low, self.high)
            location.report(Message("problem-bounds", n=_number(value), range=limits))
        else:
            return value
        return None

    def plain(self, value: int) -> int:
        return value


@dataclass(frozen=True, slots=True)
class TextLine(FieldType[str]):
    """A name or a reason: one line of text for people."""

    longest: int = MAX_NAME

    def read(self, value: object, location: Location) -> str | None:
        if not isinstance(value, str):
            location.report(Message("problem-text", given=_description(value)))
        elif not value.strip():
            location.report(Message("problem-text-empty"))
        elif len(value) > self.longest:
            location.report(Message("problem-text-long", most=str(self.longest)))
        elif any(unicodedata.category(character) in _INVISIBLE for character in value):
            location.report(Message("problem-invisible", text=quote(value)))
        else:
            return value
        return None

    def plain(self, value: str) -> str:
        return value


@dataclass(frozen=True, slots=True)
class Identifier(FieldType[str]):
    def read(self, value: object, location: Location) -> str | None:
        if isinstance(value, str) and _IDENTIFIER.fullmatch(value):
            return value
        shown = quote(value) if isinstance(value, str) else _description(value)
        location.report(Message("problem-id", given=shown))
        return None

    def plain(self, value: str) -> str:
        return value


@dataclass(frozen=True, slots=True)
class FileName(FieldType[str]):
    """A TOML file in the folder of the edition."""

    def read(self, value: object, location: Location) -> str | None:
        if isinstance(value, str) and _FILE_NAME.fullmatch(value):
            return value
        shown = quote(value) if isinstance(value, str) else _description(value)
        location.report(Message("problem-file-name", given=shown, ending=".toml"))
        return None

    def plain(self, value: str) -> str:
        return value


@dataclass(frozen=True, slots=True)
class Choice(FieldType[str]):
    what: str  # "board", of the message `problem-a-board`
    of: tuple[str, ...]

    def read(self, value: object, location: Location) -> str | None:
        if isinstance(value, str) and value in self.of:
            return value
        kind = Message(f"problem-a-{self.what}")
        if isinstance(value, str):
            near = suggestion(value, self.of)
            location.report(
                Message("problem-not-a", given=quote(value), kind=kind, suggestion=near)
            )
        else:
            location.report(Message("problem-needed", kind=kind, given=_description(value)))
        return None

    def plain(self, value: str) -> str:
        return value


@dataclass(frozen=True, slots=True)
class Phrase(FieldType[T]):
    """A text with a grammar. `rule` returns what else is wrong with the value, or None."""

    parse: Callable[[str], T]
    write: Callable[[T], str] = str
    rule: Callable[[T], Message | None] = lambda _: None

    def read(self, value: object, location: Location) -> T | None:
        if not isinstance(value, str):
            location.report(Message("problem-text", given=_description(value)))
            return None
        try:
            result = self.parse(value)
        except PhraseError as error:
            for message in error.messages:
                location.report(message)
            return None
        wrong = self.rule(result)
        if wrong is not None:
            location.report(wrong)
            return None
        return result

    def plain(self, value: T) -> str:
        return self.write(value)


class EffectPhrase(Phrase[Effect]):
    def __init__(self, rule: Callable[[Effect], Message | None] = lambda _: None) -> None:
        super().__init__(parse_effect, str, rule)


@dataclass(frozen=True, slots=True)
class ListOf(FieldType[tuple[T, ...]]):
    of_type: FieldType[T]
    low: int
    high: int
    of: str  # "tiles", of the message `problem-tiles`
    one: str  # "tile", to say where something is wrong
    ordered: bool = True  # whether another order is another value

    @property
    def things(self) -> Message:
        return Message(f"problem-{self.of}")

    def read(self, value: object, location: Location) -> tuple[T, ...] | None:
        if not isinstance(value, list):
            location.report(Message("problem-list", of=self.things, given=_description(value)))
            return None
        if not self.low <= len(value) <= self.high:
            wanted = number_range(self.low, self.high)
            location.report(
                Message("problem-count", n=str(len(value)), of=self.things, wanted=wanted)
            )
        found = [
            self.of_type.read(element, location.inside(index, where=f"{self.one} {index + 1}"))
            for index, element in enumerate(value[: self.high])
        ]
        if self.low <= len(value) <= self.high and None not in found:
            return tuple(element for element in found if element is not None)
        return None

    def plain(self, value: tuple[T, ...]) -> list[Any]:
        plain = [self.of_type.plain(element) for element in value]
        return plain if self.ordered else sorted(plain)


@dataclass(frozen=True, slots=True)
class InLanguages(FieldType[dict[str, str]]):
    """A name by language. English is required, and used for languages that are missing."""

    def read(self, value: object, location: Location) -> dict[str, str] | None:
        if not isinstance(value, dict):
            languages = ", ".join(f"{language} = ..." for language in LANGUAGES)
            location.report(Message("problem-names", form=f"{{ {languages} }}"))
            return None
        location.check_keys(value, LANGUAGES)
        if ENGLISH not in value:
            location.report_missing(Message("problem-language-missing", language=quote(ENGLISH)))
        given = [language for language in LANGUAGES if language in value]
        names: dict[str, str] = {}
        for language in given:
            name = TextLine().read(value[language], location.inside(language, where=language))
            if name is not None:
                names[language] = name
        return names if ENGLISH in names and len(names) == len(given) else None

    def plain(self, value: dict[str, str]) -> dict[str, str]:
        return dict(value)


def number_range(low: int, high: int) -> str | Message:
    """The numbers that are possible; just the number where there is only one."""
    if low == high:
        return str(low)
    return Message("problem-range", low=str(low), high=str(high))


def _number(n: int) -> str | Message:
    return str(n) if abs(n) < 10**12 else Message("problem-the-number")


def _description(value: object) -> Message:
    if isinstance(value, str):
        return Message("problem-given-text", text=quote(value))
    if isinstance(value, bool):
        kind = "bool"
    elif isinstance(value, dict):
        kind = "table"
    elif isinstance(value, list):
        kind = "list"
    else:
        kind = "number" if isinstance(value, int | float) else "date"
    return Message(f"problem-given-{kind}")
