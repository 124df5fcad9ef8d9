"""Who plays whom: one bot against the rest in every seat, on the same deals for all.

Each bot of a pair is alone against the other in every seat of a deal: one against three and three
against one. Each bot also plays itself on the same deals.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, permutations

Seats = tuple[str, ...]  # the name of the bot in each seat


@dataclass(frozen=True, order=True)
class Pairing:
    """One game to be played: a deal, and the bot in each seat."""

    seed: int
    seats: Seats


@dataclass(frozen=True)
class Lineup:
    """A lone bot against copies of another, in every seat."""

    lone: str
    rest: str
    players: int

    @property
    def seatings(self) -> tuple[Seats, ...]:
        return tuple(
            tuple(self.lone if seat == here else self.rest for seat in range(self.players))
            for here in range(self.players)
        )


def mirror(bot: str, players: int) -> Seats:
    """The bot playing itself."""
    return (bot,) * players


def lineups(bots: Sequence[str], players: int) -> list[Lineup]:
    """Every bot alone against every other; with two players a pair has only one line-up."""
    pairs = combinations(bots, 2) if players == 2 else permutations(bots, 2)
    return [Lineup(lone, rest, players) for lone, rest in pairs]


def deals_for(games: int, players: int) -> int:
    """How many deals are needed for this many games of each pair."""
    per_deal = len(tables_of_deal(("one", "other"), (), players))
    return -(-games // per_deal)


def tables_of_deal(bots: Sequence[str], mirrored: Sequence[str], players: int) -> list[Seats]:
    """All seatings of one deal: every line-up, and some bots playing themselves."""
    tables = [seats for lineup in lineups(bots, players) for seats in lineup.seatings]
    return tables + [mirror(bot, players) for bot in mirrored]


def plan(tables: Sequence[Seats], seeds: Iterable[int]) -> Iterator[Pairing]:
    """All games, deal by deal, so that a stopped contest has whole deals."""
    for seed in seeds:
        for seats in tables:
            yield Pairing(seed, seats)
