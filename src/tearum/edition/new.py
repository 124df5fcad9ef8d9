"""Writes a new edition: a copy of another one with instructions, to correct."""

import re
from pathlib import Path
from typing import Final

from tearum.edition.edit import EditableText
from tearum.edition.edition import Edition, built_in, load, parse
from tearum.edition.problem import EditionError, Problem
from tearum.messages.explained_error import Message
from tearum.messages.system_reason import system_reason

_HEADER: Final = """\
# A copy of the edition "{origin}", to correct.
#
# To correct a card:
#   1. Find its table below: [[captain]] with number = 11, say.
#   2. Change what differs from your card. Effects are written as you read the icons:
#        "$2, build(-1 cube) / star"   $2 and a Build for one cube less, or a star instead
#        "2 red + 2 blue"              "+" and "," both mean: all of it
#      The icons:
#        $2   star   3 red   4 blue   population   any cube   expansion   all expansions
#        wheat   wood   ore   barrel   tobacco   cannon   (2 wheat, 3 star, and so on)
#        trade   build   build(-1 cube)   captain   captain(-$2)   contract
#   3. Say where the value comes from. Add its key to the table's list:
#        printed = ["cost", "reward"]      it is printed on the card
#      or give a reason instead:
#        inferred.reward = "why it must be so"
#      All other values are reconstructed: guesses that fit.
#      note.reward = "..." can hold any other remark about a value.
#   4. Check the file. It lists every mistake with its line:
#        tearum edition check {file}
#      and see what you changed:
#        tearum edition diff {origin} {file}
#
# Give your edition its own title and id below. Lines that begin with # are comments.

"""
_COMMENTS_ON_TOP: Final = re.compile(r"\A(?:[ \t]*(?:#[^\n]*)?\n)*")


def write_new(path: Path, origin: str = "classic") -> Edition:
    """Writes a copy of an edition to a new file, and returns the edition in it."""
    name = re.sub(r"[^a-z0-9]+", "_", path.stem.lower()).strip("_")[:40]
    if path.suffix != ".toml":
        raise _refusal(path, Message("problem-new-suffix", ending=".toml"))
    if not name[:1].isalpha():
        raise _refusal(path, Message("problem-new-letter"))
    if name in built_in():
        raise _refusal(path, Message("problem-new-built-in", name=repr(name)))
    text = copy(load(origin), name, path.name)
    edition = parse(text.encode(), str(path))
    try:
        with path.open("x", encoding="utf-8", newline="\n") as file:
            file.write(text)
    except FileExistsError:
        raise _refusal(path, Message("problem-new-exists")) from None
    except OSError as error:
        raise _refusal(
            path, Message("problem-new-not-written", reason=system_reason(error))
        ) from error
    return edition


def copy(origin: Edition, name: str, file: str) -> str:
    """The text of an edition under another name, with instructions at the top."""
    title = name.replace("_", " ").capitalize()
    edited = EditableText(_COMMENTS_ON_TOP.sub("", origin.source.replace("\r\n", "\n"), count=1))
    edited.set_value(("id",), name)
    for language in origin.title:
        edited.set_value(("title", language), title)
    return _HEADER.format(origin=origin.id, file=file) + str(edited)


def _refusal(path: Path, message: Message) -> EditionError:
    return EditionError(str(path), [Problem(0, "", message)])
