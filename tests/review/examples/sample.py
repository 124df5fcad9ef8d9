"""An account by hand, with figures that all differ, so that none can take the place of another."""

from tearum.bots.thought import Reason
from tearum.edition import load
from tearum.engine.constants.components import ROUNDS
from tearum.game import Record
from tearum.lab.game_record import record_of_game
from tearum.review.account import Parts, Review, SeatStep, TurnReview, seat_review

# Three ships with bigger warehouses, no ship, another ship, no ship, and a building.
CODES = (77, 5, 5, 5, 71, 5, 5, 96, 5, 5, 0, 91, 5, 34, 0, 39, 17, 5, 121, 1)
NAMES = ("Ada", "Ben", "Cleo & Co")


def record() -> Record:
    return record_of_game(load("classic"), NAMES, 1, list(CODES))


def step(before: float, after: float, parts: Parts, errors: Parts, given: float = 0.0) -> SeatStep:
    return SeatStep(
        before=before,
        after=after,
        governor=after / 2,
        pirate_king=after / 4,
        error=0.0123456,
        governor_error=0.0234567,
        pirate_king_error=0.0345678,
        parts=parts,
        errors=errors,
        given=given,
        given_error=given / 4,
    )


DEAL = (
    step(0.375, 0.5, Parts(luck=0.125), Parts(luck=0.03)),
    step(0.375, 0.25, Parts(luck=-0.125), Parts(luck=0.04)),
    step(0.375, 0.375, Parts(), Parts()),
)
TURNS = (
    TurnReview(
        index=0,
        seat=1,
        round=1,
        first=0,
        codes=CODES[:4],
        kind="ships",
        reveals=(),
        loss=0.125,
        loss_error=0.0156789,
        best=(71, 5),
        reasons=(Reason("played-on", 0.0, {"case": "wins", "chance": 40, "instead": 28}),),
        seats=(
            step(0.5, 0.5625, Parts(others=0.0625), Parts(others=0.04), given=0.03125),
            step(0.25, 0.125, Parts(skill=-0.125), Parts(skill=0.0156789)),
            step(0.375, 0.375, Parts(), Parts()),
        ),
    ),
    TurnReview(
        index=1,
        seat=0,
        round=2,
        first=15,
        codes=CODES[15:],
        kind="build",
        reveals=("contracts", "ships"),
        loss=0.03125,
        loss_error=0.015,
        best=CODES[15:],
        reasons=(),
        seats=(
            step(
                *(0.5625, 1.0),
                Parts(skill=-0.03125, luck=0.25, others=0.15625, remainder=0.0625),
                Parts(skill=0.015, luck=0.12, others=0.03, remainder=0.02),
            ),
            step(0.125, 0.0, Parts(luck=-0.125), Parts(luck=0.03)),
            step(0.375, 0.0, Parts(luck=-0.25, others=-0.125), Parts(luck=0.05, others=0.06)),
        ),
    ),
)


def review() -> Review:
    """Of the first two seats; the third one is not asked about."""
    return Review(
        names=NAMES,
        nodes=400,
        bots="a version",
        deal=DEAL,
        turns=TURNS,
        seats=tuple(
            seat_review(seat, NAMES[seat], 0.01 * (seat + 1), DEAL[seat], TURNS, ROUNDS)
            for seat in (0, 1)
        ),
    )
