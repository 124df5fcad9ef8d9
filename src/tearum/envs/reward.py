"""What a seat gets for how a game has ended."""

from collections.abc import Callable
from typing import Final

from tearum.game.result import Result


def winner(result: Result, seat: int) -> float:
    """1 for a winner, Governor or Pirate King; 0 for others."""
    return float(seat in result.winners)


def zero_sum(result: Result, seat: int) -> float:
    """The same, less the mean over the table."""
    return winner(result, seat) - len(result.winners) / len(result.scores)


def titles(result: Result, seat: int) -> float:
    """1 for each title; a shared one is divided."""
    return sum(
        1 / len(holders) for holders in (result.governors, result.pirate_kings) if seat in holders
    )


def points(result: Result, seat: int) -> float:
    """Blue and red VP together, less the mean over the table, in tens."""
    sums = [score.blue + score.red for score in result.scores]
    return (sums[seat] - sum(sums) / len(sums)) / 10


REWARDS: Final[dict[str, Callable[[Result, int], float]]] = {
    "winner": winner,
    "zero_sum": zero_sum,
    "titles": titles,
    "points": points,
}
