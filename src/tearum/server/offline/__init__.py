"""The server inside a browser: the same tables and the same API, without network and database.

| module | what it does |
|---|---|
| `shelf` | what the browser must offer: texts by key that outlast a visit |
| `shelf_store` | tables, records and editions on a shelf |
| `local_bots` | bots that think in this process |
| `local_reviews` | reviews in this process, turn by turn |
| `local_api` | finds and calls the endpoints of the API |
| `local_client` | one page at a table, without a socket |
| `local_server` | all of it together |
| `browser` | the door for the page's worker, which runs this with Pyodide |
"""
