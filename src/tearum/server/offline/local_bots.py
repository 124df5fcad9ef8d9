"""Bots that think in this process. Their budget is counted in nodes, not in seconds.

So a bot is as strong on a slow phone as in the arena, and the same game is played everywhere.
"""

from collections import OrderedDict
from typing import Final

from tearum.bots import BotRunner, Budget, bot_named, question_for
from tearum.edition import Edition
from tearum.engine.state import State
from tearum.server.jobs.bot_chooser import ADVICE_NODES, ADVISER, BotTurn
from tearum.server.jobs.bot_worker import hint_options
from tearum.server.jobs.fair_queue import Asker
from tearum.server.wire.server_messages import HintOption

TURN_NODES: Final = 40_000  # as in the arena; the captain uses 3% of them
BOTS: Final = ("random", "greedy", "deckhand", "bosun", "captain")  # that are quick enough
MAX_BOTS: Final = 16  # that are remembered


class LocalBots:
    def __init__(self) -> None:
        self._runners: OrderedDict[tuple[str, str], BotRunner] = OrderedDict()

    async def choose(self, turn: BotTurn, seconds: float) -> int:
        """The action of a bot; of one that fails, that of its substitute."""
        runner = self._runner(turn.player, turn.bot)
        runner.seed = turn.seed
        return runner.answer(turn.state).action

    async def advise(
        self, state: State, seat: int, edition: Edition, seed: str, asker: Asker
    ) -> list[HintOption] | None:
        question = question_for(state, seat, Budget(nodes=ADVICE_NODES), seed)
        thought = bot_named(ADVISER).choose(question).thought
        return hint_options(thought) if thought else None

    async def close(self) -> None: ...

    def _runner(self, player: str, bot: str) -> BotRunner:
        key = player, bot
        runner = self._runners.get(key)
        if runner is None:
            budget = Budget(nodes=TURN_NODES)
            runner = BotRunner(bot_named(bot), bot, budget=budget, thoughts=False)
            self._runners[key] = runner
            if len(self._runners) > MAX_BOTS:
                self._runners.popitem(last=False)
        self._runners.move_to_end(key)
        return runner
