"""Effects of the tables, read back as the icons they were written from."""

from typing import Final

from tearum.contract.effects import EffectJson, Goods, OptionJson
from tearum.contract.vocabulary import ICONS, RESOURCES
from tearum.engine import edition_tables as ops
from tearum.engine.edition_tables import EditionTables

_ICONS: Final = {ops.OP_MONEY + index: icon for index, icon in enumerate(ICONS)}


def options(tables: EditionTables, effect: int) -> EffectJson:
    """All sides of an effect, each a list of icons from left to right."""
    return [option(tables, effect, side) for side in range(tables.effect_count[effect])]


def option(tables: EditionTables, effect: int, side: int) -> OptionJson:
    at = tables.option_start[tables.effect_first[effect] + side]
    icons: OptionJson = []
    while (op := tables.program[at]) != ops.OP_END:
        n = tables.program[at + 1]
        at += 2
        if op >= ops.OP_GOODS:
            icons.append({"icon": RESOURCES[op - ops.OP_GOODS], "n": n})
        elif op in (ops.OP_STAR, ops.OP_CUBE):
            if icons and icons[-1]["icon"] == _ICONS[op]:
                icons[-1]["n"] = icons[-1]["n"] + 1
            else:
                icons.append({"icon": _ICONS[op], "n": 1})
        elif op in (ops.OP_BUILD, ops.OP_CAPTAIN):
            icons.append({"icon": _ICONS[op], "less": n})
        elif op in (ops.OP_TRADE, ops.OP_CONTRACT, ops.OP_ALL_EXPANSIONS):
            icons.append({"icon": _ICONS[op]})
        else:
            icons.append({"icon": _ICONS[op], "n": n})
    return icons


def goods(costs: list[int], at: int) -> Goods:
    """The goods a table asks for, or gives, from `at` on; only those there are."""
    return {name: costs[at + r] for r, name in enumerate(RESOURCES) if costs[at + r] > 0}
