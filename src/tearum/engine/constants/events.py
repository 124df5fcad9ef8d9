"""What happened: five integers per event (kind, seat, a, b, c), written to the state's log.

Every change of the state that a player could see has an event, so that the events alone tell the
whole game. Seat is -1 where no player is meant, and AUTOMA for the Automa.
"""

from typing import Final

# events: written by `make contract`
MONEY: Final = 0  # a: amount, b: cause; dollars gained or, negative, paid
GOODS: Final = 1  # a: resource, b: pieces, c: cause; pieces stored or, negative, gone
LOST: Final = 2  # a: resource; one arriving piece found no room
VP: Final = 3  # a: colour, b: points, c: cause; points gained
STAR: Final = 4  # a: step; the step of the reputation track reached
POPULATION: Final = 5  # a: steps, b: population; steps gained, and the population now
EXPANSION: Final = 6  # a: cost, b: paid; the printed cost, and whether it was paid
WORKER_REMOVED: Final = 7  # a: board, b: row
WORKER_PLACED: Final = 8  # a: board, b: row
ACTION_TAKEN: Final = 9  # a: board, b: alternative, c: side; a side of the row or alternative
AUTOMA_TOKEN: Final = 10  # a: board, b: used; drawn, and whether the board could be used
BUILT: Final = 11  # a: building
HIRED: Final = 12  # a: captain
ACTIVATED: Final = 13  # a: captain
FULFILLED: Final = 14  # a: contract, b: slot, c: colour
ALLEGIANCE_TAKEN: Final = 15  # a: allegiance
ALLEGIANCE_PROVEN: Final = 16  # a: allegiance
CHEST_CLOSED: Final = 17
SHIP_BOUGHT: Final = 18  # a: ship, b: ship_row
SHIP_PASSED: Final = 19
DECLINED: Final = 20  # a: declined; the action that was declined
TRADED: Final = 21  # a: amount, b: bonus_sold, c: bonus_bought; dollars gained or paid
EXCHANGED: Final = 22  # a: building
TURN_ENDED: Final = 23
ENDOWED: Final = 24  # a: endowment
FIRST_PLAYER: Final = 25
ROUND_BEGINS: Final = 26  # a: round
PHASE_BEGINS: Final = 27  # a: phase
VICTORY_SHOWN: Final = 28  # a: round, b: colour
SHIP_SHOWN: Final = 29  # a: ship
CAPTAIN_SHOWN: Final = 30  # a: captain
CONTRACT_SHOWN: Final = 31  # a: contract, b: slot
CONTRACT_MOVED: Final = 32  # a: contract, b: slot
WISH_PLACE: Final = 33  # a: symbols, b: place
CONVERSION_CHOSEN: Final = 34  # a: blue, b: red; hidden from others until the reveal
CONVERTED: Final = 35  # a: blue, b: red
LIMITED: Final = 36  # a: colour, b: points; points lost to the limit
REVEALED: Final = 37  # a: blue, b: red; the final totals
GOVERNOR: Final = 38  # a: shared
PIRATE_KING: Final = 39  # a: shared
DECIDED: Final = 40
STOP_ANSWERED: Final = 41  # a: stop; stop, or play on
GAME_OVER: Final = 42
EVENTS: Final = 43
# end

# causes: written by `make contract`
BY_INCOME: Final = 0
BY_EFFECT: Final = 1
BY_SHIP: Final = 2
BY_TRADE: Final = 3
BY_BUILD: Final = 4
BY_CAPTAIN: Final = 5
BY_CONTRACT: Final = 6
BY_ALLEGIANCE: Final = 7
BY_EXCHANGE: Final = 8
BY_DISCARD: Final = 9
BY_EXPANSION: Final = 10
BY_LAST_SALE: Final = 11
BY_CONVERSION: Final = 12
BY_PERMANENT: Final = 13
CAUSES: Final = 14
# end
