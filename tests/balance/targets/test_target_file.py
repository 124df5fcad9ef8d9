"""Files of targets: what is read from them, and what is wrong in them."""

from pathlib import Path

import pytest

from tearum.balance.targets.figures import EVERY, FIGURES
from tearum.balance.targets.target import AUTHORITIES, Target
from tearum.balance.targets.target_file import (
    TargetError,
    classic_targets,
    parse_targets,
    read_targets,
)
from tearum.contract.languages import LANGUAGES
from tearum.text import text_in


def problems(text: str) -> list[str]:
    with pytest.raises(TargetError) as error:
        parse_targets(text.encode(), "mine.toml")
    return str(error.value).split("\n")


def test_figures_are_read_in_their_units() -> None:
    found = parse_targets(
        b"[variety]\n"
        b"every_building = { least = 5, most = 80, except = [6] }\n"
        b"[printed]\n"
        b"over_money = { most = 5, players = [4] }\n"
        b"conversion = { most = 3 }\n"
    )
    money = Target("over_money", "share", None, 0.05, (4,), "printed")
    assert list(found) == [
        money,
        Target("conversion", "number", None, 3.0, authority="printed", rank=1),
        Target("least_building", "share", 0.05, None, (2, 3, 4), "variety", ("6",), 2),
        Target("most_building", "share", None, 0.8, (2, 3, 4), "variety", ("6",), 3),
    ]
    assert found.band("building") == (0.05, 0.8)


def test_a_figure_may_have_other_bounds_for_other_numbers_of_players() -> None:
    found = parse_targets(
        b"[variety]\nevery_captain = [{ least = 25 }, { most = 95, players = [2, 3] }]\n"
    )
    assert [(target.key, target.low, target.high, target.players) for target in found] == [
        ("least_captain", 0.25, None, (2, 3, 4)),
        ("most_captain", None, 0.95, (2, 3)),
    ]


def test_everything_wrong_is_named_with_its_line() -> None:
    text = """\
[printed]
over_gold = { most = 5 }
over_money = { most = 500 }
conversion = 3
[calibration]
limit = { least = 40, most = 10 }
seats = { players = [2] }
governor = { least = "90", players = [5] }
conversion = { most = 3 }
buildings = { most = 6, except = [1] }
[luck]
"""
    assert problems(text) == [
        "mine.toml:2: printed: unknown key 'over_gold'; did you mean 'over_wood'?",
        "mine.toml:3: printed, over_money, most: 500 is out of bounds: 0 to 100",
        "mine.toml:4: printed, conversion: bounds are needed here: { least = 5, most = 80 }",
        "mine.toml:6: calibration, limit: least 40 is more than most 10",
        'mine.toml:7: calibration, seats: "least" or "most" is missing',
        "mine.toml:8: calibration, governor, least: a number is needed here",
        "mine.toml:8: calibration, governor, players: a list of 2, 3 and 4 is needed here: [3, 4]",
        "mine.toml:9: calibration, conversion: 'conversion' has a target in [printed] already",
        "mine.toml:10: calibration, buildings, except: only figures that begin with 'every_' have "
        "exceptions",
        "mine.toml:11: unknown key 'luck'",
    ]


def test_a_file_without_targets_or_without_toml_is_refused(tmp_path: Path) -> None:
    assert problems("") == [
        "mine.toml:1: there are no targets: [printed], [calibration] or [variety]"
    ]
    assert "this is not TOML" in problems("[printed\n")[0]
    with pytest.raises(TargetError, match="can’t be read"):
        read_targets(tmp_path / "none.toml")


def test_what_is_printed_comes_first() -> None:
    order = [AUTHORITIES.index(target.authority) for target in classic_targets()]
    assert order == sorted(order)
    printed = {target.key for target in classic_targets() if target.authority == "printed"}
    assert printed >= {"over_money", "over_cannon", "conversion", "most_hand", "endowment_sums"}


def test_the_targets_of_classic_are_those_that_were_agreed() -> None:
    found = {target.key: (target.low, target.high) for target in classic_targets()}
    for cube in ("money", "wheat", "wood", "ore"):
        assert found[f"over_{cube}"] == (None, 0.05)
    for good in ("barrel", "tobacco", "cannon"):
        assert found[f"over_{good}"] == (None, 0.1)
    assert found["conversion"] == (None, 3)
    assert found["most_hand"] == (None, 15)
    assert found["endowment_sums"] == (6, None)
    assert found["endowments"] == (None, 0.04)
    assert found["places"] == (None, 0.1)
    assert found["alternatives"] == (0.03, 0.12)
    assert (found["least_tile"][0], found["least_ship_row"][0]) == (0.05, 0.05)
    assert found["least_side"][0] == 0.1
    assert (found["least_building"][0], found["least_captain"][0]) == (0.05, 0.25)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_figure_has_a_name(language: str) -> None:
    text = text_in(language)
    for figure in FIGURES:
        ends = ("least_", "most_") if figure.startswith(EVERY) else ("",)
        for end in ends:
            assert text.has(f"lab-target-{end}{figure.removeprefix(EVERY)}"), figure
    for authority in AUTHORITIES:
        assert text.has(f"lab-authority-{authority}")
