"""The people at a table: who sits where, who stands in, what they say, how long they may think.

| module | what it does |
|---|---|
| `opening` | opening a table, its rematch, and one that begins from a position |
| `lesson` | the deal of the guided first game |
| `seating` | joining, leaving, coming back, abandoning the game |
| `stand_ins` | bots that play for people who are away, and who may let them |
| `talk` | quick phrases, reactions and reminders |
| `turn_clock` | what happens when somebody's time is up |
"""
