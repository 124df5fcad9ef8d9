"""What a searching bot states: less sure than its visits, by as much as they were found too sure.

The visits end in a forecast and are played by one bot with itself, so they agree with one
another more than with what comes; and the best of many turns looks a little better than it is.
`python -m benchmarks.calibration` compares what is stated with what happened.
"""

from math import exp, log
from typing import Final, NamedTuple


class Chances(NamedTuple):
    governor: float
    pirate_king: float
    winner: float


class Fit(NamedTuple):
    """From the log odds that the visits showed to those that came true."""

    slope: float
    shift: float


# By the number of players: fitted to whether the seats won (docs/bots.md tells on which games).
CAME_TRUE: Final = {2: Fit(0.81, -0.17), 3: Fit(0.87, 0.03), 4: Fit(0.81, -0.06)}


def candid(seen: Chances, players: int) -> Chances:
    """The chances to state, where the visits showed these. What is certain stays certain.

    The titles keep their parts of the chance to win, so none of them is likelier than to win, and
    together they are not less.
    """
    if seen.winner <= 0 or seen.winner >= 1:
        return seen
    fit = CAME_TRUE[players]
    odds = fit.slope * log(seen.winner / (1 - seen.winner)) + fit.shift
    winner = 1 / (1 + exp(-odds))
    part = winner / seen.winner
    return Chances(part * seen.governor, part * seen.pirate_king, winner)
