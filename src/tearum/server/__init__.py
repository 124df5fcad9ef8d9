"""Tables, seats, sockets, storage: the game played over a network."""
