"""Whether an edition is balanced: `tearum lab try`, `report`, `compare`, `ban` and `strategies`.

- `report`: writes the report of some runs. `comparison`: compares two editions on the same deals;
  `comparison_files` writes that.
- `trial`: plays a changed edition against another one.
- `experiments`: play a run again with one player who differs.
- `measures`: what is measured, as tables. `targets`: what it should be. `pages`: how it is shown.
"""
