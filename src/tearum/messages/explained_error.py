"""Errors that can be explained in every language."""

from typing import Any, Protocol, TypeVar

from tearum.contract.languages import ENGLISH
from tearum.messages.bundle import text_in


class Translatable(Protocol):
    """A detail that has its own words in every language, such as the reason of a refusal."""

    def text(self, lang: str) -> str: ...


Detail = str | int | Translatable


class Message:
    """A message that is put into words later, when the language is known.

    `str()` gives it in English. Messages with the same id and details are equal.
    """

    __slots__ = ("details", "message_id")

    def __init__(self, message_id: str, **details: Detail) -> None:
        self.message_id = message_id
        self.details = details

    def text(self, lang: str) -> str:
        return message_text(self.message_id, self.details, lang)

    def __str__(self) -> str:
        return self.text(ENGLISH)

    def __repr__(self) -> str:
        details = "".join(f", {name}={detail!r}" for name, detail in self.details.items())
        return f"Message({self.message_id!r}{details})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and (self.message_id, self.details) == (
            other.message_id,
            other.details,
        )

    def __hash__(self) -> int:
        return hash((self.message_id, *self.details.items()))

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuilt, (type(self), self.message_id, self.details)


def message_text(message_id: str, details: dict[str, Detail], language: str) -> str:
    args = {
        name: detail if isinstance(detail, str | int) else detail.text(language)
        for name, detail in details.items()
    }
    return text_in(language).message(message_id, **args)


class ExplainedError(Exception):
    """An error whose message is in `errors.ftl`. `str()` gives it in English."""

    def __init__(self, message_id: str, **details: Detail) -> None:
        super().__init__(message_id)
        self.message_id = message_id
        self.details = details

    def text(self, language: str) -> str:
        return message_text(self.message_id, self.details, language)

    def __str__(self) -> str:
        return self.text(ENGLISH)

    def __reduce__(self) -> tuple[Any, ...]:
        # Errors come back from worker processes, and pickle knows nothing of the details.
        return _rebuilt, (type(self), self.message_id, self.details)


Rebuilt = TypeVar("Rebuilt", Message, ExplainedError)


def _rebuilt(kind: type[Rebuilt], message_id: str, details: dict[str, Detail]) -> Rebuilt:
    return kind(message_id, **details)
