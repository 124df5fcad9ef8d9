"""The languages the game is written in.

A language is a folder of Fluent files in `tearum.text` and a word in this list. English comes first
and stands in where an edition has no name in another language.
"""

from typing import Final, Literal, get_args

Language = Literal["en", "fr", "de"]
LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)
ENGLISH: Final[Language] = "en"
