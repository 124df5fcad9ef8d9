"""What a turn was about."""

import pytest

from tearum.contract.actions import ACTION_KIND
from tearum.contract.vocabulary import DecisionKind
from tearum.engine.constants.phases import SHIPPING
from tearum.game import Action, Game
from tearum.review.decision_kind import decision_kind

PASS, END_TURN = 0, 1


def code(kind: str, **args: object) -> int:
    return Action.from_json({"kind": kind, **args}).code


@pytest.mark.parametrize(
    ("taken", "best", "kind"),
    [
        ([code("build", building=3)], [code("build", building=4)], "build"),
        ([PASS], [code("hire", captain=2)], "captain"),
        ([code("row", board="market", side=1), END_TURN], [END_TURN], "boards"),
        ([code("sell", resource="ore")], [code("buy", resource="ore")], "trade"),
        ([code("convert_blue", points=1)], [code("convert_blue", points=0)], "conversion"),
        ([code("allegiance", allegiance=1)], [code("allegiance", allegiance=2)], "allegiance"),
        ([ACTION_KIND["fulfil"].first], [PASS], "contract"),
        ([PASS], [PASS], "ships"),
    ],
)
def test_a_turn_is_about_where_it_differs(
    taken: list[int], best: list[int], kind: DecisionKind
) -> None:
    assert decision_kind(Game.new(seed=1).state, taken, best) == kind


@pytest.mark.parametrize(
    ("taken", "kind"),
    [
        ([code("row", board="market", side=1), code("sell", resource="ore"), END_TURN], "boards"),
        ([code("cube", resource="ore"), code("hire", captain=2), END_TURN], "captain"),
        ([END_TURN], "boards"),
    ],
)
def test_a_turn_that_nothing_betters_is_about_what_it_begins_with(
    taken: list[int], kind: DecisionKind
) -> None:
    game = Game.new(seed=1)
    while game.state.phase() == SHIPPING:
        game.apply(PASS)
    assert decision_kind(game.state, taken, taken) == kind
