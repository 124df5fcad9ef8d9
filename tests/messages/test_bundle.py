"""The messages of one language."""

import pytest

from tearum.contract.languages import LANGUAGES
from tearum.text import MessageError, Text, text_in


def test_a_message_is_formatted_with_its_parameters() -> None:
    assert text_in("fr").message("goods-barrel", n=2) == "2 tonneaux"
    assert text_in("de").attribute("board-tavern", "at") == "in der Taverne"


def test_what_is_missing_never_ends_the_game() -> None:
    text = text_in("en")
    assert text.message("no-such-message", n=1) == "no-such-message"
    assert text.attribute("board-tavern", "under") == "board-tavern.under"
    assert text.message("round-name") == "Round roman"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_strict_text_names_what_is_missing(language: str) -> None:
    text = Text(language, strict=True)
    with pytest.raises(MessageError, match=f"{language} has no message no-such-message"):
        text.message("no-such-message")
    with pytest.raises(MessageError, match=f"{language} has no message money.under"):
        text.attribute("money", "under")
    with pytest.raises(MessageError, match=f"money in {language}: .*Unknown external: n"):
        text.message("money")


def test_a_text_knows_its_messages() -> None:
    assert text_in("en").has("rule-SET-01")
    assert not text_in("en").has("rule-SET-99")


def test_a_language_is_read_once_and_only_when_it_is_asked_for() -> None:
    assert text_in("de") is text_in("de")
    text = Text("de")
    assert "bundle" not in vars(text)
    assert text.bundle is text.bundle


def test_an_unknown_language_is_an_error_at_once() -> None:
    with pytest.raises(ValueError, match="'it' is not one of the languages en, fr, de"):
        Text("it")


def test_no_marks_of_isolation_get_into_the_words() -> None:
    assert text_in("en").message("player-unnamed", n=2) == "Player 2"
