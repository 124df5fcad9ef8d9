"""What lies open for everybody: ships, captains, contracts, buildings and allegiances."""

from rich.text import Text

from tearum.cli.table import cards
from tearum.cli.table.lines import Lines, columns, cut, line, wrapped
from tearum.cli.table.look import VP_STYLES, Look
from tearum.game.names import BUILDING_COLOURS
from tearum.text.words import by_name


def ships(look: Look, width: int) -> Lines:
    """One line a ship: its price and its rows."""
    rows = []
    for offered in look.view["ships"]:
        ship = look.components.ship[offered["ship"] - 1]
        goods = " / ".join(look.say.payment(None, by_name(row), "list-next") for row in ship.rows)
        if offered["taken"]:
            goods = look.message("table-taken")
        style = "dim" if offered["taken"] else ""
        cells = (f" {ship.number}", look.say.money(ship.cost), goods)
        rows.append([Text(cell, style) for cell in cells])
    return [look.head("table-ships"), *_cut(look, columns(rows, right=[1]), width)]


def ships_brief(look: Look, width: int) -> Lines:
    left = [str(ship["ship"]) for ship in look.view["ships"] if not ship["taken"]]
    return [_listed(look, "table-ships", left, width)]


def captains(look: Look, width: int) -> Lines:
    rows = []
    for number in look.view["captains"]:
        card = look.components.captain[number - 1]
        brings = look.say.captain_brings(card)
        rows.append([f" {number}", look.say.cost(card.cost), brings])
    head = look.message("table-to-come", n=look.view["captains_to_come"])
    title = look.head("table-captains").append(f"  {head}", "dim")
    return [title, *_cut(look, columns(rows), width)]


def captains_brief(look: Look, width: int) -> Lines:
    shown = []
    for number in look.view["captains"]:
        cost = look.say.cost(look.components.captain[number - 1].cost)
        shown.append(f"{number} ({cost})")
    return [_listed(look, "table-captains", shown, width)]


def contracts(look: Look, width: int) -> Lines:
    """By slot from the left, with the bonus of the slot."""
    rows: list[list[str | Text]] = []
    for number in look.view["contracts"]:
        if number is None:
            rows.append([" -", Text(look.message("table-empty-slot"), "dim")])
            continue
        card = look.components.contract[number - 1]
        vp = (
            _coloured(look, "blue", card.blue)
            .append(" / ")
            .append(_coloured(look, "red", card.red))
        )
        bonus = cards.slot_brings(look, number)
        rows.append(
            [
                f" {number}",
                look.say.payment(None, by_name(card.cost), "list-next"),
                vp,
                bonus and f"+ {bonus}",
            ]
        )
    head = look.message("table-in-pile", n=look.view["contract_pile"])
    title = look.head("table-contracts").append(f"  {head}", "dim")
    return [title, *_cut(look, columns(rows, gap=1), width)]


def _coloured(look: Look, colour: str, points: int) -> Text:
    return line((f"{points} {look.message(f'table-{colour}')}", VP_STYLES[colour]))


def contracts_brief(look: Look, width: int) -> Lines:
    shown = []
    for number in look.view["contracts"]:
        if number is not None:
            card = look.components.contract[number - 1]
            shown.append(f"{number} ({look.say.payment(None, by_name(card.cost), 'list-next')})")
    return [_listed(look, "table-contracts", shown, width)]


def buildings(look: Look, width: int) -> Lines:
    """One line a building: copies left, cost, and what it brings."""
    rows = []
    for card in look.components.building:
        copies = look.view["buildings"][card.number - 1]
        if copies["copies"] == 0:
            continue
        cost = look.say.payment(None, by_name(card.cost), "list-next")
        style = "" if copies["left"] else "dim strike"
        name = f"{look.say.building(card.number)} ({copies['left']})"
        brings = look.say.building_brings(card)
        rows.append([Text(cell, style) for cell in (f" {card.number}", name, cost, brings)])
    return [look.head("table-buildings"), *_cut(look, columns(rows, right=[0]), width)]


def buildings_brief(look: Look, width: int) -> Lines:
    """By colour, with the copies left; what is not in the game is left out."""
    return _cut(look, columns(_by_colour(look)), width)


def buildings_wrapped(look: Look, width: int) -> Lines:
    """The same, with nothing cut off."""
    lines = columns(_by_colour(look))
    indent = 2 + max(len(look.say.building_colour(colour)) for colour in BUILDING_COLOURS)
    return [part for text in lines for part in wrapped(text, width, indent)]


def _by_colour(look: Look) -> list[list[Text]]:
    rows = []
    for colour in BUILDING_COLOURS:
        names = Text()
        for card in look.components.building:
            copies = look.view["buildings"][card.number - 1]
            if card.colour != colour or copies["copies"] == 0:
                continue
            names.append(", " if names else "")
            names.append(look.say.building(card.number), "" if copies["left"] else "dim strike")
            names.append(f" {copies['left']}", "dim")
        rows.append([line((look.say.building_colour(colour), "bold")), names])
    return rows


def allegiances(look: Look, width: int) -> Lines:
    rows: list[list[str | Text]] = []
    for number in look.view["allegiances"]:
        if number is not None:
            red = look.components.allegiance[number - 1].red
            rows.append([f" {number}", look.vp("red", red), look.say.allegiance(number)])
    return [look.head("table-allegiances"), *_cut(look, columns(rows, right=[0]), width)]


def allegiances_brief(look: Look, width: int) -> Lines:
    shown = [f"{number}" for number in look.view["allegiances"] if number is not None]
    return [_listed(look, "table-allegiances", shown, width)]


def _listed(look: Look, id: str, shown: list[str], width: int) -> Text:
    text = line(look.head(id), "  ", f" {look.signs.dot} ".join(shown) or "-")
    return cut(text, width, look.signs.cut)


def _cut(look: Look, lines: Lines, width: int) -> Lines:
    return [cut(text, width, look.signs.cut) for text in lines]
