"""Why a request failed: the error codes, the exception, and the body of an HTTP error."""

from typing import Literal

from msgspec import Struct

ErrorCode = Literal[
    "bad_message",  # not a message of this protocol
    "bad_key",  # a key that opens no seat of this table
    "bad_request",  # it can't be done; the sentence says why
    "hello_first",  # nothing else is answered before hello
    "no_such_table",
    "no_such_game",
    "no_such_edition",
    "no_such_bot",
    "bad_edition",  # an edition that can't be played; its problems come with it
    "not_found",
    "not_yours",  # the seat is not held by this page
    "not_your_turn",
    "not_playing",  # the game has not begun, or is over
    "not_over",  # only when the game is over
    "no_nudge",  # nobody is to be reminded there
    "no_hints",  # this table plays without a bot's advice
    "no_answer",  # the bot that was asked did not answer
    "reveals",  # only the last decision of a message may turn over something hidden
    "seat_taken",
    "link_used",  # an invitation whose seat somebody has taken
    "link_void",  # an invitation or a table's link that is not valid, or no longer
    "table_full",  # the table's link, and no seat is free
    "seat_lost",  # it was given to somebody else; the socket is closed
    "present",  # the person is there and plays
    "too_early",  # the person may still come back
    "no_lab",  # simulations need what is not installed here
    "lab_busy",  # another simulation runs
    "too_large",
    "too_many",  # a quota is used up
    "other_site",  # the page comes from another site
    "no_storage",  # nothing could be written; nothing has changed
    "other_rules",  # a record of other rules, which can be listed but not replayed
    "broken",  # a bug in the server
]


class ApiError(Struct):
    """The body of every error of the API."""

    code: ErrorCode
    message: str


class RequestError(Exception):
    """A request that is refused, with a code for the page and one sentence for people."""

    def __init__(self, code: ErrorCode, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.message = message


def storage_unavailable() -> RequestError:
    return RequestError(
        "no_storage",
        "The game can't be written down just now, so nothing was changed: try again in a moment.",
    )


def no_such_table() -> RequestError:
    return RequestError("no_such_table", "There is no such table: check the link.")


def no_such_game() -> RequestError:
    return RequestError("no_such_game", "There is no such game: check the link.")
