"""Somebody who just plays, while others attack: how long do their moves take?"""

import random
import time
from dataclasses import dataclass
from typing import Self

from tests.server.harness import Page, Seated, Server, bots, people


@dataclass(frozen=True)
class Latency:
    """Milliseconds from sending a move to having its answer."""

    moves: int
    p50: float
    p99: float
    worst: float

    def __str__(self) -> str:
        figures = f"p50 {self.p50:.1f}, p99 {self.p99:.1f}, worst {self.worst:.1f} ms"
        return f"{figures} ({self.moves} moves)"


class Bystander:
    """Two people of one page, who move in turn at table after table."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._luck = random.Random(1)
        self._table: Seated | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._table is not None:
            self._table.__exit__()

    def measure(self, seconds: float, pause: float = 0.02) -> Latency:
        times: list[float] = []
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            page = self._mover()
            code = int(self._luck.choice(page.state["legal"])["code"])
            began = time.perf_counter()
            answer = page.act(code)
            times.append(1000 * (time.perf_counter() - began))
            assert answer["type"] == "state", answer
            assert self._table is not None
            for other in self._table.pages.values():
                other.wait_for_revision(page.revision)
            time.sleep(pause)
        times.sort()
        return Latency(
            len(times), times[len(times) // 2], times[int(0.99 * (len(times) - 1))], times[-1]
        )

    def _mover(self) -> Page:
        mover = self._table.mover() if self._table is not None else None
        while mover is None:
            if self._table is not None:
                self._table.__exit__()
            self._table = Seated(self._server, people(2))
            self._table.sit()
            mover = self._table.mover()
        return mover


def finished_table(server: Server) -> str:
    """A table whose game is over, so that its state is as large as it gets."""
    with Seated(server, people(1) + bots("random")) as table:
        table.play(lambda legal: int(legal[-1]["code"]))
        return table.id
