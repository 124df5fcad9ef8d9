"""Whole games keep to the shapes that the contract declares for their JSON."""

from collections.abc import Iterator, Mapping
from typing import Any, get_type_hints

import msgspec
import pytest

from tearum import Game
from tearum.contract.actions import ACTION_KINDS, ACTIONS, ActionArgs, ActionJson, Context
from tearum.contract.events import EVENT_KINDS, EventFields, EventJson
from tearum.contract.reasons import REASON_KINDS, ReasonFields, ReasonJson
from tearum.contract.view import QuoteJson, ResultJson, View


def keeps_to(data: Any, shape: Any) -> bool:
    """Whether data has the shape and nothing beyond it: no key is dropped on the way."""
    return bool(msgspec.convert(data, shape, strict=True) == data)


def test_every_field_of_events_reasons_and_actions_has_a_type() -> None:
    assert {field for kind in EVENT_KINDS for field in kind.fields} == set(
        get_type_hints(EventFields)
    )
    named = {field for kind in REASON_KINDS for field in kind.fields}
    assert named | {"player"} == set(get_type_hints(ReasonFields))
    arguments = {name for kind in ACTION_KINDS for name, _ in kind.arguments}
    assert arguments == set(get_type_hints(ActionArgs))


def test_a_key_too_many_is_noticed() -> None:
    view = Game.new(players=2, seed=6).view(0)
    assert keeps_to(view, View)
    assert not keeps_to({**view, "seed": 6}, View)
    assert not keeps_to({**view, "automa": {**(view["automa"] or {}), "deck": []}}, View)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games_keep_to_the_shapes(players: int) -> None:
    for game, step in played(players):
        legal = game.legal_actions()
        for seat in (None, *range(players)):
            assert keeps_to(game.view(seat), View)
        for action in legal:
            assert keeps_to(action.context, Context)
            assert keeps_to(action.args, ActionArgs)
            assert keeps_to(action.to_json(), ActionJson)
        if legal:
            assert keeps_to(game.quote([legal[0].code]).to_json(), QuoteJson)
        for code in range(step % 7, ACTIONS, 7):
            reason = game.why_not(code)
            assert reason is None or keeps_to(reason.to_json(), ReasonJson)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_events_have_the_fields_of_their_kind(players: int) -> None:
    *_, (game, _) = played(players)
    fields = {kind.name: {"kind", "seat", *kind.fields} for kind in EVENT_KINDS}
    for event in game.events:
        shown: Mapping[str, object] = event.to_json()
        assert keeps_to(shown, EventJson)
        assert set(shown) == fields[event.kind]
    assert keeps_to(game.result().to_json(), ResultJson)


def played(players: int) -> Iterator[tuple[Game, int]]:
    """A game before each of its decisions, and at its end."""
    game, step = Game.new(players=players, seed=6), 0
    while game.to_move is not None:
        yield game, step
        legal = game.legal_actions()
        step += 1
        game.apply(legal[step % len(legal)])
    yield game, step
