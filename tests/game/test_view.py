"""What a seat sees of positions that were laid out by hand: no two figures in them are alike."""

from collections import Counter
from random import Random

import pytest

from tearum import Game
from tearum.contract.vocabulary import RESOURCES
from tearum.engine import layout as at
from tests.table import Table


@pytest.fixture
def table() -> Table:
    """The third round, before the first action turn of the second player."""
    return (
        Table(players=3, round=3, first=1)
        .seat(0, money=7, goods="2 ore, wheat", tokens=[2, 3], stars=4, population=5)
        .seat(0, blue=6, red=1)
        .seat(1, captains=(4,), face_down=(9,), contracts=(2, 8), blue=9, red=3)
        .seat(2, buildings="church, palace", allegiance=5, proven=True, blue=2, red=4)
        .display(6, 12)
        .contracts([11, 3], pile=(7,))
        .fleet(3, 7)
        .begin("actions")
    )


def test_what_lies_before_a_player_is_numbered_as_it_is_printed(table: Table) -> None:
    ann, ben, cleo = table.view(None)["seats"]
    assert [seat["seat"] for seat in (ann, ben, cleo)] == [0, 1, 2]
    assert ann["money"] == 7
    assert {good: n for good, n in ann["goods"].items() if n} == {"wheat": 1, "ore": 2}
    assert ann["tokens"] == [2, 3]
    assert (ann["reputation"], ann["population"]) == (4, 5)
    assert ben["captains"] == [
        {"captain": 4, "face_up": True},
        {"captain": 9, "face_up": False},
    ]
    assert ben["contracts"] == [2, 8]
    assert (ben["allegiance"], ben["proven"], ben["chest"]) == (None, False, True)
    assert (cleo["allegiance"], cleo["proven"], cleo["chest"]) == (5, True, True)
    assert cleo["buildings"] == [1, 3]
    assert (ann["captains"], ann["contracts"], ann["buildings"]) == ([], [], [])


def test_a_closed_chest_is_open_to_its_owner_alone(table: Table) -> None:
    def chests(seat: int | None) -> list[tuple[int | None, int | None]]:
        return [(one["blue"], one["red"]) for one in table.view(seat)["seats"]]

    shut = (None, None)
    assert chests(None) == [(6, 1), shut, shut]
    assert chests(0) == [(6, 1), shut, shut]
    assert chests(1) == [(6, 1), (9, 3), shut]
    assert chests(2) == [(6, 1), shut, (2, 4)]
    seen = [[one["conversion"] for one in table.view(seat)["seats"]] for seat in (None, 1)]
    nothing_yet = {"blue": None, "red": None}
    assert seen == [[None] * 3, [None, nothing_yet, None]]


def test_the_table_is_numbered_as_it_is_printed(table: Table) -> None:
    view = table.view(2)
    assert (view["you"], view["players"], view["round"]) == (2, 3, 3)
    assert (view["phase"], view["first_player"], view["to_move"]) == ("acting", 1, 1)
    assert view["captains"] == [6, 12]
    assert view["captains_to_come"] == 2 * 3  # three in each of two rounds
    assert view["contracts"] == [11, 3, None, None]
    assert view["contract_pile"] == 1
    assert view["ships"] == [{"ship": 3, "taken": False}, {"ship": 7, "taken": False}]
    assert [wish["round"] for wish in view["wishes"]] == [1, 2, 3, 4, 5]
    assert view["automa"] is None
    assert table.view(None)["you"] is None


def test_two_players_see_the_automa_up_to_this_round() -> None:
    table = Table(players=2, round=3, first=1).victories("blue", "red", "red", "blue", "red")
    waiting = table.view(0)["automa"]
    assert waiting is not None
    assert (waiting["player_a"], waiting["order"], waiting["victories"]) == (None, [], [None] * 5)
    automa = table.begin("actions").view(0)["automa"]
    assert automa is not None
    assert automa["player_a"] == 1
    assert automa["victories"] == ["blue", "red", "red", None, None]
    assert automa["space"] == 0
    assert Counter(automa["order"]) == {0: 4, 1: 4, "automa": 4}


@pytest.mark.parametrize(
    ("drawn", "seen", "left"), [(0, 0, 8), (3, 3, 5), (7, 7, 1), (8, 8, 0), (9, 1, 7), (16, 8, 0)]
)
def test_the_tokens_of_the_automa_are_seen_until_they_are_shuffled(
    drawn: int, seen: int, left: int
) -> None:
    boards = ["market", "tavern", "harbor", "market", "governor", "tavern", "harbor", "governor"]
    table = Table(players=2, round=3).tokens(*boards, *reversed(boards)).begin("actions")
    table.s.store[at.TOKEN] = drawn
    automa = table.view(None)["automa"]
    assert automa is not None
    assert automa["tokens_drawn"] == [*boards, *reversed(boards)][drawn - seen : drawn]
    assert automa["tokens_left"] == left


def test_who_has_converted_is_seen_and_what_only_by_oneself() -> None:
    table = Table(players=3).seat(0, money=39).seat(1, money=20).seat(2, money=20)
    table.begin("conversions").act("convert 1 blue")
    nothing_yet = {"blue": None, "red": None}

    def seen(by: int) -> list[tuple[bool, object]]:
        return [(one["has_converted"], one["conversion"]) for one in table.view(by)["seats"]]

    assert seen(0) == [(False, {"blue": 1, "red": None}), (False, None), (False, None)]
    table.act("convert 2 red")
    assert seen(0) == [(True, {"blue": 1, "red": 2}), (False, None), (False, None)]
    assert seen(1) == [(True, None), (False, nothing_yet), (False, None)]


def test_what_arrives_without_room_is_part_of_what_is_pending() -> None:
    """And of the other things that are gathered, nothing."""
    game, found = Game.new(3, 7), 0
    luck = Random(7)
    while game.to_move is not None and found < 3:
        pending = game.view(None)["pending"]
        if pending is not None and pending["asked"] == "overflow":
            arriving = {
                name: int(game.state.arriving(number)) for number, name in enumerate(RESOURCES)
            }
            assert {name: pending["arriving"].get(name, 0) for name in RESOURCES} == arriving
            assert sum(arriving.values()) > 0
            assert pending.keys() == {"asked", "seat", "arriving"}
            found += 1
        game.apply(luck.choice(game.legal_actions()))
    assert found
