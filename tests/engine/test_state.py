"""The methods of a state say what lies in its store and its deal."""

from collections.abc import Iterator

import pytest

from tearum.edition import load
from tearum.engine import layout as at
from tearum.engine.constants.components import (
    BLUE,
    BOARDS,
    BUILDING_COLOURS,
    BUILDINGS,
    CAPTAINS,
    CONTRACTS,
    CUBES,
    MAX_ALLEGIANCE_SLOTS,
    MAX_CONTRACT_SLOTS,
    PERMANENTS,
    RED,
    RESOURCES,
    ROUNDS,
    ROWS,
    SHIPS,
    SYMBOLS,
)
from tearum.engine.constants.frames import SPARING, TRADING
from tearum.engine.core import apply, new_game
from tearum.engine.pending import menu_of, push
from tearum.engine.state import State, restored_state, seat_at
from tearum.game.seeds import deal_streams, stream


def states(players: int) -> Iterator[State]:
    """Every fifth state of a random game."""
    state = new_game(load("classic").tables, players, deal_streams(3), None)
    chance, decisions = stream(3, "state"), 0
    while menu := menu_of(state):
        if decisions % 5 == 0:
            yield state
        apply(state, menu[chance.below(len(menu))])
        decisions += 1
    yield state


def read(state: State, field: int, count: int) -> list[int]:
    return [int(state.store[field + i]) for i in range(count)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_game(players: int) -> None:
    for s in states(players):
        assert [
            s.players(),
            s.phase(),
            s.round_index(),
            s.first_player(),
            s.cursor(),
            s.passes(),
            s.depth(),
            s.reveals(),
            s.player_a(),
            s.tokens_drawn(),
            s.contracts_drawn(),
            s.decided_for() + 1,
            int(s.stopped()),
        ] == read(s, at.PLAYERS, 13)
        assert [s.sold(r) for r in range(RESOURCES)] == read(s, at.SOLD, RESOURCES)
        assert [s.bought(r) for r in range(RESOURCES)] == read(s, at.BOUGHT, RESOURCES)
        assert [s.arriving(r) for r in range(RESOURCES)] == read(s, at.ARRIVING, RESOURCES)
        assert [s.spared(r) for r in range(CUBES)] == read(s, at.SPARED, CUBES)
        assert s.position() == read(s, 0, at.MENU_SIZE)
        assert [s.menu_code(i) for i in range(s.menu_size())] == menu_of(s)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_seat(players: int) -> None:
    for s in states(players):
        for seat in range(players):
            here = int(seat_at(seat))
            assert [
                s.money(seat),
                *(s.goods(seat, r) for r in range(RESOURCES)),
                s.token_low(seat),
                s.token_high(seat),
                s.reputation(seat),
                s.population(seat),
                s.vp(seat, BLUE),
                s.vp(seat, RED),
                s.allegiance(seat) + 1,
                int(s.has_proven(seat)),
                int(s.chest_closed(seat)),
                *(s.workers(seat, board) for board in range(BOARDS)),
                s.building_count(seat),
                s.captain_count(seat),
                s.contract_count(seat),
                *(s.colour_count(seat, colour) for colour in range(BUILDING_COLOURS)),
                *(s.symbols(seat, symbol) for symbol in range(SYMBOLS)),
                *(s.permanent(seat, effect) for effect in range(PERMANENTS)),
                s.wish_place(seat),
                s.conversions_chosen(seat),
                s.converted_blue(seat),
                s.converted_red(seat),
                s.stop_answer(seat),
            ] == read(s, here, at.SEAT_SIZE)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_lies_on_the_table(players: int) -> None:
    for s in states(players):
        assert [s.automa_workers(board) for board in range(BOARDS)] == read(s, at.AUTOMA_ON, BOARDS)
        slots = [s.allegiance_in_slot(i) + 1 for i in range(MAX_ALLEGIANCE_SLOTS)]
        assert slots == read(s, at.ALLEGIANCE_SLOT, MAX_ALLEGIANCE_SLOTS)
        slots = [s.contract_in_slot(i) + 1 for i in range(MAX_CONTRACT_SLOTS)]
        assert slots == read(s, at.CONTRACT_SLOT, MAX_CONTRACT_SLOTS)
        for contract, place in enumerate(read(s, at.CONTRACT_AT, CONTRACTS)):
            assert s.contract_owner(contract) == (place - at.OWNED if place >= at.OWNED else -1)
        for building, owners in enumerate(read(s, at.BUILT, BUILDINGS)):
            assert s.building_owners(building) == owners
            assert [s.has_built(i, building) for i in range(4)] == [
                owners >> i & 1 == 1 for i in range(4)
            ]
        for captain, place in enumerate(read(s, at.CAPTAIN_AT, CAPTAINS)):
            owner = (place - at.OWNED) // 2 if place >= at.OWNED else -1
            assert s.captain_shown(captain) == (place == at.SHOWN)
            assert s.captain_owner(captain) == owner
            ready = owner >= 0 and (place - at.OWNED) % 2 == 0
            assert [s.captain_ready(i, captain) for i in range(4)] == [
                ready and i == owner for i in range(4)
            ]
        for ship, place in enumerate(read(s, at.SHIP_AT, SHIPS)):
            assert s.ship_drawn(ship) == (place != at.UNSEEN)
            assert s.ship_bought(ship) == (place == at.SHIP_GONE)


def test_what_was_dealt() -> None:
    for s in states(2):
        deal = list(s.deal)
        tiles = [s.tile(board, row) for board in range(BOARDS) for row in range(ROWS)]
        assert tiles == deal[at.TILE : at.WISH]
        assert [s.wish(r) for r in range(ROUNDS)] == deal[at.WISH : at.REWARD_SIDE]
        assert [s.reward_side(r) for r in range(ROUNDS)] == deal[at.REWARD_SIDE : at.COPIES]
        assert [s.copies(b) for b in range(BUILDINGS)] == deal[at.COPIES : at.ENDOWMENT]
        assert [s.endowment(seat) for seat in range(2)] == deal[at.ENDOWMENT : at.ENDOWMENT + 2]
        assert [s.victory(r) for r in range(6)] == deal[at.VICTORY : at.TOKENS]
        first = at.TOKENS + 32 * s.round_index()
        assert [s.automa_token(i) for i in range(32)] == deal[first : first + 32]


def test_frames_are_read_from_the_top_and_by_their_place() -> None:
    s = next(states(3))
    depth = int(s.depth())
    push(s, TRADING, 1)
    push(s, SPARING, 2, 7, 3)
    assert (s.frame_kind(), s.frame_seat(), s.frame_a(), s.frame_b()) == (SPARING, 2, 7, 3)
    assert (s.pending_kind(depth), s.pending_seat(depth)) == (TRADING, 1)
    assert (s.pending_a(depth + 1), s.pending_b(depth + 1)) == (7, 3)
    s.set_frame_a(8)
    s.set_frame_b(2)
    assert (s.frame_a(), s.frame_b()) == (8, 2)


def test_a_trade_can_be_tried_out() -> None:
    s = next(states(3))
    s.add_sold(2, 3)
    s.add_sold(2, -1)
    s.add_bought(0, 1)
    assert (s.sold(2), s.bought(0)) == (2, 1)


def test_a_copy_shares_the_deal_and_a_deep_copy_does_not() -> None:
    s = next(states(3))
    copy, deep = s.copy(), s.deep_copy()
    s.store[at.PASSES] += 1
    s.deal[at.PILE] += 1
    assert (copy.passes(), deep.passes()) == (s.passes() - 1, s.passes() - 1)
    assert (copy.deal[at.PILE], deep.deal[at.PILE]) == (s.deal[at.PILE], s.deal[at.PILE] - 1)


def test_a_state_comes_back_from_its_numbers() -> None:
    s = next(states(4))
    again = restored_state(s.tables, list(s.deal), list(s.store))
    assert (list(again.deal), list(again.store)) == (list(s.deal), list(s.store))
    with pytest.raises(ValueError, match="not the deal and the store"):
        restored_state(s.tables, list(s.deal), list(s.store)[1:])
