"""The folder of a search. Its manifest says what is searched, so that no other resumes it."""

from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Final

from tearum.bots import Budget
from tearum.edition import Edition
from tearum.lab.fingerprint import fingerprint
from tearum.lab.manifest import check_manifest, write_manifest
from tearum.tune.knob import Knob

FORMAT: Final = 1
MANIFEST: Final = "tune.json"


def open_folder(
    folder: Path,
    edition: Edition,
    knobs: Sequence[Knob],
    players: Sequence[int],
    bots: Sequence[str],
    budget: Budget,
    games: int,
    seed: int | str,
) -> None:
    """Makes the folder, or checks that it is of the same search; FolderError if it is not."""
    settings = {
        "format": FORMAT,
        "edition": edition.source,
        "knobs": [[*knob.path, list(knob.choices), knob.least, knob.most] for knob in knobs],
        "players": list(players),
        "bots": list(bots),
        "budget": asdict(budget),
        "games": games,
        "seed": seed,
        "code": fingerprint(bots),
    }
    manifest = folder / MANIFEST
    if manifest.exists():
        check_manifest(manifest, settings)
        return
    folder.mkdir(parents=True, exist_ok=True)
    write_manifest(manifest, settings)
