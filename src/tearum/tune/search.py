"""The search: changes one value at a time, and keeps it if it helps on new deals."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from math import ceil
from typing import Final

from tearum.balance.targets.target import Targets
from tearum.balance.targets.target_file import classic_targets
from tearum.edition import Edition, EditionError, parse
from tearum.edition.show import Card, cards
from tearum.messages.decimal_number import decimal_number, range_text
from tearum.text import text_in
from tearum.tune.knob import Knob, Plain
from tearum.tune.loss import (
    Change,
    Deviations,
    change,
    deviations,
    keys_of_cards,
    loss_change,
    significant_changes,
)
from tearum.tune.search_games import Deals, Games

MIN_GAMES: Final = 10  # to rank a candidate
FINALISTS: Final = 2  # candidates of a round that are tested on new deals

Log = Callable[[str], None]


@dataclass(frozen=True, eq=False)
class Candidate:
    knob: Knob
    before: Plain
    after: Plain
    source: str  # of the changed edition

    def __str__(self) -> str:
        return f"{self.knob.name}: {shown(self.before)} -> {shown(self.after)}"


@dataclass(frozen=True)
class Trial:
    """A candidate that was tested on new deals, and the result."""

    candidate: Candidate
    change: Change


@dataclass
class Search:
    edition: Edition
    knobs: Sequence[Knob]
    games: Games
    size: int  # games per number of players in a test
    seed: int | str
    rounds: int
    targets: Targets = field(default_factory=classic_targets)
    language: str = "en"  # of what it reports
    log: Log = lambda line: None
    kept: list[Trial] = field(default_factory=list)
    refused: list[Trial] = field(default_factory=list)  # that did not help

    @property
    def source(self) -> str:
        """The text of the edition with the changes so far, without notes."""
        return self.kept[-1].candidate.source if self.kept else self.edition.source

    def run(self) -> Iterator[Trial]:
        """Yields each change that is kept, until nothing helps."""
        for number in range(1, self.rounds + 1):
            found = self._round(number)
            if found is None:
                self._report("nothing-helps", number)
                return
            self.kept.append(found)
            yield found

    def start(self) -> Deviations:
        """How far the edition is from the targets before the search, on the deals of the end."""
        deals = self._deals("end", self.size)
        self.games.play([self.edition.source], deals)
        return self._deviations(self.edition.source, deals)

    def end(self) -> Change:
        """The tuned edition compared with the first, on deals that had no part in the search."""
        sources = list(dict.fromkeys((self.edition.source, self.source)))
        deals = self._deals("end", self.size)
        self.games.play(sources, deals)
        datasets = self.games.datasets(sources, deals)
        knobs = [kept.candidate.knob for kept in self.kept]
        return change(datasets[0], datasets[-1], self.targets, knobs)

    def candidates(self) -> list[Candidate]:
        """Every knob with every other value it may have, if the edition's check allows it."""
        now = parse(self.source.encode())
        of_table = _tables(now)
        found: dict[str, Candidate] = {}
        for knob in self.knobs:
            value = knob.value(of_table[knob.table])
            for option in knob.options(value):
                source = knob.apply(self.source, option)
                try:
                    key = parse(source.encode()).hash
                except EditionError:
                    continue  # it does not fit the changes made before
                if key != now.hash:
                    found.setdefault(key, Candidate(knob, value, option, source))
        return list(found.values())

    def _round(self, number: int) -> Trial | None:
        finalists = self._best_candidates(number)
        deals = self._deals(f"{number}-proof", self.size)
        for candidate in finalists:
            self._report("trial", number, candidate=str(candidate), deals=self.size)
            sources = [self.source, candidate.source]
            self.games.play(sources, deals)
            now, then = self.games.datasets(sources, deals)
            found = change(now, then, self.targets, [candidate.knob])
            self._report(
                "verdict",
                number,
                candidate=str(candidate),
                loss=self._number(found.loss.value),
                range=range_text(self._number(found.loss.low), self._number(found.loss.high)),
                verdict="kept" if found.helps else "refused",
            )
            trial = Trial(candidate, found)
            if found.helps:
                return trial
            self.refused.append(trial)
        return None

    def _best_candidates(self, number: int) -> list[Candidate]:
        """Successive halving: all candidates on few deals, the better half on more, and so on."""
        candidates = self.candidates()
        stages = _stages(len(candidates))
        for stage in range(stages):
            games = max(min(MIN_GAMES, self.size), self.size >> (stages - stage))
            deals = self._deals(f"{number}-race", games)
            self._report(
                "heat",
                number,
                rounds=self.rounds,
                heat=stage + 1,
                heats=stages,
                candidates=len(candidates),
                games=games,
            )
            self.games.play([self.source, *(found.source for found in candidates)], deals)
            now = self._deviations(self.source, deals)
            ranks = {
                one: _rank(one.knob, now, self._deviations(one.source, deals)) for one in candidates
            }
            candidates.sort(key=ranks.__getitem__)
            last = stage == stages - 1
            candidates = candidates[: FINALISTS if last else ceil(len(candidates) / 2)]
        return candidates

    def _report(self, event: str, number: int, **args: str | int) -> None:
        self.log(text_in(self.language).message(f"tune-{event}", round=number, **args))

    def _number(self, value: float) -> str:
        return decimal_number(value, self.language, 2, "+")

    def _deviations(self, source: str, deals: Deals) -> Deviations:
        return deviations(self.games.datasets([source], deals)[0], self.targets)

    def _deals(self, step: str, games: int) -> Deals:
        return Deals(step, f"{self.seed}-{step}", games)


def _rank(knob: Knob, now: Deviations, then: Deviations) -> tuple[float, float]:
    """By the changed card and other significant changes; in a tie, by all figures."""
    keys = {*keys_of_cards(then, [knob]), *significant_changes(now, then)}
    return loss_change(now, then, keys), loss_change(now, then, then)


def _stages(candidates: int) -> int:
    """How many stages it takes until only the finalists are left."""
    stages = 1 if candidates else 0
    while candidates > FINALISTS:
        candidates = ceil(candidates / 2)
        stages += candidates > FINALISTS
    return stages


def _tables(edition: Edition) -> dict[tuple[str | int, ...], Card]:
    found: dict[tuple[str | int, ...], Card] = {}
    counts: dict[str, int] = {}
    for card in cards(edition):
        place = counts.get(card.section, 0)
        counts[card.section] = place + 1
        found[card.section, place] = card
        found.setdefault((card.section,), card)
    return found


def shown(value: Plain) -> str:
    """A value as people read it."""
    if isinstance(value, list):
        return " | ".join(str(part) for part in value)
    return str(value) or "-"
