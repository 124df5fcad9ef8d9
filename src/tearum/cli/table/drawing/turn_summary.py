"""Sums up what has happened since the last decision: one line for each turn."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final, Literal

from rich.text import Text

from tearum.cli.table.drawing.scene import VP_STYLES, Scene
from tearum.cli.table.drawing.text_lines import Lines, line, wrapped
from tearum.contract.vocabulary import RESOURCES
from tearum.engine.constants.components import AUTOMA
from tearum.game import Event

# Events that are shown in their own words.
VERBATIM = (
    "round_begins",
    "victory_shown",
    "wish_place",
    "automa_token",
    "conversion_chosen",
    "decided",
    "stop_answered",
    "chest_closed",
)
# Events that begin a turn of their own.
OPENS = ("worker_removed", "worker_placed", "ship_bought", "ship_passed")
# Left out: the end of the game shows these itself, or everybody gets the same.
SKIPPED_CAUSES = ("income", "last_sale", "conversion")

# Events about one card, and the field that names it.
_CARDS: Final[dict[str, Literal["captain", "contract", "allegiance"]]] = {
    "hired": "captain",
    "activated": "captain",
    "fulfilled": "contract",
    "allegiance_taken": "allegiance",
    "allegiance_proven": "allegiance",
}


@dataclass
class TurnSummary:
    """What one player did and gained in one go."""

    seat: int
    did: list[str] = field(default_factory=list)
    money: int = 0
    goods: dict[str, int] = field(default_factory=lambda: dict.fromkeys(RESOURCES, 0))
    vp: dict[str, int] = field(default_factory=lambda: dict.fromkeys(VP_STYLES, 0))
    stars: int = 0
    population: int = 0
    squares: int = 0


def summarized(scene: Scene, events: Iterable[Event], width: int) -> Lines:
    """The events in words, the oldest first."""
    lines: Lines = []
    summary: TurnSummary | None = None
    growing = False
    language = scene.say.text.language
    for event in events:
        if event.kind in VERBATIM:
            lines += _lines(scene, summary, width)
            summary = None
            text = Text(event.text(language, scene.names))
            lines += wrapped(text, width, indent=2)
            continue
        if event.kind == "phase_begins":
            growing = event.fields["phase"] == "growing"  # which everybody does alike
        if event.seat is None or event.seat == AUTOMA or (growing and event.kind == "population"):
            continue
        if event.kind in ("money", "goods", "vp") and event.fields["cause"] in SKIPPED_CAUSES:
            continue
        if summary is None or summary.seat != event.seat or (event.kind in OPENS and summary.did):
            lines += _lines(scene, summary, width)
            summary = TurnSummary(event.seat)
        _count(scene, summary, event)
    return lines + _lines(scene, summary, width)


def _count(scene: Scene, summary: TurnSummary, event: Event) -> None:
    fields = event.fields
    if event.kind == "money":
        summary.money += fields["amount"]
    elif event.kind == "goods":
        summary.goods[fields["resource"]] += fields["pieces"]
    elif event.kind == "vp":
        summary.vp[fields["colour"]] += fields["points"]
    elif event.kind == "star":
        summary.stars += 1
    elif event.kind == "population":
        summary.population += fields["steps"]
    elif event.kind == "expansion":
        summary.squares += 1
    elif event.kind == "action_taken" and fields["alternative"]:
        at = scene.say.at_board(fields["board"])
        summary.did[-1:] = [scene.say.text.message("action-alternative", at=at)]
    elif phrase := _phrase(scene, event):
        summary.did.append(phrase)


def _phrase(scene: Scene, event: Event) -> str:
    """What was done, in a few words; empty where the gains say it all."""
    fields, say = event.fields, scene.say
    if event.kind in ("worker_removed", "worker_placed"):
        row, board = fields["row"], say.board(fields["board"])
        return say.text.message("action-row", board=board, row=row)
    if event.kind == "lost":
        return scene.message("summary-lost", goods=say.pieces(fields["resource"], 1))
    if event.kind == "built":
        return scene.message("summary-built", building=say.building(fields["building"]))
    if event.kind == "ship_bought":
        return scene.message("summary-ship", ship=fields["ship"])
    if event.kind in ("ship_passed", "traded"):
        return scene.message(f"summary-{event.kind}")
    card = _CARDS.get(event.kind)
    return scene.message(f"summary-{event.kind}", **{card: fields[card]}) if card else ""


def _lines(scene: Scene, summary: TurnSummary | None, width: int) -> Lines:
    if summary is None:
        return []
    gains = _gains(scene, summary)
    if not summary.did and not gains:
        return []
    text = line(scene.player(summary.seat), "  ", ", ".join(summary.did))
    if gains:
        text.append(f" {scene.glyphs.dot} " if summary.did else "", "dim")
        for i, gain in enumerate(gains):
            text.append(", " if i else "").append(gain)
    return wrapped(text, width, indent=2)


def _gains(scene: Scene, summary: TurnSummary) -> list[Text]:
    say = scene.say
    gains = []
    if summary.money:
        gains.append(Text(_signed(scene, summary.money, say.money(abs(summary.money)))))
    for resource, n in summary.goods.items():
        if n:
            gains.append(Text(_signed(scene, n, say.pieces(resource, abs(n)))))
    for colour, n in summary.vp.items():
        if n:
            gains.append(Text(_signed(scene, n, say.vp(colour, abs(n))), VP_STYLES[colour]))
    if summary.stars:
        gains.append(Text(f"+{say.icon({'icon': 'star', 'n': summary.stars})}"))
    if summary.population:
        gains.append(Text(say.icon({"icon": "population", "n": summary.population})))
    if summary.squares:
        gains.append(Text(scene.message("summary-squares", n=summary.squares)))
    return gains


def _signed(scene: Scene, n: int, text: str) -> str:
    return f"{'+' if n > 0 else scene.glyphs.minus}{text}"
