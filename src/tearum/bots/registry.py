"""All bots by name, with preferences such as `greedy/red`, and one's own as `module:Class`."""

import sys
from collections.abc import Callable
from contextlib import redirect_stdout
from importlib import import_module
from typing import Final

from tearum.bots.fault_text import error_text, short_repr
from tearum.bots.planning.preferences import (
    NO_PREFERENCES,
    PLAY_STYLES,
    Preferences,
    preferences_named,
)
from tearum.bots.players.greedy_bot import GreedyBot
from tearum.bots.players.levels import Admiral, Bosun, Captain, Deckhand
from tearum.bots.players.random_bot import RandomBot
from tearum.bots.players.search_bot import SearchBot
from tearum.bots.question import Bot
from tearum.messages.explained_error import ExplainedError

_BOTS: Final[dict[str, Callable[[Preferences], Bot]]] = {
    "random": lambda _: RandomBot(),
    "greedy": lambda preferences: GreedyBot(preferences=preferences),
    "search": lambda preferences: SearchBot(preferences=preferences),
    "deckhand": Deckhand,
    "bosun": Bosun,
    "captain": Captain,
    "admiral": lambda preferences: Admiral(preferences=preferences),
}

WITHOUT_PREFERENCES: Final = "random"  # it has no values that preferences could change


class NoSuchBotError(ExplainedError, ValueError):
    """There is no bot of this name, or it can't be loaded."""


def bot_names() -> list[str]:
    """The names of the built-in bots."""
    return list(_BOTS)


def bot_named(name: str) -> Bot:
    """A new bot: a built-in one by its name, or one of your own as `module:Class`.

    A built-in bot may have preferences behind its name: `greedy/red`, `captain/without-ship-2`.
    """
    if not isinstance(name, str):
        raise TypeError(f"A bot goes by its name, not by {short_repr(name)}.")
    base, *preferences = name.split("/")
    if base in _BOTS:
        return _BOTS[base](_combined(name, base, preferences))
    module, colon, class_name = name.partition(":")
    shown = short_repr(name)
    if not colon:
        raise NoSuchBotError("bot-unknown", name=shown, known=", ".join(_BOTS))
    if not module or not class_name or module.startswith("."):
        raise NoSuchBotError("bot-bad-name", name=shown)
    try:
        with redirect_stdout(sys.stderr):  # standard output may be read by a program
            bot = getattr(import_module(module), class_name)()
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # a file may raise anything while it is imported
        raise NoSuchBotError("bot-not-loaded", name=shown, reason=error_text(error)) from error
    if not isinstance(bot, Bot):
        raise NoSuchBotError("bot-no-choose", name=shown)
    return bot


def _combined(name: str, base: str, wanted: list[str]) -> Preferences:
    """All preferences of a name, added up."""
    if wanted and base == WITHOUT_PREFERENCES:
        raise NoSuchBotError("bot-no-preferences", base=base, name=short_repr(name))
    combined = NO_PREFERENCES
    for one in wanted:
        preferences = preferences_named(one)
        if preferences is None:
            styles = ", ".join(PLAY_STYLES)
            raise NoSuchBotError("bot-bad-preference", name=short_repr(name), styles=styles)
        combined += preferences
    return combined
