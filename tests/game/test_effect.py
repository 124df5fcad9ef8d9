"""Effects and costs of the engine's tables, read back as what the edition's file says."""

from tearum.contract.effects import EffectJson
from tearum.contract.vocabulary import RESOURCES
from tearum.edition import load
from tearum.game.actions.effect import goods, options


def test_a_captains_effects_are_those_of_the_card() -> None:
    edition = load("classic")
    tables = edition.tables
    nothing: EffectJson = [[]]  # no effect is one side without icons
    for at, card in enumerate(edition.components.captain):
        assert options(tables, tables.captain_instant[at]) == (card.instant.to_json() or nothing)
        assert options(tables, tables.captain_reward[at]) == (card.reward.to_json() or nothing)


def test_a_cost_names_only_what_is_asked_for() -> None:
    costs = [9, 0, 1, *[0] * (len(RESOURCES) - 2), 9]
    assert goods(costs, 1) == {RESOURCES[1]: 1}
    assert goods([0, 3, *[0] * (len(RESOURCES) - 3), 2], 0) == {RESOURCES[1]: 3, RESOURCES[-1]: 2}
