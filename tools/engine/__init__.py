"""Makes the engine that the page loads to be its own server: `python -m tools.engine web/dist`.

| file | what it does |
|---|---|
| `sources` | gathers our package and those it needs |
| `pack.mjs`, `pack.py` | keep the modules that are needed and compile them, in Pyodide itself |
| `answers` | asks the engine for what never changes: texts, editions |
| `__main__` | puts everything beside the built page, and lists it |
"""
