"""Gathers the sources of the engine in one folder: our package, and the packages it needs."""

import shutil
import subprocess
import sys
import zipfile
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from tearum.contract.languages import LANGUAGES

OURS: Final = Path("src/tearum")
LOCK: Final = Path("locks/play.lock")
PURE: Final = ("attr", "babel", "fluent", "mypy_extensions", "pytz", "typing_extensions")
SUFFIXES: Final = {".py", ".ftl", ".toml", ".json"}
# Of the platform that Pyodide's major version stands for; the lock has the hash of this wheel too.
COMPILED: Final = "msgspec"
PLATFORM: Final = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14")


def gather(folder: Path) -> None:
    """Copy everything that modules of the engine may import or read into a folder."""
    _copy(OURS, folder / "tearum")
    for name in PURE:
        spec = find_spec(name)
        if spec is None:
            raise SystemExit(
                f"The package {name} is missing: `make play` or `make test` brings it."
            )
        places = list(spec.submodule_search_locations or ())
        if places:
            _copy(Path(places[0]), folder / name)
        else:
            shutil.copyfile(str(spec.origin), folder / f"{name}.py")
    _copy_locales(folder / "babel")
    _fetch_compiled(folder)


def _copy(source: Path, target: Path) -> None:
    for file in sorted(source.rglob("*")):
        if file.suffix in SUFFIXES:
            copy = target / file.relative_to(source)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file, copy)


def _copy_locales(target: Path) -> None:
    """Babel has the data of a thousand locales, and we speak three languages."""
    spec = find_spec("babel")
    assert spec is not None
    assert spec.origin is not None
    babel = Path(spec.origin).parent
    (target / "locale-data").mkdir()
    for name in ("global.dat", *(f"locale-data/{one}.dat" for one in ("root", *LANGUAGES))):
        shutil.copyfile(babel / name, target / name)


def _fetch_compiled(target: Path) -> None:
    """The one package that is not plain Python, as it was compiled for browsers."""
    with TemporaryDirectory() as place:
        requirement = Path(place, "requirement.txt")
        requirement.write_text(locked(COMPILED, LOCK.read_text("utf-8")), "utf-8")
        pip = [sys.executable, "-m", "pip", "-qq", "--disable-pip-version-check"]
        options = ["--no-deps", "--only-binary", ":all:", "--require-hashes", "--dest", place]
        command = [*pip, "download", *options, *PLATFORM, "-r", str(requirement)]
        subprocess.run(command, check=True)
        (wheel,) = Path(place).glob("*.whl")
        with zipfile.ZipFile(wheel) as archive:
            names = [one for one in archive.namelist() if one.endswith((".py", ".so"))]
            archive.extractall(target, names)


def locked(name: str, lock: str) -> str:
    """The lines of a lock that are about one package."""
    lines = lock.splitlines()
    start = next(i for i, line in enumerate(lines) if line.startswith(f"{name}=="))
    rest = lines[start + 1 :]
    end = next((i for i, line in enumerate(rest) if not line.startswith(" ")), len(rest))
    return "\n".join([lines[start], *rest[:end]]) + "\n"
