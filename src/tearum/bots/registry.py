"""Every bot by its name, with a taste if you like, and any class of one's own as `module:Class`."""

import sys
from collections.abc import Callable
from contextlib import redirect_stdout
from importlib import import_module

from tearum.bots.fault_text import told_with_place
from tearum.bots.planning.preferences import LEANINGS, NO_TASTE, Taste, taste_named
from tearum.bots.players.greedy_bot import GreedyBot
from tearum.bots.players.levels import Admiral, Bosun, Captain, Deckhand
from tearum.bots.players.random_bot import RandomBot
from tearum.bots.players.search_bot import SearchBot
from tearum.bots.question import Bot

_BOTS: dict[str, Callable[[Taste], Bot]] = {
    "random": lambda _: RandomBot(),
    "greedy": lambda taste: GreedyBot(taste=taste),
    "search": lambda taste: SearchBot(taste=taste),
    "deckhand": Deckhand,
    "bosun": Bosun,
    "captain": Captain,
    "admiral": lambda taste: Admiral(taste=taste),
}


TASTELESS = "random"  # it values nothing


class NoSuchBotError(ValueError):
    """No bot goes by this name."""


LEVELS = ("deckhand", "bosun", "captain", "admiral")  # for people, the weakest first


def names() -> list[str]:
    """The bots of the house."""
    return list(_BOTS)


def bot_named(name: str) -> Bot:
    """A fresh bot: one of the house by its name, or one of your own as `module:Class`.

    A bot of the house may have tastes behind its name: `greedy/red`, `captain/without-ship-2`.
    """
    base, *tastes = name.split("/")
    if base in _BOTS:
        return _BOTS[base](_taste_of(name, base, tastes))
    module, colon, wanted = name.partition(":")
    if not colon:
        raise NoSuchBotError(
            f"No bot is called {name!r}: there are {', '.join(_BOTS)}, or module:Class."
        )
    if not module or not wanted or module.startswith("."):
        raise NoSuchBotError(
            f"{name!r} is no bot: one of your own is called by its module and its class, such as "
            "mybots:Dreamer for the class Dreamer in mybots.py."
        )
    try:
        with redirect_stdout(sys.stderr):  # whatever it prints
            bot = getattr(import_module(module), wanted)()
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # whatever a file does as it is read
        why = told_with_place(error, __file__)
        raise NoSuchBotError(f"The bot {name!r} can't be loaded: {why}.") from error
    if not isinstance(bot, Bot):
        raise NoSuchBotError(f"{name!r} has no method choose(question).")
    return bot


def _taste_of(name: str, base: str, tastes: list[str]) -> Taste:
    """All tastes of a name together."""
    if tastes and base == TASTELESS:
        raise NoSuchBotError(f"{base} values nothing, so it can't be {name!r}: try greedy.")
    together = NO_TASTE
    for wanted in tastes:
        taste = taste_named(wanted)
        if taste is None:
            raise NoSuchBotError(
                f"{name!r} is no bot: after a / comes {', '.join(LEANINGS)}, or without and a "
                "building, captain, contract, ship or allegiance by its number, an alternative "
                "by its board or a tile by board and number, such as without-captain-7, "
                "without-alternative-harbor, without-tile-market-2."
            )
        together += taste
    return together
