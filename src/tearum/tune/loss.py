"""The loss: how far games are from the targets, and how a change of the edition changes it."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from math import inf, isfinite, sqrt
from statistics import NormalDist
from typing import Final

import polars as pl

from tearum.balance.measures.dataset import Dataset
from tearum.balance.measures.findings import target_tables
from tearum.balance.targets.measuring import measure_all
from tearum.balance.targets.target import Authority, Measured, Target, Targets
from tearum.lab.intervals import LEVEL, Interval, benjamini_hochberg, p_value, student_interval
from tearum.tune.knob import Knob

GROUPS: Final = 20  # of deals, each left out once (a jackknife)
TOLERANCE: Final = 0.25  # part of a bound that is one unit of loss
MAX_TOLERANCE: Final = 0.05  # ... for shares
NUMBER_TOLERANCE: Final = 0.1  # ... for plain numbers
MANY: Final = 10**6  # degrees of freedom that make Student's t a normal deviate
# A target of lower authority can hardly make up for one of higher authority.
WEIGHTS: Final[dict[Authority, float]] = {"printed": 100.0, "calibration": 10.0, "variety": 1.0}
_DEVIATE: Final = NormalDist().inv_cdf(0.5 + LEVEL / 2)

Key = tuple[int, str, str]  # players, target, thing


@dataclass(frozen=True)
class Deviation:
    """A figure that has a target, and how far it is off."""

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
        """A tolerance, widened by the standard error: uncertain figures weigh little."""
        found = self.measured.found
        return sqrt(tolerance(self.measured.target) ** 2 + standard_error(found) ** 2)

    def loss(self, unit: float) -> float:
        if self.bound is None or not isfinite(unit):
            return 0.0
        weight = WEIGHTS[self.measured.target.authority]
        return weight * ((self.measured.found.value - self.bound) / unit) ** 2


Deviations = dict[Key, Deviation]


def tolerance(target: Target) -> float:
    """One unit of deviation: a part of the bound."""
    bound = target.low or target.high or 1.0
    return (
        NUMBER_TOLERANCE * abs(bound)
        if target.form == "number"
        else min(MAX_TOLERANCE, TOLERANCE * abs(bound))
    )


def standard_error(found: Interval) -> float:
    """The standard error that an interval implies."""
    return (found.high - found.low) / (2 * _DEVIATE)


def deviations(datasets: Iterable[Dataset], targets: Targets) -> Deviations:
    found = {}
    for dataset in datasets:
        for measured in measure_all(dataset, target_tables(dataset), targets):
            thing = " ".join(measured.who or ())
            key = dataset.players, measured.target.key, thing
            found[key] = Deviation(key, measured)
    return found


def losses(found: Deviations, units: Deviations) -> dict[Key, float]:
    """By figure. The units are those of one edition, so that several can be compared."""
    return {key: deviation.loss(units.get(key, deviation).unit) for key, deviation in found.items()}


def keys_of_cards(found: Iterable[Key], knobs: Sequence[Knob]) -> list[Key]:
    """The figures of the cards that are changed."""
    things = {key: key[2].split(" ") for key in found if key[2]}
    return [key for key, thing in things.items() if any(knob.concerns(*thing) for knob in knobs)]


def significant_changes(
    before: Deviations, after: Deviations, knobs: Sequence[Knob] = ()
) -> list[Key]:
    """The figures that differ significantly between two editions.

    Of many figures some always differ by chance, so this is Benjamini and Hochberg's rule: over the
    figures of the changed cards, where a difference is expected, and over all figures.
    """
    both = [key for key in after if key in before]
    return list(
        dict.fromkeys(
            key
            for family in (keys_of_cards(both, knobs), both)
            for key, is_significant in zip(family, _significant(before, after, family), strict=True)
            if is_significant
        )
    )


def _significant(before: Deviations, after: Deviations, keys: Sequence[Key]) -> list[bool]:
    return benjamini_hochberg([_p_value(before[key], after[key]) for key in keys])


def _p_value(before: Deviation, after: Deviation) -> float:
    one, other = before.measured.found, after.measured.found
    spread = (
        standard_error(one) ** 2 + standard_error(other) ** 2
    )  # at most, for figures on the same deals
    return p_value(other.value - one.value, spread, MANY) if isfinite(spread) else 1.0


def loss_change(before: Deviations, after: Deviations, keys: Iterable[Key]) -> float:
    """How much the loss changes in some figures; negative is better."""
    return _between(losses(before, before), losses(after, before), keys)


@dataclass(frozen=True)
class Change:
    """The effect of a changed edition, on the same deals."""

    before: Deviations
    after: Deviations
    loss_before: Interval
    loss_after: Interval
    loss: Interval  # its change in the figures that moved, paired by deal
    moved: list[Key]  # significantly, the most improved first

    @property
    def helps(self) -> bool:
        """Whether the loss falls significantly."""
        return self.loss.high < 0


def change(
    before: Sequence[Dataset],
    after: Sequence[Dataset],
    targets: Targets,
    knobs: Sequence[Knob] = (),
) -> Change:
    """Compares two editions on the same deals; the intervals come from a jackknife over deals."""
    old, new = deviations(before, targets), deviations(after, targets)
    keys = sorted(
        significant_changes(old, new, knobs), key=lambda key: loss_change(old, new, [key])
    )
    groups = min(GROUPS, before[0].deals)
    # The units stay those of all games: a part of them must not weigh less.
    parts = [
        tuple(
            losses(deviations(_without(both, group, groups), targets), old)
            for both in (before, after)
        )
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
    """A value with its interval, from its values without each of some groups."""
    n = len(without)
    if n < 2:
        return Interval(value, -inf, inf)
    mean = sum(without) / n
    spread = (n - 1) / n * sum((found - mean) ** 2 for found in without)
    return student_interval(value, spread, n)


def first_games(dataset: Dataset, games: int) -> Dataset:
    """The first games only, however many were played."""
    return _part(dataset, pl.col("game") < games)


def _part(dataset: Dataset, rows: pl.Expr) -> Dataset:
    return replace(
        dataset, frames={table: frame.filter(rows) for table, frame in dataset.frames.items()}
    )
