"""How the bots choose a turn, around the compiled planner and rollouts.

- `weights`: the weights of the value function, written by `training.fit_weights`
- `forecast_file`: the weights of the forecast network, written by `training.train_forecast`
- `network_file`: a file of the larger network, written by `training.network_forecast`
- `preferences`: what a bot likes or never takes, such as `red` or `without-captain-7`
- `turn_memory`: the rest of a planned turn
- `search_budget`: how much of its budget a search has used
- `sequential_halving`: which turns a search visits how often
"""
