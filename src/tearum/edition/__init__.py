"""Editions: the values of every component, read from one TOML file and compiled for the engine.

>>> from tearum.edition import load
>>> load("classic").components.building[6].name["fr"]
'Atelier'
"""

from tearum.edition.check import check
from tearum.edition.edition import Edition, built_in, load, parse
from tearum.edition.effect import Effect, Icon, parse_effect
from tearum.edition.problem import EditionError, MisreadError, Problem

__all__ = [
    "Edition",
    "EditionError",
    "Effect",
    "Icon",
    "MisreadError",
    "Problem",
    "built_in",
    "check",
    "load",
    "parse",
    "parse_effect",
]
