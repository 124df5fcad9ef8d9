"""What is passed in is checked at once, and a mistake is named in one sentence."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tearum import Game, NotAnAction, Record
from tearum.game import Action

NOT_NUMBERS: list[Any] = [1.0, 1.5, "1", None, True, np.True_, np.float32(1), [1], 1j]
FILE: Any = "game.json"
NOTHING: Any = None
Wrong = Callable[[Game], object]


@pytest.fixture(scope="module")
def game() -> Game:
    return Game.new(players=3, seed=1)


@pytest.mark.parametrize(
    ("arguments", "error", "said"),
    [
        ({"players": 5}, ValueError, "2 to 4 players, not 5"),
        ({"players": "3"}, TypeError, "The number of players is a whole number, not '3'"),
        ({"players": True}, TypeError, "a whole number, not True"),
        ({"players": 3.0}, TypeError, "a whole number, not 3.0"),
        ({"seed": 1.5}, TypeError, "A seed is a whole number or a text, not 1.5"),
        ({"seed": False}, TypeError, "A seed is a whole number or a text, not False"),
        ({"seed": b"seed"}, TypeError, "A seed is a whole number or a text"),
        ({"seed": np.zeros(2)}, TypeError, "A seed that is no text is a whole number"),
        ({"seed": "7" * 201}, ValueError, "A seed has at most 200 characters, not 201"),
        ({"seed": 10**5000}, ValueError, "A seed has fewer than 200 digits"),
        ({"seed": "\ud800"}, ValueError, "A seed is Unicode text"),
        ({"seats": "Anna"}, TypeError, "names as a list, not as 'Anna'"),
        ({"seats": 3}, TypeError, "names as a list, not as 3"),
        ({"seats": {"Anna", "Ben"}}, TypeError, "names as a list, not as {'Anna', 'Ben'}"),
        ({"seats": iter("ABCD")}, TypeError, "names as a list, not as <str_"),
        ({"players": 2, "seats": ["Anna", 3]}, TypeError, "A player's name is a text, not 3"),
        ({"players": 2, "seats": ["Anna"]}, ValueError, "Give 2 names"),
        ({"players": 2, "seats": ["Anna", "B" * 61]}, ValueError, "at most 60 characters"),
        ({"players": 2, "seats": ["Anna", "\udfff"]}, ValueError, "A player's name is Unicode"),
        ({"edition": 3}, TypeError, "a built-in name, a path or an Edition, not 3"),
    ],
)
def test_a_game_that_cannot_be_dealt(
    arguments: dict[str, Any], error: type[Exception], said: str
) -> None:
    with pytest.raises(error, match=said):
        Game.new(**arguments)


@pytest.mark.parametrize("seed", [np.int64(7), np.uint8(7), np.array(7), 7])
def test_every_integer_is_a_seed_that_a_record_keeps(seed: Any) -> None:
    game = Game.new(players=np.int32(2), seed=seed)
    assert type(game.seed) is int
    assert Game.replay(Record.loads(game.record().dumps())).state.deal[:] == game.state.deal[:]
    assert game.state.deal[:] == Game.new(players=2, seed=7).state.deal[:]


@pytest.mark.parametrize("seed", ["", "7" * 200, np.str_("x"), 10**199 - 1, 1 - 10**199, -1])
def test_every_seed_that_deals_a_game_can_be_loaded_again(seed: Any) -> None:
    record = Game.new(players=2, seed=seed).record()
    assert Record.loads(record.dumps()) == record


def test_games_of_the_classic_edition_share_it() -> None:
    assert Game.new(players=2).edition is Game.new(players=3, edition="classic").edition


def test_an_edition_is_a_name_a_path_or_itself(tmp_path: Path) -> None:
    classic = Game.new().edition
    file = tmp_path / "own.toml"
    file.write_text(classic.source)
    for edition in (classic, "classic", str(file), file):
        assert Game.new(edition=edition).edition.hash == classic.hash


def test_every_integer_is_a_seat_and_a_code(game: Game) -> None:
    code = game.legal_actions()[0].code
    one = np.int16(1)
    assert game.view(one) == game.view(1)
    assert game.events_for(one, np.int64(3)) == game.events_for(1, 3)
    assert game.action(np.int64(code)) == game.action(code) == Action.of(np.uint16(code))
    assert game.why_not(np.int8(code)) is None
    assert game.quote(np.array([code])).to_json() == game.quote([code]).to_json()
    assert Action.from_json({"kind": "build", "building": one}) == Action.of(98)
    trial = game.copy()
    trial.apply(np.int64(code))
    assert trial.actions == [code]
    assert [type(code) for code in trial.actions] == [int]
    assert trial.undoable(np.int64(trial.deciders[-1])) == trial.undoable(trial.deciders[-1])
    game.copy().follow(np.array([code]))
    assert game.imagine(one, np.int64(5)).view(1) == game.imagine(1, 5).view(1)


@pytest.mark.parametrize("wrong", NOT_NUMBERS)
def test_what_is_not_a_whole_number_is_neither_a_seat_nor_a_code(game: Game, wrong: Any) -> None:
    calls: list[Wrong] = [lambda game: game.undoable(wrong), lambda game: game.events_for(0, wrong)]
    if wrong is not None:  # no seat: a spectator; no number of steps: all of them
        calls += [
            lambda game: game.view(wrong),
            lambda game: game.events_for(wrong),
            lambda game: game.undo(wrong),
            lambda game: game.redeal(wrong, 1),
            lambda game: game.imagine(wrong, 1),
            lambda game: Game.replay(game.record(), wrong),
        ]
    for call in calls:
        with pytest.raises(TypeError, match="is a whole number, not"):
            call(game)
    for take in (game.action, game.apply, game.why_not, Action.of):
        with pytest.raises(NotAnAction, match="is not an action: codes are whole numbers from 0"):
            take(wrong)
    with pytest.raises(NotAnAction, match="out of range"):
        Action.from_json({"kind": "build", "building": wrong})
    with pytest.raises(NotAnAction, match="is not an action"):
        Action.from_json({"kind": "build", "building": 1, "code": wrong})


@pytest.mark.parametrize("seat", [-1, 3, np.int64(3)])
def test_there_are_no_other_seats(game: Game, seat: Any) -> None:
    calls: list[Wrong] = [
        lambda game: game.view(seat),
        lambda game: game.events_for(seat),
        lambda game: game.undo(seat),
        lambda game: game.undoable(seat),
        lambda game: game.redeal(seat, 1),
        lambda game: game.imagine(seat, 1),
    ]
    for call in calls:
        with pytest.raises(ValueError, match=rf"There is no seat {seat} at this table: .* 0 to 2"):
            call(game)


@pytest.mark.parametrize(
    ("call", "error", "said"),
    [
        (
            lambda game: Game.replay(FILE),
            TypeError,
            "Only a Record can be replayed, not 'ga",
        ),
        (
            lambda game: Record.loads(NOTHING),
            TypeError,
            "The text of a record is a str or bytes, not",
        ),
        (lambda game: game.events_for(0, -1), ValueError, "The first event is at least 0, not -1"),
        (lambda game: Game.replay(game.record(), -1), ValueError, "is at least 0, not -1"),
        (lambda game: game.quote(0), TypeError, "a list of actions"),
        (lambda game: game.quote({"kind": "pass"}), TypeError, "a list of actions"),
        (lambda game: game.quote("pass"), TypeError, "a list of actions"),
        (lambda game: game.imagine(0, 1.5), TypeError, "A seed is a whole number or a text"),
        (lambda game: game.asked("xx"), ValueError, "'xx' is not one of the languages"),
        (lambda game: game.asked(["en"]), TypeError, "a code such as 'en'"),
        (lambda game: game.legal_actions()[0].text(None), TypeError, "a code such as 'en'"),
        (lambda game: game.events[0].text(7), TypeError, "a code such as 'en', not 7"),
    ],
)
def test_other_arguments_are_checked_too(
    game: Game, call: Wrong, error: type[Exception], said: str
) -> None:
    with pytest.raises(error, match=said):
        call(game)
