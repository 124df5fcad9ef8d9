"""Pieces by value, as the box holds them."""

import pytest

from tearum.edition import PhraseError
from tearum.edition.phrases.pieces import parse_pieces


def test_pieces_add_up() -> None:
    coins = parse_pieces("12 x $10, 50 x 1, 12 × 5")
    assert str(coins) == "12 x 10, 12 x 5, 50 x 1"
    assert coins.total == 230


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "pieces are missing"),
        ("12 tens", "'12 tens' is not a number of pieces, such as '12 x 10'"),
        ("0 x 5", "0 pieces are out of bounds: 1 to 999"),
        ("5 x 0", "the value 0 is out of bounds: 1 to 100"),
        ("5 x 1, 6 x 1", "pieces of 1 are listed twice"),
        (", ".join(f"1 x {n}" for n in range(1, 10)), "9 different pieces, at most 8"),
    ],
)
def test_what_is_wrong_is_named(text: str, message: str) -> None:
    with pytest.raises(PhraseError) as error:
        parse_pieces(text)
    assert message in str(error.value)
