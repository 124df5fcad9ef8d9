"""Where each number of the state lies: what changes in the store, all luck in the deal.

A name without a comment is one number; a comment gives the shape of a block, the last index running
fastest. Fields of a seat are offsets from `seat_at(seat)`.
"""

from typing import Final

# The counts of components.py, written out again (a test compares them): the compiler makes one
# number of a sum only where all of it is in one module.
_AUTOMA_SHUFFLES: Final = 4
_AUTOMA_TOKENS: Final = 8
_BOARDS: Final = 4
_BUILDING_COLOURS: Final = 5
_BUILDINGS: Final = 25
_CAPTAINS: Final = 30
_CONTRACTS: Final = 18
_CUBES: Final = 3
_MAX_ALLEGIANCE_SLOTS: Final = 8
_MAX_CONTRACT_SLOTS: Final = 6
_MAX_FRAMES: Final = 28
_MAX_MENU: Final = 63
_RESOURCES: Final = 6
_ROUNDS: Final = 5
_ROWS: Final = 4
_SEATS: Final = 4
_SHIPS: Final = 9
_PERMANENTS: Final = 6
_SYMBOLS: Final = 3
_VICTORY_TYPES: Final = 6

# The game
PLAYERS: Final = 0
PHASE: Final = 1
ROUND: Final = 2  # 0 to 4
FIRST: Final = 3  # first player's seat
CURSOR: Final = 4  # how far the phase has come
PASSES: Final = 5  # in a row, in the ship phase
DEPTH: Final = 6  # pending frames
REVEALS: Final = 7  # how often something hidden was turned over
PLAYER_A: Final = 8  # seat, at two players
TOKEN: Final = 9  # next automa token of this round
PILE_TOP: Final = 10  # next contract of the pile
DECIDED: Final = 11  # 1 + seat that has the game for certain (TWO-13), once it has been said
STOPPED: Final = 12  # 1 when both players agreed to stop there
# One choice in the making: a Trade, goods that do not fit, or cubes a building spares
SOLD: Final = 13  # 6 resources
BOUGHT: Final = SOLD + _RESOURCES  # 6 resources
ARRIVING: Final = BOUGHT + _RESOURCES  # 6 resources
SPARED: Final = ARRIVING + _RESOURCES  # 3 cubes
# On the table
AUTOMA_ON: Final = SPARED + _CUBES  # 4 boards: the Automa's workers
ALLEGIANCE_SLOT: Final = AUTOMA_ON + _BOARDS  # 1 + allegiance, or 0
CONTRACT_SLOT: Final = ALLEGIANCE_SLOT + _MAX_ALLEGIANCE_SLOTS  # left to right: 1 + contract, or 0
CONTRACT_AT: Final = CONTRACT_SLOT + _MAX_CONTRACT_SLOTS  # 18: UNSEEN, SHOWN or 2 + seat
BUILT: Final = CONTRACT_AT + _CONTRACTS  # 25: a bit for each seat that has it
CAPTAIN_AT: Final = BUILT + _BUILDINGS  # 30: UNSEEN, SHOWN or 2 + 2 * seat + face down
SHIP_AT: Final = CAPTAIN_AT + _CAPTAINS  # 9: UNSEEN, SHOWN or SHIP_GONE
# Seats
SEAT: Final = SHIP_AT + _SHIPS
MONEY: Final = 0
GOODS: Final = 1  # 6 resources
TOKEN_LOW: Final = GOODS + _RESOURCES  # expansion tokens left: from LOW up to, not with, HIGH
TOKEN_HIGH: Final = TOKEN_LOW + 1
REPUTATION: Final = TOKEN_HIGH + 1
POPULATION: Final = REPUTATION + 1
BLUE_VP: Final = POPULATION + 1
RED_VP: Final = BLUE_VP + 1
HELD: Final = RED_VP + 1  # 1 + allegiance, or 0
PROVEN: Final = HELD + 1
CHEST: Final = PROVEN + 1  # 1 when closed
ON_BOARD: Final = CHEST + 1  # 4 boards: workers
BUILDINGS_OF: Final = ON_BOARD + _BOARDS  # how many
CAPTAINS_OF: Final = BUILDINGS_OF + 1
CONTRACTS_OF: Final = CAPTAINS_OF + 1
COLOUR_OF: Final = CONTRACTS_OF + 1  # 5 building colours
SYMBOL_OF: Final = COLOUR_OF + _BUILDING_COLOURS  # 3 symbols
PERMANENT_OF: Final = SYMBOL_OF + _SYMBOLS  # 6 permanent effects
PLACE: Final = PERMANENT_OF + _PERMANENTS  # in this round's wish: 0 none, 1, 2
CHOSEN: Final = PLACE + 1  # conversions at the end: 0 not yet, 1 blue, 2 both
CHOSEN_BLUE: Final = CHOSEN + 1
CHOSEN_RED: Final = CHOSEN_BLUE + 1
AGREED: Final = CHOSEN_RED + 1  # to stop a decided game: 0 not asked, 1 stop, 2 play on
SEAT_SIZE: Final = AGREED + 1
# Pending frames: kind, seat, two arguments; the oldest first
FRAME: Final = SEAT + _SEATS * SEAT_SIZE
FRAME_KIND: Final = 0
FRAME_SEAT: Final = 1
FRAME_A: Final = 2
FRAME_B: Final = 3
FRAME_SIZE: Final = 4
# What the pending frame may choose: legal actions in ascending order
MENU_SIZE: Final = FRAME + _MAX_FRAMES * FRAME_SIZE
MENU: Final = MENU_SIZE + 1
SIZE: Final = MENU + _MAX_MENU

# The deal: all the luck of the game, laid out at set-up. It never changes, so copies share it.
TILE: Final = 0  # 4 boards x 4 rows: tile
WISH: Final = TILE + _BOARDS * _ROWS  # 5 rounds: wish card
REWARD_SIDE: Final = WISH + _ROUNDS  # 5 rounds: blue or red
COPIES: Final = REWARD_SIDE + _ROUNDS  # 25: copies in the game, 0 if the type is out
ENDOWMENT: Final = COPIES + _BUILDINGS  # 4 seats
# Face down
TIE: Final = ENDOWMENT + _SEATS  # who is first in a tie for least money: seats in order
PILE: Final = TIE + _SEATS  # 18 contracts
CAPTAIN_DECK: Final = PILE + _CONTRACTS  # 5 rounds x 4
SHIP_DECK: Final = CAPTAIN_DECK + _ROUNDS * _SEATS  # 5 rounds x 9
VICTORY: Final = SHIP_DECK + _ROUNDS * _SHIPS  # 6: one per round, the last leaves the game
TOKENS: Final = VICTORY + _VICTORY_TYPES  # 5 rounds x 4 shuffles x 8
DEAL_SIZE: Final = TOKENS + _ROUNDS * _AUTOMA_SHUFFLES * _AUTOMA_TOKENS

# Where a card is
UNSEEN: Final = 0
SHOWN: Final = 1
OWNED: Final = 2  # and upwards
SHIP_GONE: Final = 2
