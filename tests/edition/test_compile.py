"""Compiling: the tables say what the cards say."""

import pytest

from tearum.edition import Edition, parse
from tearum.engine.constants import components as box
from tearum.engine.edition_tables import (
    OP_ALL_EXPANSIONS,
    OP_BLUE,
    OP_BUILD,
    OP_CUBE,
    OP_END,
    OP_GOODS,
    OP_MONEY,
    OP_RED,
    OP_STAR,
    OP_TRADE,
    EditionTables,
)


def program(tables: EditionTables, effect: int) -> list[list[tuple[int, int]]]:
    """The options of a compiled effect, each as its icons."""
    options = []
    first = tables.effect_first[effect]
    for option in range(first, first + tables.effect_count[effect]):
        at = tables.option_start[option]
        icons = []
        while tables.program[at] != OP_END:
            icons.append((tables.program[at], tables.program[at + 1]))
            at += 2
        options.append(icons)
    return options


SIZES = {
    "price": 6,
    "tile_effect": 2 * 4 * 4,
    "alternative_effect": 4,
    "building_colour": 25,
    "building_cost": 25 * 6,
    "building_vp": 25,
    "building_instant": 25,
    "building_symbols": 25 * 3,
    "building_permanent": 25 * 6,
    "exchange_building": 2,
    "exchange_from": 2,
    "exchange_give": 2,
    "exchange_to": 2,
    "exchange_take": 2,
    "captain_round": 30,
    "captain_cost": 30,
    "captain_goods": 30 * 6,
    "captain_or_goods": 30,
    "captain_instead": 30 * 6,
    "captain_instant": 30,
    "captain_cannons": 30,
    "captain_reward": 30,
    "captain_symbols": 30 * 3,
    "contract_cost": 18 * 6,
    "contract_vp": 18 * 2,
    "contract_slots": 2,
    "slot_effect": 2 * 6,
    "ship_cost": 9,
    "ship_rows": 9,
    "ship_goods": 9 * 3 * 6,
    "allegiance_slots": 2,
    "allegiance_red": 10,
    "need_buildings": 10,
    "need_one_colour": 10,
    "need_captains": 10,
    "need_contracts": 10,
    "need_population": 10,
    "need_reputation": 10,
    "need_difference": 10,
    "pay_money": 10,
    "pay_goods": 10 * 6,
    "endowment_effect": 6,
    "wish_symbols": 9 * 3,
    "reward_effect": 5 * 2 * 2,
    "order_board": 2 * 12,
    "automa_tokens": 8,
    "victory_types": 6,
}


@pytest.mark.parametrize("column", SIZES)
def test_every_column_has_its_size(classic: Edition, column: str) -> None:
    assert len(getattr(classic.tables, column)) == SIZES[column]


def test_effects_become_programs(classic: Edition) -> None:
    tables = classic.tables
    assert program(tables, 0) == [[]]
    governor = tables.tile_effect[0:4]
    assert program(tables, governor[0]) == [[(OP_GOODS + box.WHEAT, 1), (OP_BUILD, 0)]]
    assert program(tables, governor[2]) == [[(OP_MONEY, 1), (OP_BUILD, 1)]]
    assert program(tables, governor[3]) == [
        [(OP_BUILD, 0)],
        [(OP_BLUE, 1), (OP_STAR, 0), (OP_STAR, 0)],
    ]
    assert program(tables, tables.track_effect[4]) == [[(OP_TRADE, 0)]]
    assert program(tables, tables.track_effect[11]) == [
        [(OP_GOODS + box.BARREL, 1)],
        [(OP_GOODS + box.TOBACCO, 1)],
    ]


def test_stars_and_any_cubes_come_one_by_one(classic: Edition) -> None:
    tables = classic.tables
    assert program(tables, tables.building_instant[1]) == [[(OP_STAR, 0), (OP_STAR, 0)]]
    harbor_fourth = tables.tile_effect[box.HARBOR * 4 + 3]
    assert program(tables, harbor_fourth)[1] == [(OP_STAR, 0), *[(OP_CUBE, 0)] * 2]


def test_the_fourth_tile_is_blank_for_two_and_three(classic: Edition) -> None:
    tables = classic.tables
    small = tables.tile_effect[16:]
    assert [small[board * 4 + 3] for board in range(4)] == [-1] * 4
    assert all(effect > 0 for board in range(4) for effect in small[board * 4 : board * 4 + 3])
    assert all(effect > 0 for effect in tables.tile_effect[:16])


