"""What page and server send each other, as types.

`client_messages` and `server_messages` go over the socket; `tables`, `replays`, `editions`, `lab`
and `info` are the bodies of the HTTP API; `errors` says why a request failed. `typescript` writes
the page's types from all of them.
"""
