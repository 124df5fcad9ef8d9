"""What lies in the box: the fixed counts and indices that every edition shares."""

from typing import Final

# In printed order. The first three are the cubes.
# resources: written by `make contract`
WHEAT: Final = 0
WOOD: Final = 1
ORE: Final = 2
BARREL: Final = 3
TOBACCO: Final = 4
CANNON: Final = 5
RESOURCES: Final = 6
CUBES: Final = 3  # the first of the resources
# end

# Of victory points; also the two sides of a reward tile.
# colours: written by `make contract`
BLUE: Final = 0
RED: Final = 1
# end

# boards: written by `make contract`
GOVERNOR: Final = 0
MARKET: Final = 1
HARBOR: Final = 2
TAVERN: Final = 3
BOARDS: Final = 4
# end

# Symbols of the people's wishes.
# symbols: written by `make contract`
HYGIENE: Final = 0
SECURITY: Final = 1
ENTERTAINMENT: Final = 2
SYMBOLS: Final = 3
# end

# What a building keeps doing for its owner.
# permanent effects: written by `make contract`
INCOME_MONEY: Final = 0  # Church: $n more in the income phase
SHIP_LESS: Final = 1  # Inn: each ship costs $n less
CAPTAIN_LESS: Final = 2  # Prison: each captain costs $n less
CUBE_LESS: Final = 3  # Workshop: each building costs n cubes less
BUILD_MONEY: Final = 4  # Architects' Guild: $n whenever its owner builds
GOVERNOR_BLUE: Final = 5  # Palace: n blue for each action on the Governor board
PERMANENTS: Final = 6
# end

# counts: written by `make contract`
BUILDING_COLOURS: Final = 5
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
# end

# More counts, which only the rules need.
ROWS: Final = 4  # of an action board
WORKERS: Final = 4  # of each colour
CAPTAINS_A_ROUND: Final = 6
AUTOMA_TOKENS: Final = 8
AUTOMA_SHUFFLES: Final = 4  # per round; four always suffice
VICTORY_TYPES: Final = 6
ORDER_SPACES: Final = 12  # on one side of the order board

# Limits an edition has to keep.
MAX_CONTRACT_SLOTS: Final = 6
MAX_ALLEGIANCE_SLOTS: Final = 8
MAX_TOKENS: Final = 12  # warehouse expansion tokens of one player
MAX_SQUARES: Final = 24  # warehouse squares of one player
MAX_TRACK: Final = 40  # steps of the reputation track
MAX_POPULATION: Final = 60
MAX_AMOUNT: Final = 30  # of anything one icon may give, or one card may cost
MAX_MENU: Final = 63  # legal actions of one decision
MAX_FRAMES: Final = 28  # pending frames; the edition check bounds the nesting

ALLEGIANCE_AT: Final = 8  # blue VP that close the chest
VP_LIMIT: Final = 10  # how far blue and red may differ at the end
