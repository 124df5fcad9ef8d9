"""The words that are understood at the prompt, in the language of the table and in English."""

from typing import Final

from tearum.text import Text, text_in
from tearum.text.card_lookup import folded

# What the table itself can do. The words for each stand in the messages `command-...`.
COMMANDS: Final = (
    "help",
    "show",
    "why",
    "undo",
    "restart",
    "log",
    "table",
    "chest",
    "rules",
    "save",
    "lang",
    "quit",
)
# Kinds of action that can be typed as words. The words for each stand in the messages `verb-...`.
VERBS: Final = (
    "pass",
    "end_turn",
    "close",
    "stop",
    "play_on",
    "expand",
    "city_hall",
    "foundry",
    "pay_allegiance",
    "cube",
    "spare",
    "sell",
    "buy",
    "discard",
    "row",
    "alternative",
    "ship",
    "build",
    "hire",
    "activate",
    "fulfil",
    "allegiance",
)


def command(line: str, text: Text) -> tuple[str, str] | None:
    """The command a line begins with, and the rest of the line."""
    if line.startswith("?"):
        return ("show", line[1:].strip()) if line.strip("? ") else ("help", "")
    return _first(line, "command", COMMANDS, text)


def verb(line: str, text: Text) -> tuple[str, str] | None:
    """The kind of action a line begins with, and the rest of the line."""
    return _first(line, "verb", VERBS, text)


def words(family: str, name: str, text: Text) -> list[str]:
    """What may be typed for it; the help shows the first."""
    return text.message(f"{family}-{name}").split()


def _first(line: str, family: str, names: tuple[str, ...], text: Text) -> tuple[str, str] | None:
    word, _, rest = line.partition(" ")
    typed = folded(word)
    for said in (text, text_in("en")):
        for name in names:
            if typed in map(folded, words(family, name, said)):
                return name, rest.strip()
    return None
