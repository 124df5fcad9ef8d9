"""The first page load of a server that has just started: every file comes, even if it is slow."""

import asyncio
import random
import subprocess
import sys
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from starlette.responses import PlainTextResponse

from tearum.messages.bundle import text_in
from tearum.server.http.middleware import cost
from tearum.server.http.middleware.cost import CostMiddleware
from tearum.server.ops import cost_budget
from tearum.server.ops.cost_budget import Cost, CostBudgets
from tearum.server.ops.settings import Settings, sqlite_url
from tearum.server.store import editions

from ..harness import Page, Seated, Server, bots, people

SLOWER = 10  # times: a small computer
PEOPLE = 4  # who open the page at once, behind one address
CONNECTIONS = 6  # of a browser
FILES = [f"/assets/{number}.js" for number in range(24)]
API = ["/api/info", "/api/text/en.ftl", "/api/text/en/people.ftl", "/api/editions/classic"]
ADDRESS = "192.0.2.7"
IMPORTED_LATE = """
import asyncio, pathlib, sys
from tearum.server.http.app import create_app
from tearum.server.ops.settings import Settings, sqlite_url

folder, page, *paths = sys.argv[1:]

async def ask(app, path):
    async def send(message):
        assert message.get("status", 200) == 200, message
    scope = dict(type="http", method="GET", path=path, raw_path=path.encode(), root_path="",
                 scheme="http", query_string=b"", headers=[(b"host", b"localhost")])
    await app(scope, None, send)

async def main():
    settings = Settings(sqlite_url(pathlib.Path(folder)), workers=1, page=pathlib.Path(page))
    app = create_app(settings)
    async with app.router.lifespan_context(app):
        known = set(sys.modules)
        for path in paths:
            await ask(app, path)
        print(*sorted(set(sys.modules) - known))

if __name__ == "__main__":
    asyncio.run(main())
"""


def built_page(folder: Path) -> Path:
    """A page with as many files as ours, each as large as a large one."""
    page = folder / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html><head></head>here")
    words = [f"word{number}" for number in range(2000)]
    for path in FILES:
        text = " ".join(random.Random(path).choices(words, k=8000))
        (page / path[1:]).write_text(text)
    return page


@pytest.fixture
def just_started() -> None:
    """Forget what other tests have made this process remember."""
    text_in.cache_clear()
    editions.built_in_edition.cache_clear()
    editions._built_in_by_digest.cache_clear()


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch, just_started: None) -> None:
    """Everything costs its address ten times as much."""
    measured = cost_budget.processor_time
    monkeypatch.setattr(cost_budget, "processor_time", lambda: SLOWER * measured())
    for constant in ("REQUEST_SECONDS", "HANDSHAKE_SECONDS"):
        monkeypatch.setattr(cost, constant, SLOWER * getattr(cost, constant))


@pytest.mark.usefixtures("slow")
def test_everybody_gets_the_whole_page_from_a_slow_server(tmp_path: Path) -> None:
    settings = Settings(sqlite_url(tmp_path), workers=1, page=built_page(tmp_path))
    with Server(settings) as server, ThreadPoolExecutor(PEOPLE * CONNECTIONS) as browsers:

        def status(path: str) -> tuple[str, int]:
            return path, server.http.get(path).status_code

        for paths in (["/"], FILES, API, ["/"], FILES, API):  # a reload, with nothing kept
            answers = Counter(browsers.map(status, paths * PEOPLE))
            assert answers == {(path, 200): PEOPLE for path in paths}
        with Seated(server, people(1) + bots("random")) as table, Page(server, table.id) as watcher:
            assert watcher.ask("hello", table=table.id, keys=[])["type"] == "state"
            table.play(lambda legal: int(legal[0]["code"]), most=3)


@pytest.mark.usefixtures("just_started")
def test_no_visitor_pays_for_what_is_done_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = Settings(sqlite_url(tmp_path), workers=1, page=built_page(tmp_path))
    with Server(settings) as server:

        def too_late(*_: object) -> None:
            raise AssertionError("this was to be read at the start")

        monkeypatch.setattr("tearum.messages.bundle.FluentResource", too_late)
        monkeypatch.setattr(editions, "load", too_late)
        for language in ("en", "fr", "de"):
            answer = server.http.get("/", headers={"Accept-Language": language})
            assert answer.status_code == 200
        assert server.get("/api/info")["editions"]


def test_no_visitor_waits_for_imports(tmp_path: Path) -> None:
    script = tmp_path / "imported_late.py"
    script.write_text(IMPORTED_LATE)
    command = [sys.executable, str(script), str(tmp_path / "data"), str(built_page(tmp_path))]
    late = subprocess.check_output([*command, "/", *API], text=True, timeout=120)
    assert late.split() == []


def statuses(settings: Settings, budgets: CostBudgets, paths: list[str]) -> list[int]:
    """What requests from one address are answered, all at once."""
    found: list[int] = []

    async def send(message: Any) -> None:
        if message["type"] == "http.response.start":
            found.append(message["status"])

    async def ask() -> None:
        middleware = CostMiddleware(PlainTextResponse("here"), budgets, settings)
        scope = {"type": "http", "method": "GET", "headers": [], "client": (ADDRESS, 5)}
        requests = (middleware({**scope, "path": path}, None, send) for path in paths)  # type: ignore[arg-type]
        await asyncio.gather(*requests)

    asyncio.run(ask())
    return found


def test_files_come_whatever_the_api_has_cost() -> None:
    settings = Settings("sqlite://", request_patience=0.01)
    budgets = CostBudgets(settings)
    budgets.of(ADDRESS).requests.charge(Cost(100))
    assert statuses(settings, budgets, ["/api/info"]) == [429]
    began = time.monotonic()
    assert statuses(settings, budgets, ["/", *FILES] * 10) == [200] * 250
    assert time.monotonic() - began < 5


def test_files_without_end_come_later_and_are_refused_at_last() -> None:
    settings = Settings("sqlite://", request_patience=0.01, page_patience=2.0)
    budgets = CostBudgets(settings)
    share = settings.page_share
    lane = budgets.of(ADDRESS).page
    lane.charge(Cost(share.processor_burst))
    for _ in range(100):
        lane.charge(Cost(0.0005))  # what they are expected to cost
    began = time.monotonic()
    found = Counter(statuses(settings, budgets, FILES * 100))
    took = time.monotonic() - began
    assert set(found) == {200, 429}
    assert found[200] < share.processor * took / cost.REQUEST_SECONDS
    assert statuses(settings, budgets, ["/api/info"]) == [200]
