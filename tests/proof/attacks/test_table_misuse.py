"""Stealing a table by valid messages: other people's seats, forged results, tables without end."""

import random
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tearum.server.ops.settings import Retention
from tearum.server.replays.tidy import Tidied
from tearum.server.store import sqlite_file
from tearum.server.store.sqlite_file import SqliteFileError
from tests.proof.attacks.scale import UNTIMED, report, scaled
from tests.server.harness import Page, Seated, Server, at_random, bots, people, settings_in
from tests.server.replays.test_tidy import tidied

pytestmark = UNTIMED

SECONDS = scaled(1.0, 20.0)


def test_one_of_three_can_neither_take_seats_nor_end_the_game(tmp_path: Path) -> None:
    """Two lose their connection; the third tries everything, for as long as the grace lasts."""
    with Server(settings_in(tmp_path)) as server, Seated(server, people(3)) as table:
        third = table.pages[2]
        third.wait_for(lambda: all(seat["connected"] for seat in third.state["seats"]))
        for seat in (0, 1):
            table.pages.pop(seat).close()
        tries = 0
        end = time.monotonic() + SECONDS
        while time.monotonic() < end:
            for seat in (0, 1):
                third.ask("take_over", seat=seat, bot="random")
                third.ask("take_over", seat=seat)
            for agree in (True, False, True):
                third.ask("abandon", agree=agree)
            tries += 7
        assert [seat["bot"] for seat in third.state["seats"]] == [None] * 3
        assert third.state["stage"] == "playing"
        assert third.state["deal"]["secret"] is None
        report("take-over and abandon", tries=tries, succeeded=0)


def test_rematches_do_not_open_tables_without_end(tmp_path: Path) -> None:
    limit, tries = scaled((10, 14), (240, 260))
    with Server(settings_in(tmp_path, tables_per_hour=limit)) as server:
        table, made = Seated(server, people(1) + bots("random")), 1
        host, key = table.made["host"], table.keys[0]
        table_id, refused = table.id, 0
        for _ in range(tries):
            with Page(server, table_id, key, host=host) as page:
                page.ask("abandon")
                answer = page.ask("rematch")
                if answer["type"] == "error":
                    assert answer["code"] == "too_many"
                    refused += 1
                    continue
                table_id, made = answer["rematch"], made + 1
            key = server.post(f"/api/tables/{table_id}/join", {"former_key": key})["key"]
        assert made <= limit + 1
        assert refused
        report("rematches", tries=tries, tables=made, limit=limit)


def test_no_forged_record_is_taken(tmp_path: Path) -> None:
    luck = random.Random(1)
    count = scaled(6, 60)
    with Server(settings_in(tmp_path, uploads_per_hour=10_000)) as server:
        with Seated(server, people(2)) as table:
            table.play(at_random(1))
        true = server.get(f"/api/games/{table.id}/record")
        for _ in range(count):
            assert server.http.post("/api/records", json=forged(true, luck)).status_code == 400
        report("forged records", uploaded=count, taken=0)


def forged(record: dict[str, Any], luck: random.Random) -> dict[str, Any]:
    """A record with one lie in it."""
    result, deal = dict(record["result"]), dict(record["deal"])
    lie = luck.choice(["winner", "score", "fingerprint", "secret", "nonce", "seed", "unfinished"])
    if lie == "winner":
        result["winners"] = [seat for seat in (0, 1) if seat not in result["winners"]]
    elif lie == "score":
        first, *others = result["scores"]  # a mere swap is no lie where both are equal
        result["scores"] = [{**first, "blue": first["blue"] + 1}, *others]
    elif lie == "nonce":
        deal["nonces"] = [f"{luck.getrandbits(64):016x}", *deal["nonces"][1:]]
    elif lie in ("fingerprint", "secret"):
        deal[lie] = f"{luck.getrandbits(256):064x}"[: len(deal[lie])]
    changed = {**record, "result": result, "deal": deal}
    if lie == "seed":
        changed["seed"] = f"{luck.getrandbits(256):064x}"
    elif lie == "unfinished":
        changed["actions"] = record["actions"][: -luck.randrange(1, 9)]
    return changed


def test_an_archived_game_takes_a_fraction_of_the_room(tmp_path: Path) -> None:
    games = scaled(1, 5)
    with Server(settings_in(tmp_path)) as server:
        for number in range(games):
            with Seated(server, people(4)) as table:
                table.play(at_random(number))
        database = tmp_path / "tearum.sqlite3"
        before = stored(database, "SELECT sum(length(log) + length(codes)) FROM moves")
        before += stored(database, "SELECT sum(length(deal) + length(store)) FROM tables")
        assert tidied(server, Retention(finished_days=30), 31) == Tidied(0, games)
        after = stored(database, "SELECT sum(length(record)) FROM uploads")
        assert after < before / 2
        each = {"before": before // games, "after": after // games}
        report("bytes of an archived game", games=games, **each)


def stored(database: Path, query: str) -> int:
    with closing(sqlite3.connect(database)) as connection:
        return int(connection.execute(query).fetchone()[0] or 0)


def problem(database: Path) -> SqliteFileError | None:
    try:
        sqlite_file.check_whole(database)
    except SqliteFileError as error:
        return error
    return None


def test_a_page_of_the_database_is_not_lost_unnoticed(tmp_path: Path) -> None:
    """Each page in turn is overwritten: the damage is named before anybody plays."""
    with Server(settings_in(tmp_path)) as server:
        Seated(server, people(4))
    database = tmp_path / "tearum.sqlite3"
    whole = database.read_bytes()
    with sqlite3.connect(database) as connection:
        (size,) = connection.execute("PRAGMA page_size").fetchone()
        (unused,) = connection.execute("PRAGMA freelist_count").fetchone()
    pages = len(whole) // size
    missed = 0
    for page in range(0, pages, scaled(5, 1)):
        content = bytearray(whole)
        content[page * size : (page + 1) * size] = b"\xff" * size
        database.write_bytes(content)
        missed += problem(database) is None
    assert missed <= unused  # a page that holds nothing may be anything
    report("damaged pages", pages=pages, unnoticed=missed, unused=unused)


@pytest.mark.parametrize("watch", [True, False])
def test_whoever_lost_a_seat_is_sent_nothing_more(tmp_path: Path, watch: bool) -> None:
    with Server(settings_in(tmp_path)) as server:
        for _ in range(scaled(2, 20)):
            with Seated(server, people(2), watch=watch) as table:
                old = table.pages.pop(1)
                for _ in range(50):
                    old.say("missed", since=0)
                    old.say("look", seat=None)
                wish = {"host": table.made["host"], "seat": 1}
                server.post(f"/api/tables/{table.id}/invite", wish)
                old.wait_until_closed()
                assert old.last["code"] == "seat_lost"
