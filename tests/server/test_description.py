"""The API keeps to its own description, whatever it is asked."""

import shutil
import subprocess
import sys
from pathlib import Path

from .harness import Server, settings_in


def test_the_api_does_what_its_description_says(tmp_path: Path) -> None:
    program = shutil.which("schemathesis", path=str(Path(sys.executable).parent))
    assert program is not None, "make sets it up, with everything else"
    many = {"tables_per_hour": 100_000, "uploads_per_hour": 100_000}
    with Server(settings_in(tmp_path, **many)) as server:
        done = subprocess.run(
            [
                program,
                "run",
                f"{server.address}/api/openapi.json",
                "--max-examples=5",
                "--phases=coverage,fuzzing",
                "--seed=1",
                # What the description can't say (two seats of one colour) may be refused, and
                # an address that only takes POST is no page either.
                "--exclude-checks=positive_data_acceptance,unsupported_method",
            ],
            cwd=tmp_path,
            capture_output=True,
            text=True,
            timeout=300,
            check=False,
        )
        assert done.returncode == 0, done.stdout[-5000:]
        assert server.get("/healthz") == {"ok": True}
