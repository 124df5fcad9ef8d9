"""How strong bots are, as far as that is known: their level, and where it is measured."""

from collections.abc import Iterator, Sequence
from typing import Final

from tearum.bots import LEVELS, bot_named, bot_names
from tearum.bots.players.search_bot import SearchBot
from tearum.text import Text

# The stronger and the weaker of the pair by which docs/bots.md measures a bot without a level.
PAIRS: Final = {
    "random": "greedy random",
    "greedy": "greedy random",
    "search": "search greedy",
}


def heeds_budget(bot: str) -> bool:
    """Whether it thinks as long as it may; of a bot of one's own nobody knows."""
    name = _without_tastes(bot)
    return name not in bot_names() or isinstance(bot_named(name), SearchBot)


def strengths(bots: Sequence[str], players: int, text: Text) -> Iterator[str]:
    """A line for every kind of bot."""
    for bot in dict.fromkeys(map(_without_tastes, bots)):
        if bot in LEVELS:
            level, above = LEVELS.index(bot), max(1, LEVELS.index(bot))
            pair = f"{LEVELS[above]} {LEVELS[above - 1]}"
            told = {"n": level + 1, "of": len(LEVELS)}
        else:
            pair = PAIRS.get(bot, f"{bot} greedy")
            told = {}
        kind = "level" if bot in LEVELS else "house" if bot in PAIRS else "own"
        command = f"tearum arena {pair} --players {players}"
        yield text.message(f"lab-strength-{kind}", bot=bot, command=command, **told)


def _without_tastes(bot: str) -> str:
    return bot.partition("/")[0]
