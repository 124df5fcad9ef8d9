"""How the server is operated: settings, rate limits, metrics, logs.

Every other room of the server may use this one; it uses none of them.
"""
