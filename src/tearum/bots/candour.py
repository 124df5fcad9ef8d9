"""What a searching bot states: less sure than its visits, by as much as they were found too sure.

The visits end in a forecast and are played by one bot with itself, so they agree with one
another more than with what comes. `python -m benchmarks.calibration` compares what is stated with
what happened.
"""

from math import exp, log
from typing import Final, NamedTuple


class Chances(NamedTuple):
    governor: float
    pirate_king: float
    winner: float


# By the number of players: the chances of a seat of which nothing is known, and how much of the
# distance from them (as the logarithm of the odds) is stated.
EVEN: Final = {
    2: Chances(0.25, 0.25, 0.5),
    3: Chances(0.33, 0.33, 0.6),
    4: Chances(0.25, 0.25, 0.46),
}
STATED: Final = {2: 0.7, 3: 0.65, 4: 0.7}


def candid(seen: Chances, players: int) -> Chances:
    """The chances to state, where the visits showed these. What is certain stays certain."""
    share = STATED[players]
    governor, pirate_king, winner = (
        _nearer(chance, even, share) for chance, even in zip(seen, EVEN[players], strict=True)
    )
    if players == 2 and seen.winner > 0:  # one title is given, so the two add up
        part = winner / seen.winner
        governor, pirate_king = part * seen.governor, part * seen.pirate_king
    return Chances(governor, pirate_king, winner)


def _nearer(chance: float, even: float, share: float) -> float:
    """A chance moved towards the even one, of which a share is left of its distance."""
    if chance <= 0 or chance >= 1:
        return chance
    odds = share * log(chance / (1 - chance)) + (1 - share) * log(even / (1 - even))
    return 1 / (1 + exp(-odds))
