"""Who meets whom: every seating of one bot against the rest, on the same deals for all.

A lone bot sits in every seat of a deal in turn, and both bots of a pair are the lone one in turn:
one against three and three against one. Each bot also plays itself on the same deals.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, permutations

Seats = tuple[str, ...]  # the name of the bot in each seat


@dataclass(frozen=True, order=True)
class Pairing:
    """One game to be played: a deal, and who sits where."""

    seed: int
    seats: Seats


@dataclass(frozen=True)
class Lineup:
    """A lone bot against bots of another kind, in all its seatings."""

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
    """Every bot alone against every other; at two players a pair has one line-up only."""
    pairs = combinations(bots, 2) if players == 2 else permutations(bots, 2)
    return [Lineup(lone, rest, players) for lone, rest in pairs]


def deals_for(games: int, players: int) -> int:
    """How many deals give each pair at least so many games."""
    a_deal = len(tables_of_deal(("one", "other"), (), players))
    return -(-games // a_deal)


def tables_of_deal(bots: Sequence[str], mirrored: Sequence[str], players: int) -> list[Seats]:
    """All games that one deal takes: every line-up, and some bots playing themselves."""
    tables = [seats for lineup in lineups(bots, players) for seats in lineup.seatings]
    return tables + [mirror(bot, players) for bot in mirrored]


def plan(tables: Sequence[Seats], seeds: Iterable[int]) -> Iterator[Pairing]:
    """All games, deal by deal, so that whatever is finished early is whole deals."""
    for seed in seeds:
        for seats in tables:
            yield Pairing(seed, seats)
