"""The HTTP side: the application, the API, the page, what every request passes through.

| module | what it does |
|---|---|
| `app` | all of it together, as one Starlette application |
| `endpoints` | an endpoint of the API: declared once, it gives a route and its description |
| `tables_api`, `replays_api`, `editions_api`, `lab_api`, `info_api` | the endpoints |
| `openapi` | the description of the API, written from the endpoints |
| `errors` | exceptions as answers |
| `edition_json` | an edition as the page wants it |
| `socket_route` | the WebSocket: quotas, then a `SocketClient` |
| `health` | `/healthz` and `/metrics` |
| `page_files` | the built page |
| `security_middleware` | origins, security headers, request metrics |
"""
