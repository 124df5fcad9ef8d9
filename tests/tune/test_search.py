"""The search, on made-up games with a known truth."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
import pytest

from tearum.balance.measures.dataset import Dataset
from tearum.balance.targets.target import AUTHORITIES, Measured, Target
from tearum.balance.targets.target_file import classic_targets
from tearum.edition import parse
from tearum.lab.intervals import Interval
from tearum.tune.knob import Knob
from tearum.tune.loss import Change, Deviation, Deviations, change, significant_changes
from tearum.tune.result import Result
from tearum.tune.search import Search, _stages
from tearum.tune.search_games import Deals

from ..balance.planted import Planted

SOURCE = (Path(__file__).parents[1] / "rules/frozen.toml").read_text("utf-8")
FAIR, DEAR = "wheat, wood, ore", "6 ore, 6 barrel"
TOWER = Knob("building 22 cost", ("building", 21), "cost", None, (DEAR, "4 ore", FAIR))
CONTRACT = Knob("contract 1 blue", ("contract", 0), "blue", None, (), 2, 5)
CHANCES = {DEAR: 0.0, "4 ore": 0.02, FAIR: 0.4}


def games(source: str, seed: str, count: int) -> Dataset:
    """Watchtowers are built as often as their price lets them; contracts change nothing."""
    edition = parse(source.encode())
    cost = next(cost for cost in CHANCES if f'cost = "{cost}"' in _table(source))
    planted = Planted()
    for game in range(count):
        luck = np.random.default_rng([len(seed), sum(seed.encode()), game])
        own = np.random.default_rng([game, int(edition.hash[:8], 16), len(seed)])
        number = planted.game(kings=[int(luck.integers(0, 2))])
        for seat in range(2):
            for item, chance in (("22", CHANCES[cost]), ("1", 0.3), ("2", 0.06)):
                planted.offer(number, "building", item)
                dice = luck if item == "22" else own
                if dice.random() < chance:
                    planted.take(number, seat, "building", item)
    return planted.dataset()


def _table(source: str) -> str:
    start = source.index('id = "watchtower"')
    return source[start : source.index("[[", start)]


@dataclass
class MadeUp:
    """In place of real games."""

    played: list[tuple[str, int, int]] = field(default_factory=list)

    def play(self, sources: Sequence[str], deals: Deals) -> None:
        self.played.append((deals.step, len(sources), deals.games))

    def datasets(self, sources: Sequence[str], deals: Deals) -> list[list[Dataset]]:
        return [[games(source, deals.seed, deals.games)] for source in sources]


def search(cost: str, rounds: int = 5) -> tuple[Search, MadeUp]:
    text = CONTRACT.apply(TOWER.apply(SOURCE, cost), 3)
    made_up = MadeUp()
    found = Search(parse(text.encode()), [CONTRACT, TOWER], made_up, 80, 1, rounds)  # type: ignore[arg-type]
    return found, made_up


Repaired = tuple[Search, MadeUp, Change]


@pytest.fixture(scope="module")
def repaired() -> Repaired:
    found, made_up = search(DEAR, rounds=1)
    list(found.run())
    return found, made_up, found.end()


def test_what_is_absurdly_dear_is_found_and_repaired(repaired: Repaired) -> None:
    found, made_up, end = repaired
    kept = found.kept
    assert [str(one.candidate) for one in kept] == [f"building 22 cost: {DEAR} -> {FAIR}"]
    assert kept[0].change.loss.high < 0
    assert kept[0].change.moved[0] == (2, "least_building", "building 22")
    # Five candidates and the edition itself race, two may prove themselves on deals of their own.
    assert made_up.played[:2] == [("1-race", 6, 20), ("1-race", 4, 40)]
    assert made_up.played[2] == ("1-proof", 2, 80)
    assert end.helps
    assert end.loss_after.value < end.loss_before.value


@pytest.mark.proof
def test_nothing_is_changed_where_nothing_helps() -> None:
    found, _ = search(FAIR)
    assert list(found.run()) == []
    result = Result(found.edition, found.kept, found.refused)
    assert result.text() == found.edition.source
    assert len(found.refused) == 2
    summary = result.markdown("tuned.toml", found.end(), "RunSettings.")
    for trial in found.refused:
        knob = trial.candidate.knob.name
        assert f"| {knob} | {trial.candidate.before} | {trial.candidate.after} | " in summary


def test_the_edition_tells_what_was_changed_and_why(repaired: Repaired) -> None:
    found, _, end = repaired
    result = Result(found.edition, found.kept)
    text = result.text()
    tuned = parse(text.encode())
    note = tuned.components.building[21].provenance["cost"].note
    assert note.startswith(f"tuned: was {DEAR}; Watchtower, built (2 players) 0.0% to ")
    german = parse(Result(found.edition, found.kept, language="de").text().encode())
    assert "Wachturm" in german.components.building[21].provenance["cost"].note
    expected = found.edition.source.replace(f'cost = "{DEAR}"', f'cost = "{FAIR}"')
    assert text.replace(f'note.cost = "{note}"\n', "") == expected
    assert parse(found.source.encode()).hash == tuned.hash
    summary = result.markdown("tuned.toml", end, "RunSettings.")
    assert f"| building 22 cost | {DEAR} | {FAIR} | Watchtower, built" in summary
    assert result.met(end) in summary
    rows = result.csv(end).splitlines()
    row = next(row for row in rows if row.startswith("2,least_building,building 22,0.05,,0.0,"))
    assert row.endswith(",met")


def test_what_is_off_is_reported_before_the_search() -> None:
    found, made_up = search(DEAR)
    summary = list(Result(found.edition).describe_start(found.start(), found.knobs))
    assert made_up.played == [("end", 1, 80)]
    assert summary[0].endswith("targets are met.")
    assert summary[1] == "Farthest from the target:"
    mendable = summary[summary.index("Off target, of the cards in the bounds:") + 1 :]
    assert len(mendable) == 1
    assert mendable[0].startswith("  Watchtower, built (2 players) 0.0%, at least 5.0% (loss ")


@pytest.mark.parametrize(
    ("table", "thing", "concerned"),
    [
        (("ship", 7), ("ship_row", "8.2"), True),
        (("ship", 7), ("ship_row", "18.2"), False),
        (("contract", 13), ("contract", "14"), True),
        (("contract", 13), ("captain", "14"), False),
        (("board", 3), ("tile", "tavern.2"), True),
        (("board", 3), ("alternative", "tavern"), True),
        (("board", 3), ("tile", "market.2"), False),
        (("reputation",), ("building", "1"), False),
    ],
)
def test_a_knob_knows_the_figures_of_its_card(
    table: tuple[str | int, ...], thing: tuple[str, str], concerned: bool
) -> None:
    assert Knob("", table, "", None, ()).concerns(*thing) == concerned


def test_a_small_change_of_the_card_itself_is_seen_among_many_figures() -> None:
    """Figures of the changed card are tested by themselves, not among all others."""

    def found(share: float, others: int) -> Deviations:
        target = Target("least_building", "share", 0.05, None)
        shares = [(1, share), *((item, 0.5) for item in range(2, others + 2))]
        keys = {(2, "least_building", f"building {item}"): value for item, value in shares}
        return {
            key: Deviation(key, Measured(target, Interval(value, value - 0.02, value + 0.02)))
            for key, value in keys.items()
        }

    before, after = found(0.02, 300), found(0.06, 300)
    assert significant_changes(before, after) == []
    assert significant_changes(before, after, [Knob("", ("building", 0), "cost", None, ())]) == [
        (2, "least_building", "building 1")
    ]


def test_what_is_printed_weighs_most() -> None:
    """The same miss, by twice the tolerance: a target never overrules one further up."""
    found = Interval(0.15, 0.15, 0.15)
    losses = []
    for authority in AUTHORITIES:
        target = Target("over_money", "share", None, 0.05, authority=authority)
        deviation = Deviation((4, "over_money", ""), Measured(target, found))
        losses.append(deviation.loss(0.05))
    assert losses == pytest.approx([400, 40, 4])


def test_a_knob_that_came_back_was_not_changed(repaired: Repaired) -> None:
    found = repaired[0]
    [kept] = found.kept
    one = kept.candidate
    back = type(one)(one.knob, one.after, one.before, found.edition.source)
    result = Result(found.edition, [kept, type(kept)(back, kept.change)])
    assert result.changed_values == []
    assert result.text() == found.edition.source


@pytest.mark.proof
def test_luck_alone_does_not_help() -> None:
    """Two datasets of the same truth."""
    source = TOWER.apply(SOURCE, FAIR)
    for number in range(4):
        one, other = (games(source, f"{number}{'x' * twice}", 40) for twice in (0, 40))
        assert not change([one], [other], classic_targets()).helps


def test_stages() -> None:
    assert [_stages(n) for n in (0, 1, 2, 3, 4, 5, 9, 40)] == [0, 1, 1, 1, 1, 2, 3, 5]
