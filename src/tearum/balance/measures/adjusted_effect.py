"""The effect of taking an item, at equal chances.

Leaders can afford more, so the win rate of those who took a card flatters whatever leaders take.
Here they are compared with others of the same stratum (say, captains hired in round III) who had
the same chance. Each stratum is split into levels, groups of about equal size in ascending order of
the estimated chance. Only the order of the estimates counts, so they need not be calibrated. The
effect of an item is its coefficient in a regression of winning on the item and on the levels. In
closed form: if a share e of the choices of a level took the item,

    effect = sum over takers of (won - mean of their level)  /  sum over takers of (1 - e)

The influence values are those of this quotient, over takers and others.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import numpy as np

from tearum.lab.estimate import Estimate, Floats, Ints

MAX_LEVELS: Final = 50  # per stratum
CHOICES_PER_LEVEL: Final = 25  # at least, about
BATCH: Final = 4096  # deals that are computed at once


@dataclass(frozen=True, eq=False)
class Choices:
    """Items taken, one row each; a chance is nan where it is not known."""

    item: Ints  # from 0 on
    stratum: Ints  # from 0 on: only choices of one stratum are compared
    chance: Floats
    won: Floats
    deal: Ints


def adjusted_effects(choices: Choices, items: int, deals: int) -> list[Estimate]:
    """The effect of every item; nan where it was never taken, or nothing else ever was."""
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
    for some, first in _batches(choices.deal, deals):
        influence[first : first + BATCH] = _influence(
            choices, some, first, min(BATCH, deals - first), level, beyond, e, value
        )
    freedom = choices.item.size / max(1, choices.item.size - size)  # the levels use up some
    with np.errstate(invalid="ignore", divide="ignore"):
        influence *= np.sqrt(freedom) / weight
    parts = np.zeros(items, dtype=np.int64)
    pairs = np.unique(choices.item * deals + choices.deal)
    np.add.at(parts, pairs // deals, 1)
    return [
        Estimate(float(value[i]), influence[:, i], int(parts[i]), minimum=-1.0, maximum=1.0)
        for i in range(items)
    ]


def _batches(deal: Ints, deals: int) -> Iterator[tuple[Ints, int]]:
    """The rows of each batch of deals, and its first deal."""
    order = np.argsort(deal, kind="stable")
    for first in range(0, deals, BATCH):
        low, high = np.searchsorted(deal[order], [first, first + BATCH])
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
    """For each choice the number of its level, over all strata."""
    found = np.zeros(choices.item.size, dtype=np.int64)
    first = 0
    for stratum in np.unique(choices.stratum):
        rows = np.flatnonzero(choices.stratum == stratum)
        inside = _levels(choices.chance[rows])
        found[rows] = first + inside
        first += int(inside.max()) + 1
    return found


def _levels(chance: Floats) -> Ints:
    """The levels of one stratum, the lowest first; equal chances stay together."""
    _, place = np.unique(np.nan_to_num(chance, nan=0.0), return_inverse=True)
    wanted = min(MAX_LEVELS, max(1, chance.size // CHOICES_PER_LEVEL))
    upto = np.cumsum(np.bincount(place))
    _, dense = np.unique((upto - 1) * wanted // upto[-1], return_inverse=True)
    return dense[place].astype(np.int64)
