"""Actions: what one means, what it would change, why it is not legal, and what it did.

`action` is an action with its arguments, `action_context` its prices and rows just now, `effect`
the icons of its effect, `quote` what some actions would change together, `reason` why one is not
legal, `event` one thing that it did.
"""
