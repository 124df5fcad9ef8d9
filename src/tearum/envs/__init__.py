"""The game as a learning environment, for PettingZoo and for NumPy."""

from tearum.envs.many_games import Ended, ManyGames
from tearum.envs.pettingzoo_env import env, raw_env

__all__ = ["Ended", "ManyGames", "env", "raw_env"]
