"""A language is a folder of Fluent files and a word in the list: tried with one that is made up."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tearum.contract.languages import LANGUAGES

ROOT = Path(__file__).parents[2]

PLAYED = """
import json
from tearum import Game, Record
from tearum.contract.languages import LANGUAGES
from tearum.edition import load
from tools.write_contract import page_tables

assert LANGUAGES[-1] == "xx"
game = Game.new(players=2, seed=1)
while game.to_move is not None:
    game.asked("xx"), [action.text("xx") for action in game.legal_actions()]
    game.apply(game.legal_actions()[0])
for event in game.events:
    event.text("xx", game.seats)
assert "xx" not in load("classic").title

# A record from before, whose edition knows nothing of the new language.
golden = json.load(open("tests/golden/games.json"))[0]
old = Game.new(golden["players"], golden["seed"], edition="tests/golden/frozen.toml")
old.follow(golden["actions"])
kept = Game.replay(Record.loads(old.record().dumps()))
built = next(event for event in kept.events if event.kind == "built")
names = kept.edition.components.building[built.fields["building"] - 1].name
assert names["en"] in built.text("xx", kept.seats)

assert "'xx': 'Exish'" in page_tables()
print(next(event for event in kept.events if event.kind == "built").text("xx", ["Ada"] * 4))
"""


def test_a_new_language_is_a_folder_and_a_word(tmp_path: Path) -> None:
    package = tmp_path / "tearum"
    shutil.copytree(ROOT / "src" / "tearum", package, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(package / "text" / "en", package / "text" / "xx")
    for file, english, other in (
        ("language.ftl", "language-name = English", "language-name = Exish"),
        ("game/events.ftl", "event-built =", "event-built = Xx!"),
    ):
        text = package / "text" / "xx" / file
        assert english in text.read_text("utf-8")
        text.write_text(text.read_text("utf-8").replace(english, other), "utf-8")
    listed = package / "contract" / "languages.py"
    with_xx = listed.read_text("utf-8").replace(f'"{LANGUAGES[-1]}"]', f'"{LANGUAGES[-1]}", "xx"]')
    listed.write_text(with_xx, "utf-8")

    run = subprocess.run(
        [sys.executable, "-c", PLAYED],
        cwd=ROOT,
        env=environment(PYTHONPATH=f"{tmp_path}{os.pathsep}{ROOT}"),
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    assert run.stdout.startswith("Xx! Ada")


def environment(**more: str) -> dict[str, str]:
    """That of somebody whose system speaks the language, which no library knows."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("LC_")}
    return kept | {"LANG": "xx", "LANGUAGE": "xx", "TEARUM_PLAIN": "1"} | more
