"""Compiles an edition to the engine's tables: names become indices, effects become programs."""

from typing import Final

from tearum.contract.vocabulary import (
    BOARDS,
    BUILDING_COLOURS,
    COLOURS,
    ICONS,
    PERMANENTS,
    RESOURCES,
    SYMBOLS,
)
from tearum.edition.component import TURNS, Building, Captain, Components
from tearum.edition.phrases.condition import Condition
from tearum.edition.phrases.effect import NOTHING, Effect, Icon
from tearum.engine import edition_tables as ops
from tearum.engine.constants import components as box
from tearum.engine.edition_tables import EditionTables, packed

BLANK: Final = -1  # a tile's side without an effect, an exchange no building has

_OPS: Final[dict[str, int]] = {
    **{icon: ops.OP_MONEY + index for index, icon in enumerate(ICONS)},
    **{resource: ops.OP_GOODS + index for index, resource in enumerate(RESOURCES)},
}
_ONE_BY_ONE: Final = ("star", "cube")  # each is an icon of its own
_WITHOUT_ARGUMENT: Final = (*_ONE_BY_ONE, "all_expansions", "trade", "contract")


class Programs:
    """Writes effects into the tables, each different one once."""

    def __init__(self, tables: EditionTables) -> None:
        self._tables = tables
        self._numbers: dict[Effect, int] = {}
        self.number(NOTHING)

    def number(self, effect: Effect) -> int:
        if effect not in self._numbers:
            self._numbers[effect] = len(self._tables.effect_first)
            self._write(effect)
        return self._numbers[effect]

    def numbers(self, effects: tuple[Effect, ...]) -> list[int]:
        return [self.number(effect) for effect in effects]

    def _write(self, effect: Effect) -> None:
        tables = self._tables
        options = effect.options or ((),)  # no effect is one option without an icon
        tables.effect_first.append(len(tables.option_start))
        tables.effect_count.append(len(options))
        for option in options:
            tables.option_start.append(len(tables.program))
            for icon in option:
                tables.program.extend(_icon_ops(icon))
            tables.program.extend((ops.OP_END, 0))


def _icon_ops(icon: Icon) -> list[int]:
    argument = 0 if icon.kind in _WITHOUT_ARGUMENT else icon.n
    times = icon.n if icon.kind in _ONE_BY_ONE else 1
    return [_OPS[icon.kind], argument] * times


def compile_tables(components: Components) -> EditionTables:
    tables = EditionTables()
    programs = Programs(tables)
    _player_boards(components, tables)
    _action_boards(components, tables, programs)
    for building in components.building:
        _building(building, tables, programs)
    _exchanges(components, tables)
    for captain in components.captain:
        _captain(captain, tables, programs)
    _contracts(components, tables, programs)
    _ships(components, tables)
    for allegiance in components.allegiance:
        tables.allegiance_red.append(allegiance.red)
        _condition(allegiance.condition, tables)
    _rounds(components, tables, programs)
    return tables


def _player_boards(components: Components, tables: EditionTables) -> None:
    tables.price = packed([getattr(components.prices, resource) for resource in RESOURCES])
    tables.open_squares = components.warehouse.open
    tables.token_cost = packed(list(components.warehouse.tokens))
    tables.population_start = components.population.start
    tables.population_max = components.population.max


def _action_boards(components: Components, tables: EditionTables, programs: Programs) -> None:
    effects: list[int] = []
    for side in ("tiles_4p", "tiles_23p"):
        for board in components.board:
            tiles = programs.numbers(getattr(board, side))
            effects.extend(tiles + [BLANK] * (box.ROWS - len(tiles)))
    tables.tile_effect = packed(effects)
    tables.alternative_effect.extend(
        programs.number(board.alternative) for board in components.board
    )
    tables.track_effect.extend(programs.numbers(components.reputation.steps))


