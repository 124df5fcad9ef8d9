"""The game in words: names, menus, the log and reasons, in English, French and German.

>>> from tearum.edition import load
>>> from tearum.text import Sentences, text_in
>>> say = Sentences(text_in("en"), load("classic"))
>>> say.action("build", {"building": 3}, {"cost": {"wood": 1, "ore": 3}})
'Build the Palace (1 wood, 3 ore)'
>>> say.reason("money_short", {"amount": 3})
'$3 short.'
"""

from tearum.text.bundle import MessageError, Text, text_in
from tearum.text.sentences import Sentences
from tearum.text.words import Words

__all__ = ["MessageError", "Sentences", "Text", "Words", "text_in"]
