"""The account of a game: its parts add up, whatever the game."""

import json
import re
from dataclasses import replace
from itertools import permutations

import pytest

from tearum.review import DECISION_KINDS
from tearum.review.account import STEPS, Parts, exact

from .conftest import Reviewed
from .examples import sample
from .examples.games import GAMES, ROOT, SPOILT, SPOILT_ROUND

PARTS = ("skill", "luck", "others", "remainder")


@pytest.mark.parametrize("name", GAMES)
def test_the_parts_add_up_to_result_less_start_exactly(
    reviewed: dict[str, Reviewed], name: str
) -> None:
    for seat in reviewed[name].review.seats:
        for order in permutations(PARTS):
            total = seat.start
            for part in order:
                total += getattr(seat.parts, part)
            assert total == seat.result


@pytest.mark.parametrize("name", GAMES)
def test_they_still_do_in_json(reviewed: dict[str, Reviewed], name: str) -> None:
    data = json.loads(json.dumps(reviewed[name].review.to_json()))
    for seat in data["seats"]:
        assert seat["start"] + sum(seat[part] for part in PARTS) == seat["result"]
        for part in PARTS:
            deal = data["deal"][seat["seat"]][part]
            turns = sum(turn["seats"][seat["seat"]][part] for turn in data["turns"])
            assert deal + turns == seat[part]


@pytest.mark.parametrize("name", GAMES)
def test_every_turn_begins_where_the_last_one_ended(
    reviewed: dict[str, Reviewed], name: str
) -> None:
    review = reviewed[name].review
    for seat in range(len(review.names)):
        at = review.deal[seat].after
        for turn in review.turns:
            step = turn.seats[seat]
            assert step.before == at
            assert step.before + step.parts.total == step.after
            at = step.after


@pytest.mark.parametrize("name", GAMES)
def test_the_result_is_whether_the_seat_won(reviewed: dict[str, Reviewed], name: str) -> None:
    result = reviewed[name].record.result
    assert result is not None
    for seat in reviewed[name].review.seats:
        assert seat.result == float(seat.seat in result["winners"])


@pytest.mark.parametrize("name", GAMES)
def test_rounds_and_kinds_add_up_too(reviewed: dict[str, Reviewed], name: str) -> None:
    for seat in reviewed[name].review.seats:
        assert sum(seat.rounds, Parts()) == seat.parts
        assert tuple(seat.kinds) == DECISION_KINDS
        assert sum(kind.skill for kind in seat.kinds.values()) == seat.parts.skill


@pytest.mark.parametrize("name", GAMES)
def test_skill_is_lost_on_own_turns_only(reviewed: dict[str, Reviewed], name: str) -> None:
    for turn in reviewed[name].review.turns:
        for seat, step in enumerate(turn.seats):
            if seat == turn.seat:
                assert step.parts.skill == -turn.loss <= 0
            else:
                assert step.parts.skill == 0


@pytest.mark.parametrize("name", GAMES)
def test_what_others_gave_is_counted_where_they_lost(
    reviewed: dict[str, Reviewed], name: str
) -> None:
    review = reviewed[name].review
    for turn in review.turns:
        for seat, step in enumerate(turn.seats):
            if seat == turn.seat or turn.loss == 0:
                assert step.given == step.given_error == 0
    for account in review.seats:
        steps = [turn.seats[account.seat] for turn in review.turns]
        assert account.given == sum(step.given for step in steps)


def test_a_blunder_gives_to_the_others(reviewed: dict[str, Reviewed]) -> None:
    review = reviewed[SPOILT].review
    worst = max(review.turns, key=lambda turn: turn.loss)
    assert sum(step.given for step in worst.seats) > 0


@pytest.mark.parametrize("name", GAMES)
def test_luck_needs_something_that_is_turned_over(reviewed: dict[str, Reviewed], name: str) -> None:
    for turn in reviewed[name].review.turns:
        if not turn.reveals:
            assert all(step.parts.luck == 0 for step in turn.seats)


@pytest.mark.parametrize("name", GAMES)
def test_every_chance_is_one(reviewed: dict[str, Reviewed], name: str) -> None:
    for turn in reviewed[name].review.turns:
        for step in turn.seats:
            assert 0 <= step.before <= 1
            assert 0 <= step.after <= 1


@pytest.mark.parametrize("name", GAMES)
def test_the_chances_of_the_titles_fit_the_chance_to_win(
    reviewed: dict[str, Reviewed], name: str
) -> None:
    """Winning is one title or both, also where a seat is expected to find a better turn."""
    rounding = 2 / STEPS
    for turn in reviewed[name].review.turns:
        for step in turn.seats:
            most = step.governor + step.pirate_king
            assert max(step.governor, step.pirate_king) - rounding <= step.after
            assert step.after <= most + rounding


@pytest.mark.parametrize("name", GAMES)
def test_every_figure_has_its_standard_error(reviewed: dict[str, Reviewed], name: str) -> None:
    data = reviewed[name].review.to_json()
    for seat in data["seats"]:
        assert seat["start_error"] > 0
        assert set(seat["errors"]) == set(PARTS)
        assert all(set(one["errors"]) == set(PARTS) for one in seat["rounds"])
        assert all(one["error"] >= 0 for one in seat["kinds"].values())
        skill = sum(one["error"] ** 2 for one in seat["kinds"].values()) ** 0.5
        assert skill == pytest.approx(seat["errors"]["skill"], abs=1e-4)
    open_turns = [turn for turn in data["turns"] if turn["round"] <= 3]
    for turn in open_turns:
        for step in turn["seats"]:
            assert step["error"] + step["governor_error"] + step["pirate_king_error"] > 0


