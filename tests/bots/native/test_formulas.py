"""The formulas behind the bots' figures, against values worked out by hand."""

import math
from itertools import combinations
from random import Random

import pytest

from tearum.bots.native.allegiance_odds import greater, growth, may_still_pay, shortfall
from tearum.bots.native.card_value import CardValues, dollars_per_point, permanent_effect_value
from tearum.bots.native.exponential import exp
from tearum.bots.native.features import actions_left, nearness
from tearum.bots.native.forecast import Forecast, logistic
from tearum.bots.native.network_forecast import LARGEST, rounded, within
from tearum.bots.native.planner import Plan, Planner, has_shipped, sort_plans, trade_codes
from tearum.bots.native.rollout_search import NodeLimitedPlanner, RolloutSearch
from tearum.bots.native.value_function import (
    ValueFunction,
    chance_of_red,
    chance_of_small_difference,
    slope,
    title_share,
)
from tearum.bots.planning.forecast_file import FORECAST_WEIGHTS
from tearum.bots.planning.preferences import NO_PREFERENCES
from tearum.bots.planning.weights import WEIGHTS
from tearum.engine.constants.actions import ALTERNATIVE, BUY, CLOSE, PASS, ROW, SELL, SHIP
from tearum.engine.constants.components import BOARDS, RED, ROUNDS, ROWS, VICTORY_TYPES
from tearum.engine.constants.frames import TRADING
from tearum.engine.constants.phases import (
    ACTING,
    GROWING,
    LAST_PAYMENTS,
    OVER,
    SETTING_UP,
    SHIPPING,
)
from tearum.engine.core import apply, to_move
from tearum.engine.pending import menu_of
from tearum.engine.state import State
from tests.bots.table import TABLES, deal, played


def test_the_exponential_is_the_usual_one_between_its_limits() -> None:
    for x in (-29.5, -3.25, -0.001, 0.0, 0.5, 1.0, 7.75, 30.0):
        assert exp(x) == pytest.approx(math.exp(x), rel=1e-6)
    assert exp(31.0) == exp(1000.0) == exp(30.0)
    assert exp(-30.1) == 0.0
    assert exp(-30.0) > 0.0
    assert logistic(0.0) == 0.5
    assert logistic(2.0) == pytest.approx(1 / (1 + math.exp(-2)))


@pytest.mark.parametrize(
    ("missing", "money", "near"),
    [
        (0.0, 0.0, 1.0),
        (-3.0, 5.0, 1.0),
        (5.0, 10.0, 0.7),  # 0.8 less 0.02 a dollar
        (10.0, 10.0, 0.6),
        (12.0, 10.0, 0.4),  # 0.7 less 0.05 for each of two, and 0.02 for each of ten
        (40.0, 10.0, 0.0),
        (3.0, 0.0, 0.55),
    ],
)
def test_what_is_dearer_is_farther_away(missing: float, money: float, near: float) -> None:
    assert nearness(missing, money) == pytest.approx(near)


@pytest.mark.parametrize(
    ("winners", "shares"),
    [(0b0000, (0, 0, 0)), (0b0010, (0, 1, 0)), (0b0101, (1 / 2, 0, 1 / 2)), (0b0111, (1 / 3,) * 3)],
)
def test_a_title_is_shared_by_all_who_have_it(winners: int, shares: tuple[float, ...]) -> None:
    assert tuple(title_share(winners, seat) for seat in range(3)) == pytest.approx(shares)


def test_a_small_difference_is_less_likely_the_larger_the_gap_is_now() -> None:
    assert chance_of_small_difference(3.5, 3, 7) == 0.5
    assert chance_of_small_difference(-3.5, 3, 7) == 0.5
    spread = 0.5 + 0.15 * 4
    expected = 1 / (1 + math.exp((6.0 - 2.5) / spread))
    assert chance_of_small_difference(6.0, 2, 4) == pytest.approx(expected)
    assert slope(0.25, 2.0) == 0.25 * 0.75 / 2


