"""Figures with a target, as tables and as plain numbers."""

from tearum.balance.measures.findings import Findings, outside, targets_table
from tearum.balance.measures.table import Column, Row, Table
from tearum.balance.report import figures_json
from tearum.balance.targets.target import Measured, Target
from tearum.lab.estimate import LargestDifference
from tearum.lab.intervals import Interval

from ..planted import Planted

SEATS = Target("seats", "gap", None, 0.1, authority="printed")
MOST = Target("most_building", "share", None, 0.9)
LEAST = Target("least_building", "share", 0.05, None, authority="variety")
MEASURED = [
    Measured(SEATS, LargestDifference(0.2, 0.12345678, 0.3, expected=0.05, p_value=0.01)),
    Measured(MOST, Interval(0.95, 0.92, 0.97), ("building", "7")),
    Measured(LEAST, Interval(0.2, 0.1, float("inf")), ("building", "3")),
]


def finding() -> Findings:
    planted = Planted()
    planted.game(kings=[0])
    economy = {
        key: Table(key, "x", (Column("share", "share"), Column("n", "count")), rows)
        for key, rows in (
            ("stocks", [Row("ore", {"share": Interval(0.5, 0.25, 0.75), "n": 7})]),
            ("sources", []),
            ("hand", [Row("1", {"share": None, "n": 3})]),
            ("actions", []),
            ("money_in", []),
            ("money_out", []),
        )
    }
    return Findings(planted.dataset(), economy, MEASURED, outside(MEASURED))


def test_the_table_of_targets_has_a_form_for_every_column() -> None:
    table = targets_table(finding())
    assert [(column.key, column.form) for column in table.columns] == [
        ("authority", "text"),
        *((key, "number") for key in ("low", "high", "found", "luck", "chance")),
        ("who", "text"),
        ("verdict", "text"),
    ]
    assert table.to_csv().splitlines() == [
        "target,authority,low,high,found,found_low,found_high,luck,chance,who,verdict",
        "seats,printed,,0.1,0.2,0.123457,0.3,0.05,0.01,,missed",
        "most_building,calibration,,0.9,0.95,0.92,0.97,,,building 7,missed",
        "least_building,variety,0.05,,0.2,0.1,,,,building 3,met",
    ]


def test_numbers_stay_numbers_and_intervals_have_ends() -> None:
    nothing: dict[str, object] = {}
    assert figures_json(finding()) == {
        "figures": {
            "seats": {
                "authority": "printed",
                "high": 0.1,
                "found": {"value": 0.2, "interval": [0.123457, 0.3]},
                "luck": 0.05,
                "chance": 0.01,
                "who": "",
                "verdict": "missed",
            },
            "most_building": {
                "authority": "calibration",
                "high": 0.9,
                "found": {"value": 0.95, "interval": [0.92, 0.97]},
                "who": "building 7",
                "verdict": "missed",
            },
            "least_building": {
                "authority": "variety",
                "low": 0.05,
                "found": {"value": 0.2, "interval": [0.1, ""]},
                "who": "building 3",
                "verdict": "met",
            },
        },
        "economy": {
            "stocks": {"ore": {"share": {"value": 0.5, "interval": [0.25, 0.75]}, "n": 7}},
            "hand": {"1": {"n": 3}},
            "money_in": nothing,
            "money_out": nothing,
            "sources": nothing,
            "actions": nothing,
        },
    }


def test_what_nearly_everybody_takes_comes_before_what_nobody_does() -> None:
    never = Measured(LEAST, Interval(0.01, 0.0, 0.02), ("ship", "1"))
    always = Measured(MOST, Interval(0.99, 0.98, 1.0), ("building", "9"))
    unsure = Measured(MOST, Interval(0.91, 0.85, 0.95), ("building", "8"))
    assert outside([never, *MEASURED, unsure, always]) == [always, MEASURED[1], never]
