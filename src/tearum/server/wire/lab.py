"""The HTTP API of the lab: simulations and balance reports."""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from tearum.contract.languages import ENGLISH, Language
from tearum.server.wire.editions import EditionName

LabBot = Literal["greedy", "captain"]
LabStage = Literal["playing", "reporting", "done", "stopped", "failed"]
MAX_LAB_GAMES: Final = 300


class LabSample(Struct):
    """Whom a report is about."""

    players: int
    games: int
    bots: list[str]


class LabReport(Struct):
    """A balance report. It is HTML of its own at `address`, which belongs into a frame."""

    address: str
    made: str
    samples: list[LabSample]
    compared: str | None = None  # the address of a page with the differences from `classic`


class LabInfo(Struct):
    """What the lab has for an edition."""

    edition: EditionName
    ready: bool  # false where the extra packages are missing
    busy: bool  # a simulation runs, and there is one at a time
    most_games: int
    report: LabReport | None


class NewLabRun(Struct, forbid_unknown_fields=True):
    """A simulation, and a report on it in a language."""

    edition: Annotated[str, Meta(max_length=100)] = "classic"
    players: Annotated[int, Meta(ge=2, le=4)] = 4
    games: Annotated[int, Meta(ge=2, le=MAX_LAB_GAMES)] = 100
    bot: LabBot = "greedy"
    language: Language = ENGLISH


class LabRun(Struct):
    """A simulation on this server. Whoever has its id may look at it."""

    run: str
    edition: EditionName
    players: int
    games: int
    bot: LabBot
    stage: LabStage = "playing"
    done: int = 0  # games
    rate: float | None = None  # games a second
    left: int | None = None  # seconds until all are played
    report: LabReport | None = None
