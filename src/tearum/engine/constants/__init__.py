"""The numbers of the contract, written out for the compiler by `make contract`.

`components` has the counts and indices of what lies in the box, `actions` the codes of decisions,
`frames` what is pending, `events` what happened, `phases` where a game is, `reasons` why an action
is not legal.
"""
