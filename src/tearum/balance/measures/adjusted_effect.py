"""What taking a thing is worth, apart from how well its taker stood already.

Whoever leads can afford more, so the win rate of those who took a card flatters whatever leaders
take. Here takers are compared with others at the same moment (a stratum: say, captains hired in
round III) who stood equally well. Each stratum is parted into levels, groups of about equal size in
ascending order of the estimated chance; what counts of the estimate is its order alone, so it need
not be calibrated. The effect of an item is its coefficient in a regression of winning on the item
and on the levels. In closed form: if a share e of the choices of a level took the item,

    effect = sum over takers of (won - mean of their level)  /  sum over takers of (1 - e)

The influence of the deals are those of this quotient, over takers and others alike.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import numpy as np

from tearum.lab.estimate import Estimate, Floats, Ints

LEVELS: Final = 50  # of a stratum, at most
LEAST: Final = 25  # choices at a level, about
AT_ONCE: Final = 4096  # deals


@dataclass(frozen=True, eq=False)
class Choices:
    """Things taken, one row each; chances may be nan where nothing is known of the standing."""

    item: Ints  # from 0 on
    stratum: Ints  # from 0 on: only choices of one stratum are compared
    chance: Floats
    won: Floats
    deal: Ints


def effects(choices: Choices, items: int, deals: int) -> list[Estimate]:
    """The effect of every item; nan where it was never taken, or never anything else."""
    level = levels(choices)
    size = int(level.max()) + 1 if level.size else 0
    counts = np.bincount(level, minlength=size)
    usual = np.bincount(level, weights=choices.won, minlength=size) / np.maximum(counts, 1)
    beyond = choices.won - usual[level]
    taken = np.bincount(choices.item * size + level, minlength=items * size)
    e = (taken.reshape(items, size) / np.maximum(counts, 1)).T.copy()  # by level and item
    weight = (taken.reshape(items, size) * (1 - e.T)).sum(axis=1)
    total = np.bincount(choices.item, weights=beyond, minlength=items)
    with np.errstate(invalid="ignore", divide="ignore"):
        value = np.where(weight > 1e-9, total / weight, np.nan)
    influence = np.zeros((deals, items))
    for some, first in _in_parts(choices.deal, deals):
        influence[first : first + AT_ONCE] = _influence(
            choices, some, first, min(AT_ONCE, deals - first), level, beyond, e, value
        )
    freedom = choices.item.size / max(1, choices.item.size - size)  # the levels cost some
    with np.errstate(invalid="ignore", divide="ignore"):
        influence *= np.sqrt(freedom) / weight
    parts = np.zeros(items, dtype=np.int64)
    pairs = np.unique(choices.item * deals + choices.deal)
    np.add.at(parts, pairs // deals, 1)
    return [
        Estimate(float(value[i]), influence[:, i], int(parts[i]), minimum=-1.0, maximum=1.0)
        for i in range(items)
    ]


def _in_parts(deal: Ints, deals: int) -> Iterator[tuple[Ints, int]]:
    """The rows of a few thousand deals at a time, and the first of those deals."""
    order = np.argsort(deal, kind="stable")
    for first in range(0, deals, AT_ONCE):
        low, high = np.searchsorted(deal[order], [first, first + AT_ONCE])
        yield order[low:high], first


def _influence(
    choices: Choices,
    rows: Ints,
    first: int,
    deals: int,
    level: Ints,
    beyond: Floats,
    e: Floats,
    value: Floats,
) -> Floats:
    """For each of some deals and each item: the sum of d (beyond - effect d), d = taken - e."""
    size, items = e.shape
    deal, at, item = choices.deal[rows] - first, level[rows], choices.item[rows]
    spot, cell = deal * size + at, deal * items + item
    left = np.bincount(spot, weights=beyond[rows], minlength=deals * size).reshape(deals, size)
    here = np.bincount(spot, minlength=deals * size).reshape(deals, size).astype(np.float64)
    gained = np.bincount(cell, weights=beyond[rows], minlength=deals * items)
    squares = np.bincount(cell, weights=1 - 2 * e[at, item], minlength=deals * items)
    moved = gained.reshape(deals, items) - left @ e
    own = squares.reshape(deals, items) + here @ (e * e)
    return moved - np.nan_to_num(value) * own


def levels(choices: Choices) -> Ints:
    """For each choice the number of its level of equal standing, over all strata."""
    found = np.zeros(choices.item.size, dtype=np.int64)
    first = 0
    for stratum in np.unique(choices.stratum):
        rows = np.flatnonzero(choices.stratum == stratum)
        inside = _levels(choices.chance[rows])
        found[rows] = first + inside
        first += int(inside.max()) + 1
    return found


def _levels(chance: Floats) -> Ints:
    """Of one stratum, the lowest first; equal chances stay together."""
    _, place = np.unique(np.nan_to_num(chance, nan=0.0), return_inverse=True)
    wanted = min(LEVELS, max(1, chance.size // LEAST))
    upto = np.cumsum(np.bincount(place))
    _, dense = np.unique((upto - 1) * wanted // upto[-1], return_inverse=True)
    return dense[place].astype(np.int64)
