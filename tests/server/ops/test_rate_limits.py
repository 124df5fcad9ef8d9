"""How often something may be done."""

from pathlib import Path
from typing import Any

from tearum.server.ops.rate_limits import RateLimiter, TokenBucket

from ..harness import Page, Seated, Server, bots, people, settings_in


def test_a_bucket_allows_a_burst_and_then_a_rate() -> None:
    now = [0.0]
    bucket = TokenBucket(2.0, 3, clock=lambda: now[0])
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now[0] = 1.0
    assert [bucket.take() for _ in range(3)] == [True, True, False]


def test_a_bucket_says_how_long_to_wait() -> None:
    now = [0.0]
    bucket = TokenBucket(2.0, 1, clock=lambda: now[0])
    assert [bucket.reserve() for _ in range(3)] == [0.0, 0.5, 1.0]
    now[0] = 10.0
    assert bucket.reserve() == 0.0


def test_limits_are_for_each_address_and_forget_old_ones() -> None:
    limit = RateLimiter(2, max_addresses=2)
    assert [limit.take("a") for _ in range(3)] == [True, True, False]
    assert limit.take("b")
    assert limit.take("c")
    assert limit.take("a")


def test_a_bucket_holds_no_more_than_its_burst_whatever_is_given_back() -> None:
    now = [0.0]
    bucket = TokenBucket(2.0, 3, clock=lambda: now[0])
    bucket.spend(-50)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    bucket.spend(4)
    now[0] = 2.4  # 4.8 have come in, and four were owed
    assert not bucket.take()
    assert bucket.reserve(2.8) == 1.0
    bucket.spend(-2)
    assert bucket.reserve(0.5) == 0.25


def test_who_was_seen_longest_ago_is_forgotten_first() -> None:
    limit = RateLimiter(1, max_addresses=2)
    assert limit.take("a")
    assert limit.take("b")
    assert not limit.take("a")  # and is the newest now
    assert limit.take("c")
    assert not limit.take("a")
    assert limit.take("b")


def test_an_hour_allows_what_it_says() -> None:
    limit = RateLimiter(3600)
    assert limit.take("a")
    assert (limit._buckets["a"].rate, limit._buckets["a"].capacity) == (1.0, 3600)


def test_there_are_quotas(tmp_path: Path) -> None:
    limits = {"tables_per_hour": 3, "uploads_per_hour": 1, "sockets_per_address": 2}
    with Server(settings_in(tmp_path, **limits)) as server:
        wish: Any = {"seats": [{}, {}]}
        for _ in range(3):
            server.post("/api/tables", wish, 201)
        assert server.post("/api/tables", wish, 429)["code"] == "too_many"
        server.post("/api/records", {}, 400)
        assert server.post("/api/records", {}, 429)["code"] == "too_many"


def test_a_rematch_counts_as_a_table(tmp_path: Path) -> None:
    with Server(settings_in(tmp_path, tables_per_hour=2)) as server:
        with Seated(server, people(1) + bots("random")) as table:
            table.any.ask("abandon")
            assert table.any.ask("rematch")["rematch"]
            with Page(server, table.any.state["rematch"], host=table.made["host"]) as again:
                again.ask("abandon")
        assert server.post("/api/tables", {"seats": [{}, {}]}, 429)["code"] == "too_many"
    few = settings_in(tmp_path, tables_per_hour=1)
    with Server(few) as server, Seated(server, people(2)) as table:
        for page in table.pages.values():
            page.ask("abandon")
        assert table.any.ask("rematch")["code"] == "too_many"
        assert table.any.ask("ping")["type"] == "pong"
