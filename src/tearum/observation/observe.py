"""Writes what a seat may know into a row of numbers.

It is what `tearum.game.view` shows, number by number: face-down cards, others' closed chests
(ALG-02) and others' conversions (END-04) are never read.
"""

from typing import Final

from tearum.engine.constants import frames, phases
from tearum.engine.constants.components import (
    AUTOMA_TOKENS,
    BLUE,
    BOARDS,
    CONTRACTS,
    CUBES,
    MAX_CONTRACT_SLOTS,
    RED,
    RESOURCES,
    ROUNDS,
    ROWS,
    SEATS,
    SYMBOLS,
)
from tearum.engine.edition_tables import OP_END, OP_GOODS
from tearum.engine.ints import i16, i64, vec
from tearum.engine.rules.trade import earnings, spendings, tokens_needed, tokens_price
from tearum.engine.rules.turn import acting_row, is_removal_round
from tearum.engine.rules.warehouse import squares
from tearum.engine.rules.wishes import place_of, symbols_for
from tearum.engine.state import State
from tearum.engine.workers import board_capacity, workers_in_hand, workers_on
from tearum.observation import layout as f
from tearum.observation.fields import fields_seen_by
from tearum.observation.scatter import Scatter

# What is copied as it lies, by players and the seat that looks.
COPIED: Final = [
    Scatter(f.SIZE, fields_seen_by(seat, players))
    for players in range(SEATS + 1)
    for seat in range(SEATS)
]


def blank() -> vec[i16]:
    """Room for one observation."""
    return vec[i16]([0] * f.SIZE)


def observe(s: State, seat: i64, row: vec[i16], at: i64) -> None:
    """Writes the observation of a seat into `row`, from `at` on."""
    k: i64
    players = s.players()
    COPIED[players * SEATS + seat].write(s.store, s.deal, row, at)
    write_game(s, seat, row, at)
    write_asked(s, row, at)
    over = s.phase() == phases.OVER
    for k in range(players):
        other = (seat + k) % players
        write_seat(s, other, k == 0 or over, row, at + f.SEAT + k * f.SEAT_SIZE)
    write_boards(s, row, at)
    write_table(s, row, at)
    if players == 2:
        write_automa(s, seat, row, at)


def put(row: vec[i16], at: i64, value: i64) -> None:
    """Writes a number; none of the game's comes near the limit."""
    row[at] = i16(value)


def place_from(s: State, seat: i64, other: i64) -> i64:
    """How many places after the seat that looks another one sits."""
    players = s.players()
    return (other - seat + players) % players


def write_game(s: State, seat: i64, row: vec[i16], at: i64) -> None:
    if is_removal_round(s):
        row[at + f.REMOVING] = 1
    if s.phase() != phases.SETTING_UP:
        row[at + f.FIRST + place_from(s, seat, s.first_player())] = 1
    if s.depth() > 0:
        row[at + f.TO_MOVE + place_from(s, seat, s.frame_seat())] = 1
    if s.decided_for() >= 0:
        row[at + f.DECIDED + place_from(s, seat, s.decided_for())] = 1


# What is asked


def write_asked(s: State, row: vec[i16], at: i64) -> None:
    r: i64
    if s.depth() == 0:
        return
    kind, seat, a, b = s.frame_kind(), s.frame_seat(), s.frame_a(), s.frame_b()
    row[at + f.ASKED + kind] = 1
    if kind == frames.BUILDING or kind == frames.HIRING:
        put(row, at + f.LESS, a)
    elif kind == frames.OPTION_CHOICE:
        write_sides(s, a, row, at + f.SIDES)
    elif kind == frames.SPARING:
        row[at + f.SPARING_FOR + a] = 1
        put(row, at + f.TO_SPARE, b)
        for r in range(CUBES):
            put(row, at + f.SPARED + r, s.spared(r))
    elif kind == frames.OVERFLOW:
        for r in range(RESOURCES):
            put(row, at + f.ARRIVING + r, s.arriving(r))
    elif kind == frames.TRADING:
        for r in range(RESOURCES):
            put(row, at + f.SOLD + r, s.sold(r))
            put(row, at + f.BOUGHT + r, s.bought(r))
        price = tokens_price(s, seat, tokens_needed(s, seat))
        put(row, at + f.AMOUNT, earnings(s) - spendings(s) - price)


