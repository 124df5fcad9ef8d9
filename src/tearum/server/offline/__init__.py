"""The server inside a browser: the same tables and the same API, without network and database.

| module | what it does |
|---|---|
| `key_value_store` | what the browser must offer: texts by key that outlast a visit |
| `local_store` | tables, records, reviews and editions in such a store |
| `local_bots` | bots that think in this process |
| `local_reviews` | reviews in this process, turn by turn |
| `local_api` | finds and calls the endpoints of the API |
| `local_client` | one page at a table, without a socket |
| `local_server` | all of it together |
| `preload` | what is imported before a picture of the memory is kept |
| `browser` | the door for the page's worker, which runs this with Pyodide |
"""
