"""What must hold in every state of every game, told from layout and tables, without the rules.

Each law is a function that says whether it is broken. `broken_law` names the first one that is.
"""

from typing import Final

from tearum.engine.constants.actions import ACTIONS
from tearum.engine.constants.components import (
    ALLEGIANCE_AT,
    BOARDS,
    CUBES,
    MAX_ALLEGIANCE_SLOTS,
    MAX_FRAMES,
    MAX_MENU,
    RESOURCES,
    SEATS,
    VP_LIMIT,
    VP_PRICE,
    WORKERS,
)
from tearum.engine.constants.frames import (
    CHOOSING_ALLEGIANCE,
    EFFECT,
    FRAMES,
    OVERFLOW,
    PALACE,
    SPARING,
    STOPPING,
    TRADING,
    TURN,
)
from tearum.engine.constants.phases import ACTING, LAST_ALLEGIANCES, OVER, WISHING
from tearum.engine.core import why_not
from tearum.engine.ints import i64
from tearum.engine.layout import (
    AGREED,
    ALLEGIANCE_SLOT,
    ARRIVING,
    AUTOMA_ON,
    BLUE_VP,
    BOUGHT,
    CHEST,
    CHOSEN,
    CHOSEN_BLUE,
    CHOSEN_RED,
    CURSOR,
    DECIDED,
    DEPTH,
    FIRST,
    FRAME,
    FRAME_SIZE,
    GOODS,
    HELD,
    MENU,
    MENU_SIZE,
    MONEY,
    ON_BOARD,
    PHASE,
    PLACE,
    PLAYERS,
    POPULATION,
    PROVEN,
    RED_VP,
    REPUTATION,
    ROUND,
    SEAT,
    SEAT_SIZE,
    SOLD,
    SPARED,
    STOPPED,
    TOKEN_HIGH,
    TOKEN_LOW,
)
from tearum.engine.state import State
from tests.proof.native.cards import (
    breaks_buildings,
    breaks_captains,
    breaks_contracts,
    breaks_ships,
    breaks_sums,
)

KEPT: Final = 0
LAWS: Final = [
    "none",
    "an empty seat holds nothing",
    "money and goods are never owed, and goods fit the warehouse",
    "tracks and tokens stay within their ends",
    "victory points are never negative; eight blue ones close the chest",
    "an allegiance is in its slot or held by one seat",
    "every player has four workers, and a board holds three or four",
    "a building has no more copies than the game, and each seat one",
    "a captain lies in one place, as many as the rounds have brought",
    "a contract lies in one place, and its slot agrees",
    "ships are as many as the players ask for",
    "counts, colours, symbols and permanent effects are the sums of the cards",
    "frames are known, owned and wiped when they are gone",
    "the menu is ascending, within bounds and empty only at the end",
    "nothing is half sold, half bought, arriving or spared without a frame that asks",
    "places, conversions and agreements stay in their phase",
    "at the end the colours are at most ten apart and the warehouses empty",
    "the menu is exactly what `why_not` does not object to",
    "the events add up to the state",
]
SUMS_LAW: Final = 11
MENU_LAW: Final = 17
LEDGER_LAW: Final = 18


def broken_dear_law(s: State) -> i64:
    """The same, for the two laws that take long to look at."""
    if breaks_sums(s):
        return SUMS_LAW
    if breaks_menu_law(s):
        return MENU_LAW
    return KEPT


def broken_law(s: State) -> i64:
    """The first law that this state breaks, or KEPT."""
    if breaks_empty_seats(s):
        return 1
    if breaks_holdings(s):
        return 2
    if breaks_tracks(s):
        return 3
    if breaks_points(s):
        return 4
    if breaks_allegiances(s):
        return 5
    if breaks_workers(s):
        return 6
    if breaks_buildings(s):
        return 7
    if breaks_captains(s):
        return 8
    if breaks_contracts(s):
        return 9
    if breaks_ships(s):
        return 10
    if breaks_frames(s):
        return 12
    if breaks_menu(s):
        return 13
    if breaks_gathering(s):
        return 14
    if breaks_phases(s):
        return 15
    if breaks_ending(s):
        return 16
    return KEPT


