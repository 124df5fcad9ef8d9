"""The tables: an edition compiled to integers, read by the rules and never changed.

Lists are flat. A comment gives the shape; the last index runs fastest. Everything is counted from
zero: building 0 is number 1 on the player aid. `sides` is 0 for four players, 1 for two or three.

Effects are programs. `effect_first[e]` is the first of `effect_count[e]` options (more than one
where the card shows a "/"); `option_start[o]` is where that option's icons begin in `program`, as
pairs (op, argument) up to the op END. Effect 0 is nothing at all.
"""

from typing import Final

from tearum.engine.ints import i64, vec

OP_END: Final = 0
# icons: written by `make contract`
OP_MONEY: Final = 1  # dollars
OP_BLUE: Final = 2  # VP
OP_RED: Final = 3  # VP
OP_STAR: Final = 4  # one step; "2 star" is two of these
OP_POPULATION: Final = 5  # steps
OP_CUBE: Final = 6  # one cube of the player's choice; "2 any cube" is two of these
OP_EXPANSION: Final = 7  # that many expansion tokens are discarded
OP_ALL_EXPANSIONS: Final = 8
OP_TRADE: Final = 9
OP_BUILD: Final = 10  # cubes less
OP_CAPTAIN: Final = 11  # dollars less
OP_CONTRACT: Final = 12
# end
OP_GOODS: Final = 16  # + resource; the argument is how many


def packed(numbers: list[int]) -> vec[i64]:
    """A table in the form that is read fastest."""
    return vec[i64](numbers)


class EditionTables:
    def __init__(self) -> None:
        # Effect programs
        self.effect_first: list[int] = []  # effects
        self.effect_count: list[int] = []  # effects
        self.option_start: list[int] = []  # options
        self.program: list[int] = []
        # Player boards
        self.price: vec[i64] = packed([])  # 6 resources; a Trade asks for them all the time
        self.open_squares: i64 = 0  # free of tokens from the start
        self.token_cost: vec[i64] = packed([])  # ascending; a Trade asks for them too
        self.population_start: i64 = 0
        self.population_max: i64 = 0
        # Action boards
        self.tile_effect: vec[i64] = packed(
            []
        )  # 2 sides x 4 boards x 4 tiles: effect, -1 for a blank
        self.alternative_effect: list[int] = []  # 4 boards
        # Reputation
        self.track_effect: list[int] = []  # a step each, the first at index 0
        # Buildings
        self.building_colour: list[int] = []  # 25
        self.building_cost: list[int] = []  # 25 x 6 resources
        self.building_vp: list[int] = []  # 25 effects
        self.building_instant: list[int] = []  # 25 effects
        self.building_symbols: list[int] = []  # 25 x 3 symbols
        self.building_permanent: list[int] = []  # 25 x 6 permanent effects
        self.exchange_building: list[int] = []  # 2 exchanges: building, or -1
        self.exchange_from: list[int] = []  # 2 resources
        self.exchange_give: list[int] = []  # 2 amounts
        self.exchange_to: list[int] = []  # 2 resources
        self.exchange_take: list[int] = []  # 2 amounts, never more than is given
        self.city_hall: i64 = -1  # the building that turns barrels into stars
        self.foundry: i64 = -1  # the building that turns ore into cannons
        # Captains
        self.captain_round: list[int] = []  # 30: 0 to 4
        self.captain_cost: list[int] = []  # 30 dollars
        self.captain_goods: list[int] = []  # 30 x 6 resources, paid beside the dollars
        self.captain_or_goods: list[int] = []  # 30: 1 where goods may be paid instead
        self.captain_instead: list[int] = []  # 30 x 6 resources, paid instead
        self.captain_instant: list[int] = []  # 30 effects
        self.captain_cannons: list[int] = []  # 30
        self.captain_reward: list[int] = []  # 30 effects
        self.captain_symbols: list[int] = []  # 30 x 3 symbols
        # Contracts
        self.contract_cost: list[int] = []  # 18 x 6 resources
        self.contract_vp: list[int] = []  # 18 x 2 colours, blue first
        self.contract_slots: list[int] = []  # 2 sides: how many slots
        self.slot_effect: list[int] = []  # 2 sides x 6 slots, left to right
        # Ships
        self.ship_cost: list[int] = []  # 9
        self.ship_rows: list[int] = []  # 9: how many rows
        self.ship_goods: list[int] = []  # 9 x 3 rows x 6 resources
        # Allegiances
        self.allegiance_slots: list[int] = []  # 2 sides
        self.allegiance_red: list[int] = []  # 10
        self.need_buildings: list[int] = []  # 10; 0 where not asked for, and so below
        self.need_one_colour: list[int] = []  # 10: buildings of one colour
        self.need_captains: list[int] = []  # 10
        self.need_contracts: list[int] = []  # 10
        self.need_population: list[int] = []  # 10
        self.need_reputation: list[int] = []  # 10
        self.need_difference: list[int] = []  # 10: blue and red so close; -1 if not asked
        self.pay_money: list[int] = []  # 10 dollars
        self.pay_goods: list[int] = []  # 10 x 6 resources
        # Set-up and rounds
        self.endowment_effect: list[int] = []  # 6
        self.wish_symbols: vec[i64] = packed([])  # 9 x 3: 1 where the card shows the symbol
        self.reward_effect: list[int] = []  # 5 rounds x 2 sides (blue, red) x 2 places
        self.order_board: list[int] = []  # 2 sides x 12: 0 player A, 1 player B, 2 the Automa
        self.automa_tokens: list[int] = []  # 8 boards
        self.victory_types: list[int] = []  # 6 colours

    def __deepcopy__(self, memo: dict[int, object]) -> "EditionTables":
        return self  # never changed, so copies share them
