"""Bots against bots: how strong they are. Reports need the extra `lab`.

- `pairing`: who plays whom; `games`: plays the games in several processes.
- `arena_store`: the games on disk.
- `contest`: what is still to be played; `sprt`: a test that stops by itself.
- `report`: win chances, with intervals; `rating`: Elo ratings; `ladder`: the ratings as a picture.
"""
