"""The fingerprint of the bots is the same in every process, and another for other code."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tearum.lab.fingerprint import fingerprint

SAY = "from tearum.lab.fingerprint import fingerprint; print(fingerprint(['greedy']))"


def test_every_process_finds_the_same() -> None:
    """Several files share a name: their order must not depend on how a set is laid out."""
    for seed in ("1", "2", "3", "4"):
        environment = {**os.environ, "PYTHONHASHSEED": seed}
        said = subprocess.run(
            [sys.executable, "-c", SAY], env=environment, capture_output=True, text=True, check=True
        )
        assert said.stdout.strip() == fingerprint(["greedy"])


def test_a_bot_of_ones_own_counts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own = tmp_path / "own_bot.py"
    own.write_text((Path(__file__).parent / "first.py").read_text())
    monkeypatch.syspath_prepend(tmp_path)
    before = fingerprint(["own_bot:FirstBot"])
    assert before != fingerprint(["greedy"])
    own.write_text(own.read_text() + "# changed\n")
    assert fingerprint(["own_bot:FirstBot"]) != before
