"""Targets: met or missed, and whether that is certain."""

from math import isclose

import numpy as np
import pytest

from tearum.balance.measures.findings import findings, targets_table
from tearum.balance.pages.report_page import ReportPage
from tearum.balance.targets.target import Measured, Target
from tearum.balance.targets.target_file import classic_targets
from tearum.lab.intervals import Interval

from ..planted import Planted


@pytest.mark.parametrize(
    ("low", "value", "high", "verdict"),
    [
        (0.12, 0.2, 0.3, "met"),
        (0.05, 0.12, 0.2, "near"),
        (0.02, 0.08, 0.14, "far"),
        (0.01, 0.05, 0.09, "missed"),
        (0.35, 0.38, 0.45, "near"),
        (0.41, 0.45, 0.5, "missed"),
    ],
)
def test_a_verdict_is_sure_when_the_whole_interval_agrees(
    low: float, value: float, high: float, verdict: str
) -> None:
    target = Target("limit", "share", 0.1, 0.4)
    assert target.verdict(Interval(value, low, high)) == verdict


def test_one_side_may_be_open() -> None:
    assert Target("governor", "share", 0.9, None).verdict(Interval(0.95, 0.93, 1.0)) == "met"
    assert Target("seats", "gap", None, 0.03).verdict(Interval(0.05, 0.0, 0.1)) == "far"


def games() -> Planted:
    luck = np.random.default_rng(5)
    played = Planted(players=4)
    for number in range(80):
        governor, king = (int(seat) for seat in luck.integers(0, 4, 2))
        game = played.game(
            governors=[governor],
            kings=[king],
            endowment=[1 + (number + seat) % 6 for seat in range(4)],
        )
        for number_ in range(6):
            played.stand(game, number_, [0.4, 0.5, 0.3, 0.4])
        for building, takers in (("1", 2), ("2", 1)):
            played.offer(game, "building", building, n=4)
            for seat in range(takers):
                played.take(game, seat, "building", building)
        for card in ("3", "6"):
            played.offer(game, "allegiance", card)
            played.take(game, 0, "allegiance", card)
            played.offer(game, "proven", card)
        played.take(game, 0, "proven", "3", 5)
    return played


def measured(sample_of: Planted) -> dict[str, Measured]:
    return {found.target.key: found for found in findings(sample_of.dataset(), []).targets}


def test_every_target_that_the_games_can_tell_is_measured() -> None:
    found = measured(games())
    assert found["buildings"].found.value == 5
    assert found["winners_blue"].found.value == 30
    assert found["limit"].found.value == 0.0
    assert found["limit"].verdict == "missed"
    assert found["governor"].found.value == 1.0
    assert "nobody" not in found  # that is for two players
    assert "strategy_red" not in found  # nobody leaned
    assert "least_captain" not in found  # there were none


def test_of_many_cards_the_worst_is_named() -> None:
    found = measured(games())
    assert found["least_building"].who == ("building", "2")
    assert found["least_building"].found.value == 0.25


def test_what_nearly_everybody_takes_stands_out() -> None:
    played = games()
    for game in range(80):
        played.offer(game, "building", "3", n=4)
        for seat in range(4):
            played.take(game, seat, "building", "3")
    finding = findings(played.dataset())
    most = next(one for one in finding.targets if one.target.key == "most_building")
    assert (most.who, most.verdict) == (("building", "3"), "missed")
    assert finding.outside[0].who == ("building", "3")
    page = ReportPage([finding], [], classic_targets(), "en")
    assert page.outside(finding, "most").startswith("Palace 100.0%")
    assert "Palace" not in page.outside(finding, "least")


def test_the_economy_is_measured_against_its_targets() -> None:
    """Four greedy hoarders: $400 on the table, $40 in hand, half of the VP converted."""
    played = Planted(players=4)
    for _ in range(40):
        game = played.game(governors=[0], kings=[1], peaks={"money": 400, "barrel": 12})
        for round_ in range(1, 6):
            played.stand(game, round_, [0.4] * 4, hand=[10 if round_ < 5 else 40] * 4)
        for seat in range(4):
            played.flow(game, seat, "blue", "conversion", 5, 5)
            for number in range(10):
                kind, item = ("alternative", "market") if number < 2 else ("tile", "market.1")
                played.take(game, seat, kind, item)
    found = measured(played)
    assert (found["over_money"].found.value, found["over_money"].verdict) == (1.0, "missed")
    assert (found["over_barrel"].found.value, found["over_barrel"].verdict) == (0.0, "met")
    assert (found["conversion"].found.value, found["conversion"].verdict) == (5.0, "missed")
    assert found["most_hand"].who == ("round", "5")
    assert (found["most_hand"].found.value, found["most_hand"].verdict) == (40, "missed")
    assert found["alternatives"].found.value == 0.2
    assert found["places"].found.value == 1.0  # the first of the turn order always wins


def test_the_least_and_the_most_chosen_sides_are_named() -> None:
    played = games()
    for game in range(80):
        played.take(game, 0, "tile", "harbor.1", option=1 if game % 10 else 2)
        played.take(game, 1, "tile", "tavern.4", option=1 + game % 2)
    found = measured(played)
    assert (found["least_side"].who, found["least_side"].found.value) == (
        ("side", "harbor.1.2"),
        0.1,
    )
    assert (found["most_side"].who, found["most_side"].found.value) == (("side", "harbor.1.1"), 0.9)
    assert found["most_side"].verdict == "near"


def test_cheap_allegiances_have_no_target_for_being_met() -> None:
    found = measured(games())
    assert found["least_allegiance"].who in (("allegiance", "3"), ("allegiance", "6"))
    assert found["least_proven"].who == ("allegiance", "3")
    assert found["least_proven"].found.value == 1.0


def test_gaps_are_between_the_best_and_the_worst() -> None:
    dataset = games().dataset()
    by_seat = [
        float(dataset.seats.filter(dataset.seats["seat"] == seat)["any"].mean() or 0)  # type: ignore[arg-type]
        for seat in range(4)
    ]
    assert isclose(measured(games())["seats"].found.value, max(by_seat) - min(by_seat))


def test_the_table_of_targets_holds_bounds_and_verdicts() -> None:
    table = targets_table(findings(games().dataset(), []))
    row = table.row("least_building")
    assert row is not None
    assert row.cells["who"] == "building 2"
    assert row.cells["verdict"] == "met"
    assert "least_building,variety,0.05,,0.25," in table.to_csv()


def test_targets_have_names_of_their_own() -> None:
    targets = classic_targets()
    assert len({target.key for target in targets}) == len(targets)


def test_bands_in_plots_are_those_of_the_targets() -> None:
    band = classic_targets().band
    assert band("building") == (0.05, 0.8)
    assert band("tile") == (0.05, 0.7)
    assert band("alternative") == (0.001, 1.0)
    assert band("strategy_red") == (-0.08, 0.08)
    assert band("step") is None
