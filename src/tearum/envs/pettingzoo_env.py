"""Tea & Rum as a PettingZoo environment, one agent a seat, one step a decision."""

from copy import deepcopy
from os import PathLike
from typing import Any, Literal, Self, SupportsIndex, overload

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from tearum.edition import Edition
from tearum.engine.constants.actions import ACTIONS
from tearum.engine.core import apply, new_game, to_move
from tearum.engine.pending import menu_of
from tearum.engine.state import State
from tearum.envs.environment import Environment, Fields, Info, Observation, Vector
from tearum.envs.observation_fields import FIELDS, by_name
from tearum.envs.render_text import render_text
from tearum.envs.reward import REWARDS
from tearum.game.arguments import edition_of_argument, player_count, seed_value, whole_number
from tearum.game.result import result_of
from tearum.game.seeds import deal_streams, new_seed
from tearum.observation.layout import SIZE
from tearum.observation.observe import blank, observe

Form = Literal["vector", "dict"]
RewardName = Literal["winner", "zero_sum", "titles", "points"]
RenderMode = Literal["ansi", "human"]
HIGH = 32767
RENDER_MODES = ("ansi", "human")


@overload
def env(
    players: SupportsIndex = 4,
    edition: str | PathLike[str] | Edition = "classic",
    observation: Literal["vector"] = "vector",
    reward: RewardName = "winner",
    render_mode: RenderMode | None = None,
) -> Environment[Vector]: ...


@overload
def env(
    players: SupportsIndex = 4,
    edition: str | PathLike[str] | Edition = "classic",
    *,
    observation: Literal["dict"],
    reward: RewardName = "winner",
    render_mode: RenderMode | None = None,
) -> Environment[Fields]: ...


def env(
    players: SupportsIndex = 4,
    edition: str | PathLike[str] | Edition = "classic",
    observation: Form = "vector",
    reward: RewardName = "winner",
    render_mode: RenderMode | None = None,
) -> Any:
    """The environment as PettingZoo wraps its own: an illegal action ends the game, at -1."""
    game = raw_env(players, edition, observation, reward, render_mode)
    checked = wrappers.TerminateIllegalWrapper(game, illegal_reward=-1)
    return CopyableWrapper(wrappers.AssertOutOfBoundsWrapper(checked))


class CopyableWrapper(wrappers.OrderEnforcingWrapper):  # type: ignore[misc]  # PettingZoo, untyped
    """The outermost wrapper. A copy has a game of its own; PettingZoo's would share it."""

    def __copy__(self) -> Self:
        return deepcopy(self)


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801  (PettingZoo's name, untyped)
    """The bare environment. An illegal action is a ValueError."""

    metadata: dict[str, Any] = {  # noqa: RUF012  (PettingZoo's)
        "name": "tea_and_rum_v0",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        players: SupportsIndex = 4,
        edition: str | PathLike[str] | Edition = "classic",
        observation: Form = "vector",
        reward: RewardName = "winner",
        render_mode: RenderMode | None = None,
    ) -> None:
        super().__init__()
        seats = range(player_count(players))
        if observation not in ("vector", "dict"):
            raise ValueError(f"An observation is a vector or a dict, not {observation!r}.")
        if reward not in REWARDS:
            raise ValueError(f"A reward is one of {', '.join(REWARDS)}, not {reward!r}.")
        if render_mode not in (None, *RENDER_MODES):
            raise ValueError(f"A render mode is {' or '.join(RENDER_MODES)}, not {render_mode!r}.")
        self.edition = edition_of_argument(edition)
        self.form = observation
        self.reward = REWARDS[reward]
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in seats]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = dict.fromkeys(self.possible_agents, _space(observation))
        self.action_spaces = {agent: spaces.Discrete(ACTIONS) for agent in self.possible_agents}
        self._seed: int | str | None = None
        self._deals = 0
        self._deal: int | str = 0
        self._state: State | None = None
        self._row = blank()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def __copy__(self) -> Self:
        return deepcopy(self)  # a shallow copy would share the game

    def __getstate__(self) -> dict[str, Any]:
        """All but the buffer of observations, which every copy has for itself."""
        return {name: value for name, value in vars(self).items() if name != "_row"}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._row = blank()

    def reset(
        self, seed: SupportsIndex | None = None, options: dict[str, Any] | None = None
    ) -> None:
        """Deals a game: `seed` gives the game that `Game.new(seed=seed)` deals.

        Without a seed, the deals that follow a seeded one follow from it too.
        """
        if seed is not None:
            self._seed, self._deals = seed_value(seed), 0
        elif self._seed is None:
            self._seed = new_seed()
        deal = self._seed if self._deals == 0 else f"{self._seed}:{self._deals}"
        self._deals += 1
        players = len(self.possible_agents)
        self._state = new_game(self.edition.tables, players, deal_streams(deal), None)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Info] = {agent: {} for agent in self.agents}
        self._deal = deal
        self.agent_selection = self.agents[to_move(self._state)]

    @property
    def engine_state(self) -> State:
        """The true state; `tearum.bots.question_for` makes a question of it for a bot."""
        if self._state is None:
            raise RuntimeError("Call reset() first: no game is dealt.")
        return self._state

    def observe(self, agent: str) -> Observation[Any]:
        state, seat = self.engine_state, self._seats[agent]
        observe(state, seat, self._row, 0)
        row = np.array(self._row, np.int16)
        mask = np.zeros(ACTIONS, np.int8)
        if to_move(state) == seat:
            mask[menu_of(state)] = 1
        seen: Any = by_name(row) if self.form == "dict" else row
        return {"observation": seen, "action_mask": mask}

    def step(self, action: SupportsIndex | None) -> None:
        state = self.engine_state
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        code = _code(action)
        if code not in menu_of(state):
            raise ValueError(f"{agent} can't take action {action!r} now: it is not in the mask.")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        apply(state, code)
        seat = int(to_move(state))
        if seat >= 0:
            self.agent_selection = self.possible_agents[seat]
        else:
            self._close(state)
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _close(self, state: State) -> None:
        result = result_of(state)
        assert result is not None
        for agent in self.agents:
            self.rewards[agent] = self.reward(result, self._seats[agent])
            self.terminations[agent] = True
            self.infos[agent] = {"result": result.to_json(), "seed": self._deal}
        self.agent_selection = self.agents[0]

    def render(self) -> str | None:
        """The table in a few lines, as a spectator sees it."""
        text = render_text(self.engine_state, self.edition)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """Nothing is held open."""


def _code(action: Any) -> int:
    """An action's code; -1 for what is not a whole number."""
    try:
        return whole_number(action, "An action")
    except TypeError:
        return -1


def _space(form: Form) -> spaces.Space[Any]:
    def box(shape: tuple[int, ...]) -> spaces.Space[NDArray[Any]]:
        return spaces.Box(-HIGH - 1, HIGH, shape, np.int16)

    seen: spaces.Space[Any] = (
        spaces.Dict({field.name: box(field.space()) for field in FIELDS})
        if form == "dict"
        else box((SIZE,))
    )
    mask = spaces.Box(0, 1, (ACTIONS,), np.int8)
    return spaces.Dict({"observation": seen, "action_mask": mask})
