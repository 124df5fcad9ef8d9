"""The game in words: names, menus, the log and reasons, in every language of the contract.

>>> from tearum.edition import load
>>> from tearum.text import Sentences, text_in
>>> say = Sentences(text_in("en"), load("classic"))
>>> say.action("build", {"building": 3}, {"cost": {"wood": 1, "ore": 3}})
'Build the Palace (1 wood, 3 ore)'
>>> say.reason("money_short", {"amount": 3})
'$3 short.'

`Sentences` and `Words` are imported on first use: plain messages need no edition, and the command
starts faster without one.
"""

from typing import TYPE_CHECKING

from tearum.messages.bundle import MessageError, Text, text_in

if TYPE_CHECKING:
    from tearum.text.sentences import Sentences
    from tearum.text.words import Words

__all__ = ["MessageError", "Sentences", "Text", "Words", "text_in"]


if not TYPE_CHECKING:  # for type checkers these are just the names above

    def __getattr__(name: str) -> object:
        """A name of the room, on first use (PEP 562)."""
        from importlib import import_module

        if name not in ("Sentences", "Words"):
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        globals()[name] = value = getattr(import_module(f"{__name__}.{name.lower()}"), name)
        return value
