"""What the README promises."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
# Messages that are found by a name of the game.
FOUND_BY_NAME = ("command", "verb", "kind", "table-short", "summary")


def test_the_five_lines_of_the_readme_play_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    text = (ROOT / "README.md").read_text("utf-8")
    (lines,) = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    assert len([line for line in lines.splitlines() if line.strip()]) == 5
    exec(lines, {})
    assert capsys.readouterr().out.startswith("<Result: governors [")


def test_pictures_of_the_readme_are_there() -> None:
    text = (ROOT / "README.md").read_text("utf-8")
    pictures = re.findall(r"!\[.*?\]\((.*?)\)", text)
    assert pictures
    assert all((ROOT / picture).exists() for picture in pictures)


def test_every_message_of_the_terminal_is_used() -> None:
    code = "".join(path.read_text("utf-8") for path in (ROOT / "src/tearum/cli").rglob("*.py"))
    texts = (ROOT / "src/tearum/text/en/command/terminal.ftl").read_text("utf-8")
    for message_id in re.findall(r"^([a-z][\w-]*) =", texts, re.MULTILINE):
        family, _, name = message_id.rpartition("-")
        assert message_id in code or name in code or family in FOUND_BY_NAME, message_id
