"""The built-in bots: `random_bot`, `greedy_bot`, `search_bot`, and `levels` for human opponents."""
