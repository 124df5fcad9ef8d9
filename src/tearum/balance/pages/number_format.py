"""Numbers as a language writes them."""

from math import isfinite

from tearum.balance.measures.table import Form
from tearum.lab.intervals import Interval
from tearum.messages.decimal_number import decimal_number, range_text
from tearum.text import text_in


class NumberFormat:
    """The signs of numbers are messages of the language, like its words."""

    def __init__(self, language: str) -> None:
        text = text_in(language)
        self.language = language
        self.point = text.message("number-point")
        self.thousands = text.message("number-thousands")
        self.percent = text.message("number-percent")  # with the space before it, if any

    def count(self, n: int) -> str:
        return f"{n:,}".replace(",", self.thousands)

    def value(self, value: float, form: Form) -> str:
        """A value alone: "12.5%", "+1.3", "34.2"."""
        if form == "share":
            return self.bare(value, form) + self.percent
        return self.bare(value, form)

    def bare(self, value: float, form: Form) -> str:
        """The same without the percent sign."""
        if not isfinite(value):
            return "–"
        if form == "count":
            return self.count(round(value))
        if form in ("number", "shift"):
            sign = "+" if form == "shift" else ""
            return decimal_number(value, self.language, 2 if abs(value) < 10 else 1, sign)
        return decimal_number(100 * value, self.language, sign="+" if form == "points" else "")

    def range(self, found: Interval, form: Form) -> str:
        """An interval: "10.1 … 14.9"; empty where the value is exact."""
        if found.low == found.high:
            return ""
        if not (isfinite(found.low) and isfinite(found.high)):
            return "?"
        return range_text(self.bare(found.low, form), self.bare(found.high, form))
