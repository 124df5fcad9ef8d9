"""Runs programs of this checkout in processes of their own, on either build."""

import os
import subprocess
import sys
import sysconfig
from pathlib import Path

from tearum import build

ROOT = build.ROOT
PACKAGES = sysconfig.get_path("purelib")  # of this environment; newer Pythons borrow from it


def environment(**changes: str) -> dict[str, str]:
    """For a program that finds the checkout, compiled by default."""
    kept = {name: value for name, value in os.environ.items() if name != "TEARUM_PLAIN"}
    paths = os.pathsep.join([str(ROOT / "src"), str(ROOT), PACKAGES])
    return {**kept, "PYTHONPATH": paths, **changes}


def output(*arguments: str, python: str = sys.executable, **changes: str) -> str:
    """What a program prints; its complaint, as a failure, if it ends badly."""
    done = subprocess.run(
        [python, *arguments],
        cwd=ROOT,
        env=environment(**changes),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    return done.stdout


def newer_pythons() -> dict[str, Path]:
    """Newer Pythons at hand, by version: on the path, or beside each other under a version tool."""
    found: dict[str, Path] = {}
    places = [Path(entry) for entry in os.environ.get("PATH", "").split(os.pathsep)]
    places += sorted(Path.home().glob(".pyenv/versions/3.*/bin"))
    for minor in range(sys.version_info.minor + 1, sys.version_info.minor + 6):
        for place in places:
            python = place / f"python3.{minor}"
            if python.exists() and _runs(python):
                found.setdefault(f"3.{minor}", python)
    return found


def _runs(python: Path) -> bool:
    done = subprocess.run([python, "-c", ""], capture_output=True, check=False)
    return done.returncode == 0