def test_small_helpers() -> None:
    assert (greater(2.0, 1.0), greater(1.0, 2.0), greater(1.0, 1.0)) == (2.0, 2.0, 1.0)
    assert (shortfall(5, 3), shortfall(3, 3), shortfall(3, 5)) == (2.0, 0.0, 0.0)
    assert [within(n) for n in (5, -5, 127, 128, -127, -128)] == [5, -5, 127, LARGEST, -127, -127]
    assert [rounded(x) for x in (1.5, 1.4, -1.5, -1.4, 0.0, 500.0)] == [2, 1, -2, -1, 0, 127]


def test_points_and_permanent_effects_have_their_price() -> None:
    assert [dollars_per_point(round_) for round_ in range(5)] == [4.0, 4.25, 4.75, 5.5, 6.5]
    values = CardValues(TABLES)
    assert list(values.point) == [4.0, 4.25, 4.75, 5.5, 6.5]
    assert list(values.permanent) == [permanent_effect_value(e) for e in range(6)]
    assert sorted(values.permanent) == [1.0, 1.1, 1.2, 2.0, 4.5, 5.0]


def red_by_counting(state: State) -> float:
    """Over all ways in which the hidden cards may lie, of which one leaves the game."""
    shown = 0 if state.phase() == SETTING_UP else int(state.round_index()) + 1
    cards = [int(kind) for kind in TABLES.victory_types]
    open_cards = [int(state.victory(r)) for r in range(shown)]
    hidden = list(cards)
    for card in open_cards:
        hidden.remove(card)
    ways = list(combinations(hidden, len(hidden) - 1))
    reds = sum((open_cards + list(way)).count(RED) * 2 > ROUNDS for way in ways)
    return reds / len(ways)


def test_which_colour_decides_at_two_players_is_counted_out() -> None:
    assert len(TABLES.victory_types) == VICTORY_TYPES
    found = set()
    for seed in range(4):
        state = deal(2, seed)
        while to_move(state) >= 0:
            chance = chance_of_red(state)
            assert chance == pytest.approx(red_by_counting(state))
            found.add(round(chance, 3))
            apply(state, menu_of(state)[-1])
    assert len(found) > 3


def test_a_seat_has_four_actions_a_round() -> None:
    """Counted as they are taken: at the end of the actions of a round, four fewer are left."""
    state = deal(3, 2)
    seen = set()
    while to_move(state) >= 0:
        round_, phase = int(state.round_index()), int(state.phase())
        for seat in range(3):
            left = actions_left(state, seat)
            later = 4 * (4 - round_)
            if phase < ACTING:
                assert left == later + 4
            elif phase > ACTING:
                assert left == later
            else:
                assert later <= left <= later + 4
                seen.add((round_, left))
        growing = ROUNDS - round_ - (1 if phase > GROWING else 0)
        assert growth(state) == growing
        apply(state, menu_of(state)[-1])
    assert state.phase() == OVER
    for round_ in range(ROUNDS):
        assert {left for at, left in seen if at == round_} >= {
            *range(4 * (4 - round_) + 1, 4 * (4 - round_) + 4),
        }


def test_titles_fit_the_chance_to_win() -> None:
    forecast = Forecast(CardValues(TABLES), FORECAST_WEIGHTS)

    def titles(winner: float, governor: float, king: float, players: int) -> list[float]:
        forecast.winner = winner
        forecast.set_titles(governor, king, players)
        return [round(forecast.governor, 9), round(forecast.king, 9)]

    assert titles(0.6, 0.5, 0.3, 3) == [0.5, 0.3]
    assert titles(0.6, 0.7, 0.3, 4) == [0.6, 0.3]  # no title above it
    assert titles(0.6, 0.3, 0.9, 4) == [0.3, 0.6]
    assert titles(0.6, 0.1, 0.2, 3) == [0.2, 0.4]  # both together not below it
    assert titles(0.6, 0.5, 0.3, 2) == [0.375, 0.225]  # of two players one has it
    forecast.winner, forecast.blue, forecast.red = 0.5, 10.0, 2.0
    assert forecast.score(0.25) == 0.5 + 0.25 * 12


