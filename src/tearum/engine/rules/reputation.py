"""The reputation track, the population, and the City Hall that makes stars of barrels."""

from tearum.engine.constants.actions import CITY_HALL
from tearum.engine.constants.components import BARREL
from tearum.engine.constants.events import BY_EXCHANGE, EXCHANGED, STAR
from tearum.engine.constants.events import POPULATION as POPULATION_EVENT
from tearum.engine.constants.phases import ACTING
from tearum.engine.constants.reasons import (
    BUILDING_MISSING,
    GOODS_SHORT,
    NO_SUCH_ACTION,
    NOT_ASKED,
    NOT_YOUR_ACTION_TURN,
    reason_with,
)
from tearum.engine.ints import i64
from tearum.engine.layout import BUILT, GOODS, PHASE, POPULATION, REPUTATION
from tearum.engine.pending import add_to_menu, start_effect
from tearum.engine.rules.allegiance import check_allegiance
from tearum.engine.rules.payments import gain_goods
from tearum.engine.rules.warehouse import opens_own_choice
from tearum.engine.state import State, emit, seat_at


def gain_star(s: State, seat: i64) -> None:
    """One step up and its reward at once (REP-01); at the end of the track nothing (REP-04)."""
    at = seat_at(seat) + REPUTATION
    step = s.store[at]
    if step >= len(s.tables.track_effect):
        return
    s.store[at] = step + 1
    emit(s, STAR, seat, step + 1)
    check_allegiance(s, seat)
    start_effect(s, seat, s.tables.track_effect[step])


def gain_population(s: State, seat: i64, steps: i64) -> None:
    """Past the upper end nothing more is gained (POP-02)."""
    at = seat_at(seat) + POPULATION
    gained = min(steps, s.tables.population_max - s.store[at])
    if gained > 0:
        s.store[at] += gained
        emit(s, POPULATION_EVENT, seat, gained, s.store[at])
        check_allegiance(s, seat)


def why_city_hall(s: State) -> i64:
    kind = s.frame_kind()
    if not opens_own_choice(s, kind):
        return reason_with(NOT_ASKED, kind)
    return why_not_use_city_hall(s, s.frame_seat())


def why_not_use_city_hall(s: State, seat: i64) -> i64:
    """Whether a seat can make a star of a barrel, where the frame allows it."""
    store, city_hall = s.store, s.tables.city_hall
    if store[PHASE] != ACTING:
        return NOT_YOUR_ACTION_TURN
    if city_hall < 0:
        return NO_SUCH_ACTION
    if not store[BUILT + city_hall] >> seat & 1:
        return reason_with(BUILDING_MISSING, city_hall)
    if store[seat_at(seat) + GOODS + BARREL] == 0:
        return reason_with(GOODS_SHORT, 1, BARREL)
    return 0


def do_city_hall(s: State) -> None:
    """One barrel, one star, resolved fully before the next (BLD-07)."""
    seat = s.frame_seat()
    emit(s, EXCHANGED, seat, s.tables.city_hall)
    gain_goods(s, seat, BARREL, -1, BY_EXCHANGE)
    gain_star(s, seat)


def offer_city_hall(s: State, seat: i64) -> None:
    city_hall = s.tables.city_hall
    if city_hall < 0 or not s.store[BUILT + city_hall] >> seat & 1:
        return  # as mostly
    if why_not_use_city_hall(s, seat) == 0:
        add_to_menu(s, CITY_HALL)
