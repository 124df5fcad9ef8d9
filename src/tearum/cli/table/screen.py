"""One screen: the table, what happened, what is asked, and the menu, fitted to the terminal."""

from rich.text import Text

from tearum.cli.table.drawing.layout import draw
from tearum.cli.table.drawing.scene import Scene
from tearum.cli.table.drawing.text_lines import Lines, cut, line, wrapped
from tearum.cli.table.drawing.turn_summary import summarized
from tearum.cli.table.prompt.menu import Menu
from tearum.cli.table.terminal import Terminal
from tearum.cli.table.trade import TradeDraft
from tearum.game import Event


def show(
    terminal: Terminal,
    scene: Scene,
    menu: Menu,
    trade: TradeDraft | None,
    happened: list[Event],
    notes: Lines,
) -> None:
    """Draws everything, the table as large as what must be read leaves room for."""
    width = terminal.width
    question = _question(scene, width)
    least = 3 + scene.view["players"]  # heading and players
    room = terminal.height - 4 - least - len(notes) - len(question)
    choices = trade.lines(scene, width) if trade else []
    choices += menu.lines(width, room - len(choices))
    hint = [cut(Text(scene.message("prompt-hint", dot=scene.glyphs.dot, ask="?"), "dim"), width)]
    below = [*question, *choices, *notes, *hint]
    recent = _recent(scene, happened, width, terminal.height - 1 - len(below) - least)
    table = draw(scene, width, terminal.height - 1 - len(below) - len(recent))
    terminal.clear()
    terminal.show([*table, *recent, *below])


def _question(scene: Scene, width: int) -> Lines:
    pending = scene.view["pending"]
    assert pending is not None
    asked = (
        scene.message("trade-asked")
        if pending["asked"] == "trading"
        else scene.say.asked(pending["asked"], {**pending, "removing": scene.view["removing"]})
    )
    player = scene.player(pending["seat"])
    text = scene.message("prompt-question", player="\0", question=asked)
    before, _, after = text.partition("\0")
    return wrapped(line(before, player, (after, "bold")), width)


def _recent(scene: Scene, happened: list[Event], width: int, room: int) -> Lines:
    """As much of what happened as there is room for, the latest last."""
    lines = summarized(scene, happened, width)
    room = max(2, room)
    if len(lines) <= room:
        return lines
    left_out = len(lines) - room + 1
    return [Text(scene.message("prompt-earlier", n=left_out), "dim"), *lines[left_out:]]


def page(terminal: Terminal, scene: Scene, lines: Lines) -> None:
    """Shows something long, a screenful at a time."""
    room = terminal.height - 2
    if not terminal.interactive:
        terminal.show(lines)
        return
    for start in range(0, len(lines), room):
        terminal.clear()
        terminal.show(lines[start : start + room])
        last = start + room >= len(lines)
        terminal.say(scene.message("prompt-enter" if last else "prompt-more"), "dim")
        if terminal.ask().lower().startswith("q"):
            return
