"""Who sits at the table: people at this keyboard, and bots."""

from collections.abc import Sequence
from typing import Final

from tearum.bots import BotFault, BotRunner, bot_named
from tearum.cli.errors import CheckError
from tearum.cli.messages import message
from tearum.cli.options.language import language
from tearum.game import Game

# What bots are called where nobody gives them a name.
BOT_NAMES: Final = ("Bonny", "Rackham", "Read", "Teach")


class Seats:
    def __init__(self, bots: Sequence[str | None], seed: int | str) -> None:
        self.kinds = tuple(bots)  # by seat: the name of its bot, None for a person
        self.strict = False  # whether a bot that fails ends the game
        self._bots = {
            seat: BotRunner(bot_named(kind), kind, seed, thoughts=False)
            for seat, kind in enumerate(bots)
            if kind is not None
        }

    @property
    def people(self) -> list[int]:
        return [seat for seat, kind in enumerate(self.kinds) if kind is None]

    def is_bot(self, seat: int) -> bool:
        return seat in self._bots

    def move(self, game: Game, seat: int) -> BotFault | None:
        """Lets a bot decide. If it fails, a stand-in moves for it and the fault is returned."""
        player = self._bots[seat]
        before = len(player.faults)
        answer = player.answer(game.state)
        fault = player.faults[-1] if len(player.faults) > before else None
        if fault is not None and self.strict:
            raise CheckError(message("error-strict-fault", fault=fault.text(language())))
        game.apply(answer.action)
        return fault


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
