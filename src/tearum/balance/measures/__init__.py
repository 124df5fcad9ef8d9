"""What is measured on the games of some runs.

- `dataset`: the games to measure; `item_kinds`: the kinds of items that players take.
- `table`: tables of estimates. They are made by `outcome` (how games end), `game_flow` (who leads
  when), `items` (how often items are taken, and their effects) and `strategies` (experiments).
- `adjusted_effect`, `chance_model`: the effect of an item, at equal chances.
- `targets`: what a good edition should measure; `findings`: all of it together.
"""
