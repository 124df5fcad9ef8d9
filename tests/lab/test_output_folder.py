"""A command that fills a folder takes nothing away that it did not put there."""

import json
from pathlib import Path

import pytest

from tearum.game.record import write_whole
from tearum.lab.manifest import FolderError
from tearum.lab.output_folder import FILE_LIST, OutputFolder


def found(place: Path) -> dict[str, str]:
    return {
        file.relative_to(place).as_posix(): file.read_text()
        for file in place.rglob("*")
        if file.is_file() and file.name != FILE_LIST
    }


def test_its_own_files_are_replaced_and_all_others_stay(tmp_path: Path) -> None:
    mine = OutputFolder(tmp_path, "tearum lab report")
    mine.claim(["page", "tables"])
    mine.write({"page": "1", "tables/a": "a", "old/b": "b"})
    (tmp_path / "tables" / "notes").write_text("somebody's")
    mine.claim(["page", "tables"])
    mine.write({"page": "2", "tables/c": "c"})
    assert found(tmp_path) == {"page": "2", "tables/c": "c", "tables/notes": "somebody's"}
    assert not (tmp_path / "old").exists()


def test_names_of_something_else_are_refused_and_nothing_is_touched(tmp_path: Path) -> None:
    (tmp_path / "tables").mkdir()
    (tmp_path / "tables" / "thesis").write_text("years of work")
    mine = OutputFolder(tmp_path, "tearum lab report")
    with pytest.raises(FolderError, match="tables was not written by tearum lab report and"):
        mine.claim(["page", "tables"])
    assert found(tmp_path) == {"tables/thesis": "years of work"}


def test_a_file_that_came_among_its_own_is_not_overwritten(tmp_path: Path) -> None:
    mine = OutputFolder(tmp_path, "tearum lab report")
    mine.write({"page": "1"})
    (tmp_path / "tables").mkdir()
    (tmp_path / "tables" / "a").write_text("somebody's")
    with pytest.raises(FolderError, match="choose another folder"):
        mine.write({"page": "2", "tables/a": "a"})
    assert found(tmp_path) == {"page": "1", "tables/a": "somebody's"}


def test_what_another_command_wrote_is_something_else(tmp_path: Path) -> None:
    OutputFolder(tmp_path, "tearum lab report").write({"page": "report"})
    other = OutputFolder(tmp_path, "tearum lab compare")
    with pytest.raises(FolderError, match="page was not written by tearum lab compare"):
        other.claim(["page"])


def test_one_that_was_killed_in_the_middle_can_be_called_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mine = OutputFolder(tmp_path, "tearum lab report")

    def killed(path: Path, text: str) -> None:
        if path.name == "b":
            raise KeyboardInterrupt
        write_whole(path, text)

    with monkeypatch.context() as patch:
        patch.setattr("tearum.lab.output_folder.write_whole", killed)
        with pytest.raises(KeyboardInterrupt):
            mine.write({"a": "1", "b": "2"})
    mine.claim(["a", "b"])
    mine.write({"a": "3"})
    assert found(tmp_path) == {"a": "3"}


def test_a_list_can_t_reach_out_of_its_folder(tmp_path: Path) -> None:
    victim, place = tmp_path / "victim", tmp_path / "out"
    victim.write_text("dear")
    place.mkdir()
    names = ["../victim", str(victim)]
    (place / FILE_LIST).write_text(json.dumps({"by": "tearum lab report", "files": names}))
    OutputFolder(place, "tearum lab report").write({"page": "1"})
    assert victim.read_text() == "dear"
