"""A planned turn is remembered, as long as the positions are those that were planned."""

from itertools import pairwise

from tearum.bots import Budget, bot_named, question_for
from tearum.bots.planning.turn_memory import TurnMemory
from tearum.edition import load, parse
from tearum.engine.core import apply, new_game, to_move
from tearum.engine.pending import menu_of
from tearum.game.seeds import deal_streams
from tests.bots.table import deal, played


def test_the_rest_of_a_plan_is_answered_where_it_was_planned() -> None:
    state = deal(3)
    codes: list[int] = []
    planned = state.copy()
    while len(codes) < 4:  # the last of the menu, where there is a choice
        codes.append(menu_of(planned)[-1])
        apply(planned, codes[-1])
    memory = TurnMemory()
    memory.remember(state, codes)
    choices = 0
    for before, code in pairwise(codes):
        apply(state, before)
        question = question_for(state, int(to_move(state)))
        answer = memory.decided(question)
        assert answer is not None
        assert (answer.action, answer.nodes) == (code, 0)
        choices += len(question.actions) > 1
    assert choices


def test_elsewhere_nothing_is_remembered() -> None:
    state, elsewhere = deal(3), played(3, 14)
    memory = TurnMemory()
    assert memory.decided(question_for(state, int(to_move(state)))) is None
    memory.remember(state, [menu_of(state)[0], menu_of(state)[0]])
    assert memory.decided(question_for(elsewhere, int(to_move(elsewhere)))) is None


def test_a_bot_plays_another_edition_as_if_it_had_played_no_other() -> None:
    classic = load("classic")
    other = parse(classic.source.encode())
    used = bot_named("captain")
    for edition, seed in ((classic, 1), (other, 2)):
        state = new_game(edition.tables, 2, deal_streams(seed), None)
        question = question_for(state, int(to_move(state)), Budget(nodes=800))
        assert used.choose(question) == bot_named("captain").choose(question)
