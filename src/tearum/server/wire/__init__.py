"""What page and server send each other, as types.

| module | what is in it |
|---|---|
| `client_messages` | socket messages of the page |
| `server_messages` | socket messages of the server |
| `tables`, `replays`, `reviews`, `editions`, `lab` | bodies of the HTTP API, by noun |
| `errors` | error codes, and the exception that carries one |
| `fields` | limits and checked fields that several messages share |
| `encoding` | messages as JSON |
| `api_types` | all types of the HTTP API, and their public names |
"""
