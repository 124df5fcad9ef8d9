"""A folder that a command fills: it replaces what it wrote there itself, and nothing else."""

import json
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path, PurePath
from typing import Final

from tearum.game.record import write_whole
from tearum.lab.manifest import KeptError

LIST: Final = ".written"  # what a command wrote into the folder, so that it may write it anew


@dataclass(frozen=True)
class Written:
    """The folder `place`, as far as the command `by` fills it."""

    place: Path
    by: str

    def claim(self, names: Iterable[str]) -> None:
        """Refuses a folder in which these names belong to something else."""
        self.place.mkdir(parents=True, exist_ok=True)
        if not self._files():
            self._refuse(names)

    def write(self, files: Mapping[str, str]) -> None:
        """Puts these files, by their paths, in the place of those that it wrote before."""
        before = self._files()
        self._refuse(name for name in files if name not in before)
        # Listed before they are there: a command that is killed here can be called again.
        self._list([*before, *files])
        for name, text in files.items():
            (self.place / name).parent.mkdir(parents=True, exist_ok=True)
            write_whole(self.place / name, text)
        for name in before:
            if name not in files:
                with suppress(OSError):  # a folder stays, while something else is in it
                    (self.place / name).unlink(missing_ok=True)
                    (self.place / name).parent.rmdir()
        self._list(files)

    def _refuse(self, names: Iterable[str]) -> None:
        for name in names:
            if (self.place / name).exists():
                raise KeptError(
                    f"{self.place / name} is not by {self.by} and is not overwritten: "
                    "name another folder."
                )

    def _files(self) -> list[str]:
        with suppress(OSError, ValueError, KeyError, TypeError):
            told = json.loads((self.place / LIST).read_text(encoding="utf-8"))
            if told["by"] == self.by:
                return [name for name in told["files"] if _is_inside(PurePath(name))]
        return []

    def _list(self, files: Iterable[str]) -> None:
        told = {"by": self.by, "files": sorted(set(files))}
        write_whole(self.place / LIST, json.dumps(told, ensure_ascii=False, indent=1) + "\n")


def _is_inside(path: PurePath) -> bool:
    return not path.is_absolute() and ".." not in path.parts