def test_the_docs_name_every_key_of_an_account() -> None:
    table = (ROOT / "docs" / "review.md").read_text("utf-8").split("| key | what it has |")[1]
    rows = re.findall(r"^\| (`.*?) \|", table.split("\n\n")[0], re.MULTILINE)
    keys = [key for row in rows for key in re.findall(r"`(\w+)`", row)]
    assert sorted(keys) == sorted(sample.review().to_json())
    (turn,) = re.findall(r"^\| `turns` \|.*", table, re.MULTILINE)
    named = set(re.findall(r"`(\w+)`", turn)) - {"turns"}
    assert named | {"index", "loss_error"} == set(sample.TURNS[0].to_json())


def test_all_seats_start_alike(reviewed: dict[str, Reviewed]) -> None:
    for one in reviewed.values():
        assert len({seat.start for seat in one.review.seats}) == 1


def test_a_planted_blunder_is_found(reviewed: dict[str, Reviewed]) -> None:
    review = reviewed[SPOILT].review
    spoilt = next(
        turn
        for turn in review.turns
        if turn.seat == len(review.names) - 1
        and turn.round == SPOILT_ROUND
        and turn.kind != "ships"
    )
    assert spoilt.mistake
    assert spoilt.best != spoilt.codes
    assert spoilt.reasons


def test_a_mistake_is_beyond_three_points_by_twice_its_error(
    reviewed: dict[str, Reviewed],
) -> None:
    for one in reviewed.values():
        for turn in one.review.turns:
            assert turn.mistake == (turn.loss - 2 * turn.loss_error > 0.03)


def test_there_are_five_turning_points_in_order(reviewed: dict[str, Reviewed]) -> None:
    for one in reviewed.values():
        points = [turn.index for turn in one.review.turning_points]
        assert len(points) == 5
        assert points == sorted(points)


def test_exact_chances_are_multiples_of_a_power_of_two() -> None:
    assert exact(0.3) * 65536 == round(0.3 * 65536)
    assert exact(1.0) == 1.0


def test_a_step_says_all_its_figures_under_their_names() -> None:
    given = sample.TURNS[0].seats[0]
    assert given.to_json() == {
        "before": 0.5,
        "after": 0.5625,
        "governor": 0.28125,
        "pirate_king": 0.140625,
        "error": 0.01235,
        "governor_error": 0.02346,
        "pirate_king_error": 0.03457,
        "skill": 0.0,
        "luck": 0.0,
        "others": 0.0625,
        "remainder": 0.0,
        "errors": {"skill": 0.0, "luck": 0.0, "others": 0.04, "remainder": 0.0},
        "given": 0.03125,
        "given_error": 0.00781,
    }


def test_a_turn_says_what_was_done_and_what_was_better() -> None:
    told = sample.TURNS[0].to_json()
    assert told.pop("seats") == [step.to_json() for step in sample.TURNS[0].seats]
    assert told.pop("reasons") == [reason.to_json() for reason in sample.TURNS[0].reasons]
    assert told == {
        "index": 0,
        "seat": 1,
        "round": 1,
        "first": 0,
        "actions": [77, 5, 5, 5],
        "kind": "ships",
        "reveals": [],
        "loss": 0.125,
        "loss_error": 0.01568,
        "mistake": True,
        "best": [71, 5],
    }


def test_the_account_of_a_seat_adds_up_its_turns_and_squares_of_errors() -> None:
    told = sample.review().to_json()
    assert (told["players"], told["nodes"], told["bots"]) == (
        ["Ada", "Ben", "Cleo & Co"],
        400,
        "a version",
    )
    ada, ben = told["seats"]
    rounds, kinds = ada.pop("rounds"), ada.pop("kinds")
    assert ada == {
        "seat": 0,
        "name": "Ada",
        "start": 0.375,
        "start_error": 0.01,
        "result": 1.0,
        "skill": -0.03125,
        "luck": 0.375,
        "others": 0.21875,
        "remainder": 0.0625,
        # the roots of 0.03² + 0.12² and 0.04² + 0.03²
        "errors": {"skill": 0.015, "luck": 0.12369, "others": 0.05, "remainder": 0.02},
        "given": 0.03125,
        "given_error": 0.00781,
    }
    assert rounds[0] == {
        **{"skill": 0.0, "luck": 0.125, "others": 0.0625, "remainder": 0.0},
        "errors": {"skill": 0.0, "luck": 0.03, "others": 0.04, "remainder": 0.0},
    }
    assert rounds[1]["luck"] == 0.25
    assert {kind: one for kind, one in kinds.items() if one["turns"]} == {
        "build": {"turns": 1, "mistakes": 0, "skill": -0.03125, "error": 0.015}
    }
    assert ben["kinds"]["ships"] == {"turns": 1, "mistakes": 1, "skill": -0.125, "error": 0.01568}


def test_mistakes_of_those_asked_about_are_the_first_turning_points() -> None:
    """Then whatever moved the game most, by half the sum of all movements."""
    mistake, last = sample.TURNS
    assert (mistake.size, last.size) == (0.09375, 0.46875)
    small = replace(last, loss=0.0, seats=mistake.seats)
    slight = replace(mistake, index=5, loss=0.08)
    assert slight.mistake
    turns = [*(replace(small, index=index) for index in range(5)), slight, replace(last, index=6)]
    review = replace(sample.review(), turns=tuple(turns))
    assert [turn.index for turn in review.turning_points] == [0, 1, 2, 5, 6]
    turns[5] = replace(slight, seat=2)  # nobody asks about this one
    review = replace(review, turns=tuple(turns))
    assert [turn.index for turn in review.turning_points] == [0, 1, 2, 3, 6]
