"""What a record claims besides its decisions: every claim that does not follow is refused."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from tearum import Game, Record, RecordError
from tearum.game.fair_deal import FairDeal, new_secret
from tearum.game.record_check import check_record


@pytest.fixture(scope="module")
def dealt() -> Record:
    """A whole game of a fair deal."""
    deal = FairDeal.with_secret(new_secret(), ["a", "b"])
    game = Game.new(players=2, seed=deal.seed)
    while game.to_move is not None:
        game.apply(game.legal_actions()[0])
    return replace(game.record(), deal=deal)


def test_a_whole_game_and_a_part_of_it_are_as_they_claim(dealt: Record) -> None:
    check_record(dealt)
    check_record(replace(dealt, deal=None))
    check_record(Game.new(players=3, seed=1).record())


@pytest.mark.parametrize(
    ("change", "wrong"),
    [
        (lambda r: {"seed": "another"}, "record-wrong-deal"),
        (lambda r: {"result": None}, "record-wrong-no-result"),
        (lambda r: {"actions": r.actions[:-1]}, "record-wrong-not-over"),
        (lambda r: {"result": {**r.result, "governors": [0, 1]}}, "record-wrong-result"),
        (lambda r: {"events": r.events[:-1]}, "record-wrong-events"),
        (lambda r: {"events": None}, "record-wrong-events"),
    ],
)
def test_a_claim_that_does_not_follow_is_refused(
    dealt: Record, change: Callable[[Record], dict[str, Any]], wrong: str
) -> None:
    with pytest.raises(RecordError) as error:
        check_record(replace(dealt, **change(dealt)))
    assert error.value.message_id == wrong
