"""A server inside a browser answers as one over a network does, and its records are the same."""

import asyncio
import json
import random
import sys
from collections.abc import Awaitable, Callable
from dataclasses import replace
from itertools import count
from pathlib import Path
from subprocess import run
from typing import Any

import pytest

from tearum import Game
from tearum.server.live.seats import opening
from tearum.server.offline import local_server
from tearum.server.offline.key_value_store import MemoryStore
from tearum.server.offline.local_client import LocalClient
from tearum.server.offline.local_server import LocalServer

from ..harness import Json, Page, Seated, Server, bots, people

# What a real server says otherwise: it has another id for its games, and times.
OF_THE_MOMENT = ("table", "generation", "kept_until", "rematch")


class LocalPage:
    """A page at a table of a local server."""

    def __init__(self, server: LocalServer) -> None:
        self.received: list[Json] = []
        self.state: Json = {}
        self._came = asyncio.Event()
        self._number = 0
        self._client: LocalClient = server.connect(self._receive)

    def _receive(self, text: str) -> None:
        message = json.loads(text)
        self.received.append(message)
        if message["type"] == "state":
            self.state = message
        self._came.set()

    async def ask(self, kind: str, **fields: Any) -> Json:
        self._number += 1
        number = self._number
        self._client.receive(json.dumps({"type": kind, "id": number, **fields}))
        await self.wait_for(lambda: any(one.get("answer") == number for one in self.received))
        return next(one for one in self.received if one.get("answer") == number)

    async def wait_for(self, enough: Callable[[], bool]) -> None:
        async with asyncio.timeout(60):
            while not enough():
                self._came.clear()
                await self._came.wait()

    def close(self) -> None:
        self._client.close()


async def ask(server: LocalServer, method: str, path: str, body: object = None) -> Any:
    content = b"" if body is None else json.dumps(body).encode()
    answer = await server.answer(method, path, content)
    return json.loads(answer.content)


async def opened(server: LocalServer, seats: list[Json], **options: Any) -> tuple[str, list[str]]:
    """A table with people in its seats: its id, and their keys."""
    made = await ask(server, "POST", "/api/tables", {"seats": seats, **options})
    keys = []
    for number, invite in enumerate(made["invites"]):
        request = {"invite": invite["token"], "nonce": f"{number:02x}", "name": f"P{number}"}
        joined = await ask(server, "POST", f"/api/tables/{made['table']}/join", request)
        keys.append(joined["key"])
    return made["table"], keys


async def play(page: LocalPage, chance: random.Random, most: int = 10_000) -> None:
    """Play a page's own seat at random, until the game is over."""
    for _ in range(most):
        await page.wait_for(lambda: page.state["stage"] == "over" or page.state["legal"] != [])
        if page.state["stage"] == "over":
            return
        code = chance.choice(page.state["legal"])["code"]
        answer = await page.ask("act", revision=page.state["revision"], actions=[code])
        assert answer["type"] == "state", answer


def with_local_server(work: Callable[[LocalServer], Awaitable[None]], store: MemoryStore) -> None:
    async def all_of_it() -> None:
        server = LocalServer(store)
        await server.open()
        await work(server)
        await server.close()

    asyncio.run(all_of_it())


def same(state: Json) -> Json:
    """What must be the same everywhere in a state."""
    kept = {key: value for key, value in state.items() if key not in OF_THE_MOMENT}
    return {**kept, "seats": [{**seat, "away_since": None} for seat in state["seats"]]}


