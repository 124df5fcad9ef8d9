"""Many games at once, for learning: one call takes a decision at every table.

A vectorised environment: the loop runs in compiled code and writes into vectors that NumPy reads
in place. When a game is over, the next deal takes its place at once.
"""

from copy import deepcopy
from dataclasses import dataclass
from os import PathLike
from typing import Any, Final, SupportsIndex

import numpy as np
from numpy.typing import ArrayLike, NDArray

from tearum.edition import Edition
from tearum.engine.constants.actions import ACTIONS
from tearum.engine.constants.components import MAX_MENU, SEATS
from tearum.engine.core import new_game
from tearum.engine.state import State
from tearum.envs.native.batch import GameBatch
from tearum.game.arguments import edition_of_argument, player_count, whole_number
from tearum.game.seeds import deal_streams
from tearum.observation.layout import SIZE

_SAVED: Final = ("players", "next_seed", "edition")


@dataclass(frozen=True)
class Ended:
    """Games that were over after a step, one row each."""

    tables: NDArray[np.int64]
    governors: NDArray[np.bool_]  # games x seats
    pirate_kings: NDArray[np.bool_]
    points: NDArray[np.int16]  # games x seats x (blue, red)

    @property
    def winners(self) -> NDArray[np.bool_]:
        return self.governors | self.pirate_kings


class ManyGames:
    """`tables` games of `players`, dealt from the seeds `seed`, `seed + 1` and so on.

    `observations`, `masks`, `menus`, `menu_sizes` and `seats` always show the decisions to take
    next; they are read-only and change with every step.
    """

    observations: NDArray[np.int16]  # tables x numbers, each row seen by the seat to move
    masks: NDArray[np.uint8]  # tables x actions: 1 where an action is legal
    menus: NDArray[np.int64]  # tables x 63: the same actions, from the left; the rest means nothing
    menu_sizes: NDArray[np.int64]  # tables: how many of a menu count
    seats: NDArray[np.int64]  # tables: the seat to move

    def __init__(
        self,
        tables: SupportsIndex,
        players: SupportsIndex = 4,
        seed: SupportsIndex = 0,
        edition: str | PathLike[str] | Edition = "classic",
    ) -> None:
        count = whole_number(tables, "The number of tables", least=1)
        self.players = player_count(players)
        self.next_seed = whole_number(seed, "The seed of many games")
        self.edition = edition_of_argument(edition)
        self._batch = GameBatch(count)
        for table in range(count):
            self._deal(table)
        self._look()

    def __getstate__(self) -> dict[str, Any]:
        """What makes up the games; observations and masks follow from it."""
        states = self._batch.states
        return {name: getattr(self, name) for name in _SAVED} | {"states": states}

    def __setstate__(self, saved: dict[str, Any]) -> None:
        states = saved.pop("states")
        vars(self).update(saved)
        self._batch = GameBatch(len(states))
        for table, state in enumerate(states):
            self._batch.begin(table, state)
        self._look()

    def __copy__(self) -> "ManyGames":
        return deepcopy(self)  # a shallow copy would share the games

    @property
    def _bits(self) -> NDArray[np.int64]:
        return 1 << np.arange(self.players)

    def _deal(self, table: int) -> None:
        deal = deal_streams(self.next_seed)
        self._batch.begin(table, new_game(self.edition.tables, self.players, deal, None))
        self.next_seed += 1

    def _look(self) -> None:
        batch = self._batch
        self.observations = _array(batch.observations, np.int16).reshape(-1, SIZE)
        self.masks = _array(batch.masks, np.uint8).reshape(-1, ACTIONS)
        self.menus = _array(batch.menus, np.int64).reshape(-1, MAX_MENU)
        self.menu_sizes = _array(batch.menu_sizes, np.int64)
        self.seats = _array(batch.seats, np.int64)

    def state(self, table: SupportsIndex) -> State:
        """A game's true state; `tearum.bots.question_for` makes a question of it for a bot."""
        state = self._batch.states[whole_number(table, "A table")]
        assert state is not None
        return state

    def step(self, actions: ArrayLike) -> Ended:
        """Takes one action at every table. ValueError, and nothing done, if one is not legal."""
        actions = np.asarray(actions)
        if actions.shape != self.seats.shape:
            raise ValueError(f"Give {len(self.seats)} actions, one for each table.")
        if actions.dtype.kind not in "iu":
            raise ValueError(f"Actions are whole numbers, not of the type {actions.dtype}.")
        ended = self._batch.step(actions.tolist())
        if ended < 0:
            table = -1 - int(ended)
            raise ValueError(f"At table {table}, action {actions[table]} is not in the mask.")
        if isinstance(self._batch.seats, list):
            self._look()
        over = np.flatnonzero(self.seats < 0) if ended else np.empty(0, np.int64)
        result = self._result(over)
        for table in over.tolist():
            self._deal(table)
        if over.size and isinstance(self._batch.seats, list):
            self._look()
        return result

    def _result(self, over: NDArray[np.int64]) -> Ended:
        batch = self._batch
        points = _array(batch.points, np.int16).reshape(-1, SEATS, 2)
        return Ended(
            over,
            (_array(batch.governors, np.int64)[over, None] & self._bits) > 0,
            (_array(batch.pirate_kings, np.int64)[over, None] & self._bits) > 0,
            points[over, : self.players],
        )


def _array(numbers: Any, kind: Any) -> NDArray[Any]:
    """Packed vectors are read in place; the plain engine's lists are copied."""
    plain = isinstance(numbers, list)
    array: NDArray[Any] = np.array(numbers, kind) if plain else np.frombuffer(numbers, kind)
    array.flags.writeable = False
    return array
