"""Runs that are measured together, and runs that are not."""

from pathlib import Path

import pytest

from tearum.balance.measures.dataset import DatasetError, pool_runs, read_datasets
from tearum.lab.manifest import FolderError
from tearum.simulate.run_folder import Run


def test_a_folder_that_is_no_run_is_named(tmp_path: Path) -> None:
    with pytest.raises(FolderError, match="is not a run"):
        read_datasets([tmp_path])


def test_runs_of_two_editions_are_not_mixed(two: Path, dear: Path) -> None:
    with pytest.raises(DatasetError, match=r"different editions.*tearum lab compare"):
        read_datasets([two, dear])


def test_the_same_games_are_not_used_twice(two: Path) -> None:
    with pytest.raises(DatasetError, match="have the same games"):
        read_datasets([two, two])


def test_equal_seeds_are_one_deal_and_runs_of_the_same_bots_one_dataset(
    two: Path, three: Path
) -> None:
    datasets = pool_runs([Run(two), Run(three)])
    assert [dataset.players for dataset in datasets] == [2, 3]
    assert {dataset.deals for dataset in datasets} == {12}
    first = datasets[0].games.sort("game")
    second = datasets[1].games.sort("game")
    assert first["deal"].to_list()[:6] == second["deal"].to_list()
