"""How the server is operated: `settings`, `rate_limits`, `cost_budget`, `metrics`, `json_logs`,
`pauses`.

Every other room of the server may use this one; it uses none of them.
"""
