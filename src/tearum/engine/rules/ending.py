"""The end of the game: last sales, secret conversions, the limit of ten, and the two winners."""

from tearum.engine.constants.actions import CONVERT_BLUE, CONVERT_RED
from tearum.engine.constants.components import (
    ALLEGIANCE_AT,
    BLUE,
    MAX_CONVERT,
    RED,
    RESOURCES,
    ROUNDS,
    SEATS,
    VP_LIMIT,
    VP_PRICE,
)
from tearum.engine.constants.events import (
    BY_CONVERSION,
    BY_LAST_SALE,
    CONVERSION_CHOSEN,
    CONVERTED,
    GOVERNOR,
    LIMITED,
    PIRATE_KING,
    REVEALED,
    VP,
)
from tearum.engine.constants.frames import CHOOSING_ALLEGIANCE, CONVERTING_BLUE, CONVERTING_RED
from tearum.engine.constants.reasons import MONEY_SHORT, NOT_ASKED, reason_with
from tearum.engine.ints import i64
from tearum.engine.layout import (
    BLUE_VP,
    CHOSEN,
    CHOSEN_BLUE,
    CHOSEN_RED,
    DECIDED,
    HELD,
    MONEY,
    RED_VP,
    REVEALS,
)
from tearum.engine.pending import add_to_menu, pop, push
from tearum.engine.rules.allegiance import close_chest, prove
from tearum.engine.rules.payments import gain_goods, gain_money
from tearum.engine.state import State, emit, seat_at, seat_in_turn_order


def sell_out(s: State) -> None:
    """Everything left in the warehouses is sold at base price (END-03)."""
    for i in range(s.players()):
        seat = seat_in_turn_order(s, i)
        for r in range(RESOURCES):
            pieces = s.goods(seat, r)
            gain_goods(s, seat, r, -pieces, BY_LAST_SALE)
            gain_money(s, seat, pieces * s.tables.price[r], BY_LAST_SALE)


# $10 into a VP, in secret (END-04). Two decisions each, so that their number reveals nothing.


def ask_conversion(s: State, seat: i64) -> None:
    if s.money(seat) >= VP_PRICE:
        push(s, CONVERTING_BLUE, seat)


def why_convert(s: State, colour: i64, points: i64) -> i64:
    if s.frame_kind() != (CONVERTING_BLUE if colour == BLUE else CONVERTING_RED):
        return reason_with(NOT_ASKED, s.frame_kind())
    seat = seat_at(s.frame_seat())
    short = (points + s.store[seat + CHOSEN_BLUE]) * VP_PRICE - s.store[seat + MONEY]
    return reason_with(MONEY_SHORT, short) if short > 0 and points > 0 else 0


def do_convert(s: State, colour: i64, points: i64) -> None:
    seat = s.frame_seat()
    at = seat_at(seat)
    pop(s)
    if colour == BLUE:
        s.store[at + CHOSEN_BLUE] = points
        s.store[at + CHOSEN] = 1
        push(s, CONVERTING_RED, seat)
    else:
        s.store[at + CHOSEN_RED] = points
        s.store[at + CHOSEN] = 2
        emit(s, CONVERSION_CHOSEN, seat, s.converted_blue(seat), points)


def offer_conversions(s: State, colour: i64) -> None:
    code = CONVERT_BLUE if colour == BLUE else CONVERT_RED
    for points in range(MAX_CONVERT + 1):
        if why_convert(s, colour, points) != 0:
            break
        add_to_menu(s, code + points)


def close_late_chests(s: State) -> None:
    """All who hold 8 blue only with their conversions are named together (END-06).

    Even that there are none reveals something about the secret choices.
    """
    s.store[REVEALS] += 1
    for i in range(s.players()):
        seat = seat_in_turn_order(s, i)
        if not s.chest_closed(seat) and s.vp(seat, BLUE) + s.converted_blue(seat) >= ALLEGIANCE_AT:
            close_chest(s, seat)


def ask_last_allegiance(s: State, seat: i64) -> None:
    if s.chest_closed(seat) and s.allegiance(seat) < 0:
        push(s, CHOOSING_ALLEGIANCE, seat)


# The reveal


