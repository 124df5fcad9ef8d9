"""Showing, comparing and beginning editions, by hand and by the command line."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tearum.cli.commands.edition import app
from tearum.cli.errors import UserError
from tearum.edition import Edition, EditionError, load
from tearum.edition.diff import differences
from tearum.edition.new import write_new
from tearum.edition.show import counts, to_json, to_text

run = CliRunner()


def corrected(tmp_path: Path, *changes: tuple[str, str]) -> Path:
    file = tmp_path / "my_box.toml"
    write_new(file)
    text = file.read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    file.write_text(text, encoding="utf-8")
    return file


def test_check_accepts(classic: Edition) -> None:
    result = run.invoke(app, ["check", "classic"])
    assert result.exit_code == 0
    n = counts(classic)
    assert result.output == (
        f"classic: OK. {sum(n.values())} values: {n['printed']} printed, {n['inferred']} inferred, "
        f"{n['reconstructed']} reconstructed.\n"
    )


def test_check_tells_every_mistake(tmp_path: Path) -> None:
    file = corrected(tmp_path, ("wood = 3", "wood = -3"), ("max = 25", "mx = 25"))
    result = run.invoke(app, ["check", str(file)])
    assert result.exit_code == 1
    lines = result.output.strip().split("\n")
    assert len(lines) == 3
    assert all(line.startswith(f"{file}:") for line in lines)
    assert lines[0].endswith(": prices, wood: -3 is negative")


def test_check_of_a_file_that_is_not_there() -> None:
    result = run.invoke(app, ["check", "nowhere.toml"])
    assert isinstance(result.exception, EditionError)
    assert str(result.exception).startswith("nowhere.toml: can’t be read: it does not exist")


def test_what_check_finds_as_json(tmp_path: Path, classic: Edition) -> None:
    good = json.loads(run.invoke(app, ["check", "classic", "--json"]).output)
    assert good == {
        "edition": "classic",
        "ok": True,
        "problems": [],
        "values": counts(classic),
        "untranslated": {},
    }
    file = corrected(tmp_path, (', de = "Palast"', ""))
    lacking = json.loads(run.invoke(app, ["check", str(file), "--json"]).output)
    assert lacking["untranslated"]["de"] == 1
    file.unlink()
    file = corrected(tmp_path, ("wood = 3", "wood = -3"))
    result = run.invoke(app, ["check", str(file), "--json"])
    assert result.exit_code == 1
    bad = json.loads(result.output)
    assert not bad["ok"]
    (problem,) = bad["problems"]
    assert (problem["where"], problem["problem"]) == ("prices, wood", "-3 is negative")
    assert file.read_text("utf-8").splitlines()[problem["line"] - 1].startswith("wood = -3")


def test_what_differs_as_json(tmp_path: Path) -> None:
    file = corrected(tmp_path, ("max = 25", "max = 24"))
    found = json.loads(run.invoke(app, ["diff", "classic", str(file), "--json"]).output)
    assert not found["plays_the_same"]
    assert {"where": "population, max", "before": "25", "after": "24"} in found["differences"]
    same = json.loads(run.invoke(app, ["diff", "classic", "classic", "--json"]).output)
    assert (same["plays_the_same"], same["differences"]) == (True, [])


def test_every_value_is_shown_with_its_provenance(classic: Edition) -> None:
    text = to_text(classic)
    assert f"hash {classic.hash}" in text
    assert "captain 11\n  round        printed        2\n" in text
    assert "  cost         reconstructed  $6 / 2 wood\n" in text
    assert run.invoke(app, ["show"]).output == text + "\n"


def test_the_json_has_values_icons_and_provenance(classic: Edition) -> None:
    shown = json.loads(run.invoke(app, ["show", "--json"]).output)
    assert shown == to_json(classic)
    assert sum(shown["counts"].values()) == sum(len(c["values"]) for c in shown["components"])
    workshop = next(c for c in shown["components"] if c.get("id") == "workshop")
    assert workshop["label"] == 7
    assert workshop["values"]["permanent"] == {
        "value": "each building: 1 cube less",
        "provenance": "printed",
    }
    assert workshop["values"]["vp"]["icons"] == [[{"icon": "blue", "n": 2}]]
    assert workshop["values"]["colour"]["why"]
    assert workshop["values"]["name"]["value"]["de"] == "Werkstatt"
    track = next(c for c in shown["components"] if c["component"] == "reputation")
    assert track["values"]["steps"]["icons"][1] == [[{"icon": "cube", "n": 1}]]


def test_a_new_edition_is_a_playable_copy_with_instructions(
    classic: Edition, tmp_path: Path
) -> None:
    file = tmp_path / "My Box.toml"
    assert run.invoke(app, ["new", str(file)]).exit_code == 0
    copy = load(file)
    assert copy.id == "my_box"
    assert copy.title["fr"] == "My box"
    assert copy.hash == classic.hash
    assert "tearum edition check My Box.toml" in copy.source
    assert [d.where for d in differences(classic, copy)] == ["title, en", "title, fr", "title, de"]
    again = tmp_path / "again.toml"
    write_new(again, str(file))
    assert again.read_text(encoding="utf-8").count("To correct a card") == 1


def test_new_does_not_overwrite(tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_text("precious", encoding="utf-8")
    result = run.invoke(app, ["new", str(file)])
    assert isinstance(result.exception, UserError)
    assert "exists already" in str(result.exception)
    assert file.read_text(encoding="utf-8") == "precious"


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("box", "ends in .toml"),
        ("7.toml", "must begin with a letter"),
        ("classic.toml", "comes with the game"),
        ("no/such/folder/box.toml", "can’t be written"),
    ],
)
def test_new_says_why_not(tmp_path: Path, name: str, reason: str) -> None:
    with pytest.raises(EditionError, match=reason):
        write_new(tmp_path / name)


def test_a_copy_of_a_broken_edition_is_not_written(tmp_path: Path) -> None:
    broken = corrected(tmp_path, ("wood = 3", "wood = -3"))
    result = run.invoke(app, ["new", str(tmp_path / "other.toml"), "--from", str(broken)])
    assert isinstance(result.exception, UserError)
    assert not (tmp_path / "other.toml").exists()


def test_diff_names_card_and_value(tmp_path: Path) -> None:
    file = corrected(
        tmp_path,
        ('title = { en = "My box", fr = "My box", de = "My box" }', 'title = { en = "Classic", '
         'fr = "Classique", de = "Klassisch" }'),
        ("max = 25\nprinted = [", 'max = 24\nprinted = ["max", '),
        ('"star, build"', '"2 star, build"'),
        ('reward = "7 red"', 'reward = "7 blue"'),
        ('de = "Kirche"', 'de = "Dom"'),
        ('rows = ["2 wheat", "wood"]', 'rows = ["2 wheat"]'),
    )  # fmt: skip
    result = run.invoke(app, ["diff", "classic", str(file)])
    assert result.output.split("\n") == [
        "population, max: 25 -> 24",
        "population, max: reconstructed -> printed",
        "board governor, tiles_4p, 2: star, build -> 2 star, build",
        "building 1, name, de: Kirche -> Dom",
        "captain 17, reward: 7 red -> 7 blue",
        "ship 1, rows: 2 wheat | wood -> 2 wheat",
        "",
    ]


def test_diff_of_the_same_and_of_what_plays_the_same(tmp_path: Path) -> None:
    same = run.invoke(app, ["diff", "classic", "classic"])
    assert same.output == "The two editions are the same.\n"
    file = corrected(tmp_path, ('en = "Church"', 'en = "Chapel"'))
    assert run.invoke(app, ["diff", "classic", str(file)]).output.endswith("They play the same.\n")


def test_diff_of_a_broken_edition_is_a_mistake_of_the_user(tmp_path: Path) -> None:
    file = corrected(tmp_path, ("wood = 3", "wood = -3"))
    result = run.invoke(app, ["diff", "classic", str(file)])
    assert isinstance(result.exception, EditionError)
    assert "wood: -3 is negative" in str(result.exception)