def plan(value: float, root: int, *, done: bool = False) -> Plan:
    made = Plan(STATE, [root], root)
    made.value, made.done = value, done
    return made


STATE = played(3, 14)


def function() -> ValueFunction:
    return NO_PREFERENCES.value_function(CardValues(TABLES), WEIGHTS)


def pruned(beam: int, per_root: int, plans: list[Plan]) -> list[tuple[float, int]]:
    planner = Planner(function(), beam, per_root, 9)
    return [(one.value, one.root_action) for one in planner.prune(plans)]


def test_the_best_plans_of_each_first_action_are_kept() -> None:
    plans = [plan(1.0, 5), plan(4.0, 5), plan(3.0, 5), plan(2.0, 6), plan(0.5, 7)]
    assert pruned(9, 2, list(plans)) == [(4.0, 5), (3.0, 5), (2.0, 6), (0.5, 7)]
    assert pruned(9, 1, list(plans)) == [(4.0, 5), (2.0, 6), (0.5, 7)]
    # Every first action keeps a plan, however narrow the beam.
    assert pruned(1, 3, list(plans)) == [(4.0, 5), (2.0, 6), (0.5, 7)]
    assert pruned(2, 3, list(plans)) == [(4.0, 5), (3.0, 5), (2.0, 6), (0.5, 7)]


def test_plans_that_come_to_the_same_are_kept_once() -> None:
    same = [plan(2.0, 5), plan(2.0, 5), plan(2.0, 5, done=True), plan(2.0, 6)]
    kept = Planner(function(), 9, 9, 9).prune(same)
    assert [(one.root_action, one.done) for one in kept] == [(5, False), (5, True), (6, False)]


def test_plans_of_equal_value_keep_their_order() -> None:
    plans = [plan(1.0, 1), plan(3.0, 2), plan(1.0, 3), plan(3.0, 4), plan(2.0, 5)]
    sort_plans(plans)
    assert [one.root_action for one in plans] == [2, 4, 5, 1, 3]
    nothing: list[Plan] = []
    sort_plans(nothing)
    assert nothing == []


def test_a_trade_sells_before_it_buys_in_the_order_of_the_goods() -> None:
    state = STATE.copy()
    for resource, count in ((3, 1), (0, 2)):
        state.add_sold(resource, count)
    for resource, count in ((4, 2), (1, 1)):
        state.add_bought(resource, count)
    trade = trade_codes(state)
    assert trade == [SELL, SELL, SELL + 3, BUY + 1, BUY + 4, BUY + 4, CLOSE]


def test_who_is_still_asked_for_the_last_payments_may_still_pay() -> None:
    """Those who are asked, or will be, counted by playing on."""
    found = 0
    for seed in range(30):
        state, luck = deal(3, seed), Random(seed)
        while to_move(state) >= 0 and state.phase() < LAST_PAYMENTS:
            assert all(may_still_pay(state, seat) for seat in range(3))
            apply(state, luck.choice(menu_of(state)))
        while state.phase() == LAST_PAYMENTS:
            later, asked = state.copy(), set[int]()
            while later.phase() == LAST_PAYMENTS:
                asked.add(int(to_move(later)))
                apply(later, menu_of(later)[0])
            assert all(may_still_pay(state, seat) for seat in asked)
            found += len(asked)
            apply(state, menu_of(state)[0])
        if state.phase() > LAST_PAYMENTS:
            assert not any(may_still_pay(state, seat) for seat in range(3))
    assert found


