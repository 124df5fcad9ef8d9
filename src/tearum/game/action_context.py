"""What an action would mean just now: prices, rows and effects, for the words that describe it."""

from tearum.contract.actions import ActionArgs, Context
from tearum.contract.vocabulary import BOARDS, COLOURS, FRAMES, RESOURCES
from tearum.engine.components import MAX_SHIP_ROWS
from tearum.engine.rules import captains, ships, turn
from tearum.engine.rules.trade import earnings, spendings, tokens_needed, tokens_price
from tearum.engine.state import State
from tearum.game.effect import goods, option, options


def context_of(s: State, kind: str, args: ActionArgs) -> Context:
    """Filled for any action of the table, legal or not; empty when the game is over."""
    if s.depth() == 0:
        return {}
    seat = int(s.frame_seat())
    context: Context = {"asked": FRAMES[s.frame_kind()], "seat": seat}
    t = s.tables
    if kind == "option" and context["asked"] == "option_choice":
        effect, side = int(s.frame_a()), args["side"] - 1
        if side < t.effect_count[effect]:
            context["effect"] = [option(t, effect, side)]
    elif kind in ("row", "alternative"):
        board, side = BOARDS.index(args["board"]), args["side"] - 1
        context["row"] = int(turn.acting_row(s, board))
        effect = (
            t.alternative_effect[board] if kind == "alternative" else int(turn.row_effect(s, board))
        )
        if effect >= 0 and side < t.effect_count[effect]:
            context["effect"] = [option(t, effect, side)]
    elif kind == "ship":
        ship = args["ship"] - 1
        context["price"] = int(ships.price(s, seat, ship))
        row = ship * MAX_SHIP_ROWS + args["ship_row"] - 1
        context["goods"] = goods(t.ship_goods, row * len(RESOURCES))
    elif kind == "build":
        context["cost"] = goods(t.building_cost, (args["building"] - 1) * len(RESOURCES))
    elif kind == "hire":
        captain = args["captain"] - 1
        less = int(s.frame_a()) if context["asked"] == "hiring" else 0
        context["price"] = int(captains.price(s, seat, captain, less))
        context["goods"] = goods(t.captain_goods, captain * len(RESOURCES))
        context["effect"] = options(t, t.captain_instant[captain])
    elif kind == "hire_for_goods":
        captain = args["captain"] - 1
        context["goods"] = goods(t.captain_instead, captain * len(RESOURCES))
        context["effect"] = options(t, t.captain_instant[captain])
    elif kind == "activate":
        captain = args["captain"] - 1
        context["cannons"] = t.captain_cannons[captain]
        context["effect"] = options(t, t.captain_reward[captain])
    elif kind == "fulfil":
        contract = args["contract"] - 1
        context["goods"] = goods(t.contract_cost, contract * len(RESOURCES))
        context["points"] = t.contract_vp[contract * 2 + COLOURS.index(args["colour"])]
    elif kind == "exchange":
        exchange = args["exchange"] - 1
        if t.exchange_building[exchange] >= 0:
            context["building"] = t.exchange_building[exchange] + 1
            given = RESOURCES[t.exchange_from[exchange]]
            taken = RESOURCES[t.exchange_to[exchange]]
            context["give"] = {given: t.exchange_give[exchange]}
            context["take"] = {taken: t.exchange_take[exchange]}
    elif kind == "allegiance":
        context["points"] = t.allegiance_red[args["allegiance"] - 1]
    elif kind == "pay_allegiance":
        context["allegiance"] = int(s.allegiance(seat)) + 1 or None
    elif kind == "expand":
        low = int(s.token_low(seat))
        if low < len(t.token_cost):
            context["price"] = t.token_cost[low]
    elif kind in ("sell", "buy"):
        context["price"] = t.price[RESOURCES.index(args["resource"])]
    elif kind == "close":
        tokens = int(tokens_needed(s, seat))
        context["amount"] = int(earnings(s) - spendings(s) - tokens_price(s, seat, tokens))
    return context
