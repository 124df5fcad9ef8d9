"""Every type of the HTTP API, for its description and for the page's types."""

from typing import Final

from msgspec import Struct

from tearum.server.wire import editions, errors, lab, replays, reviews, tables

MODULES: Final = (tables, replays, reviews, editions, lab, errors)
# Types of the contract, by the names they have in the page and in the API's description.
PUBLIC_NAMES: Final = {
    "EventJson": "Event",
    "IconJson": "Icon",
    "ReasonJson": "Reason",
    "ResultJson": "Result",
    "ScoreJson": "Score",
}
API_TYPES: Final[tuple[type[Struct], ...]] = tuple(
    struct
    for module in MODULES
    for struct in vars(module).values()
    if isinstance(struct, type)
    and issubclass(struct, Struct)
    and struct.__module__ == module.__name__
)
