"""A changed edition tried against classic on the same deals."""

from pathlib import Path

import pytest

from tearum.balance.measures.dataset import DatasetError
from tearum.balance.pages.trial_text import TrialText
from tearum.balance.targets.target_file import classic_targets
from tearum.balance.trial import Outcome, Trial, changed_items
from tearum.bots import Budget
from tearum.contract.languages import LANGUAGES
from tearum.edition import Edition, load, parse
from tearum.edition.diff import Difference
from tearum.simulate.simulation import on_processes

FROZEN = load(Path(__file__).parent.parent / "golden" / "frozen.toml")


def better_church() -> Edition:
    """A Church that is one wood cheaper and one VP better."""
    old = 'cost = "wheat, wood, ore"\nvp = "2 blue"'
    head, church, rest = FROZEN.source.partition('id = "church"')
    assert old in rest[:200]
    text = head + church + rest.replace(old, 'cost = "wheat, ore"\nvp = "3 blue"', 1)
    return parse(text.encode())


@pytest.fixture(scope="module")
def outcome(tmp_path_factory: pytest.TempPathFactory) -> Outcome:
    folder = tmp_path_factory.mktemp("trial")
    trial = Trial(FROZEN, better_church(), 3, ("greedy",), Budget(nodes=100), 1, folder)
    for _ in trial.play(40, on_processes(1), 1):
        pass
    return trial.compare(classic_targets())


def test_a_church_that_everybody_builds_is_called_out(outcome: Outcome) -> None:
    [church] = outcome.changed
    assert church.key == ("building", "1", "share")
    assert church.is_significant
    assert church.after.value > church.before.value + 0.3
    [called] = [one for one in outcome.outside if one.target.key == "most_building"]
    assert called.who == ("building", "1")
    lines = list(TrialText(outcome, "en").lines())
    assert len(lines) <= 12
    assert lines[0].endswith("40 games of each, 3 players, greedy.")
    assert (
        "building 1, cost: wheat, wood, ore -> wheat, ore; building 1, vp: 2 blue -> 3 blue"
        in lines[1]
    )
    assert any(line.startswith("Buildings, Church, share taken: ") for line in lines)
    assert any(line.startswith("! Nearly everybody takes it now: Church ") for line in lines)
    assert any(line.startswith("Now missed: Most built building (Church)") for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_in_every_language(outcome: Outcome, language: str) -> None:
    lines = list(TrialText(outcome, language).lines())
    name = FROZEN.components.building[0].name[language]
    assert sum(name in line for line in lines) >= 2


def test_games_are_kept_and_resumed(tmp_path: Path) -> None:
    def sizes(trial: Trial) -> list[int]:
        return [simulation.summary.games for simulation in trial.simulations(1)]

    trial = Trial(FROZEN, better_church(), 2, ("random",), Budget(nodes=1), 1, tmp_path)
    assert sizes(trial) == [0, 0]
    for _ in trial.play(3, on_processes(1), 1):
        pass
    assert sizes(trial) == [3, 3]
    assert list(trial.play(3, on_processes(1), 1)) == []
    too_few = list(TrialText(trial.compare(classic_targets()), "en").lines())
    assert too_few[-1] == "Too few games for an answer: 30 deals are the least."


def test_the_same_edition_is_nothing_to_try(tmp_path: Path) -> None:
    with pytest.raises(DatasetError, match="nothing to try"):
        Trial(FROZEN, FROZEN, 2, ("random",), Budget(nodes=1), 1, tmp_path)


def test_edits_name_the_items_they_are_about() -> None:
    where = (
        "building 1, cost",
        "building 1, vp",
        "ship 3, rows, 2",
        "board market, tiles_4p, 4",
        "board market, tiles_23p, 1",
        "board harbor, alternative",
        "reputation, steps, 8",
        "reward 2, blue, 1",
        "endowment 6, gain",
        "prices, ore",
    )
    assert changed_items([Difference(one, "a", "b") for one in where], 4) == [
        ("building", "1"),
        ("ship", "3"),
        ("ship_row", "3.2"),
        ("tile", "market.4"),
        ("alternative", "harbor"),
        ("step", "8"),
        ("wish", "2.blue"),
        ("endowment", "6"),
    ]
