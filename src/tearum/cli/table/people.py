"""The players: their money, goods and points, what they own, and the people's wishes."""

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from tearum.cli.table.lines import Lines, columns, cut, line, wrapped
from tearum.cli.table.look import VP_STYLES, Look
from tearum.edition.effect import Effect
from tearum.game.names import RESOURCES


def brief(look: Look, width: int) -> Lines:
    """One line a player, under a line of headings."""
    heads = ["", "$", *(look.message(f"table-short-{resource}") for resource in RESOURCES)]
    heads += [look.message(f"table-{head}") for head in ("squares", "population", "reputation")]
    heads += [look.message(f"table-{colour}") for colour in VP_STYLES]
    styles = [""] * (len(heads) - 2) + list(VP_STYLES.values())
    rows = [[Text(head, f"dim {style}") for head, style in zip(heads, styles, strict=True)]]
    rows += [_row(look, seat) for seat in look.view["seats"]]
    right = range(1, len(heads))
    gap = 2 if width >= 90 else 1
    return [cut(text, width, look.signs.cut) for text in columns(rows, right, gap)]


def full(look: Look, width: int) -> Lines:
    """The same, and under it what each player owns."""
    return brief(look, width) + owned(look, width)


def owned(look: Look, width: int) -> Lines:
    """What each player owns."""
    lines: Lines = []
    for seat in look.view["seats"]:
        if things := owns(look, seat):
            text = line(look.player(seat["seat"]), " ", things)
            lines += wrapped(text, width, indent=2)
    return lines


def _row(look: Look, seat: dict[str, Any]) -> list[Text]:
    number = seat["seat"]
    first = "*" if number == look.view["first_player"] else " "
    name = look.pawn(number).append(f"{first}").append(look.player(number))
    deciding = number == look.view["to_move"]
    name = cut(name, 16, look.signs.cut)
    if deciding:
        name.stylize("reverse", 2)
    cells = [name, Text(str(seat["money"]))]
    for resource in RESOURCES:
        n = seat["goods"][resource]
        cells.append(Text(str(n)) if n else Text(look.signs.free, "dim"))
    used = sum(seat["goods"].values())
    cells.append(Text(f"{used}/{seat['squares']}"))
    cells += [Text(str(seat["population"])), Text(str(seat["reputation"]))]
    for colour, style in VP_STYLES.items():
        points = seat[colour]
        closed = look.message("table-chest")
        cells.append(Text(closed, "dim") if points is None else Text(str(points), style))
    return cells


def owns(look: Look, seat: dict[str, Any]) -> str:
    """Buildings, captains, contracts and allegiance, in one line; empty where there are none."""
    say = look.say
    parts = []
    if seat["buildings"]:
        parts.append(", ".join(say.building(number) for number in seat["buildings"]))
    if seat["captains"]:
        waiting = [c["captain"] for c in seat["captains"] if c["face_up"] and _waits(look, c)]
        done = [c["captain"] for c in seat["captains"] if c["captain"] not in waiting]
        parts += _numbered(look, "captains", done) + _numbered(look, "waiting", waiting)
    if seat["contracts"]:
        parts += _numbered(look, "contracts", seat["contracts"])
    if seat["allegiance"]:
        id = "table-owns-proven" if seat["proven"] else "table-owns-allegiance"
        condition = say.allegiance(seat["allegiance"])
        parts.append(look.message(id, n=seat["allegiance"], condition=condition))
    return f" {look.signs.dot} ".join(parts)


def _numbered(look: Look, cards: str, numbers: Sequence[int]) -> list[str]:
    told = ", ".join(map(str, numbers))
    id = f"table-owns-{cards}"
    return [look.message(id, n=len(numbers), numbers=told)] if numbers else []


def _waits(look: Look, card: dict[str, Any]) -> bool:
    return bool(look.components.captain[card["captain"] - 1].cannons)


def wishes(look: Look, width: int) -> Lines:
    """All five wishes: the symbols asked for, the rewards, and how the players stand."""
    rows = [_wish(look, wish) for wish in look.view["wishes"]]
    lines = columns(rows)
    return [look.head("table-wishes"), *(cut(text, width, look.signs.cut) for text in lines)]


def wishes_brief(look: Look, width: int) -> Lines:
    """The wish of this round only."""
    wish = look.view["wishes"][look.view["round"] - 1]
    cells = _wish(look, wish)
    text = line(look.head("table-wish"), "  ", cells[1], "  ", cells[2], "  ", cells[3])
    return [cut(text, width, look.signs.cut)]


def _wish(look: Look, wish: dict[str, Any]) -> list[Text]:
    now = wish["round"] == look.view["round"]
    past = wish["round"] < look.view["round"]
    style = "bold" if now else "dim" if past else ""
    symbols = look.components.wish[wish["wish"] - 1].symbols
    reward = look.components.reward[wish["round"] - 1]
    side = reward.blue if wish["side"] == "blue" else reward.red
    rewards = _rewards(look, side)
    return [
        Text(f" {look.say.roman(wish['round'])}", style),
        Text(" + ".join(look.say.symbol(symbol) for symbol in symbols), style),
        Text(rewards, VP_STYLES[wish["side"]] if not past else "dim"),
        Text() if past else _standing(look, wish),
    ]


def _rewards(look: Look, side: Sequence[Effect]) -> str:
    """First and second place: "3 / 1 red VP" where both are the like, else each in full."""
    icons = [icon for effect in side for icon in effect.icons()]
    second = look.say.effect(side[-1].to_json())
    if len(side) == 2 and len(icons) == 2 and icons[0].kind == icons[1].kind in VP_STYLES:
        return f"{icons[0].n} / {second}"
    return " / ".join(look.say.effect(effect.to_json()) for effect in side)


def _standing(look: Look, wish: dict[str, Any]) -> Text:
    """Who comes first and second as it stands, with their symbols."""
    text = Text()
    ranked = sorted(range(len(wish["symbols"])), key=lambda seat: -wish["symbols"][seat])
    for seat in ranked:
        if wish["symbols"][seat]:
            text.append("  " if text else "").append(look.pawn(seat))
            text.append(f" {wish['symbols'][seat]}")
    return text
