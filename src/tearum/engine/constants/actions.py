"""The action table: every decision of the game is one small integer.

A kind's codes are consecutive from its first one. What is added to it stands behind: `+ ship * 3 +
ship_row` counts ships and rows from 0.
"""

from typing import Final

# actions: written by `make contract`
PASS: Final = 0  # buy no ship; decline an action; nothing more here
END_TURN: Final = 1  # end the action turn (always asked, ACT-11)
CLOSE: Final = 2  # close the Trade: everything changes hands together
STOP: Final = 3  # agree to stop a decided game (TWO-13)
PLAY_ON: Final = 4  # play a decided game to its end
EXPAND: Final = 5  # pay for the cheapest expansion token
CITY_HALL: Final = 6  # one barrel becomes a star
FOUNDRY: Final = 7  # one ore becomes a cannon
PAY_ALLEGIANCE: Final = 8  # pay the allegiance held
EXCHANGE: Final = 9  # + exchange; 1 Tobacco Dryer, 2 Distillery
OPTION: Final = 11  # + side; a side of a "/"
CUBE: Final = 15  # + resource; which cube an any-cube gives
SPARE: Final = 18  # + resource; which cube of the cost is not paid
SELL: Final = 21  # + resource; one piece, in a Trade
BUY: Final = 27  # + resource; one piece, in a Trade
DISCARD: Final = 33  # + resource; one piece, when goods do not fit
ROW: Final = 39  # + board * 4 + side; use a worker for the row that acts
ALTERNATIVE: Final = 55  # + board * 4 + side; use a worker for the alternative action
SHIP: Final = 71  # + ship * 3 + ship_row; buy a ship, take one of its rows
BUILD: Final = 98  # + building; a building
HIRE: Final = 123  # + captain; a captain, for money and the goods that go with it
HIRE_FOR_GOODS: Final = 153  # + captain; a captain, for the goods it takes instead of money
ACTIVATE: Final = 183  # + captain; pay a captain's cannons
FULFIL: Final = 213  # + contract * 2 + colour; a contract, for VP of a colour
ALLEGIANCE: Final = 249  # + allegiance; choose an allegiance
CONVERT_BLUE: Final = 259  # + points; how many blue VP to buy at the end
CONVERT_RED: Final = 291  # + points; how many red VP to buy at the end
ACTIONS: Final = 323  # the size of the table
# end
