"""Cards in words: what they cost, what they bring, and everything there is to know about one."""

from collections.abc import Iterable

from rich.text import Text

from tearum.cli.table.drawing.scene import Scene
from tearum.cli.table.drawing.text_lines import Lines
from tearum.text.words import by_name


def slot_brings(scene: Scene, number: int) -> str:
    """The bonus of the slot a contract lies on; empty where it has none."""
    board = scene.components.contract_board
    slots = board.slots_4p if scene.four else board.slots_23p
    for slot, contract in zip(slots, scene.view["contracts"], strict=False):
        if contract == number and slot:
            return scene.say.effect(slot.to_json())
    return ""


def building(scene: Scene, number: int) -> Lines:
    """Everything about a building."""
    card = scene.components.building[number - 1]
    say = scene.say
    lines = [
        scene.message(
            "card-building",
            building=say.building(number),
            colour=say.building_colour(card.colour),
            n=number,
        ),
        scene.message("card-cost", cost=say.payment(None, by_name(card.cost))),
    ]
    if card.vp:
        lines.append(scene.message("card-vp", vp=say.effect(card.vp.to_json())))
    if card.instant:
        lines.append(scene.message("card-instant", effect=say.effect(card.instant.to_json())))
    lines += _symbols(scene, card.symbols)
    if card.permanent is not None:
        lines.append(say.permanent(card.permanent))
    copies = scene.view["buildings"][number - 1]
    message_id = "card-copies" if copies["copies"] else "card-not-in-game"
    lines.append(scene.message(message_id, left=copies["left"], copies=copies["copies"]))
    owners = [s["seat"] for s in scene.view["seats"] if number in s["buildings"]]
    return _lines(lines) + _owners(scene, "card-built-by", owners)


def captain(scene: Scene, number: int) -> Lines:
    card = scene.components.captain[number - 1]
    say = scene.say
    lines = [
        scene.message("card-captain", n=number, roman=say.roman(card.round)),
        scene.message("card-cost", cost=say.cost(card.cost)),
    ]
    if card.instant:
        lines.append(scene.message("card-instant", effect=say.effect(card.instant.to_json())))
    lines += _symbols(scene, card.symbols)
    if card.cannons:
        lines.append(
            scene.message(
                "card-activate",
                cannons=say.pieces("cannon", card.cannons),
                effect=say.effect(card.reward.to_json()),
            )
        )
    owners = [
        s["seat"] for s in scene.view["seats"] if number in [c["captain"] for c in s["captains"]]
    ]
    return _lines(lines) + _owners(scene, "card-hired-by", owners)


def contract(scene: Scene, number: int) -> Lines:
    card = scene.components.contract[number - 1]
    say = scene.say
    lines = [
        scene.message("card-contract", n=number),
        scene.message("card-cost", cost=say.payment(None, by_name(card.cost))),
        scene.message(
            "card-contract-vp", blue=say.vp("blue", card.blue), red=say.vp("red", card.red)
        ),
    ]
    if bonus := slot_brings(scene, number):
        lines.append(scene.message("card-slot", effect=bonus))
    owners = [s["seat"] for s in scene.view["seats"] if number in s["contracts"]]
    return _lines(lines) + _owners(scene, "card-fulfilled-by", owners)


def ship(scene: Scene, number: int) -> Lines:
    card = scene.components.ship[number - 1]
    say = scene.say
    lines = [
        scene.message("card-ship", n=number),
        scene.message("card-cost", cost=say.money(card.cost)),
    ]
    for row, goods in enumerate(card.rows, 1):
        lines.append(scene.message("card-ship-row", row=row, goods=say.goods(by_name(goods))))
    offered = {ship["ship"]: ship["taken"] for ship in scene.view["ships"]}
    if offered.get(number, True):
        lines.append(scene.message("card-ship-taken" if number in offered else "card-ship-absent"))
    return _lines(lines)


def allegiance(scene: Scene, number: int) -> Lines:
    card = scene.components.allegiance[number - 1]
    lines = [
        scene.message("card-allegiance", n=number),
        scene.message("card-vp", vp=scene.say.vp("red", card.red)),
        scene.message("card-condition", condition=scene.say.allegiance(number)),
    ]
    owners = [s["seat"] for s in scene.view["seats"] if s["allegiance"] == number]
    return _lines(lines) + _owners(scene, "card-held-by", owners)


def _symbols(scene: Scene, symbols: Iterable[str]) -> list[str]:
    words = scene.say.tallied([scene.say.symbol(symbol) for symbol in symbols])
    return [scene.message("card-symbols", symbols=scene.say.listed(words))] if words else []


def _owners(scene: Scene, message_id: str, seats: list[int]) -> Lines:
    if not seats:
        return []
    names = scene.say.listed([scene.names[seat] for seat in seats])
    return [Text(scene.message(message_id, players=names))]


def _lines(lines: list[str]) -> Lines:
    return [Text(lines[0], "bold"), *(Text(text) for text in lines[1:])]
