"""How mutants are put in place: the lines they change, the tests that get there, the swap."""

import ast
import gc
import importlib.util
import json
import subprocess
import sys
import weakref
from pathlib import Path

import pytest

from tests.proof.mutate import plant, swap
from tests.proof.mutate.__main__ import wilson
from tests.proof.mutate.areas import AREAS, NATIVE
from tests.proof.mutate.plant import Mutant, changed_lines, place_of
from tests.proof.mutate.reach import Known, helpers
from tests.proof.mutate.runner import Runner

SOURCE = '''"""A module."""
import functools


def outer(f):
    @functools.wraps(f)
    def wrapped(*args):
        return f(*args) + 1
    return wrapped


class Shop:
    @property
    def price(self):
        return 3

    @outer
    def sum(self, count):
        if (
            count > 2
            and count < 9
        ):
            count += 1
        return (
            count
            * self.price
        )
'''


def line_of(text: str) -> int:
    return next(n for n, line in enumerate(SOURCE.splitlines(), 1) if text in line)


@pytest.fixture
def shop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(plant, "PACKAGE", tmp_path)
    (tmp_path / "shop.py").write_text(SOURCE)
    return tmp_path / "shop.py"


def mutant(text: str, changed: str) -> Mutant:
    start, end, lines = changed_lines(SOURCE, SOURCE.replace(text, changed))
    return Mutant("shop.py 1", "shop.py", start, end, lines)


def test_a_mutant_is_the_lines_that_differ(shop: Path) -> None:
    one = mutant("count < 9", "count <= 9")
    assert one.lines == ("            and count <= 9\n",)
    assert one.text() == SOURCE.replace("count < 9", "count <= 9")
    assert one.diff().splitlines()[0] == f"shop.py:{line_of('count < 9')}"
    gone = mutant("            count += 1\n", "")
    assert (gone.end - gone.start, gone.lines) == (1, ())


def test_a_line_belongs_to_its_statement_and_its_function() -> None:
    place = place_of(ast.parse(SOURCE), line_of("count < 9"))
    assert place.function == "Shop.sum"
    assert place.first_line == line_of("@outer")
    assert place.statement == range(line_of("if ("), line_of("count += 1"))
    place = place_of(ast.parse(SOURCE), line_of("* self.price"))
    assert place.statement == range(line_of("return ("), place.body.stop)
    assert place_of(ast.parse(SOURCE), line_of("f(*args)")).function == "outer"


def test_the_code_of_living_functions_is_exchanged(shop: Path) -> None:
    spec = importlib.util.spec_from_file_location("shop", shop)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    functions = swap.living([str(shop)])
    assert module.Shop().sum(2) == 7
    assert swap.swap(functions, mutant("* self.price", "- self.price"))  # behind a decorator
    assert module.Shop().sum(2) == 0
    assert swap.swap(functions, mutant("return 3", "return 4"))  # a property
    assert module.Shop().price == 4
    assert not swap.swap([], mutant("return 3", "return 4"))


def test_a_weak_proxy_whose_object_is_gone_is_no_function(shop: Path) -> None:
    dead = weakref.proxy(ast.Module(body=[], type_ignores=[]))  # the only reference to its object
    assert gc.is_tracked(dead)
    assert swap.living([str(shop)]) == []


def test_a_program_that_is_started_runs_the_mutant(tmp_path: Path) -> None:
    file = plant.PACKAGE / "messages" / "system_reason.py"
    text = file.read_text(encoding="utf-8") + "\nMUTATED = True\n"
    given = {"plain": ["tearum.engine."], "path": str(file), "text": text}
    (tmp_path / "mutant.json").write_text(json.dumps(given))
    hook = Path(swap.__file__).parent / "hook"
    program = (
        "import tearum.messages.system_reason as changed, tearum.engine.core as plain;"
        "print(changed.MUTATED, plain.__file__.endswith('.py'))"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={
            "PYTHONPATH": f"{hook}:{plant.ROOT / 'src'}:{plant.ROOT}",
            swap.VARIABLE: str(tmp_path / "mutant.json"),
        },
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.split() == ["True", "True"]


def test_a_program_that_loads_the_file_by_its_path_runs_the_mutant_too(tmp_path: Path) -> None:
    """As Alembic does with migrations."""
    file = plant.PACKAGE / "server" / "store" / "migrations" / "versions" / "start.py"
    text = file.read_text(encoding="utf-8") + "\nMUTATED = True\n"
    (tmp_path / "mutant.json").write_text(
        json.dumps({"plain": [], "path": str(file), "text": text})
    )
    program = (
        "import importlib.util as u;"
        f"spec = u.spec_from_file_location('version', {str(file)!r});"
        "module = u.module_from_spec(spec); spec.loader.exec_module(module); print(module.MUTATED)"
    )
    hook = Path(swap.__file__).parent / "hook"
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={
            "PYTHONPATH": f"{hook}:{plant.ROOT / 'src'}:{plant.ROOT}",
            swap.VARIABLE: str(tmp_path / "mutant.json"),
        },
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.split() == ["True"]


def test_a_sample_says_how_far_it_can_be_trusted() -> None:
    low, high = wilson(102, 120)  # scipy.stats.binomtest(102, 120).proportion_ci(method="wilson")
    assert (round(low, 4), round(high, 4)) == (0.7753, 0.9030)
    assert wilson(0, 0) == (0.0, 1.0)


def test_a_mutant_gets_the_quickest_tests_of_each_file_within_its_time() -> None:
    runner = Runner([], [], (), results=None, seconds=3.0)  # type: ignore[arg-type]
    runner.known = {
        "slow.py::first": Known(2.0, {"a.py": [1]}),
        "quick.py::second": Known(0.2, {"a.py": [1]}),
        "quick.py::third": Known(1.0, {"a.py": [1, 2]}),
        "last.py::never": Known(9.0, {"a.py": [1]}),
    }
    names = list(runner.affordable(sorted(runner.known)))
    assert names == ["quick.py::second", "quick.py::third", "slow.py::first"]


def test_what_a_file_sets_up_is_part_of_what_its_tests_cost() -> None:
    """The first test of a file has paid for it in the measurement; in a fork any of them will."""
    runner = Runner([], [], (), results=None, seconds=9.0)  # type: ignore[arg-type]
    runner.known = {
        "accounts.py::first": Known(30.5, {"a.py": [1]}),
        "accounts.py::second": Known(0.1, {"a.py": [1]}),
        "accounts.py::third": Known(0.1, {"a.py": [1]}),
        "unit.py::one": Known(2.0, {"a.py": [1]}),
        "unit.py::other": Known(1.0, {"a.py": [1]}),
    }
    assert runner.setup_seconds() == {"accounts.py": 30.4, "unit.py": 1.0}
    names = list(runner.affordable(["accounts.py::second", "accounts.py::third", "unit.py::one"]))
    assert names == ["unit.py::one", "accounts.py::second"]
    assert list(runner.affordable(["accounts.py::third"])) == ["accounts.py::third"]


def test_editing_the_driver_makes_no_measurement_stale() -> None:
    names = [str(file.relative_to(plant.ROOT)) for file in helpers()]
    assert "tests/server/harness.py" in names
    assert not [name for name in names if "mutate" in name]


def test_areas_name_what_exists() -> None:
    for area in AREAS:
        for room in (*area.rooms, *area.left_out):
            assert list(plant.PACKAGE.glob(room)), room
        for part in area.tests:
            assert (plant.ROOT / part).exists(), part
    assert all((plant.PACKAGE / room).is_dir() for room in NATIVE)
