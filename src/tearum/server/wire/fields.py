"""Limits and checked fields that several messages share."""

from typing import Annotated, Final, Literal, get_args

from msgspec import Meta

from tearum.contract.actions import ACTIONS

PROTOCOL: Final = 1  # raised when an older page could no longer be served
MAX_MESSAGE: Final = 16 * 1024  # bytes of one socket message, or of an HTTP body that is no upload
MAX_ACTIONS: Final = 64  # decisions in one message
PlayerColour = Literal["amber", "violet", "jade", "ivory"]
COLOURS: Final[tuple[PlayerColour, ...]] = get_args(PlayerColour)
Stage = Literal["gathering", "playing", "over", "abandoned"]
ID_PATTERN: Final = "^[a-z2-7]{16}$"
TableId = Annotated[str, Meta(pattern=ID_PATTERN)]
AnyTable = Annotated[str, Meta(max_length=100)]  # from an address that anybody may have mistyped
Key = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]  # 128 bits: seat, host and invite keys
Name = Annotated[str, Meta(min_length=1, max_length=40)]
BotName = Annotated[str, Meta(min_length=1, max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=3)]
Code = Annotated[int, Meta(ge=0, le=ACTIONS - 1)]  # of an action, docs/contract.md
Revision = Annotated[int, Meta(ge=0, le=1_000_000)]
RequestId = Annotated[int, Meta(ge=0, le=2**53 - 1)]
Codes = Annotated[list[Code], Meta(min_length=1, max_length=MAX_ACTIONS)]
