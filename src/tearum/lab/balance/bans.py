"""Experiments: the deals of a run again, with one player who may never take some thing.

The games are runs of their own, in the run's folder. The one without the thing is moved one seat on
from game to game, like any lone bot; the run itself is the null, on the same deals and seats.
"""

from pathlib import Path
from typing import Final

from tearum.bots import NoSuchBotError, bot_named
from tearum.lab.balance import items
from tearum.lab.balance.names import Namer
from tearum.lab.balance.sample import Sample, SampleError, gather
from tearum.lab.balance.strategies import BANNABLE, bans, taste_of, thing_of
from tearum.lab.run.folder import Run
from tearum.lab.run.play import Simulation
from tearum.lab.run.terms import Terms
from tearum.lab.statistics import Estimate

FOLDER: Final = "bans"


class Bans:
    """What is banned, one after another, in the games of a run."""

    def __init__(self, place: Path) -> None:
        self.run = Run(place)
        terms = self.run.terms
        self.base = terms.bots[0]
        if set(terms.bots) != {self.base}:
            raise SampleError(f"In {place} not all seats are the same bot: name another run.")
        if Terms.of(terms.edition, terms.players, [self.base], terms.seed).code != terms.code:
            raise SampleError(f"The bots have changed since {place} was played: play it again.")

    def named(self, thing: str) -> tuple[str, str]:
        """A thing as people write it, like `tile-market-2`: its kind, and which one."""
        kind, item = thing_of(f"without-{thing}").split(" ", 1)
        try:
            bot_named(self._bot(kind, item))
        except NoSuchBotError:
            raise SampleError(
                f"Nobody can be kept from {thing!r}: name one of {', '.join(BANNABLE)}, such as "
                "building-7 or tile-market-2."
            ) from None
        return kind, item

    def standing_out(self) -> list[tuple[str, str]]:
        """Everything that does, of what can be banned; the loudest first."""
        (sample,) = gather([self.run])
        loud = [
            (abs(row.value("effect")), table.key, row.key)
            for table in items.tables(sample)
            for row in table
            if table.key in BANNABLE and row.cells["out"]
        ]
        return [(kind, item) for _, kind, item in sorted(loud, reverse=True)]

    def simulation(self, kind: str, item: str, games: int) -> Simulation:
        """So many games, kept where the report finds them."""
        terms = self.run.terms
        seats = [self._bot(kind, item), *[self.base] * (terms.players - 1)]
        mine = Terms.of(terms.edition, terms.players, seats, terms.seed, terms.budget)
        return Simulation(mine, games, self._place(kind, item))

    def measured(self, kind: str, item: str) -> Estimate:
        """By how much P(any) of the one without it changed."""
        samples = gather([self.run, Run(self._place(kind, item))])
        balanced: Sample = next(sample for sample in samples if sample.is_balanced)
        found = bans(samples, balanced).rows[0].estimate("difference")
        assert found is not None
        return found

    def called(self, kind: str, item: str) -> str:
        return Namer(self.run.edition, "en").name(kind, item)

    def _bot(self, kind: str, item: str) -> str:
        return f"{self.base}/{taste_of(kind, item)}"

    def _place(self, kind: str, item: str) -> Path:
        return self.run.place / FOLDER / taste_of(kind, item).removeprefix("without-")
