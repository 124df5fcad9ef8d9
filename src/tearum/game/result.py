"""How a game ended."""

from dataclasses import dataclass

from tearum.contract.view import ResultJson
from tearum.contract.vocabulary import COLOURS, Colour
from tearum.engine.constants import phases
from tearum.engine.constants.components import BLUE, RED
from tearum.engine.rules.ending import governors, pirate_kings, victory_colour
from tearum.engine.state import State


@dataclass(frozen=True)
class Score:
    blue: int
    red: int
    allegiance: int | None
    proven: bool


@dataclass(frozen=True, repr=False)
class Result:
    """The winners, as seats. More than one governor or pirate king means that they share it."""

    governors: tuple[int, ...]
    pirate_kings: tuple[int, ...]
    scores: tuple[Score, ...]
    victory: Colour | None  # the colour that decided, at two players
    stopped: bool  # the players agreed to stop a decided game (TWO-13)

    def __repr__(self) -> str:
        points = ", ".join(f"{score.blue} blue {score.red} red" for score in self.scores)
        how = f", victory {self.victory}" if self.victory else ""
        stopped = ", stopped" if self.stopped else ""
        return (
            f"<Result: governors {list(self.governors)}, pirate kings {list(self.pirate_kings)}, "
            f"points {points}{how}{stopped}>"
        )

    @property
    def winners(self) -> tuple[int, ...]:
        """Governor and Pirate King are equal winners, with no ranking (WIN-04)."""
        return tuple(sorted({*self.governors, *self.pirate_kings}))

    def to_json(self) -> ResultJson:
        return {
            "governors": list(self.governors),
            "pirate_kings": list(self.pirate_kings),
            "winners": list(self.winners),
            "victory": self.victory,
            "stopped": self.stopped,
            "scores": [
                {"blue": s.blue, "red": s.red, "allegiance": s.allegiance, "proven": s.proven}
                for s in self.scores
            ],
        }


def result_of(s: State) -> Result | None:
    """The result of a finished game, or None."""
    if s.phase() != phases.OVER:
        return None
    players = int(s.players())
    scores = []
    for seat in range(players):
        allegiance = int(s.allegiance(seat)) + 1
        scores.append(
            Score(
                blue=int(s.vp(seat, BLUE)),
                red=int(s.vp(seat, RED)),
                allegiance=allegiance if allegiance > 0 else None,
                proven=s.has_proven(seat),
            )
        )
    stopped = s.stopped()
    return Result(
        governors=_seats(governors(s), players),
        pirate_kings=_seats(pirate_kings(s), players),
        scores=tuple(scores),
        victory=COLOURS[victory_colour(s)] if players == 2 and not stopped else None,
        stopped=stopped,
    )


def _seats(bits: int, players: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(players) if bits >> seat & 1)
