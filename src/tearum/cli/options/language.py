"""The language of the command: `--lang`, or that of the system."""

import os
from contextvars import ContextVar
from typing import Final

OPTION: Final = "--lang"

# What `--lang` says, for the command that is running.
_requested: ContextVar[str | None] = ContextVar("requested", default=None)


def request_language(wanted: str | None) -> None:
    """Use this language from now on; None for the system's."""
    _requested.set(wanted)


def requested_language() -> str | None:
    """What `--lang` says; None without it."""
    return _requested.get()


def language() -> str:
    """The language to use: that of `--lang`, else the system's, else English."""
    return _requested.get() or system_language()


def system_language() -> str:
    """The language of this terminal if we have it, else English."""
    from tearum.contract.languages import LANGUAGES

    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(variable):
            return value[:2] if value[:2] in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]
