"""The sentences about how strong bots are."""

import re

import pytest

from tearum.balance.pages.bot_strength import PAIRS, heeds_budget, strengths
from tearum.bots import LEVELS, bot_named, bot_names
from tearum.text import text_in


@pytest.mark.parametrize(
    ("bot", "expected"),
    [
        ("captain", "captain is level 3 of the 4 that people .* tearum arena captain bosun"),
        ("deckhand/red", "deckhand is level 1 of the 4 that people .* tearum arena bosun deckhand"),
        ("greedy/without-ship-2", "greedy is not one of the levels. .* tearum arena greedy random"),
        ("mine:Bot", "mine:Bot is your own bot.* tearum arena mine:Bot greedy --players 4"),
    ],
)
def test_every_bot_has_its_line(bot: str, expected: str) -> None:
    (line,) = strengths([bot, bot], 4, text_in("en"))
    assert re.search(expected, line)


def test_every_bot_of_the_house_has_a_level_or_a_pair() -> None:
    assert {*LEVELS, *PAIRS} == {*bot_names()}
    for pair in PAIRS.values():
        for bot in pair.split(" "):
            bot_named(bot)


def test_only_bots_that_search_heed_their_budget() -> None:
    heeding = [bot for bot in bot_names() if heeds_budget(bot)]
    assert heeding == ["search", "captain", "admiral"]
    assert heeds_budget("captain/red")
    assert heeds_budget("mine:Bot")
    assert not heeds_budget("greedy/red")
