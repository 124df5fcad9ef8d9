"""A contest of some bots: what is to be played, what has been, and when it is enough."""

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Any

from tearum.arena.arena_store import PlayedGame
from tearum.arena.pairing import Lineup, Pairing, deals_for, lineups, plan, tables_of_deal
from tearum.arena.report import CHANCES, Report
from tearum.arena.sprt import Sprt, SprtResult


class Contest:
    """Add games in any order. With a test it is decided at some deal, else after all games."""

    def __init__(
        self, bots: Sequence[str], players: int, games: int, seed: int, sprt: Sprt | None = None
    ) -> None:
        self.bots = tuple(bots)
        self.players = players
        self.sprt = sprt
        # A test names the bot whose null counts; elsewhere it is seen only at the end.
        self.mirrored = self.bots[1:] if sprt else self.bots
        self.tables = tables_of_deal(self.bots, self.mirrored, players)
        self.seeds = range(seed, seed + deals_for(games, players))
        self._played: dict[Pairing, PlayedGame] = {}
        self._whole = 0  # deals finished, from the first on without a gap
        self._steps: list[list[float]] = [[] for _ in self.lineups]  # above the null, by deal
        self.results: list[SprtResult] = []

    @cached_property
    def lineups(self) -> list[Lineup]:
        return lineups(self.bots, self.players)

    @property
    def most(self) -> int:
        return len(self.seeds) * len(self.tables)

    @property
    def count(self) -> int:
        return len(self._played)

    def to_play(self) -> Iterator[Pairing]:
        """What is missing, deal by deal, until the contest is decided."""
        for pairing in plan(self.tables, self.seeds):
            if self.decided:
                return
            if pairing not in self._played:
                yield pairing

    def add(self, game: PlayedGame) -> None:
        """Takes a finished game; one that belongs to another contest is passed over."""
        pairing = game.pairing
        if pairing.seed not in self.seeds or pairing.seats not in self.tables:
            return
        self._played[pairing] = game
        while self._whole < len(self.seeds) and all(
            Pairing(self.seeds[self._whole], seats) in self._played for seats in self.tables
        ):
            self._look_at(self.seeds[self._whole])
            self._whole += 1

    def _look_at(self, seed: int) -> None:
        """Lets the test see one more deal. In order of deals, so the games' order is no matter."""
        if self.sprt is None or self.decided:
            return
        deal = self._over([seed])
        for lineup, steps in zip(self.lineups, self._steps, strict=True):
            steps += deal.above_null(lineup, self.bots[0], self.bots[1], CHANCES["any"])
        self.results = [self.sprt.judge(steps) for steps in self._steps]

    @property
    def decided(self) -> bool:
        """Whether the test has its answer, for every line-up."""
        return bool(self.results) and all(j.verdict != "open" for j in self.results)

    @property
    def report(self) -> Report:
        """Over whole deals; with a test, over those that decided it."""
        if self.decided:
            return self._over(self.seeds[: len(self._steps[0])])
        return self._over(self.seeds)

    def _over(self, seeds: Sequence[int]) -> Report:
        played = [
            self._played[pairing] for pairing in plan(self.tables, seeds) if pairing in self._played
        ]
        return Report(self.bots, self.mirrored, self.players, self.tables, played)

    def to_json(self) -> dict[str, Any]:
        report = self.report.to_json()
        if self.sprt is not None:
            report["sprt"] = {
                "none": self.sprt.none,
                "some": self.sprt.some,
                "alpha": self.sprt.alpha,
                "beta": self.sprt.beta,
                "lineups": [
                    {
                        "lone": lineup.lone,
                        "rest": lineup.rest,
                        "verdict": result.verdict,
                        "deals": result.deals,
                        "ratio": round(result.ratio, 3),
                    }
                    for lineup, result in zip(self.lineups, self.results, strict=False)
                ],
            }
        return report
