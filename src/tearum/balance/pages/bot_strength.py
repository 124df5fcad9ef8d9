"""How strong bots are: their level, and the command that measures it."""

from collections.abc import Iterator, Sequence
from typing import Final

from tearum.bots import LEVELS, bot_named, bot_names
from tearum.bots.players.search_bot import SearchBot
from tearum.text import Text

# For a bot without a level: the pair that docs/bots.md measures, the stronger one first.
PAIRS: Final = {
    "random": "greedy random",
    "greedy": "greedy random",
    "search": "search greedy",
}


def heeds_budget(bot: str) -> bool:
    """Whether it thinks as long as it may. True for custom bots, of which nobody knows."""
    name = _without_preferences(bot)
    return name not in bot_names() or isinstance(bot_named(name), SearchBot)


def strengths(bots: Sequence[str], players: int, text: Text) -> Iterator[str]:
    """A line for each bot."""
    for bot in dict.fromkeys(map(_without_preferences, bots)):
        if bot in LEVELS:
            level, above = LEVELS.index(bot), max(1, LEVELS.index(bot))
            pair = f"{LEVELS[above]} {LEVELS[above - 1]}"
            rank = {"n": level + 1, "of": len(LEVELS)}
        else:
            pair = PAIRS.get(bot, f"{bot} greedy")
            rank = {}
        kind = "level" if bot in LEVELS else "house" if bot in PAIRS else "own"
        command = f"tearum arena {pair} --players {players}"
        yield text.message(f"lab-strength-{kind}", bot=bot, command=command, **rank)


def _without_preferences(bot: str) -> str:
    return bot.partition("/")[0]
