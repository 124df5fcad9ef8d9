"""What a turn was about."""

import pytest

from tearum.contract.actions import ACTION_KIND
from tearum.contract.vocabulary import DecisionKind
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
