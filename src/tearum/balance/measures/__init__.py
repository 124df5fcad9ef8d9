"""What is measured on the games of some runs.

- `dataset`: the games to measure; `item_kinds`: the kinds of items that players take.
- `table`: tables of estimates. They are made by `outcome` (how games end), `game_flow` (who leads
  when), `economy` (stocks, money and points by source), `items` (how often items are taken, and
  their effects) and `strategies` (experiments).
- `adjusted_effect`, `chance_model`: the effect of an item, at equal chances.
- `findings`: all of it together, with the targets.
"""
