"""Many games side by side: one call takes a decision in each and writes what comes next.

The rows lie in packed vectors that NumPy reads without a copy.
"""

from tearum.engine.constants.actions import ACTIONS
from tearum.engine.constants.components import BLUE, MAX_MENU, RED, SEATS
from tearum.engine.core import apply, to_move
from tearum.engine.ints import i16, i64, u8, vec
from tearum.engine.rules.ending import governors, pirate_kings
from tearum.engine.state import State
from tearum.observation.layout import SIZE
from tearum.observation.observe import observe


class GameBatch:
    """Put a game on every table with `begin`, then take decisions with `step`."""

    def __init__(self, tables: int) -> None:
        self.states: list[State | None] = [None] * tables
        self.seats: vec[i64] = vec[i64]([-1] * tables)  # that decides; -1 when the game is over
        self.observations: vec[i16] = vec[i16]([0] * (tables * SIZE))  # of the seat that decides
        self.masks: vec[u8] = vec[u8]([0] * (tables * ACTIONS))  # 1 where an action is legal
        self.menus: vec[i64] = vec[i64]([0] * (tables * MAX_MENU))  # the same actions in a row
        self.menu_sizes: vec[i64] = vec[i64]([0] * tables)  # how many of them count
        # Of a game that is over: a bit for each seat, and the points as (seat, colour)
        self.governors: vec[i64] = vec[i64]([0] * tables)
        self.pirate_kings: vec[i64] = vec[i64]([0] * tables)
        self.points: vec[i16] = vec[i16]([0] * (tables * SEATS * 2))

    def begin(self, table: i64, state: State) -> None:
        """Puts a game on a table, in place of the one there."""
        self.clear(table)
        self.states[table] = state
        self.show(table, state)

    def step(self, actions: list[int]) -> i64:
        """Takes an action at every table; says how many games have ended with it.

        Nothing at all is done where an action is not legal, or a game is over already: the answer
        is then minus the table's number, counted from 1.
        """
        table: i64
        for table in range(len(actions)):
            code = i64(actions[table])
            if code < 0 or code >= ACTIONS or self.masks[table * ACTIONS + code] == 0:
                return -1 - table
        ended: i64 = 0
        for table in range(len(actions)):
            state = self.states[table]
            assert state is not None
            self.clear(table)
            apply(state, i64(actions[table]))
            self.show(table, state)
            if self.seats[table] < 0:
                ended += 1
        return ended

    def clear(self, table: i64) -> None:
        """Takes the old menu off the mask."""
        masks, menus, at, first = self.masks, self.menus, table * ACTIONS, table * MAX_MENU
        i: i64
        for i in range(first, first + self.menu_sizes[table]):
            masks[at + menus[i]] = 0
        self.menu_sizes[table] = 0

    def show(self, table: i64, state: State) -> None:
        seat = to_move(state)
        self.seats[table] = seat
        if seat < 0:
            self.close(table, state)
            return
        observe(state, seat, self.observations, table * SIZE)
        masks, menus, at, first = self.masks, self.menus, table * ACTIONS, table * MAX_MENU
        size = state.menu_size()
        self.menu_sizes[table] = size
        i: i64
        for i in range(size):
            code = state.menu_code(i)
            masks[at + code] = 1
            menus[first + i] = code

    def close(self, table: i64, state: State) -> None:
        """Writes how a game has ended."""
        self.governors[table] = governors(state)
        self.pirate_kings[table] = pirate_kings(state)
        seat: i64
        for seat in range(state.players()):
            at = (table * SEATS + seat) * 2
            self.points[at + BLUE] = i16(state.vp(seat, BLUE))
            self.points[at + RED] = i16(state.vp(seat, RED))
