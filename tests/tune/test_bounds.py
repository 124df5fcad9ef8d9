"""Bounds, and the error messages for a file that can’t be used."""

from pathlib import Path

import pytest

from tearum.edition import Edition, load, parse
from tearum.edition.phrases.cost import goods_text
from tearum.tune.bounds import BoundsError, read_bounds
from tearum.tune.knob import Knob

FROZEN = parse((Path(__file__).parents[1] / "rules/frozen.toml").read_bytes())
EXAMPLE = Path(__file__).parents[2] / "examples/bounds.toml"


def knobs(tmp_path: Path, text: str, edition: Edition = FROZEN) -> list[Knob]:
    file = tmp_path / "bounds.toml"
    file.write_text(text, encoding="utf-8")
    return read_bounds(file, edition)


def bound_errors(tmp_path: Path, text: str, edition: Edition = FROZEN) -> list[str]:
    with pytest.raises(BoundsError) as error:
        knobs(tmp_path, text, edition)
    return [line.removeprefix(f"{tmp_path}/") for line in str(error.value).splitlines()]


def test_the_example_fits_classic() -> None:
    found = {knob.name: knob for knob in read_bounds(EXAMPLE, load("classic"))}
    assert found["reputation 8"].path == ("reputation", "steps", 7)
    assert found["board market tiles_4p 2"].path == ("board", 1, "tiles_4p", 1)
    assert found["ship 9 cost"].options(11) == [10, 12, 13]


def test_a_card_goes_by_number_id_or_name(tmp_path: Path) -> None:
    text = '[[knob]]\nvalue = "building {} cost"\nchoices = ["ore"]\n'
    one, *others = (
        knobs(tmp_path, text.format(name))[0] for name in ("7", "workshop", "Atelier", "werkst")
    )
    assert [other.path for other in (one, *others)] == [("building", 6, "cost")] * 4
    [square] = knobs(tmp_path, text.format("Town Square"))
    assert square.path == ("building", 4, "cost")
    now = FROZEN.components.building[6].cost
    assert one.choices == (goods_text(now), "ore")  # what it is stays possible


def test_steps_grow_within_the_range() -> None:
    knob = Knob("contract 1 blue", ("contract", 0), "blue", None, (), 0, 12)
    assert knob.options(2) == [0, 1, 3, 4, 6, 10, 12]


@pytest.mark.parametrize(
    ("value", "provenance"), [("prices wheat", "printed"), ("prices barrel", "inferred")]
)
def test_only_reconstructed_values_are_tuned(tmp_path: Path, value: str, provenance: str) -> None:
    text = f'[[knob]]\nvalue = "{value}"\nleast = 2\nmost = 9\n'
    assert bound_errors(tmp_path, text, load("classic")) == [
        f"bounds.toml:2: knob 1, value: '{value}' is {provenance}: "
        "only reconstructed values are tuned"
    ]


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", "1: 1 to 200 values are needed here, each as [[knob]]"),
        ("[[knob]]\nleast = 1\n", '1: knob 1: "value" is missing: the value to change, such as'),
        ('[[knob]]\n\nvalue = "ships 1"\n', "3: knob 1, value: 'ships' is not a component"),
        ('[[knob]]\nvalue = "ship 12 cost"\n', "2: knob 1, value: there is no ship '12': 1 to"),
        ('[[knob]]\nvalue = "ship 1 price"\n', "2: knob 1, value: ship 1 has no 'price': cost, r"),
        ('[[knob]]\nvalue = "ship 1 rows 9"\n', "2: knob 1, value: ship 1 rows has rows 1 to 2,"),
        ('[[knob]]\nvalue = "ship 1 cost 2"\n', "2: knob 1, value: nothing can follow 'ship 1 c"),
        ('[[knob]]\nvalue = "ship 1 cost"\n', '1: knob 1: either "choices" or "least" and'),
        ('[[knob]]\nvalue = "ship 1 cost"\nleast = 1\n', "1: knob 1: 'most' is missing"),
        ('[[knob]]\nvalue = "ship 1 cost"\nleast = 1\nmost = "x"\n', "4: knob 1, most: a whole n"),
        ('[[knob]]\nvalue = "ship 1 cost"\nleast = 3\nmost = 4\n', "1: knob 1: it is 2 now, whi"),
        ('[[knob]]\nvalue = "reputation 8"\nleast = 1\nmost = 2\n', "1: knob 1: 'reputation 8' "),
        (
            '[[knob]]\nvalue = "reputation 8"\nchoices = [\n  "$2",\n  "2 gold",\n]\n',
            "5: knob 1, choices, choice 2: ",
        ),
        ('[[knob]]\nvalue = "reputation 8"\nchoices = []\n', "3: knob 1, choices: a list of"),
        ('[[knob]]\nvalue = "reputation 8"\nchoice = []\n', "3: knob 1: unknown key 'choice'"),
        ("[[knob]]\nvalue =\n", "2: this is not TOML: "),
    ],
)
def test_what_is_wrong_is_reported_with_its_line(tmp_path: Path, text: str, line: str) -> None:
    found = bound_errors(tmp_path, text)
    assert any(one.startswith(f"bounds.toml:{line}") for one in found), found


def test_what_the_check_of_an_edition_refuses_is_refused_here(tmp_path: Path) -> None:
    found = bound_errors(
        tmp_path, '[[knob]]\nvalue = "contract 1 cost"\nchoices = ["2 wood", ""]\n'
    )
    assert found
    assert found[0].startswith("bounds.toml:3: knob 1, choices, choice 2")


def test_a_value_is_bound_once(tmp_path: Path) -> None:
    one = '[[knob]]\nvalue = "reputation 8"\nchoices = ["$2"]\n'
    assert (
        "'reputation 8' is bound by 'reputation 8' already" in bound_errors(tmp_path, one + one)[0]
    )
