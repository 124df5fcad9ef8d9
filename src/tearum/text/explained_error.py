"""Errors that can be explained in every language."""

from typing import Any, Protocol

from tearum.text.bundle import text_in


class Translatable(Protocol):
    """A detail that has its own words in every language, such as the reason of a refusal."""

    def text(self, lang: str) -> str: ...


Detail = str | int | Translatable


class ExplainedError(Exception):
    """An error whose message is in `errors.ftl`. `str()` gives it in English."""

    def __init__(self, message_id: str, **details: Detail) -> None:
        super().__init__(message_id)
        self.message_id = message_id
        self.details = details

    def text(self, language: str) -> str:
        args = {
            name: detail if isinstance(detail, str | int) else detail.text(language)
            for name, detail in self.details.items()
        }
        return text_in(language).message(self.message_id, **args)

    def __str__(self) -> str:
        return self.text("en")

    def __reduce__(self) -> tuple[Any, ...]:
        # Errors come back from worker processes, and pickle knows nothing of the details.
        return _rebuilt, (type(self), self.message_id, self.details)


def _rebuilt(
    kind: type[ExplainedError], message_id: str, details: dict[str, Detail]
) -> ExplainedError:
    return kind(message_id, **details)
