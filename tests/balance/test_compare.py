"""Two editions on the same deals."""

import csv
from pathlib import Path

import numpy as np
import pytest

from tearum.balance.comparison import compare_datasets, compare_runs
from tearum.balance.comparison_files import write_comparison
from tearum.balance.measures.dataset import DatasetError

from .conftest import dear_ship, play
from .planted import Planted


def test_only_what_differs_beyond_the_noise_is_significant(
    two: Path, dear: Path, tmp_path: Path
) -> None:
    found = compare_runs(two, dear)
    assert found.paired == 12
    assert len(found.differences) == 0  # twelve games are too few to say anything
    write_comparison(found, tmp_path)
    page = (tmp_path / "index.html").read_text("utf-8")
    assert "No figure differs by more than luck explains." in page
    assert "ship 9, cost: 12 -&gt; 30" in page


def planted(extra: int, seed: int) -> Planted:
    luck = np.random.default_rng(1)  # the same deals
    own = np.random.default_rng(seed)
    games = Planted()
    for _ in range(400):
        deal = luck.integers(20, 40, 2)
        blue = deal + own.integers(-1, 2, 2) + extra
        game = games.game(kings=[int(luck.integers(0, 2))], blue=[int(n) for n in blue])
        for round_ in range(6):
            games.stand(game, round_, (0.5, 0.5))
    return games


def test_a_planted_difference_is_found_and_nothing_else() -> None:
    before, after = planted(0, 2).dataset(), planted(1, 3).dataset()
    found = compare_datasets(before, after).differences
    loud = {difference.key for difference in found if difference.p_value < 1e-6}
    assert loud == {("ends", "blue", "mean"), ("ends", "blue", "winners")}
    blue = next(difference for difference in found if difference.key == ("ends", "blue", "mean"))
    assert blue.change.low < 1 < blue.change.high
    # Paired: the deals differ by far more than the editions do.
    assert blue.change.high - blue.change.low < (blue.before.high - blue.before.low) / 2


def test_the_page_shows_what_is_significant(tmp_path: Path) -> None:
    before, after = planted(0, 2).dataset(), planted(5, 3).dataset()
    found = compare_datasets(before, after)
    assert {difference.key[:2] for difference in found.significant} == {("ends", "blue")}
    write_comparison(found, tmp_path)
    page = (tmp_path / "index.html").read_text("utf-8")
    assert page.count("Blue VP<small>Points: ") == 2
    assert page.count("Least hired captain") == 0  # there were none
    assert "Winners’ blue VP, median" not in page  # that is for four players
    assert "A player’s buildings, mean" in page
    with (tmp_path / "differences.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == len(found.differences)
    assert sum(int(row["stands_out"]) for row in rows) == 2


def hired(always: bool) -> Planted:
    """Sixty games in which a captain is hired always, or never."""
    games = Planted()
    for number in range(60):
        game = games.game(kings=[number % 2])
        games.offer(game, "captain", "7")
        if always:
            games.take(game, 0, "captain", "7")
        for round_ in range(6):
            games.stand(game, round_, (0.5, 0.5))
    return games


def test_the_largest_change_that_can_be_is_significant() -> None:
    found = compare_datasets(hired(True).dataset(), hired(False).dataset())
    captain = next(one for one in found.differences if one.key == ("captain", "7", "share"))
    assert captain.is_significant
    assert captain.change.value == captain.change.low == -1
    assert captain.change.high < -0.95
    assert {one.key for one in found.significant} == {captain.key}


def test_the_same_edition_is_nothing_to_compare(two: Path) -> None:
    with pytest.raises(DatasetError, match="play the same edition"):
        compare_runs(two, two)


def test_other_players_are_refused(dear: Path, three: Path) -> None:
    with pytest.raises(DatasetError, match="different numbers of players"):
        compare_runs(dear, three)


def test_runs_of_different_deals_are_refused_with_the_seed_to_play(
    two: Path, tmp_path: Path
) -> None:
    other = play(tmp_path / "other", dear_ship(), 2, 2, seed=5)
    with pytest.raises(
        DatasetError, match=r"no deal in common: play \S+/other again with --seed 1\.$"
    ):
        compare_runs(two, other)
