"""What a static host needs besides page and engine: `python -m tools.engine.site FOLDER`."""

import shutil
import sys
from pathlib import Path

from tools.engine.answers import texts


def complete(folder: Path) -> None:
    """Write the texts that a server would give, and the page for addresses that are no files."""
    for path, content in texts().items():
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)
    # Most hosts show this one for an unknown address; the page then finds its way.
    shutil.copyfile(folder / "index.html", folder / "404.html")


if __name__ == "__main__":
    complete(Path(sys.argv[1]))
