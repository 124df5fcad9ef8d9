"""Options that several commands share: their types, limits and how they are read.

`players` (players, bots, editions), `budget`, `seed`, `language` with `language_option`,
`limits`, `targets` (of the lab), and `completion` for the shell.
"""
