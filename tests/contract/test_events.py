"""Events are plain: a seat or none, and nothing where a kind has no more to say."""

import pytest

from tearum.contract.events import EVENT_FIELDS, EVENTS
from tearum.edition import load
from tearum.engine.constants.components import AUTOMA
from tearum.engine.core import apply, new_game
from tearum.engine.pending import menu_of
from tearum.game.actions.event import SIZE
from tearum.game.seeds import deal_streams, stream

NOBODY = -1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_a_kind_of_event_does_not_say_is_zero(players: int) -> None:
    log: list[int] = []
    state = new_game(load("classic").tables, players, deal_streams(6), log)
    chance = stream(6, "events")
    while menu := menu_of(state):
        apply(state, menu[chance.below(len(menu))])
    seats = {NOBODY, *range(players)} | ({AUTOMA} if players == 2 else set())
    assert len(log) > 500 * SIZE
    for i in range(0, len(log), SIZE):
        kind, seat, *said = log[i : i + SIZE]
        assert seat in seats
        assert not any(said[len(EVENT_FIELDS[EVENTS[kind]]) :])
