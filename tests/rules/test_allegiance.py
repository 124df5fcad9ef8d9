"""The chest and the allegiances."""

import pytest

from tests.table import FROZEN, Table


def blue_seen(t: Table, by: int | None) -> list[tuple[int | None, int | None]]:
    return [(seat["blue"], seat["red"]) for seat in t.view(by)["seats"]]


def test_vp_are_public_until_a_player_holds_eight_blue() -> None:
    """ALG-01, ALG-02"""
    t = Table(players=3).seat(0, blue=6, red=20).seat(1, blue=3).use("1 blue")
    assert blue_seen(t, None) == [(7, 20), (3, 0), (0, 0)]
    assert blue_seen(t, 2) == [(7, 20), (3, 0), (0, 0)]


def test_at_eight_blue_all_vp_go_into_the_chest_and_only_their_owner_looks() -> None:
    """ALG-02"""
    t = Table(players=3).seat(0, blue=7, red=2).use("1 blue")
    assert t[0].chest
    assert t.story("chest_closed") == ["0 chest_closed"]
    assert blue_seen(t, None) == [(None, None), (0, 0), (0, 0)]
    assert blue_seen(t, 1) == [(None, None), (0, 0), (0, 0)]
    assert blue_seen(t, 0)[0] == (8, 2)


def test_gains_are_still_seen_as_they_happen() -> None:
    """ALG-02"""
    t = Table(players=3).seat(0, blue=9, allegiance=1).use("2 red")
    assert t.story("vp") == ["0 vp red 2 effect"]
    assert blue_seen(t, 1)[0] == (None, None)


def test_red_vp_close_no_chest_and_call_for_no_allegiance() -> None:
    """ALG-02, ALG-03"""
    t = Table().seat(0, blue=7, red=7).use("5 red")
    assert (t.asks, t[0].chest) == ("0 turn_end", False)


@pytest.mark.parametrize(("blue", "gain"), [(7, 1), (4, 4), (0, 8), (5, 6)])
def test_the_gain_that_crosses_eight_calls_for_an_allegiance(blue: int, gain: int) -> None:
    """ALG-03"""
    t = Table().seat(0, blue=blue).allegiances(2, 5, 9).use(f"{gain} blue, $1")
    assert (t.asks, t[0].money) == ("0 choosing_allegiance", 0)
    assert t.menu == ["allegiance 2", "allegiance 5", "allegiance 9"]
    assert t.why_not("allegiance 3") == "allegiance_gone"
    t.act("allegiance 5")
    assert (t[0].allegiance, t[0].red, t[0].money, t.asks) == (5, 2, 1, "0 turn_end")


def test_seven_blue_call_for_nothing() -> None:
    """ALG-03"""
    t = Table().seat(0, blue=6).use("1 blue")
    assert (t.asks, t[0].chest, t[0].allegiance) == ("0 turn_end", False, 0)


def test_the_chosen_allegiance_has_left_the_board() -> None:
    """ALG-03"""
    t = (
        Table()
        .seat(0, blue=7)
        .seat(1, blue=7)
        .allegiances(2, 5, 9)
        .use("1 blue")
        .act("allegiance 5")
    )
    t.act("end turn").use("1 blue")
    assert t.asks == "1 choosing_allegiance"
    assert t.menu == ["allegiance 2", "allegiance 9"]


def test_an_allegiance_is_chosen_once_a_game() -> None:
    """ALG-03"""
    t = Table().seat(0, blue=8, allegiance=1).use("3 blue")
    assert (t.asks, t[0].allegiance) == ("0 turn_end", 1)


def test_who_drops_below_eight_at_the_end_keeps_the_allegiance_and_gets_no_other() -> None:
    """ALG-03, END-05"""
    t = Table(players=3).seat(0, blue=0, red=0, allegiance=1, proven=True, money=10)
    t.begin("conversions").act("convert 1 blue", "convert 0 red")
    assert t.asks == "over"
    assert (t[0].allegiance, t[0].proven) == (1, True)


def test_of_two_players_at_the_same_time_the_earlier_in_turn_order_chooses_first() -> None:
    """ALG-04, WSH-06"""
    t = (
        Table(players=3, first=1)
        .seat(0, blue=6, buildings="well")
        .seat(2, blue=6, buildings="well")
    )
    t.wish("hygiene", first="2 blue", second="1 blue").begin("wishes")
    assert t.asks == "2 choosing_allegiance"
    assert t.act("allegiance 2").asks == "0 choosing_allegiance"
    assert not t.may("allegiance 2")


BUILDINGS = "church, academy, well, inn, hotel, fort, prison"


