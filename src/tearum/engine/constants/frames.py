"""What is pending is data: a stack of frames, each a kind, a seat and two arguments.

EFFECT and PALACE run by themselves; every other kind asks its seat for a decision.
"""

from typing import Final

# frames: written by `make contract`
EFFECT: Final = 0  # a: where in the program
PALACE: Final = 1  # a: blue VP when the action is done
SHIP_TURN: Final = 2
TURN: Final = 3  # before the action
TURN_END: Final = 4  # after the action
OPTION_CHOICE: Final = 5  # a: effect
CUBE_CHOICE: Final = 6
TRADING: Final = 7  # a: 0 nothing yet, 1 something sold or bought
BUILDING: Final = 8  # a: cubes less
SPARING: Final = 9  # a: building, b: cubes still to spare
HIRING: Final = 10  # a: dollars less
CONTRACTING: Final = 11
OVERFLOW: Final = 12
CHOOSING_ALLEGIANCE: Final = 13
FOUNDING: Final = 14
ACTIVATING: Final = 15  # END-01
PAYING: Final = 16  # END-02
CONVERTING_BLUE: Final = 17
CONVERTING_RED: Final = 18
STOPPING: Final = 19  # TWO-13
FRAMES: Final = 20
# end

# Kinds that go together, a bit each
OWN_CHOICES: Final = (  # a player opens a choice of their own (WHS-05)
    1 << SHIP_TURN
    | 1 << TURN
    | 1 << TURN_END
    | 1 << BUILDING
    | 1 << HIRING
    | 1 << CONTRACTING
    | 1 << PAYING
)
PASSABLE: Final = (
    1 << SHIP_TURN
    | 1 << BUILDING
    | 1 << HIRING
    | 1 << CONTRACTING
    | 1 << FOUNDING
    | 1 << ACTIVATING
    | 1 << PAYING
)
ALWAYS_ASKED: Final = 1 << TURN_END | 1 << CONVERTING_BLUE | 1 << CONVERTING_RED
