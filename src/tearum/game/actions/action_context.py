"""What an action would mean just now: prices, rows and effects, for the text that describes it.

One small function for each kind of action that has more to tell than its arguments.
"""

from collections.abc import Callable
from typing import Final

from tearum.contract.actions import ActionArgs, Context
from tearum.contract.vocabulary import BOARDS, COLOURS, FRAMES, RESOURCES
from tearum.engine.constants.components import MAX_SHIP_ROWS
from tearum.engine.rules import captains, ships, turn
from tearum.engine.rules.trade import earnings, spendings, tokens_needed, tokens_price
from tearum.engine.state import State
from tearum.game.actions.effect import goods, option, options


def context_of(s: State, kind: str, args: ActionArgs) -> Context:
    """Filled for any action of the table, legal or not; empty when the game is over."""
    if s.depth() == 0:
        return {}
    context: Context = {"asked": FRAMES[s.frame_kind()], "seat": int(s.frame_seat())}
    if kind in _DETAILS:
        context.update(_DETAILS[kind](s, context["seat"], args))
    return context


def _side(s: State, effect: int, args: ActionArgs) -> Context:
    """One side of an effect, where it has so many."""
    side = args["side"] - 1
    if effect < 0 or side >= s.tables.effect_count[effect]:
        return {}
    return {"effect": [option(s.tables, effect, side)]}


def _option(s: State, seat: int, args: ActionArgs) -> Context:
    asked = FRAMES[s.frame_kind()] == "option_choice"
    return _side(s, int(s.frame_a()), args) if asked else {}


def _row(s: State, seat: int, args: ActionArgs) -> Context:
    board = BOARDS.index(args["board"])
    row: Context = {"row": int(turn.acting_row(s, board))}
    return row | _side(s, int(turn.row_effect(s, board)), args)


def _alternative(s: State, seat: int, args: ActionArgs) -> Context:
    board = BOARDS.index(args["board"])
    row: Context = {"row": int(turn.acting_row(s, board))}
    return row | _side(s, s.tables.alternative_effect[board], args)


def _ship(s: State, seat: int, args: ActionArgs) -> Context:
    ship = args["ship"] - 1
    row = ship * MAX_SHIP_ROWS + args["ship_row"] - 1
    return {
        "price": int(ships.price(s, seat, ship)),
        "goods": goods(s.tables.ship_goods, row * len(RESOURCES)),
    }


def _build(s: State, seat: int, args: ActionArgs) -> Context:
    return {"cost": goods(s.tables.building_cost, (args["building"] - 1) * len(RESOURCES))}


def _hire(s: State, seat: int, args: ActionArgs) -> Context:
    captain, t = args["captain"] - 1, s.tables
    less = int(s.frame_a()) if FRAMES[s.frame_kind()] == "hiring" else 0
    return {
        "price": int(captains.price(s, seat, captain, less)),
        "goods": goods(t.captain_goods, captain * len(RESOURCES)),
        "effect": options(t, t.captain_instant[captain]),
    }


def _hire_for_goods(s: State, seat: int, args: ActionArgs) -> Context:
    captain, t = args["captain"] - 1, s.tables
    return {
        "goods": goods(t.captain_instead, captain * len(RESOURCES)),
        "effect": options(t, t.captain_instant[captain]),
    }


def _activate(s: State, seat: int, args: ActionArgs) -> Context:
    captain, t = args["captain"] - 1, s.tables
    return {
        "cannons": t.captain_cannons[captain],
        "effect": options(t, t.captain_reward[captain]),
    }


def _fulfil(s: State, seat: int, args: ActionArgs) -> Context:
    contract, t = args["contract"] - 1, s.tables
    return {
        "goods": goods(t.contract_cost, contract * len(RESOURCES)),
        "points": t.contract_vp[contract * 2 + COLOURS.index(args["colour"])],
    }


def _exchange(s: State, seat: int, args: ActionArgs) -> Context:
    exchange, t = args["exchange"] - 1, s.tables
    if t.exchange_building[exchange] < 0:
        return {}
    return {
        "building": t.exchange_building[exchange] + 1,
        "give": {RESOURCES[t.exchange_from[exchange]]: t.exchange_give[exchange]},
        "take": {RESOURCES[t.exchange_to[exchange]]: t.exchange_take[exchange]},
    }


def _allegiance(s: State, seat: int, args: ActionArgs) -> Context:
    return {"points": s.tables.allegiance_red[args["allegiance"] - 1]}


def _pay_allegiance(s: State, seat: int, args: ActionArgs) -> Context:
    return {"allegiance": int(s.allegiance(seat)) + 1 or None}


def _expand(s: State, seat: int, args: ActionArgs) -> Context:
    low, costs = int(s.token_low(seat)), s.tables.token_cost
    return {"price": costs[low]} if low < len(costs) else {}


def _trade(s: State, seat: int, args: ActionArgs) -> Context:
    return {"price": s.tables.price[RESOURCES.index(args["resource"])]}


def _close(s: State, seat: int, args: ActionArgs) -> Context:
    tokens = int(tokens_needed(s, seat))
    return {"amount": int(earnings(s) - spendings(s) - tokens_price(s, seat, tokens))}


_DETAILS: Final[dict[str, Callable[[State, int, ActionArgs], Context]]] = {
    "option": _option,
    "row": _row,
    "alternative": _alternative,
    "ship": _ship,
    "build": _build,
    "hire": _hire,
    "hire_for_goods": _hire_for_goods,
    "activate": _activate,
    "fulfil": _fulfil,
    "exchange": _exchange,
    "allegiance": _allegiance,
    "pay_allegiance": _pay_allegiance,
    "expand": _expand,
    "sell": _trade,
    "buy": _trade,
    "close": _close,
}
