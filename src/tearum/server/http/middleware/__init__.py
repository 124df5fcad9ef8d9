"""What every request passes through, before any route.

`security` checks its host (`allowed_hosts`) and its origin, adds `security_headers` and counts it.
`cost` lets it wait, or refuses it, where its address has used up its share of the server.
"""
