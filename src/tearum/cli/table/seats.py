"""Who sits at the table: people at this keyboard, and bots."""

from collections.abc import Sequence
from time import perf_counter
from typing import Final

from tearum.bots import STANDARD, Bot, ask, bot_named
from tearum.cli.errors import UserError
from tearum.engine.state import menu_of
from tearum.game import Game
from tearum.lab.match import Turn

# What bots are called where nobody gives them a name.
BOT_NAMES: Final = ("Bonny", "Rackham", "Read", "Teach")


class Seats:
    def __init__(self, bots: Sequence[str | None]) -> None:
        self.kinds = tuple(bots)  # by seat: the name of its bot, None for a person
        self._bots: dict[int, Bot] = {
            seat: bot_named(kind) for seat, kind in enumerate(bots) if kind is not None
        }
        self._turn: Turn | None = None  # of the bot that is at it
        self._decided = -1  # decisions of the game when a bot last decided

    @property
    def people(self) -> list[int]:
        return [seat for seat, kind in enumerate(self.kinds) if kind is None]

    def is_bot(self, seat: int) -> bool:
        return seat in self._bots

    def move(self, game: Game, seat: int) -> None:
        """Lets a bot decide, knowing what its seat may know and within the budget of its turn."""
        if self._turn is None or self._decided != len(game.actions):
            self._turn = Turn(game.state, STANDARD)
        started = perf_counter()
        answer = self._bots[seat].choose(ask(game.state, seat, self._turn.left, game.seed))
        took = perf_counter() - started
        if answer.action not in menu_of(game.state):
            raise UserError(
                f"The bot {self.kinds[seat]!r} chose {answer.action!r}, which is not on its menu."
            )
        game.apply(answer.action)
        self._turn.go_on(game.state, seat, answer.action, took, answer.nodes)
        self._decided = len(game.actions)


def named(bots: Sequence[str | None], given: Sequence[str], unnamed: str) -> list[str]:
    """A name for everybody: those given, in seat order, then ours."""
    names: list[str] = []
    for seat, kind in enumerate(bots):
        name = "".join(sign for sign in given[seat] if sign.isprintable()) if given[seat:] else ""
        if name.strip():
            names.append(name.strip())
        elif kind is not None:
            names.append(next(name for name in BOT_NAMES if name not in (*names, *given)))
        else:
            names.append(unnamed.format(n=seat + 1))
    return names