def reveal(s: State) -> None:
    """Applies the conversions together, then the limit of ten, then judges number 6."""
    s.store[REVEALS] += 1
    for i in range(s.players()):
        seat = seat_in_turn_order(s, i)
        at = seat_at(seat)
        blue, red = s.store[at + CHOSEN_BLUE], s.store[at + CHOSEN_RED]
        if blue + red > 0:
            emit(s, CONVERTED, seat, blue, red)
            gain_money(s, seat, -VP_PRICE * (blue + red), BY_CONVERSION)
            add_points(s, seat, BLUE, blue)
            add_points(s, seat, RED, red)
    for i in range(s.players()):
        apply_limit(s, seat_in_turn_order(s, i))
    for i in range(s.players()):
        seat = seat_in_turn_order(s, i)
        at = seat_at(seat)
        emit(s, REVEALED, seat, s.store[at + BLUE_VP], s.store[at + RED_VP])
        allegiance = s.store[at + HELD] - 1
        if allegiance >= 0 and s.tables.need_difference[allegiance] >= 0:
            blue, red = s.store[at + BLUE_VP], s.store[at + RED_VP]
            apart = max(blue - red, red - blue)
            if apart <= s.tables.need_difference[allegiance]:
                prove(s, seat)


def add_points(s: State, seat: i64, colour: i64, points: i64) -> None:
    if points > 0:
        s.store[seat_at(seat) + (BLUE_VP if colour == BLUE else RED_VP)] += points
        emit(s, VP, seat, colour, points, BY_CONVERSION)


def apply_limit(s: State, seat: i64) -> None:
    """The higher colour drops until they differ by 10 (END-05)."""
    at = seat_at(seat)
    blue, red = s.vp(seat, BLUE), s.vp(seat, RED)
    if blue - red > VP_LIMIT:
        s.store[at + BLUE_VP] = red + VP_LIMIT
        emit(s, LIMITED, seat, BLUE, blue - red - VP_LIMIT)
    elif red - blue > VP_LIMIT:
        s.store[at + RED_VP] = blue + VP_LIMIT
        emit(s, LIMITED, seat, RED, red - blue - VP_LIMIT)


# The winners, as a bit for each seat


def victory_colour(s: State) -> i64:
    """At two players the majority of the five revealed cards (TWO-10)."""
    red = 0
    for r in range(ROUNDS):
        if s.victory(r) == RED:
            red += 1
    return RED if red * 2 > ROUNDS else BLUE


def most_points(s: State, candidates: i64, colour: i64) -> i64:
    """The most of one colour; tied: the more of the other; still tied: shared."""
    first = BLUE_VP if colour == BLUE else RED_VP
    second = RED_VP if colour == BLUE else BLUE_VP
    best, winners = -1, 0
    for seat in range(SEATS):
        if candidates >> seat & 1:
            at = seat_at(seat)
            score = s.store[at + first] * 1000 + s.store[at + second]
            if score > best:
                best, winners = score, 1 << seat
            elif score == best:
                winners |= 1 << seat
    return winners


def governors(s: State) -> i64:
    """Among those with a proven allegiance, the most blue VP (WIN-01, WIN-02)."""
    if s.stopped():
        return 1 << (s.store[DECIDED] - 1)
    if s.players() == 2 and victory_colour(s) == RED:
        return 0
    proven = 0
    for seat in range(s.players()):
        if s.has_proven(seat):
            proven |= 1 << seat
    return most_points(s, proven, BLUE)


def pirate_kings(s: State) -> i64:
    """The most red VP (WIN-03); at two players only if red is the victory colour."""
    if s.stopped() or (s.players() == 2 and victory_colour(s) == BLUE):
        return 0
    return most_points(s, (1 << s.players()) - 1, RED)


def announce_winners(s: State) -> None:
    for seat in range(s.players()):
        if governors(s) >> seat & 1:
            emit(s, GOVERNOR, seat, 0 if governors(s) == 1 << seat else 1)
    for seat in range(s.players()):
        if pirate_kings(s) >> seat & 1:
            emit(s, PIRATE_KING, seat, 0 if pirate_kings(s) == 1 << seat else 1)
