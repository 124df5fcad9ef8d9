"""`tearum replay`: a recorded game, told in words."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tearum.cli.errors import UserError
from tearum.cli.options.language import Language, language_of

if TYPE_CHECKING:
    from tearum.cli.table.terminal import Terminal
    from tearum.game import Record

app = typer.Typer()


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="The record of a game.")],
    step: Annotated[
        int | None, typer.Option(help="Show the table after so many decisions, and stop.")
    ] = None,
    pause: Annotated[bool, typer.Option("--pause", help="Wait for Enter between turns.")] = False,
    lang: Language = None,
) -> None:
    """Tell a recorded game in words, turn by turn, to its end."""
    from tearum.cli.table.terminal import Terminal
    from tearum.game import Record

    language = language_of(lang)
    record = Record.load(file)
    if step is not None and not 0 <= step <= len(record.actions):
        raise UserError(f"{file} has {len(record.actions)} decisions; --step goes from 0 to there.")
    terminal = Terminal()
    if step is not None:
        _show_table(terminal, record, step, language)
    else:
        _tell(terminal, record, language, pause)


def _show_table(terminal: "Terminal", record: "Record", step: int, language: str) -> None:
    from tearum.cli.table.drawing.layout import everything
    from tearum.cli.table.drawing.scene import Scene
    from tearum.game import Game
    from tearum.text import Sentences, text_in

    game = Game.replay(record, step)
    say = Sentences(text_in(language), game.edition)
    scene = Scene(game.view(), say, game.seats, terminal.glyphs)
    terminal.show(everything(scene, terminal.width))
    if game.to_move is not None:
        terminal.say(f"\n{game.seats[game.to_move]}: {game.asked(language)}")


def _tell(terminal: "Terminal", record: "Record", language: str, pause: bool) -> None:
    """What happened, one line for each turn; a pause comes where a turn has ended."""
    from tearum.cli import record_text
    from tearum.cli.table.drawing import ending
    from tearum.cli.table.drawing.scene import Scene
    from tearum.cli.table.drawing.turn_summary import summarized
    from tearum.game import Event, Game
    from tearum.text import Sentences, text_in

    start = Game.replay(record, 0)
    say = Sentences(text_in(language), start.edition)
    scene = Scene(start.view(), say, start.seats, terminal.glyphs)
    happened: list[Event] = list(start.events_for(None))
    for decision in record_text.decisions(record, language):
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
