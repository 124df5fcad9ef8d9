"""The game as a learning environment, for PettingZoo and for NumPy."""

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
