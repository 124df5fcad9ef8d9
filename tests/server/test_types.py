"""The page's types are those of the messages."""

from pathlib import Path
from typing import get_args

import msgspec
import pytest

from tearum import Game
from tearum.game import names
from tearum.server.wire import shapes
from tearum.server.wire.typescript import types

WIRE = Path(__file__).parents[2] / "web" / "src" / "lib" / "wire.ts"


def test_the_pages_types_are_current() -> None:
    assert WIRE.read_text("utf-8") == types(), (
        "Renew them: python -m tearum.server.wire.typescript > web/src/lib/wire.ts"
    )


@pytest.mark.parametrize(
    ("choice", "known"),
    [
        (shapes.Resource, names.RESOURCES),
        (shapes.BoardName, names.BOARDS),
        (shapes.Colour, names.COLOURS),
        (shapes.Symbol, names.SYMBOLS),
        (shapes.Phase, names.PHASES),
        (shapes.Asked, names.FRAMES),
        (shapes.Declinable, tuple(names.DECLINABLE.values())),
    ],
)
def test_choices_are_those_of_the_engine(choice: object, known: tuple[str, ...]) -> None:
    assert get_args(choice) == known


def test_every_field_of_events_reasons_and_actions_has_a_type() -> None:
    events = {field for fields in names.EVENT_FIELDS.values() for field in fields}
    assert events | {"kind", "seat"} == set(shapes.Event.__annotations__)
    reasons = {field for fields in names.REASON_FIELDS.values() for field in fields if field}
    assert reasons | {"reason", "player"} == set(shapes.Reason.__annotations__)
    args = {name for _, _, fields in names.KINDS for name, _ in fields}
    assert args == set(shapes.ActionArgs.__annotations__)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games_keep_to_the_shapes(players: int) -> None:
    game = Game.new(players=players, seed=6)
    step = 0
    while game.to_move is not None:
        step += 1
        legal = game.legal_actions()
        for seat in (None, game.to_move):
            view = game.view(seat)
            assert set(msgspec.convert(view, shapes.View)) == set(view)
        for action in legal:
            context = dict(action.context)
            assert set(msgspec.convert(context, shapes.Context)) == set(context)
            assert msgspec.convert(dict(action.args), shapes.ActionArgs) == action.args
        quote = game.quote([legal[0].code]).to_json()
        assert set(msgspec.convert(quote, shapes.QuoteJson)) == set(quote)
        for code in range(step % 7, 323, 7):
            reason = game.why_not(code)
            if reason is not None:
                told = reason.to_json()
                assert msgspec.convert(told, shapes.Reason) == told
        game.apply(legal[step % len(legal)])
    for event in game.events:
        assert msgspec.convert(event.to_json(), shapes.Event) == event.to_json()
