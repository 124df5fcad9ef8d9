"""Knobs: values of an edition that may be changed, and the values that each may have."""

from dataclasses import dataclass
from typing import Any

from tearum.contract.vocabulary import BOARDS
from tearum.edition.edit import with_value
from tearum.edition.parsing.toml_positions import KeyPath
from tearum.edition.show import Card

Plain = Any  # a value as in the file: a text, a whole number, a list


@dataclass(frozen=True)
class Knob:
    name: str  # as the designer wrote it: "building 7 cost"
    table: KeyPath  # ("building", 6)
    key: str
    item: int | None  # of a list, from 0
    choices: tuple[Plain, ...]
    least: int | None = None  # instead of choices: a range of whole numbers
    most: int | None = None

    @property
    def path(self) -> KeyPath:
        return (*self.table, self.key, *(() if self.item is None else (self.item,)))

    def concerns(self, kind: str, item: str) -> bool:
        """Whether a figure of this item ("ship_row", "8.2") belongs to the changed card."""
        section, number = self.table[0], self.table[-1]
        if not isinstance(number, int):
            return False
        whose = item.partition(".")[0]
        if section == "board":
            return kind in ("tile", "side", "alternative") and whose == BOARDS[number]
        return kind.removesuffix("_row") == section and whose == str(number + 1)

    def value(self, card: Card) -> Plain:
        """Its current value, on its card."""
        found = next(value.plain for value in card.values if value.key == self.key)
        return found if self.item is None else found[self.item]

    def options(self, now: Plain) -> list[Plain]:
        """The values it may get next: a choice, or steps of 1, 2, 4 ... either way."""
        if self.least is None or self.most is None:
            return [choice for choice in self.choices if choice != now]
        found = {self.least, self.most}
        step = 1
        while step <= self.most - self.least:
            found |= {now - step, now + step}
            step *= 2
        return sorted(n for n in found if self.least <= n <= self.most and n != now)

    def apply(self, text: str, value: Plain) -> str:
        """The text of an edition with another value here."""
        return with_value(text, self.path, value)
