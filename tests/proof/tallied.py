"""Names for what a tally counts; what the classic edition cannot show is left out."""

from collections.abc import Iterator
from dataclasses import dataclass

from tearum.contract.actions import ACTION_KINDS
from tearum.contract.events import EVENTS
from tearum.contract.vocabulary import FRAMES
from tearum.edition import load
from tearum.engine.constants.components import (
    ALLEGIANCES,
    BUILDINGS,
    CAPTAINS,
    CONTRACTS,
    ENDOWMENTS,
    MAX_SHIP_ROWS,
    SHIPS,
    WISHES,
)
from tests.proof.native import tally

ENDINGS = (
    "all games",
    "stopped early",
    "one Governor",
    "Governors share",
    "no Governor",
    "one Pirate King",
    "Pirate Kings share",
    "one player wins both",
    "blue decides (2 players)",
    "red decides (2 players)",
    "nobody wins (2 players)",
)


@dataclass(frozen=True)
class Count:
    kind: str
    name: str
    met: int

    @property
    def what(self) -> str:
        return f"{self.kind} {self.name}"


def listed(counts: list[int]) -> list[Count]:
    return [*_frames(counts), *_actions(counts), *_events(counts), *_cards(counts), *_ends(counts)]


def _frames(counts: list[int]) -> Iterator[Count]:
    for i, name in enumerate(FRAMES):
        yield Count("frame", name, counts[tally.AT_FRAMES + i])


def _actions(counts: list[int]) -> Iterator[Count]:
    for kind in ACTION_KINDS:
        met = sum(counts[tally.AT_ACTIONS + code] for code in kind.codes)
        yield Count("action", kind.name, met)


def _events(counts: list[int]) -> Iterator[Count]:
    for i, name in enumerate(EVENTS):
        yield Count("event", name, counts[tally.AT_EVENTS + i])


def _cards(counts: list[int]) -> Iterator[Count]:
    tables = load("classic").tables
    shown = {
        "building built": (tally.AT_BUILT, BUILDINGS),
        "captain hired": (tally.AT_HIRED, CAPTAINS),
        "contract fulfilled": (tally.AT_FULFILLED, CONTRACTS),
        "allegiance taken": (tally.AT_TAKEN, ALLEGIANCES),
        "allegiance proven": (tally.AT_PROVEN, ALLEGIANCES),
        "endowment": (tally.AT_ENDOWED, ENDOWMENTS),
        "wish with a place": (tally.AT_WISHES, WISHES),
    }
    for kind, (at, count) in shown.items():
        for i in range(count):
            yield Count(kind, str(i + 1), counts[at + i])
    for i in range(CAPTAINS):
        if tables.captain_cannons[i] > 0:
            yield Count("captain activated", str(i + 1), counts[tally.AT_ACTIVATED + i])
    for ship in range(SHIPS):
        for row in range(tables.ship_rows[ship]):
            met = counts[tally.AT_SHIPS + ship * MAX_SHIP_ROWS + row]
            yield Count("ship bought", f"{ship + 1} row {row + 1}", met)


def _ends(counts: list[int]) -> Iterator[Count]:
    for i, name in enumerate(ENDINGS):
        yield Count("ending", name, counts[tally.AT_ENDINGS + i])


def page(lines: list[Count]) -> list[str]:
    """The list as Markdown: a table for each kind."""
    text: list[str] = []
    for kind in dict.fromkeys(line.kind for line in lines):
        text += ["", f"| {kind} | met |", "|---|---|"]
        text += [f"| {line.name} | {line.met:,} |" for line in lines if line.kind == kind]
    return text
