"""Menus and reasons say the same, in every state of the recorded games.

Some menus restate the rule for speed instead of asking `why_not` for each action. Here all of them
are compared with `why_not` over the whole action table, also those that the engine answers by
itself because they have one entry.
"""

from typing import Any

import pytest

from tearum.engine.constants.actions import ACTIONS
from tearum.engine.core import advance_to_menu, do_action, must_ask, new_game, why_not
from tearum.engine.pending import menu_of
from tearum.engine.state import State
from tearum.game.seeds import deal_streams

from .test_golden import EDITION, GAMES, IDS


def by_reasons(state: State) -> list[int]:
    """The legal actions, asked for one by one."""
    return [code for code in range(ACTIONS) if why_not(state, code) == 0]


@pytest.mark.parametrize("golden", GAMES, ids=IDS)
def test_a_menu_is_exactly_what_no_reason_forbids(golden: dict[str, Any]) -> None:
    state = new_game(EDITION.tables, golden["players"], deal_streams(golden["seed"]), None)
    menus = 0
    for code in golden["actions"]:
        do_action(state, code)
        while advance_to_menu(state):
            menus += 1
            assert menu_of(state) == by_reasons(state)
            if must_ask(state):
                break
            do_action(state, menu_of(state)[0])
    assert menus >= len(golden["actions"]) - 1
    assert menu_of(state) == []
