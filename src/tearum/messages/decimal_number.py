"""Decimal numbers as a language writes them."""

from typing import Final

from tearum.messages.bundle import text_in

MINUS: Final = "\u2212"


def decimal_number(value: float, language: str, digits: int = 1, sign: str = "") -> str:
    """A number with so many digits after its point or comma; `sign="+"` shows a plus too.

    >>> decimal_number(-2.345, "fr"), decimal_number(0.04, "en", sign="+")
    ('−2,3', '0.0')
    """
    text = f"{value:{sign}.{digits}f}"
    if float(text) == 0:
        text = text.lstrip("+-")
    return text.replace("-", MINUS).replace(".", text_in(language).message("number-point"))


def range_text(low: str, high: str) -> str:
    """From one number to another, as in `10.1 … 14.9`: a comma may be part of them."""
    return f"{low}\u2009…\u2009{high}"
