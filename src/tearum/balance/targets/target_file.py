"""Reads a file of targets: three tables in order of authority, a figure with its bounds each line.

What is wrong is reported with its line, as for editions.
"""

from functools import cache
from pathlib import Path
from typing import Any, Final

from tearum.balance.targets.figures import EVERY, FIGURES, Figure
from tearum.balance.targets.target import AUTHORITIES, PLAYERS, Authority, Target, Targets
from tearum.edition import EditionError, Problem
from tearum.edition.parsing.field_types import Location
from tearum.edition.parsing.source import MAX_BYTES, Source
from tearum.edition.wording import quote

CLASSIC: Final = Path(__file__).with_name("classic.toml")
KEYS: Final = ("least", "most", "players", "except")
MOST: Final = 10_000.0  # of a plain number
MOST_BOUNDS: Final = 3  # of one figure: each for other numbers of players
MOST_EXCEPTIONS: Final = 30


class TargetError(EditionError):
    """Targets that can't be used. `str()` has one line per problem: file:line: what."""


def read_targets(file: Path) -> Targets:
    """The targets of a file; TargetError with all problems."""
    try:
        with file.open("rb") as opened:
            content = opened.read(MAX_BYTES + 1)
    except OSError as error:
        what = f"can't be read: {error.strerror}"
        raise TargetError(str(file), [Problem(0, "", what)]) from error
    return parse_targets(content, str(file))


def parse_targets(content: bytes, file: str = "targets") -> Targets:
    source = Source(content)
    problems = list(source.problems)
    found: list[Target] = []
    if not problems:
        _Reader(Location(source, problems), found).read()
    if problems:
        raise TargetError(file, sorted(set(problems)))
    return Targets(tuple(found))


@cache
def classic_targets() -> Targets:
    """The targets that come with the game."""
    return read_targets(CLASSIC)


class _Reader:
    def __init__(self, location: Location, found: list[Target]) -> None:
        self._location = location
        self._found = found
        self._seen: dict[str, str] = {}  # figures, and the table that each is in

    def read(self) -> None:
        document = self._location.source.document
        self._location.check_keys(document, AUTHORITIES)
        for authority in AUTHORITIES:
            table = document.get(authority, {})
            here = self._location.inside(authority, where=authority)
            if not isinstance(table, dict):
                here.report(f"this must be a table, [{authority}]")
                continue
            here.check_keys(table, tuple(FIGURES))
            for key, bounds in table.items():
                if key in FIGURES:
                    self._read_figure(key, bounds, authority, here.inside(key, where=key))
        if not self._seen:
            self._location.report("there are no targets: [printed], [calibration] or [variety]")

    def _read_figure(self, key: str, bounds: object, authority: Authority, at: Location) -> None:
        if key in self._seen:
            at.report(f"{quote(key)} has a target in [{self._seen[key]}] already")
        self._seen[key] = authority
        if isinstance(bounds, list):
            for index, some in enumerate(bounds[:MOST_BOUNDS]):
                self._read_bounds(key, some, authority, at.inside(index))
        else:
            self._read_bounds(key, bounds, authority, at)

    def _read_bounds(self, key: str, bounds: object, authority: Authority, at: Location) -> None:
        if not isinstance(bounds, dict):
            at.report("bounds are needed here: { least = 5, most = 80 }")
            return
        at.check_keys(bounds, KEYS)
        figure = FIGURES[key]
        low, high = (self._read_bound(bounds, end, figure, at) for end in ("least", "most"))
        if "least" not in bounds and "most" not in bounds:
            at.report('"least" or "most" is missing')
        if low is not None and high is not None and low > high:
            at.report(f"least {bounds['least']} is more than most {bounds['most']}")
        players = self._read_players(bounds, at)
        without = self._read_exceptions(key, bounds, at)
        bounded = [(key, low, high)]
        if key.startswith(EVERY):
            kind = key.removeprefix(EVERY)
            bounded = [(f"least_{kind}", low, None), (f"most_{kind}", None, high)]
        for name, least, most in bounded:
            if least is not None or most is not None:
                rank = len(self._found)
                self._found.append(
                    Target(name, figure.form, least, most, players, authority, without, rank)
                )

    def _read_bound(
        self, bounds: dict[str, Any], end: str, figure: Figure, at: Location
    ) -> float | None:
        if end not in bounds:
            return None
        value, here = bounds[end], at.inside(end, where=end)
        if isinstance(value, bool) or not isinstance(value, int | float):
            here.report("a number is needed here")
            return None
        least = -100.0 if figure.form == "points" else 0.0
        most = MOST if figure.form == "number" else 100.0
        if not least <= value <= most:
            here.report(f"{value:g} is out of bounds: {least:g} to {most:g}")
            return None
        return float(value) / figure.scale

    def _read_players(self, bounds: dict[str, Any], at: Location) -> tuple[int, ...]:
        given = bounds.get("players", list(PLAYERS))
        if isinstance(given, list) and given and all(n in PLAYERS for n in given):
            return tuple(sorted(set(given)))
        at.inside("players", where="players").report("a list of 2, 3 and 4 is needed here: [3, 4]")
        return PLAYERS

    def _read_exceptions(self, key: str, bounds: dict[str, Any], at: Location) -> tuple[str, ...]:
        if "except" not in bounds:
            return ()
        given, here = bounds["except"], at.inside("except", where="except")
        if not key.startswith(EVERY):
            here.report(f"only figures that begin with {quote(EVERY)} have exceptions")
        elif (
            not isinstance(given, list)
            or len(given) > MOST_EXCEPTIONS
            or not all(isinstance(item, int | str) and item is not True for item in given)
        ):
            here.report('a list of items is needed here: [6, 9] or ["market.2"]')
        else:
            return tuple(str(item) for item in given)
        return ()
