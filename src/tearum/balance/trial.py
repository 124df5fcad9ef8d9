"""`tearum lab try`: a changed edition against another one, on the same deals."""

import re
from collections.abc import Generator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tearum.balance.comparison import Comparison, Difference, compare_runs
from tearum.balance.measures.dataset import DatasetError
from tearum.balance.measures.item_kinds import DEALT, KINDS
from tearum.balance.targets.target import Measured, Targets
from tearum.bots import Budget
from tearum.contract.vocabulary import BOARDS
from tearum.edition import Edition, diff
from tearum.edition.component import PROVENANCE_KINDS
from tearum.lab.fingerprint import fingerprint
from tearum.simulate.run_settings import RunSettings
from tearum.simulate.simulation import Executor, Simulation

OTHERS: Final = 3  # figures that are named besides those of the changed cards
# Figures that say little by themselves: shares of the same whole, and what follows from others.
IGNORED: Final = ("rounds", "leads", "calibration", "length", "seats", "places")


@dataclass(frozen=True)
class Trial:
    """Both editions with the same bots and deals; each has a run of its own in the folder."""

    before: Edition
    after: Edition
    players: int
    bots: tuple[str, ...]
    budget: Budget
    seed: int | str
    folder: Path

    def __post_init__(self) -> None:
        if self.before.hash == self.after.hash:
            raise DatasetError("try-same", one=self.before.id, other=self.after.id)

    def run_folder(self, edition: Edition) -> Path:
        """Another edition, or other bots, are another run: nothing is mixed or played twice."""
        bots = re.sub(r"[^\w.]+", "_", "-".join(dict.fromkeys(self.bots)), flags=re.ASCII)
        settings = f"{self.players}p-{bots}-{self.budget.nodes}-{self.seed}"
        version = fingerprint(self.bots)[:8]
        return self.folder / f"{edition.id}-{edition.hash[:12]}-{settings}-{version}"

    def simulations(self, games: int) -> list[Simulation]:
        """What is missing of both, up to this number of games."""
        return [
            Simulation(
                RunSettings.of(edition, self.players, self.bots, self.seed, self.budget),
                games,
                self.run_folder(edition),
            )
            for edition in (self.before, self.after)
        ]

    def play(self, games: int, executor: Executor, jobs: int) -> Generator[int, None, None]:
        """Plays what is missing of both; yields the number of games of the current one."""
        for simulation in self.simulations(games):
            yield from simulation.play(executor, jobs)

    def compare(self, targets: Targets) -> "Outcome":
        folders = self.run_folder(self.before), self.run_folder(self.after)
        return Outcome(compare_runs(*folders, targets))


@dataclass(frozen=True)
class Outcome:
    """What a trial has shown so far."""

    comparison: Comparison

    @property
    def edits(self) -> list[diff.Difference]:
        """The values that differ; titles, provenance and notes don't matter here."""
        before, after = self.comparison.before.edition, self.comparison.after.edition
        return [
            edit
            for edit in diff.differences(before, after)
            if not edit.where.startswith(("title,", "targets"))
            and not edit.where.endswith((", why", ", note"))
            and edit.before not in PROVENANCE_KINDS
        ]

    @property
    def changed(self) -> list[Difference]:
        """How often each changed card is taken now, whether that is significant or not."""
        cards = changed_items(self.edits, self.comparison.after.players)
        shares = {found.key: found for found in self.comparison.differences}
        wanted = [(kind, item, "effect" if kind == DEALT else "share") for kind, item in cards]
        return [shares[key] for key in wanted if key in shares]

    @property
    def outside(self) -> list[Measured]:
        """Items that nearly everybody or nearly nobody takes now, and that was otherwise before."""
        before = {(one.target.key, one.who) for one in self.comparison.outside[0]}
        moved = {found.key for found in self.comparison.significant}
        return [
            one
            for one in self.comparison.outside[1]
            if one.who
            and one.target.kind == one.who[0]
            and (one.target.key, one.who) not in before
            and (*one.who, "share") in moved
        ]

    @property
    def others(self) -> list[Difference]:
        """The other figures that changed most surely, of different tables."""
        mine = {found.key for found in self.changed}
        found: dict[str, Difference] = {}
        for one in sorted(self.comparison.significant, key=lambda one: one.p_value):
            table, row, column = one.key
            is_card = table in KINDS
            if one.key in mine or table in IGNORED or (is_card and column != "share"):
                continue
            if any(row == of and table == kind for kind, of, _ in mine):
                continue
            found.setdefault(table, one)
        return list(found.values())[:OTHERS]

    def targets_that(self, now: str) -> list[Measured]:
        """Targets that are clearly `met` or `missed` now, and were the opposite before."""
        was = {one.target: _is_met(one) for one in self.comparison.targets[0]}
        return [
            one
            for one in self.comparison.targets[1]
            if one.verdict == now and was.get(one.target) == (now != "met")
        ]

    def met(self) -> tuple[int, int, int]:
        """Targets that are met before and after, and how many there are."""
        before, after = self.comparison.targets
        return sum(map(_is_met, before)), sum(map(_is_met, after)), len(after)


def changed_items(edits: list[diff.Difference], players: int) -> list[tuple[str, str]]:
    """The items that edits are about, as the tables name them."""
    found: dict[tuple[str, str], None] = {}
    for edit in edits:
        card, _, rest = edit.where.partition(", ")
        kind, _, label = card.partition(" ")
        key, *place = rest.split(", ")
        if kind in ("building", "captain", "contract", "ship", "allegiance", "endowment"):
            found[kind, label] = None
            if kind == "ship" and key == "rows" and place:
                found["ship_row", f"{label}.{place[0]}"] = None
        elif kind == "reward":
            found["wish", f"{label}.{key}"] = None
        elif kind == "reputation" and place:
            found["step", place[0]] = None
        elif kind == "board" and label in BOARDS and key == "alternative":
            found["alternative", label] = None
        elif kind == "board" and place and key == ("tiles_4p" if players == 4 else "tiles_23p"):
            found["tile", f"{label}.{place[0]}"] = None
    return list(found)


def _is_met(measured: Measured) -> bool:
    return measured.verdict in ("met", "near")
