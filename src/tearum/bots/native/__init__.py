"""The compiled core of the bots. It works on engine states, and imports the engine and
observations only.

- `exponential`, `holdings`, `allegiance_odds`, `card_value`: building blocks
- `features`: a position as numbers
- `value_function`: expected points and chances of a position, linear in its features
- `forecast`: a small network that predicts how a game ends
- `network_forecast`: a larger one, over the observation too; `quantised_network` computes it
- `planner`: beam search over one turn
- `rollout_search`: compares whole turns by playing them out
"""
