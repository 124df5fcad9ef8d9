"""docs/rules.md says what the game's own rules page says in English."""

import re
from pathlib import Path

from tearum.text import text_in

PAGE = Path(__file__).parents[2].joinpath("docs", "rules.md").read_text("utf-8")
ROWS = dict(re.findall(r"^\| ([A-Z]{3}-\d\d) \| (.*) \|$", PAGE, re.MULTILINE))


def test_every_row_has_the_text_of_its_message() -> None:
    text = text_in("en")
    for rule, row in ROWS.items():
        value, _, ruling = row.partition("**Ruling:**")
        assert value.strip() == text.message(f"rule-{rule}"), rule
        if ruling:
            assert ruling.strip() == text.attribute(f"rule-{rule}", "ruling"), rule
        else:
            shown = text.attribute(f"rule-{rule}", "ruling")
            assert shown == f"rule-{rule}.ruling", f"{rule} has a ruling that the page lacks"


def test_every_message_has_a_row() -> None:
    assert len(ROWS) == 119
