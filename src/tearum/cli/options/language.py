"""The language of the command: `--lang`, or that of the system."""

import os
from collections.abc import Sequence
from contextvars import ContextVar
from typing import Final

OPTION: Final = "--lang"

# What `--lang` says, for the command that is running.
_requested: ContextVar[str | None] = ContextVar("requested", default=None)


def choose_language(arguments: Sequence[str]) -> None:
    """Decides the language before anything is parsed, so that help and errors can use it."""
    _requested.set(None)
    wanted = _option_value(arguments)
    if wanted is None:
        return  # without loading the texts, for a quick start
    from tearum.cli.errors import UserError
    from tearum.cli.messages import message, shortened
    from tearum.text import LANGUAGES

    if wanted not in LANGUAGES:
        raise UserError(
            message("error-language", languages=", ".join(LANGUAGES), given=shortened(wanted))
        )
    _requested.set(wanted)


def requested_language() -> str | None:
    """What `--lang` says; None without it."""
    return _requested.get()


def language() -> str:
    """The language to use: that of `--lang`, else the system's, else English."""
    return _requested.get() or system_language()


def system_language() -> str:
    """The language of this terminal if we have it, else English."""
    from tearum.text import LANGUAGES

    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(variable):
            return value[:2] if value[:2] in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def _option_value(arguments: Sequence[str]) -> str | None:
    """The value of the last `--lang`; a missing value is left for the parser to report."""
    found = None
    for i, argument in enumerate(arguments):
        if argument == "--":
            break
        if argument == OPTION and i + 1 < len(arguments):
            found = arguments[i + 1]
        elif argument.startswith(f"{OPTION}="):
            found = argument.partition("=")[2]
    return found
