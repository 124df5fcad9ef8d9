"""Loading editions, and the hash that names their play."""

from pathlib import Path

import pytest

from tearum.edition import Edition, EditionError, built_in, load, parse


def test_classic_comes_with_the_game(classic: Edition) -> None:
    assert "classic" in built_in()
    assert classic.id == "classic"
    assert dict(classic.title) == {"en": "Classic", "fr": "Classique", "de": "Klassisch"}


def test_a_path_is_loaded_too(classic: Edition, tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_text(classic.source, encoding="utf-8")
    assert load(file).hash == load(str(file)).hash == classic.hash


def test_an_edition_that_is_not_there(tmp_path: Path) -> None:
    for name in ("klassic", str(tmp_path), "a\0b"):
        with pytest.raises(EditionError, match=r"can’t be read: .*classic"):
            load(name)


def test_a_broken_file_never_becomes_an_edition(classic: Edition, tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    text = classic.source.replace("wood = 3", "wood = -3").replace("max = 25", "max = 0")
    file.write_text(text, encoding="utf-8")
    with pytest.raises(EditionError) as error:
        load(file)
    at = {line: n for n, line in enumerate(text.split("\n"), 1)}
    assert str(error.value).split("\n")[:2] == [
        f"{file}:{at['wood = -3']}: prices, wood: -3 is negative",
        f"{file}:{at['max = 0']}: population, max: 0 is below the start, 10",
    ]


def changed(classic: Edition, old: str, new: str) -> Edition:
    assert old in classic.source
    return parse(classic.source.replace(old, new, 1).encode())


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("# The classic edition", "# Another word"),
        ('en = "Church"', 'en = "Chapel"'),
        ('id = "church"', 'id = "chapel"'),
        ('id = "classic"', 'id = "mine"'),
        ('printed = ["start"]', ""),
        ('cost = "wheat, wood, ore"', 'cost = "ore + wheat, 1 wood"'),
        ('symbols = ["hygiene", "entertainment"]', 'symbols = ["entertainment", "hygiene"]'),
        ('vp = "3 blue, 2 red"', 'vp = "3 blue + 2 red"'),
    ],
)
def test_the_hash_stays_where_play_does(classic: Edition, old: str, new: str) -> None:
    assert changed(classic, old, new).hash == classic.hash


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("wood = 3", "wood = 4"),
        ("open = 3", "open = 5"),
        ('"wheat, 3 ore"', '"3 ore"'),
        ('vp = "3 blue, 2 red"', 'vp = "2 red, 3 blue"'),  # icons are resolved from the left
        ('reward = "7 red"', 'reward = "7 blue"'),
        ('slots_4p = ["", ""', 'slots_4p = ["star", ""'),
        ('"governor", "governor", "market"', '"governor", "market", "governor"'),
    ],
)
def test_the_hash_changes_with_play(classic: Edition, old: str, new: str) -> None:
    assert changed(classic, old, new).hash != classic.hash
