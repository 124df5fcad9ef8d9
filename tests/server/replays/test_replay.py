"""A recorded game at any step: without a server, compared with the game itself."""

import random
from dataclasses import replace
from typing import Any

import pytest

from tearum.edition import load
from tearum.game import FairDeal, Game, Record
from tearum.game.record import RULES
from tearum.review.timeline import turns_of
from tearum.server.replays import replay as replay_module
from tearum.server.replays.records import compress_record, decompress_record
from tearum.server.replays.replay import Replay, check_upload, replay_of
from tearum.server.wire.errors import RequestError

CLASSIC = load("classic")
FAIR = FairDeal.with_secret("5e" * 16, ["00", "", "ff"])
CONVERSIONS = ("convert_blue", "convert_red")


def parse(source: str) -> Any:
    assert source == CLASSIC.source
    return CLASSIC


def played() -> Game:
    game, chance = Game.new(3, FAIR.seed, seats=["Ada", "Ben", "Cleo"]), random.Random(7)
    while game.to_move is not None:
        game.apply(chance.choice(game.legal_actions()))
    return game


GAME = played()
RECORD = replace(GAME.record(), deal=FAIR)
COUNT = len(RECORD.actions)


def replayed(record: Record = RECORD, **values: Any) -> Replay:
    return Replay.of("game", record, CLASSIC, values.get("bots", [None, "greedy", None]), None)


REPLAY = replayed()


def refused(work: Any, *arguments: Any) -> str:
    with pytest.raises(RequestError) as error:
        work(*arguments)
    return error.value.code


