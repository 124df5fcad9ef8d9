"""A request that comes to nothing, told with a code and one sentence."""

from typing import Final

from tearum.server.wire.errors import ErrorCode

_STATUS: Final[dict[ErrorCode, int]] = {
    "bad_key": 403,
    "other_site": 403,
    "not_yours": 403,
    "no_such_table": 404,
    "no_such_game": 404,
    "no_such_edition": 404,
    "not_found": 404,
    "seat_taken": 409,
    "not_playing": 409,
    "not_over": 409,
    "no_hints": 403,
    "no_answer": 503,
    "other_rules": 409,
    "present": 409,
    "no_lab": 409,
    "lab_busy": 409,
    "too_large": 413,
    "bad_edition": 422,
    "too_many": 429,
    "broken": 500,
    "no_storage": 503,
}


class Sorry(Exception):  # noqa: N818  (it is what is said)
    def __init__(self, code: ErrorCode, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.message = message

    @property
    def status(self) -> int:
        return _STATUS.get(self.code, 400)
