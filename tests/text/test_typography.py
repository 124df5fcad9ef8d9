"""Signs as each language writes them (GLOSSARY.md)."""

import re

import pytest

from tearum.contract.languages import LANGUAGES

from .ftl import plain_texts

NO_BREAK = "\N{NO-BREAK SPACE}"
NARROW = "\N{NARROW NO-BREAK SPACE}"


def offences(language: str, pattern: str) -> list[str]:
    return [
        f"{name}: {text}"
        for name, text in plain_texts(language).items()
        if re.search(pattern, text)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_and_quotes_are_curved(language: str) -> None:
    assert offences(language, "['\"`]") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_no_stray_spaces_or_typed_dots(language: str) -> None:
    assert offences(language, r" {2}|\.\.\.| [,.)]|\( ") == []


def test_french_sets_a_narrow_space_before_high_signs() -> None:
    addresses = "(?!//)"  # https://
    assert offences("fr", f"[^{NARROW}][;:!?]{addresses}") == []


def test_french_quotes_have_narrow_spaces_inside() -> None:
    assert offences("fr", f"«[^{NARROW}]|[^{NARROW}]»|[“”„]") == []


@pytest.mark.parametrize("language", ["en", "de"])
def test_only_french_sets_a_space_before_high_signs(language: str) -> None:
    assert offences(language, r"\s[;:!?]") == []


def test_english_quotes_are_66_and_99() -> None:
    assert offences("en", "[„«»]|”[^”“]*”|“[^”]*(“|$)") == []


def test_german_quotes_are_99_below_and_66_above() -> None:
    assert offences("de", "[”«»]|„[^“]*(„|$)|(^|“)[^„]*“") == []


def test_english_money_has_its_sign_in_front() -> None:
    assert offences("en", r"[\d□]\s?\$") == []


@pytest.mark.parametrize("language", ["fr", "de"])
def test_french_and_german_money_has_its_sign_behind_a_no_break_space(language: str) -> None:
    assert offences(language, rf"\$\s?[\d□]|[\d□][^\w{NO_BREAK}]?\$") == []
