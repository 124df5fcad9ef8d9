"""The phases of a game: set-up, the six of each round, the steps of the ending."""

from typing import Final

# phases: written by `make contract`
SETTING_UP: Final = 0
INCOME: Final = 1
SHIPPING: Final = 2
ACTING: Final = 3
WISHING: Final = 4
GROWING: Final = 5
CLOSING_ROUND: Final = 6
LAST_CAPTAINS: Final = 7
LAST_PAYMENTS: Final = 8
CONVERTING: Final = 9
LAST_ALLEGIANCES: Final = 10
OVER: Final = 11
PHASES: Final = 12
# end
