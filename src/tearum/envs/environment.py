"""The types of the PettingZoo environment. PettingZoo itself has none."""

from collections.abc import Iterable
from typing import Any, Generic, NotRequired, Protocol, SupportsIndex, TypedDict, TypeVar

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from tearum.contract.view import ResultJson

Vector = NDArray[np.int16]
Fields = dict[str, Vector]
Seen = TypeVar("Seen")  # Vector or Fields


class Observation(TypedDict, Generic[Seen]):
    """What an agent sees, and which actions it may take."""

    observation: Seen
    action_mask: NDArray[np.int8]


class Info(TypedDict):
    """Empty until the game is over."""

    result: NotRequired[ResultJson]
    seed: NotRequired[int | str]  # `Game.new(seed=seed)` deals the same game


class Environment(Protocol[Seen]):
    """An AEC environment of PettingZoo's whose agents are seats: `player_0`, `player_1` and on."""

    possible_agents: list[str]
    agents: list[str]
    agent_selection: str
    rewards: dict[str, float]
    terminations: dict[str, bool]
    truncations: dict[str, bool]
    infos: dict[str, Info]
    render_mode: str | None

    def reset(
        self, seed: SupportsIndex | None = None, options: dict[str, Any] | None = None
    ) -> None:
        """Deals a game."""

    def step(self, action: SupportsIndex | None) -> None:
        """Takes an action for `agent_selection`; None for an agent whose game is over."""

    def observe(self, agent: str) -> Observation[Seen]:
        """What an agent sees now."""

    def last(self, observe: bool = True) -> tuple[Observation[Seen], float, bool, bool, Info]:
        """Observation, reward, termination, truncation and info of `agent_selection`."""

    def agent_iter(self, max_iter: int = ...) -> Iterable[str]:
        """The agents, in the order in which they are asked."""

    def observation_space(self, agent: str) -> spaces.Space[Observation[Seen]]: ...

    def action_space(self, agent: str) -> spaces.Space[np.int64]: ...

    def render(self) -> str | None: ...

    def close(self) -> None: ...
