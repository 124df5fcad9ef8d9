"""The table in the terminal, for people at one keyboard and bots.

`session` holds a game, `game_loop` plays it, `answers` carries out what is typed, and `drawing`
shows the table.
"""
