"""One screen: the table, what happened, what is asked, and the menu, fitted to the terminal."""

from rich.text import Text

from tearum.cli.table.digest import digest
from tearum.cli.table.drawing import draw
from tearum.cli.table.lines import Lines, cut, line, wrapped
from tearum.cli.table.look import Look
from tearum.cli.table.menu import Menu
from tearum.cli.table.scale import Scale
from tearum.cli.table.terminal import Terminal
from tearum.game import Event


def show(
    terminal: Terminal,
    look: Look,
    menu: Menu,
    scale: Scale | None,
    happened: list[Event],
    notes: Lines,
) -> None:
    """Draws everything, the table as large as what must be read leaves room for."""
    width = terminal.width
    question = _question(look, width)
    least = 3 + look.view["players"]  # heading and players
    room = terminal.height - 4 - least - len(notes) - len(question)
    choices = scale.lines(look, width) if scale else []
    choices += menu.lines(width, room - len(choices))
    hint = [cut(Text(look.message("prompt-hint", dot=look.signs.dot, ask="?"), "dim"), width)]
    below = [*question, *choices, *notes, *hint]
    told = _recent(look, happened, width, terminal.height - 1 - len(below) - least)
    table = draw(look, width, terminal.height - 1 - len(below) - len(told))
    terminal.clear()
    terminal.show([*table, *told, *below])


def _question(look: Look, width: int) -> Lines:
    pending = look.view["pending"]
    asked = (
        look.message("scale-asked")
        if pending["asked"] == "trading"
        else look.say.asked(pending["asked"], {**pending, "removing": look.view["removing"]})
    )
    player = look.player(pending["seat"])
    told = look.message("prompt-question", player="\0", question=asked)
    before, _, after = told.partition("\0")
    return wrapped(line(before, player, (after, "bold")), width)


def _recent(look: Look, happened: list[Event], width: int, room: int) -> Lines:
    """As much of what happened as there is room for, the latest last."""
    lines = digest(look, happened, width)
    room = max(2, room)
    if len(lines) <= room:
        return lines
    left_out = len(lines) - room + 1
    return [Text(look.message("prompt-earlier", n=left_out), "dim"), *lines[left_out:]]


def page(terminal: Terminal, look: Look, lines: Lines) -> None:
    """Shows something long, a screenful at a time."""
    room = terminal.height - 2
    if not terminal.interactive:
        terminal.show(lines)
        return
    for start in range(0, len(lines), room):
        terminal.clear()
        terminal.show(lines[start : start + room])
        last = start + room >= len(lines)
        terminal.say(look.message("prompt-enter" if last else "prompt-more"), "dim")
        if terminal.ask().lower().startswith("q"):
            return
