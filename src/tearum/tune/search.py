"""The search: one value is changed at a time, and kept if games on fresh deals say it helps."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from math import ceil
from typing import Final

from tearum.edition import Edition, EditionError, parse
from tearum.edition.show import Card, cards
from tearum.text import text_in
from tearum.tune.knob import Knob, Plain
from tearum.tune.loss import Change, Deviations, change, deviations, gain, moved, own
from tearum.tune.search_games import Deals, Games

FEWEST: Final = 10  # games that a candidate is judged by
LEADERS: Final = 2  # candidates of a round that may prove themselves

Tell = Callable[[str], None]


@dataclass(frozen=True, eq=False)
class Candidate:
    knob: Knob
    before: Plain
    after: Plain
    source: str  # of the edition with it

    def __str__(self) -> str:
        return f"{self.knob.name}: {shown(self.before)} -> {shown(self.after)}"


@dataclass(frozen=True)
class Trial:
    """A candidate that was tried on fresh deals, and what came of it."""

    candidate: Candidate
    change: Change


@dataclass
class Search:
    edition: Edition
    knobs: Sequence[Knob]
    games: Games
    size: int  # games at each table for a proof
    seed: int | str
    rounds: int
    language: str = "en"  # of what it reports
    tell: Tell = lambda line: None
    kept: list[Trial] = field(default_factory=list)
    refused: list[Trial] = field(default_factory=list)  # that did not prove themselves

    @property
    def source(self) -> str:
        """Of the edition as far as it is tuned, without notes."""
        return self.kept[-1].candidate.source if self.kept else self.edition.source

    def run(self) -> Iterator[Trial]:
        """Each change as it is kept, until nothing helps."""
        for number in range(1, self.rounds + 1):
            found = self._round(number)
            if found is None:
                self._report("nothing-helps", number)
                return
            self.kept.append(found)
            yield found

    def start(self) -> Deviations:
        """Where the edition stands before anything is changed, on the deals of the end."""
        deals = self._deals("end", self.size)
        self.games.play([self.edition.source], deals)
        return self._deviations(self.edition.source, deals)

    def end(self) -> Change:
        """The tuned edition against the first, on deals that had no part in the search."""
        sources = list(dict.fromkeys((self.edition.source, self.source)))
        deals = self._deals("end", self.size)
        self.games.play(sources, deals)
        datasets = self.games.datasets(sources, deals)
        return change(datasets[0], datasets[-1], [kept.candidate.knob for kept in self.kept])

    def candidates(self) -> list[Candidate]:
        """Every knob at everything else that it may be, as far as the check lets it."""
        now = parse(self.source.encode())
        of_table = _tables(now)
        found: dict[str, Candidate] = {}
        for knob in self.knobs:
            value = knob.value(of_table[knob.table])
            for option in knob.options(value):
                source = knob.turned(self.source, option)
                try:
                    key = parse(source.encode()).hash
                except EditionError:
                    continue  # it does not go together with what was changed before
                if key != now.hash:
                    found.setdefault(key, Candidate(knob, value, option, source))
        return list(found.values())

    def _round(self, number: int) -> Trial | None:
        leaders = self._race(number)
        deals = self._deals(f"{number}-proof", self.size)
        for candidate in leaders:
            self._report("trial", number, candidate=str(candidate), deals=self.size)
            sources = [self.source, candidate.source]
            self.games.play(sources, deals)
            now, then = self.games.datasets(sources, deals)
            found = change(now, then, [candidate.knob])
            self._report(
                "verdict",
                number,
                candidate=str(candidate),
                loss=f"{found.loss.value:+.2f}",
                low=f"{found.loss.low:+.2f}",
                high=f"{found.loss.high:+.2f}",
                verdict="kept" if found.helps else "refused",
            )
            tried = Trial(candidate, found)
            if found.helps:
                return tried
            self.refused.append(tried)
        return None

    def _race(self, number: int) -> list[Candidate]:
        """The few that look best: all on few deals, the better half again on more, and so on."""
        field_ = self.candidates()
        heats = _heats(len(field_))
        for heat in range(heats):
            games = max(min(FEWEST, self.size), self.size >> (heats - heat))
            deals = self._deals(f"{number}-race", games)
            self._report(
                "heat",
                number,
                rounds=self.rounds,
                heat=heat + 1,
                heats=heats,
                candidates=len(field_),
                games=games,
            )
            self.games.play([self.source, *(found.source for found in field_)], deals)
            now = self._deviations(self.source, deals)
            ranks = {
                one: _rank(one.knob, now, self._deviations(one.source, deals)) for one in field_
            }
            field_.sort(key=ranks.__getitem__)
            last = heat == heats - 1
            field_ = field_[: LEADERS if last else ceil(len(field_) / 2)]
        return field_

    def _report(self, event: str, number: int, **args: str | int) -> None:
        self.tell(text_in(self.language).message(f"tune-{event}", round=number, **args))

    def _deviations(self, source: str, deals: Deals) -> Deviations:
        return deviations(self.games.datasets([source], deals)[0])

    def _deals(self, step: str, games: int) -> Deals:
        return Deals(step, f"{self.seed}-{step}", games)


def _rank(knob: Knob, now: Deviations, then: Deviations) -> tuple[float, float]:
    """By the card that was changed and what else surely moved; where alike, by everything."""
    keys = {*own(then, [knob]), *moved(now, then)}
    return gain(now, then, keys), gain(now, then, then)


def _heats(candidates: int) -> int:
    """How often a field is judged until the leaders are left."""
    heats = 1 if candidates else 0
    while candidates > LEADERS:
        candidates = ceil(candidates / 2)
        heats += candidates > LEADERS
    return heats


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
