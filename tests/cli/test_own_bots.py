"""A bot of one's own that is broken: one sentence, wherever its name can be typed."""

from pathlib import Path

import pytest

from .conftest import Command

SOURCES = {
    "half_written": "class Bot\n    pass\n",
    "unlucky": "1 / 0\n",
    "fussy": "class Bot:\n    def __init__(self):\n        raise OSError('no weights')\n",
}


@pytest.mark.parametrize("module", SOURCES)
@pytest.mark.parametrize(
    "arguments",
    [
        ["simulate", "--games", "1", "--bots"],
        ["arena", "greedy"],
        ["play", "--players", "2", "--names", "Anna", "--bots"],
    ],
)
def test_a_bot_that_cannot_be_loaded_is_told_in_one_line(
    tearum: Command,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    arguments: list[str],
    module: str,
) -> None:
    (tmp_path / f"{module}.py").write_text(SOURCES[module], encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    said = tearum(*arguments, f"{module}:Bot")
    assert said.status == 2
    assert said.err.startswith(f"tearum: The bot '{module}:Bot' can't be loaded: ")
    assert f"({module}.py, line " in said.err
    assert said.err.count("\n") == 1
