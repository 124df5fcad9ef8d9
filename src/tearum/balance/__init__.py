"""Whether an edition is balanced: `tearum lab report`, `compare`, `ban` and `strategies`.

- `report`, `compare`: write a report of runs, or the comparison of two editions.
- `experiments`: play a run again with one player who differs.
- `measures`: what is measured, as tables. `pages`: how it is shown, as HTML.
"""
