"""What can be typed at the table, and what comes of it.

`menu` lists what may be done, each with a key; `vocabulary` has the words that are understood,
`lookup` finds the card or action that is meant, and `answers` carries out what is typed.
"""
