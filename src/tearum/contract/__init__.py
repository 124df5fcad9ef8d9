"""The contract: every name, number and shape of data that rooms, page and records share.

It stands here once, in plain Python without imports from outside this room. The engine's constants,
the page's tables and types, and the tables of docs/contract.md are written from it by
`make contract`; a test sees that they are current.

    vocabulary   resources, boards, colours, symbols, phases, frames, causes, icons, permanents
    counts       how many of each thing the box holds
    actions      the kinds of action, their arguments and codes
    events       the kinds of event and their fields
    reasons      why an action is not legal
    values       how the engine's numbers become names
    table        people at a table: presence, stand-ins, pace, phrases
    view         what a seat sees, how a game ended, what some actions would change
    languages    the languages the game is written in
"""
