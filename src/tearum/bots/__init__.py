"""Players that think: one protocol, one registry.

A bot gets what its seat may know, never the truth, and answers with an action and a thought.
"""

from tearum.bots.question import STANDARD, Answer, Bot, Budget, Question, ask
from tearum.bots.registry import NoSuchBotError, bot_named, names
from tearum.bots.thought import Option, Reason, Thought

__all__ = [
    "STANDARD",
    "Answer",
    "Bot",
    "Budget",
    "NoSuchBotError",
    "Option",
    "Question",
    "Reason",
    "Thought",
    "ask",
    "bot_named",
    "names",
]
