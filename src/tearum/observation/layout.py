"""Where each number of an observation lies.

A comment gives a field's shape, the last index running fastest. Fields of a seat are offsets from
`SEAT + k * SEAT_SIZE`: k counts from the seat that looks, in seat order. docs/envs.md has them all.
"""

from typing import Final

from tearum.engine.constants.components import (
    ALLEGIANCES,
    BOARDS,
    BUILDINGS,
    CAPTAINS,
    CONTRACTS,
    CUBES,
    ENDOWMENTS,
    MAX_OPTIONS,
    PERMANENTS,
    RESOURCES,
    ROUNDS,
    ROWS,
    SEATS,
    SHIPS,
    SYMBOLS,
)
from tearum.engine.constants.frames import FRAMES

PHASES: Final = 12
ICONS: Final = 18  # what a side may give: 12 kinds of icon, then 6 resources

# The game
PLAYERS: Final = 0  # 3: two, three, four
ROUND: Final = PLAYERS + 3  # 5
PHASE: Final = ROUND + ROUNDS  # 12
REMOVING: Final = PHASE + PHASES
FIRST: Final = REMOVING + 1  # 4 seats
TO_MOVE: Final = FIRST + SEATS  # 4 seats
DECIDED: Final = TO_MOVE + SEATS  # 4 seats
# What is asked
ASKED: Final = DECIDED + SEATS  # 20 frames
LESS: Final = ASKED + FRAMES
TO_SPARE: Final = LESS + 1
SPARING_FOR: Final = TO_SPARE + 1  # 25 buildings
SIDES: Final = SPARING_FOR + BUILDINGS  # 4 sides x 18 icons
SOLD: Final = SIDES + MAX_OPTIONS * ICONS  # 6 resources
BOUGHT: Final = SOLD + RESOURCES  # 6 resources
AMOUNT: Final = BOUGHT + RESOURCES
ARRIVING: Final = AMOUNT + 1  # 6 resources
SPARED: Final = ARRIVING + RESOURCES  # 3 cubes
# Seats
SEAT: Final = SPARED + CUBES
PRESENT: Final = 0
MONEY: Final = 1
GOODS: Final = 2  # 6 resources
SQUARES: Final = GOODS + RESOURCES
TOKENS: Final = SQUARES + 1
REPUTATION: Final = TOKENS + 1
POPULATION: Final = REPUTATION + 1
POINTS_SEEN: Final = POPULATION + 1
BLUE_RED: Final = POINTS_SEEN + 1  # 2 colours
CHEST: Final = BLUE_RED + 2
ALLEGIANCE: Final = CHEST + 1  # 10
PROVEN: Final = ALLEGIANCE + ALLEGIANCES
ENDOWMENT: Final = PROVEN + 1  # 6
WORKERS: Final = ENDOWMENT + ENDOWMENTS  # 4 boards
IN_HAND: Final = WORKERS + BOARDS
BUILT: Final = IN_HAND + 1  # 25 buildings
HIRED: Final = BUILT + BUILDINGS  # 30 captains
FACE_UP: Final = HIRED + CAPTAINS  # 30 captains
FULFILLED: Final = FACE_UP + CAPTAINS  # 18 contracts
SYMBOLS_OF: Final = FULFILLED + CONTRACTS  # 3 symbols
PERMANENT_OF: Final = SYMBOLS_OF + SYMBOLS  # 6 permanent effects
WISHED: Final = PERMANENT_OF + PERMANENTS  # 5 rounds
PLACE: Final = WISHED + ROUNDS
CONVERTED: Final = PLACE + 1
CONVERSION: Final = CONVERTED + 1  # 2 colours
SEAT_SIZE: Final = CONVERSION + 2
# The table
TILES: Final = SEAT + SEATS * SEAT_SIZE  # 4 boards x 4 rows x 4 tiles
ACTING_TILE: Final = TILES + BOARDS * ROWS * ROWS  # 4 boards x 4 tiles
ON_BOARD: Final = ACTING_TILE + BOARDS * ROWS  # 4 boards
AUTOMA_ON: Final = ON_BOARD + BOARDS  # 4 boards
LEFT: Final = AUTOMA_ON + BOARDS  # 25 buildings
SHOWN: Final = LEFT + BUILDINGS  # 30 captains
SLOT: Final = SHOWN + CAPTAINS  # 18 contracts
PILE: Final = SLOT + CONTRACTS
OFFERED: Final = PILE + 1  # 10 allegiances
WISHES: Final = OFFERED + ALLEGIANCES  # 5 rounds x 3 symbols
RED_REWARD: Final = WISHES + ROUNDS * SYMBOLS  # 5 rounds
SHIPS_SHOWN: Final = RED_REWARD + ROUNDS  # 9 ships
SHIPS_TAKEN: Final = SHIPS_SHOWN + SHIPS  # 9 ships
# Two players
PLAYER_A: Final = SHIPS_TAKEN + SHIPS  # 2 seats
SPACE: Final = PLAYER_A + 2
DRAWN: Final = SPACE + 1  # 4 boards
VICTORIES: Final = DRAWN + BOARDS  # 5 rounds x 2 colours
SIZE: Final = VICTORIES + ROUNDS * 2
