"""Whatever is turned over is counted, so that nobody takes a decision back behind it."""

from collections import Counter

import pytest

from tearum.contract.events import EVENTS
from tearum.edition import load
from tearum.engine.constants import phases
from tearum.engine.constants.components import AUTOMA
from tearum.engine.constants.events import PHASE_BEGINS
from tearum.engine.core import apply, new_game
from tearum.engine.pending import menu_of
from tearum.game.actions.event import SIZE
from tearum.game.seeds import deal_streams, stream


def turned_over(log: list[int], players: int) -> int:
    """How often something hidden was turned over, as the events tell it."""
    events = [(EVENTS[log[i]], log[i + 1]) for i in range(0, len(log), SIZE)]
    seen = Counter(kind for kind, _ in events)
    begun = [log[i + 2] for i in range(0, len(log), SIZE) if log[i] == PHASE_BEGINS]
    automa = [kind for kind, seat in events if seat == AUTOMA and kind.startswith("worker_")]
    fleet = seen["ship_shown"] > 0 and players < 4  # with four all nine come, every round
    ends = seen["game_over"] + begun.count(phases.LAST_ALLEGIANCES)  # and who comes late is named
    one_each = seen["captain_shown"] + seen["contract_shown"] + seen["victory_shown"]
    return one_each + len(automa) + fleet + ends


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everything_that_is_turned_over_counts_once(players: int) -> None:
    log: list[int] = []
    state = new_game(load("classic").tables, players, deal_streams(8), log)
    chance, counted = stream(8, "reveals"), 0
    while menu := menu_of(state):
        before = state.reveals()
        log.clear()
        apply(state, menu[chance.below(len(menu))])
        assert state.reveals() - before == turned_over(log, players)
        counted += turned_over(log, players)
    assert counted > 12  # the captains of four rounds alone
