"""The words of the command, in its language: `command.ftl` and nothing else, to start quickly."""

from functools import cache
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from tearum.text import Text

LONGEST: Final = 60  # characters


def message(message_id: str, **args: str | float) -> str:
    """A message in the language of the command."""
    return _text().message(message_id, **args)


def attribute(message_id: str, name: str) -> str:
    return _text().attribute(message_id, name)


def shortened(typed: str) -> str:
    """What somebody typed, short enough for a message."""
    return typed if len(typed) <= LONGEST else f"{typed[:LONGEST]}…"


def _text() -> "Text":
    from tearum.cli.options.language import language

    return _command_text(language())


@cache
def _command_text(language: str) -> "Text":
    from tearum.text import Text

    return Text(language, only=("command",))
