"""The icons: what each of them gives."""

import pytest

from tests.table import Table


def test_coins_resources_vp_stars_and_population_are_taken_as_shown() -> None:
    """REC-01"""
    t = Table().use("$3, 2 wheat, wood, ore, barrel, tobacco")
    assert (t[0].money, t[0].goods) == (3, "2 wheat, wood, ore, barrel, tobacco")
    t = Table().use("2 cannon, 3 blue, 4 red, 2 star, 2 population")
    assert (t[0].goods, t[0].blue, t[0].red) == ("2 cannon", 3, 4)
    assert (t[0].stars, t[0].population) == (2, 12)
    assert t.asks == "0 turn_end"


def test_gains_go_to_the_player_whose_effect_it_is_alone() -> None:
    """REC-01"""
    t = Table(first=2).use("$3, ore, 2 blue, 2 red, star, population")
    for seat in (0, 1, 3):
        other = t[seat]
        assert (other.money, other.goods, other.blue, other.red) == (0, "", 0, 0)
        assert (other.stars, other.population) == (0, 10)
    assert (t[2].money, t[2].goods, t[2].blue, t[2].red) == (3, "ore", 2, 2)


@pytest.mark.parametrize("cube", ["wheat", "wood", "ore"])
def test_a_multicoloured_cube_is_a_cube_of_ones_choice(cube: str) -> None:
    """REC-02"""
    t = Table().use("any cube")
    assert t.menu == ["cube wheat", "cube wood", "cube ore"]
    assert t.act(f"cube {cube}")[0].goods == cube
    assert t.asks == "0 turn_end"


def test_two_cubes_are_chosen_one_by_one() -> None:
    """REC-02"""
    t = Table().use("2 any cube").act("cube ore", "cube wheat")
    assert (t[0].goods, t.asks) == ("wheat, ore", "0 turn_end")


def test_a_choice_has_only_the_sides_it_shows() -> None:
    """REP-02, ACT-05"""
    t = Table().track("1 blue / 1 red").use("star")
    assert t.menu == ["take left", "take right"]
    assert t.why_not("take third") == "no_such_side"
    assert t.why_not("cube ore") == "not_asked"
    assert Table().use("any cube").why_not("take left") == "not_asked"
