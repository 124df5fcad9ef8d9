"""The weaker levels lose like people: they spend what they have and do not pile up cannons."""

import pytest

from tearum.bots import Budget, bot_named
from tearum.engine.constants.components import CANNON
from tearum.engine.constants.phases import INCOME
from tearum.engine.core import apply, new_game
from tearum.game.seeds import deal_streams
from tearum.lab.match import play_match
from tests.bots.table import TABLES

MOST_CANNONS = 6
ROUND_V_MONEY = 15.0  # before its income; a captain has some $10 (docs/bots.md)


@pytest.mark.parametrize("level", ["deckhand", "bosun"])
@pytest.mark.parametrize("players", [2, 4])
def test_a_weaker_level_spends_what_it_has(level: str, players: int) -> None:
    money: list[int] = []
    for seed in range(2):
        bots = [bot_named(level) for _ in range(players)]
        match = play_match(TABLES, bots, seed, Budget(nodes=2000))
        state = new_game(TABLES, players, deal_streams(seed), None)
        incomes = 0
        for code in match.codes:
            apply(state, code)
            held = [state.goods(seat, CANNON) for seat in range(players)]
            assert max(held) <= MOST_CANNONS
            if state.round_index() == 4 and incomes == 0:
                incomes = sum(int(state.population(seat)) for seat in range(players))
                at_hand = sum(int(state.money(seat)) for seat in range(players))
                before_income = at_hand - (incomes if state.phase() > INCOME else 0)
                money.append(before_income // players)
    assert sum(money) / len(money) <= ROUND_V_MONEY
