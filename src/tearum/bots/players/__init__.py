"""The built-in bots: `random_bot`, `greedy_bot`, `search_bot`, and `levels` for human opponents.

`forecast_bot` has no name yet: what picks its turns has not been measured.
"""
