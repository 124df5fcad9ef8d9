"""An edition as the page wants it, on the frozen one: names, numbers, origins and parts."""

from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tearum.edition import load
from tearum.server.api.edition_json import edition_json

FROZEN = load(Path(__file__).parents[2] / "golden" / "frozen.toml")


@cache
def shown() -> Any:
    return msgspec.to_builtins(edition_json(FROZEN))


def of(kind: str) -> list[Any]:
    return [one for one in shown()["components"] if one["component"] == kind]


def test_it_says_which_edition_it_is_and_where_its_values_come_from() -> None:
    assert (shown()["id"], shown()["hash"], shown()["title"]) == (
        *(FROZEN.id, FROZEN.hash, dict(FROZEN.title)),
    )
    values = [value for one in shown()["components"] for value in one["values"].values() if value]
    for kind, count in shown()["counts"].items():
        assert sum(value["provenance"] == kind for value in values) == count


@pytest.mark.parametrize(
    ("kind", "count"), [("building", 25), ("captain", 30), ("contract", 18), ("allegiance", 10)]
)
def test_cards_have_their_printed_numbers(kind: str, count: int) -> None:
    assert [one["label"] for one in of(kind)] == list(range(1, count + 1))


def test_only_what_has_a_name_of_its_own_has_an_id() -> None:
    assert [one["id"] for one in of("building")][:3] == ["church", "academy", "palace"]
    assert [one["id"] for one in of("board")] == ["governor", "market", "harbor", "tavern"]
    assert {one["id"] for one in of("captain") + of("ship") + of("wish")} == {None}
    (prices,) = of("prices")
    assert (prices["label"], prices["id"]) == (None, None)


def test_a_value_has_its_origin_its_icons_and_its_parts() -> None:
    captain = of("captain")[6]["values"]
    assert captain["cost"]["parts"] == {"money": 5, "goods": {}, "instead": {}}
    dearer = [one["values"]["cost"]["parts"] for one in (of("captain")[2], of("captain")[10])]
    assert dearer == [
        {"money": 2, "goods": {"wheat": 1}, "instead": {}},
        {"money": 6, "goods": {}, "instead": {"wood": 2}},
    ]
    assert captain["reward"]["icons"] == [[{"icon": "red", "n": 2}, {"icon": "tobacco", "n": 1}]]
    assert captain["reward"]["provenance"] == "reconstructed"
    assert captain["reward"]["note"].startswith("the figure 2 is printed")
    assert captain["reward"]["why"] is None
    assert captain["symbols"]["provenance"] == "inferred"
    assert captain["symbols"]["why"] == "only captains 16, 19 and 27 have a flag"
    assert captain["symbols"]["note"] is None
    church = of("building")[0]["values"]
    assert church["cost"]["parts"] == {"goods": {"wheat": 1, "wood": 1, "ore": 1}}
    assert church["permanent"]["parts"]["kind"] == "income_money"
    assert church["permanent"]["parts"]["n"] == 3
    ship = of("ship")[0]["values"]
    assert ship["cost"]["value"] == 2
    assert ship["rows"]["parts"] == [{"goods": {"wheat": 2}}, {"goods": {"wood": 1}}]
