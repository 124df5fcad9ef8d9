"""Corrects the chances that a search states: visits alone can be too sure of themselves.

Visits are played by one bot against itself and end in a forecast, so they agree with each other
more than with what happens; and the best of many turns looks a little better than it is.
`python -m benchmarks.bots.calibration` compares what is stated with what happened.
"""

from math import exp, log
from typing import Final, NamedTuple, TypeAlias


class TitleChances(NamedTuple):
    governor: float
    pirate_king: float
    winner: float


class LogOddsFit(NamedTuple):
    """A line from the log odds that the visits showed to those that came true."""

    slope: float
    shift: float


# By number of players, fitted to whether the seats won (docs/bots.md says on which games).
Fits: TypeAlias = dict[int, LogOddsFit]
SMALL_FITS: Final[Fits] = {  # visits that end in the small forecast
    2: LogOddsFit(0.98, -0.21),
    3: LogOddsFit(0.87, 0.02),
    4: LogOddsFit(0.79, -0.05),
}
NETWORK_FITS: Final[Fits] = {  # visits that end in the network's
    2: LogOddsFit(1.02, -0.12),
    3: LogOddsFit(0.96, 0.15),
    4: LogOddsFit(0.91, -0.03),
}


def calibrated(seen: TitleChances, players: int, fits: Fits) -> TitleChances:
    """The chances to state for chances that the visits showed. What is certain stays certain.

    The titles keep their share of the chance to win, so that neither is likelier than winning, and
    both together are not less likely.
    """
    if seen.winner <= 0 or seen.winner >= 1:
        return seen
    fit = fits[players]
    odds = fit.slope * log(seen.winner / (1 - seen.winner)) + fit.shift
    winner = 1 / (1 + exp(-odds))
    share = winner / seen.winner
    return TitleChances(share * seen.governor, share * seen.pirate_king, winner)
