"""What the operating system or the database objects, in every language."""

import errno
import sqlite3
from pathlib import Path

import pytest

from tearum.contract.languages import LANGUAGES
from tearum.messages.bundle import text_in
from tearum.messages.system_reason import OS_REASONS, SQLITE_REASONS, system_reason_text


def test_a_common_reason_is_said_in_every_language() -> None:
    missing = FileNotFoundError(errno.ENOENT, "No such file or directory")
    assert system_reason_text(missing, "en") == "it does not exist"
    assert system_reason_text(missing, "fr") == "introuvable"
    assert system_reason_text(missing, "de") == "nicht vorhanden"


def test_an_uncommon_reason_keeps_the_words_of_the_system() -> None:
    assert system_reason_text(OSError(errno.EXDEV, "Cross-device link"), "de") == (
        "Cross-device link"
    )
    assert system_reason_text(ValueError("first line\nsecond line"), "fr") == "first line"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_a_text(language: str) -> None:
    for reason in {*OS_REASONS.values(), *SQLITE_REASONS.values()}:
        assert text_in(language).has(reason)


def test_sqlite_names_its_reasons(tmp_path: Path) -> None:
    (tmp_path / "text").write_text("this is a text, and not a database of any kind")
    connection = sqlite3.connect(tmp_path / "text")
    with pytest.raises(sqlite3.Error) as broken:
        connection.execute("SELECT * FROM tables")
    connection.close()
    assert system_reason_text(broken.value, "en") == "the file is not a database"
