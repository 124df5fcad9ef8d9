"""Bots of many tables that have to move at once do not stop everybody else."""

import asyncio
from collections import Counter
from types import SimpleNamespace
from typing import Any

from tearum.server.jobs.fair_queue import Asker
from tearum.server.live.bot_player import BotPlayer
from tearum.server.ops.cost_budget import CostBudgets
from tearum.server.ops.settings import Settings

TABLES = 20


def table(number: int) -> Any:
    """A table where a bot has to move, once."""
    return SimpleNamespace(
        id=str(number),
        bot_task=None,
        bot_to_move=(0, "random"),
        attended=True,
        revision=1,
        thinking=None,
        seats=[SimpleNamespace(bot="random")],
        row=SimpleNamespace(luck="luck"),
        edition=None,
        game_log=SimpleNamespace(game=SimpleNamespace(state=None)),
        asker=lambda: Asker(str(number), (f"192.0.2.{number}",)),
        notify_presence=lambda: None,
    )


async def bots_asked_in_each_iteration() -> Counter[int]:
    """How many bots are asked in each iteration of the event loop, while all have to move."""
    iteration = 0
    asked: Counter[int] = Counter()

    async def choose(*_: object) -> int:
        asked[iteration] += 1
        return 0

    async def act(moved: Any, *_: object) -> None:
        moved.bot_to_move = None

    async def refresh(_: str) -> None: ...

    settings = Settings("sqlite://")
    bots: Any = SimpleNamespace(choose=choose)
    player = BotPlayer(settings, bots, CostBudgets(settings), act, refresh)
    tables = [table(number) for number in range(TABLES)]
    for one in tables:
        player.start(one, 0)
    while not all(one.bot_task.done() for one in tables):
        iteration += 1
        await asyncio.sleep(0)
    return asked


def test_bots_of_many_tables_move_one_after_another() -> None:
    asked = asyncio.run(bots_asked_in_each_iteration())
    assert asked.total() == TABLES
    assert max(asked.values()) == 1
