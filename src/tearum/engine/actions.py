"""The action table: every decision of the game is one small integer.

`TABLE` lists the kinds in order; a kind's codes are consecutive from its start. The table is part
of the record format: codes are only ever appended, and a change raises the rules version.
"""

from typing import Final

from tearum.engine.components import (
    ALLEGIANCES,
    BOARDS,
    BUILDINGS,
    CAPTAINS,
    CONTRACTS,
    CUBES,
    EXCHANGES,
    MAX_CONVERT,
    MAX_OPTIONS,
    MAX_SHIP_ROWS,
    RESOURCES,
    SHIPS,
)

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
OPTION: Final = EXCHANGE + EXCHANGES  # + side of the "/"
CUBE: Final = OPTION + MAX_OPTIONS  # + resource taken
SPARE: Final = CUBE + CUBES  # + resource not paid
SELL: Final = SPARE + CUBES  # + resource, one piece
BUY: Final = SELL + RESOURCES  # + resource, one piece
DISCARD: Final = BUY + RESOURCES  # + resource, one piece
ROW: Final = DISCARD + RESOURCES  # + board * MAX_OPTIONS + side: a worker for the row that acts
ALTERNATIVE: Final = ROW + BOARDS * MAX_OPTIONS  # + board * MAX_OPTIONS + side
SHIP: Final = ALTERNATIVE + BOARDS * MAX_OPTIONS  # + ship * MAX_SHIP_ROWS + row
BUILD: Final = SHIP + SHIPS * MAX_SHIP_ROWS  # + building
HIRE: Final = BUILD + BUILDINGS  # + captain, for money (and goods that go with it)
HIRE_FOR_GOODS: Final = HIRE + CAPTAINS  # + captain, for the goods it takes instead
ACTIVATE: Final = HIRE_FOR_GOODS + CAPTAINS  # + captain
FULFIL: Final = ACTIVATE + CAPTAINS  # + contract * 2 + colour
ALLEGIANCE: Final = FULFIL + CONTRACTS * 2  # + allegiance
CONVERT_BLUE: Final = ALLEGIANCE + ALLEGIANCES  # + how many
CONVERT_RED: Final = CONVERT_BLUE + MAX_CONVERT + 1  # + how many
ACTIONS: Final = CONVERT_RED + MAX_CONVERT + 1  # the size of the table
