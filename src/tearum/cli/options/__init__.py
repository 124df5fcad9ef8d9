"""Options that several commands share: their types, limits and how they are read.

`players` (players, bots, editions), `budget`, `seed`, `language` with `language_option`,
`limits`, and `completion` for the shell.
"""
