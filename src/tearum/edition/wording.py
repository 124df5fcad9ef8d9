"""How messages about an edition file quote it, and suggest similar words."""

from typing import Final

from tearum.messages.explained_error import Message

_QUOTED: Final = 40


def quote(text: str) -> str:
    """The text as it is quoted in a message: short, on one line, nothing invisible."""
    return repr(text if len(text) <= _QUOTED else text[:_QUOTED] + "...")


def suggestion(word: str, known: tuple[str, ...]) -> str | Message:
    """What to add to a message about an unknown word: "; did you mean ...?", or nothing."""
    from difflib import get_close_matches  # only needed when something is wrong

    near = get_close_matches(word[:_QUOTED].lower(), known, n=1, cutoff=0.6)
    return Message("problem-did-you-mean", near=quote(near[0])) if near else ""