def breaks_empty_seats(s: State) -> bool:
    store = s.store
    players = store[PLAYERS]
    if players < 2 or players > SEATS or store[FIRST] >= players:
        return True
    for i in range(SEAT + players * SEAT_SIZE, FRAME):
        if store[i] != 0:
            return True
    return False


def breaks_holdings(s: State) -> bool:
    store = s.store
    tokens: i64 = len(s.tables.token_cost)
    for seat in range(store[PLAYERS]):
        at = SEAT + seat * SEAT_SIZE
        if store[at + MONEY] < 0:
            return True
        stored: i64 = 0
        for r in range(RESOURCES):
            if store[at + GOODS + r] < 0:
                return True
            stored += store[at + GOODS + r]
        covered = store[at + TOKEN_HIGH] - store[at + TOKEN_LOW]
        if stored > s.tables.open_squares + tokens - covered:
            return True
    return False


def breaks_tracks(s: State) -> bool:
    store = s.store
    tokens: i64 = len(s.tables.token_cost)
    steps: i64 = len(s.tables.track_effect)
    for seat in range(store[PLAYERS]):
        at = SEAT + seat * SEAT_SIZE
        low, high = store[at + TOKEN_LOW], store[at + TOKEN_HIGH]
        if low < 0 or low > high or high > tokens:
            return True
        if store[at + REPUTATION] < 0 or store[at + REPUTATION] > steps:
            return True
        if (
            store[at + POPULATION] < s.tables.population_start
            or store[at + POPULATION] > s.tables.population_max
        ):
            return True
    return False


def breaks_points(s: State) -> bool:
    store = s.store
    for seat in range(store[PLAYERS]):
        at = SEAT + seat * SEAT_SIZE
        if store[at + BLUE_VP] < 0 or store[at + RED_VP] < 0:
            return True
        # A chest never opens again, though the limit of ten may take blue points back.
        if store[at + CHEST] == 0 and store[at + BLUE_VP] >= ALLEGIANCE_AT and store[STOPPED] == 0:
            return True
        held = store[at + HELD] > 0 or is_pending(s, CHOOSING_ALLEGIANCE, seat)
        closed = store[at + CHEST] == 1
        if (held and not closed) or store[at + PROVEN] > 1:
            return True
        # Those whom only a conversion brings to eight are named together, then asked in turn.
        if closed and not held and store[PHASE] != LAST_ALLEGIANCES:
            return True
        if store[at + PROVEN] == 1 and store[at + HELD] == 0:
            return True
    return False


def is_pending(s: State, kind: i64, seat: i64) -> bool:
    """Whether a frame of a kind waits for a seat; -1 for any seat."""
    store = s.store
    for i in range(store[DEPTH]):
        at = FRAME + i * FRAME_SIZE
        if store[at] == kind and (seat < 0 or store[at + 1] == seat):
            return True
    return False


def breaks_allegiances(s: State) -> bool:
    store = s.store
    side: i64 = 0 if store[PLAYERS] == 4 else 1
    seen: i64 = 0
    cards: i64 = 0
    for slot in range(MAX_ALLEGIANCE_SLOTS):
        if store[ALLEGIANCE_SLOT + slot] > 0:
            seen |= 1 << store[ALLEGIANCE_SLOT + slot]
            cards += 1
    for seat in range(store[PLAYERS]):
        held = store[SEAT + seat * SEAT_SIZE + HELD]
        if held > 0:
            seen |= 1 << held
            cards += 1
    different: i64 = 0
    for allegiance in range(64):
        different += seen >> allegiance & 1
    return cards != different or cards != s.tables.allegiance_slots[side]


