"""What some actions would do, without doing them: the shape of its JSON."""

from typing import TypedDict

from tearum.contract.effects import Goods
from tearum.contract.events import EventJson
from tearum.contract.view import Trade


class QuoteJson(TypedDict):
    """What some actions would bring the seat that takes them, without taking them."""

    seat: int
    money: int  # dollars gained or, negative, paid
    goods: Goods  # pieces gained or, negative, gone
    blue: int
    red: int
    stars: int
    population: int
    expansions: int
    events: list[EventJson]
    trade: Trade | None  # the open Trade, as if closed now
    reveals: bool  # the last action turns over something hidden, so nothing of it is told
