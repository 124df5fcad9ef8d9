"""The game as a learning environment: for PettingZoo, for OpenSpiel and for NumPy.

`pettingzoo_env` has one agent per seat (types in `environment`), `open_spiel` registers the game
with OpenSpiel, `many_games` plays many games per call. They share `observation_fields` (what an
observation holds), `reward`, `render_text`, and the compiled `native`.
"""

from tearum.envs.environment import Environment, Fields, Info, Observation, Vector
from tearum.envs.many_games import Ended, ManyGames
from tearum.envs.pettingzoo_env import env, raw_env

__all__ = [
    "Ended",
    "Environment",
    "Fields",
    "Info",
    "ManyGames",
    "Observation",
    "Vector",
    "env",
    "raw_env",
]
