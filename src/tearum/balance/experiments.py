"""`tearum lab ban` and `strategies`: the deals of a run again, with one player who differs.

The player prefers something, or may never take an item, and changes seats from game to game. The
games are a run of their own, inside the run's folder; the run itself is the null.
"""

from pathlib import Path
from typing import Final

from tearum.balance.measures import items
from tearum.balance.measures.dataset import DatasetError, pool_runs
from tearum.balance.measures.strategies import (
    BANNABLE,
    WITHOUT,
    bans,
    item_of,
    preference_of,
    strategies,
)
from tearum.balance.measures.table import Row
from tearum.balance.pages.item_names import Namer
from tearum.bots import NoSuchBotError, bot_named
from tearum.bots.planning.preferences import PLAY_STYLES
from tearum.simulate.run_folder import Run
from tearum.simulate.run_settings import RunSettings
from tearum.simulate.simulation import Simulation
from tearum.text.card_lookup import CardLookup

BANS: Final = "bans"
STRATEGIES: Final = "strategies"


class Experiments:
    """The experiments of a run. A preference is what is added to the bot's name."""

    def __init__(self, folder: Path) -> None:
        self.run = Run(folder)
        settings = self.run.settings
        self.base = settings.bots[0]
        if set(settings.bots) != {self.base}:
            raise DatasetError("runs-mixed-bots", folder=str(folder))
        now = RunSettings.of(settings.edition, settings.players, [self.base], settings.seed)
        self._check_version(now)

    def ban(self, typed: str) -> str:
        """The preference that never takes a card: `church`, `captain-7` or `tile-market-2`."""
        kind, item = CardLookup(self.run.edition).find(typed)
        preference = preference_of(kind, item)
        error = DatasetError("runs-not-bannable", item=repr(typed), kinds=", ".join(BANNABLE))
        self._check_bot(preference, error)
        return preference

    def strategy(self, name: str) -> str:
        if name not in PLAY_STYLES:
            known = ", ".join(PLAY_STYLES)
            raise DatasetError("runs-not-a-strategy", name=repr(name), known=known)
        self._check_bot(name, DatasetError("runs-no-preferences", bot=self.base))
        return name

    def all_strategies(self) -> list[str]:
        """All strategies, without what the bot prefers already."""
        return [self.strategy(one) for one in PLAY_STYLES if one not in self.base.split("/")]

    def _check_version(self, settings: RunSettings) -> None:
        if settings.code != self.run.settings.code:
            raise DatasetError("runs-bots-changed", folder=str(self.run.folder))

    def _check_bot(self, preference: str, error: DatasetError) -> None:
        try:
            bot_named(self._bot(preference))
        except NoSuchBotError:
            raise error from None

    def notable_bans(self) -> list[str]:
        """Bans of all items that stand out and can be banned, the largest effect first."""
        (dataset,) = pool_runs([self.run])
        notable = [
            (abs(row.value("effect")), table.key, row.key)
            for table in items.tables(dataset)
            for row in table
            if table.key in BANNABLE and row.cells["out"]
        ]
        return [preference_of(kind, item) for _, kind, item in sorted(notable, reverse=True)]

    def simulation(self, preference: str, games: int) -> Simulation:
        """The games of an experiment, stored where the report finds them."""
        old = self.run.settings
        seats = [self._bot(preference), *[self.base] * (old.players - 1)]
        new = RunSettings.of(old.edition, old.players, seats, old.seed, old.budget)
        self._check_version(new)  # somebody may edit the bots while an experiment is running
        return Simulation(new, games, self._folder(preference))

    def measured(self, preference: str) -> Row:
        """How the player who differs fares against the null, as in the report."""
        datasets = pool_runs([self.run, Run(self._folder(preference))])
        balanced = next(dataset for dataset in datasets if dataset.is_balanced)
        table = bans if preference.startswith(WITHOUT) else strategies
        return table(datasets, balanced).with_intervals().rows[0]

    def title(self, preference: str, language: str) -> str:
        """A preference in words: "Without City Hall", "Prefers red"."""
        namer = Namer(self.run.edition, language)
        if preference.startswith(WITHOUT):
            thing = namer.name(*item_of(preference).split(" ", 1))
            return namer.text.message("lab-without", thing=thing)
        return namer.name("leaning", preference)

    def _bot(self, preference: str) -> str:
        return f"{self.base}/{preference}"

    def _folder(self, preference: str) -> Path:
        parent = BANS if preference.startswith(WITHOUT) else STRATEGIES
        return self.run.folder / parent / preference.removeprefix(WITHOUT)