@pytest.mark.parametrize("step", [0, 1, 23, 24, 25, COUNT // 2, COUNT - 1, COUNT])
@pytest.mark.parametrize("seat", [None, 0, 2])
def test_every_step_is_the_game_after_so_many_decisions(step: int, seat: int | None) -> None:
    there = Game.replay(RECORD, step)
    shown = REPLAY.step(step, seat)
    assert shown.view == there.view(seat)
    assert (shown.game, shown.step, shown.steps, shown.seat) == ("game", step, COUNT, seat)
    if step == 0:
        assert (shown.action, shown.decider, shown.events_from) == (None, None, 0)
        assert len(shown.events) == REPLAY.set_up_events
    else:
        before = Game.replay(RECORD, step - 1)
        assert shown.decider == before.to_move
        code = RECORD.actions[step - 1]
        secret = GAME.action(code).kind in CONVERSIONS and there.to_move is not None
        hidden = secret and seat != before.to_move  # until the game is over
        assert (shown.action.code if shown.action else None) == (None if hidden else code)
        assert shown.events_from == len(before.events)
        assert len(shown.events) == len(there.events) - len(before.events)


def test_the_steps_say_who_decided_what_and_when() -> None:
    game = Game.replay(RECORD, 0)
    assert REPLAY.set_up_events == len(game.events)
    for number, step in enumerate(REPLAY.map().steps):
        assert (step.seat, step.action) == (game.to_move, RECORD.actions[number])
        game.apply(step.action)
        assert step.events == len(game.events)
        assert step.round == game.state.round_index() + 1
    assert len(REPLAY.map().steps) == COUNT
    assert REPLAY.step(None, None).step == COUNT


def test_there_are_no_steps_before_the_first_and_after_the_last() -> None:
    assert refused(REPLAY.step, -1, None) == "bad_request"
    assert refused(REPLAY.step, COUNT + 1, None) == "bad_request"
    for seat in (-1, 3):
        assert refused(REPLAY.step, 5, seat) == "bad_request"
        assert refused(REPLAY.events, seat) == "bad_request"


def test_a_position_to_play_on_from_has_something_to_decide() -> None:
    start = REPLAY.start(9)
    assert (start.players, start.seed, start.codes) == (3, FAIR.seed, RECORD.actions[:9])
    assert REPLAY.start(0).codes == ()
    assert len(REPLAY.start(COUNT - 1).codes) == COUNT - 1
    for step in (-1, COUNT):
        assert refused(REPLAY.start, step) == "bad_request"


def first_conversion() -> int:
    """The step after the first choice that the others must not see."""
    kinds = [GAME.action(code).kind for code in RECORD.actions]
    return next(number for number, kind in enumerate(kinds, 1) if kind in CONVERSIONS)


def test_what_a_seat_converts_the_others_do_not_see_before_the_game_is_over() -> None:
    step = first_conversion()
    decider = REPLAY.steps[step - 1].seat
    cut = replayed(replace(RECORD, actions=RECORD.actions[:step]))
    for replay in (REPLAY, cut):
        for seat in (None, 0, 1, 2):
            shown = replay.step(step, seat)
            assert (shown.action is not None) == (seat == decider)
            assert shown.decider == decider
            assert replay.step(step - 1, seat).action is not None  # no secret
    assert all(REPLAY.step(COUNT, seat).action is not None for seat in (None, 0, 1, 2))


def test_a_summary_says_what_became_of_the_game() -> None:
    summary = REPLAY.summary()
    assert (summary.game, summary.seats) == ("game", ["Ada", "Ben", "Cleo"])
    assert (summary.bots, summary.rules, summary.steps) == ([None, "greedy", None], RULES, COUNT)
    assert (summary.over, summary.replayable) == (True, True)
    assert summary.result == GAME.result().to_json()
    half = replayed(replace(RECORD, actions=RECORD.actions[:30], result=RECORD.result))
    assert (half.summary().over, half.result) == (False, None)  # whatever the record claims
    assert half.whole_record().result is None
    assert REPLAY.whole_record().events == GAME.record().events
    assert REPLAY.events(None) == [event.to_json() for event in GAME.events_for(None)]


def test_a_game_of_other_rules_is_shown_as_far_as_it_is_written_down() -> None:
    older = replayed(replace(RECORD, rules=RULES - 1))
    assert (older.summary().replayable, older.summary().over) == (False, True)
    assert older.result == RECORD.result
    assert older.events(None) == list(RECORD.events or [])
    assert older.whole_record() == older.record
    for work, arguments in (
        *((older.step, (3, None)), (older.map, ()), (older.start, (3,))),
        (older.tried, (3, [], [])),
    ):
        assert refused(work, *arguments) == "other_rules"
    assert replayed(replace(RECORD, rules=RULES - 1, events=None)).events(None) == []


def test_a_game_without_a_decision_has_its_first_position() -> None:
    empty = replayed(replace(RECORD, actions=(), events=None, result=None))
    assert empty.step(None, 1).view == Game.replay(RECORD, 0).view(1)


# Other decisions


TURN = next(one for one in turns_of(RECORD) if len(one.codes) > 2 and one.round > 1)


def test_other_decisions_are_tried_within_one_turn() -> None:
    there = Game.replay(RECORD, TURN.first)
    position = REPLAY.tried(TURN.first, [], [])
    assert (position.seat, position.view) == (TURN.seat, there.view(TURN.seat))
    assert [one.code for one in position.legal] == [one.code for one in there.legal_actions()]
    assert (position.events, position.over, position.quote, position.reason) == (
        *([], False, None, None),
    )
    first = REPLAY.tried(TURN.first, [TURN.codes[0]], [])
    there.apply(TURN.codes[0])
    assert first.view == there.view(TURN.seat)
    assert len(first.events) > 0
    assert not first.over
    whole = REPLAY.tried(TURN.first, list(TURN.codes), [1])
    assert (whole.over, whole.legal, whole.quote, whole.reason) == (True, [], None, None)
    assert refused(REPLAY.tried, TURN.first, [*TURN.codes, 0], []) == "bad_request"
    for step in (-1, COUNT):
        assert refused(REPLAY.tried, step, [], []) == "bad_request"
    assert REPLAY.tried(COUNT - 1, [RECORD.actions[-1]], []).over


def test_what_is_asked_about_is_quoted_or_refused_with_a_reason() -> None:
    there = Game.replay(RECORD, TURN.first)
    legal = TURN.codes[0]
    illegal = next(code for code in range(300) if there.why_not(code) is not None)
    assert REPLAY.tried(TURN.first, [], [legal]).quote == there.quote([legal]).to_json()
    position = REPLAY.tried(TURN.first, [], [illegal])
    reason = there.why_not(illegal)
    assert reason is not None
    assert (position.quote, position.reason) == (None, reason.to_json())
    assert refused(REPLAY.tried, TURN.first, [illegal], []) == "bad_request"
    assert REPLAY.tried(TURN.first, [], []).view == there.view(TURN.seat)  # nothing was kept


# Files


def test_a_file_has_its_deal_where_it_proves_it() -> None:
    found = replay_of("x", RECORD, parse)
    assert found.deal is not None
    assert found.deal.secret == FAIR.secret
    assert found.deal.nonces == ["00", None, "ff"]
    assert (found.deal.fingerprint, found.deal.seed) == (FAIR.fingerprint, str(FAIR.seed))
    assert (found.id, found.bots) == ("x", [None, None, None])
    assert replay_of("x", replace(RECORD, deal=None), parse).deal is None
    other = replace(RECORD, deal=FairDeal.with_secret("5f" * 16, ["00", "", "ff"]))
    assert replay_of("x", other, parse).deal is None


def test_a_file_that_claims_too_much_is_refused() -> None:
    check_upload(RECORD, parse)
    wrong = (
        replace(RECORD, edition_hash="0" * 64),
        replace(RECORD, actions=(*RECORD.actions[:5], 322)),
        replace(RECORD, deal=FairDeal.with_secret("5f" * 16, ["00", "", "ff"])),
        replace(RECORD, actions=RECORD.actions[:-1]),
    )
    for record in wrong:
        assert refused(check_upload, record, parse) == "bad_request"
    older = replace(RECORD, rules=RULES - 1)
    assert refused(check_upload, older, parse) == "other_rules"


def test_a_stored_record_is_the_one_that_was_stored() -> None:
    named = replace(RECORD, seats=("Zoë", "Ben", "Çelik"))
    assert decompress_record(compress_record(named)) == named


def test_positions_are_kept_every_so_often(monkeypatch: pytest.MonkeyPatch) -> None:
    assert len(REPLAY.states) == (COUNT + replay_module.STATE_INTERVAL - 1) // 24
    steps = (6, 7, 8, COUNT)
    expected = [REPLAY.step(step, 1) for step in steps]
    monkeypatch.setattr(replay_module, "STATE_INTERVAL", 7)
    often = replayed()
    assert len(often.states) == (COUNT + 6) // 7
    assert [often.step(step, 1) for step in steps] == expected
