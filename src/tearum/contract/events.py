"""Events: everything that happened, so that the events alone tell the whole game.

In the engine an event is five integers: kind, seat, a, b, c. The fields below name a, b and c, in
this order. Seat is -1 (in JSON: null) where no player is meant, and AUTOMA for the Automa.
"""

from dataclasses import dataclass
from typing import Final, TypedDict

from tearum.contract.vocabulary import BoardName, Cause, Colour, Declinable, Phase, Resource


@dataclass(frozen=True, slots=True)
class EventKind:
    name: str
    fields: tuple[str, ...] = ()
    meaning: str = ""


EVENT_KINDS: Final = (
    EventKind("money", ("amount", "cause"), "dollars gained or, negative, paid"),
    EventKind("goods", ("resource", "pieces", "cause"), "pieces stored or, negative, gone"),
    EventKind("lost", ("resource",), "one arriving piece found no room"),
    EventKind("vp", ("colour", "points", "cause"), "points gained"),
    EventKind("star", ("step",), "the step of the reputation track reached"),
    EventKind("population", ("steps", "population"), "steps gained, and the population now"),
    EventKind("expansion", ("cost", "paid"), "the printed cost, and whether it was paid"),
    EventKind("worker_removed", ("board", "row")),
    EventKind("worker_placed", ("board", "row")),
    EventKind("action_taken", ("board", "alternative", "side"), "a side of the row or alternative"),
    EventKind("automa_token", ("board", "used"), "drawn, and whether the board could be used"),
    EventKind("built", ("building",)),
    EventKind("hired", ("captain",)),
    EventKind("activated", ("captain",)),
    EventKind("fulfilled", ("contract", "slot", "colour")),
    EventKind("allegiance_taken", ("allegiance",)),
    EventKind("allegiance_proven", ("allegiance",)),
    EventKind("chest_closed"),
    EventKind("ship_bought", ("ship", "ship_row")),
    EventKind("ship_passed"),
    EventKind("declined", ("declined",), "the action that was declined"),
    EventKind("traded", ("amount", "bonus_sold", "bonus_bought"), "dollars gained or paid"),
    EventKind("exchanged", ("building",)),
    EventKind("turn_ended"),
    EventKind("endowed", ("endowment",)),
    EventKind("first_player"),
    EventKind("round_begins", ("round",)),
    EventKind("phase_begins", ("phase",)),
    EventKind("victory_shown", ("round", "colour")),
    EventKind("ship_shown", ("ship",)),
    EventKind("captain_shown", ("captain",)),
    EventKind("contract_shown", ("contract", "slot")),
    EventKind("contract_moved", ("contract", "slot")),
    EventKind("wish_place", ("symbols", "place")),
    EventKind("conversion_chosen", ("blue", "red"), "hidden from others until the reveal"),
    EventKind("converted", ("blue", "red")),
    EventKind("limited", ("colour", "points"), "points lost to the limit"),
    EventKind("revealed", ("blue", "red"), "the final totals"),
    EventKind("governor", ("shared",)),
    EventKind("pirate_king", ("shared",)),
    EventKind("decided"),
    EventKind("stop_answered", ("stop",), "stop, or play on"),
    EventKind("game_over"),
)
EVENTS: Final = tuple(kind.name for kind in EVENT_KINDS)
EVENT_FIELDS: Final = {kind.name: kind.fields for kind in EVENT_KINDS}


class EventFields(TypedDict, total=False):
    """What any event may say; `EVENT_FIELDS` lists the fields of each kind."""

    amount: int
    cause: Cause
    resource: Resource
    pieces: int
    colour: Colour
    points: int
    step: int
    steps: int
    population: int
    cost: int
    paid: bool
    board: BoardName
    row: int
    alternative: bool
    side: int
    used: bool
    building: int
    captain: int
    contract: int
    slot: int
    allegiance: int
    ship: int
    ship_row: int
    declined: Declinable
    bonus_sold: Resource | None
    bonus_bought: Resource | None
    endowment: int
    round: int
    phase: Phase
    symbols: int
    place: int
    blue: int
    red: int
    shared: bool
    stop: bool


class EventJson(EventFields):
    """One thing that happened; docs/contract.md says which kinds have which fields."""

    kind: str
    seat: int | None
