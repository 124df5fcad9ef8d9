"""The game as a learning environment, for PettingZoo and for NumPy."""

from tearum.envs.many import Ended, ManyGames
from tearum.envs.zoo import env, raw_env

__all__ = ["Ended", "ManyGames", "env", "raw_env"]
