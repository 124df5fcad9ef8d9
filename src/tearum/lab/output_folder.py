"""A folder that a command fills: it replaces the files it wrote before, and nothing else."""

import json
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path, PurePath
from typing import Final

from tearum.game.record import write_whole
from tearum.lab.manifest import FolderError

FILE_LIST: Final = ".written"  # names the files of the command, so that it may replace them


@dataclass(frozen=True)
class OutputFolder:
    """The files of one command in a folder."""

    folder: Path
    command: str

    def claim(self, names: Iterable[str]) -> None:
        """Makes the folder; FolderError if one of the names is taken by something else."""
        self.folder.mkdir(parents=True, exist_ok=True)
        if not self._own_files():
            self._check_free(names)

    def write(self, files: Mapping[str, str]) -> None:
        """Writes these files, by relative path, and removes those of the time before."""
        before = self._own_files()
        self._check_free(name for name in files if name not in before)
        # Listed before they are written, so that a command killed here can be run again.
        self._write_list([*before, *files])
        for name, text in files.items():
            (self.folder / name).parent.mkdir(parents=True, exist_ok=True)
            write_whole(self.folder / name, text)
        for name in before:
            if name not in files:
                with suppress(OSError):  # a folder with other files in it stays
                    (self.folder / name).unlink(missing_ok=True)
                    (self.folder / name).parent.rmdir()
        self._write_list(files)

    def _check_free(self, names: Iterable[str]) -> None:
        for name in names:
            if (self.folder / name).exists():
                file = str(self.folder / name)
                raise FolderError("folder-not-ours", file=file, command=self.command)

    def _own_files(self) -> list[str]:
        with suppress(OSError, ValueError, KeyError, TypeError):
            listed = json.loads((self.folder / FILE_LIST).read_text(encoding="utf-8"))
            if listed["by"] == self.command:
                return [name for name in listed["files"] if _is_inside(PurePath(name))]
        return []

    def _write_list(self, files: Iterable[str]) -> None:
        listed = {"by": self.command, "files": sorted(set(files))}
        text = json.dumps(listed, ensure_ascii=False, indent=1) + "\n"
        write_whole(self.folder / FILE_LIST, text)


def _is_inside(path: PurePath) -> bool:
    return not path.is_absolute() and ".." not in path.parts
