"""Counts what games have met: frames, actions, events, cards and endings."""

from typing import Final

from tearum.engine.constants.actions import ACTIONS
from tearum.engine.constants.components import (
    ALLEGIANCES,
    BLUE,
    BUILDINGS,
    CAPTAINS,
    CONTRACTS,
    ENDOWMENTS,
    MAX_SHIP_ROWS,
    RED,
    SHIPS,
    WISHES,
)
from tearum.engine.constants.events import (
    ACTIVATED,
    ALLEGIANCE_PROVEN,
    ALLEGIANCE_TAKEN,
    BUILT,
    ENDOWED,
    EVENTS,
    FULFILLED,
    HIRED,
    ROUND_BEGINS,
    SHIP_BOUGHT,
    WISH_PLACE,
)
from tearum.engine.constants.frames import FRAMES
from tearum.engine.ints import i64, vec
from tearum.engine.layout import DEPTH, FRAME, FRAME_SIZE, PLAYERS, STOPPED, WISH
from tearum.engine.rules.ending import governors, pirate_kings, victory_colour
from tearum.engine.state import State

# Endings
GAMES: Final = 0
STOPPED_EARLY: Final = 1  # TWO-13
GOVERNOR_ALONE: Final = 2
GOVERNORS_SHARE: Final = 3
NO_GOVERNOR: Final = 4  # nobody has proven an allegiance
KING_ALONE: Final = 5
KINGS_SHARE: Final = 6
ONE_WINS_BOTH: Final = 7
BLUE_DECIDES: Final = 8  # two players
RED_DECIDES: Final = 9
NOBODY_WINS: Final = 10  # two players, blue decides, nobody has proven
ENDINGS: Final = 11

# Where each count begins
AT_FRAMES: Final = 0
AT_ACTIONS: Final = AT_FRAMES + FRAMES
AT_EVENTS: Final = AT_ACTIONS + ACTIONS
AT_BUILT: Final = AT_EVENTS + EVENTS
AT_HIRED: Final = AT_BUILT + BUILDINGS
AT_ACTIVATED: Final = AT_HIRED + CAPTAINS
AT_FULFILLED: Final = AT_ACTIVATED + CAPTAINS
AT_SHIPS: Final = AT_FULFILLED + CONTRACTS
AT_TAKEN: Final = AT_SHIPS + SHIPS * MAX_SHIP_ROWS
AT_PROVEN: Final = AT_TAKEN + ALLEGIANCES
AT_ENDOWED: Final = AT_PROVEN + ALLEGIANCES
AT_WISHES: Final = AT_ENDOWED + ENDOWMENTS
AT_ENDINGS: Final = AT_WISHES + WISHES
COUNTS: Final = AT_ENDINGS + ENDINGS


class Tally:
    def __init__(self) -> None:
        self.counts: vec[i64] = vec[i64]([0] * COUNTS)
        self.round: i64 = 0  # as the events tell it

    def numbers(self) -> list[int]:
        return [int(n) for n in self.counts]

    def decision(self, s: State, code: i64) -> None:
        """A decision, and every frame that waits while it is taken."""
        counts = self.counts
        for i in range(s.store[DEPTH]):
            counts[AT_FRAMES + s.store[FRAME + i * FRAME_SIZE]] += 1
        counts[AT_ACTIONS + code] += 1

    def event(self, s: State, log: list[int], event: i64) -> None:
        kind: i64 = log[event]
        a: i64 = log[event + 2]
        counts = self.counts
        counts[AT_EVENTS + kind] += 1
        if kind == BUILT:
            counts[AT_BUILT + a] += 1
        elif kind == HIRED:
            counts[AT_HIRED + a] += 1
        elif kind == ACTIVATED:
            counts[AT_ACTIVATED + a] += 1
        elif kind == FULFILLED:
            counts[AT_FULFILLED + a] += 1
        elif kind == SHIP_BOUGHT:
            row: i64 = log[event + 3]
            counts[AT_SHIPS + a * MAX_SHIP_ROWS + row] += 1
        elif kind == ALLEGIANCE_TAKEN:
            counts[AT_TAKEN + a] += 1
        elif kind == ALLEGIANCE_PROVEN:
            counts[AT_PROVEN + a] += 1
        elif kind == ENDOWED:
            counts[AT_ENDOWED + a] += 1
        elif kind == WISH_PLACE:
            counts[AT_WISHES + s.deal[WISH + self.round]] += 1
        elif kind == ROUND_BEGINS:
            self.round = a

    def ending(self, s: State) -> None:
        self.met(GAMES)
        if s.store[STOPPED] == 1:
            self.met(STOPPED_EARLY)
            return
        blue, red = governors(s), pirate_kings(s)
        colour = victory_colour(s)
        both = s.store[PLAYERS] > 2
        if not both:
            self.met(BLUE_DECIDES if colour == BLUE else RED_DECIDES)
            if blue == 0 and red == 0:
                self.met(NOBODY_WINS)
        if both or colour == BLUE:
            self.met(NO_GOVERNOR if blue == 0 else GOVERNOR_ALONE if one(blue) else GOVERNORS_SHARE)
        if both or colour == RED:
            self.met(KING_ALONE if one(red) else KINGS_SHARE)
        if blue & red != 0:
            self.met(ONE_WINS_BOTH)

    def met(self, ending: i64) -> None:
        self.counts[AT_ENDINGS + ending] += 1


def one(bits: i64) -> bool:
    return bits & (bits - 1) == 0
