"""The menu of a decision: every legal action with a key to type, what it costs and brings."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rich.text import Text

from tearum.cli.table.drawing import cards
from tearum.cli.table.drawing.scene import Scene
from tearum.cli.table.drawing.text_lines import Lines, beside, cut, line, wrapped
from tearum.game import Action

CONVERSIONS = ("convert_blue", "convert_red")


@dataclass(frozen=True)
class Entry:
    key: str
    action: Action


class Menu:
    def __init__(self, scene: Scene, actions: Sequence[Action]) -> None:
        self.scene = scene
        self.converts = any(action.kind in CONVERSIONS for action in actions)
        self.entries = [
            Entry(str(action.args["points"]) if self.converts else str(i), action)
            for i, action in enumerate(actions, 1)
        ]

    def action(self, key: str) -> Action | None:
        return next((entry.action for entry in self.entries if entry.key == key), None)

    def key(self, action: Action) -> str:
        return next(entry.key for entry in self.entries if entry.action == action)

    def lines(self, width: int, room: int) -> Lines:
        """All entries, in as much detail as there is room for; every one has a line at least."""
        if self.converts:
            most = self.entries[-1].key
            return [Text(" " + self.scene.message("menu-convert", most=most))]
        groups = _groups(self.entries)
        lines = self._in_full(groups, width)
        if len(lines) <= room:
            return lines
        sign = self.scene.glyphs.cut
        brief = [cut(self._alone(group[0]), width, sign) for group in groups if len(group) == 1]
        if len(brief) < len(groups):
            return lines
        if len(brief) <= room:
            return brief
        half = (len(brief) + 1) // 2
        return beside(
            brief[:half], [cut(t, width // 2 - 1, sign) for t in brief[half:]], width // 2 - 1
        )

    def _in_full(self, groups: Sequence[Sequence[Entry]], width: int) -> Lines:
        lines: Lines = []
        for group in groups:
            if len(group) == 1:
                lines += wrapped(self._alone(group[0]), width, indent=4)
            else:
                lines += self._together(group, width)
        return lines

    def _alone(self, entry: Entry) -> Text:
        text = _key(entry.key).append(entry.action.text(self.scene.say.text.language))
        if more := brings(self.scene, entry.action):
            text.append(f" {self.scene.glyphs.arrow} ", "dim").append(more)
        return text

    def _together(self, group: Sequence[Entry], width: int) -> Lines:
        """Several rows of a ship, or both sides of a "/", on one line where they fit."""
        say = self.scene.say
        label = say.text.message("action-brings", action=self._label(group[0].action), effect="")
        lines = [Text("    ").append(label)]
        for entry in group:
            context = entry.action.context
            is_ship = entry.action.kind == "ship"
            part = say.goods(context["goods"]) if is_ship else say.option(context["effect"][0])
            text = _key(entry.key, 0).append(f"{part}  ")
            if lines[-1].cell_len + text.cell_len - 2 > width:
                lines.append(Text(" " * 6))
            lines[-1].append(text)
        for text in lines:
            text.rstrip()
        return [cut(text, width, self.scene.glyphs.cut) for text in lines]

    def _label(self, action: Action) -> str:
        say = self.scene.say
        if action.kind == "ship":
            cost = say.money(action.context["price"])
            return self.scene.message("menu-ship", ship=action.args["ship"], cost=cost)
        board = action.args["board"]
        if action.kind == "row":
            row = action.context["row"]
            return say.text.message("action-row", board=say.board(board), row=row)
        return say.text.message("action-alternative", at=say.at_board(board))


def brings(scene: Scene, action: Action) -> str:
    """What the line of an action leaves out: what the card brings."""
    components = scene.components
    if action.kind == "build":
        return scene.say.building_brings(components.building[action.args["building"] - 1])
    if action.kind in ("hire", "hire_for_goods"):
        return scene.say.captain_brings(components.captain[action.args["captain"] - 1])
    if action.kind == "fulfil":
        bonus = cards.slot_brings(scene, action.args["contract"])
        return f"+ {bonus}" if bonus else ""
    return ""


def _groups(entries: Iterable[Entry]) -> list[list[Entry]]:
    groups: list[list[Entry]] = []
    last: tuple[object, ...] | None = None
    for entry in entries:
        action = entry.action
        place = action.args.get("ship", action.args.get("board"))
        here = (action.kind, place) if place is not None else None
        if here is not None and here == last:
            groups[-1].append(entry)
        else:
            groups.append([entry])
        last = here
    return groups


def _key(key: str, width: int = 2) -> Text:
    return line((f"{key:>{width}}) ", "bold"))
