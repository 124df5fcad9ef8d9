"""Every bot by its name, and any class of one's own as `module:Class`."""

from collections.abc import Callable
from importlib import import_module

from tearum.bots.greedy import GreedyBot
from tearum.bots.levels import Admiral, Bosun, Captain, Deckhand
from tearum.bots.question import Bot
from tearum.bots.random import RandomBot
from tearum.bots.search import SearchBot

_BOTS: dict[str, Callable[[], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "search": SearchBot,
    "deckhand": Deckhand,
    "bosun": Bosun,
    "captain": Captain,
    "admiral": Admiral,
}


class NoSuchBotError(ValueError):
    """No bot goes by this name."""


LEVELS = ("deckhand", "bosun", "captain", "admiral")  # for people, the weakest first


def names() -> list[str]:
    """The bots of the house."""
    return list(_BOTS)


def bot_named(name: str) -> Bot:
    """A fresh bot: one of the house by its name, or one of your own as `module:Class`."""
    if name in _BOTS:
        return _BOTS[name]()
    module, colon, wanted = name.partition(":")
    if not colon:
        raise NoSuchBotError(
            f"No bot is called {name!r}: there are {', '.join(_BOTS)}, or module:Class."
        )
    try:
        bot = getattr(import_module(module), wanted)()
    except (ImportError, AttributeError, TypeError) as error:
        raise NoSuchBotError(f"The bot {name!r} can't be loaded: {error}") from error
    if not isinstance(bot, Bot):
        raise NoSuchBotError(f"{name!r} has no method choose(question).")
    return bot
