"""What lies open for everybody: ships, captains, contracts, buildings and allegiances."""

from rich.text import Text

from tearum.cli.table.drawing import cards
from tearum.cli.table.drawing.scene import VP_STYLES, Scene
from tearum.cli.table.drawing.text_lines import Lines, columns, cut, line, wrapped
from tearum.contract.vocabulary import BUILDING_COLOURS
from tearum.text.words import by_name


def ships(scene: Scene, width: int) -> Lines:
    """One line a ship: its price and its rows."""
    rows = []
    for offered in scene.view["ships"]:
        ship = scene.components.ship[offered["ship"] - 1]
        goods = " / ".join(scene.say.payment(None, by_name(row), "list-next") for row in ship.rows)
        if offered["taken"]:
            goods = scene.message("table-taken")
        style = "dim" if offered["taken"] else ""
        cells = (f" {ship.number}", scene.say.money(ship.cost), goods)
        rows.append([Text(cell, style) for cell in cells])
    return [scene.head("table-ships"), *_cut(scene, columns(rows, right=[1]), width)]


def ships_brief(scene: Scene, width: int) -> Lines:
    left = [str(ship["ship"]) for ship in scene.view["ships"] if not ship["taken"]]
    return [_listed(scene, "table-ships", left, width)]


def captains(scene: Scene, width: int) -> Lines:
    rows = []
    for number in scene.view["captains"]:
        card = scene.components.captain[number - 1]
        brings = scene.say.captain_brings(card)
        rows.append([f" {number}", scene.say.cost(card.cost), brings])
    head = scene.message("table-to-come", n=scene.view["captains_to_come"])
    title = scene.head("table-captains").append(f"  {head}", "dim")
    return [title, *_cut(scene, columns(rows), width)]


def captains_brief(scene: Scene, width: int) -> Lines:
    shown = []
    for number in scene.view["captains"]:
        cost = scene.say.cost(scene.components.captain[number - 1].cost)
        shown.append(f"{number} ({cost})")
    return [_listed(scene, "table-captains", shown, width)]


def contracts(scene: Scene, width: int) -> Lines:
    """By slot from the left, with the bonus of the slot."""
    rows: list[list[str | Text]] = []
    for number in scene.view["contracts"]:
        if number is None:
            rows.append([" -", Text(scene.message("table-empty-slot"), "dim")])
            continue
        card = scene.components.contract[number - 1]
        vp = (
            _coloured(scene, "blue", card.blue)
            .append(" / ")
            .append(_coloured(scene, "red", card.red))
        )
        bonus = cards.slot_brings(scene, number)
        rows.append(
            [
                f" {number}",
                scene.say.payment(None, by_name(card.cost), "list-next"),
                vp,
                bonus and f"+ {bonus}",
            ]
        )
    head = scene.message("table-in-pile", n=scene.view["contract_pile"])
    title = scene.head("table-contracts").append(f"  {head}", "dim")
    return [title, *_cut(scene, columns(rows, gap=1), width)]


def _coloured(scene: Scene, colour: str, points: int) -> Text:
    return line((f"{points} {scene.message(f'table-{colour}')}", VP_STYLES[colour]))


def contracts_brief(scene: Scene, width: int) -> Lines:
    shown = []
    for number in scene.view["contracts"]:
        if number is not None:
            card = scene.components.contract[number - 1]
            shown.append(f"{number} ({scene.say.payment(None, by_name(card.cost), 'list-next')})")
    return [_listed(scene, "table-contracts", shown, width)]


def buildings(scene: Scene, width: int) -> Lines:
    """One line a building: copies left, cost, and what it brings."""
    rows = []
    for card in scene.components.building:
        copies = scene.view["buildings"][card.number - 1]
        if copies["copies"] == 0:
            continue
        cost = scene.say.payment(None, by_name(card.cost), "list-next")
        style = "" if copies["left"] else "dim strike"
        name = f"{scene.say.building(card.number)} ({copies['left']})"
        brings = scene.say.building_brings(card)
        rows.append([Text(cell, style) for cell in (f" {card.number}", name, cost, brings)])
    return [scene.head("table-buildings"), *_cut(scene, columns(rows, right=[0]), width)]


def buildings_brief(scene: Scene, width: int) -> Lines:
    """By colour, with the copies left; what is not in the game is left out."""
    return _cut(scene, columns(_by_colour(scene)), width)


def buildings_wrapped(scene: Scene, width: int) -> Lines:
    """The same, with nothing cut off."""
    lines = columns(_by_colour(scene))
    indent = 2 + max(len(scene.say.building_colour(colour)) for colour in BUILDING_COLOURS)
    return [part for text in lines for part in wrapped(text, width, indent)]


def _by_colour(scene: Scene) -> list[list[Text]]:
    rows = []
    for colour in BUILDING_COLOURS:
        names = Text()
        for card in scene.components.building:
            copies = scene.view["buildings"][card.number - 1]
            if card.colour != colour or copies["copies"] == 0:
                continue
            names.append(", " if names else "")
            names.append(scene.say.building(card.number), "" if copies["left"] else "dim strike")
            names.append(f" {copies['left']}", "dim")
        rows.append([line((scene.say.building_colour(colour), "bold")), names])
    return rows


def allegiances(scene: Scene, width: int) -> Lines:
    rows: list[list[str | Text]] = []
    for number in scene.view["allegiances"]:
        if number is not None:
            red = scene.components.allegiance[number - 1].red
            rows.append([f" {number}", scene.vp("red", red), scene.say.allegiance(number)])
    return [scene.head("table-allegiances"), *_cut(scene, columns(rows, right=[0]), width)]


def allegiances_brief(scene: Scene, width: int) -> Lines:
    shown = [f"{number}" for number in scene.view["allegiances"] if number is not None]
    return [_listed(scene, "table-allegiances", shown, width)]


def _listed(scene: Scene, message_id: str, shown: list[str], width: int) -> Text:
    text = line(scene.head(message_id), "  ", f" {scene.glyphs.dot} ".join(shown) or "-")
    return cut(text, width, scene.glyphs.cut)


def _cut(scene: Scene, lines: Lines, width: int) -> Lines:
    return [cut(text, width, scene.glyphs.cut) for text in lines]
