"""What happened since somebody last looked, summed up: one line for each turn."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from rich.text import Text

from tearum.cli.table.lines import Lines, line, wrapped
from tearum.cli.table.look import VP_STYLES, Look
from tearum.engine.components import AUTOMA
from tearum.game import Event
from tearum.game.names import RESOURCES

# Events that are told as they are.
TOLD = (
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
# What the end of the game tells by itself, and what everybody gets alike.
UNTOLD_CAUSES = ("income", "last_sale", "conversion")


@dataclass
class Deed:
    """What one player did and gained in one go."""

    seat: int
    did: list[str] = field(default_factory=list)
    money: int = 0
    goods: dict[str, int] = field(default_factory=lambda: dict.fromkeys(RESOURCES, 0))
    vp: dict[str, int] = field(default_factory=lambda: dict.fromkeys(VP_STYLES, 0))
    stars: int = 0
    population: int = 0
    squares: int = 0


def digest(look: Look, events: Iterable[Event], width: int) -> Lines:
    """The events in words, the oldest first."""
    lines: Lines = []
    deed: Deed | None = None
    growing = False
    language = look.say.text.language
    for event in events:
        if event.kind in TOLD:
            lines += _told(look, deed, width)
            deed = None
            text = Text(event.text(language, look.names))
            lines += wrapped(text, width, indent=2)
            continue
        if event.kind == "phase_begins":
            growing = event.fields["phase"] == "growing"  # which everybody does alike
        if event.seat is None or event.seat == AUTOMA or (growing and event.kind == "population"):
            continue
        if event.kind in ("money", "goods", "vp") and event.fields["cause"] in UNTOLD_CAUSES:
            continue
        if deed is None or deed.seat != event.seat or (event.kind in OPENS and deed.did):
            lines += _told(look, deed, width)
            deed = Deed(event.seat)
        _count(look, deed, event)
    return lines + _told(look, deed, width)


def _count(look: Look, deed: Deed, event: Event) -> None:
    fields = event.fields
    if event.kind == "money":
        deed.money += fields["amount"]
    elif event.kind == "goods":
        deed.goods[fields["resource"]] += fields["pieces"]
    elif event.kind == "vp":
        deed.vp[fields["colour"]] += fields["points"]
    elif event.kind == "star":
        deed.stars += 1
    elif event.kind == "population":
        deed.population += fields["steps"]
    elif event.kind == "expansion":
        deed.squares += 1
    elif event.kind == "action_taken" and fields["alternative"]:
        at = look.say.at_board(fields["board"])
        deed.did[-1:] = [look.say.text.message("action-alternative", at=at)]
    elif phrase := _phrase(look, event):
        deed.did.append(phrase)


def _phrase(look: Look, event: Event) -> str:
    """What was done, in a few words; empty where the gains say it all."""
    fields, say = event.fields, look.say
    if event.kind in ("worker_removed", "worker_placed"):
        row, board = fields["row"], say.board(fields["board"])
        return say.text.message("action-row", board=board, row=row)
    if event.kind == "lost":
        return look.message("digest-lost", goods=say.pieces(fields["resource"], 1))
    if event.kind == "built":
        return look.message("digest-built", building=say.building(fields["building"]))
    if event.kind == "ship_bought":
        return look.message("digest-ship", ship=fields["ship"])
    if event.kind in ("ship_passed", "traded"):
        return look.message(f"digest-{event.kind}")
    if event.kind in ("hired", "activated"):
        return look.message(f"digest-{event.kind}", captain=fields["captain"])
    if event.kind == "fulfilled":
        return look.message("digest-fulfilled", contract=fields["contract"])
    if event.kind in ("allegiance_taken", "allegiance_proven"):
        return look.message(f"digest-{event.kind}", allegiance=fields["allegiance"])
    return ""


def _told(look: Look, deed: Deed | None, width: int) -> Lines:
    if deed is None:
        return []
    gains = _gains(look, deed)
    if not deed.did and not gains:
        return []
    text = line(look.player(deed.seat), "  ", ", ".join(deed.did))
    if gains:
        text.append(f" {look.signs.dot} " if deed.did else "", "dim")
        for i, gain in enumerate(gains):
            text.append(", " if i else "").append(gain)
    return wrapped(text, width, indent=2)


def _gains(look: Look, deed: Deed) -> list[Text]:
    say = look.say
    gains = []
    if deed.money:
        gains.append(Text(_signed(look, deed.money, say.money(abs(deed.money)))))
    for resource, n in deed.goods.items():
        if n:
            gains.append(Text(_signed(look, n, say.pieces(resource, abs(n)))))
    for colour, n in deed.vp.items():
        if n:
            gains.append(Text(_signed(look, n, say.vp(colour, abs(n))), VP_STYLES[colour]))
    if deed.stars:
        gains.append(Text(f"+{say.icon({'icon': 'star', 'n': deed.stars})}"))
    if deed.population:
        gains.append(Text(say.icon({"icon": "population", "n": deed.population})))
    if deed.squares:
        gains.append(Text(look.message("digest-squares", n=deed.squares)))
    return gains


def _signed(look: Look, n: int, text: str) -> str:
    return f"{'+' if n > 0 else look.signs.minus}{text}"
