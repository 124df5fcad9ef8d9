"""What outlives the process: the database, its schema and migrations, backups, editions, keys.

| module | what it does |
|---|---|
| `database` | opens SQLite or PostgreSQL: connections, transactions, migrations |
| `game_store` | what the rest of the server needs of a store, and what can go wrong with it |
| `storage` | the queries of the server; a move is committed before anybody learns of it |
| `move_writer` | how a move is written, and SQLite's fast way of doing so |
| `change_listener` | PostgreSQL: hears which tables other servers have changed |
| `rows`, `schema`, `migrations` | rows in Python, tables in SQL, how old databases are upgraded |
| `sqlite_file` | the file of an SQLite database: its mode, its integrity, its lock |
| `backup` | everything in one file, and back, in place of a damaged database too |
| `editions` | editions by key: those that come with the game, and uploaded ones |
| `keys` | ids, and the keys that open seats |
"""
