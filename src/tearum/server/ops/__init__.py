"""How the server is operated: `settings`, `rate_limits`, `cost_budget`, `pacer`, `pauses`,
`metrics`, `table_metrics`, `json_logs`.

Every other room of the server may use this one; it uses none of them.
"""
