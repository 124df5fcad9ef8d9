"""Errors that can be explained in every language."""

from dataclasses import dataclass, field
from typing import Any, Protocol

from tearum.messages.bundle import text_in


class Translatable(Protocol):
    """A detail that has its own words in every language, such as the reason of a refusal."""

    def text(self, lang: str) -> str: ...


Detail = str | int | Translatable


@dataclass(frozen=True)
class Message:
    """A message that is put into words later, when the language is known."""

    message_id: str
    details: dict[str, Detail] = field(default_factory=dict)

    def text(self, lang: str) -> str:
        return message_text(self.message_id, self.details, lang)


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
        return self.text("en")

    def __reduce__(self) -> tuple[Any, ...]:
        # Errors come back from worker processes, and pickle knows nothing of the details.
        return _rebuilt, (type(self), self.message_id, self.details)


def _rebuilt(
    kind: type[ExplainedError], message_id: str, details: dict[str, Detail]
) -> ExplainedError:
    return kind(message_id, **details)
