"""Attacks on a running server, by valid messages and by waiting, with a bystander's view of them.

`make test` runs them in small, `make proof` in full (`scale`). docs/security.md has the figures.
"""