def _building(building: Building, tables: EditionTables, programs: Programs) -> None:
    tables.building_colour.append(BUILDING_COLOURS.index(building.colour))
    tables.building_cost.extend(building.cost)
    tables.building_vp.append(programs.number(building.vp))
    tables.building_instant.append(programs.number(building.instant))
    tables.building_symbols.extend(building.symbols.count(symbol) for symbol in SYMBOLS)
    permanent = building.permanent
    tables.building_permanent.extend(
        permanent.n if permanent is not None and permanent.kind == kind else 0
        for kind in PERMANENTS
    )


def _exchanges(components: Components, tables: EditionTables) -> None:
    for index, building in enumerate(components.building):
        permanent = building.permanent
        if permanent is None:
            continue
        if permanent.kind == "city_hall":
            tables.city_hall = index
        elif permanent.kind == "foundry":
            tables.foundry = index
        elif permanent.kind == "exchange":
            tables.exchange_building.append(index)
            tables.exchange_from.append(RESOURCES.index(permanent.given))
            tables.exchange_give.append(permanent.give)
            tables.exchange_to.append(RESOURCES.index(permanent.taken))
            tables.exchange_take.append(permanent.take)
    for _ in range(len(tables.exchange_building), box.EXCHANGES):
        tables.exchange_building.append(BLANK)
        for column in (
            tables.exchange_from,
            tables.exchange_give,
            tables.exchange_to,
            tables.exchange_take,
        ):
            column.append(0)


def _captain(captain: Captain, tables: EditionTables, programs: Programs) -> None:
    tables.captain_round.append(captain.round - 1)
    tables.captain_cost.append(captain.cost.money)
    tables.captain_goods.extend(captain.cost.goods)
    tables.captain_or_goods.append(int(any(captain.cost.instead)))
    tables.captain_instead.extend(captain.cost.instead)
    tables.captain_instant.append(programs.number(captain.instant))
    tables.captain_cannons.append(captain.cannons)
    tables.captain_reward.append(programs.number(captain.reward))
    tables.captain_symbols.extend(captain.symbols.count(symbol) for symbol in SYMBOLS)


def _contracts(components: Components, tables: EditionTables, programs: Programs) -> None:
    for contract in components.contract:
        tables.contract_cost.extend(contract.cost)
        tables.contract_vp.extend((contract.blue, contract.red))
    for slots in (components.contract_board.slots_4p, components.contract_board.slots_23p):
        tables.contract_slots.append(len(slots))
        unused = (NOTHING,) * (box.MAX_CONTRACT_SLOTS - len(slots))
        tables.slot_effect.extend(programs.numbers(slots + unused))


def _ships(components: Components, tables: EditionTables) -> None:
    for ship in components.ship:
        tables.ship_cost.append(ship.cost)
        tables.ship_rows.append(len(ship.rows))
        for row in range(box.MAX_SHIP_ROWS):
            goods = ship.rows[row] if row < len(ship.rows) else (0,) * box.RESOURCES
            tables.ship_goods.extend(goods)


def _condition(condition: Condition, tables: EditionTables) -> None:
    tables.need_buildings.append(condition.buildings)
    tables.need_one_colour.append(condition.one_colour)
    tables.need_captains.append(condition.captains)
    tables.need_contracts.append(condition.contracts)
    tables.need_population.append(condition.population)
    tables.need_reputation.append(condition.reputation)
    tables.need_difference.append(condition.difference)
    tables.pay_money.append(condition.money)
    tables.pay_goods.extend(condition.goods)


def _rounds(components: Components, tables: EditionTables, programs: Programs) -> None:
    board = components.allegiance_board
    tables.allegiance_slots.extend((board.slots_4p, board.slots_23p))
    for endowment in components.endowment:
        tables.endowment_effect.append(programs.number(endowment.gain))
    tables.wish_symbols = packed(
        [int(symbol in wish.symbols) for wish in components.wish for symbol in SYMBOLS]
    )
    for reward in components.reward:
        tables.reward_effect.extend(programs.numbers(reward.blue + reward.red))
    for side in (components.order_board.first, components.order_board.second):
        tables.order_board.extend(TURNS.index(turn) for turn in side)
    tables.automa_tokens.extend(BOARDS.index(token) for token in components.automa.tokens)
    tables.victory_types.extend(
        COLOURS.index(colour) for colour in components.victory_types.colours
    )
