"""The garbage collector must not stop the server for long."""

import json
import subprocess
import sys
from pathlib import Path

from tearum.server.ops.pauses import SWITCH_SECONDS

# Starts a server, prints what it reports about itself, and stops it.
PROGRAM = """
import gc, json, os, signal, sys
from pathlib import Path
from tearum.game import Game
from tearum.server.ops.settings import Settings, sqlite_url
from tearum.server.run import run

def full_collections():
    return gc.get_stats()[2]["collections"]

def started(port):
    game = Game.new(4, 1)
    before = full_collections()
    answers = [[game.view(None) for _ in range(60)] for _ in range(5)]
    report = {
        "frozen": gc.get_freeze_count(),
        "switch": sys.getswitchinterval(),
        "full": full_collections() - before,
    }
    print(json.dumps(report), flush=True)
    os.kill(os.getpid(), signal.SIGTERM)

run(Settings(sqlite_url(Path(sys.argv[1]))), "127.0.0.1", 0, False, started)
"""


def test_large_answers_do_not_make_the_collector_look_at_everything(tmp_path: Path) -> None:
    command = [sys.executable, "-c", PROGRAM, str(tmp_path)]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    report = json.loads(ran.stdout.splitlines()[0])
    assert report["frozen"] > 100_000  # what was made at the start
    assert report["switch"] == SWITCH_SECONDS
    assert report["full"] == 0
