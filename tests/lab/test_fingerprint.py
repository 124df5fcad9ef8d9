"""The fingerprint of the bots is the same in every process, and another for other code."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import tearum.bots
from tearum.lab.fingerprint import fingerprint, fingerprints, normalized_code

SAY = "from tearum.lab.fingerprint import fingerprint; print(fingerprint(['greedy']))"
ROOM = Path(tearum.bots.__file__).parent

PLAIN = """\
def choose(actions):
    if len(actions) > 1:
        return actions[1]
    return actions[0]
"""
DRESSED = '''\
"""A bot."""


def choose(
    actions,
):
    """The second, if there is one."""
    if len(actions) > 1:
        return actions[
            1
        ]  # one of many
    return actions[0]
'''


def test_every_process_finds_the_same() -> None:
    """Several files share a name: their order must not depend on how a set is laid out."""
    for seed in ("1", "2", "3", "4"):
        environment = {**os.environ, "PYTHONHASHSEED": seed}
        said = subprocess.run(
            [sys.executable, "-c", SAY], env=environment, capture_output=True, text=True, check=True
        )
        assert said.stdout.strip() == fingerprint(["greedy"])


def test_built_in_bots_have_one_and_each_custom_bot_another() -> None:
    assert fingerprint(["random"]) == fingerprint(["greedy"])
    assert fingerprint(["random"]) != fingerprint(["custom:FirstBot"])
    house = fingerprints(["random", "greedy"])
    assert house == {"tearum": fingerprint(["greedy"])}
    more = fingerprints(["random", "custom:FirstBot", "custom:WrongBot"])
    assert more.keys() == {"tearum", "custom:FirstBot", "custom:WrongBot"}
    assert more["tearum"] == house["tearum"]
    assert fingerprints(["custom:FirstBot"])["custom:FirstBot"] == more["custom:FirstBot"]


def test_a_bot_of_a_user_counts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own = tmp_path / "own_bot.py"
    own.write_text((Path(__file__).parents[1] / "own_bots/custom.py").read_text())
    monkeypatch.syspath_prepend(tmp_path)
    before = fingerprint(["own_bot:FirstBot"])
    assert before != fingerprint(["greedy"])
    own.write_text(own.read_text() + "# only a comment\n")
    assert fingerprint(["own_bot:FirstBot"]) == before
    own.write_text(own.read_text().replace("question.actions[0]", "question.actions[1]"))
    assert fingerprint(["own_bot:FirstBot"]) != before


BOT = "class Bot:\n    def choose(self, question):\n        return None\n"


@pytest.mark.parametrize(
    ("bot", "files", "changed", "counts"),
    [
        ("lazy1:Bot", {"lazy1.py": "import lib1\n" + BOT, "lib1.py": ""}, "lib1.py", True),
        (
            "lazy2:Bot",
            {"lazy2.py": "from lib2 import deep\n" + BOT, "lib2/deep.py": "", "lib2/other.py": ""},
            "lib2/deep.py",
            True,
        ),
        (
            "lazy3:Bot",
            {"lazy3.py": "from lib3 import deep\n" + BOT, "lib3/deep.py": "", "lib3/other.py": ""},
            "lib3/other.py",
            False,
        ),
        (
            "pack4.bots.lazy:Bot",
            {
                "pack4/__init__.py": "",
                "pack4/bots/__init__.py": "",
                "pack4/bots/lazy.py": "from ..lib import number\n" + BOT,
                "pack4/lib.py": "from . import far\nnumber = 1\n",
                "pack4/far.py": "",
            },
            "pack4/far.py",
            True,
        ),
        (
            "pack5:Bot",
            {"pack5/__init__.py": "from .lazy import Bot", "pack5/lazy.py": BOT},
            "",
            True,
        ),
        (
            "make6:bot",
            {"make6.py": "from tearum.bots.players.random_bot import RandomBot as bot"},
            "",
            True,
        ),
        (
            "able6:Bot",
            {"able6.py": "try:\n    import no6\nexcept Exception: pass\n" + BOT, "no6.py": "def"},
            "no6.py",
            True,
        ),
        ("lazy7:Bot", {"lazy7.py": BOT, "lazy8.py": BOT}, "lazy8.py", False),
        (
            "lazy9:Bot",
            {"lazy9.py": BOT + "        import late9\n", "late9.py": ""},
            "late9.py",
            True,
        ),
    ],
)
def test_what_a_bot_imports_from_beside_it_counts(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    bot: str,
    files: dict[str, str],
    changed: str,
    counts: bool,
) -> None:
    """However it is imported; `changed` is the bot's own first file where none is named."""
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    monkeypatch.syspath_prepend(tmp_path)
    before = fingerprint([bot]), fingerprints([bot])
    file = tmp_path / (changed or next(iter(files)))
    file.write_text(file.read_text() + "\nNEW = 1\n")
    assert (fingerprint([bot]) != before[0]) is counts
    assert (fingerprints([bot])[bot] != before[1][bot]) is counts


def test_installed_neighbours_do_not_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    room = tmp_path / "site-packages"
    room.mkdir()
    (room / "installed.py").write_text("import neighbour\n" + BOT)
    (room / "neighbour.py").write_text("")
    monkeypatch.syspath_prepend(room)
    before = fingerprint(["installed:Bot"])
    (room / "neighbour.py").write_text("NEW = 1\n")
    assert fingerprint(["installed:Bot"]) == before


@pytest.mark.parametrize(
    ("text", "same"),
    [
        (DRESSED, True),
        (PLAIN.replace("> 1", "> 2"), False),
        (PLAIN.replace("    return actions[0]", "        return actions[0]"), False),
        (PLAIN.replace("actions[1]", "'actions[1]'"), False),
    ],
)
def test_only_what_python_does_counts(tmp_path: Path, text: str, same: bool) -> None:
    one, other = tmp_path / "one.py", tmp_path / "other.py"
    one.write_text(PLAIN)
    other.write_text(text)
    assert (normalized_code(one) == normalized_code(other)) is same


@pytest.mark.parametrize(
    "name", ["native/planner.py", "planning/forecast.json", "players/greedy_bot.py"]
)
def test_a_change_counts_where_bots_decide(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    for file in (*ROOM.rglob("*.py"), *ROOM.rglob("*.json")):
        copy = tmp_path / file.relative_to(ROOM)
        copy.parent.mkdir(exist_ok=True)
        copy.write_bytes(file.read_bytes())
    before = fingerprint(["greedy"])
    monkeypatch.setattr(tearum.bots, "__file__", str(tmp_path / "__init__.py"))
    assert fingerprint(["greedy"]) == before
    (tmp_path / name).write_text((tmp_path / name).read_text() + "\nNEW = 1\n")
    assert fingerprint(["greedy"]) != before
