"""Pieces by value: "12 x 10, 12 x 5, 50 x 1" are twelve tens, twelve fives and fifty ones."""

import re
from dataclasses import dataclass
from typing import Final

from tearum.edition.problem import PhraseError
from tearum.edition.wording import quote
from tearum.messages.explained_error import Message

MAX_PIECES: Final = 999  # of one value
MAX_VALUE: Final = 100
MAX_VALUES: Final = 8

_PART: Final = re.compile(r"(\d{1,9})\s*[x×]\s*\$?(\d{1,9})")


@dataclass(frozen=True, slots=True)
class Pieces:
    """How many pieces there are of each value, the largest value first."""

    counts: tuple[tuple[int, int], ...]  # pieces, value

    @property
    def total(self) -> int:
        return sum(n * value for n, value in self.counts)

    def __str__(self) -> str:
        return ", ".join(f"{n} x {value}" for n, value in self.counts)


def parse_pieces(text: str) -> Pieces:
    """Pieces of different values, in any order."""
    parts = [part.strip() for part in text.split(",")]
    if parts == [""]:
        raise PhraseError(Message("problem-pieces-missing", example="'12 x 10, 50 x 1'"))
    if len(parts) > MAX_VALUES:
        count = {"n": str(len(parts)), "most": str(MAX_VALUES)}
        raise PhraseError(Message("problem-pieces-values", **count))
    messages: list[Message] = []
    counts: dict[int, int] = {}
    for part in parts:
        found = _PART.fullmatch(part)
        if found is None:
            messages.append(Message("problem-pieces", part=quote(part), example="'12 x 10'"))
            continue
        n, value = int(found[1]), int(found[2])
        if not 1 <= n <= MAX_PIECES:
            messages.append(Message("problem-pieces-bounds", n=str(n), range=_up_to(MAX_PIECES)))
        if not 1 <= value <= MAX_VALUE:
            messages.append(
                Message("problem-pieces-value", value=str(value), range=_up_to(MAX_VALUE))
            )
        if value in counts:
            messages.append(Message("problem-pieces-twice", value=str(value)))
        counts[value] = n
    if messages:
        raise PhraseError(*messages)
    return Pieces(tuple((counts[value], value) for value in sorted(counts, reverse=True)))


def _up_to(most: int) -> Message:
    return Message("problem-range", low="1", high=str(most))
