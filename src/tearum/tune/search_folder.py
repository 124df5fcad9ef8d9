"""The folder of a search. Its manifest says what is searched, so that no other resumes it."""

from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Final

from tearum.balance.targets.target import Targets
from tearum.edition import Edition
from tearum.lab.fingerprint import fingerprint
from tearum.lab.manifest import check_manifest, write_manifest
from tearum.tune.knob import Knob
from tearum.tune.search_games import Games

FORMAT: Final = 1
MANIFEST: Final = "tune.json"


def open_folder(
    folder: Path,
    edition: Edition,
    knobs: Sequence[Knob],
    games: Games,
    size: int,
    seed: int | str,
    targets: Targets,
) -> None:
    """Makes the folder, or checks that it is of the same search; FolderError if it is not."""
    settings = {
        "format": FORMAT,
        "edition": edition.source,
        "knobs": [[*knob.path, list(knob.choices), knob.least, knob.most] for knob in knobs],
        "players": list(games.players),
        "bots": list(games.bots),
        "budget": asdict(games.budget),
        "games": size,
        "seed": seed,
        "code": fingerprint(games.bots),
        "targets": [
            [target.key, target.low, target.high, list(target.players), target.authority]
            for target in targets
        ],
    }
    manifest = folder / MANIFEST
    if manifest.exists():
        check_manifest(manifest, settings)
        return
    folder.mkdir(parents=True, exist_ok=True)
    write_manifest(manifest, settings)