@pytest.mark.parametrize(
    ("number", "almost", "step"),
    [
        (1, {"buildings": "church, academy, well, inn, hotel, fort"}, "build"),
        (2, {"population": 18}, "population"),
        (3, {"buildings": "well, bathhouse, dispensary"}, "build"),
        (4, {"stars": 19}, "star"),
        (
            5,
            {
                "buildings": "church, academy, well, inn",
                "captains": (1, 2, 3, 4),
                "contracts": (1, 2, 3),
            },
            "build",
        ),
        (
            5,
            {
                "buildings": "church, academy, well, inn, hotel",
                "captains": (1, 2, 3),
                "contracts": (1, 2, 3),
            },
            "captain",
        ),
        (
            5,
            {
                "buildings": "church, academy, well, inn, hotel",
                "captains": (1, 2, 3, 4),
                "contracts": (1, 2),
            },
            "contract",
        ),
        (7, {"contracts": (1, 2, 3)}, "contract"),
        (8, {"captains": (1, 2, 3, 4, 5)}, "captain"),
    ],
)
def test_an_allegiance_is_turned_over_as_soon_as_it_holds(
    number: int, almost: dict[str, object], step: str
) -> None:
    """ALG-05, ALG-08, CAP-06"""
    t = Table().seat(0, allegiance=number, money=9, goods="3 ore", **almost)  # type: ignore[arg-type]
    t.building("washhouse", cost="ore").display(20).captain(20, cost="$1")
    t.contract(9, cost="ore", blue=1, red=1).contracts([0, 9, 0, 0, 0]).slot(2, "star")
    t.use(step)
    taken = {"build": "build washhouse", "captain": "hire 20", "contract": "fulfil 9 red"}
    if step in taken:
        assert not t[0].proven
        t.act(taken[step])
    assert t[0].proven
    assert t.story("allegiance_proven") == [f"0 allegiance_proven {number}"]


@pytest.mark.parametrize(
    ("number", "short"),
    [
        (1, {"buildings": "church, academy, well, inn, hotel"}),
        (2, {"population": 17}),
        (3, {"buildings": "well, bathhouse, church, academy, palace, inn, hotel"}),
        (4, {"stars": 18}),
        (7, {"contracts": (1, 2), "captains": (1, 2, 3, 4, 5, 6)}),
        (8, {"captains": (1, 2, 3, 4), "contracts": (1, 2, 3, 4)}),
    ],
)
def test_one_less_is_not_enough(number: int, short: dict[str, object]) -> None:
    """ALG-05, ALG-08"""
    t = Table().seat(0, allegiance=number, money=9, goods="3 ore", **short)  # type: ignore[arg-type]
    t.building("washhouse", cost="ore").display(20).captain(20, cost="$1")
    t.contract(9, cost="ore", blue=1, red=1).contracts([0, 9, 0, 0, 0]).slot(2, "")
    t.use("star, population, build, captain, contract")
    t.act("build washhouse", "hire 20", "fulfil 9 red")
    assert not t[0].proven


@pytest.mark.parametrize(
    ("number", "owned"),
    [
        (1, {"buildings": BUILDINGS}),
        (2, {"population": 19}),
        (3, {"buildings": "inn, hotel, great hall, city hall"}),
        (4, {"stars": 20}),
        (7, {"contracts": (1, 2, 3, 4)}),
        (8, {"captains": (1, 2, 3), "face_down": (4, 5, 6)}),
    ],
)
def test_an_allegiance_that_holds_already_is_turned_as_it_is_taken(
    number: int, owned: dict[str, object]
) -> None:
    """ALG-05, ALG-08"""
    t = Table().allegiances(6, number).seat(0, blue=7, **owned)  # type: ignore[arg-type]
    t.use("1 blue").act(f"allegiance {number}")
    assert t[0].proven
    assert t.story("allegiance_taken", "allegiance_proven", "vp") == [
        f"0 allegiance_taken {number}",
        f"0 vp red {FROZEN.components.allegiance[number - 1].red} allegiance",
        f"0 allegiance_proven {number}",
    ]


def test_number_six_is_judged_at_the_very_end_only() -> None:
    """ALG-05, END-06"""
    t = Table().allegiances(6, 1).seat(0, blue=7, red=6).use("1 blue, star").act("allegiance 6")
    assert not t[0].proven
    t.begin("reveal")
    assert t[0].proven
    assert t.story("allegiance_proven") == ["0 allegiance_proven 6"]


@pytest.mark.parametrize(
    ("blue", "red", "proven"), [(13, 8, True), (14, 8, False), (8, 13, True), (8, 14, False)]
)
def test_number_six_allows_a_difference_of_five(blue: int, red: int, proven: bool) -> None:
    """ALG-08, END-06"""
    t = Table(players=3).seat(1, blue=blue, red=red, allegiance=6).begin("reveal")
    assert t[1].proven == proven


