"""Checks of what callers pass in, each with one sentence that says what is expected.

Every integer is a number here, NumPy's too; booleans and floats are not.
"""

from collections.abc import Sequence
from contextlib import suppress
from functools import lru_cache
from operator import index
from os import PathLike
from pathlib import Path
from reprlib import repr as short_repr
from typing import SupportsIndex

from tearum.edition import Edition, load
from tearum.game.record import MAX_NAME, MAX_SEED
from tearum.text import Text, text_in


def whole_number(value: object, what: str, least: int | None = None) -> int:
    """The integer that was passed as `what`, from `least` on."""
    number = value if type(value) is int else _converted_integer(value, what)
    if least is not None and number < least:
        raise ValueError(f"{what} is at least {least}, not {number}.")
    return number


def _converted_integer(value: object, what: str) -> int:
    if isinstance(value, SupportsIndex) and not isinstance(value, bool):
        with suppress(TypeError):  # such as an array of floats
            return index(value)
    raise TypeError(f"{what} is a whole number, not {short_repr(value)}.")


def player_count(players: object) -> int:
    number = whole_number(players, "The number of players")
    if number not in (2, 3, 4):
        raise ValueError(f"Tea & Rum is for 2 to 4 players, not {number}.")
    return number


def seat_number(seat: object, players: int) -> int:
    number = whole_number(seat, "A seat")
    if not 0 <= number < players:
        raise ValueError(f"There is no seat {number} at this table: seats are 0 to {players - 1}.")
    return number


def seat_or_spectator(seat: object, players: int) -> int | None:
    return None if seat is None else seat_number(seat, players)


def seat_names(names: Sequence[str], players: int) -> tuple[str, ...]:
    if isinstance(names, str | bytes) or not isinstance(names, Sequence):
        raise TypeError(f"Give the players' names as a list, not as {short_repr(names)}.")
    for name in names:
        if not isinstance(name, str):
            raise TypeError(f"A player's name is a text, not {short_repr(name)}.")
    if len(names) != players or any(len(name) > MAX_NAME for name in names):
        raise ValueError(f"Give {players} names of at most {MAX_NAME} characters.")
    return tuple(_unicode(name, "A player's name") for name in names)


def seed_value(seed: object) -> int | str:
    """A seed as records keep it."""
    if isinstance(seed, str):
        if len(seed) > MAX_SEED:
            raise ValueError(f"A seed has at most {MAX_SEED} characters, not {len(seed)}.")
        return _unicode(seed, "A seed")
    if isinstance(seed, bool) or not isinstance(seed, SupportsIndex):
        raise TypeError(f"A seed is a whole number or a text, not {short_repr(seed)}.")
    number = whole_number(seed, "A seed that is no text")
    if abs(number) >= 10 ** (MAX_SEED - 1):
        raise ValueError(f"A seed has fewer than {MAX_SEED} digits.")
    return number


def edition_of_argument(edition: str | PathLike[str] | Edition) -> Edition:
    """The edition itself, or the one of a built-in name or of a file."""
    if isinstance(edition, Edition):
        return edition
    if not isinstance(edition, str | PathLike):
        what = "An edition is a built-in name, a path or an Edition"
        raise TypeError(f"{what}, not {short_repr(edition)}.")
    if edition == "classic":
        return _classic()
    return load(edition if isinstance(edition, str) else Path(edition))


def text_of_language(lang: str) -> Text:
    if not isinstance(lang, str):
        raise TypeError(f"A language is a code such as 'en', not {short_repr(lang)}.")
    return text_in(lang)


@lru_cache(maxsize=1)
def _classic() -> Edition:
    return load("classic")


def _unicode(text: str, what: str) -> str:
    try:
        text.encode()
    except UnicodeEncodeError:
        raise ValueError(f"{what} is Unicode text; {short_repr(text)} is not.") from None
    return str(text)
