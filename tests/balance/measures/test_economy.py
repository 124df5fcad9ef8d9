"""The economy of small games made by hand: every figure is known."""

from dataclasses import replace
from pathlib import Path

import pytest

from tearum.balance.measures import economy
from tearum.balance.measures.dataset import Dataset
from tearum.balance.measures.table import Row, Table
from tearum.edition import load, parse

from ..planted import Planted


def row(table: Table, key: str) -> Row:
    found = table.row(key)
    assert found is not None
    return found


def four_games() -> Planted:
    """Two players; the first wins each of the four games."""
    played = Planted(players=2)
    for number, money in enumerate((100, 220, 231, 400)):
        cannons = 12 + number
        game = played.game(governors=[0], peaks={"money": money, "cannon": cannons})
        played.stand(game, 0, [0.5, 0.5], hand=[None, None])
        for round_ in range(1, 6):
            played.stand(game, round_, [0.5, 0.5], hand=[round_ * 2, round_ * 4 + number])
        for seat in range(2):
            played.flow(game, seat, "money", "endowment", 5 + seat, 0)
            played.flow(game, seat, "money", "income", 10, 1)
            played.flow(game, seat, "money", "income", 14, 2)
            played.flow(game, seat, "money", "ship", -6, 2)
        played.flow(game, 0, "blue", "building", 8)
        played.flow(game, 0, "red", "captain", 6)
        played.flow(game, 1, "blue", "building", 4)
        played.flow(game, 1, "blue", "conversion", 2 * number, 5)
        played.flow(game, 1, "blue", "limit", -1, 5)
        for _ in range(3):
            played.take(game, 0, "tile", "market.1")
        played.take(game, 1, "alternative", "market")
    return played


@pytest.fixture(scope="module")
def dataset() -> Dataset:
    return four_games().dataset()


def test_peaks_are_compared_with_the_box(dataset: Dataset) -> None:
    """The classic box holds $230 and 12 cannons; exactly what it holds is not too much."""
    table = economy.stocks(dataset)
    money, cannons = row(table, "money"), row(table, "cannon")
    assert (money.cells["box"], money.value("median"), money.value("over")) == (230, 225.5, 0.5)
    assert (cannons.cells["box"], cannons.value("median"), cannons.value("over")) == (
        12,
        13.5,
        0.75,
    )
    assert row(table, "wheat").value("over") == 0.0


def test_without_a_box_there_is_nothing_to_exceed(dataset: Dataset) -> None:
    bare = parse(load("classic").source.partition("[box]")[0].encode())
    money = row(economy.stocks(replace(dataset, edition=bare)), "money")
    assert money.value("median") == 225.5
    assert money.cells["box"] is None
    assert money.interval("over") is None


def test_money_in_hand_is_that_after_each_action_phase(dataset: Dataset) -> None:
    """In round II one player has $4, the other $8 to $11."""
    table = economy.in_hand(dataset)
    assert [one.key for one in table] == ["1", "2", "3", "4", "5"]
    assert row(table, "2").value("median") == 6.0
    assert row(table, "2").value("mean") == (4 + 8 + 1.5) / 2


def test_money_is_counted_by_source_and_round(dataset: Dataset) -> None:
    gained, lost = economy.money(dataset, "gained"), economy.money(dataset, "lost")
    income = row(gained, "income")
    assert (income.value("all"), income.value("round_1"), income.value("round_2")) == (24, 10, 14)
    assert row(gained, "endowment").value("round_0") == 5.5
    assert row(gained, "all").value("all") == 29.5
    assert [one.key for one in lost] == ["ship", "all"]
    assert row(lost, "ship").value("round_2") == 6


def test_points_are_counted_by_source_for_winners_and_others(dataset: Dataset) -> None:
    table = economy.sources(dataset)
    building = row(table, "building")
    assert building.value("winners_blue") == 8
    assert building.value("others_blue") == 4
    assert building.value("all") == 6
    assert row(table, "captain").value("winners_red") == 6
    assert row(table, "captain").interval("others_red") is None  # nothing at all
    assert row(table, "conversion").value("all") == 1.5  # 0, 2, 4 and 6 by one player of two
    assert row(table, "limit").value("others_blue") == -1


def test_alternatives_are_a_share_of_all_actions(dataset: Dataset) -> None:
    table = economy.actions(dataset)
    assert row(table, "alternative").value("share") == 0.25
    assert row(table, "tile").value("share") == 0.75


def test_the_money_of_an_endowment_includes_what_its_stars_reach() -> None:
    """SET-12: the player with the least money begins, when all endowments are resolved."""
    frozen = load(Path(__file__).parents[2] / "golden" / "frozen.toml")
    gains = {
        'number = 1\ngain = "': "$3, 2 star",
        'number = 2\ngain = "': "$9",
        'number = 3\ngain = "': "$2 / wood",
    }
    text = frozen.source
    for start, gain in gains.items():
        before, _, rest = text.partition(start)
        text = f'{before}{start}{gain}"{rest.partition(chr(34))[2]}'
    edition = parse(text.encode())
    steps = edition.components.reputation.steps
    assert [str(step) for step in steps[:2]] == ["$2", "any cube"]
    assert economy.endowment_sums(edition)[:3] == [5, 9, 0]
