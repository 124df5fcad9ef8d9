"""What an observation takes over from the state as it lies there. Nothing of it is hidden."""

from tearum.engine import layout as state
from tearum.engine.constants.components import (
    ALLEGIANCES,
    BOARDS,
    BUILDINGS,
    CAPTAINS,
    CONTRACTS,
    ENDOWMENTS,
    MAX_ALLEGIANCE_SLOTS,
    PERMANENTS,
    RESOURCES,
    ROUNDS,
    ROWS,
    SHIPS,
    SYMBOLS,
)
from tearum.engine.constants.phases import PHASES
from tearum.observation import layout as f
from tearum.observation.scatter import CARDS, CONSTANT, COPY, ONE_HOT, OWNERS

Fields = list[tuple[int, ...]]


def fields_seen_by(seat: int, players: int) -> Fields:
    """The fields of `scatter` that give the seat's observation; none where nobody sits."""
    if seat >= players:
        return []
    blocks = [f.SEAT + (other - seat) % players * f.SEAT_SIZE for other in range(players)]
    fields: Fields = [
        (ONE_HOT, 0, state.PLAYERS, f.PLAYERS, 1, 0, 2, 3),
        (ONE_HOT, 0, state.ROUND, f.ROUND, 1, 0, 0, ROUNDS),
        (ONE_HOT, 0, state.PHASE, f.PHASE, 1, 0, 0, PHASES),
        (ONE_HOT, 1, state.TILE, f.TILES, BOARDS * ROWS, ROWS, 0, ROWS),
        (COPY, 0, state.AUTOMA_ON, f.AUTOMA_ON, BOARDS),
        (ONE_HOT, 0, state.ALLEGIANCE_SLOT, f.OFFERED, MAX_ALLEGIANCE_SLOTS, 0, 1, ALLEGIANCES),
        (COPY, 1, state.REWARD_SIDE, f.RED_REWARD, ROUNDS),
        (CARDS, 0, state.SHIP_AT, SHIPS, -1, f.SHIPS_SHOWN, f.SHIPS_SHOWN),
        (CARDS, 0, state.SHIP_AT, SHIPS, -1, -1, f.SHIPS_TAKEN),
    ]
    for other, block in enumerate(blocks):
        fields += fields_of_seat(other, block)
    hired = [place for block in blocks for place in (block + f.HIRED, block + f.HIRED)]
    face_up = [place for block in blocks for place in (block + f.FACE_UP, -1)]
    fulfilled = [block + f.FULFILLED for block in blocks]
    built = [block + f.BUILT for block in blocks]
    return [
        *fields,
        (CARDS, 0, state.CAPTAIN_AT, CAPTAINS, -1, f.SHOWN, *hired),
        (CARDS, 0, state.CAPTAIN_AT, CAPTAINS, -1, -1, *face_up),
        (CARDS, 0, state.CONTRACT_AT, CONTRACTS, -1, -1, *fulfilled),
        (OWNERS, state.BUILT, BUILDINGS, state.COPIES, f.LEFT, *built),
    ]


def fields_of_seat(seat: int, block: int) -> Fields:
    at = state.SEAT + seat * state.SEAT_SIZE
    return [
        (CONSTANT, block + f.PRESENT, 1),
        (COPY, 0, at + state.MONEY, block + f.MONEY, 1),
        (COPY, 0, at + state.GOODS, block + f.GOODS, RESOURCES),
        (COPY, 0, at + state.REPUTATION, block + f.REPUTATION, 1),
        (COPY, 0, at + state.POPULATION, block + f.POPULATION, 1),
        (COPY, 0, at + state.CHEST, block + f.CHEST, 1),
        (ONE_HOT, 0, at + state.HELD, block + f.ALLEGIANCE, 1, 0, 1, ALLEGIANCES),
        (COPY, 0, at + state.PROVEN, block + f.PROVEN, 1),
        (ONE_HOT, 1, state.ENDOWMENT + seat, block + f.ENDOWMENT, 1, 0, 0, ENDOWMENTS),
        (COPY, 0, at + state.ON_BOARD, block + f.WORKERS, BOARDS),
        (COPY, 0, at + state.SYMBOL_OF, block + f.SYMBOLS_OF, SYMBOLS),
        (COPY, 0, at + state.PERMANENT_OF, block + f.PERMANENT_OF, PERMANENTS),
    ]
