"""The table in the terminal, for people at one keyboard and bots.

`session` holds a game, `game_loop` plays it, `prompt` understands what is typed, and `drawing`
shows the table on a `screen`. `setup` asks who plays (`seats`), `trade` is a Trade being drafted,
`saved_game` keeps the game on disk, `terminal` is the terminal itself.
"""
