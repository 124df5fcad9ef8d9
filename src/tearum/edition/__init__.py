"""Editions: the values of every component, read from one TOML file and compiled for the engine.

>>> from tearum.edition import load
>>> load("classic").components.building[6].name["fr"]
'Atelier'

Inside:

- `problem`, `wording`: what is wrong with a file, and how messages say so
- `phrases`: the language of effects, costs, conditions and permanent effects
- `component`: the components as typed data
- `parsing`: from the text of a file to components
- `check`: rules that concern more than one value
- `compile`: from components to the engine's tables
- `edition`: loads an edition; `data/` has those that come with the game
- `show`, `diff`, `edit`, `new`: list, compare, change and copy editions
"""

from tearum.edition.check import check
from tearum.edition.edition import Edition, built_in, load, parse
from tearum.edition.phrases.effect import Effect, Icon, parse_effect
from tearum.edition.problem import EditionError, PhraseError, Problem

__all__ = [
    "Edition",
    "EditionError",
    "Effect",
    "Icon",
    "PhraseError",
    "Problem",
    "built_in",
    "check",
    "load",
    "parse",
    "parse_effect",
]
