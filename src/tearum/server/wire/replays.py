"""The HTTP API of replays: finished games and uploaded records."""

from msgspec import Struct

from tearum.contract.events import EventJson
from tearum.contract.view import ResultJson, View
from tearum.server.wire.editions import EditionName
from tearum.server.wire.server_messages import Deal, LegalAction


class Step(Struct):
    """One decision of a finished game."""

    seat: int
    action: int
    round: int
    phase: str
    events: int  # how many events there are after it


class GameSummary(Struct):
    """A finished game, or one that was uploaded."""

    game: str
    seats: list[str]
    bots: list[str | None]
    edition: EditionName
    rules: int
    steps: int
    over: bool
    result: ResultJson | None
    replayable: bool  # false for records of other rules: only their events can be shown
    deal: Deal | None


class ReplayMap(Struct):
    """Where a replay can jump to."""

    game: str
    steps: list[Step]


class ReplayStep(Struct):
    """The table after `step` decisions, as a seat or (null) a spectator saw it.

    `events` are those of the decision that led here; at step 0 those of the set-up.
    """

    game: str
    step: int
    steps: int
    seat: int | None
    action: LegalAction | None  # the decision that led here
    decider: int | None
    view: View
    events: list[EventJson]
    events_from: int


class Uploaded(Struct):
    game: str
