"""The people's wishes: who has most of what they ask for this round, and what it earns."""

from tearum.engine.constants.components import SYMBOLS
from tearum.engine.constants.events import WISH_PLACE
from tearum.engine.ints import i64
from tearum.engine.layout import PLACE, SYMBOL_OF
from tearum.engine.pending import start_effect
from tearum.engine.state import State, emit, seat_at, seat_in_turn_order


def symbols_for(s: State, seat: i64, wish: i64) -> i64:
    """All symbols of every type on the card, added together (WSH-01)."""
    wish_symbols, store, held = s.tables.wish_symbols, s.store, seat_at(seat) + SYMBOL_OF
    n: i64 = 0
    symbol: i64
    for symbol in range(SYMBOLS):
        if wish_symbols[wish * SYMBOLS + symbol] == 1:
            n += store[held + symbol]
    return n


def place_of(s: State, seat: i64, wish: i64) -> i64:
    """A seat's present place for a wish card: 1, 2, or 0 for none (WSH-02 to WSH-05)."""
    mine = symbols_for(s, seat, wish)
    if mine == 0:
        return 0
    better: i64 = 0
    best: i64 = 0
    at_best: i64 = 0
    other: i64
    for other in range(s.players()):
        theirs = symbols_for(s, other, wish)
        if theirs > mine:
            better += 1
        if theirs > best:
            best, at_best = theirs, 1
        elif theirs == best:
            at_best += 1
    if better == 0:
        return 1
    if at_best > 1:
        return 0  # a tie for first leaves no second
    second: i64 = 0
    for other in range(s.players()):
        theirs = symbols_for(s, other, wish)
        if theirs < best and theirs > second:
            second = theirs
    return 2 if mine == second else 0


def settle_places(s: State) -> None:
    """Places are settled before the first reward (WSH-06)."""
    wish = s.wish(s.round_index())
    for i in range(s.players()):
        seat = seat_in_turn_order(s, i)
        place = place_of(s, seat, wish)
        s.store[seat_at(seat) + PLACE] = place
        if place > 0:
            emit(s, WISH_PLACE, seat, symbols_for(s, seat, wish), place)


def reward(s: State, seat: i64) -> None:
    place = s.wish_place(seat)
    s.store[seat_at(seat) + PLACE] = 0
    if place > 0:
        tile = (s.round_index() * 2 + s.reward_side(s.round_index())) * 2
        start_effect(s, seat, s.tables.reward_effect[tile + place - 1])
