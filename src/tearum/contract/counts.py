"""What lies in the box: the counts that every edition shares and that others can see."""

from typing import Final

SEATS: Final = 4  # at most
AUTOMA: Final = 4  # the seat number that stands for the Automa in events and views
ROUNDS: Final = 5
BUILDINGS: Final = 25
CAPTAINS: Final = 30
CONTRACTS: Final = 18
ALLEGIANCES: Final = 10
ENDOWMENTS: Final = 6
WISHES: Final = 9
SHIPS: Final = 9
EXCHANGES: Final = 2  # Tobacco Dryer, Distillery
MAX_OPTIONS: Final = 4  # sides of one "/" effect
MAX_SHIP_ROWS: Final = 3
MAX_CONVERT: Final = 31  # victory points of one colour bought at the end
VP_PRICE: Final = 10  # dollars for a VP at the end
