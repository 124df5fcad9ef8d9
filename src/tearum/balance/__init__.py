"""Whether an edition is balanced: `tearum lab report`, `compare`, `ban` and `strategies`.

- `report`: writes the report of some runs. `comparison`: compares two editions on the same deals;
  `comparison_files` writes that.
- `experiments`: play a run again with one player who differs.
- `measures`: what is measured, as tables. `pages`: how it is shown, as HTML.
"""
