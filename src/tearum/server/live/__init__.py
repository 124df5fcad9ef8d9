"""Tables in play: moves and undos, seats, sockets.

| module | what it does |
|---|---|
| `game_log` | a game as the sum of its rows: what a move or an undo would lead to |
| `live_table` | a table in memory: rows, game, who is connected |
| `table_service` | all tables in memory; every move goes through it, of people and of bots |
| `bot_player` | asks the bots of all tables for their moves |
| `seats` | the people at a table: joining, leaving, stand-ins, talk, the clock |
| `client_view` | what one client may see of a table |
| `client_session` | one page at a table: what its messages do |
| `outbox` | what is to be sent to the page |
| `socket_client` | its socket |
"""
