"""Two people who join at the same moment through two servers on one PostgreSQL."""

import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from tearum.server.ops.settings import Settings
from tests.proof.attacks.scale import UNTIMED, report, scaled
from tests.server.harness import Json, Page, Server, people, wait_until
from tests.server.postgres import a_postgres

pytestmark = UNTIMED

JOINS = scaled(10, 200)


@pytest.fixture(scope="module")
def two() -> Iterator[tuple[Server, Server]]:
    with a_postgres() as postgres:
        settings = Settings(postgres.address, workers=1, tables_per_hour=10_000)
        with Server(settings) as one, Server(settings) as other:
            yield one, other


def join_at_once(two: tuple[Server, Server], number: int, **wish: object) -> str:
    """Two people join one table in the same moment, each through a server of their own."""
    made = two[0].post("/api/tables", {"seats": people(2)}, 201)
    together = threading.Barrier(2)

    def join(place: tuple[Server, Json]) -> Json:
        server, invite = place
        body = {"invite": invite["token"], "nonce": f"{number:04x}", **wish}
        server.get(f"/api/tables/{made['table']}")  # so that the connection is open
        together.wait()
        answer: Json = server.post(f"/api/tables/{made['table']}/join", body, 200)
        return answer

    with ThreadPoolExecutor(2) as threads:
        assert len(list(threads.map(join, zip(two, made["invites"], strict=True)))) == 2
    return str(made["table"])


def check_dealt_once(two: tuple[Server, Server], table: str) -> None:
    """Both servers show the same game, dealt from the nonces of both."""

    def all_play() -> bool:  # the server that did not deal is woken by the other
        return all(server.get(f"/api/tables/{table}")["stage"] == "playing" for server in two)

    wait_until(all_play, 5)
    with Page(two[0], table) as one, Page(two[1], table) as other:
        assert one.revision == other.revision == 1
        assert not one.state["older_rules"]
        assert one.state["view"] == other.state["view"]
        assert one.state["deal"] == other.state["deal"]


def test_the_game_is_dealt_exactly_once(two: tuple[Server, Server]) -> None:
    began = time.perf_counter()
    for number in range(JOINS):
        check_dealt_once(two, join_at_once(two, number))
    seconds = round(time.perf_counter() - began, 1)
    report("two servers joining", dealt_once=JOINS, of=JOINS, seconds=seconds)


def test_two_people_who_want_one_colour_get_two(two: tuple[Server, Server]) -> None:
    for number in range(JOINS):
        summary = two[0].get(f"/api/tables/{join_at_once(two, number, colour='jade')}")
        colours = [seat["colour"] for seat in summary["seats"]]
        assert len(set(colours)) == 2
        assert "jade" in colours


def follow_at_once(servers: tuple[Server, ...], table: str, token: str) -> list[Json]:
    """What people are answered who follow one link at the same moment."""

    def join(server: Server) -> Json:
        answer: Json = server.http.post(f"/api/tables/{table}/join", json={"invite": token}).json()
        return answer

    with ThreadPoolExecutor(len(servers)) as threads:
        return list(threads.map(join, servers))


def test_one_link_followed_on_both_servers_fills_the_table(two: tuple[Server, Server]) -> None:
    for _ in range(JOINS):
        made = two[0].post("/api/tables", {"seats": people(3)}, 201)
        answers = follow_at_once(2 * two, made["table"], made["link"])
        seats = sorted(answer["seat"] for answer in answers if "seat" in answer)
        codes = [answer["code"] for answer in answers if "code" in answer]
        assert (seats, codes) == ([0, 1, 2], ["table_full"])
