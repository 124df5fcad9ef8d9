"""The action table: every decision of the game is one small integer.

`TABLE` lists the kinds in order; a kind's codes are consecutive from its start. The table is part
of the record format: codes are only ever appended, and a change raises the rules version.
"""

from typing import Final

# The counts of components.py, written out again as in layout.py.
_ALLEGIANCES: Final = 10
_BOARDS: Final = 4
_BUILDINGS: Final = 25
_CAPTAINS: Final = 30
_CONTRACTS: Final = 18
_CUBES: Final = 3
_EXCHANGES: Final = 2
_MAX_CONVERT: Final = 31
_MAX_OPTIONS: Final = 4
_MAX_SHIP_ROWS: Final = 3
_RESOURCES: Final = 6
_SHIPS: Final = 9

PASS: Final = 0  # buy no ship, decline an action, nothing more here
END_TURN: Final = 1
CLOSE: Final = 2  # the Trade
STOP: Final = 3  # agree that a decided game stops here
PLAY_ON: Final = 4
EXPAND: Final = 5  # pay for the cheapest expansion token
CITY_HALL: Final = 6  # one barrel becomes a star
FOUNDRY: Final = 7  # one ore becomes a cannon
PAY_ALLEGIANCE: Final = 8
EXCHANGE: Final = 9  # + 0 Tobacco Dryer, 1 Distillery
OPTION: Final = EXCHANGE + _EXCHANGES  # + side of the "/"
CUBE: Final = OPTION + _MAX_OPTIONS  # + resource taken
SPARE: Final = CUBE + _CUBES  # + resource not paid
SELL: Final = SPARE + _CUBES  # + resource, one piece
BUY: Final = SELL + _RESOURCES  # + resource, one piece
DISCARD: Final = BUY + _RESOURCES  # + resource, one piece
ROW: Final = DISCARD + _RESOURCES  # + board * MAX_OPTIONS + side: a worker for the row that acts
ALTERNATIVE: Final = ROW + _BOARDS * _MAX_OPTIONS  # + board * MAX_OPTIONS + side
SHIP: Final = ALTERNATIVE + _BOARDS * _MAX_OPTIONS  # + ship * MAX_SHIP_ROWS + row
BUILD: Final = SHIP + _SHIPS * _MAX_SHIP_ROWS  # + building
HIRE: Final = BUILD + _BUILDINGS  # + captain, for money (and goods that go with it)
HIRE_FOR_GOODS: Final = HIRE + _CAPTAINS  # + captain, for the goods it takes instead
ACTIVATE: Final = HIRE_FOR_GOODS + _CAPTAINS  # + captain
FULFIL: Final = ACTIVATE + _CAPTAINS  # + contract * 2 + colour
ALLEGIANCE: Final = FULFIL + _CONTRACTS * 2  # + allegiance
CONVERT_BLUE: Final = ALLEGIANCE + _ALLEGIANCES  # + how many
CONVERT_RED: Final = CONVERT_BLUE + _MAX_CONVERT + 1  # + how many
ACTIONS: Final = CONVERT_RED + _MAX_CONVERT + 1  # the size of the table
