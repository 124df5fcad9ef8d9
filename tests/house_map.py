"""The map of the house: its rooms, who imports whom, and two walks through it.

`TEARUM_PLAIN=1 python -m tests.house_map` writes it into docs/architecture.md, with `--print` it
only prints it. Imports are read from the sources. The walks are traced: one move by a person
through a real server, and one simulated game.
"""

import sys
import threading
from pathlib import Path
from string import ascii_lowercase
from tempfile import TemporaryDirectory
from types import CodeType, FrameType
from typing import Any, Final

from tearum.edition import load
from tearum.server.ops import cost_budget
from tearum.simulate.chunks import ChunkTask, play_chunk
from tearum.simulate.run_settings import RunSettings
from tests.server.harness import Seated, Server, at_random, people, settings_in
from tests.test_house import MAY_IMPORT, SOURCE, imports

PAGE: Final = SOURCE.parents[1] / "docs" / "architecture.md"
BEGIN: Final = "<!-- The map: written by `python -m tests.house_map`. -->\n```mermaid\n"
END: Final = "```\n"
METER: Final = cost_budget.__file__  # runs everything that is measured; no step of a walk
Step = tuple[str, str]  # from a room into another


def room_of(file: str) -> str | None:
    """The room a source file belongs to, the server's inner rooms apart; None outside the house."""
    try:
        parts = Path(file).relative_to(SOURCE).parts
    except ValueError:
        return None
    if len(parts) == 1:
        return None
    return "_".join(parts[: 2 if parts[0] == "server" and len(parts) > 2 else 1])


def direct_imports() -> dict[str, set[str]]:
    """For each room, the rooms it imports from."""
    found: dict[str, set[str]] = {room: set() for room in MAY_IMPORT}
    for room in MAY_IMPORT:
        for file in sorted((SOURCE / room).rglob("*.py")):
            module = ("tearum", *file.relative_to(SOURCE).with_suffix("").parts)
            for _, target in imports(file, module):
                other = (*target.split("."), "")[1]
                if target.startswith("tearum.") and other in MAY_IMPORT and other != room:
                    found[room].add(other)
    return found


def arrows() -> list[Step]:
    """The imports that no chain of other imports implies, as (imported, importing)."""
    direct = direct_imports()

    def reached(room: str) -> set[str]:
        return direct[room].union(*(reached(other) for other in direct[room]), set())

    return [
        (other, room)
        for room in MAY_IMPORT
        for other in MAY_IMPORT
        if other in direct[room]
        and not any(other in reached(between) for between in direct[room] - {other})
    ]


class Trace:
    """The steps from room to room that calls take while it is on, each once, as they first come."""

    def __init__(self) -> None:
        self.on = False
        self.steps: list[Step] = []
        self._rooms: dict[CodeType, str | None] = {}

    def __call__(self, frame: FrameType, event: str, _: Any) -> None:
        if not self.on or event != "call":
            return
        here = self._room(frame)
        if here is None:
            return
        back = frame.f_back
        while back is not None and self._room(back) is None:
            back = back.f_back
        there = self._room(back) if back is not None else None
        if there is not None and there != here and (there, here) not in self.steps:
            self.steps.append((there, here))

    def _room(self, frame: FrameType) -> str | None:
        code = frame.f_code
        if code not in self._rooms:
            measures = code.co_filename == METER
            self._rooms[code] = None if measures else room_of(code.co_filename)
        return self._rooms[code]


def move_by_a_person() -> list[Step]:
    trace = Trace()
    threading.setprofile(trace)
    try:
        with (
            TemporaryDirectory() as folder,
            Server(settings_in(Path(folder))) as server,
            Seated(server, people(2)) as table,
        ):
            table.play(at_random(1), most=6)
            trace.on = True
            table.play(at_random(1), most=1)
            trace.on = False
    finally:
        threading.setprofile(None)
    return trace.steps


def simulated_game() -> list[Step]:
    settings = RunSettings.of(load("classic"), 2, ["random"], "map")
    task = ChunkTask(settings, 0, 1, with_files=False)
    play_chunk(task)  # what is made once and kept is no part of the walk
    trace = Trace()
    sys.setprofile(trace)
    try:
        trace.on = True
        play_chunk(task)
    finally:
        sys.setprofile(None)
    return trace.steps


def drawing() -> str:
    """The map, for Mermaid."""
    person, game = move_by_a_person(), simulated_game()
    lines = ["flowchart LR"]
    inner = sorted({room for step in person for room in step if room.startswith("server_")})
    lines += ["    page([the page])", "    subgraph server"]
    lines += [f"        {room}[{room.removeprefix('server_')}]" for room in inner]
    lines += ["    end"]
    lines += [f"    {left} --> {right}" for left, right in arrows()]
    door = person[0][0]
    numbered = enumerate([("page", door), *person, (door, "page")], 1)
    lines += [f"    {left} == {n} ==> {right}" for n, (left, right) in numbered]
    lettered = zip(ascii_lowercase, [("cli", game[0][0]), *game], strict=False)
    lines += [f"    {left} -. {letter} .-> {right}" for letter, (left, right) in lettered]
    return "\n".join(lines) + "\n"


def current_map() -> str:
    """The map as it stands on the page."""
    return PAGE.read_text("utf-8").split(BEGIN)[1].split(END)[0]


def write(drawn: str) -> None:
    before, rest = PAGE.read_text("utf-8").split(BEGIN)
    after = rest.split(END, 1)[1]
    PAGE.write_text(before + BEGIN + drawn + END + after, "utf-8")


if __name__ == "__main__":
    if sys.argv[1:] == ["--print"]:
        print(drawing(), end="")
    else:
        write(drawing())
