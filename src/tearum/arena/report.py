"""The report of a contest: win chances above the null, ratings, time and cost."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from tearum.arena.arena_store import PlayedGame
from tearum.arena.pairing import Lineup, Pairing, Seats, lineups, mirror
from tearum.arena.rating import TitleWin, ratings
from tearum.bots import BotFault
from tearum.lab.intervals import Interval, mean_interval, proportion_interval

Won = Callable[[PlayedGame, int], bool]

CHANCES: Final[dict[str, Won]] = {
    "governor": lambda game, seat: seat in game.governors,
    "pirate_king": lambda game, seat: seat in game.pirate_kings,
    "any": lambda game, seat: seat in game.governors or seat in game.pirate_kings,
    "both": lambda game, seat: seat in game.governors and seat in game.pirate_kings,
}


@dataclass(frozen=True)
class PairResult:
    """How a bot does against another: alone against the rest, or as the rest against one."""

    bot: str
    against: str
    own: int  # its seats
    others: int
    null_of: str  # the weaker of the two, whose self-play is the null
    chances: dict[str, Interval]
    above: dict[str, Interval]  # the same, minus the null

    def to_json(self) -> dict[str, Any]:
        return {
            "bot": self.bot,
            "against": self.against,
            "seats": [self.own, self.others],
            "null_of": self.null_of,
            **{name: interval.to_json() for name, interval in self.chances.items()},
            "above_null": {name: interval.to_json() for name, interval in self.above.items()},
        }


@dataclass(frozen=True)
class BotUsage:
    """How much a bot thought."""

    decisions: int
    seconds: float
    nodes: int

    def to_json(self) -> dict[str, float]:
        each = max(1, self.decisions)
        return {
            "decisions": self.decisions,
            "milliseconds": round(1000 * self.seconds / each, 4),
            "nodes": round(self.nodes / each, 2),
        }


class Report:
    """Uses whole deals only: a deal with missing games would not be balanced."""

    def __init__(
        self,
        bots: Sequence[str],
        mirrored: Sequence[str],
        players: int,
        tables: Sequence[Seats],
        played: Iterable[PlayedGame],
    ) -> None:
        self.bots = tuple(bots)
        self.mirrored = tuple(mirrored)
        self.players = players
        found = {game.pairing: game for game in played if game.pairing.seats in set(tables)}
        seeds = sorted({pairing.seed for pairing in found})
        self.seeds = [
            seed for seed in seeds if all(Pairing(seed, seats) in found for seats in tables)
        ]
        whole = set(self.seeds)
        self.games = {
            pairing: game for pairing, game in sorted(found.items()) if pairing.seed in whole
        }

    # Chances

    def by_deal(self, tables: Sequence[Seats], bot: str, won: Won) -> list[float]:
        """How often a seat of the bot won at some tables, by deal."""
        shares = []
        for seed in self.seeds:
            hits = seats = 0
            for table in tables:
                game = self.games[Pairing(seed, table)]
                for seat, name in enumerate(table):
                    if name == bot:
                        seats += 1
                        hits += won(game, seat)
            shares.append(hits / seats)
        return shares

    def null(self, bot: str) -> dict[str, Interval]:
        """How often a seat wins when the bot plays itself."""
        table = [mirror(bot, self.players)]
        return {
            name: proportion_interval(self.by_deal(table, bot, won))
            for name, won in CHANCES.items()
        }

    def above_null(self, lineup: Lineup, bot: str, weaker: str, won: Won) -> list[float]:
        """How much more often a seat of the bot won than one of the null, by deal."""
        null = self.by_deal([mirror(weaker, self.players)], weaker, won)
        shares = self.by_deal(lineup.seatings, bot, won)
        return [share - usual for share, usual in zip(shares, null, strict=True)]

    def row(self, lineup: Lineup, bot: str) -> PairResult:
        other = lineup.rest if bot == lineup.lone else lineup.lone
        own = 1 if bot == lineup.lone else self.players - 1
        weaker = self.weaker(bot, other)
        return PairResult(
            bot=bot,
            against=other,
            own=own,
            others=self.players - own,
            null_of=weaker,
            chances={
                name: proportion_interval(self.by_deal(lineup.seatings, bot, won))
                for name, won in CHANCES.items()
            },
            above={
                name: mean_interval(self.above_null(lineup, bot, weaker, won)).clipped(-1.0, 1.0)
                for name, won in CHANCES.items()
            },
        )

    @cached_property
    def rows(self) -> list[PairResult]:
        """Both sides of every line-up."""
        return [
            self.row(lineup, bot)
            for lineup in lineups(self.bots, self.players)
            for bot in (lineup.lone, lineup.rest)
        ]

    def weaker(self, one: str, other: str) -> str:
        """The weaker by rating, of those whose null was played."""
        if one not in self.mirrored or other not in self.mirrored:
            return one if one in self.mirrored else other
        return min((one, other), key=lambda bot: self.ratings[bot].value)

    # The pool

    @cached_property
    def ratings(self) -> dict[str, Interval]:
        titles = [
            TitleWin(pairing.seed, pairing.seats, winners)
            for pairing, game in self.games.items()
            for winners in (game.governors, game.pirate_kings)
            if winners and len(set(pairing.seats)) > 1
        ]
        return ratings(self.bots, titles)

    @cached_property
    def usage(self) -> dict[str, BotUsage]:
        """How long each bot thought."""
        found = {}
        for bot in self.bots:
            decisions, seconds, nodes = 0, 0.0, 0
            for pairing, game in self.games.items():
                for seat, name in enumerate(pairing.seats):
                    if name == bot:
                        decisions += game.decisions[seat]
                        seconds += game.seconds[seat]
                        nodes += game.nodes[seat]
            found[bot] = BotUsage(decisions, seconds, nodes)
        return found

    @cached_property
    def faults(self) -> dict[str, tuple[int, BotFault]]:
        """Of bots that failed: in how many seats, and the first fault."""
        found: dict[str, tuple[int, BotFault]] = {}
        for pairing, game in self.games.items():
            for bot, fault in zip(pairing.seats, game.faults, strict=True):
                if fault:
                    seats, first = found.get(bot, (0, fault))
                    found[bot] = seats + 1, first
        return found

    @property
    def core_minutes(self) -> float:
        return sum(game.core for game in self.games.values()) / 60

    def to_json(self) -> dict[str, Any]:
        return {
            "players": self.players,
            "bots": list(self.bots),
            "deals": len(self.seeds),
            "seeds": [self.seeds[0], self.seeds[-1]] if self.seeds else [],
            "games": len(self.games),
            "core_minutes": round(self.core_minutes, 3),
            "null": {
                bot: {name: interval.to_json() for name, interval in self.null(bot).items()}
                for bot in self.mirrored
            },
            "rows": [row.to_json() for row in self.rows],
            "ratings": {bot: interval.to_json() for bot, interval in self.ratings.items()},
            "pace": {bot: usage.to_json() for bot, usage in self.usage.items()},
            "faults": {
                bot: {"seats": n, "first": first.text(), "kind": first.kind, "detail": first.detail}
                for bot, (n, first) in self.faults.items()
            },
        }
