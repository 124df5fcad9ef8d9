"""The table in the terminal, for people at one keyboard and bots.

`session` holds a game, `game_loop` plays it, `answers` carries out what is typed, and `drawing`
shows the table on a `screen`. `setup` asks who plays (`seats`), `menu` lists what may be done,
`trade` is a Trade being drafted, `lookup` and `vocabulary` understand what is typed, `saved_game`
keeps the game on disk, `terminal` is the terminal itself.
"""
