"""Knobs: values of an edition that may be changed, and what each may become."""

from dataclasses import dataclass
from typing import Any

from tearum.contract.vocabulary import BOARDS
from tearum.edition.edit import with_value
from tearum.edition.parsing.toml_positions import KeyPath
from tearum.edition.show import Card

Plain = Any  # a value as the file writes it: a text, a whole number, a list


@dataclass(frozen=True)
class Knob:
    name: str  # as the designer wrote it: "building 7 cost"
    table: KeyPath  # ("building", 6)
    key: str
    item: int | None  # of a list, from 0
    choices: tuple[Plain, ...]
    least: int | None = None  # instead of choices: a whole number between these
    most: int | None = None

    @property
    def path(self) -> KeyPath:
        return (*self.table, self.key, *(() if self.item is None else (self.item,)))

    def concerns(self, kind: str, item: str) -> bool:
        """Whether a figure of this thing ("ship_row", "8.2") is about the card that is changed."""
        section, number = self.table[0], self.table[-1]
        if not isinstance(number, int):
            return False
        whose = item.partition(".")[0]
        if section == "board":
            return kind in ("tile", "side", "alternative") and whose == BOARDS[number]
        return kind.removesuffix("_row") == section and whose == str(number + 1)

    def value(self, card: Card) -> Plain:
        """What it is now, on its card."""
        found = next(value.plain for value in card.values if value.key == self.key)
        return found if self.item is None else found[self.item]

    def options(self, now: Plain) -> list[Plain]:
        """What it may become from here: a choice, or steps of 1, 2, 4 ... either way."""
        if self.least is None or self.most is None:
            return [choice for choice in self.choices if choice != now]
        found = {self.least, self.most}
        step = 1
        while step <= self.most - self.least:
            found |= {now - step, now + step}
            step *= 2
        return sorted(n for n in found if self.least <= n <= self.most and n != now)

    def turned(self, text: str, value: Plain) -> str:
        """The text of an edition with another value here."""
        return with_value(text, self.path, value)
