"""Tables and their provenance: one mistake is one problem."""

from typing import Any

Spoil = Any  # the fixture of conftest.py


def test_a_card_without_its_price_is_reported_once_and_the_others_are_checked(spoil: Spoil) -> None:
    problems = [what for _, what in spoil(("cost = 3\nrows", 'cost = "dear"\nrows'))]
    assert len(problems) == 1
    assert "ship 2, cost" in problems[0]
    problems = [what for _, what in spoil(('cost = "$6"', "cost = 6"))]
    assert len(problems) == 1
    assert "cost: a text is needed here" in problems[0]


def test_only_keys_can_be_marked(spoil: Spoil) -> None:
    problems = spoil(('printed = ["start"]', "printed = [7]"))
    assert "a key of this table is needed here" in problems[0][1]
