"""A bot that fails is reported with the file and line of the fault in its own code."""

import sys
from pathlib import Path

import pytest

from tearum.bots import NoSuchBotError, bot_named
from tearum.bots.fault_text import error_text, short_repr
from tests.bots.table import deal, player


@pytest.fixture
def load(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> "Load":
    monkeypatch.syspath_prepend(tmp_path)
    return Load(tmp_path, monkeypatch)


class Load:
    """Writes a module and loads the class `Mine` of it as a bot."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder = folder
        self.monkeypatch = monkeypatch

    def __call__(self, source: str, **others: str) -> str:
        """What is said of the bot, either as it is loaded or as it answers."""
        for name, text in {"faulty_bot": source, **others}.items():
            (self.folder / f"{name}.py").write_text(text, encoding="utf-8")
            self.monkeypatch.delitem(sys.modules, name, raising=False)
        try:
            runner = player(bot_named("faulty_bot:Mine"))
        except NoSuchBotError as refused:
            return str(refused)
        runner.answer(deal(2))
        return runner.faults[0].text()


THINKING = """\
from tearum.bots import Answer
{imports}

class Mine:
    def choose(self, question):
        {code}
"""


def thinking(code: str, imports: str = "") -> str:
    return THINKING.format(code=code, imports=imports)


def test_a_syntax_error(load: Load) -> None:
    said = load("class Mine:\n    def choose(self, question)\n        pass\n")
    assert said.endswith("can’t be loaded: SyntaxError: expected ':' (faulty_bot.py, line 2).")


def test_an_import_error(load: Load) -> None:
    said = load("x = 1\nimport nowhere_at_all\n")
    assert said.endswith("No module named 'nowhere_at_all' (faulty_bot.py, line 2).")


def test_an_error_in_a_module_that_the_bot_imports(load: Load) -> None:
    said = load("import faulty_helper\n", faulty_helper="x = 1\ny = x / 0\n")
    assert said.endswith("ZeroDivisionError: division by zero (faulty_helper.py, line 2).")


def test_an_error_in_choose(load: Load) -> None:
    said = load(thinking("return Answer(question.actions[0] // 0)"))
    assert "(ZeroDivisionError: integer division or modulo by zero (faulty_bot.py, line 6))" in said


def test_an_error_that_our_code_raises_is_reported_where_the_bot_calls_it(load: Load) -> None:
    said = load(thinking("question.stream(1).below()"))
    assert "(faulty_bot.py, line 6)" in said


def test_an_error_that_the_standard_library_raises_is_too(load: Load) -> None:
    said = load(thinking("return json.loads('{')", "import json"))
    assert "JSONDecodeError" in said
    assert "(faulty_bot.py, line 6)" in said


def test_a_syntax_error_in_text_that_the_bot_evaluates(load: Load) -> None:
    said = load(thinking("return eval('1 +')"))
    assert "SyntaxError" in said
    assert "(faulty_bot.py, line 6)" in said


@pytest.mark.parametrize("code", ["return 'row 3'", "return None", "return Answer(None)"])
def test_an_answer_of_the_wrong_type_is_reported_with_the_method(load: Load, code: str) -> None:
    said = load(thinking(code))
    assert "gave an invalid answer" in said
    assert "(faulty_bot.py, line 5)" in said


def test_an_illegal_action_is_reported_with_the_method(load: Load) -> None:
    assert "(-7 (faulty_bot.py, line 5))" in load(thinking("return Answer(-7)"))


def test_an_error_without_a_traceback_has_no_place() -> None:
    assert error_text(ValueError("no")) == "ValueError: no"


def test_a_long_repr_is_cut_off() -> None:
    assert len(short_repr("x" * 1000)) == 200
