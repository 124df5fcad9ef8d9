"""A ledger kept from the events alone; it must equal what the state says."""

from typing import Final

from tearum.engine.constants.components import BLUE, RESOURCES, SEATS
from tearum.engine.constants.events import (
    EXPANSION,
    GOODS,
    LIMITED,
    MONEY,
    POPULATION,
    STAR,
    VP,
)
from tearum.engine.ints import i64, vec
from tearum.engine.layout import (
    BLUE_VP,
    PLAYERS,
    RED_VP,
    REPUTATION,
    SEAT,
    SEAT_SIZE,
    TOKEN_HIGH,
    TOKEN_LOW,
)
from tearum.engine.layout import GOODS as GOODS_AT
from tearum.engine.layout import MONEY as MONEY_AT
from tearum.engine.layout import POPULATION as POPULATION_AT
from tearum.engine.state import State

EVENT_SIZE: Final = 5
# A seat's page
_MONEY: Final = 0
_GOODS: Final = 1
_BLUE: Final = _GOODS + RESOURCES
_RED: Final = _BLUE + 1
_STARS: Final = _RED + 1
_POPULATION: Final = _STARS + 1
_TOKENS: Final = _POPULATION + 1
_PAGE: Final = _TOKENS + 1


class Ledger:
    def __init__(self, s: State) -> None:
        self.pages: vec[i64] = vec[i64]([0] * (SEATS * _PAGE))
        for seat in range(s.store[PLAYERS]):
            self.pages[seat * _PAGE + _POPULATION] = s.tables.population_start
            self.pages[seat * _PAGE + _TOKENS] = len(s.tables.token_cost)

    def enter(self, log: list[int], event: i64) -> None:
        """Books the event that begins at a place of the log."""
        kind: i64 = log[event]
        seat: i64 = log[event + 1]
        a: i64 = log[event + 2]
        b: i64 = log[event + 3]
        pages, page = self.pages, seat * _PAGE
        if kind == MONEY:
            pages[page + _MONEY] += a
        elif kind == GOODS:
            pages[page + _GOODS + a] += b
        elif kind == VP:
            pages[page + (_BLUE if a == BLUE else _RED)] += b
        elif kind == LIMITED:
            pages[page + (_BLUE if a == BLUE else _RED)] -= b
        elif kind == STAR:
            pages[page + _STARS] += 1
        elif kind == POPULATION:
            pages[page + _POPULATION] += a
        elif kind == EXPANSION:
            pages[page + _TOKENS] -= 1

    def differs(self, s: State) -> bool:
        store, pages = s.store, self.pages
        for seat in range(store[PLAYERS]):
            at, page = SEAT + seat * SEAT_SIZE, seat * _PAGE
            for r in range(RESOURCES):
                if store[at + GOODS_AT + r] != pages[page + _GOODS + r]:
                    return True
            if (
                store[at + MONEY_AT] != pages[page + _MONEY]
                or store[at + BLUE_VP] != pages[page + _BLUE]
                or store[at + RED_VP] != pages[page + _RED]
                or store[at + REPUTATION] != pages[page + _STARS]
                or store[at + POPULATION_AT] != pages[page + _POPULATION]
                or store[at + TOKEN_HIGH] - store[at + TOKEN_LOW] != pages[page + _TOKENS]
            ):
                return True
        return False
