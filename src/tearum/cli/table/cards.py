"""Cards in words: what they cost, what they bring, and everything there is to know about one."""

from collections.abc import Iterable

from rich.text import Text

from tearum.cli.table.lines import Lines
from tearum.cli.table.look import Look
from tearum.text.words import by_name


def slot_brings(look: Look, number: int) -> str:
    """The bonus of the slot a contract lies on; empty where it has none."""
    board = look.components.contract_board
    slots = board.slots_4p if look.four else board.slots_23p
    for slot, contract in zip(slots, look.view["contracts"], strict=False):
        if contract == number and slot:
            return look.say.effect(slot.to_json())
    return ""


def building(look: Look, number: int) -> Lines:
    """Everything about a building."""
    card = look.components.building[number - 1]
    say = look.say
    lines = [
        look.message(
            "card-building",
            building=say.building(number),
            colour=say.building_colour(card.colour),
            n=number,
        ),
        look.message("card-cost", cost=say.payment(None, by_name(card.cost))),
    ]
    if card.vp:
        lines.append(look.message("card-worth", vp=say.effect(card.vp.to_json())))
    if card.instant:
        lines.append(look.message("card-instant", effect=say.effect(card.instant.to_json())))
    lines += _symbols(look, card.symbols)
    if card.permanent is not None:
        lines.append(say.permanent(card.permanent))
    copies = look.view["buildings"][number - 1]
    id = "card-copies" if copies["copies"] else "card-not-in-game"
    lines.append(look.message(id, left=copies["left"], copies=copies["copies"]))
    owners = [s["seat"] for s in look.view["seats"] if number in s["buildings"]]
    return _told(lines) + _owners(look, "card-built-by", owners)


def captain(look: Look, number: int) -> Lines:
    card = look.components.captain[number - 1]
    say = look.say
    lines = [
        look.message("card-captain", n=number, roman=say.roman(card.round)),
        look.message("card-cost", cost=say.cost(card.cost)),
    ]
    if card.instant:
        lines.append(look.message("card-instant", effect=say.effect(card.instant.to_json())))
    lines += _symbols(look, card.symbols)
    if card.cannons:
        lines.append(
            look.message(
                "card-activate",
                cannons=say.pieces("cannon", card.cannons),
                effect=say.effect(card.reward.to_json()),
            )
        )
    owners = [
        s["seat"] for s in look.view["seats"] if number in [c["captain"] for c in s["captains"]]
    ]
    return _told(lines) + _owners(look, "card-hired-by", owners)


def contract(look: Look, number: int) -> Lines:
    card = look.components.contract[number - 1]
    say = look.say
    lines = [
        look.message("card-contract", n=number),
        look.message("card-cost", cost=say.payment(None, by_name(card.cost))),
        look.message(
            "card-contract-vp", blue=say.vp("blue", card.blue), red=say.vp("red", card.red)
        ),
    ]
    if bonus := slot_brings(look, number):
        lines.append(look.message("card-slot", effect=bonus))
    owners = [s["seat"] for s in look.view["seats"] if number in s["contracts"]]
    return _told(lines) + _owners(look, "card-fulfilled-by", owners)


def ship(look: Look, number: int) -> Lines:
    card = look.components.ship[number - 1]
    say = look.say
    lines = [
        look.message("card-ship", n=number),
        look.message("card-cost", cost=say.money(card.cost)),
    ]
    for row, goods in enumerate(card.rows, 1):
        lines.append(look.message("card-ship-row", row=row, goods=say.goods(by_name(goods))))
    offered = {ship["ship"]: ship["taken"] for ship in look.view["ships"]}
    if offered.get(number, True):
        lines.append(look.message("card-ship-taken" if number in offered else "card-ship-absent"))
    return _told(lines)


def allegiance(look: Look, number: int) -> Lines:
    card = look.components.allegiance[number - 1]
    lines = [
        look.message("card-allegiance", n=number),
        look.message("card-worth", vp=look.say.vp("red", card.red)),
        look.message("card-condition", condition=look.say.allegiance(number)),
    ]
    owners = [s["seat"] for s in look.view["seats"] if s["allegiance"] == number]
    return _told(lines) + _owners(look, "card-held-by", owners)


def _symbols(look: Look, symbols: Iterable[str]) -> list[str]:
    words = [look.say.symbol(symbol) for symbol in symbols]
    return [look.message("card-symbols", symbols=look.say.listed(words))] if words else []


def _owners(look: Look, id: str, seats: list[int]) -> Lines:
    if not seats:
        return []
    names = look.say.listed([look.names[seat] for seat in seats])
    return [Text(look.message(id, players=names))]


def _told(lines: list[str]) -> Lines:
    return [Text(lines[0], "bold"), *(Text(text) for text in lines[1:])]
