"""Experiments: the deals of a run again, with one player who leans some way or lacks some thing.

The games are runs of their own, in the run's folder. The one who differs is moved one seat on from
game to game, like any lone bot; the run itself is the null, on the same deals and seats.
"""

from pathlib import Path
from typing import Final

from tearum.balance import items
from tearum.balance.names import Namer
from tearum.balance.sample import Sample, SampleError, gather
from tearum.balance.strategies import BANNABLE, WITHOUT, bans, strategies, taste_of, thing_of
from tearum.balance.table import Row
from tearum.bots import NoSuchBotError, bot_named
from tearum.bots.planning.preferences import PLAY_STYLES
from tearum.simulate.run_folder import Run
from tearum.simulate.run_settings import Terms
from tearum.simulate.simulation import Simulation

BANS: Final = "bans"
LEANING: Final = "strategies"


class Experiments:
    """What can be tried in the games of a run. A taste says how one player differs."""

    def __init__(self, place: Path) -> None:
        self.run = Run(place)
        terms = self.run.terms
        self.base = terms.bots[0]
        if set(terms.bots) != {self.base}:
            raise SampleError(f"In {place} not all seats are the same bot: name another run.")
        self._compare(Terms.of(terms.edition, terms.players, [self.base], terms.seed))

    def ban(self, thing: str) -> str:
        """The taste that never takes a thing, which people write like `tile-market-2`."""
        taste = f"{WITHOUT}{thing}"
        self._check(
            taste,
            f"Nobody can be kept from {thing!r}: name one of {', '.join(BANNABLE)}, such as "
            "building-7 or tile-market-2.",
        )
        return taste

    def leaning(self, strategy: str) -> str:
        told = f"Nobody can prefer {strategy!r}: name one of {', '.join(PLAY_STYLES)}."
        if strategy not in PLAY_STYLES:
            raise SampleError(told)
        self._check(strategy, f"{self.base} can prefer nothing: play a run of another bot.")
        return strategy

    def leanings(self) -> list[str]:
        """All of them, but for what everybody has already."""
        return [self.leaning(one) for one in PLAY_STYLES if one not in self.base.split("/")]

    def _compare(self, mine: Terms) -> None:
        if mine.code != self.run.terms.code:
            place = self.run.place
            raise SampleError(f"The bots have changed since {place} was played: play it again.")

    def _check(self, taste: str, complaint: str) -> None:
        try:
            bot_named(self._bot(taste))
        except NoSuchBotError:
            raise SampleError(complaint) from None

    def standing_out(self) -> list[str]:
        """Bans of everything that does, of what can be banned; the loudest first."""
        (sample,) = gather([self.run])
        loud = [
            (abs(row.value("effect")), table.key, row.key)
            for table in items.tables(sample)
            for row in table
            if table.key in BANNABLE and row.cells["out"]
        ]
        return [taste_of(kind, item) for _, kind, item in sorted(loud, reverse=True)]

    def simulation(self, taste: str, games: int) -> Simulation:
        """So many games, kept where the report finds them."""
        terms = self.run.terms
        seats = [self._bot(taste), *[self.base] * (terms.players - 1)]
        mine = Terms.of(terms.edition, terms.players, seats, terms.seed, terms.budget)
        self._compare(mine)  # somebody may work on the bots while the one before is played
        return Simulation(mine, games, self._place(taste))

    def measured(self, taste: str) -> Row:
        """How the one that differs fares against the null, as in the report."""
        samples = gather([self.run, Run(self._place(taste))])
        balanced: Sample = next(sample for sample in samples if sample.is_balanced)
        table = bans if taste.startswith(WITHOUT) else strategies
        return table(samples, balanced).settled().rows[0]

    def called(self, taste: str) -> str:
        namer = Namer(self.run.edition, "en")
        if taste.startswith(WITHOUT):
            return f"Without {namer.name(*thing_of(taste).split(' ', 1))}"
        return namer.name("leaning", taste)

    def _bot(self, taste: str) -> str:
        return f"{self.base}/{taste}"

    def _place(self, taste: str) -> Path:
        folder = BANS if taste.startswith(WITHOUT) else LEANING
        return self.run.place / folder / taste.removeprefix(WITHOUT)
