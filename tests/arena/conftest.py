"""The tests use the bots of `tests/own_bots`."""

from ..own_bots.on_path import own_bots_on_path

__all__ = ["own_bots_on_path"]
