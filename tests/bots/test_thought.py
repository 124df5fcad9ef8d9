"""Every bot can say what it thinks: chances, points and reasons, in three languages."""

import pytest

from tearum.bots import Budget, Option, bot_named, bot_names, question_for
from tearum.engine.core import apply, to_move
from tearum.engine.pending import menu_of
from tests.bots.table import CLASSIC, deal, played, seated


def thoughts(name: str, players: int, decisions: int) -> tuple[list[int], tuple[Option, ...], int]:
    state = played(players, decisions)
    while len(menu_of(state)) < 4:
        apply(state, menu_of(state)[-1])
    answer = bot_named(name).choose(question_for(state, int(to_move(state)), Budget(nodes=3000)))
    assert answer.thought is not None
    return menu_of(state), answer.thought.options, answer.action


@pytest.mark.parametrize("name", ["random", "greedy", "deckhand", "search"])
@pytest.mark.parametrize(("players", "decisions"), [(2, 60), (3, 100), (4, 30)])
def test_there_is_a_thought_for_every_option(name: str, players: int, decisions: int) -> None:
    menu, options, action = thoughts(name, players, decisions)
    assert sorted(option.action for option in options) == menu
    assert options[0].action == action
    for option in options:
        assert 0 <= option.governor <= 1
        assert 0 <= option.pirate_king <= 1
        assert max(option.governor, option.pirate_king) <= option.winner + 1e-6 <= 1 + 2e-6
        assert len(option.reasons) <= 3
        assert option.to_json()["action"] == option.action
    assert options[0].reasons


@pytest.mark.parametrize("name", ["random", "greedy", "bosun", "captain", "search"])
def test_a_thought_is_of_the_question_asked_and_of_no_other(name: str) -> None:
    state, bots = deal(2), seated([name, name], Budget(nodes=400))
    thought_of = 0
    for _ in range(60):
        answer = bots[int(to_move(state))].answer(state)
        if answer.thought is not None:
            options = [option.action for option in answer.thought.options]
            assert sorted(options) == sorted(set(menu_of(state)))
            assert options[0] == answer.action
            thought_of += 1
        apply(state, answer.action)
    assert thought_of > 5


@pytest.mark.parametrize("name", bot_names())
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_chances_of_a_table_add_up_to_the_titles_there_are(name: str, players: int) -> None:
    state, bots = played(players, 40), seated([name] * players, Budget(nodes=300))
    said: dict[int, Option] = {}  # what each seat thought last
    sums = []
    for _ in range(90):
        seat = int(to_move(state))
        answer = bots[seat].answer(state)
        if answer.thought is not None:
            said[seat] = answer.thought.options[0]
        if len(said) == players:
            governors = sum(option.governor for option in said.values())
            sums.append((governors, sum(option.pirate_king for option in said.values())))
        apply(state, answer.action)
    governor, pirate_king = (sum(column) / len(sums) for column in zip(*sums, strict=True))
    if players == 2:  # there is one winner, or none
        assert 0.5 < governor + pirate_king < 1.2
    else:  # the best red wins, the best blue only with a proven allegiance
        assert 0.2 < governor < 1.2
        assert 0.8 < pirate_king < 1.2


def test_to_the_random_bot_all_options_are_the_same() -> None:
    _, options, _ = thoughts("random", 3, 100)
    assert len({(option.winner, option.blue, option.red) for option in options}) == 1
    assert [reason.text(CLASSIC) for reason in options[0].reasons] == ["Picked at random."]


def test_the_random_bot_chooses_the_same_whether_it_is_asked_for_thoughts_or_not() -> None:
    state = played(3, 100)
    bot, seat = bot_named("random"), int(to_move(state))
    silent = bot.choose(question_for(state, seat, thoughts=False))
    assert silent.thought is None
    assert silent.action == bot.choose(question_for(state, seat)).action


@pytest.mark.parametrize(
    "players", [2, *(pytest.param(n, marks=pytest.mark.proof) for n in (3, 4))]
)
def test_options_that_were_not_played_on_come_last_on_the_same_scale(players: int) -> None:
    state, bots = deal(players), seated(["greedy"] * players)
    untried = decisions = 0
    while (seat := int(to_move(state))) >= 0:
        decisions += 1
        if decisions % 10 == 0 and len(menu_of(state)) > 1:
            answer = bot_named("captain").choose(question_for(state, seat, Budget(nodes=600_000)))
            assert answer.thought is not None
            chosen, *rest = answer.thought.options
            looked_at = [option for option in rest if option.visits == 0]
            assert rest[len(rest) - len(looked_at) :] == looked_at
            assert all(option.winner < chosen.winner + 0.15 for option in looked_at)
            untried += len(looked_at)
        apply(state, bots[seat].answer(state).action)
    assert untried > 5
