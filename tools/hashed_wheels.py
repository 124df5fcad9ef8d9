"""The requirements of an installation with hashes: `make wheel` writes them beside the wheels.

With them, pip accepts exactly these wheels and the packages of locks/server.lock:

    pip install --require-hashes --find-links dist -r dist/requirements.txt
"""

import hashlib
import sys
from collections.abc import Iterator
from pathlib import Path

LOCK = Path("locks/server.lock")


def requirements(wheels: Path) -> Iterator[str]:
    """Our own line, with the hash of every wheel in the folder, and then the lock."""
    files = sorted(wheels.glob("tearum-*.whl"))
    if not files:
        raise SystemExit(f"There is no wheel in {wheels}.")
    (version,) = {file.name.split("-")[1] for file in files}
    hashes = [hashlib.sha256(file.read_bytes()).hexdigest() for file in files]
    pieces = [
        f"tearum[server,postgres]=={version}",
        *(f"--hash=sha256:{hash_}" for hash_ in hashes),
    ]
    yield " \\\n    ".join(pieces)
    yield LOCK.read_text("utf-8").rstrip()


if __name__ == "__main__":
    print(*requirements(Path(sys.argv[1])), sep="\n")
