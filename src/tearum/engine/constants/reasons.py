"""Why an action is not legal: a reason with up to two parameters, packed into one integer.

Zero means that the action is legal; a reason without parameters is its own number. The texts
are in `tearum.text`, by these names.
"""

from typing import Final

from tearum.engine.ints import i64

# reasons: written by `make contract`
LEGAL: Final = 0
GAME_OVER: Final = 1
NO_SUCH_ACTION: Final = 2
NOT_ASKED: Final = 3  # a: asked; something else is being decided
MONEY_SHORT: Final = 4  # a: amount
GOODS_SHORT: Final = 5  # a: pieces, b: resource
CUBES_SHORT: Final = 6  # a: pieces; cubes missing even after every reduction
NO_COPY_LEFT: Final = 7
BUILT_ALREADY: Final = 8
TYPE_NOT_IN_GAME: Final = 9
NOT_ON_DISPLAY: Final = 10  # captain
HIRED_ALREADY: Final = 11  # a: seat
GOODS_NOT_TAKEN: Final = 12  # this captain is hired for money only
NOT_ON_BOARD: Final = 13  # contract
FULFILLED_ALREADY: Final = 14  # a: seat
NOT_OFFERED: Final = 15  # ship
SHIP_BOUGHT: Final = 16
NO_SUCH_ROW: Final = 17
NO_WORKER_THERE: Final = 18  # a: board
BOARD_FULL: Final = 19  # a: board
NO_SUCH_SIDE: Final = 20
NOT_YOUR_CAPTAIN: Final = 21
ACTIVATED_ALREADY: Final = 22
NO_CANNON_EFFECT: Final = 23
SOLD_THIS_TRADE: Final = 24  # b: resource; not bought and sold in one Trade
OUT_OF_ORDER: Final = 25  # sell in printed order, then buy in printed order
NO_ROOM: Final = 26  # for the purchase
NOTHING_TRADED: Final = 27
TRADE_BEGUN: Final = 28
BUILDING_MISSING: Final = 29  # a: building
NOT_YOUR_ACTION_TURN: Final = 30
NO_ALLEGIANCE: Final = 31
NOT_PAYABLE: Final = 32
PROVEN_ALREADY: Final = 33
MAKES_NO_ROOM: Final = 34
ALLEGIANCE_GONE: Final = 35
NO_TOKEN_LEFT: Final = 36
NOT_IN_COST: Final = 37  # b: resource
CANNOT_PAY_REST: Final = 38  # sparing this cube leaves a cost that cannot be paid
NOTHING_TO_DISCARD: Final = 39  # b: resource
REASONS: Final = 40
# end


def reason_with(reason: i64, a: i64, b: i64 = 0) -> i64:
    return reason + a * 64 + b * 65536


def reason_of(packed: i64) -> i64:
    return packed % 64


def reason_a(packed: i64) -> i64:
    return packed // 64 % 1024


def reason_b(packed: i64) -> i64:
    return packed // 65536
