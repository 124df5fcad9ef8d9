"""The classic edition: complete, true to what is printed, and honest about the rest."""

from collections import Counter

import pytest

from tearum.contract.vocabulary import BUILDING_COLOURS, COLOURS, RESOURCES, SYMBOLS
from tearum.edition import Edition, check
from tearum.edition.component import Provenance
from tearum.edition.phrases.effect import Effect
from tearum.edition.show import cards

# What is printed of the captains: round, cost, stars at once, other figures at once, cannons,
# stars, "/" or "+" and figures of the reward, flag. The icons beside the figures are lost.
PRINTED_CAPTAINS = """
 1 1  3   *  -   1 - -  2
 2 1  3   ** -   0 - -  -
 3 1  2   *  -   1 - -  3
 4 1  4   -  -   1 - +  2,2
 5 1  4   *  -   1 - /  3,3
 6 1  3   -  1   0 - -  -
 7 2  5   *  -   1 - -  2
 8 2  5   *  -   1 - -  3
 9 2  6   *  -   1 - -  4
10 2  5   *  -   1 - -  -
11 2  6,2 *  -   1 ** - 1
12 2  6   ** -   0 - -  -
13 3  7   *  -   2 - /  6,6
14 3  7   *  -   1 - +  2,2
15 3  2   ** -   1 - -  4
16 3  8   -  2   0 - -  -   flag
17 3  8   *  -   2 - -  7
18 3  8   -  -   1 - +  3,2
19 4  9   *  1   0 - -  -   flag
20 4  9   *  -   1 - -  3
21 4  4   *  -   1 - -  3
22 4 10   -  -   1 - -  5
23 4 10   ** -   1 - -  4
24 4 10   *  -   2 - -  8
25 5 11   *  -   1 - -  4
26 5 11   *  -   1 - -  5
27 5 12   *  -   2 - -  -   flag
28 5 12   *  -   1 - +  2,2
29 5  6   *  -   1 - -  4
30 5 11   *  -   2 - +  4,4
"""
FAR_BELOW_THE_PRICE = (3, 15, 21, 29)  # captains that must cost goods beside their dollars


def figures(text: str) -> list[int]:
    return [] if text == "-" else [int(figure) for figure in text.split(",")]


def stars(text: str) -> int:
    return text.count("*")


def vp(effect: Effect) -> list[int]:
    return [icon.n for icon in effect.icons() if icon.kind in ("red", "blue")]


@pytest.mark.parametrize("row", PRINTED_CAPTAINS.strip().split("\n"))
def test_captains_keep_their_printed_figures(classic: Edition, row: str) -> None:
    number, rnd, cost, at_once, counts, cannons, reward_stars, sign, reward, *flag = row.split()
    captain = classic.components.captain[int(number) - 1]
    assert captain.number == int(number)
    assert captain.round == int(rnd)
    money, *instead = figures(cost)
    assert captain.cost.money == money
    assert [sum(captain.cost.instead)] * len(instead) == instead
    assert any(captain.cost.goods) == (captain.number in FAR_BELOW_THE_PRICE)
    assert captain.instant.stars == stars(at_once)
    assert vp(captain.instant) == figures(counts)
    assert captain.cannons == int(cannons)
    assert captain.reward.stars == stars(reward_stars)
    assert sorted(vp(captain.reward)) == sorted(figures(reward))
    assert len(captain.reward.options) == (2 if sign == "/" else int(captain.cannons > 0))
    if sign != "-":
        kinds = {icon.kind for icon in captain.reward.icons()}
        assert {"red", "blue"} <= kinds
    assert len(captain.symbols) == len(flag)


def test_it_has_no_mistake(classic: Edition) -> None:
    assert check(classic.source.encode()) == []


def test_it_is_complete(classic: Edition) -> None:
    box = classic.components
    assert [board.id for board in box.board] == ["governor", "market", "harbor", "tavern"]
    assert len(box.building) == 25
    assert len(box.captain) == 30
    assert len(box.contract) == 18
    assert len(box.ship) == 9
    assert len(box.allegiance) == 10
    assert len(box.endowment) == 6
    assert len(box.wish) == 9
    assert len(box.reward) == 5
    assert len(box.automa.tokens) == 8
    assert len(box.victory_types.colours) == 6
    assert len(box.reputation.steps) == 24
    assert all(2 <= len(ship.rows) <= 3 for ship in box.ship)


def test_printed_values(classic: Edition) -> None:
    box = classic.components
    prices = box.prices
    assert (prices.wheat, prices.wood, prices.ore, prices.cannon) == (2, 3, 4, 7)
    assert box.population.start == 10
    assert box.warehouse.tokens == (1, 1, 1, 2, 2, 3)


def test_buildings_have_their_printed_names_and_effects(classic: Edition) -> None:
    buildings = {building.number: building for building in classic.components.building}
    assert dict(buildings[19].name) == {"en": "Great Hall", "fr": "Grand Hall", "de": "Großer Saal"}
    assert dict(buildings[13].name) == {"en": "Washhouse", "fr": "Lavoir", "de": "Waschhaus"}
    assert {n: str(b.permanent) for n, b in buildings.items() if b.permanent} == {
        1: "income phase: $3",
        3: "each action on the governor board: 1 blue",
        6: "whenever you build: $4",
        7: "each building: 1 cube less",
        9: "any time: 3 wood -> 2 tobacco",
        10: "any time: 3 wheat -> 2 barrel",
        16: "action turn: barrel -> star",
        17: "each ship: $1 less",
        21: "each captain: $2 less",
        24: "income phase: ore -> cannon",
    }
    assert str(buildings[8].instant) == "all expansions"
    assert [n for n, building in buildings.items() if len(building.vp.options) == 2] == [2, 21]
    assert [building.colour for building in buildings.values()] == [
        colour for colour in BUILDING_COLOURS for _ in range(5)
    ]


