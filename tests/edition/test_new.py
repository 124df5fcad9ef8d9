"""A new edition: the copy of another one, with its own id and title."""

from pathlib import Path

import pytest

from tearum.edition import Edition, EditionError, load
from tearum.edition.new import write_new


def test_the_copy_plays_the_same_under_its_own_name(tmp_path: Path, classic: Edition) -> None:
    made = write_new(tmp_path / "my-island.toml")
    assert (made.id, made.title["en"], made.title["fr"]) == ("my_island", "My island", "My island")
    assert made.hash == classic.hash
    assert load(tmp_path / "my-island.toml").source == made.source


@pytest.mark.parametrize(
    "title",
    ['[title]\nen = "A"\nfr = "B"\nde = "C"\n', 'title.en = "A"\ntitle.fr = "B"\ntitle.de = "C"\n'],
)
def test_the_title_is_found_however_it_is_written(
    tmp_path: Path, classic: Edition, title: str
) -> None:
    lines = classic.source.splitlines(keepends=True)
    head = next(i for i, line in enumerate(lines) if line.startswith("title"))
    origin = tmp_path / "origin.toml"
    origin.write_text("".join([*lines[:head], title, *lines[head + 1 :]]), encoding="utf-8")
    assert load(origin).title["fr"] == "B"
    assert write_new(tmp_path / "copy.toml", str(origin)).title["fr"] == "Copy"


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("mine.txt", "ends in .toml"),
        ("7seas.toml", "must begin with a letter"),
        ("classic.toml", "comes with the game"),
    ],
)
def test_a_name_that_cannot_be_used_is_refused(tmp_path: Path, name: str, sentence: str) -> None:
    with pytest.raises(EditionError, match=sentence):
        write_new(tmp_path / name)
    assert not (tmp_path / name).exists()
