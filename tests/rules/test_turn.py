"""The action turn: which worker, which row, and the free steps around it."""

import pytest

from tests.table import AUTOMA, Table

LADDER = ("$1", "$2", "$3", "$4")  # row by row


@pytest.mark.parametrize(
    ("standing", "row"),
    [([0], 1), ([0, 1], 2), ([0, 0], 2), ([0, 1, 2], 3), ([0, 1, 2, 3], 4), ([0, 3, 3, 3], 4)],
)
def test_the_row_is_the_number_of_workers_before_removing(standing: list[int], row: int) -> None:
    """ACT-01"""
    t = Table(players=4, round=3).rows("harbor", *LADDER).workers(harbor=standing)
    t.rows("tavern", "1 red").begin("actions").act("row harbor")
    assert t[0].money == row
    assert t.story("worker_removed") == [f"0 worker_removed harbor {row}"]
    assert t[0].workers["harbor"] == standing.count(0) - 1


def test_the_automas_workers_count_too() -> None:
    """ACT-01, ACT-02, TWO-02"""
    t = Table(players=2).rows("tavern", *LADDER).workers(tavern=[0, AUTOMA])
    assert t.begin("actions").act("row tavern")[0].money == 2
    t = Table(players=2, round=2).rows("tavern", *LADDER).workers(tavern=[AUTOMA, AUTOMA])
    assert t.begin("actions").act("row tavern")[0].money == 3


@pytest.mark.parametrize(
    ("standing", "row"), [([], 1), ([0], 2), ([1], 2), ([1, 2], 3), ([1, 1, 3], 4)]
)
def test_the_row_is_the_number_of_workers_after_placing(standing: list[int], row: int) -> None:
    """ACT-02"""
    t = Table(players=4, round=2).rows("harbor", *LADDER).workers(harbor=standing)
    t.rows("tavern", "1 red").begin("actions").act("row harbor")
    assert t[0].money == row
    assert t.story("worker_placed") == [f"0 worker_placed harbor {row}"]
    assert t[0].workers["harbor"] == standing.count(0) + 1


def test_only_a_worker_of_ones_own_can_be_removed() -> None:
    """ACT-01"""
    t = Table(players=4).workers(market=[1, 2, 3], tavern=[0, 1]).begin("actions")
    for use in ("row market", "alternative market"):
        assert t.why_not(use) == "no_worker_there"
        assert not t.may(use)
    assert t.may("row tavern")


@pytest.mark.parametrize(("players", "holds"), [(2, 3), (3, 3), (4, 4)])
def test_a_board_holds_four_workers_or_three_with_fewer_players(players: int, holds: int) -> None:
    """ACT-03, ACT-02, TWO-01"""
    t = Table(players, round=4).workers(market=[1] * holds, harbor=[1] * (holds - 1))
    t.begin("actions")
    for use in ("row market", "alternative market"):
        assert t.why_not(use) == "board_full"
        assert not t.may(use)
    assert t.may("row harbor")
    assert t.may("alternative harbor")


def test_a_full_board_is_no_hindrance_to_removing() -> None:
    """ACT-03, ACT-01"""
    assert Table(players=4).workers(market=[0, 1, 2, 3]).begin("actions").may("row market")


def test_several_workers_of_one_colour_may_stand_on_one_board() -> None:
    """ACT-03"""
    t = Table(players=4, round=2).rows("market", *LADDER).workers(market=[0, 0, 0])
    assert t.begin("actions").act("row market")[0].workers["market"] == 4


@pytest.mark.parametrize(("players", "first"), [(3, 1), (4, 2)])
def test_turns_go_in_turn_order_until_everybody_has_used_four_workers(
    players: int, first: int
) -> None:
    """ACT-04"""
    for r in (1, 2):
        t = Table(players, round=r, first=first).begin("actions")
        asked = []
        boards = [b for b in ("governor", "market", "harbor", "tavern") for _ in range(players)]
        for board in boards:
            asked.append(int(t.asks.split()[0]))
            t.end_turn(f"alternative {board}")
        assert asked == [(first + i) % players for i in range(players)] * 4
        left = 0 if r == 1 else 4
        for seat in range(players):
            assert sum(t[seat].workers.values()) == left
        assert t.asks.split()[1] == "ship_turn"  # of the next round


def test_a_turn_cannot_be_skipped() -> None:
    """ACT-04"""
    t = Table().begin("actions")
    assert not t.may("pass")
    assert not t.may("end turn")
    assert all(phrase.startswith(("row", "alternative")) for phrase in t.menu)


def test_of_a_row_with_a_slash_either_side_is_taken() -> None:
    """ACT-05"""
    t = Table().rows("market", "$3, star / 2 red, ore").begin("actions")
    assert t.offers("row market") == ["row market", "right"]
    assert t.act("row market left").story("action_taken") == ["0 action_taken market 1"]
    assert (t[0].money, t[0].stars, t[0].red, t[0].goods) == (3, 1, 0, "")
    t = Table().rows("market", "$3, star / 2 red, ore").begin("actions").act("row market right")
    assert t.story("action_taken") == ["0 action_taken market 2"]
    assert (t[0].money, t[0].stars, t[0].red, t[0].goods) == (0, 0, 2, "ore")


def test_a_row_without_a_slash_has_one_side() -> None:
    """ACT-05"""
    t = Table().rows("market", "$3, star").alternative("market", "ore").begin("actions")
    assert t.why_not("row market right") == "no_such_side"
    assert t.why_not("alternative market right") == "no_such_side"


