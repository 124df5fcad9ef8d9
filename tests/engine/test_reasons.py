"""Reasons say which frame is being decided, and how much of what is missing, to the piece."""

import pytest

from tearum.edition import load
from tearum.engine import layout as at
from tearum.engine.constants import frames
from tearum.engine.constants.actions import ACTIONS, BUY, FOUNDRY, PASS, PAY_ALLEGIANCE
from tearum.engine.constants.components import ALLEGIANCES, ORE, RESOURCES
from tearum.engine.constants.reasons import (
    GOODS_SHORT,
    LEGAL,
    MONEY_SHORT,
    NO_ALLEGIANCE,
    NOT_ASKED,
    NOT_PAYABLE,
    SOLD_THIS_TRADE,
    TRADE_BEGUN,
    reason_a,
    reason_b,
    reason_of,
    reason_with,
)
from tearum.engine.core import new_game, to_move, why_not
from tearum.engine.pending import push
from tearum.engine.rules.allegiance import proven_by_payment
from tearum.engine.rules.payments import why_not_pay, why_not_pay_goods
from tearum.engine.state import State, seat_at
from tearum.game import Action
from tearum.game.seeds import deal_streams

SEAT = 1
FREE = {"city_hall", "pay_allegiance", "exchange"}  # around every choice of one's own (WHS-05)
# What a frame may ever be answered with.
ANSWERS = {
    frames.SHIP_TURN: FREE | {"pass", "ship"},
    frames.TURN: FREE | {"row", "alternative", "activate"},
    frames.TURN_END: FREE | {"end_turn", "activate"},
    frames.OPTION_CHOICE: {"option"},
    frames.CUBE_CHOICE: {"cube"},
    frames.TRADING: FREE | {"pass", "close", "sell", "buy"},
    frames.BUILDING: FREE | {"pass", "build"},
    frames.SPARING: {"spare"},
    frames.HIRING: FREE | {"pass", "hire", "hire_for_goods"},
    frames.CONTRACTING: FREE | {"pass", "fulfil"},
    frames.OVERFLOW: {"expand", "pay_allegiance", "exchange", "discard"},
    frames.CHOOSING_ALLEGIANCE: {"allegiance"},
    frames.FOUNDING: {"pass", "foundry"},
    frames.ACTIVATING: {"pass", "activate"},
    frames.PAYING: FREE | {"pass"},
    frames.CONVERTING_BLUE: {"convert_blue"},
    frames.CONVERTING_RED: {"convert_red"},
    frames.STOPPING: {"stop", "play_on"},
}


def asked(kind: int, *arguments: int) -> State:
    """A game in which seat 1 is asked this and has nothing."""
    state = new_game(load("classic").tables, 3, deal_streams(1), None)
    push(state, kind, SEAT, *arguments)
    for resource in range(RESOURCES):
        state.store[seat_at(SEAT) + at.GOODS + resource] = 0
    return state


def reason_for(state: State, code: int) -> tuple[int, int, int]:
    packed = why_not(state, code)
    return int(reason_of(packed)), int(reason_a(packed)), int(reason_b(packed))


@pytest.mark.parametrize("kind", ANSWERS)
def test_what_is_not_asked_says_what_is(kind: int) -> None:
    state = asked(kind)
    assert to_move(state) == SEAT
    for code in range(ACTIONS):
        if Action.of(code).kind in ANSWERS[kind]:
            assert reason_for(state, code)[0] != NOT_ASKED
        else:
            assert reason_for(state, code) == (NOT_ASKED, kind, 0)


def test_every_frame_that_asks_has_its_answers() -> None:
    run_by_themselves = {frames.EFFECT, frames.PALACE}
    assert set(ANSWERS) == set(range(frames.FRAMES)) - run_by_themselves


def test_a_trade_that_has_begun_is_no_longer_declined_nor_interrupted() -> None:
    state = asked(frames.TRADING, 1)
    assert reason_for(state, PASS) == (TRADE_BEGUN, 0, 0)
    for code in range(ACTIONS):
        if Action.of(code).kind in FREE:
            assert reason_for(state, code) == (NOT_ASKED, frames.TRADING, 0)


@pytest.mark.parametrize("resource", range(RESOURCES))
@pytest.mark.parametrize("short", [1, 2, 7, 8, 9, 30])
def test_the_reason_says_how_many_goods_are_missing(short: int, resource: int) -> None:
    state = asked(frames.CONTRACTING)
    state.store[seat_at(SEAT) + at.GOODS + resource] = 3
    costs = [0] * 2 * RESOURCES
    costs[RESOURCES + resource] = 3 + short
    assert why_not_pay_goods(state, SEAT, costs, RESOURCES) == reason_with(
        GOODS_SHORT, short, resource
    )
    costs[RESOURCES + resource] = 3
    assert why_not_pay_goods(state, SEAT, costs, RESOURCES) == LEGAL


@pytest.mark.parametrize(("price", "short"), [(7, 0), (8, 1), (40, 33)])
def test_the_reason_says_how_many_dollars_are_missing(price: int, short: int) -> None:
    state = asked(frames.HIRING)
    state.store[seat_at(SEAT) + at.MONEY] = 7
    reason = reason_with(MONEY_SHORT, short) if short else LEGAL
    assert why_not_pay(state, SEAT, price) == reason


def test_the_foundry_wants_ore() -> None:
    assert reason_for(asked(frames.FOUNDING), FOUNDRY) == (GOODS_SHORT, 1, ORE)


@pytest.mark.parametrize("resource", range(RESOURCES))
def test_what_was_sold_is_named_when_it_is_to_be_bought(resource: int) -> None:
    state = asked(frames.TRADING, 1)
    state.store[at.SOLD + resource] = 1
    assert reason_for(state, BUY + resource) == (SOLD_THIS_TRADE, 0, resource)


@pytest.mark.parametrize("held", range(ALLEGIANCES + 1))
def test_only_some_allegiances_are_paid_for(held: int) -> None:
    """ALG-06"""
    state = asked(frames.PAYING)
    state.store[seat_at(SEAT) + at.HELD] = held
    state.store[seat_at(SEAT) + at.MONEY] = 0
    paid = held > 0 and proven_by_payment(state.tables, held - 1)
    short = (MONEY_SHORT, GOODS_SHORT)
    assert reason_for(state, PAY_ALLEGIANCE)[0] in (
        short if paid else (NOT_PAYABLE,) if held else (NO_ALLEGIANCE,)
    )


def test_parameters_come_out_as_they_went_in() -> None:
    for reason in (NOT_ASKED, 39):
        for a in (0, 1, 63, 1023):
            for b in (0, 5, 1000):
                packed = reason_with(reason, a, b)
                assert (reason_of(packed), reason_a(packed), reason_b(packed)) == (reason, a, b)
