"""Bots of many tables that have to move at once do not stop everybody else."""

import asyncio
from collections import Counter
from types import SimpleNamespace
from typing import Any

import pytest

from tearum.server.jobs.fair_queue import Asker
from tearum.server.live import bot_player
from tearum.server.live.bot_player import LEAST_SECONDS, BotPlayer
from tearum.server.live.game_log import NotYourTurnError, OutdatedRevisionError
from tearum.server.ops.cost_budget import CostBudgets
from tearum.server.ops.settings import Settings
from tearum.server.wire.errors import storage_unavailable

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


class Player:
    """A player for one table, with what it asks and does."""

    def __init__(self, **settings: Any) -> None:
        self.asked: list[tuple[Any, float]] = []
        self.acted: list[tuple[int, int, list[int]]] = []
        self.refreshed: list[str] = []
        self.error: Exception | None = None
        given = Settings("sqlite://", **settings)
        bots: Any = SimpleNamespace(choose=self.choose)
        self.player = BotPlayer(given, bots, CostBudgets(given), self.act, self.refresh)

    async def choose(self, turn: Any, seconds: float) -> int:
        self.asked.append((turn, seconds))
        return 40 + len(self.asked)

    async def act(self, moved: Any, seat: int, revision: int, codes: Any) -> None:
        self.acted.append((seat, revision, list(codes)))
        moved.revision += 1
        if self.error is not None:
            raise self.error
        if len(self.acted) >= moved.moves:
            moved.bot_to_move = None

    async def refresh(self, table_id: str) -> None:
        self.refreshed.append(table_id)

    async def play(self, one: Any, delay: float = 0.0) -> None:
        self.player.start(one, delay)
        while one.bot_task is not None and not one.bot_task.done():
            await asyncio.wait([one.bot_task])


def with_moves(count: int, **values: Any) -> Any:
    """A table at which a bot decides so often."""
    found = table(7)
    found.seats = [SimpleNamespace(bot=None), SimpleNamespace(bot="captain")]
    found.bot_to_move, found.moves, found.stale = (1, "captain"), count, False
    vars(found).update(values)
    return found


def test_a_bot_is_asked_with_all_that_it_may_need_and_its_answer_is_a_move() -> None:
    asked = Player(bot_seconds=2.0)
    one = with_moves(2)
    asyncio.run(asked.play(one))
    (first, seconds), (second, left) = asked.asked
    assert (first.bot, first.player, first.seat, first.seed) == ("captain", "7:1", 1, "luck:1")
    assert (first.asker, second.seed) == (Asker("7", ("192.0.2.7",)), "luck:2")
    assert seconds == 2.0
    assert 0 < left < 2.0  # of the same turn
    assert asked.acted == [(1, 1, [41]), (1, 2, [42])]
    assert one.thinking is None


def test_a_turn_that_has_used_up_its_time_still_has_a_little_for_each_decision() -> None:
    asked = Player(bot_seconds=0.0)
    asyncio.run(asked.play(with_moves(3)))
    assert [seconds for _, seconds in asked.asked] == [LEAST_SECONDS] * 3


def test_a_bot_waits_for_another_server_until_the_table_has_rested_so_long() -> None:
    async def run() -> None:
        asked, one = Player(), with_moves(1)
        asked.player.start(one, 0.05)
        asked.player.start(one, 0.0)  # it is at it already
        await asyncio.sleep(0.03)
        one.revision += 1  # the other server has moved
        await asyncio.sleep(0.04)
        assert asked.asked == []
        while one.bot_task is not None and not one.bot_task.done():
            await asyncio.wait([one.bot_task])
        assert asked.acted == [(1, 2, [41])]

    asyncio.run(run())


def test_a_bot_does_not_play_where_nobody_would_notice_or_a_person_is_to_move() -> None:
    for values in ({"attended": False}, {"bot_to_move": None}):
        asked = Player()
        asyncio.run(asked.play(with_moves(1, **values)))
        assert asked.asked == []


def test_a_person_who_has_come_back_meanwhile_decides_alone() -> None:
    asked, one = Player(), with_moves(1)

    async def choose(turn: Any, seconds: float) -> int:
        one.seats[1].bot = one.bot_to_move = None
        return 5

    asked.player._bots = SimpleNamespace(choose=choose)
    asyncio.run(asked.play(one))
    assert asked.acted == []


def test_after_a_move_that_could_not_be_stored_the_table_is_read_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(bot_player, "RETRY_SECONDS", 0.0)
    for error, stale, refreshed in (
        (storage_unavailable(), True, ["7"]),
        (storage_unavailable(), False, []),
        (OutdatedRevisionError(), True, []),
        (NotYourTurnError(), True, []),
    ):
        asked, one = Player(), with_moves(1, stale=stale)
        asked.error = error

        async def act(*given: Any, asked: Any = asked, one: Any = one) -> None:
            one.bot_to_move = None
            raise asked.error

        asked.player._act = act
        asyncio.run(asked.play(one))
        assert asked.refreshed == refreshed
