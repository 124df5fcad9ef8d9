"""The players: their money, goods and points, what they own, and the people's wishes."""

from collections.abc import Sequence

from rich.text import Text

from tearum.cli.table.drawing.scene import VP_STYLES, Scene
from tearum.cli.table.drawing.text_lines import Lines, columns, cut, line, wrapped
from tearum.contract.view import CaptainCard, PlayerBoard, WishOfRound
from tearum.contract.vocabulary import RESOURCES
from tearum.edition.phrases.effect import Effect


def brief(scene: Scene, width: int) -> Lines:
    """One line a player, under a line of headings."""
    heads = ["", "$", *(scene.message(f"table-short-{resource}") for resource in RESOURCES)]
    heads += [scene.message(f"table-{head}") for head in ("squares", "population", "reputation")]
    heads += [scene.message(f"table-{colour}") for colour in VP_STYLES]
    styles = [""] * (len(heads) - 2) + list(VP_STYLES.values())
    rows = [[Text(head, f"dim {style}") for head, style in zip(heads, styles, strict=True)]]
    rows += [_row(scene, seat) for seat in scene.view["seats"]]
    right = range(1, len(heads))
    gap = 2 if width >= 90 else 1
    return [cut(text, width, scene.glyphs.cut) for text in columns(rows, right, gap)]


def full(scene: Scene, width: int) -> Lines:
    """The same, and under it what each player owns."""
    return brief(scene, width) + owned(scene, width)


def owned(scene: Scene, width: int) -> Lines:
    """What each player owns."""
    lines: Lines = []
    for seat in scene.view["seats"]:
        if things := owns(scene, seat):
            text = line(scene.player(seat["seat"]), " ", things)
            lines += wrapped(text, width, indent=2)
    return lines


def _row(scene: Scene, seat: PlayerBoard) -> list[Text]:
    number = seat["seat"]
    first = "*" if number == scene.view["first_player"] else " "
    name = scene.pawn(number).append(f"{first}").append(scene.player(number))
    deciding = number == scene.view["to_move"]
    name = cut(name, 16, scene.glyphs.cut)
    if deciding:
        name.stylize("reverse", 2)
    cells = [name, Text(str(seat["money"]))]
    for resource in RESOURCES:
        n = seat["goods"][resource]
        cells.append(Text(str(n)) if n else Text(scene.glyphs.free, "dim"))
    used = sum(seat["goods"].values())
    cells.append(Text(f"{used}/{seat['squares']}"))
    cells += [Text(str(seat["population"])), Text(str(seat["reputation"]))]
    closed = scene.message("table-chest")
    for points, style in ((seat["blue"], VP_STYLES["blue"]), (seat["red"], VP_STYLES["red"])):
        cells.append(Text(closed, "dim") if points is None else Text(str(points), style))
    return cells


def owns(scene: Scene, seat: PlayerBoard) -> str:
    """Buildings, captains, contracts and allegiance, in one line; empty where there are none."""
    say = scene.say
    parts = []
    if seat["buildings"]:
        parts.append(", ".join(say.building(number) for number in seat["buildings"]))
    if seat["captains"]:
        waiting = [c["captain"] for c in seat["captains"] if c["face_up"] and _waits(scene, c)]
        done = [c["captain"] for c in seat["captains"] if c["captain"] not in waiting]
        parts += _numbered(scene, "captains", done) + _numbered(scene, "waiting", waiting)
    if seat["contracts"]:
        parts += _numbered(scene, "contracts", seat["contracts"])
    if seat["allegiance"]:
        message_id = "table-owns-proven" if seat["proven"] else "table-owns-allegiance"
        condition = say.allegiance(seat["allegiance"])
        parts.append(scene.message(message_id, n=seat["allegiance"], condition=condition))
    return f" {scene.glyphs.dot} ".join(parts)


def _numbered(scene: Scene, cards: str, numbers: Sequence[int]) -> list[str]:
    listed = ", ".join(map(str, numbers))
    message_id = f"table-owns-{cards}"
    return [scene.message(message_id, n=len(numbers), numbers=listed)] if numbers else []


def _waits(scene: Scene, card: CaptainCard) -> bool:
    return bool(scene.components.captain[card["captain"] - 1].cannons)


def wishes(scene: Scene, width: int) -> Lines:
    """All five wishes: the symbols asked for, the rewards, and how the players stand."""
    rows = [_wish(scene, wish) for wish in scene.view["wishes"]]
    lines = columns(rows)
    return [scene.head("table-wishes"), *(cut(text, width, scene.glyphs.cut) for text in lines)]


def wishes_brief(scene: Scene, width: int) -> Lines:
    """The wish of this round only."""
    wish = scene.view["wishes"][scene.view["round"] - 1]
    cells = _wish(scene, wish)
    text = line(scene.head("table-wish"), "  ", cells[1], "  ", cells[2], "  ", cells[3])
    return [cut(text, width, scene.glyphs.cut)]


def _wish(scene: Scene, wish: WishOfRound) -> list[Text]:
    now = wish["round"] == scene.view["round"]
    past = wish["round"] < scene.view["round"]
    style = "bold" if now else "dim" if past else ""
    symbols = scene.components.wish[wish["wish"] - 1].symbols
    reward = scene.components.reward[wish["round"] - 1]
    side = reward.blue if wish["side"] == "blue" else reward.red
    rewards = _rewards(scene, side)
    return [
        Text(f" {scene.say.roman(wish['round'])}", style),
        Text(" + ".join(scene.say.symbol(symbol) for symbol in symbols), style),
        Text(rewards, VP_STYLES[wish["side"]] if not past else "dim"),
        Text() if past else _standing(scene, wish),
    ]


def _rewards(scene: Scene, side: Sequence[Effect]) -> str:
    """First and second place: "3 / 1 red VP" where both are the like, else each in full."""
    icons = [icon for effect in side for icon in effect.icons()]
    second = scene.say.effect(side[-1].to_json())
    if len(side) == 2 and len(icons) == 2 and icons[0].kind == icons[1].kind in VP_STYLES:
        return f"{icons[0].n} / {second}"
    return " / ".join(scene.say.effect(effect.to_json()) for effect in side)


def _standing(scene: Scene, wish: WishOfRound) -> Text:
    """Who comes first and second as it stands, with their symbols."""
    text = Text()
    ranked = sorted(range(len(wish["symbols"])), key=lambda seat: -wish["symbols"][seat])
    for seat in ranked:
        if wish["symbols"][seat]:
            text.append("  " if text else "").append(scene.pawn(seat))
            text.append(f" {wish['symbols'][seat]}")
    return text
