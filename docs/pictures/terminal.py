"""Draws terminal.svg: the table in the middle of a game.

python docs/pictures/terminal.py
"""

import io
import re
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console

from tearum.bots import bot_named, question_for
from tearum.cli.table.prompt.menu import Menu
from tearum.cli.table.screen import show
from tearum.cli.table.seats import Seats
from tearum.cli.table.session import Session
from tearum.cli.table.terminal import Terminal
from tearum.game import Game

SIZE = 124, 38
PERSON = 0
MOMENT = 150  # decisions


def main() -> None:
    console = Console(
        width=SIZE[0],
        height=SIZE[1],
        file=io.StringIO(),
        record=True,
        force_terminal=True,
        color_system="truecolor",
        highlight=False,
    )
    terminal = Terminal(console)
    game = Game.new(3, 7, "classic", ["Anna", "Bonny", "Rackham"])
    bot = bot_named("greedy")
    session = Session(terminal, game, Seats([None, "greedy", "greedy"], 7), "en", Path("game.json"))
    mark = 0
    while True:
        seat = game.to_move
        assert seat is not None
        asked = game.view()["pending"]["asked"]
        if seat == PERSON and asked == "turn" and len(game.actions) > MOMENT:
            break
        if seat == PERSON:
            mark = len(game.events)
        game.apply(bot.choose(question_for(game.state, seat)).action)
    scene = session.scene()
    show(terminal, scene, Menu(scene, session.offered()), None, game.events_for(PERSON, mark), [])
    without_web_fonts = re.sub(r"@font-face \{\{.*?\}\}", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)
    drawing = console.export_svg(title="tearum play", code_format=without_web_fonts)
    target = Path(__file__).with_suffix(".svg")
    target.write_text(drawing.replace("Fira Code, monospace", "monospace"), "utf-8")


if __name__ == "__main__":
    main()
