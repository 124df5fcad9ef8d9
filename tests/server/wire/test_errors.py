"""What is said when something is missing, in one sentence that says what to do."""

from collections.abc import Callable

import pytest

from tearum.server.wire.encoding import iso_day, iso_time
from tearum.server.wire.errors import (
    RequestError,
    no_such_game,
    no_such_table,
    storage_unavailable,
)


@pytest.mark.parametrize(
    ("made", "code", "sentence"),
    [
        (no_such_table, "no_such_table", "There is no such table: check the link."),
        (no_such_game, "no_such_game", "There is no such game: check the link."),
        (
            storage_unavailable,
            "no_storage",
            "The game can't be written down just now, so nothing was changed: "
            "try again in a moment.",
        ),
    ],
)
def test_an_error_has_a_code_and_a_sentence(
    made: Callable[[], RequestError], code: str, sentence: str
) -> None:
    error = made()
    assert (error.code, error.message, str(error)) == (code, sentence, sentence)


def test_times_are_utc() -> None:
    assert iso_time(0) == "1970-01-01T00:00:00+00:00"
    assert iso_day(86_399) == "1970-01-01"
    assert iso_day(86_400) == "1970-01-02"
