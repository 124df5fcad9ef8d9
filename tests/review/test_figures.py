"""The scripts that measure the account: they resume, and their statistics find what was planted."""

from pathlib import Path
from random import Random

import pytest

from benchmarks.review import resumable
from benchmarks.review.less_luck import gains


def test_a_stopped_run_is_resumed(tmp_path: Path) -> None:
    options = resumable.parser("", nodes=400, games=3).parse_args(
        ["--keep", str(tmp_path / "done")]
    )
    tasks = resumable.tasks_of(options)
    assert len(tasks) == 9
    done: list[resumable.Task] = []

    def work(task: resumable.Task) -> resumable.TaskResult:
        done.append(task)
        return {"task": task, "found": sum(task)}

    first = resumable.results(work, tasks[:4], options)
    with options.keep.open("a") as file:
        file.write('{"task": [4, 0')  # cut off
    again = resumable.results(work, tasks, options)
    assert done == tasks
    assert [one["found"] for one in again] == [sum(task) for task in tasks]
    assert again[:4] == [{**one, "task": list(one["task"])} for one in first]


@pytest.mark.parametrize(("share", "gain"), [(0.0, 1.0), (0.5, 2.0), (0.8, 5.0)])
def test_the_gain_of_taking_off_luck_is_the_ratio_of_variances(share: float, gain: float) -> None:
    rng = Random(1)
    luck = [rng.gauss(0, share**0.5) for _ in range(20_000)]
    results = [one + rng.gauss(0, (1 - share) ** 0.5) for one in luck]
    once, best = gains(results, luck if share else [rng.gauss(0, 1e-3) for _ in luck])
    assert once == pytest.approx(gain, rel=0.05)
    assert best == pytest.approx(gain, rel=0.05)
    assert best >= once
