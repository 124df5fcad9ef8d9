"""An action as JSON names it: by its kind and arguments, by its code, or not at all."""

from itertools import product

import pytest

from tearum import Game
from tearum.contract.actions import ACTION_KINDS
from tearum.contract.values import value_of
from tearum.engine.constants.actions import ACTIONS
from tearum.game import Action
from tearum.game.actions.action import NotAnAction


def test_every_action_comes_back_from_its_json() -> None:
    for code in range(ACTIONS):
        shown = dict(Action.of(code).to_json())
        assert Action.from_json(shown).code == code
        assert Action.from_json({"code": code}).code == code
        del shown["code"]
        assert Action.from_json(shown).code == code


def test_the_table_has_the_kinds_in_order_and_the_last_argument_runs_fastest() -> None:
    code = 0
    for kind in ACTION_KINDS:
        names = [name for name, _ in kind.arguments]
        for choice in product(*(range(size) for _, size in kind.arguments)):
            action = Action.of(code)
            values = [value_of(*pair) for pair in zip(names, choice, strict=True)]
            assert (action.kind, list(action.args), list(action.args.values())) == (
                kind.name,
                names,
                values,
            )
            code += 1
    assert code == ACTIONS


def test_a_change_of_one_action_leaves_the_table_alone() -> None:
    Action.of(100).args["building"] = 4
    assert Action.of(100).args == {"building": 3}


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (7, "should be an object with a kind"),
        ({}, "{} is not an action: it should have a kind or a code"),
        ({"code": ACTIONS}, "is not an action"),
        ({"code": True}, "True is not an action"),
        ({"kind": "fly"}, "'fly' is not a kind of action"),
        ({"kind": "build"}, "'build' takes building"),
        ({"kind": "pass", "loudly": 1}, "'pass' takes no arguments"),
        ({"kind": "build", "building": 26}, "out of range"),
        ({"kind": "build", "building": True}, "out of range"),
        ({"kind": "build", "building": 3.0}, "out of range"),
        ({"kind": "build", "building": 3, "code": 100.0}, "100.0 is not an action"),
        ({"kind": "build", "building": [1]}, "out of range"),
        ({"kind": "build", "building": 1, "code": 0}, "contradicts itself"),
    ],
)
def test_what_is_no_action_is_refused_in_a_sentence(data: object, said: str) -> None:
    with pytest.raises(NotAnAction, match=said):
        Action.from_json(data)


def test_an_action_has_words_only_at_a_table() -> None:
    game = Game.new(players=3, seed=1)
    bare = Action.of(game.legal_actions()[0].code)
    with pytest.raises(ValueError, match="Ask the game"):
        bare.text()
    assert game.action(bare).text() == game.action(bare.to_json()).text() != ""


def test_actions_are_equal_by_code_and_hashable() -> None:
    game = Game.new(players=3, seed=1)
    menu = game.legal_actions()
    assert {*menu, *game.legal_actions()} == set(menu)
    bare = Action.of(menu[0].code)
    assert bare == menu[0]
    assert hash(bare) == hash(menu[0])
    assert {bare: "kept"}[menu[0]] == "kept"
    assert bare != menu[1]