def breaks_workers(s: State) -> bool:
    """How many stand on the boards follows from how far the round has come."""
    store = s.store
    players = store[PLAYERS]
    placed: i64 = 0
    for board in range(BOARDS):
        here = store[AUTOMA_ON + board]
        if here < 0 or (players > 2 and here > 0):
            return True
        for seat in range(players):
            here += store[SEAT + seat * SEAT_SIZE + ON_BOARD + board]
        if here > (4 if players == 4 else 3):
            return True
        placed += here
    for seat in range(players):
        own: i64 = 0
        for board in range(BOARDS):
            on_board = store[SEAT + seat * SEAT_SIZE + ON_BOARD + board]
            if on_board < 0:
                return True
            own += on_board
        if own > WORKERS:
            return True
    all_of_them = WORKERS * (3 if players == 2 else players)
    used: i64 = 0
    if store[PHASE] == ACTING:
        used = store[CURSOR] - (1 if is_pending(s, TURN, -1) else 0)
    elif store[PHASE] > ACTING:
        used = all_of_them
    if store[STOPPED] == 1:
        return False
    return placed != (all_of_them - used if store[ROUND] % 2 == 0 else used)


def breaks_frames(s: State) -> bool:
    store = s.store
    depth = store[DEPTH]
    if depth < 0 or depth > MAX_FRAMES:
        return True
    for i in range(depth):
        at = FRAME + i * FRAME_SIZE
        if (
            store[at] < 0
            or store[at] >= FRAMES
            or store[at + 1] < 0
            or store[at + 1] >= store[PLAYERS]
        ):
            return True
    for i in range(FRAME + depth * FRAME_SIZE, MENU_SIZE):
        if store[i] != 0:
            return True
    return False


def breaks_menu(s: State) -> bool:
    store = s.store
    size, depth = store[MENU_SIZE], store[DEPTH]
    over = store[PHASE] == OVER
    if size < 0 or size > MAX_MENU or (size == 0) != over or (depth == 0) != over:
        return True
    last: i64 = -1
    for i in range(size):
        code = store[MENU + i]
        if code <= last or code >= ACTIONS:
            return True
        last = code
    if depth == 0:
        return False
    kind = store[FRAME + (depth - 1) * FRAME_SIZE]
    return kind == EFFECT or kind == PALACE


def breaks_gathering(s: State) -> bool:
    store = s.store
    trade: i64 = 0
    arriving: i64 = 0
    spared: i64 = 0
    for r in range(RESOURCES):
        if store[SOLD + r] < 0 or store[BOUGHT + r] < 0 or store[ARRIVING + r] < 0:
            return True
        trade += store[SOLD + r] + store[BOUGHT + r]
        arriving += store[ARRIVING + r]
    for r in range(CUBES):
        spared += store[SPARED + r]
    return (
        (trade > 0 and not is_pending(s, TRADING, -1))
        or (arriving > 0) != is_pending(s, OVERFLOW, -1)
        or (spared > 0 and not is_pending(s, SPARING, -1))
    )


def breaks_phases(s: State) -> bool:
    store = s.store
    if store[PLAYERS] > 2 and (store[DECIDED] != 0 or is_pending(s, STOPPING, -1)):
        return True
    if store[STOPPED] == 1 and store[DECIDED] == 0:
        return True
    for seat in range(store[PLAYERS]):
        at = SEAT + seat * SEAT_SIZE
        if store[at + PLACE] != 0 and store[PHASE] != WISHING:
            return True
        if store[at + AGREED] != 0 and store[DECIDED] == 0:
            return True
        points = store[at + CHOSEN_BLUE] + store[at + CHOSEN_RED]
        if points < 0 or (points > 0 and store[at + CHOSEN] == 0):
            return True
        if store[PHASE] <= LAST_ALLEGIANCES and points * VP_PRICE > store[at + MONEY]:
            return True
    return False


def breaks_ending(s: State) -> bool:
    store = s.store
    if store[PHASE] != OVER:
        return False
    for seat in range(store[PLAYERS]):
        at = SEAT + seat * SEAT_SIZE
        apart = store[at + BLUE_VP] - store[at + RED_VP]
        if apart > VP_LIMIT or apart < -VP_LIMIT:
            return True
        if store[STOPPED] == 0:
            for r in range(RESOURCES):
                if store[at + GOODS + r] != 0:
                    return True
    return False


def breaks_menu_law(s: State) -> bool:
    """Asks about every action of the table: it is legal exactly when it is in the menu."""
    store = s.store
    next_one: i64 = 0
    for code in range(ACTIONS):
        legal = next_one < store[MENU_SIZE] and store[MENU + next_one] == code
        if legal != (why_not(s, code) == 0):
            return True
        if legal:
            next_one += 1
    return False
