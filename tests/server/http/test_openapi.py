"""The API keeps to its own description, whatever it is asked."""

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tearum.server.wire.api_types import PUBLIC_NAMES

from ..harness import Server, settings_in


@pytest.mark.proof
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
                "--request-timeout=60",  # a busy machine takes its time
                # What the description can't say (two seats of one colour) may be refused.
                "--exclude-checks=positive_data_acceptance",
            ],
            cwd=tmp_path,
            capture_output=True,
            text=True,
            timeout=300,
            check=False,
        )
        assert done.returncode == 0, done.stdout[-5000:]
        assert server.get("/healthz") == {"ok": True}


def test_the_description_names_types_as_clients_know_them(server: Server) -> None:
    document = server.get("/api/openapi.json")
    schemas = document["components"]["schemas"]
    assert {"Event", "Result", "TableSummary"} <= set(schemas)
    assert not [name for name in schemas if name in PUBLIC_NAMES]
    references = set(re.findall(r'"#/components/schemas/(\w+)"', json.dumps(document)))
    assert references <= set(schemas)


def test_every_endpoint_is_described(server: Server) -> None:
    document = server.get("/api/openapi.json")
    for path, operations in document["paths"].items():
        for operation in operations.values():
            assert operation["description"]
            names = {entry["name"] for entry in operation.get("parameters", ())}
            assert set(re.findall(r"{(\w+)}", path)) <= names
