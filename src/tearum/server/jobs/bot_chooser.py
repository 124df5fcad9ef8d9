"""What tables ask of bots. `bot_pool` lets them think in processes of their own."""

from dataclasses import dataclass
from typing import Final, Protocol

from tearum.edition import Edition
from tearum.engine.state import State
from tearum.server.jobs.fair_queue import Asker
from tearum.server.wire.server_messages import HintOption

SUBSTITUTE: Final = "greedy"  # moves instead of a bot that failed
LAST_RESORT: Final = "random"  # moves if that fails too
ADVISER: Final = "captain"  # answers hints
ADVICE_NODES: Final = 600_000  # of which the captain uses about 3%


@dataclass(frozen=True)
class BotTurn:
    """A decision that a bot has to take."""

    bot: str
    player: str  # table and seat
    state: State
    seat: int
    edition: Edition
    seed: str
    asker: Asker


class BotChooser(Protocol):
    async def choose(self, turn: BotTurn, seconds: float) -> int:
        """The action a bot takes. Whatever happens to it, there is one."""

    async def advise(
        self, state: State, seat: int, edition: Edition, seed: str, asker: Asker
    ) -> list[HintOption] | None:
        """What the adviser thinks of a seat's options, the best first; None where it failed.

        Its budget is counted in nodes, so that the same question always gets the same answer.
        """

    async def close(self) -> None: ...
