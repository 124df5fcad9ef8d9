"""Many games: played in chunks by processes or by Ray, and kept as tables."""
