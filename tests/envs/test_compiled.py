"""The compiled environments show what the plain ones show."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tearum import build

DIGEST = """
import hashlib, numpy as np
from tearum.envs import ManyGames, raw_env
digest = hashlib.sha256()
for players in (2, 3, 4):
    many = ManyGames(2, players=players, seed=5)
    alone = raw_env(players=players, observation="dict")
    alone.reset(seed=5)
    luck = np.random.default_rng(players)
    for _ in range(150):
        actions = (many.masks * luck.random(many.masks.shape)).argmax(axis=1)
        seen = alone.observe(alone.agent_selection)["observation"]
        for part in (many.observations, many.masks, many.seats, *seen.values()):
            digest.update(np.ascontiguousarray(part).tobytes())
        many.step(actions)
        alone.step(actions[0])
print(digest.hexdigest())
"""


def digest(plain: str) -> str:
    command = [sys.executable, "-c", DIGEST]
    done = subprocess.run(
        command,
        env={**os.environ, "TEARUM_PLAIN": plain},
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout


@pytest.mark.skipif(not build.folder().is_dir(), reason="the engine is not compiled")
def test_both_builds_show_the_same() -> None:
    assert digest("0") == digest("1")
