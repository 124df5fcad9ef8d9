"""The analysis of a game: repeatable, resumable, and blind to what a seat could not know."""

import statistics
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from tearum.bots.question import stream_of
from tearum.engine.constants.phases import CONVERTING, SHIPPING
from tearum.engine.redeal import redeal
from tearum.game import Record
from tearum.review import DEFAULT_NODES, Reviewer, UnfinishedGameError
from tearum.review.account import exact
from tearum.review.evaluator import Chances, Evaluator, digest_of
from tearum.review.saved_turns import SavedTurns
from tearum.review.timeline import Turn
from tearum.review.turn_analysis import (
    Mean,
    TurnAnalysis,
    _Analysis,
    analyse_turn,
    mean_chances,
    mean_of,
    redeals_for,
)

from .conftest import Reviewed
from .examples.games import SPOILT

SOME_TURNS = (0, 9, 30, 44, -3, -1)


def analysed(one: Reviewed, turn: Turn, nodes: int = 400) -> TurnAnalysis:
    turns = one.reviewer.turns
    start = next((t.before for t in turns if t.before.phase() == CONVERTING), turns[-1].before)
    return analyse_turn(Evaluator(turn.before.tables), turn, start, nodes)


@pytest.mark.parametrize("index", SOME_TURNS)
def test_both_builds_agree_to_the_last_digit(reviewed: dict[str, Reviewed], index: int) -> None:
    one = reviewed["2-1"]
    turn = one.reviewer.turns[index]
    again = analysed(one, turn)
    assert again == SavedTurns(one.turns_file).load()[turn.index]


@pytest.mark.parametrize("index", SOME_TURNS)
def test_what_a_seat_could_not_know_changes_nothing(
    reviewed: dict[str, Reviewed], index: int
) -> None:
    one = reviewed["2-1"]
    turn = replace(one.reviewer.turns[index], reveals=())
    hidden = redeal(turn.before, turn.seat, stream_of("another deal"))
    assert analysed(one, turn) == analysed(one, replace(turn, before=hidden))


def test_every_game_has_random_numbers_of_its_own(reviewed: dict[str, Reviewed]) -> None:
    one, other = (reviewed[name].reviewer.turns[0] for name in ("4-1", "4-2"))
    again = redeal(one.before, one.seat, stream_of("another deal"))
    assert digest_known_in(one) == digest_known_in(replace(one, before=again))
    assert digest_known_in(one) != digest_known_in(other)


def digest_known_in(turn: Turn) -> str:
    return digest_of(redeal(turn.before, turn.seat, stream_of("canonical")))


def test_ten_times_the_budget_judges_on_ten_times_as_many_games() -> None:
    assert redeals_for(10 * DEFAULT_NODES) == 10 * redeals_for(DEFAULT_NODES)


def test_a_turn_that_leads_straight_to_another_is_judged_with_the_best_one_that_follows(
    reviewed: dict[str, Reviewed],
) -> None:
    for name in ("2-1", "3-1"):
        turns = reviewed[name].reviewer.turns
        evaluator = Evaluator(turns[0].before.tables)
        followed = 0
        for turn, following in pairwise(turns):
            if turn.before.phase() != SHIPPING:
                continue
            straight = turn.seat == following.seat and not turn.reveals
            judged = _Analysis(evaluator, turn, turn.before, 400)._followed(turn.codes)
            assert tuple(judged[: len(turn.codes)]) == turn.codes
            assert (len(judged) > len(turn.codes)) == straight
            followed += straight
        assert followed


def test_the_players_of_redealt_games_convert_to_win(reviewed: dict[str, Reviewed]) -> None:
    for one in reviewed.values():
        for turn in one.reviewer.turns:
            if turn.before.phase() == CONVERTING:
                evaluator, played = Evaluator(turn.before.tables), turn.before.copy()
                plans = evaluator.plans(turn.before, turn.seat, 400)
                evaluator.play_turn(played, turn.seat, stream_of("any"))
                best = evaluator._wins(plans[0].state, turn.seat)
                assert evaluator._wins(played, turn.seat) >= best


