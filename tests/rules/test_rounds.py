"""The round: its phases, population, and what happens at its end."""

import pytest

from tearum.engine.constants.components import MAX_CONTRACT_SLOTS
from tearum.engine.replay import play_at_random
from tearum.game.seeds import stream
from tests.table import Table


@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_round_has_six_phases_in_order_and_round_v_leads_to_the_ending(players: int) -> None:
    """RND-01, EOR-04"""
    t = Table.deal(players, seed=5)
    play_at_random(t.s, stream(5, "moves"))
    phases = ["income", "shipping", "acting", "wishing", "growing", "closing_round"]
    ending = ["last_captains", "last_payments", "converting", "last_allegiances"]
    expected = [*phases * 4, *phases[:5], *ending]
    assert t.story("phase_begins") == [f"phase_begins {phase}" for phase in expected]


def test_the_phases_of_one_round() -> None:
    """RND-01"""
    t = Table(players=3, round=3).begin("income")
    assert t.story("phase_begins") == ["phase_begins income", "phase_begins shipping"]
    t.act("pass 3")
    assert t.story("phase_begins") == ["phase_begins acting"]
    t.begin("actions", taken=11).end_turn()
    assert t.story("phase_begins", "round_begins") == [
        "phase_begins wishing",
        "phase_begins growing",
        "phase_begins closing_round",
        "round_begins 4",
        "phase_begins income",
        "phase_begins shipping",
    ]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_players_population_rises_by_one_after_the_wishes(players: int) -> None:
    """POP-01"""
    t = Table(players, first=1).seat(0, population=13).wish("hygiene", first="$1", second="$1")
    t.begin("wishes")
    order = [1, *range(2, players), 0]
    risen = [f"{seat} population 1 {14 if seat == 0 else 11}" for seat in order]
    assert t.story("population") == risen
    story = t.story("phase_begins", "population")
    assert story[: players + 2] == ["phase_begins wishing", "phase_begins growing", *risen]


def test_past_the_upper_end_of_the_population_track_nothing_more_is_gained() -> None:
    """POP-02"""
    t = Table(players=3).seat(0, population=25).seat(1, population=24).begin("wishes")
    assert [t[seat].population for seat in range(3)] == [25, 25, 11]
    t = Table(players=3).seat(0, population=23).use("5 population")
    assert t[0].population == 25
    assert t.story("population") == ["0 population 2 25"]


def test_unfulfilled_contracts_slide_right_in_their_order_and_the_gaps_are_refilled() -> None:
    """EOR-01"""
    t = Table(players=4).contracts([3, 0, 7, 0, 0], pile=(11, 12, 13, 14)).begin("end of round")
    assert t.slots() == [13, 12, 11, 3, 7]
    assert t.story("contract_moved", "contract_shown") == [
        "contract_moved 7 5",
        "contract_moved 3 4",
        "contract_shown 11 3",
        "contract_shown 12 2",
        "contract_shown 13 1",
    ]


def test_contracts_that_lie_as_far_right_as_they_can_stay() -> None:
    """EOR-01"""
    t = Table(players=3).contracts([0, 0, 2, 9], pile=(5, 6)).begin("end of round")
    assert t.slots() == [6, 5, 2, 9]
    assert t.story("contract_moved") == []


def test_a_dry_pile_leaves_slots_empty_on_the_left() -> None:
    """EOR-01"""
    t = Table(players=4).contracts([0, 5, 0, 6, 0], pile=(8,)).begin("end of round")
    assert t.slots() == [0, 0, 8, 5, 6]
    t = Table(players=2).contracts([0, 5, 0, 0]).begin("end of round")
    assert t.slots() == [0, 0, 0, 5]


def test_a_refilled_contract_can_be_fulfilled_and_the_next_one_follows_it() -> None:
    """EOR-01"""
    t = Table(players=4).contracts([0, 0, 0, 0, 2], pile=(8, 9, 10, 11, 12)).begin("end of round")
    assert t.slots() == [11, 10, 9, 8, 2]
    assert t.view(None)["contract_pile"] == 1
    assert 11 - 1 in [t.s.contract_in_slot(slot) for slot in range(MAX_CONTRACT_SLOTS)]


@pytest.mark.parametrize(("players", "joining"), [(2, 3), (3, 3), (4, 4)])
def test_the_next_rounds_captains_join_the_display_and_earlier_ones_stay(
    players: int, joining: int
) -> None:
    """EOR-02, TWO-01"""
    t = Table(players, round=2).display(2, 9).begin("end of round")
    assert t.on_display()[:2] == [2, 9]
    new = t.on_display()[2:]
    assert len(new) == joining
    assert all(13 <= captain <= 18 for captain in new)
    assert sorted(t.story("captain_shown")) == sorted(f"captain_shown {c}" for c in new)


@pytest.mark.parametrize(("players", "first", "then"), [(3, 0, 1), (3, 2, 0), (4, 2, 3), (4, 3, 0)])
def test_the_first_player_marker_passes_clockwise(players: int, first: int, then: int) -> None:
    """EOR-03"""
    t = Table(players, first=first).begin("end of round")
    assert t.story("first_player") == [f"{then} first_player"]
    assert t.asks == f"{then} ship_turn"


def test_the_marker_is_flipped_workers_are_removed_and_placed_in_turn() -> None:
    """EOR-03, ACT-01, ACT-02"""
    for r in (1, 2, 3, 4, 5):
        t = Table(players=4, round=r).begin("actions").act("alternative market")
        expected = "worker_removed" if r in (1, 3, 5) else "worker_placed"
        assert [event.split()[1] for event in t.story() if "worker" in event] == [expected]
        assert t[0].workers["market"] == (0 if r in (1, 3, 5) else 1)


def test_after_round_v_nothing_is_refilled_and_the_marker_stays() -> None:
    """EOR-04"""
    t = Table(players=4, round=5, first=2).contracts([1, 0, 0, 0, 0], pile=(4, 5))
    t.wish("security", side="red", first="2 red", second="1 red").display(30)
    t.seat(0, buildings="fort", goods="cannon", captains=(1,)).seat(
        3, goods="cannon", captains=(4,)
    )
    t.begin("wishes")
    assert "0 vp red 2 effect" in t.story("vp")
    assert [t[seat].population for seat in range(4)] == [11, 11, 11, 11]
    assert t.slots() == [1, 0, 0, 0, 0]
    assert t.on_display() == [30]
    assert t.story("first_player", "round_begins", "money") == []
    assert t.asks == "3 activating"  # in the turn order of round V: 2, 3, 0, 1
    assert t.act("pass").asks == "0 activating"
