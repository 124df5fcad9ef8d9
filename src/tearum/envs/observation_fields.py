"""The fields of an observation: every field by name, where it lies, its shape and what it says."""

from dataclasses import dataclass
from math import prod
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from tearum.engine.constants.components import PERMANENTS, SEATS
from tearum.observation import layout as f

Row = NDArray[Any]


@dataclass(frozen=True)
class Field:
    name: str
    at: int
    shape: tuple[int, ...]  # without the seats, where there is one for each
    meaning: str
    each_seat: bool = False

    def of(self, row: Row) -> Row:
        """The field's part of an observation; with one for each seat, seats come first."""
        size = prod(self.shape)
        if not self.each_seat:
            return row[..., self.at : self.at + size].reshape(*row.shape[:-1], *self.shape)
        seats = row[..., f.SEAT : f.TILES].reshape(*row.shape[:-1], SEATS, f.SEAT_SIZE)
        part = seats[..., self.at : self.at + size]
        return part.reshape(*row.shape[:-1], SEATS, *self.shape)

    def space(self) -> tuple[int, ...]:
        return (SEATS, *self.shape) if self.each_seat else self.shape


def _seat(name: str, at: int, shape: tuple[int, ...], meaning: str) -> Field:
    return Field(name, at, shape, meaning, each_seat=True)


FIELDS: Final = (
    Field("players", f.PLAYERS, (3,), "one-hot: two, three, four"),
    Field("round", f.ROUND, (5,), "one-hot"),
    Field("phase", f.PHASE, (12,), "one-hot, as in the contract"),
    Field("removing", f.REMOVING, (1,), "1: workers are removed; 0: they are placed"),
    Field("first_player", f.FIRST, (4,), "one-hot, counted from the seat that looks"),
    Field("to_move", f.TO_MOVE, (4,), "one-hot, so counted; all 0 when the game is over"),
    Field("decided", f.DECIDED, (4,), "one-hot, so counted: has the game for certain (TWO-13)"),
    Field("asked", f.ASKED, (20,), "one-hot: the frame that asks, as in the contract"),
    Field("less", f.LESS, (1,), "cubes or dollars less, when building or hiring"),
    Field("to_spare", f.TO_SPARE, (1,), "cubes still to be spared"),
    Field("sparing_for", f.SPARING_FOR, (25,), "one-hot: the building whose cubes are spared"),
    Field("sides", f.SIDES, (4, 18), "what each side of the pending / gives, by icon"),
    Field("sold", f.SOLD, (6,), "pieces sold in the open Trade, by resource"),
    Field("bought", f.BOUGHT, (6,), "pieces bought in it"),
    Field("amount", f.AMOUNT, (1,), "dollars it would bring if closed now"),
    Field("arriving", f.ARRIVING, (6,), "goods that do not fit yet"),
    Field("spared", f.SPARED, (3,), "cubes spared so far"),
    _seat("present", f.PRESENT, (1,), "1 where somebody sits"),
    _seat("money", f.MONEY, (1,), "dollars"),
    _seat("goods", f.GOODS, (6,), "by resource"),
    _seat("squares", f.SQUARES, (1,), "of the warehouse, free of tokens"),
    _seat("tokens", f.TOKENS, (1,), "expansion tokens left"),
    _seat("reputation", f.REPUTATION, (1,), "stars"),
    _seat("population", f.POPULATION, (1,), ""),
    _seat("points_seen", f.POINTS_SEEN, (1,), "1 where blue and red are known"),
    _seat("blue_red", f.BLUE_RED, (2,), "VP; 0 in others' closed chests (ALG-02)"),
    _seat("chest", f.CHEST, (1,), "1 when closed"),
    _seat("allegiance", f.ALLEGIANCE, (10,), "one-hot: the one held"),
    _seat("proven", f.PROVEN, (1,), ""),
    _seat("endowment", f.ENDOWMENT, (6,), "one-hot"),
    _seat("workers", f.WORKERS, (4,), "by board"),
    _seat("in_hand", f.IN_HAND, (1,), "workers in hand"),
    _seat("built", f.BUILT, (25,), "1 for each building"),
    _seat("hired", f.HIRED, (30,), "1 for each captain"),
    _seat("face_up", f.FACE_UP, (30,), "1 for each that waits for cannons"),
    _seat("fulfilled", f.FULFILLED, (18,), "1 for each contract"),
    _seat("symbols", f.SYMBOLS_OF, (3,), "by symbol"),
    _seat("standing", f.PERMANENT_OF, (PERMANENTS,), "permanent effects"),
    _seat("wished", f.WISHED, (5,), "symbols that count for each wish, from this round on"),
    _seat("place", f.PLACE, (1,), "in this round's wish, as it stands"),
    _seat("converted", f.CONVERTED, (1,), "1 after both conversions"),
    _seat(
        "conversion", f.CONVERSION, (2,), "blue and red bought; others' 0 until the end (END-04)"
    ),
    Field("tiles", f.TILES, (4, 4, 4), "one-hot: board, row from the bottom, tile"),
    Field(
        "acting_tile", f.ACTING_TILE, (4, 4), "one-hot: the tile of each board that would act now"
    ),
    Field("on_board", f.ON_BOARD, (4,), "workers on each board"),
    Field("automa_on", f.AUTOMA_ON, (4,), "the Automa's among them"),
    Field("left", f.LEFT, (25,), "copies left of each building"),
    Field("shown", f.SHOWN, (30,), "1 for each captain on display"),
    Field(
        "slot", f.SLOT, (18,), "each contract's slot from the left, from 1; 0 if not on the board"
    ),
    Field("pile", f.PILE, (1,), "contracts in the pile"),
    Field("offered", f.OFFERED, (10,), "1 for each allegiance on offer"),
    Field("wishes", f.WISHES, (5, 3), "symbols on each round's wish"),
    Field("red_reward", f.RED_REWARD, (5,), "1 where the red side of the reward lies up"),
    Field("ships_shown", f.SHIPS_SHOWN, (9,), "1 for each ship of this round"),
    Field("ships_taken", f.SHIPS_TAKEN, (9,), "1 for each that is taken"),
    Field("player_a", f.PLAYER_A, (2,), "two players: one-hot, counted from the seat that looks"),
    Field("space", f.SPACE, (1,), "two players: the next space of the order board"),
    Field("drawn", f.DRAWN, (4,), "two players: tokens drawn of this shuffle, by board"),
    Field("victories", f.VICTORIES, (5, 2), "two players: one-hot, the colours turned over"),
)


def by_name(row: Row) -> dict[str, Row]:
    """An observation, or many, as a dictionary of its fields."""
    return {field.name: field.of(row) for field in FIELDS}


def scale() -> NDArray[np.float32]:
    """What to divide an observation by so that most of its numbers lie between 0 and 1."""
    large = {
        "money": 30,
        "amount": 30,
        "squares": 12,
        "tokens": 8,
        "reputation": 12,
        "population": 20,
        "blue_red": 20,
        "conversion": 10,
        "pile": 18,
        "goods": 6,
        "space": 12,
        "slot": 6,
    }
    row = np.ones(f.SIZE, np.float32)
    for field in FIELDS:
        field.of(row)[...] = large.get(field.name, 1)
    return row
