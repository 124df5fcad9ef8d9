"""Bots: players that answer questions.

A bot gets a `Question`, which holds what its seat may know and never the truth, and returns an
`Answer`: an action, and a `Thought` about its options.

    game = Game.new(players=2, seed=7)
    bot = bot_named("greedy")
    answer = bot.choose(question_for(game.state, seat=game.to_move))

Inside, each part imports only those above it:

- `native`: the compiled core: features, value function, planner, rollouts
- `thought`, `question`: the protocol; `fault_text`, `timeout`: for bots that fail
- `planning`: weights, preferences, and the search within a budget
- `explain`: calibrated chances and reasons, from the numbers to a thought
- `players`: the built-in bots
- `registry`: bots by name
- `runner`: a bot in a seat, with a budget and a fallback
"""

from tearum.bots.question import DEFAULT_BUDGET, Answer, Bot, Budget, Question, question_for
from tearum.bots.registry import NoSuchBotError, bot_named, bot_names
from tearum.bots.runner import BotFault, BotRunner
from tearum.bots.thought import Option, Reason, Thought
from tearum.contract.table import LEVELS

__all__ = [
    "DEFAULT_BUDGET",
    "LEVELS",
    "Answer",
    "Bot",
    "BotFault",
    "BotRunner",
    "Budget",
    "NoSuchBotError",
    "Option",
    "Question",
    "Reason",
    "Thought",
    "bot_named",
    "bot_names",
    "question_for",
]
