"""Where each number of an observation lies.

A comment gives a field's shape, the last index running fastest. Fields of a seat are offsets from
`SEAT + k * SEAT_SIZE`: k counts from the seat that looks, in seat order. docs/envs.md has them all.
"""

from typing import Final

# Counts of the engine's constants, written out again (a test compares them): the compiler makes one
# number of a sum only where all of it is in one module.
_ALLEGIANCES: Final = 10
_BOARDS: Final = 4
_BUILDINGS: Final = 25
_CAPTAINS: Final = 30
_CONTRACTS: Final = 18
_CUBES: Final = 3
_ENDOWMENTS: Final = 6
_FRAMES: Final = 20
_MAX_OPTIONS: Final = 4
_PERMANENTS: Final = 6
_RESOURCES: Final = 6
_ROUNDS: Final = 5
_ROWS: Final = 4
_SEATS: Final = 4
_SHIPS: Final = 9
_SYMBOLS: Final = 3

PHASES: Final = 12
ICONS: Final = 18  # what a side may give: 12 kinds of icon, then 6 resources

# The game
PLAYERS: Final = 0  # 3: two, three, four
ROUND: Final = PLAYERS + 3  # 5
PHASE: Final = ROUND + _ROUNDS  # 12
REMOVING: Final = PHASE + PHASES
FIRST: Final = REMOVING + 1  # 4 seats
TO_MOVE: Final = FIRST + _SEATS  # 4 seats
DECIDED: Final = TO_MOVE + _SEATS  # 4 seats
# What is asked
ASKED: Final = DECIDED + _SEATS  # 20 frames
LESS: Final = ASKED + _FRAMES
TO_SPARE: Final = LESS + 1
SPARING_FOR: Final = TO_SPARE + 1  # 25 buildings
SIDES: Final = SPARING_FOR + _BUILDINGS  # 4 sides x 18 icons
SOLD: Final = SIDES + _MAX_OPTIONS * ICONS  # 6 resources
BOUGHT: Final = SOLD + _RESOURCES  # 6 resources
AMOUNT: Final = BOUGHT + _RESOURCES
ARRIVING: Final = AMOUNT + 1  # 6 resources
SPARED: Final = ARRIVING + _RESOURCES  # 3 cubes
# Seats
SEAT: Final = SPARED + _CUBES
PRESENT: Final = 0
MONEY: Final = 1
GOODS: Final = 2  # 6 resources
SQUARES: Final = GOODS + _RESOURCES
TOKENS: Final = SQUARES + 1
REPUTATION: Final = TOKENS + 1
POPULATION: Final = REPUTATION + 1
POINTS_SEEN: Final = POPULATION + 1
BLUE_RED: Final = POINTS_SEEN + 1  # 2 colours
CHEST: Final = BLUE_RED + 2
ALLEGIANCE: Final = CHEST + 1  # 10
PROVEN: Final = ALLEGIANCE + _ALLEGIANCES
ENDOWMENT: Final = PROVEN + 1  # 6
WORKERS: Final = ENDOWMENT + _ENDOWMENTS  # 4 boards
IN_HAND: Final = WORKERS + _BOARDS
BUILT: Final = IN_HAND + 1  # 25 buildings
HIRED: Final = BUILT + _BUILDINGS  # 30 captains
FACE_UP: Final = HIRED + _CAPTAINS  # 30 captains
FULFILLED: Final = FACE_UP + _CAPTAINS  # 18 contracts
SYMBOLS_OF: Final = FULFILLED + _CONTRACTS  # 3 symbols
PERMANENT_OF: Final = SYMBOLS_OF + _SYMBOLS  # 6 permanent effects
WISHED: Final = PERMANENT_OF + _PERMANENTS  # 5 rounds
PLACE: Final = WISHED + _ROUNDS
CONVERTED: Final = PLACE + 1
CONVERSION: Final = CONVERTED + 1  # 2 colours
SEAT_SIZE: Final = CONVERSION + 2
# The table
TILES: Final = SEAT + _SEATS * SEAT_SIZE  # 4 boards x 4 rows x 4 tiles
ACTING_TILE: Final = TILES + _BOARDS * _ROWS * _ROWS  # 4 boards x 4 tiles
ON_BOARD: Final = ACTING_TILE + _BOARDS * _ROWS  # 4 boards
AUTOMA_ON: Final = ON_BOARD + _BOARDS  # 4 boards
LEFT: Final = AUTOMA_ON + _BOARDS  # 25 buildings
SHOWN: Final = LEFT + _BUILDINGS  # 30 captains
SLOT: Final = SHOWN + _CAPTAINS  # 18 contracts
PILE: Final = SLOT + _CONTRACTS
OFFERED: Final = PILE + 1  # 10 allegiances
WISHES: Final = OFFERED + _ALLEGIANCES  # 5 rounds x 3 symbols
RED_REWARD: Final = WISHES + _ROUNDS * _SYMBOLS  # 5 rounds
SHIPS_SHOWN: Final = RED_REWARD + _ROUNDS  # 9 ships
SHIPS_TAKEN: Final = SHIPS_SHOWN + _SHIPS  # 9 ships
# Two players
PLAYER_A: Final = SHIPS_TAKEN + _SHIPS  # 2 seats
SPACE: Final = PLAYER_A + 2
DRAWN: Final = SPACE + 1  # 4 boards
VICTORIES: Final = DRAWN + _BOARDS  # 5 rounds x 2 colours
SIZE: Final = VICTORIES + _ROUNDS * 2
