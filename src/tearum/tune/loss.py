"""The loss: how far games are from the targets, and what a change to the edition does to it."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from math import inf, isfinite, sqrt
from statistics import NormalDist
from typing import Final

import polars as pl

from tearum.balance.measures.dataset import Dataset
from tearum.balance.measures.findings import target_tables
from tearum.balance.measures.targets import Measured, Target, measure_all
from tearum.lab.intervals import LEVEL, Interval, benjamini_hochberg, p_value, student_interval
from tearum.tune.knob import Knob

GROUPS: Final = 20  # of deals, each left out once to see how much the loss hangs on luck
SHARE: Final = 0.25  # of a bound, that a figure may miss it by for one unit of loss
WIDEST: Final = 0.05  # ... but of shares never more than this
MANY: Final = 10**6  # degrees of freedom that make Student's t a normal deviate
NUMBER: Final = 0.1  # the same for plain numbers
_DEVIATE: Final = NormalDist().inv_cdf(0.5 + LEVEL / 2)

Key = tuple[int, str, str]  # players, target, thing


@dataclass(frozen=True)
class Deviation:
    """A figure that a target is about, and how far it is off."""

    key: Key
    measured: Measured

    @property
    def bound(self) -> float | None:
        """The bound that is broken."""
        target, value = self.measured.target, self.measured.found.value
        if target.low is not None and value < target.low:
            return target.low
        return target.high if target.high is not None and value > target.high else None

    @property
    def unit(self) -> float:
        """A tolerance, widened by the noise of the figure: what is hardly known weighs little."""
        found = self.measured.found
        return sqrt(tolerance(self.measured.target) ** 2 + noise(found) ** 2)

    def loss(self, unit: float) -> float:
        if self.bound is None or not isfinite(unit):
            return 0.0
        return ((self.measured.found.value - self.bound) / unit) ** 2


Deviations = dict[Key, Deviation]


def tolerance(target: Target) -> float:
    """One unit of shortfall: a part of the bound."""
    bound = target.low if target.low else target.high
    assert bound is not None
    return NUMBER * abs(bound) if target.form == "number" else min(WIDEST, SHARE * abs(bound))


def noise(found: Interval) -> float:
    """The standard error that an interval tells of."""
    return (found.high - found.low) / (2 * _DEVIATE)


def deviations(datasets: Iterable[Dataset]) -> Deviations:
    found = {}
    for dataset in datasets:
        for measured in measure_all(dataset, target_tables(dataset)):
            thing = " ".join(measured.who or ())
            key = dataset.players, measured.target.key, thing
            found[key] = Deviation(key, measured)
    return found


def losses(found: Deviations, units: Deviations) -> dict[Key, float]:
    """By figure; the units are those of one edition, so that several are held to the same."""
    return {key: deviation.loss(units.get(key, deviation).unit) for key, deviation in found.items()}


def own(found: Iterable[Key], knobs: Sequence[Knob]) -> list[Key]:
    """The figures of the very cards that are changed."""
    things = {key: key[2].split(" ") for key in found if key[2]}
    return [key for key, thing in things.items() if any(knob.concerns(*thing) for knob in knobs)]


def moved(before: Deviations, after: Deviations, knobs: Sequence[Knob] = ()) -> list[Key]:
    """The figures that differ between two editions beyond their noise; all others differ by luck.

    Of many figures some always look moved, so it is Benjamini and Hochberg's rule: over the few
    that are about what was changed, where something is expected, and over all of them.
    """
    both = [key for key in after if key in before]
    return list(
        dict.fromkeys(
            key
            for family in (own(both, knobs), both)
            for key, stands in zip(family, _significant(before, after, family), strict=True)
            if stands
        )
    )


def _significant(before: Deviations, after: Deviations, keys: Sequence[Key]) -> list[bool]:
    return benjamini_hochberg([_chance_of_luck(before[key], after[key]) for key in keys])


def _chance_of_luck(before: Deviation, after: Deviation) -> float:
    one, other = before.measured.found, after.measured.found
    spread = noise(one) ** 2 + noise(other) ** 2  # of figures on the same deals it is at most this
    return p_value(other.value - one.value, spread, MANY) if isfinite(spread) else 1.0


def gain(before: Deviations, after: Deviations, keys: Iterable[Key]) -> float:
    """What the loss changes by in some figures."""
    return _between(losses(before, before), losses(after, before), keys)


@dataclass(frozen=True)
class Change:
    """What another edition does on the same deals."""

    before: Deviations
    after: Deviations
    loss_before: Interval
    loss_after: Interval
    loss: Interval  # what it changes by in the figures that moved, paired
    moved: list[Key]  # the most repaired first

    @property
    def helps(self) -> bool:
        """Whether the loss falls by more than its noise."""
        return self.loss.high < 0


def change(
    before: Sequence[Dataset], after: Sequence[Dataset], knobs: Sequence[Knob] = ()
) -> Change:
    """Compared in pairs, with the noise that leaving out a part of the deals at a time shows."""
    old, new = deviations(before), deviations(after)
    keys = sorted(moved(old, new, knobs), key=lambda key: gain(old, new, [key]))
    groups = min(GROUPS, before[0].deals)
    # Units stay those of all games: a part of them must not weigh less.
    parts = [
        tuple(losses(deviations(_without(both, group, groups)), old) for both in (before, after))
        for group in range(groups if groups > 1 else 0)
    ]
    one, other = losses(old, old), losses(new, old)
    return Change(
        old,
        new,
        _jackknife(sum(one.values()), [sum(part.values()) for part, _ in parts]),
        _jackknife(sum(other.values()), [sum(part.values()) for _, part in parts]),
        _jackknife(_between(one, other, keys), [_between(was, now, keys) for was, now in parts]),
        keys,
    )


def _between(before: dict[Key, float], after: dict[Key, float], keys: Iterable[Key]) -> float:
    return sum(after.get(key, 0.0) - before.get(key, 0.0) for key in keys)


def _without(datasets: Iterable[Dataset], group: int, groups: int) -> list[Dataset]:
    return [_part(dataset, pl.col("deal") % groups != group) for dataset in datasets]


def _jackknife(value: float, without: Sequence[float]) -> Interval:
    """A figure with its interval, from what it comes to without each of some groups."""
    n = len(without)
    if n < 2:
        return Interval(value, -inf, inf)
    mean = sum(without) / n
    spread = (n - 1) / n * sum((found - mean) ** 2 for found in without)
    return student_interval(value, spread, n)


def first(dataset: Dataset, games: int) -> Dataset:
    """Only so many games, however many were played."""
    return _part(dataset, pl.col("game") < games)


def _part(dataset: Dataset, rows: pl.Expr) -> Dataset:
    return replace(
        dataset, frames={table: frame.filter(rows) for table, frame in dataset.frames.items()}
    )
