"""Names by language: English must be there, the others may be missing."""

import re

from tearum.edition import Edition, parse
from tearum.edition.component import in_language
from tearum.edition.diff import differences
from tearum.edition.show import untranslated
from tearum.text import Sentences, text_in


def in_english_only(edition: Edition) -> str:
    """The text of an edition, with every name in another language taken out."""
    return re.sub(r', (fr|de) = "[^"]*"', "", edition.source)


def test_an_edition_needs_names_in_english_only(classic: Edition) -> None:
    english = parse(in_english_only(classic).encode())
    assert dict(english.title) == {"en": "Classic"}
    assert all(set(card.name) == {"en"} for card in english.components.building)
    assert english.hash == classic.hash  # names change no play


def test_english_stands_in_where_a_name_is_missing(classic: Edition) -> None:
    english = parse(in_english_only(classic).encode())
    assert in_language(classic.title, "fr") == "Classique"
    assert in_language(english.title, "fr") == "Classic"
    say = Sentences(text_in("de"), english)
    assert "Palace" in say.action("build", {"building": 3}, {"cost": {"wood": 1}})


def test_missing_names_are_reported_by_language(classic: Edition) -> None:
    assert untranslated(classic) == {}
    names = 1 + len(classic.components.building) + len(classic.components.board)
    english = parse(in_english_only(classic).encode())
    assert untranslated(english) == {"fr": names, "de": names}


def test_a_title_that_is_missing_in_one_of_two_editions_is_a_difference(classic: Edition) -> None:
    english = parse(in_english_only(classic).encode())
    found = [str(difference) for difference in differences(classic, english)]
    assert "title, fr: Classique -> -" in found
    assert "title, de: - -> Klassisch" in [str(d) for d in differences(english, classic)]