def test_cards_count_as_soon_as_they_are_paid() -> None:
    """ALG-05"""
    t = Table().seat(0, allegiance=8, captains=(1, 2, 3, 4, 5), money=9).display(20)
    t.captain(20, cost="$1", instant="1 red").use("captain").act("hire 20")
    assert t.story("hired", "allegiance_proven", "vp") == [
        "0 hired 20",
        "0 allegiance_proven 8",
        "0 vp red 1 effect",
    ]
    t = Table().seat(0, allegiance=7, contracts=(1, 2, 3), goods="ore")
    t.contract(9, cost="ore", blue=1, red=1).contracts([9, 0, 0, 0, 0]).use("contract")
    assert t.act("fulfil 9 red").story("allegiance_proven", "vp")[0] == "0 allegiance_proven 7"
    t = Table().seat(0, allegiance=1, buildings="church, academy, inn, hotel, fort, prison")
    t.seat(0, goods="ore").building("well", cost="ore", vp="1 red").use("build").act("build well")
    assert t.story("allegiance_proven", "vp")[0] == "0 allegiance_proven 1"


def test_a_step_proves_before_its_reward() -> None:
    """ALG-05, REP-01"""
    t = Table().seat(0, allegiance=4, stars=19).track(*["$1"] * 24).use("star")
    assert t.story("allegiance_proven", "money") == ["0 allegiance_proven 4", "0 money 1 effect"]


def test_an_allegiance_is_proven_once() -> None:
    """ALG-05"""
    t = Table().seat(0, allegiance=4, stars=20, proven=True).use("2 star")
    assert t.story("allegiance_proven") == []


def test_twenty_dollars_are_paid_in_one_go() -> None:
    """ALG-06"""
    t = Table().seat(0, allegiance=9, money=25).begin("actions").act("pay allegiance")
    assert (t[0].money, t[0].proven, t.asks) == (5, True, "0 turn")
    assert t.why_not("pay allegiance") == "proven_already"
    assert not t.may("pay allegiance")
    t = Table().seat(0, allegiance=9, money=19).begin("actions")
    assert t.lacks("pay allegiance") == "$1"
    assert not t.may("pay allegiance")


@pytest.mark.parametrize("missing", ["barrel", "tobacco", "cannon"])
def test_barrel_tobacco_and_cannon_are_paid_together(missing: str) -> None:
    """ALG-06"""
    t = Table().seat(0, allegiance=10, goods="2 barrel, tobacco, cannon").begin("actions")
    assert t.act("pay allegiance")[0].goods == "barrel"
    assert t[0].proven
    goods = ", ".join(good for good in ("barrel", "tobacco", "cannon") if good != missing)
    t = Table().seat(0, allegiance=10, goods=goods, money=90).begin("actions")
    assert t.lacks("pay allegiance") == f"1 {missing}"


def test_paying_is_voluntary_and_no_action() -> None:
    """ALG-06, ALG-07"""
    t = Table().seat(0, allegiance=9, money=25).begin("actions").act("pay allegiance")
    assert t.may("row market")
    t = Table().seat(0, allegiance=9, money=25).use("$1").act("end turn")
    assert not t[0].proven


def test_only_a_held_allegiance_that_is_paid_can_be_paid() -> None:
    """ALG-06"""
    t = Table().seat(0, money=90, goods="barrel, tobacco, cannon").seat(1, allegiance=9)
    assert t.begin("actions").why_not("pay allegiance") == "no_allegiance"
    t = Table().seat(0, money=90, goods="barrel, tobacco, cannon", allegiance=7)
    assert t.begin("actions").why_not("pay allegiance") == "not_payable"
    assert not t.may("pay allegiance")


def test_a_paid_allegiance_is_not_proven_by_having_the_means() -> None:
    """ALG-06, ALG-05"""
    t = Table().allegiances(9, 10).seat(0, blue=7, money=90).use("1 blue, star").act("allegiance 9")
    assert (t[0].proven, t[0].money) == (False, 90)
    assert t.act("pay allegiance")[0].proven  # right after taking the card, in the same turn


def test_nobody_has_to_fulfil_their_allegiance() -> None:
    """ALG-07"""
    t = Table(players=3).seat(0, blue=12, red=12, allegiance=9, money=30).begin("last payments")
    assert t.act("pass")[0].proven is False


@pytest.mark.parametrize("number", range(1, 11))
def test_each_gives_its_red_vp_when_taken(number: int) -> None:
    """ALG-08, ALG-03"""
    t = Table().allegiances(number, 1 + number % 10).seat(0, blue=7).use("1 blue")
    red = [3, 5, 4, 4, 2, 3, 5, 2, 1, 1]
    assert t.act(f"allegiance {number}")[0].red == red[number - 1]
