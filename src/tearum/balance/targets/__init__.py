"""Targets: what a good edition should measure, in order of authority.

- `target`: a target, and whether a measured figure meets it.
- `figures`: every figure that can have a target, and where it is measured.
- `target_file`: reads a file of targets; `classic.toml` comes with the game.
- `measuring`: measures all targets on a dataset.
"""
