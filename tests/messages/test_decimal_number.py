"""Decimal numbers as each language writes them."""

import pytest

from tearum.messages.decimal_number import decimal_number


@pytest.mark.parametrize(
    ("value", "language", "digits", "sign", "written"),
    [
        (2.35, "en", 1, "", "2.4"),
        (2.35, "fr", 2, "", "2,35"),
        (-0.5, "de", 1, "+", "\N{MINUS SIGN}0,5"),
        (12.0, "de", 0, "+", "+12"),
        (0.04, "en", 1, "+", "0.0"),
        (-0.04, "fr", 1, "", "0,0"),
    ],
)
def test_a_number_is_written_as_the_language_does(
    value: float, language: str, digits: int, sign: str, written: str
) -> None:
    assert decimal_number(value, language, digits, sign) == written
