"""Who is there: sent when it changes, and only then."""

import time
from typing import Any

from ..harness import Page, Seated, Server, kinds, people


def presence_of(message: dict[str, Any]) -> tuple[object, ...]:
    connected = [seat["connected"] for seat in message["seats"]]
    thinking = [seat["thinking"] for seat in message["seats"]]
    return *connected, *thinking, message["watchers"]


def test_whoever_says_hello_again_is_no_news_to_the_others(server: Server) -> None:
    with Seated(server, people(2)) as table, Page(server, table.id) as watcher:
        player = table.pages[0]
        player.wait_for(lambda: player.state["watchers"] == 1)
        player.ask("ping")
        before = len(player.received)
        for _ in range(10):
            watcher.ask("hello", table=table.id, keys=[])
            watcher.ask("look", seat=None)
        table.pages[1].close()
        player.wait_for(lambda: not player.state["seats"][1]["connected"])
        assert kinds(player.received[before:]) == ["presence"]


def test_everybody_ends_with_the_truth(server: Server) -> None:
    """However people come and go, what each page was sent last is so."""
    with Seated(server, people(2)) as table:
        for _ in range(5):
            with Page(server, table.id) as watcher:
                watcher.ask("hello", table=table.id, keys=[])
        player = table.pages[0]
        truth = (True, True, False, False, 0)
        player.wait_for(lambda: presence_of(player.state) == truth)
        time.sleep(0.3)
        player.ask("ping")
        assert presence_of(player.state) == truth