def write_sides(s: State, effect: i64, row: vec[i16], at: i64) -> None:
    """What each side of a "/" gives, icon by icon."""
    side: i64
    t = s.tables
    for side in range(i64(t.effect_count[effect])):
        here = i64(t.option_start[t.effect_first[effect] + side])
        while t.program[here] != OP_END:
            op = i64(t.program[here])
            amount = i64(t.program[here + 1])
            if amount == 0:
                amount = 1  # an icon without an amount
            # Kinds 1 to 12, then the six resources.
            icon = 12 + op - OP_GOODS if op >= OP_GOODS else op - 1
            row[at + side * f.ICONS + icon] += i16(amount)
            here += 2


# Seats


def write_seat(s: State, seat: i64, open_chest: bool, row: vec[i16], at: i64) -> None:
    r: i64
    put(row, at + f.SQUARES, squares(s, seat))
    put(row, at + f.TOKENS, s.token_high(seat) - s.token_low(seat))
    if open_chest or not s.chest_closed(seat):
        row[at + f.POINTS_SEEN] = 1
        put(row, at + f.BLUE_RED + BLUE, s.vp(seat, BLUE))
        put(row, at + f.BLUE_RED + RED, s.vp(seat, RED))
    put(row, at + f.IN_HAND, workers_in_hand(s, seat))
    rounds: i64 = ROUNDS
    for r in range(s.round_index(), rounds):
        put(row, at + f.WISHED + r, symbols_for(s, seat, s.wish(r)))
    put(row, at + f.PLACE, place_of(s, seat, s.wish(s.round_index())))
    chosen = s.conversions_chosen(seat)
    if chosen == 2:
        row[at + f.CONVERTED] = 1
    if open_chest and chosen > 0:
        put(row, at + f.CONVERSION + BLUE, s.converted_blue(seat))
        put(row, at + f.CONVERSION + RED, s.converted_red(seat))


# The table


def write_boards(s: State, row: vec[i16], at: i64) -> None:
    board: i64
    holds = board_capacity(s)
    for board in range(BOARDS):
        acting = acting_row(s, board)
        if acting >= 1 and acting <= holds:
            tile = s.tile(board, acting - 1)
            row[at + f.ACTING_TILE + board * ROWS + tile] = 1
        put(row, at + f.ON_BOARD + board, workers_on(s, board))


def write_table(s: State, row: vec[i16], at: i64) -> None:
    """Contracts by slot, and wishes."""
    slot: i64
    r: i64
    symbol: i64
    for slot in range(MAX_CONTRACT_SLOTS):
        contract = s.contract_in_slot(slot)
        if contract >= 0:
            put(row, at + f.SLOT + contract, slot + 1)
    put(row, at + f.PILE, CONTRACTS - s.contracts_drawn())
    wish_symbols = s.tables.wish_symbols
    for r in range(ROUNDS):
        first = s.wish(r) * SYMBOLS
        for symbol in range(SYMBOLS):
            put(row, at + f.WISHES + r * SYMBOLS + symbol, wish_symbols[first + symbol])


def write_automa(s: State, seat: i64, row: vec[i16], at: i64) -> None:
    """Two players: who is player A, the tokens drawn of this shuffle, the victory types shown."""
    i: i64
    r: i64
    if s.phase() == phases.SETTING_UP:
        return
    round_ = s.round_index()
    row[at + f.PLAYER_A + place_from(s, seat, s.player_a())] = 1
    if s.phase() == phases.ACTING:
        put(row, at + f.SPACE, s.cursor())
    drawn = s.tokens_drawn()
    if drawn > 0:
        for i in range((drawn - 1) // AUTOMA_TOKENS * AUTOMA_TOKENS, drawn):
            row[at + f.DRAWN + s.automa_token(i)] += 1
    for r in range(round_ + 1):
        row[at + f.VICTORIES + r * 2 + s.victory(r)] = 1