def test_one_seat_alone_has_the_same_figures(reviewed: dict[str, Reviewed]) -> None:
    one = reviewed["2-1"]
    alone = Reviewer(one.record, one.reviewer.nodes, [1])
    done = SavedTurns(one.turns_file).load()
    others = {
        index: replace(turn, loss=0.0, loss_error=0.0, best=alone.turns[index].codes, reasons=())
        for index, turn in done.items()
        if alone.turns[index].seat != 1
    }
    assert alone.review({**done, **others}).seats == (one.review.seats[1],)


def test_turns_that_are_done_are_not_analysed_again(
    reviewed: dict[str, Reviewed], monkeypatch: pytest.MonkeyPatch
) -> None:
    one = reviewed["3-1"]
    monkeypatch.setattr("tearum.review.reviewer.analyse_turn", None)
    assert one.reviewer.review(SavedTurns(one.turns_file).load()) == one.review


def test_a_line_that_was_cut_off_is_analysed_again(
    reviewed: dict[str, Reviewed], tmp_path: Path
) -> None:
    one = reviewed["3-1"]
    text = one.turns_file.read_text()
    cut = tmp_path / "cut.jsonl"
    cut.write_text(text[:-50])
    whole, rest = SavedTurns(one.turns_file).load(), SavedTurns(cut).load()
    last = list(whole)[-1]
    assert rest == {index: turn for index, turn in whole.items() if index != last}
    SavedTurns(cut).add(whole[last])
    assert SavedTurns(cut).load() == whole


def test_a_running_game_has_no_account(reviewed: dict[str, Reviewed]) -> None:
    record = reviewed["2-1"].record
    running = replace(record, actions=record.actions[:40], events=None, result=None)
    with pytest.raises(UnfinishedGameError, match="once it is over"):
        Reviewer(running)


def test_the_key_depends_on_record_bots_and_budget(reviewed: dict[str, Reviewed]) -> None:
    record: Record = reviewed["2-1"].record
    keys = {
        Reviewer(record).key,
        Reviewer(record, 1_000).key,
        Reviewer(record, seats=[0]).key,
        Reviewer(reviewed["3-1"].record).key,
    }
    assert len(keys) == 4
    assert Reviewer(record).key == Reviewer(record).key


def test_the_first_graph_has_every_turn(reviewed: dict[str, Reviewed]) -> None:
    one = reviewed["3-1"]
    graph = one.reviewer.forecast_graph()
    assert len(graph) == len(one.reviewer.turns) + 1
    assert graph[-1] == [seat.result for seat in one.review.seats]


def test_turns_cover_the_record(reviewed: dict[str, Reviewed]) -> None:
    for one in reviewed.values():
        codes = [code for turn in one.reviewer.turns for code in turn.codes]
        assert tuple(codes) == one.record.actions


def test_two_ways_to_play_a_turn_are_compared_as_in_the_account(
    reviewed: dict[str, Reviewed],
) -> None:
    one = reviewed[SPOILT]
    worst = max(one.review.turns, key=lambda turn: turn.loss)
    better = one.reviewer.compare(worst.index, worst.codes, worst.best)
    assert exact(better.gap.value) == worst.loss
    assert better.gap.error == worst.loss_error
    assert better.reasons == worst.reasons
    worse = one.reviewer.compare(worst.index, worst.best, worst.codes)
    assert worse.gap.value == -better.gap.value
    assert worse.chance.value == pytest.approx(better.chance.value + better.gap.value)
    assert worse.reasons == ()


def test_means_have_the_standard_error_of_a_sample() -> None:
    values = [0.1, 0.4, 0.4, 0.9]
    assert mean_of(values).value == pytest.approx(statistics.mean(values))
    assert mean_of(values).error == pytest.approx(statistics.stdev(values) / 2)
    assert mean_of([0.7]) == Mean(0.7, 0.0)
    chances, errors = mean_chances([Chances(0.5, 0.25, 0.125), Chances(1.0, 0.75, 0.0)])
    assert chances == (0.75, 0.5, 0.0625)
    assert errors == (0.25, 0.25, 0.0625)
