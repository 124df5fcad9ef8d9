"""Experiments: the deals of a run again, with one player who leans some way or lacks some thing.

The games are runs of their own, in the run's folder. The one who differs is moved one seat on from
game to game, like any lone bot; the run itself is the null, on the same deals and seats.
"""

from pathlib import Path
from typing import Final

from tearum.balance.measures import items
from tearum.balance.measures.dataset import Dataset, DatasetError, pool_runs
from tearum.balance.measures.strategies import (
    BANNABLE,
    WITHOUT,
    bans,
    preference_of,
    strategies,
    thing_of,
)
from tearum.balance.measures.table import Row
from tearum.balance.pages.item_names import Namer
from tearum.bots import NoSuchBotError, bot_named
from tearum.bots.planning.preferences import PLAY_STYLES
from tearum.simulate.run_folder import Run
from tearum.simulate.run_settings import RunSettings
from tearum.simulate.simulation import Simulation

BANS: Final = "bans"
LEANING: Final = "strategies"


class Experiments:
    """What can be tried in the games of a run. A preference says how one player differs."""

    def __init__(self, place: Path) -> None:
        self.run = Run(place)
        settings = self.run.settings
        self.base = settings.bots[0]
        if set(settings.bots) != {self.base}:
            raise DatasetError(f"In {place} not all seats are the same bot: name another run.")
        self._check_bots(
            RunSettings.of(settings.edition, settings.players, [self.base], settings.seed)
        )

    def ban(self, thing: str) -> str:
        """The preference that never takes a thing, which people write like `tile-market-2`."""
        preference = f"{WITHOUT}{thing}"
        self._check(
            preference,
            f"Nobody can be kept from {thing!r}: name one of {', '.join(BANNABLE)}, such as "
            "building-7 or tile-market-2.",
        )
        return preference

    def leaning(self, strategy: str) -> str:
        told = f"Nobody can prefer {strategy!r}: name one of {', '.join(PLAY_STYLES)}."
        if strategy not in PLAY_STYLES:
            raise DatasetError(told)
        self._check(strategy, f"{self.base} can prefer nothing: play a run of another bot.")
        return strategy

    def leanings(self) -> list[str]:
        """All of them, but for what everybody has already."""
        return [self.leaning(one) for one in PLAY_STYLES if one not in self.base.split("/")]

    def _check_bots(self, mine: RunSettings) -> None:
        if mine.code != self.run.settings.code:
            place = self.run.folder
            raise DatasetError(f"The bots have changed since {place} was played: play it again.")

    def _check(self, preference: str, complaint: str) -> None:
        try:
            bot_named(self._bot(preference))
        except NoSuchBotError:
            raise DatasetError(complaint) from None

    def notable_bans(self) -> list[str]:
        """Bans of everything that does, of what can be banned; the loudest first."""
        (dataset,) = pool_runs([self.run])
        loud = [
            (abs(row.value("effect")), table.key, row.key)
            for table in items.tables(dataset)
            for row in table
            if table.key in BANNABLE and row.cells["out"]
        ]
        return [preference_of(kind, item) for _, kind, item in sorted(loud, reverse=True)]

    def simulation(self, preference: str, games: int) -> Simulation:
        """So many games, kept where the report finds them."""
        settings = self.run.settings
        seats = [self._bot(preference), *[self.base] * (settings.players - 1)]
        mine = RunSettings.of(
            settings.edition, settings.players, seats, settings.seed, settings.budget
        )
        self._check_bots(mine)  # somebody may work on the bots while the one before is played
        return Simulation(mine, games, self._place(preference))

    def measured(self, preference: str) -> Row:
        """How the one that differs fares against the null, as in the report."""
        datasets = pool_runs([self.run, Run(self._place(preference))])
        balanced: Dataset = next(dataset for dataset in datasets if dataset.is_balanced)
        table = bans if preference.startswith(WITHOUT) else strategies
        return table(datasets, balanced).settled().rows[0]

    def called(self, preference: str) -> str:
        namer = Namer(self.run.edition, "en")
        if preference.startswith(WITHOUT):
            return f"Without {namer.name(*thing_of(preference).split(' ', 1))}"
        return namer.name("leaning", preference)

    def _bot(self, preference: str) -> str:
        return f"{self.base}/{preference}"

    def _place(self, preference: str) -> Path:
        folder = BANS if preference.startswith(WITHOUT) else LEANING
        return self.run.folder / folder / preference.removeprefix(WITHOUT)
