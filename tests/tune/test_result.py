"""The summary of a search, whole, for a change that was made up."""

from tearum.balance.targets.target import Measured, Target
from tearum.edition import parse
from tearum.lab.intervals import Interval
from tearum.tune.knob import Knob
from tearum.tune.loss import Change, Deviation, Deviations, Key
from tearum.tune.result import Result
from tearum.tune.search import Candidate, Trial

from .test_search import SOURCE

INFINITE = float("inf")
TOWER = Knob("building 22 cost", ("building", 21), "cost", None, ())
LEAST = Target("least_building", "share", 0.05, None)
MOST = Target("most_building", "share", None, 0.9, authority="variety")
BLUE_VP = Target("winners_blue", "number", 30.0, 40.0, authority="printed")
BUILT: Key = (3, "least_building", "building 22")
USUAL: Key = (3, "most_building", "building 1")
WINNERS: Key = (2, "winners_blue", "")
NEW: Key = (4, "most_building", "building 2")


def measured(*figures: tuple[Key, Target, float, float, float]) -> Deviations:
    return {
        key: Deviation(key, Measured(target, Interval(value, low, high)))
        for key, target, value, low, high in figures
    }


BEFORE = measured(
    (BUILT, LEAST, 0.01, 0.0, 0.03),
    (USUAL, MOST, 0.8, 0.7, 0.95),
    (WINNERS, BLUE_VP, 52.0, 50.0, 54.0),
)
AFTER = measured(
    (BUILT, LEAST, 0.21, 0.15, 0.3),
    (USUAL, MOST, 0.85, 0.8, 0.88),
    (WINNERS, BLUE_VP, 41.5, 39.0, 44.0),
    (NEW, MOST, 0.96, 0.92, 0.99),
)
END = Change(
    BEFORE,
    AFTER,
    Interval(150.25, 120.0, 180.0),
    Interval(12.5, 8.0, 17.0),
    Interval(-137.75, -170.0, -105.0),
    [WINNERS, BUILT],
)
WORSE = Change(
    AFTER, BEFORE, END.loss_after, END.loss_before, Interval(9.0, -INFINITE, 20), [WINNERS]
)


def result(language: str = "en") -> Result:
    edition = parse(SOURCE.encode())
    kept = Trial(Candidate(TOWER, "6 ore | 6 barrel", "wheat, wood, ore", SOURCE), END)
    refused = Trial(Candidate(TOWER, "wheat, wood, ore", "4 ore", SOURCE), WORSE)
    return Result(edition, [kept], [refused], language)


def test_the_summary() -> None:
    blue, tower = "Winners’ blue VP, median (2 players)", "Watchtower, built (3 players)"
    moved = "loss in the figures that moved"
    assert result().markdown("tuned.toml", END, "80 games.").replace("\u2009", "").splitlines() == [
        "# tuned.toml",
        "",
        "80 games.",
        "",
        "## What was changed, and why",
        "",
        "| value | was | is | why |",
        "|---|---|---|---|",
        "| building 22 cost | 6 ore \\| 6 barrel | wheat, wood, ore "
        f"| {blue} 52.0 to 41.5; {tower} 1.0% to 21.0%; {moved} −137.8 [−170.0…−105.0] |",
        "",
        "## What was tried without a clear improvement",
        "",
        "| value | is | would be | what moved |",
        "|---|---|---|---|",
        f"| building 22 cost | wheat, wood, ore | 4 ore | {moved} +9.0 |",
        "",
        "## On deals that the search did not use",
        "",
        "Loss 150.2 [120.0…180.0] before, 12.5 [8.0…17.0] after. 2 figures moved by more than "
        "chance explains; the loss in them changed by −137.8 [−170.0…−105.0].",
        "",
        "| figure | target | before | after |  |",
        "|---|---|---|---|---|",
        f"| {blue} | 30.0 to 40.0 | 52.0 [50.0…54.0] | 41.5 [39.0…44.0] | missed, not sure |",
        f"| {tower} | at least 5.0% | 1.0% [0.0…3.0] | 21.0% [15.0…30.0] | met |",
        "| Academy, built (4 players) | at most 90.0% |  | 96.0% [92.0…99.0] | missed |",
        "",
        "2 of 4 targets are met; before, it was 2.",
    ]


def test_the_summary_as_numbers() -> None:
    """Losses: the square of the miss in tolerances, which the standard error widens."""
    deviate = 1.959963984540054
    blue = 100 * 12.0**2 / (3.0**2 + (4.0 / 2 / deviate) ** 2)
    built = 10 * 0.04**2 / (0.0125**2 + (0.03 / 2 / deviate) ** 2)
    header, *rows = (row.split(",") for row in result().csv(END).splitlines())
    assert header == [
        *("players", "target", "thing", "low", "high"),
        *("before", "before_low", "before_high", "before_loss"),
        *("after", "after_low", "after_high", "after_loss", "verdict"),
    ]
    assert rows == [
        [
            *("3", "least_building", "building 22", "0.05", ""),
            *("0.01", "0.0", "0.03", f"{built:.4f}", "0.21", "0.15", "0.3", "0.0", "met"),
        ],
        [
            *("3", "most_building", "building 1", "", "0.9"),
            *("0.8", "0.7", "0.95", "0.0", "0.85", "0.8", "0.88", "0.0", "met"),
        ],
        [
            *("2", "winners_blue", "", "30.0", "40.0"),
            *("52.0", "50.0", "54.0", f"{blue:.4f}", "41.5", "39.0", "44.0"),
            # In the units of the edition before.
            *(f"{blue * 1.5**2 / 12.0**2:.4f}", "far"),
        ],
        [
            *("4", "most_building", "building 2", "", "0.9"),
            *("", "", "", "0.0", "0.96", "0.92", "0.99", "1.2771", "missed"),
        ],
    ]


def test_how_far_an_edition_is_from_its_targets() -> None:
    tower = "  Watchtower, built (3 players) 1.0%, at least 5.0% (loss 74.5)"
    assert list(result().describe_start(BEFORE, [TOWER])) == [
        "Loss 1508.6; 1 of 3 targets are met.",
        "Farthest from the target:",
        "  Winners’ blue VP, median (2 players) 52.0, 30.0 to 40.0 (loss 1434.1)",
        tower,
        "Off target, of the cards in the bounds:",
        tower,
    ]
    german = list(result("de").describe_start(AFTER, []))
    assert german[1] == "Am weitesten vom Ziel entfernt:"
    assert german[3].startswith("  Akademie, gebaut (4 Spieler) 96,0")
    assert len(german) == 4
