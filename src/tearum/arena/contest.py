"""A contest of some bots: which games it needs, which were played, and when it is decided."""

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Any

from tearum.arena.arena_store import PlayedGame
from tearum.arena.pairing import Lineup, Pairing, deals_for, lineups, plan, tables_of_deal
from tearum.arena.report import CHANCES, Report
from tearum.arena.sprt import Sprt, SprtResult


class Contest:
    """Add games in any order. With a test, some deal decides it; otherwise it needs all games."""

    def __init__(
        self, bots: Sequence[str], players: int, games: int, seed: int, sprt: Sprt | None = None
    ) -> None:
        self.bots = tuple(bots)
        self.players = players
        self.sprt = sprt
        # With a test only the second bot's null counts. Otherwise the report picks the weaker bot.
        self.mirrored = self.bots[1:] if sprt else self.bots
        self.tables = tables_of_deal(self.bots, self.mirrored, players)
        self.seeds = range(seed, seed + deals_for(games, players))
        self._played: dict[Pairing, PlayedGame] = {}
        self._whole = 0  # finished deals, from the first one without a gap
        self._above_null: list[list[float]] = [[] for _ in self.lineups]  # by line-up and deal
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
        """The missing games, deal by deal, until the contest is decided."""
        for pairing in plan(self.tables, self.seeds):
            if self.decided:
                return
            if pairing not in self._played:
                yield pairing

    def add(self, game: PlayedGame) -> None:
        """Adds a finished game; games of other contests are ignored."""
        pairing = game.pairing
        if pairing.seed not in self.seeds or pairing.seats not in self.tables:
            return
        self._played[pairing] = game
        while self._whole < len(self.seeds) and all(
            Pairing(self.seeds[self._whole], seats) in self._played for seats in self.tables
        ):
            self._test_deal(self.seeds[self._whole])
            self._whole += 1

    def _test_deal(self, seed: int) -> None:
        """Gives the test one more deal. Deals come in order, whichever game finished first."""
        if self.sprt is None or self.decided:
            return
        report = self._report_on([seed])
        for lineup, deals in zip(self.lineups, self._above_null, strict=True):
            deals.extend(report.above_null(lineup, self.bots[0], self.bots[1], CHANCES["any"]))
        self.results = [self.sprt.run(deals) for deals in self._above_null]

    @property
    def decided(self) -> bool:
        """Whether the test has a verdict for every line-up."""
        return bool(self.results) and all(j.verdict != "open" for j in self.results)

    @property
    def report(self) -> Report:
        """On whole deals; with a test, on those that decided it."""
        if self.decided:
            return self._report_on(self.seeds[: len(self._above_null[0])])
        return self._report_on(self.seeds)

    def _report_on(self, seeds: Sequence[int]) -> Report:
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