def test_the_icons_of_a_row_are_resolved_from_left_to_right() -> None:
    """ACT-06"""
    t = Table().use("$2, ore, star, 1 blue, population, 1 red, expansion")
    kinds = [event.split()[1] for event in t.story()]
    order = ["money", "goods", "star", "vp", "population", "vp", "expansion"]
    assert kinds == ["worker_removed", "action_taken", *order]


def test_an_action_is_resolved_at_its_place_in_the_row() -> None:
    """ACT-06"""
    t = Table().use("2 wheat, trade, $4")
    assert (t.asks, t[0].goods, t[0].money) == ("0 trading", "2 wheat", 0)
    t.act("sell 2 wheat")
    assert t.asks == "0 trading"
    t.act("close")
    assert t.story("traded", "money")[-1] == "0 money 4 effect"


def test_the_alternative_may_always_be_taken_instead() -> None:
    """ACT-07"""
    t = Table().rows("harbor", "star").alternative("harbor", "$2, ore").begin("actions")
    t.act("alternative harbor")
    assert (t[0].money, t[0].goods, t[0].stars) == (2, "ore", 0)
    assert t.story("action_taken", "worker_removed") == [
        "0 worker_removed harbor 4",
        "0 action_taken harbor alternative 1",
    ]


def test_an_alternative_may_have_two_sides() -> None:
    """ACT-07"""
    t = Table(round=2).alternative("tavern", "$2 / star").begin("actions")
    assert t.may("alternative tavern left")
    t.act("alternative tavern right")
    assert (t[0].money, t[0].stars) == (0, 1)


@pytest.mark.parametrize("action", ["trade", "build", "captain", "contract"])
def test_an_action_may_be_declined_and_the_rest_of_the_row_is_resolved(action: str) -> None:
    """ACT-08"""
    t = Table().seat(0, goods="2 wheat, wood, ore", money=20).display(1)
    t.contract(3, cost="wheat", blue=1, red=1).contracts([0, 0, 0, 0, 3])
    t.use(f"{action}, $3").act("pass")
    assert (t.asks, t[0].money) == ("0 turn_end", 23)
    assert t.story("declined") == [f"0 declined {action}"]


@pytest.mark.parametrize("action", ["trade", "build", "captain", "contract"])
def test_an_impossible_action_is_not_asked_and_the_rest_is_resolved(action: str) -> None:
    """ACT-08"""
    t = Table().display(1).contracts([0, 0, 0, 0, 3]).use(f"{action}, $3")
    assert (t.asks, t[0].money) == ("0 turn_end", 3)
    assert t.story("declined") == [f"0 declined {action}"]


@pytest.mark.parametrize("action", ["trade", "build", "captain", "contract"])
def test_who_has_a_free_step_is_asked_even_when_the_action_is_impossible(action: str) -> None:
    """ACT-08, WHS-05"""
    t = Table().seat(0, goods="barrel", buildings="city hall").use("$1, " + action)
    if action != "trade":
        assert t.menu == ["pass", "city hall"]
    assert t.may("city hall")


@pytest.mark.parametrize("gain", ["$2", "ore", "any cube", "1 blue", "1 red", "star", "population"])
def test_gains_are_mandatory(gain: str) -> None:
    """ACT-08"""
    assert not Table().use(gain).may("pass")


def test_captains_may_be_activated_before_and_after_the_action() -> None:
    """ACT-09, CAP-04"""
    t = (
        Table()
        .seat(0, goods="2 cannon", captains=(1, 2))
        .captain(1, cost="$3", cannons=1, reward="$5")
    )
    t.captain(2, cost="$3", cannons=1, reward="$7").begin("actions")
    t.act("activate 1").rows("market", "$1")
    assert (t.asks, t[0].money) == ("0 turn", 5)
    assert t.act("row market", "activate 2")[0].money == 13
    assert t.asks == "0 turn_end"


def test_what_an_effect_causes_is_finished_before_the_next_icon() -> None:
    """ACT-10, REP-01"""
    t = (
        Table()
        .track("build", "$5")
        .seat(0, goods="ore")
        .building("statue", cost="ore", vp="1 blue", instant="star")
    )
    t.use("star, $1")
    assert (t.asks, t[0].money) == ("0 building", 0)
    t.act("build statue")
    assert t.story("vp", "star", "money") == [
        "0 vp blue 1 effect",
        "0 star 2",
        "0 money 5 effect",
        "0 money 1 effect",
    ]


def test_an_allegiance_is_chosen_before_the_next_icon() -> None:
    """ACT-10, ALG-03"""
    t = Table().seat(0, blue=7).use("1 blue, $1")
    assert (t.asks, t[0].money) == ("0 choosing_allegiance", 0)
    assert t.act("allegiance 1")[0].money == 1


def test_nothing_interrupts_a_trade() -> None:
    """ACT-10"""
    t = Table().seat(0, goods="2 wheat, cannon, barrel", buildings="city hall", captains=(1,))
    t.captain(1, cost="$3", cannons=1, reward="$5").use("trade").act("sell wheat")
    assert all(phrase == "close" or phrase.startswith(("sell", "buy")) for phrase in t.menu)
    assert t.why_not("activate 1") == "not_asked"


def test_a_turn_ends_when_its_player_says_so() -> None:
    """ACT-11"""
    t = Table().use("$1")
    assert (t.asks, t.menu) == ("0 turn_end", ["end turn"])
    assert t.act("end turn").asks == "1 turn"
    assert t.story("turn_ended") == ["0 turn_ended"]


def test_only_one_worker_is_used_in_a_turn() -> None:
    """ACT-04, ACT-11"""
    t = Table().use("$1")
    for use in ("row harbor", "alternative harbor"):
        assert t.why_not(use) == "not_asked"
    assert t.why_not("pass") == "not_asked"
