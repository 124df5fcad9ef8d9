"""Whether an edition is balanced: the report on runs, comparisons, experiments."""