@pytest.fixture
def no_chance(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Makes secrets and keys predictable; to be called before each table that is to be the same."""

    def reset() -> None:
        numbers = count(1)
        for name in ("new_secret", "new_key"):
            monkeypatch.setattr(opening, name, lambda: f"{next(numbers):032x}")

    return reset


def test_every_message_and_the_record_are_those_of_a_real_server(
    server: Server, no_chance: Callable[[], None]
) -> None:
    no_chance()
    decisions: list[tuple[int, Json]] = []
    chance = random.Random(5)
    with Seated(server, people(1) + bots("deckhand", "greedy")) as table:
        page = table.any

        def choose(legal: list[Json]) -> int:
            code = int(chance.choice(legal)["code"])
            decisions.append((code, same(page.state)))
            return code

        table.play(choose)
        record = server.http.get(f"/api/games/{table.id}/record").text

    async def compare(local: LocalServer) -> None:
        no_chance()
        table_id, keys = await opened(local, people(1) + bots("deckhand", "greedy"))
        here = LocalPage(local)
        await here.ask("hello", table=table_id, keys=keys)
        for code, theirs in decisions:
            await here.wait_for(lambda: here.state["legal"] != [])
            ours = same(here.state)
            # How many states were sent in between is a matter of speed, and so are their events.
            for part in ("answer", "events", "events_from", "seats", "watchers"):
                ours.pop(part), theirs.pop(part)
            assert ours == theirs
            await here.ask("act", revision=here.state["revision"], actions=[code])
        await here.wait_for(lambda: here.state["stage"] == "over")
        answer = await local.answer("GET", f"/api/games/{table_id}/record")
        assert answer.content.decode() == record
        here.close()

    with_local_server(compare, MemoryStore())


def test_a_game_goes_on_after_a_reload() -> None:
    store = MemoryStore()
    kept: list[Any] = []

    async def begin(server: LocalServer) -> None:
        kept.extend(await opened(server, people(1) + bots("greedy")))
        page = LocalPage(server)
        await page.ask("hello", table=kept[0], keys=kept[1])
        await play(page, random.Random(1), most=20)
        await page.wait_for(lambda: page.state["legal"] != [])
        kept.append(page.state)
        page.close()

    async def resume(server: LocalServer) -> None:
        mine = {"tables": [{"table": kept[0], "keys": kept[1]}]}
        [listed] = (await ask(server, "POST", "/api/mine", mine))["tables"]
        assert listed["your_turn"]
        page = LocalPage(server)
        state = await page.ask("hello", table=kept[0], keys=kept[1])
        assert state["view"] == kept[2]["view"]
        assert state["legal"] == kept[2]["legal"]
        assert not state["older_rules"]
        await play(page, random.Random(2))
        page.close()

    with_local_server(begin, store)
    with_local_server(resume, store)


def test_records_go_to_a_server_and_back(server: Server) -> None:
    async def there_and_back(local: LocalServer) -> None:
        table_id, _ = await opened(local, bots("random", "random"))
        page = LocalPage(local)
        await page.ask("hello", table=table_id)
        await page.wait_for(lambda: page.state["stage"] == "over")
        page.close()
        ours = (await local.answer("GET", f"/api/games/{table_id}/record")).content
        there = server.post("/api/records", json.loads(ours))["game"]
        theirs = server.http.get(f"/api/games/{there}/record").content
        assert theirs == ours
        back = await local.answer("POST", "/api/records", theirs)
        game = json.loads(back.content)["game"]
        assert (await local.answer("GET", f"/api/games/{game}/record")).content == ours
        step = await ask(local, "GET", f"/api/games/{game}/replay?step=7&seat=1")
        assert step == server.get(f"/api/games/{there}/replay?step=7&seat=1") | {"game": game}

    with_local_server(there_and_back, MemoryStore())


def test_the_guided_game_a_rematch_and_pass_and_play() -> None:
    async def play_them(server: LocalServer) -> None:
        lesson, keys = await opened(server, people(1) + bots("deckhand", "deckhand"), lesson=True)
        page = LocalPage(server)
        assert (await page.ask("hello", table=lesson, keys=keys))["deal"] is None
        await page.ask("abandon")
        rematch = (await page.ask("rematch"))["rematch"]
        assert (await ask(server, "GET", f"/api/tables/{rematch}"))["stage"] == "gathering"
        page.close()
        table, keys = await opened(server, people(2))
        both = LocalPage(server)
        await both.ask("hello", table=table, keys=keys)
        for seat in (0, 1):
            assert (await both.ask("look", seat=seat))["you"] == seat
        both.close()

    with_local_server(play_them, MemoryStore())


def test_only_bots_that_are_quick_enough_are_offered_and_hints_are_given() -> None:
    async def look(server: LocalServer) -> None:
        offered = [bot["name"] for bot in (await ask(server, "GET", "/api/info"))["bots"]]
        assert "captain" in offered
        assert "admiral" not in offered
        table, keys = await opened(server, people(2))
        page = LocalPage(server)
        await page.ask("hello", table=table, keys=keys, look=0)
        await page.ask("look", seat=page.state["view"]["to_move"])
        assert (await page.ask("hint"))["options"] != []
        page.close()

    with_local_server(look, MemoryStore())


@pytest.mark.parametrize(
    ("method", "path", "code"),
    [
        ("GET", "/api/tables/aaaaaaaaaaaaaaaa", "no_such_table"),
        ("GET", "/api/games/aaaaaaaaaaaaaaaa/replay?step=x", "bad_request"),
        ("GET", "/api/editions/nothing", "no_such_edition"),
        ("GET", "/api/lab", "not_found"),
        ("DELETE", "/api/info", "not_found"),
        ("POST", "/api/tables", "bad_request"),
        ("POST", "/api/records", "bad_request"),
    ],
)
def test_what_cannot_be_done_has_a_code(method: str, path: str, code: str) -> None:
    async def refused(server: LocalServer) -> None:
        answer = await server.answer(method, path)
        assert answer.status >= 400
        assert json.loads(answer.content)["code"] == code

    with_local_server(refused, MemoryStore())


def test_an_edition_is_read_and_played_here() -> None:
    async def keep(server: LocalServer) -> None:
        file = (await server.answer("GET", "/api/editions/classic/file")).content
        named = file.replace(b'id = "classic"', b'id = "mine"', 1)
        kept = json.loads((await server.answer("POST", "/api/editions", named)).content)
        assert kept["id"] == "mine"
        table, _ = await opened(server, people(2), edition=kept["key"])
        assert (await ask(server, "GET", f"/api/tables/{table}/edition"))["id"] == "mine"

    with_local_server(keep, MemoryStore())


def packages_of(module: str) -> set[str]:
    """What a fresh Python loads to import a module."""
    code = f"import sys, {module}; print(*sys.modules)"
    loaded = run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    return {name.partition(".")[0] for name in loaded.split()}


def test_the_memory_that_a_browser_keeps_has_no_compiled_package() -> None:
    """Where memory is restored, the code of such packages is not."""
    loaded = packages_of("tearum.server.offline.preload")
    assert "tearum" in loaded
    assert "msgspec" not in loaded


def test_it_needs_neither_a_web_framework_nor_a_database() -> None:
    """What Pyodide must load is what this imports."""
    top = packages_of("tearum.server.offline.browser")
    absent = {"starlette", "uvicorn", "sqlalchemy", "aiosqlite", "prometheus_client", "anyio"}
    assert top & (absent | {"platformdirs", "rich", "typer", "numpy", "tomlkit"}) == set()


def test_a_page_over_a_network_is_not_needed(server: Server, tmp_path: Path) -> None:
    """A watcher sees at a local table what a watcher sees at a table of a server."""
    with Seated(server, people(2)) as table, Page(server, table.id) as watcher:
        theirs = set(watcher.state)

    async def watch(local: LocalServer) -> None:
        table_id, _ = await opened(local, people(2))
        page = LocalPage(local)
        assert set(await page.ask("hello", table=table_id)) == theirs
        page.close()

    with_local_server(watch, MemoryStore())


def test_a_game_is_reviewed_without_a_server(monkeypatch: pytest.MonkeyPatch) -> None:
    few_nodes = replace(local_server.SETTINGS, review_nodes=200)
    monkeypatch.setattr(local_server, "SETTINGS", few_nodes)
    game, chance = Game.new(players=2, seed=3), random.Random(3)
    while game.to_move is not None:
        game.apply(chance.choice(game.legal_actions()))

    async def reviewed(server: LocalServer) -> None:
        uploaded = await ask(server, "POST", "/api/records", game.record().to_json())
        path = f"/api/games/{uploaded['game']}/review"
        seen = await ask(server, "POST", path)
        for _ in range(2400):
            if len(seen["turns"]) >= 2:
                break
            await asyncio.sleep(0.05)
            seen = await ask(server, "POST", path)
        assert len(seen["graph"]) == seen["total"] + 1
        taken = [action["code"] for action in seen["turns"][0]["taken"]]
        tried = {"step": 0, "actions": taken}
        judged = await ask(server, "POST", f"{path}/turn", tried)
        assert judged["loss"] == pytest.approx(seen["turns"][0]["loss"], abs=1e-4)

    with_local_server(reviewed, MemoryStore())
