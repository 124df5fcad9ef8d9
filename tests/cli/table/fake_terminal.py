"""A terminal without a person: a policy types the answers."""

import io
import random
from collections.abc import Callable
from pathlib import Path

from rich.console import Console

from tearum.cli.table.prompt.menu import Menu
from tearum.cli.table.seats import Seats
from tearum.cli.table.session import Session
from tearum.cli.table.terminal import Terminal
from tearum.game import Game

Policy = Callable[[Session], str]


class FakeTerminal(Terminal):
    """A terminal of a given size; records what was typed and shown."""

    def __init__(self, width: int = 80, height: int = 24) -> None:
        self.shown = io.StringIO()
        super().__init__(Console(file=self.shown, width=width, height=height, highlight=False))
        self.session: Session | None = None
        self.policy: Policy = at_random(0)
        self.typed: list[str] = []
        self.screens: list[str] = []

    def ask(self) -> str:
        assert self.session is not None
        self.screens.append(self.shown.getvalue())
        self.shown.seek(0)
        self.shown.truncate()
        line = self.policy(self.session)
        self.typed.append(line)
        return line


def at_random(seed: int) -> Policy:
    """Any line of the menu; in a Trade also sales, purchases and changes of mind."""
    rng = random.Random(seed)

    def policy(session: Session) -> str:
        menu = Menu(session.scene(), session.offered())
        if session.trade is not None and rng.random() < 0.6:
            side = rng.choice(["sell", "buy"])
            return f"{side} {rng.randrange(4)} {rng.choice(['wheat', 'wood', 'ore', 'cannon'])}"
        return rng.choice(menu.entries).key

    return policy


def table(
    path: Path,
    bots: list[str | None],
    seed: int,
    language: str = "en",
    size: tuple[int, int] = (80, 24),
) -> Session:
    terminal = FakeTerminal(*size)
    names = ["Anna", "Ben", "Clara", "Dora"][: len(bots)]
    game = Game.new(len(bots), seed, "classic", names)
    session = Session(terminal, game, Seats(bots, seed), language, path)
    terminal.session = session
    return session
