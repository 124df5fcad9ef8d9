"""Menus in words: what is asked, and one line for each action.

A context says what an action's code does not: all keys are optional.

    asked       the frame that is being decided                        pass
    row         the number of the row that would act                   row
    effect      what is gained, as effect JSON: the whole effect       row, alternative, option
                or only the chosen side of it
    price       dollars to pay                                         ship, hire, expand, sell, buy
    cost        goods to pay, {resource: n}; goods means the same      build, hire, hire_for_goods,
                for these                                              fulfil
    goods       goods that arrive, {resource: n}                       ship
    points      VP of the card                                         fulfil
    building    number of the building that does it                    exchange, city_hall, foundry
    give, take  {resource: n}                                          exchange
    amount      dollars gained or, negative, paid                      close
    allegiance  number of the one that is held                         pay_allegiance
    condition   an edition's Condition                                 allegiance, pay_allegiance
    cannons     to discard                                             activate

What is printed on a card is taken from the edition where the context leaves it out. Every action
of the table has a line, also one that the edition or the moment rules out.

The context of a question is the view's `pending`: `less` for building and hiring, `to_spare` for
sparing, `arriving` for overflow; and `removing`, from the view, for a turn.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from tearum.contract.counts import VP_PRICE
from tearum.contract.effects import Goods
from tearum.contract.vocabulary import RESOURCES
from tearum.text.words import Words, by_name

Args = Mapping[str, Any]
Context = Mapping[str, Any]


def action(words: Words, kind: str, args: Args, context: Context) -> str:
    """One line of the menu."""
    special = _SPECIAL.get(kind)
    if special is not None:
        return special(words, kind, args, context)
    return words.text.message(f"action-{kind}", **args)


def asked(words: Words, frame: str, context: Context) -> str:
    """What is to be decided now, in one sentence."""
    if frame == "overflow" and any(context.get("arriving", {}).values()):
        goods = words.goods(context["arriving"])
        return words.text.message("asked-overflow-goods", goods=goods)
    removing = context.get("removing")
    return words.text.message(
        f"asked-{frame}",
        workers="used" if removing is None else "removed" if removing else "placed",
        less=context.get("less", 0),
        to_spare=context.get("to_spare", 1),
    )


def heading(words: Words, frame: str) -> str:
    """What is to be decided now, in a word or two."""
    return words.text.attribute(f"asked-{frame}", "heading")


def _pass(words: Words, kind: str, args: Args, context: Context) -> str:
    return words.text.message("action-pass", asked=context.get("asked", ""))


def _close(words: Words, kind: str, args: Args, context: Context) -> str:
    amount = context.get("amount")
    way = "open" if amount is None else "gained" if amount > 0 else "paid" if amount else "even"
    return words.text.message("action-close", way=way, n=abs(amount or 0))


def _expand(words: Words, kind: str, args: Args, context: Context) -> str:
    return _priced(words, words.text.message("action-expand"), context)


def _pay_allegiance(words: Words, kind: str, args: Args, context: Context) -> str:
    line = words.text.message("action-pay_allegiance")
    condition = context.get("condition")
    if condition is None and context.get("allegiance"):
        condition = words.edition.components.allegiance[context["allegiance"] - 1].condition
    if condition is None or not condition.is_paid:
        return line
    cost = words.payment(condition.money or None, by_name(condition.goods), "list-next")
    return words.text.message("action-paying", action=line, cost=cost)


def _exchange(words: Words, kind: str, args: Args, context: Context) -> str:
    tables, exchange = words.edition.tables, args["exchange"] - 1
    number = context.get("building", tables.exchange_building[exchange] + 1)
    if number == 0:
        return words.text.message("action-exchange-unknown", exchange=args["exchange"])
    give = {RESOURCES[tables.exchange_from[exchange]]: tables.exchange_give[exchange]}
    take = {RESOURCES[tables.exchange_to[exchange]]: tables.exchange_take[exchange]}
    return words.text.message(
        "action-exchange",
        building=words.building(number),
        give=words.goods(context.get("give", give)),
        take=words.goods(context.get("take", take)),
    )


def _workshop(words: Words, kind: str, args: Args, context: Context) -> str:
    """The City Hall and the Foundry, whatever the edition calls them."""
    tables = words.edition.tables
    number = context.get("building")
    if number is None:
        number = int(tables.city_hall if kind == "city_hall" else tables.foundry) + 1
    return words.text.message(f"action-{kind}", building=words.building(number))


def _option(words: Words, kind: str, args: Args, context: Context) -> str:
    effect = _chosen(words, args, context)
    if effect is None:
        return words.text.message("action-option-side", side=args["side"])
    return words.text.message("action-option", effect=effect)


def _one_piece(words: Words, kind: str, args: Args, context: Context) -> str:
    line = words.text.message(f"action-{kind}", goods=words.pieces(args["resource"], 1))
    return _priced(words, line, context)


def _row(words: Words, kind: str, args: Args, context: Context) -> str:
    board = words.board(args["board"])
    if context.get("row"):
        line = words.text.message("action-row", board=board, row=context["row"])
    else:
        line = words.text.message("action-row-unnumbered", board=board)
    return _bringing(words, line, _chosen(words, args, context))


def _alternative(words: Words, kind: str, args: Args, context: Context) -> str:
    effect = _chosen(words, args, context)
    if effect is None:
        boards = words.edition.components.board
        printed = next(board for board in boards if board.id == args["board"]).alternative
        if args["side"] <= len(printed.options):
            effect = words.option(printed.to_json()[args["side"] - 1])
    line = words.text.message("action-alternative", at=words.at_board(args["board"]))
    return _bringing(words, line, effect)


def _ship(words: Words, kind: str, args: Args, context: Context) -> str:
    ship = words.edition.components.ship[args["ship"] - 1]
    row = args["ship_row"] - 1
    goods = context.get("goods", by_name(ship.rows[row]) if row < len(ship.rows) else {})
    line = words.text.message("action-ship", ship=args["ship"])
    line = _priced(words, line, {"price": context.get("price", ship.cost)})
    return _bringing(words, line, words.goods(goods))


def _build(words: Words, kind: str, args: Args, context: Context) -> str:
    building = words.edition.components.building[args["building"] - 1]
    line = words.text.message("action-build", building=words.building(building.number))
    cost = words.payment(None, _owed(context, building.cost), "list-next")
    return words.text.message("action-paying", action=line, cost=cost)


def _hire(words: Words, kind: str, args: Args, context: Context) -> str:
    cost = words.edition.components.captain[args["captain"] - 1].cost
    for_goods = kind == "hire_for_goods"
    goods = _owed(context, cost.instead if for_goods else cost.goods)
    price = None if for_goods else context.get("price", cost.money)
    line = words.text.message(f"action-{kind}", captain=args["captain"])
    if for_goods and not any(goods.values()):
        return line
    return words.text.message("action-for", action=line, cost=words.payment(price, goods))


def _activate(words: Words, kind: str, args: Args, context: Context) -> str:
    captain = words.edition.components.captain[args["captain"] - 1]
    line = words.text.message("action-activate", captain=args["captain"])
    cost = words.pieces("cannon", context.get("cannons", captain.cannons))
    line = words.text.message("action-paying", action=line, cost=cost)
    return _bringing(words, line, words.effect(context.get("effect", captain.reward.to_json())))


def _fulfil(words: Words, kind: str, args: Args, context: Context) -> str:
    contract = words.edition.components.contract[args["contract"] - 1]
    printed = contract.blue if args["colour"] == "blue" else contract.red
    vp = words.vp_gained(args["colour"], context.get("points", printed))
    line = words.text.message("action-fulfil", contract=args["contract"], vp=vp)
    cost = words.payment(None, _owed(context, contract.cost), "list-next")
    return words.text.message("action-paying", action=line, cost=cost)


def _allegiance(words: Words, kind: str, args: Args, context: Context) -> str:
    card = words.edition.components.allegiance[args["allegiance"] - 1]
    return words.text.message(
        "action-allegiance",
        allegiance=args["allegiance"],
        vp=words.vp("red", context.get("points", card.red)),
        condition=words.condition(context.get("condition", card.condition)),
    )


def _convert(words: Words, kind: str, args: Args, context: Context) -> str:
    n = args["points"]
    return words.text.message(f"action-{kind}", n=n, dollars=n * VP_PRICE)


def _owed(context: Context, printed: Sequence[int]) -> Goods:
    """The goods to pay: as the context has them, or as printed."""
    goods: Goods = context.get("cost", context.get("goods", by_name(printed)))
    return goods


def _chosen(words: Words, args: Args, context: Context) -> str | None:
    """The chosen side of the context's effect, if there is one."""
    effect = context.get("effect") or []
    side = args["side"] - 1 if len(effect) > 1 else 0
    return words.option(effect[side]) if side < len(effect) else None


def _priced(words: Words, line: str, context: Context) -> str:
    if context.get("price") is None:
        return line
    return words.text.message("action-for", action=line, cost=words.money(context["price"]))


def _bringing(words: Words, line: str, effect: str | None) -> str:
    if effect is None:
        return line
    return words.text.message("action-brings", action=line, effect=effect)


# Actions that need more than their own arguments.
_SPECIAL = {
    "pass": _pass,
    "close": _close,
    "expand": _expand,
    "city_hall": _workshop,
    "foundry": _workshop,
    "pay_allegiance": _pay_allegiance,
    "exchange": _exchange,
    "option": _option,
    "cube": _one_piece,
    "spare": _one_piece,
    "sell": _one_piece,
    "buy": _one_piece,
    "discard": _one_piece,
    "row": _row,
    "alternative": _alternative,
    "ship": _ship,
    "build": _build,
    "hire": _hire,
    "hire_for_goods": _hire,
    "activate": _activate,
    "fulfil": _fulfil,
    "allegiance": _allegiance,
    "convert_blue": _convert,
    "convert_red": _convert,
}
