"""The language of a command: the one that is asked for, or the terminal's own."""

import os
from typing import Annotated

import typer

from tearum.cli.errors import UserError
from tearum.text import LANGUAGES

Language = Annotated[str | None, typer.Option("--lang", help="en, fr or de.")]


def usual_language() -> str:
    """The language of this terminal, if it is one of ours; else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(variable):
            return value[:2] if value[:2] in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def language_of(asked: str | None) -> str:
    if asked is not None and asked not in LANGUAGES:
        raise UserError(f"tearum speaks {', '.join(LANGUAGES)}, not {asked!r}.")
    return asked or usual_language()
