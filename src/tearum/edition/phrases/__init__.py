"""The phrases of an edition file, which are written as a person reads the icons of a card.

- `effect`: "$2, build(-1 cube) / star"
- `cost`: "wheat, 2 wood", "$6 / 2 wood"
- `condition`: of an allegiance, "7 buildings", "pay $20"
- `permanent`: the permanent effect of a building, "each ship: $2 less"
- `pieces`: pieces by value, "12 x 10, 50 x 1"

Each has a parser, which raises `PhraseError`, and `str()` gives the canonical text.
"""
