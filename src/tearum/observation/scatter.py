"""Puts numbers of a state where fields say that they belong in a row.

`scatter.c` is the same module in C, which is used where it was compiled; this one is for machines
without a compiler, and says what the other does.
"""

from __future__ import annotations

from typing import Final

from tearum.engine.ints import i16, i64, vec

# The kinds of field. Numbers come from the store of a state, or from its deal where `dealt` is 1.
CONSTANT: Final = 0  # place, number
COPY: Final = 1  # dealt, first, place, count
ONE_HOT: Final = 2  # dealt, first, place, count, stride, less, width: number - less, below width
CARDS: Final = 3  # dealt, first, count, then the place of a card for each number; -1 for none
OWNERS: Final = 4  # first, count, dealt copies, place of those left, then the place for each bit
SHORTEST: Final = {CONSTANT: 3, COPY: 5, ONE_HOT: 8, CARDS: 5, OWNERS: 6}


class Scatter:
    """A list of fields, written into a row of `size` numbers. All others are 0."""

    def __init__(self, size: int, fields: list[tuple[int, ...]]) -> None:
        for field in fields:
            if field[0] not in SHORTEST or len(field) < SHORTEST[field[0]]:
                raise ValueError("there is no such field")
        self._size = size
        self._fields = fields

    def write(self, store: vec[i64], deal: vec[i64], row: vec[i16], at: i64) -> None:
        """Fills the row that begins at `at`."""
        for i in range(at, at + self._size):
            row[i] = 0
        for kind, *field in self._fields:
            if kind == CONSTANT:
                row[at + field[0]] = field[1]
            elif kind == OWNERS:
                first, count, copies, left, *places = field
                for i in range(count):
                    row[at + left + i] = i16(deal[copies + i])
                    for bit, place in enumerate(places):
                        if store[first + i] >> bit & 1:
                            row[at + place + i] = 1
                            row[at + left + i] -= 1
            else:
                _write_numbers(kind, field, deal if field[0] else store, row, at)


def _write_numbers(kind: int, field: list[int], numbers: vec[i64], row: vec[i16], at: i64) -> None:
    if kind == COPY:
        _, first, place, count = field
        for i in range(count):
            row[at + place + i] = i16(numbers[first + i])
    elif kind == ONE_HOT:
        _, first, place, count, stride, less, width = field
        for i in range(count):
            number = numbers[first + i] - less
            if 0 <= number < width:
                row[at + place + i * stride + number] = 1
    else:
        _, first, count, *places = field
        for i in range(count):
            number = numbers[first + i]
            if 0 <= number < len(places) and places[number] >= 0:
                row[at + places[number] + i] = 1