def test_a_tile_that_is_banned_is_banned_in_every_row_it_may_be_used_in() -> None:
    state = next(one for one in (played(3, n) for n in range(30, 90)) if one.phase() == ACTING)
    rows = [code for code in menu_of(state) if ROW <= code < ALTERNATIVE]
    free, banning = Planner(function(), 1, 1, 1), Planner(function(), 1, 1, 1)
    for tile in range(BOARDS * ROWS):
        banning.ban_tile(tile)
    for code in {ROW, *rows}:
        assert not free.is_banned(state, code)
    assert all(banning.is_banned(state, code) for code in rows)
    assert not banning.is_banned(state, ALTERNATIVE)
    banning.ban(ALTERNATIVE)
    assert banning.is_banned(state, ALTERNATIVE)


def test_in_a_round_of_ships_a_turn_ends_with_a_ship_or_a_pass() -> None:
    state = next(one for one in (played(3, n) for n in range(60)) if one.phase() == SHIPPING)
    seat = int(to_move(state))
    seen = set()
    for code in menu_of(state):
        after = state.copy()
        apply(after, code)
        if to_move(after) == seat and after.phase() == SHIPPING:
            ends = code == PASS or SHIP <= code < SHIP + 27
            assert has_shipped(state, after) == ends
            seen.add(ends)
    assert not has_shipped(state, state.copy())


# Limits


def with_a_trade() -> State:
    """A position in which a Trade may begin."""
    for n in range(20, 160):
        state = played(3, n, seed=3)
        if to_move(state) >= 0 and state.frame_kind() == TRADING and state.frame_a() == 0:
            return state
    raise AssertionError("no such position")


def with_choice() -> State:
    """A position with several things to do."""
    found = (played(3, n) for n in range(30, 150))
    return next(one for one in found if one.phase() == ACTING and len(menu_of(one)) > 5)


def test_beyond_its_limit_a_planner_finishes_cheaply() -> None:
    state = with_choice()
    seat = int(to_move(state))
    free = NodeLimitedPlanner(function(), 6, 2, 9)
    whole = free.plan(state, seat)
    limited = NodeLimitedPlanner(function(), 6, 2, 9)
    limited.limit(1)
    plans = limited.plan(state, seat)
    assert {plan.root_action for plan in plans} <= {plan.root_action for plan in whole}
    assert all(plan.done for plan in plans)
    assert len(menu_of(state)) <= limited.nodes < free.nodes
    before = int(limited.nodes)
    limited.limit(-1)  # and without one again as far as any other
    assert [plan.codes for plan in limited.plan(state, seat)] == [plan.codes for plan in whole]
    assert limited.nodes - before == free.nodes


def test_beyond_its_limit_a_planner_leaves_a_trade_as_it_is() -> None:
    state = with_a_trade()
    seat, trade = int(to_move(state)), state.copy()
    trade.set_frame_a(1)
    planner = NodeLimitedPlanner(function(), 6, 2, 9)
    changes = [change for change in range(24) if planner.change_trade(trade.copy(), seat, change)]
    assert changes
    for nodes, allowed in ((0, False), (1, True), (-1, True)):
        planner.limit(nodes)
        after = trade.copy()
        assert planner.change_trade(after, seat, changes[0]) == allowed
        assert (after.position() != trade.position()) == allowed


def test_a_visit_stays_within_the_nodes_that_are_left() -> None:
    state = with_choice()
    seat = int(to_move(state))
    forecast = Forecast(CardValues(TABLES), FORECAST_WEIGHTS)
    used = []
    for left in (1, 40, -1):
        search = RolloutSearch(CardValues(TABLES), WEIGHTS, forecast, function(), 9)
        search.rollout_turns = 3
        candidate = search.candidates(state, seat, 1)[0]
        before = int(search.nodes())
        search.nodes_left = left
        assert search.visit(candidate, state, seat, 10_000) == 3
        used.append(int(search.nodes()) - before)
    assert used[0] < used[1] < used[2]
