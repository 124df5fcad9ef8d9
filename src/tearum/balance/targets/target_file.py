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
from tearum.messages.explained_error import Message
from tearum.messages.system_reason import system_reason

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
        what = Message("problem-file-unreadable", reason=system_reason(error))
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
                here.report(Message("problem-must-be-table", heading=f"[{authority}]"))
                continue
            here.check_keys(table, tuple(FIGURES))
            for key, bounds in table.items():
                if key in FIGURES:
                    self._read_figure(key, bounds, authority, here.inside(key, where=key))
        if not self._seen:
            first, second, third = (f"[{authority}]" for authority in AUTHORITIES)
            self._location.report(
                Message("problem-targets-none", first=first, second=second, third=third)
            )

    def _read_figure(self, key: str, bounds: object, authority: Authority, at: Location) -> None:
        if key in self._seen:
            table = f"[{self._seen[key]}]"
            at.report(Message("problem-target-twice", key=quote(key), table=table))
        self._seen[key] = authority
        if isinstance(bounds, list):
            for index, some in enumerate(bounds[:MOST_BOUNDS]):
                self._read_bounds(key, some, authority, at.inside(index))
        else:
            self._read_bounds(key, bounds, authority, at)

    def _read_bounds(self, key: str, bounds: object, authority: Authority, at: Location) -> None:
        if not isinstance(bounds, dict):
            at.report(Message("problem-target-bounds", form="{ least = 5, most = 80 }"))
            return
        at.check_keys(bounds, KEYS)
        figure = FIGURES[key]
        low, high = (self._read_bound(bounds, end, figure, at) for end in ("least", "most"))
        if "least" not in bounds and "most" not in bounds:
            at.report(Message("problem-target-end", least='"least"', most='"most"'))
        if low is not None and high is not None and low > high:
            ends = {end: str(bounds[end]) for end in ("least", "most")}
            at.report(Message("problem-target-order", **ends))
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
            here.report(Message("problem-number"))
            return None
        least = -100.0 if figure.form == "points" else 0.0
        most = MOST if figure.form == "number" else 100.0
        if not least <= value <= most:
            limits = Message("problem-range", low=f"{least:g}", high=f"{most:g}")
            here.report(Message("problem-bounds", n=f"{value:g}", range=limits))
            return None
        return float(value) / figure.scale

    def _read_players(self, bounds: dict[str, Any], at: Location) -> tuple[int, ...]:
        given = bounds.get("players", list(PLAYERS))
        if isinstance(given, list) and given and all(n in PLAYERS for n in given):
            return tuple(sorted(set(given)))
        wrong = Message("problem-target-players", form="[3, 4]")
        at.inside("players", where="players").report(wrong)
        return PLAYERS

    def _read_exceptions(self, key: str, bounds: dict[str, Any], at: Location) -> tuple[str, ...]:
        if "except" not in bounds:
            return ()
        given, here = bounds["except"], at.inside("except", where="except")
        if not key.startswith(EVERY):
            here.report(Message("problem-target-except", start=quote(EVERY)))
        elif (
            not isinstance(given, list)
            or len(given) > MOST_EXCEPTIONS
            or not all(isinstance(item, int | str) and item is not True for item in given)
        ):
            here.report(Message("problem-target-items", numbers="[6, 9]", names='["market.2"]'))
        else:
            return tuple(str(item) for item in given)
        return ()
