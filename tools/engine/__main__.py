"""Puts the engine beside the built page: `python -m tools.engine web/dist`.

`engine.json` lists what must be fetched to play without a server, with sizes: the engine's files
and every file of the page. Without this list, a page offers only its server.
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from tools.engine.answers import fixed_answers, texts
from tools.engine.sources import gather

PYODIDE: Final = Path("web/node_modules/pyodide")
RUNTIME: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
LOCK: Final = "pyodide-lock.json"
LIST: Final = "engine.json"
PACK: Final = Path(__file__).with_name("pack.mjs")


def build(page: Path) -> None:
    """Make the engine and put it into the folder of a page."""
    for old in page.glob("assets/engine-*/"):
        shutil.rmtree(old)
    with TemporaryDirectory() as place:
        sources, made = Path(place, "sources"), Path(place, "made")
        sources.mkdir()
        made.mkdir()
        gather(sources)
        # NODE_OPTIONS may hold what Pyodide's own flags contradict.
        env = {key: value for key, value in os.environ.items() if key != "NODE_OPTIONS"}
        subprocess.run(["node", PACK, PYODIDE, sources, made], check=True, env=env)
        for name in RUNTIME:
            shutil.copyfile(PYODIDE / name, made / name)
        (made / LOCK).write_text(_lock_without_packages(), "utf-8")
        answers = fixed_answers()
        for name, content in answers.values():
            (made / name).write_bytes(content)
        folder = page / "assets" / f"engine-{_digest(made)}"
        shutil.copytree(made, folder)
    listed = {
        "folder": f"{folder.relative_to(page)}/",
        "engine": _sizes(page, sorted(folder.iterdir())),
        "page": _sizes(page, sorted((page / "assets").glob("*.*")))
        | {path: len(content) for path, content in texts().items()},
        "answers": {
            address: f"{folder.relative_to(page)}/{name}" for address, (name, _) in answers.items()
        },
    }
    (page / LIST).write_text(json.dumps(listed, indent=1) + "\n", "utf-8")


def _lock_without_packages() -> str:
    """Pyodide reads its list of packages first; ours come in our own archive."""
    lock = json.loads((PYODIDE / LOCK).read_text("utf-8"))
    return json.dumps({**lock, "packages": {}})


def _digest(folder: Path) -> str:
    digest = hashlib.sha256()
    for file in sorted(folder.iterdir()):
        digest.update(file.name.encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()[:16]


def _sizes(page: Path, files: list[Path]) -> dict[str, int]:
    return {str(file.relative_to(page)): file.stat().st_size for file in files}


if __name__ == "__main__":
    build(Path(sys.argv[1]))