def test_every_endowment_brings_another_sum_so_that_the_least_decides(classic: Edition) -> None:
    """SET-12: the player with the least money begins, and there is never a tie."""
    first_step = classic.components.reputation.steps[0]
    assert str(first_step) == "$2"  # the one star of each endowment reaches it
    gains = [endowment.gain for endowment in classic.components.endowment]
    money = [sum(icon.n for icon in gain.icons() if icon.kind == "money") for gain in gains]
    stars = {sum(icon.n for icon in gain.icons() if icon.kind == "star") for gain in gains}
    assert sorted(money) == [2, 3, 4, 5, 6, 7]
    assert stars == {1}


def test_every_wish_symbol_is_as_likely_as_another(classic: Edition) -> None:
    shown = Counter(symbol for wish in classic.components.wish for symbol in wish.symbols)
    assert shown == dict.fromkeys(SYMBOLS, 4)


def marks(classic: Edition) -> dict[tuple[str, str], Provenance]:
    return {
        (card.title, value.key): value.provenance
        for card in cards(classic)
        for value in card.values
    }


@pytest.mark.parametrize(
    ("component", "key", "provenance"),
    [
        ("prices", "wheat", "printed"),
        ("prices", "barrel", "inferred"),
        ("prices", "tobacco", "inferred"),
        ("prices", "cannon", "printed"),
        ("population", "start", "printed"),
        ("population", "max", "reconstructed"),
        ("warehouse", "tokens", "printed"),
        ("warehouse", "open", "reconstructed"),
        ("board governor", "name", "printed"),
        ("board governor", "tiles_4p", "reconstructed"),
        ("reputation", "steps", "reconstructed"),
        ("building 1", "permanent", "printed"),
        ("building 1", "colour", "inferred"),
        ("building 1", "cost", "reconstructed"),
        ("building 2", "vp", "reconstructed"),
        ("building 4", "permanent", "inferred"),
        ("building 8", "instant", "printed"),
        ("building 25", "instant", "reconstructed"),
        ("captain 1", "cost", "printed"),
        ("captain 1", "instant", "printed"),
        ("captain 1", "cannons", "printed"),
        ("captain 1", "reward", "reconstructed"),
        ("captain 3", "cost", "reconstructed"),
        ("captain 4", "instant", "inferred"),
        ("captain 5", "reward", "inferred"),
        ("captain 6", "instant", "reconstructed"),
        ("captain 11", "cost", "reconstructed"),
        ("captain 14", "reward", "inferred"),
        ("captain 16", "symbols", "reconstructed"),
        ("captain 18", "reward", "reconstructed"),
        ("captain 30", "reward", "inferred"),
        ("contract 1", "cost", "reconstructed"),
        ("contract board", "slots_4p", "reconstructed"),
        ("ship 9", "rows", "reconstructed"),
        ("allegiance 1", "condition", "printed"),
        ("allegiance 10", "red", "printed"),
        ("allegiance board", "slots_4p", "reconstructed"),
        ("endowment 1", "gain", "reconstructed"),
        ("order board", "first", "reconstructed"),
        ("automa", "tokens", "inferred"),
        ("victory types", "colours", "inferred"),
    ],
)
def test_where_a_value_comes_from(
    classic: Edition, component: str, key: str, provenance: str
) -> None:
    mark = marks(classic)[component, key]
    assert mark.kind == provenance
    assert bool(mark.why) == (provenance == "inferred")


def test_nothing_is_marked_printed_that_is_not(classic: Edition) -> None:
    """Only these kinds of value stand in a rulebook's text at all."""
    printable = {
        "prices": {"wheat", "wood", "ore", "cannon"},
        "population": {"start"},
        "warehouse": {"tokens"},
        "board": {"name"},
        "building": {"name", "permanent", "instant"},
        "captain": {"round", "cost", "instant", "cannons"},
        "allegiance": {"condition", "red"},
        "box": {"coins", *RESOURCES, *COLOURS},
    }
    for card in cards(classic):
        printed = {value.key for value in card.values if value.provenance.kind == "printed"}
        assert printed <= printable.get(card.section, set()), card.title
        if card.section == "building":
            assert ("instant" in printed) == (card.label == 8)
    for captain in classic.components.captain:
        # Stars are printed; what any other icon was is not.
        if captain.provenance["instant"].kind == "printed":
            assert {icon.kind for icon in captain.instant.icons()} == {"star"}
        if captain.provenance["cost"].kind == "printed":
            assert not any(captain.cost.goods)
            assert not any(captain.cost.instead)


def test_the_box_holds_what_the_rulebooks_list(classic: Edition) -> None:
    box = classic.components.box
    assert box is not None
    assert [getattr(box, resource) for resource in RESOURCES] == [22, 22, 22, 12, 12, 12]
    assert [box.coins.total, box.blue.total, box.red.total] == [230, 266, 266]
    assert {mark.kind for mark in box.provenance.values()} == {"printed"}


def test_a_printed_figure_behind_a_reconstructed_reward_is_noted(classic: Edition) -> None:
    for captain in classic.components.captain:
        if captain.cannons and captain.provenance["reward"].kind == "reconstructed":
            assert captain.provenance["reward"].note
