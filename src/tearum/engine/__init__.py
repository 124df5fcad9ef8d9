"""The rules of Tea & Rum on integers: no files, no clock, no text, no chance after set-up.

Start at `core`: `new_game`, `apply`, `why_not`, `to_move`. A `State` (`state`) is a flat store
whose offsets are in `layout`, a deal, and the `edition_tables` it is played with; `pending` is its
stack of frames and its menu, `workers` its boards. `rules` has one file for each chapter of the
rules.

`constants` holds the numbers of the contract, written out for the compiler. Around the rules:
`redeal` deals anew what a seat cannot know, `replay` and `perft` run whole games, `rng` is the
generator, `ints` the integer types.
"""
