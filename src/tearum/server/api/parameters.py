"""Parameters that several endpoints share."""

from typing import Final

from tearum.server.api.endpoints import Parameter
from tearum.server.wire.errors import no_such_game, no_such_table
from tearum.server.wire.fields import Revision, SeatNumber, TableId

TABLE: Final = Parameter("table", TableId, "A table or a game.", unknown=no_such_table)
GAME: Final = Parameter("game", TableId, "A table or a game.", unknown=no_such_game)
STEP: Final = Parameter("step", Revision, "After how many decisions.", place="query")
SEAT: Final = Parameter("seat", SeatNumber, "Whose view; without it, a spectator's.", place="query")
