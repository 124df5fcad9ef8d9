"""The bots of all tables: each is asked when it is to move, and its answer is a move like any."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from tearum.server.jobs.bot_chooser import BotChooser, BotTurn
from tearum.server.live.game_log import NotYourTurnError, OutdatedRevisionError
from tearum.server.live.live_table import LiveTable
from tearum.server.ops.cost_budget import Cost, CostBudgets, Lane, metered
from tearum.server.ops.pacer import Pacer
from tearum.server.ops.settings import Settings
from tearum.server.wire.errors import RequestError

THINKING_SHOWN_AFTER: Final = 0.25  # seconds
LEAST_SECONDS: Final = 0.05  # for a decision of a turn that has used up its time
# Bots that all have to move at once would keep people waiting: of all tables, so many start.
MOVES_PER_ITERATION: Final = 1
RETRY_SECONDS: Final = 1.0  # after a move that could not be stored


class BotPlayer:
    def __init__(
        self,
        settings: Settings,
        bots: BotChooser,
        budgets: CostBudgets,
        act: Callable[[LiveTable, int, int, Sequence[int]], Awaitable[None]],
        refresh: Callable[[str], Awaitable[None]],
    ) -> None:
        self._settings = settings
        self._bots = bots
        self._budgets = budgets
        self._act = act
        self._refresh = refresh
        self._pacer = Pacer(MOVES_PER_ITERATION)

    def start(self, table: LiveTable, delay: float) -> None:
        """Let a bot play where it is to move; `delay` gives another server the first chance."""
        running = table.bot_task is not None and not table.bot_task.done()
        if not running and table.bot_to_move is not None and table.attended:
            table.bot_task = asyncio.create_task(self._play(table, delay), name="bots")

    async def _play(self, table: LiveTable, delay: float) -> None:
        revision = table.revision
        await asyncio.sleep(delay)
        if delay and table.revision != revision:
            table.bot_task = None
            self.start(table, delay)
            return
        loop = asyncio.get_running_loop()
        shown = loop.call_later(THINKING_SHOWN_AFTER, table.notify_presence)
        turn: int | None = None
        spent = 0.0
        try:
            while (next_bot := table.bot_to_move) is not None and table.attended:
                seat, bot = next_bot
                if seat != turn:
                    turn, spent = seat, 0.0
                if table.thinking != seat:
                    table.thinking = seat
                    shown.cancel()
                    shown = loop.call_later(THINKING_SHOWN_AFTER, table.notify_presence)
                started = time.monotonic()
                seconds = max(LEAST_SECONDS, self._settings.bot_seconds - spent)
                place, cost = self._lane(table).reserve(), Cost()
                await place.ready()
                await self._pacer.start()
                await metered(self._decide(table, seat, bot, seconds), cost.add_seconds)
                place.settle(cost)
                spent += time.monotonic() - started
        finally:
            shown.cancel()
            if table.thinking is not None:
                table.thinking = None
                table.notify_presence()

    def _lane(self, table: LiveTable) -> Lane:
        """Who pays for the moves of bots: one of those at the table."""
        return self._budgets.of(table.asker().addresses[0]).play

    async def _decide(self, table: LiveTable, seat: int, bot: str, seconds: float) -> None:
        assert table.game_log is not None
        revision = table.revision
        turn = BotTurn(
            bot=bot,
            player=f"{table.id}:{seat}",
            state=table.game_log.game.state,
            seat=seat,
            edition=table.edition,
            seed=f"{table.row.luck}:{revision}",
            asker=table.asker(),
        )
        action = await self._bots.choose(turn, seconds)
        if table.seats[seat].bot != bot:
            return  # the person has come back meanwhile
        try:
            await self._act(table, seat, revision, [action])
        except (OutdatedRevisionError, NotYourTurnError):
            return
        except RequestError:
            await asyncio.sleep(RETRY_SECONDS)
            if table.stale:
                await self._refresh(table.id)
