"""Players that think: one protocol, one registry.

A bot gets what its seat may know, never the truth, and answers with an action and a thought.
"""

from tearum.bots.explain.thought import Option, Reason, Thought
from tearum.bots.question import STANDARD, Answer, Bot, Budget, Question, ask
from tearum.bots.registry import LEVELS, NoSuchBotError, bot_named, names
from tearum.bots.runner import Fault, Player

__all__ = [
    "LEVELS",
    "STANDARD",
    "Answer",
    "Bot",
    "Budget",
    "Fault",
    "NoSuchBotError",
    "Option",
    "Player",
    "Question",
    "Reason",
    "Thought",
    "ask",
    "bot_named",
    "names",
]