def test_buildings(classic: Edition) -> None:
    tables = classic.tables
    fort = 22
    assert tables.building_cost[fort * 6 : fort * 6 + 6] == [0, 0, 2, 0, 0, 1]
    assert tables.building_symbols[fort * 3 : fort * 3 + 3] == [0, 2, 0]
    assert program(tables, tables.building_vp[fort]) == [[(OP_BLUE, 3)]]
    assert tables.building_instant[fort] == 0
    assert program(tables, tables.building_instant[7]) == [[(OP_ALL_EXPANSIONS, 0)]]
    standing = {
        (n // 6, n % 6): figure for n, figure in enumerate(tables.building_permanent) if figure
    }
    assert standing == {
        (0, box.INCOME_MONEY): 3,
        (2, box.GOVERNOR_BLUE): 1,
        (5, box.BUILD_MONEY): 4,
        (6, box.CUBE_LESS): 1,
        (16, box.SHIP_LESS): 1,
        (20, box.CAPTAIN_LESS): 2,
    }
    assert (tables.city_hall, tables.foundry) == (15, 23)


def test_the_dryer_is_the_first_exchange(classic: Edition) -> None:
    tables = classic.tables
    assert tables.exchange_building == [8, 9]
    assert tables.exchange_from == [box.WOOD, box.WHEAT]
    assert tables.exchange_give == [3, 3]
    assert tables.exchange_to == [box.TOBACCO, box.BARREL]
    assert tables.exchange_take == [2, 2]


def test_an_edition_may_have_fewer_exchanges(classic: Edition) -> None:
    text = classic.source.replace("any time: 3 wood -> 2 tobacco", "")
    tables = parse(text.encode()).tables
    assert tables.exchange_building == [9, -1]
    assert tables.exchange_take == [2, 0]


def test_captains(classic: Edition) -> None:
    tables = classic.tables
    assert tables.captain_round == [n // 6 for n in range(30)]
    assert tables.captain_goods[2 * 6 : 3 * 6] == [1, 0, 0, 0, 0, 0]
    assert [n for n in range(30) if tables.captain_or_goods[n]] == [10]
    assert tables.captain_instead[10 * 6 : 11 * 6] == [0, 2, 0, 0, 0, 0]
    assert tables.captain_symbols[15 * 3 : 16 * 3] == [0, 1, 0]
    assert program(tables, tables.captain_reward[4]) == [[(OP_RED, 3)], [(OP_BLUE, 3)]]


def test_contracts_ships_and_boards(classic: Edition) -> None:
    tables = classic.tables
    assert tables.contract_vp[0:2] == [1, 3]  # blue, red
    assert tables.contract_slots == [6, 5]
    assert tables.slot_effect[0] == tables.slot_effect[1] == tables.slot_effect[6 + 5] == 0
    assert program(tables, tables.slot_effect[5]) == [[(OP_BLUE, 1)]]
    assert program(tables, tables.slot_effect[6 + 4]) == [[(OP_BLUE, 1)]]
    assert tables.ship_rows[:4] == [2, 2, 2, 3]
    assert tables.ship_goods[0:18] == [2, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    assert tables.allegiance_slots == [6, 5]


def test_conditions(classic: Edition) -> None:
    tables = classic.tables
    assert tables.need_difference == [-1] * 5 + [5] + [-1] * 4
    assert (tables.need_buildings[4], tables.need_captains[4], tables.need_contracts[4]) == (
        5,
        4,
        3,
    )
    assert tables.pay_money == [0] * 8 + [20, 0]
    assert tables.pay_goods[9 * 6 :] == [0, 0, 0, 1, 1, 1]


def test_rounds(classic: Edition) -> None:
    tables = classic.tables
    last = tables.reward_effect[16:]
    assert [program(tables, effect) for effect in last] == [
        [[(OP_BLUE, 4)]],
        [[(OP_BLUE, 2)]],
        [[(OP_RED, 4)]],
        [[(OP_RED, 2)]],
    ]
    assert list(tables.wish_symbols)[6 * 3 : 7 * 3] == [1, 0, 1]
    assert tables.order_board[:3] == [0, 1, 2]
    assert tables.order_board[12:15] == [1, 0, 2]
    assert sorted(tables.automa_tokens) == [0, 0, 1, 1, 2, 2, 3, 3]
    assert sorted(tables.victory_types) == [box.BLUE] * 3 + [box.RED] * 3
