"""The rules, one file for each chapter: what may be done, and what doing it does, side by side.

Set-up and rounds: `setup`, `rounds`, `income`, `ships`, `wishes`, `ending`, `automa` (two
players). A turn: `turn`, `effects`, `build`, `captains`, `contracts`, `trade`. What players own:
`payments` (money and goods), `warehouse`, `reputation` (and population), `allegiance` (and
victory points).

`why_…` says why an action is not legal, `do_…` does it, `offer_…` puts what is legal on the menu.
"""
