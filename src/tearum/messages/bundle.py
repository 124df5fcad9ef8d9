"""The messages of one language, read from its Fluent files."""

from collections.abc import Sequence
from functools import cache, cached_property, reduce
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from tearum.contract.languages import ENGLISH, LANGUAGES

REMEMBERED: Final = 20_000  # texts
FOLDER: Final = Path(__file__).parents[1] / "text"


class MessageError(LookupError):
    """A message that is not there, or that lacks a parameter."""


class Text:
    """The messages of a language. The files are read when the first message is asked for.

    What goes wrong at the table must not end the game: an unknown message shows its id, and a
    missing parameter its name. A strict text, as the tests use it, raises MessageError instead.
    """

    def __init__(
        self, language: str, strict: bool = False, only: Sequence[str] | None = None
    ) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"{language!r} is not one of the languages {', '.join(LANGUAGES)}")
        self.language = language
        self.strict = strict
        self.only = only  # the names of the files to read, if not all: fewer are read faster
        self._said: dict[tuple[object, ...], str] = {}  # most of what is said is said again

    @cached_property
    def bundle(self) -> FluentBundle:
        # Isolation marks would end up in terminals and in comparisons.
        # Where a language's plurals and numbers are not known here, those of English are used.
        bundle = FluentBundle([self.language, ENGLISH], use_isolating=False)
        for path in files(self.language):
            if self.only is not None and path.stem not in self.only:
                continue
            bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
        return bundle

    def has(self, message_id: str) -> bool:
        return self.bundle.has_message(message_id)

    def message(self, message_id: str, **args: str | float) -> str:
        return self._remembered(message_id, "", args)

    def attribute(self, message_id: str, name: str, **args: str | float) -> str:
        return self._remembered(message_id, name, args)

    def set_apart(self, parts: Sequence[str]) -> str:
        """Parts of one text, with a semicolon as this language sets it."""
        return reduce(
            lambda text, more: self.message("card-and", text=text, more=more), parts or [""]
        )

    def _remembered(self, message_id: str, attribute: str, args: dict[str, Any]) -> str:
        key = (message_id, attribute, *args.items())
        text = self._said.get(key)
        if text is None:
            text = self._format(message_id, attribute, args)
            if len(self._said) >= REMEMBERED:
                self._said.clear()
            self._said[key] = text
        return text

    def _format(self, message_id: str, attribute: str, args: dict[str, Any]) -> str:
        shown = f"{message_id}.{attribute}" if attribute else message_id
        pattern = None
        if self.bundle.has_message(message_id):
            found = self.bundle.get_message(message_id)
            pattern = found.attributes.get(attribute) if attribute else found.value
        if pattern is None:
            if self.strict:
                raise MessageError(f"{self.language} has no message {shown}")
            return shown
        text, errors = self.bundle.format_pattern(pattern, args)
        if errors and self.strict:
            raise MessageError(f"{shown} in {self.language}: {', '.join(map(str, errors))}")
        return str(text)


def files(language: str) -> list[Path]:
    """The Fluent files of a language."""
    return sorted((FOLDER / language).rglob("*.ftl"))


@cache
def text_in(language: str) -> Text:
    """The messages of a language, read once."""
    return Text(language)
