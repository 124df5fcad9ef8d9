"""Laws about the cards: each lies in one place, and what is counted of them is their sum."""

from tearum.engine.constants.components import (
    BUILDING_COLOURS,
    BUILDINGS,
    CAPTAINS,
    CONTRACTS,
    MAX_CONTRACT_SLOTS,
    PERMANENTS,
    SHIPS,
    SYMBOLS,
)
from tearum.engine.constants.phases import INCOME, SETTING_UP
from tearum.engine.ints import i64
from tearum.engine.layout import (
    BUILDINGS_OF,
    BUILT,
    CAPTAIN_AT,
    CAPTAINS_OF,
    COLOUR_OF,
    CONTRACT_AT,
    CONTRACT_SLOT,
    CONTRACTS_OF,
    COPIES,
    OWNED,
    PERMANENT_OF,
    PHASE,
    PILE_TOP,
    PLAYERS,
    ROUND,
    SEAT,
    SEAT_SIZE,
    SHIP_AT,
    SHIP_GONE,
    SHOWN,
    SYMBOL_OF,
    UNSEEN,
)
from tearum.engine.state import State


def breaks_buildings(s: State) -> bool:
    store = s.store
    for building in range(BUILDINGS):
        owners = store[BUILT + building]
        copies: i64 = 0
        for seat in range(store[PLAYERS]):
            copies += owners >> seat & 1
        if owners < 0 or owners >> store[PLAYERS] != 0 or copies > s.deal[COPIES + building]:
            return True
    return False


def breaks_captains(s: State) -> bool:
    store = s.store
    seen: i64 = 0
    for captain in range(CAPTAINS):
        place = store[CAPTAIN_AT + captain]
        if place < UNSEEN or place >= OWNED + 2 * store[PLAYERS]:
            return True
        if place != UNSEEN:
            seen += 1
            if s.tables.captain_round[captain] > store[ROUND]:
                return True
    return seen != (4 if store[PLAYERS] == 4 else 3) * (store[ROUND] + 1)


def breaks_contracts(s: State) -> bool:
    store = s.store
    seen: i64 = 0
    shown: i64 = 0
    for contract in range(CONTRACTS):
        place = store[CONTRACT_AT + contract]
        if place < UNSEEN or place >= OWNED + store[PLAYERS]:
            return True
        seen += 0 if place == UNSEEN else 1
        shown += 1 if place == SHOWN else 0
    in_slots: i64 = 0
    for slot in range(MAX_CONTRACT_SLOTS):
        card = store[CONTRACT_SLOT + slot]
        if card == 0:
            continue
        if slot >= s.tables.contract_slots[0 if store[PLAYERS] == 4 else 1]:
            return True
        if store[CONTRACT_AT + card - 1] != SHOWN:
            return True
        in_slots += 1
    return seen != store[PILE_TOP] or shown != in_slots


def breaks_ships(s: State) -> bool:
    store = s.store
    offered: i64 = 0
    for ship in range(SHIPS):
        if store[SHIP_AT + ship] < UNSEEN or store[SHIP_AT + ship] > SHIP_GONE:
            return True
        offered += 0 if store[SHIP_AT + ship] == UNSEEN else 1
    players = store[PLAYERS]
    expected: i64 = 5 if players == 2 else 7 if players == 3 else 9
    if store[ROUND] == 0 and (store[PHASE] == SETTING_UP or store[PHASE] == INCOME):
        expected = 0
    return offered != expected


def breaks_sums(s: State) -> bool:
    for seat in range(s.store[PLAYERS]):
        if breaks_counts(s, seat) or breaks_colours(s, seat):
            return True
        if breaks_symbols(s, seat) or breaks_permanents(s, seat):
            return True
    return False


def breaks_counts(s: State, seat: i64) -> bool:
    store = s.store
    at = SEAT + seat * SEAT_SIZE
    buildings: i64 = 0
    for building in range(BUILDINGS):
        buildings += store[BUILT + building] >> seat & 1
    captains: i64 = 0
    for captain in range(CAPTAINS):
        captains += 1 if owns_captain(s, seat, captain) else 0
    contracts: i64 = 0
    for contract in range(CONTRACTS):
        contracts += 1 if store[CONTRACT_AT + contract] == OWNED + seat else 0
    return (
        store[at + BUILDINGS_OF] != buildings
        or store[at + CAPTAINS_OF] != captains
        or store[at + CONTRACTS_OF] != contracts
    )


def breaks_colours(s: State, seat: i64) -> bool:
    store, colours = s.store, s.tables.building_colour
    for colour in range(BUILDING_COLOURS):
        of_colour: i64 = 0
        for building in range(BUILDINGS):
            if store[BUILT + building] >> seat & 1 and colours[building] == colour:
                of_colour += 1
        if store[SEAT + seat * SEAT_SIZE + COLOUR_OF + colour] != of_colour:
            return True
    return False


def breaks_symbols(s: State, seat: i64) -> bool:
    store, tables = s.store, s.tables
    for symbol in range(SYMBOLS):
        symbols: i64 = 0
        for building in range(BUILDINGS):
            if store[BUILT + building] >> seat & 1:
                symbols += tables.building_symbols[building * SYMBOLS + symbol]
        for captain in range(CAPTAINS):
            if owns_captain(s, seat, captain):
                symbols += tables.captain_symbols[captain * SYMBOLS + symbol]
        if store[SEAT + seat * SEAT_SIZE + SYMBOL_OF + symbol] != symbols:
            return True
    return False


def breaks_permanents(s: State, seat: i64) -> bool:
    store, permanent = s.store, s.tables.building_permanent
    for effect in range(PERMANENTS):
        figure: i64 = 0
        for building in range(BUILDINGS):
            if store[BUILT + building] >> seat & 1:
                figure += permanent[building * PERMANENTS + effect]
        if store[SEAT + seat * SEAT_SIZE + PERMANENT_OF + effect] != figure:
            return True
    return False


def owns_captain(s: State, seat: i64, captain: i64) -> bool:
    place = s.store[CAPTAIN_AT + captain]
    return place == OWNED + 2 * seat or place == OWNED + 2 * seat + 1
