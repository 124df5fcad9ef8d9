"""The whole table, in as much detail as the terminal has room for."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from tearum.cli.table.drawing import boards, market, players
from tearum.cli.table.drawing.scene import Scene
from tearum.cli.table.drawing.text_lines import Lines, beside, cut, line
from tearum.contract.vocabulary import ENDING_PHASES

Drawn = Callable[[Scene, int], Lines]
WIDE: Final = 112  # columns from which the table has two halves


@dataclass(frozen=True)
class Section:
    name: str
    drawn: tuple[Drawn, ...]  # from the shortest to the longest


SECTIONS: Final = {
    section.name: section
    for section in (
        Section("boards", (boards.brief, boards.full)),
        Section("order", (boards.order,)),
        Section("ships", (market.ships_brief, market.ships)),
        Section("captains", (market.captains_brief, market.captains)),
        Section("contracts", (market.contracts_brief, market.contracts)),
        Section(
            "buildings",
            (market.buildings_brief, market.buildings_wrapped, market.buildings),
        ),
        Section("allegiances", (market.allegiances_brief, market.allegiances)),
        Section("wishes", (players.wishes_brief, players.wishes)),
        Section("players", (players.brief, players.full)),
        Section("owned", (players.owned,)),
    )
}
LEFT: Final = ("boards", "captains", "buildings")
RIGHT: Final = ("owned", "order", "wishes", "contracts", "allegiances", "ships")
# What is drawn first, and in detail first, where there is little room.
FIRST: Final = ("players", "boards", "order", "wishes", "contracts", "captains", "buildings")
LAST: Final = ("allegiances", "ships")
# What a decision is about comes right after the players.
FOCUS: Final = {
    "ship_turn": "contracts",
    "building": "buildings",
    "sparing": "buildings",
    "hiring": "captains",
    "contracting": "contracts",
    "choosing_allegiance": "allegiances",
}


def draw(scene: Scene, width: int, height: int) -> Lines:
    """The table, as large as fits; players and heading are always there."""
    top = heading(scene, width)
    height -= len(top)
    pending = scene.view["pending"]
    focus = FOCUS.get(pending["asked"]) if pending else None
    wanted = [name for name in (*FIRST, *LAST) if name != focus]
    if focus:
        wanted.insert(1, focus)
    if scene.view["automa"] is None:
        wanted.remove("order")
    if scene.view["phase"] not in ("income", "shipping"):
        wanted.remove("ships")
    if scene.view["phase"] in ENDING_PHASES:  # the boards have nothing to say any more
        wanted = ["players", "allegiances"]
    if width < WIDE:
        return top + _stacked(scene, [n for n in SECTIONS if n in wanted], wanted, width, height)
    half = (width - 3) // 2
    top += players.brief(scene, width)
    height -= scene.view["players"] + 1
    wanted[0] = "owned"
    left = _stacked(scene, [n for n in LEFT if n in wanted], wanted, half, height)
    right = _stacked(scene, [n for n in RIGHT if n in wanted], wanted, half, height)
    return top + beside(left, right, half, " │ " if scene.glyphs.rule == "─" else " | ")


def everything(scene: Scene, width: int) -> Lines:
    """The whole table in full, however long."""
    lines = heading(scene, width)
    for section in SECTIONS.values():
        if section.name == "owned":  # by the players
            continue
        drawn = section.drawn[-1](scene, width)
        lines += [line(""), *drawn] if drawn else []
    return lines


def heading(scene: Scene, width: int) -> Lines:
    """Round, phase, whether workers are removed or placed, and who goes first."""
    view = scene.view
    parts = [scene.say.round_name(view["round"]), scene.say.phase(view["phase"])]
    if view["phase"] in ("income", "shipping", "acting"):
        parts.append(scene.message("table-removing" if view["removing"] else "table-placing"))
    if view["first_player"] is not None:
        first = scene.names[view["first_player"]]
        parts.append(scene.message("table-first-player", player=first))
    text = line(f"{scene.glyphs.rule * 2} ", (f" {scene.glyphs.dot} ".join(parts), "bold"), " ")
    text.append(scene.glyphs.rule * (width - text.cell_len))
    return [cut(text, width, scene.glyphs.cut)]


def _stacked(
    scene: Scene, shown: Sequence[str], wanted: Sequence[str], width: int, height: int
) -> Lines:
    """Sections one under the other: as many as fit briefly, then as many as fit at length."""
    drawn: dict[str, Lines] = {}
    room = height
    for length in range(3):
        for name in wanted:
            longer = SECTIONS[name].drawn[length:]
            if name not in shown or not longer or (length and name not in drawn):
                continue
            lines = longer[0](scene, width)
            more = len(lines) - len(drawn.get(name, []))
            if more <= room or (name == "players" and length == 0):
                drawn[name] = lines
                room -= more
    return [text for name in shown for text in drawn.get(name, [])]
