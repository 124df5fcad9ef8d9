"""`tearum replay`: a recorded game in words."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tearum.cli.errors import UserError
from tearum.cli.localised import LocalisedCommand
from tearum.cli.messages import message
from tearum.cli.options.language import language

if TYPE_CHECKING:
    from tearum.cli.table.drawing.scene import Scene
    from tearum.cli.table.terminal import Terminal
    from tearum.game import Game, Record

app = typer.Typer()


@app.command(cls=LocalisedCommand, help="about-replay")
def replay(
    file: Annotated[Path, typer.Argument(metavar="metavar-file", help="argument-record")],
    step: Annotated[int | None, typer.Option(help="option-step")] = None,
    pause: Annotated[bool, typer.Option("--pause", help="option-pause")] = False,
) -> None:
    from tearum.cli.table.terminal import Terminal
    from tearum.game import Record

    record = Record.load(file)
    if step is not None and not 0 <= step <= len(record.actions):
        raise UserError(message("error-step", file=str(file), n=len(record.actions)))
    terminal = Terminal()
    if step is not None:
        _show_table(terminal, record, step)
    else:
        _show_turns(terminal, record, pause)


def _scene(game: "Game", terminal: "Terminal") -> "Scene":
    from tearum.cli.table.drawing.scene import Scene
    from tearum.text import Sentences, text_in

    say = Sentences(text_in(language()), game.edition)
    return Scene(game.view(), say, game.seats, terminal.glyphs)


def _show_table(terminal: "Terminal", record: "Record", step: int) -> None:
    from tearum.cli.table.drawing.layout import everything
    from tearum.game import Game

    game = Game.replay(record, step)
    terminal.show(everything(_scene(game, terminal), terminal.width))
    if game.to_move is not None:
        terminal.say(f"\n{game.seats[game.to_move]}: {game.asked(language())}")


def _show_turns(terminal: "Terminal", record: "Record", pause: bool) -> None:
    """One line for each turn; a pause comes after it."""
    from tearum.cli.display import record_text
    from tearum.cli.table.drawing import ending
    from tearum.cli.table.drawing.turn_summary import summarized
    from tearum.game import Event, Game

    start = Game.replay(record, 0)
    scene = _scene(start, terminal)
    happened: list[Event] = list(start.events_for(None))
    for decision in record_text.decisions(record, language()):
        if happened and happened[-1].seat != decision.seat:
            terminal.show(summarized(scene, happened, terminal.width))
            happened = []
            if pause:
                terminal.wait("")
        happened += decision.events
    terminal.show(summarized(scene, happened, terminal.width))
    game = Game.replay(record)
    if game.to_move is None:
        for lines in ending.steps(scene, game, terminal.width):
            terminal.show(lines)
            if pause:
                terminal.wait("")
