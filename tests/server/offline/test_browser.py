"""The door for the page's worker: texts in, texts out, and bots that think here."""

import asyncio
import json
from types import SimpleNamespace
from typing import Any

from tearum.bots import BotRunner
from tearum.edition import load
from tearum.engine.core import apply, new_game, to_move
from tearum.engine.pending import menu_of
from tearum.game.seeds import deal_streams
from tearum.server.jobs.bot_chooser import BotTurn
from tearum.server.jobs.fair_queue import Asker
from tearum.server.offline import local_bots
from tearum.server.offline.browser import BrowserServer
from tearum.server.offline.local_bots import TURN_NODES, LocalBots

CLASSIC = load("classic")


class Texts:
    """The worker's store: it passes JSON on."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}

    async def read(self, prefix: str) -> str:
        return json.dumps({k: v for k, v in sorted(self.texts.items()) if k.startswith(prefix)})

    async def write(self, texts: str) -> None:
        self.texts |= json.loads(texts)


async def opened(sent: list[tuple[int, Any]]) -> BrowserServer:
    server = BrowserServer(Texts(), lambda client, text: sent.append((client, json.loads(text))))
    await server.open()
    return server


def test_an_answer_says_whether_it_succeeded_and_what_it_is() -> None:
    async def run() -> None:
        server = await opened([])
        succeeded, media, content = json.loads(await server.ask("GET", "/api/info", ""))
        assert (succeeded, media) == (True, "application/json")
        assert json.loads(content)["editions"][0]["key"] == "classic"
        succeeded, media, content = json.loads(await server.ask("GET", "/api/text/en.ftl", ""))
        assert (succeeded, media) == (True, "text/plain")
        assert "page-title = " in content
        for method, address in (("GET", "/api/nothing"), ("POST", "/api/info")):
            succeeded, media, content = json.loads(await server.ask(method, address, ""))
            assert (succeeded, media) == (False, "application/json")
            assert json.loads(content)["code"] == "not_found"

    asyncio.run(run())


def test_every_page_gets_its_own_answers_until_it_is_gone() -> None:
    sent: list[tuple[int, Any]] = []

    async def run() -> None:
        server = await opened(sent)
        for client in (7, 8):
            server.connect(client)
        server.receive(8, json.dumps({"type": "hello", "id": 1, "table": "a" * 16}))
        server.receive(7, json.dumps({"type": "ping", "id": 5}))
        for _ in range(50):
            await asyncio.sleep(0.002)
        server.disconnect(8)
        assert set(server._clients) == {7}

    asyncio.run(run())
    assert sorted(
        (client, one["answer"], one.get("code", one["type"])) for client, one in sent
    ) == [
        (7, 5, "pong"),
        (8, 1, "no_such_table"),
    ]


def some_turn(bot: str, player: str) -> BotTurn:
    state = new_game(CLASSIC.tables, 2, deal_streams(5), None)
    while len(menu_of(state)) < 2:
        apply(state, menu_of(state)[0])
    return BotTurn(bot, player, state, int(to_move(state)), CLASSIC, "luck:1", Asker("t"))


def test_a_player_keeps_its_bot_with_a_budget_of_nodes(monkeypatch: Any) -> None:
    monkeypatch.setattr(local_bots, "MAX_BOTS", 2)
    made: list[BotRunner] = []

    class Noted(BotRunner):
        def __init__(self, *given: Any, **options: Any) -> None:
            super().__init__(*given, **options)
            made.append(self)

        def answer(self, state: Any) -> Any:
            return SimpleNamespace(action=menu_of(state)[0])

    monkeypatch.setattr(local_bots, "BotRunner", Noted)
    bots = LocalBots()

    async def run() -> None:
        for bot, player in (
            *(("bosun", "a"), ("captain", "a"), ("bosun", "a"), ("bosun", "b")),
            *(("bosun", "a"), ("captain", "a")),
        ):
            turn = some_turn(bot, player)
            assert await bots.choose(turn, 1.0) == menu_of(turn.state)[0]

    asyncio.run(run())
    assert [runner.name for runner in made] == ["bosun", "captain", "bosun", "captain"]
    assert [type(runner.bot).__name__ for runner in made[:2]] == ["Bosun", "Captain"]
    for runner in made:
        assert (runner.budget.nodes, runner.budget.seconds) == (TURN_NODES, None)
        assert (runner.thoughts, runner.seed) == (False, "luck:1")


def test_advice_is_what_the_adviser_thinks() -> None:
    turn = some_turn("captain", "a")
    advice = asyncio.run(LocalBots().advise(turn.state, turn.seat, CLASSIC, "seed", turn.asker))
    assert advice is not None
    assert {one.action for one in advice} <= set(menu_of(turn.state))
    assert len(advice) > 1
