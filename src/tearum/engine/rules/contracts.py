"""Contracts: deliver goods, choose red or blue, take the slot's bonus; then the board slides."""

from tearum.engine.constants.actions import FULFIL
from tearum.engine.constants.components import CONTRACTS, MAX_CONTRACT_SLOTS, RESOURCES
from tearum.engine.constants.events import BY_CONTRACT, CONTRACT_MOVED, CONTRACT_SHOWN, FULFILLED
from tearum.engine.constants.frames import CONTRACTING
from tearum.engine.constants.reasons import FULFILLED_ALREADY, NOT_ASKED, NOT_ON_BOARD, reason_with
from tearum.engine.ints import i64
from tearum.engine.layout import (
    CONTRACT_AT,
    CONTRACT_SLOT,
    CONTRACTS_OF,
    OWNED,
    PILE,
    PILE_TOP,
    REVEALS,
    SHOWN,
    UNSEEN,
)
from tearum.engine.pending import add_to_menu, pop, start_effect
from tearum.engine.rules.allegiance import check_allegiance, gain_vp
from tearum.engine.rules.payments import pay_goods, why_not_pay_goods
from tearum.engine.state import State, emit, seat_at
from tearum.engine.workers import board_side


def why_fulfil(s: State, contract: i64) -> i64:
    if s.frame_kind() != CONTRACTING:
        return reason_with(NOT_ASKED, s.frame_kind())
    place = s.store[CONTRACT_AT + contract]
    if place == UNSEEN:
        return NOT_ON_BOARD
    if place != SHOWN:
        return reason_with(FULFILLED_ALREADY, place - OWNED)
    return why_not_pay_goods(s, s.frame_seat(), s.tables.contract_cost, contract * RESOURCES)


def slot_of(s: State, contract: i64) -> i64:
    """Where a contract lies that is on the board."""
    slot: i64 = 0
    while s.store[CONTRACT_SLOT + slot] != contract + 1:
        slot += 1
    return slot


def do_fulfil(s: State, contract: i64, colour: i64) -> None:
    """The card's VP first, then what is printed under its slot (CON-02)."""
    seat = s.frame_seat()
    pop(s)
    pay_goods(s, seat, s.tables.contract_cost, contract * RESOURCES, BY_CONTRACT)
    slot = slot_of(s, contract)
    s.store[CONTRACT_SLOT + slot] = 0
    s.store[CONTRACT_AT + contract] = OWNED + seat
    s.store[seat_at(seat) + CONTRACTS_OF] += 1
    emit(s, FULFILLED, seat, contract, slot, colour)
    check_allegiance(s, seat)
    start_effect(s, seat, s.tables.slot_effect[board_side(s) * MAX_CONTRACT_SLOTS + slot])
    gain_vp(s, seat, colour, s.tables.contract_vp[contract * 2 + colour], BY_CONTRACT)


def offer_contracts(s: State) -> None:
    for contract in range(CONTRACTS):
        if s.store[CONTRACT_AT + contract] == SHOWN and why_fulfil(s, contract) == 0:
            add_to_menu(s, FULFIL + contract * 2)
            add_to_menu(s, FULFIL + contract * 2 + 1)


def slide_contracts(s: State) -> None:
    """Unfulfilled contracts go as far right as possible, in their order (EOR-01)."""
    free = s.tables.contract_slots[board_side(s)] - 1
    for slot in range(free, -1, -1):
        card = s.store[CONTRACT_SLOT + slot]
        if card == 0:
            continue
        if slot != free:
            s.store[CONTRACT_SLOT + slot] = 0
            s.store[CONTRACT_SLOT + free] = card
            emit(s, CONTRACT_MOVED, -1, card - 1, free)
        free -= 1


def fill_contracts(s: State) -> None:
    """Empty slots are refilled from right to left; a dry pile leaves them empty (EOR-01)."""
    for slot in range(s.tables.contract_slots[board_side(s)] - 1, -1, -1):
        if s.store[CONTRACT_SLOT + slot] == 0 and s.contracts_drawn() < CONTRACTS:
            contract = s.deal[PILE + s.contracts_drawn()]
            s.store[PILE_TOP] += 1
            s.store[CONTRACT_SLOT + slot] = contract + 1
            s.store[CONTRACT_AT + contract] = SHOWN
            s.store[REVEALS] += 1
            emit(s, CONTRACT_SHOWN, -1, contract, slot)
