"""The game played over a network: tables, seats, sockets, storage.

| room | what it is for |
|---|---|
| `ops` | settings, rate limits, metrics, logs |
| `wire` | the types of everything that page and server send each other |
| `store` | the database, backups, editions, keys |
| `jobs` | worker processes: bots, and simulations of the lab |
| `live` | tables in play: moves, seats, sockets |
| `replays` | finished and uploaded games |
| `api` | the endpoints of the API |
| `offline` | tables inside a browser, without network and database |
| `http` | the application over a network, and the page |

A room imports only from rooms above it in this list. `run` starts the server.
"""
