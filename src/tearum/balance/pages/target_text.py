"""Targets in words and signs, as the pages show them."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import isnan
from typing import Final

from tearum.balance.pages.number_format import NumberFormat
from tearum.balance.targets.target import Measured, Target
from tearum.lab.estimate import LargestDifference

SIGNS: Final = {"met": "✓", "near": "(✓)", "far": "(✗)", "missed": "✗"}

Column = tuple[str, Mapping[Target, Measured]]  # the title of a dataset, and what it measured


def targets_met(targets: Iterable[Measured]) -> int:
    """How many are met, whether that is certain or not."""
    return sum(measured.verdict in ("met", "near") for measured in targets)


def target_column(title: str, targets: Iterable[Measured]) -> Column:
    return title, {measured.target: measured for measured in targets}


@dataclass(frozen=True)
class TargetText:
    say: Callable[..., str]
    format: NumberFormat

    def measured(self, columns: Sequence[Column]) -> list[Target]:
        """The targets that were measured in at least one of the datasets."""
        targets = {target for _, found in columns for target in found}
        return sorted(targets, key=lambda target: target.rank)

    def name(self, target: Target) -> str:
        """What the target is about, with the items it does not hold for."""
        name = self.say(f"target-{target.key}")
        if not target.without:
            return name
        return self.say("target-except", target=name, items=", ".join(target.without))

    def sign(self, measured: Measured) -> str:
        return SIGNS[measured.verdict]

    def bound(self, target: Target) -> str:
        """A target in words: "15% to 70%"."""
        if target.form in ("points", "gap"):
            return self.say("bound-within", n=f"{100 * (target.high or 0.0):g}")
        scale, unit = (1, "") if target.form == "number" else (100, self.format.percent)
        low, high = (
            "" if bound is None else f"{scale * bound:g}{unit}"
            for bound in (target.low, target.high)
        )
        if low and high:
            return self.say("bound-both", low=low, high=high)
        return self.say("bound-low", low=low) if low else self.say("bound-high", high=high)

    def expected_by_chance(self, measured: Measured) -> str:
        """Of a largest difference: what chance alone would give; empty for other figures."""
        found = measured.found
        if not isinstance(found, LargestDifference) or isnan(found.expected):
            return ""
        return self.format.value(found.expected, "gap")
