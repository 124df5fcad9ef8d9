"""The HTTP side: the application, the API, the page, what every request passes through.

| module | what it does |
|---|---|
| `app` | all of it together, as one Starlette application |
| `routes` | the endpoints of the API as routes |
| `lab` | the endpoints of the lab |
| `openapi` | the description of the API, written from the endpoints |
| `errors` | exceptions as answers |
| `socket_route` | the WebSocket: quotas, then a `SocketClient` |
| `health` | `/healthz` and `/metrics` |
| `page_files` | the built page |
| `link_preview` | what a link shows in a chat before anybody follows it |
| `middleware` | what every request passes through: hosts, origins, security headers, costs |
| `connections` | deadlines and limits of connections, below the application |
"""
