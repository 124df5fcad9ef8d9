"""Cards are found by their names in any language, and by kind and number."""

import pytest

from tearum.edition import load
from tearum.text.card_lookup import CardLookup, CardNameError

LOOKUP = CardLookup(load("classic"))


@pytest.mark.parametrize(
    ("typed", "item"),
    [
        ("church", ("building", "1")),
        ("CHURCH", ("building", "1")),
        ("Église", ("building", "1")),
        ("eglise", ("building", "1")),
        ("Kirche", ("building", "1")),
        ("kirc", ("building", "1")),
        ("town square", ("building", "5")),
        ("town-square", ("building", "5")),
        ("building-7", ("building", "7")),
        ("building 7", ("building", "7")),
        ("Gebäude 7", ("building", "7")),
        ("captain-12", ("captain", "12")),
        ("capitaine 12", ("captain", "12")),
        ("tile-market-2", ("tile", "market.2")),
        ("Plättchen Markt 2", ("tile", "market.2")),
        ("alternative-harbor", ("alternative", "harbor")),
        ("ship-9", ("ship", "9")),
        ("well", ("building", "11")),
        ("hotel", ("building", "18")),  # Hôtel de Ville begins like it, but is not it
    ],
)
def test_a_card_is_found(typed: str, item: tuple[str, str]) -> None:
    assert LOOKUP.find(typed) == item


@pytest.mark.parametrize("typed", ["ho", "captain", "wa"])
def test_a_beginning_of_several_cards_is_refused_with_their_names(typed: str) -> None:
    with pytest.raises(CardNameError, match="several cards"):
        LOOKUP.find(typed)


def test_a_typing_error_gets_a_suggestion() -> None:
    with pytest.raises(CardNameError) as error:
        LOOKUP.find("chruch")
    assert str(error.value) == "chruch is not a card: do you mean Church?"
    assert "voulez-vous" not in error.value.text("fr")
    assert "Church" in error.value.text("de")


@pytest.mark.parametrize(
    ("typed", "listed"),
    [
        ("endow", ", ".join(f"endowment-{number}" for number in range(1, 7))),
        ("sta", "Statue, " + ", ".join(f"endowment-{number}" for number in range(1, 6)) + ", …"),
    ],
)
def test_of_several_cards_at_most_six_are_named(typed: str, listed: str) -> None:
    with pytest.raises(CardNameError) as error:
        LOOKUP.find(typed)
    assert str(error.value) == f"{typed} can mean several cards: {listed}."


def test_every_tile_of_a_board_is_known() -> None:
    components = load("classic").components
    for board in components.board:
        for number in range(1, max(len(board.tiles_4p), len(board.tiles_23p)) + 1):
            assert LOOKUP.find(f"tile {board.name['fr']} {number}") == (
                "tile",
                f"{board.id}.{number}",
            )


def test_what_is_like_no_card_is_refused() -> None:
    for typed in ("", "x", "captain-31", "building-0", "qqqqqqqq"):
        with pytest.raises(CardNameError):
            LOOKUP.find(typed)


def test_every_card_can_be_completed() -> None:
    names = LOOKUP.names()
    assert "church" in names
    assert "captain-7" in names
    for name in names:
        assert LOOKUP.find(name)
