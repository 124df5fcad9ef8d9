"""Every bot plays whole games without a fault, and the same game for the same seed."""

from types import SimpleNamespace

import pytest

from tearum.bots import Answer, Budget, Question, bot_named, bot_names, question_for
from tearum.bots.players.search_bot import SearchBot
from tearum.engine.constants import phases
from tearum.engine.constants.components import BLUE, RED
from tearum.engine.core import apply, to_move
from tearum.engine.pending import menu_of
from tests.bots.table import SMALL, TABLES, deal, play_out, played, player, seated


@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_bots_finish_a_game_without_a_fault(players: int) -> None:
    table = ["bosun", "deckhand", "random", "greedy"][:players]
    state, bots = deal(players), seated(table)
    play_out(state, bots)
    assert state.phase() == phases.OVER
    assert not any(player.faults for player in bots)


@pytest.mark.parametrize("name", ["captain", "admiral", "search"])
def test_the_searchers_play_without_a_fault(name: str) -> None:
    state, bots = played(2, 120), seated([name, name], Budget(nodes=300))
    play_out(state, bots, 40)
    assert not any(player.faults for player in bots)


@pytest.mark.parametrize("name", bot_names())
@pytest.mark.parametrize(("nodes", "decisions"), [(150, 10_000), (3000, 25)])
def test_same_seed_and_nodes_same_game(name: str, nodes: int, decisions: int) -> None:
    tables = [seated([name] * 3, Budget(nodes=nodes), seed=4) for _ in range(2)]
    one, other = (play_out(deal(3), table, decisions) for table in tables)
    assert one == other
    assert len(one) == decisions or len(one) > 150  # a whole game


def test_greedy_leaves_random_far_behind() -> None:
    state = deal(4, "strength")
    play_out(state, seated(["random", "greedy", "random", "random"]))
    points = [int(state.vp(seat, BLUE) + state.vp(seat, RED)) for seat in range(4)]
    assert points[1] > 40
    assert points[1] > 1.5 * max(points[0], points[2], points[3])


A_MENU = 40  # nodes: what can be chosen next is always looked at, however few are left


class NodeCounter:
    """Counts the nodes that a bot takes in each turn."""

    def __init__(self, name: str, nodes: int) -> None:
        self.bot = bot_named(name)
        self.nodes = nodes
        self.turns = [0]

    def choose(self, question: Question) -> Answer:
        answer = self.bot.choose(question)
        if question.budget.nodes == self.nodes:
            self.turns.append(0)
        self.turns[-1] += answer.nodes
        return answer


@pytest.mark.parametrize("name", ["search", "captain"])
@pytest.mark.parametrize("nodes", [60, 150, 400, 1000, 2000])
def test_no_turn_of_a_game_takes_more_than_its_budget(name: str, nodes: int) -> None:
    players = 3 if nodes < 1000 else 2
    bots = [NodeCounter(name, nodes) for _ in range(players)]
    play_out(deal(players, nodes), [player(bot, Budget(nodes=nodes)) for bot in bots])
    turns = [turn for bot in bots for turn in bot.turns]
    assert len(turns) > 60
    assert max(turns) <= max(1.1 * nodes, nodes + A_MENU)
    if name == "search" and nodes >= 400:
        assert sum(turn > 0.9 * nodes for turn in turns) > 0.5 * sum(turn > 0 for turn in turns)


def test_a_budget_in_seconds_is_measured_by_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that ticks with every node, since a busy machine stops all others."""
    a_node, seconds = 5e-6, 0.01
    bot = SearchBot()

    def clock() -> float:
        return a_node * int(bot._search_for(TABLES).nodes())

    monkeypatch.setattr(
        "tearum.bots.planning.search_budget.time", SimpleNamespace(perf_counter=clock)
    )
    took = []
    for decisions in range(10, 130, 10):
        state = played(3, decisions)
        before = clock()
        bot.choose(question_for(state, int(to_move(state)), Budget(seconds=seconds)))
        took.append(clock() - before)
    assert max(took) <= 1.1 * seconds
    assert sorted(took)[len(took) // 2] >= 0.9 * seconds


@pytest.mark.parametrize("nodes", [2000, 6000])
def test_a_search_uses_its_budget_of_nodes_and_not_more(nodes: int) -> None:
    for decisions in (14, 60, 130):
        state = played(3, decisions)
        while len(menu_of(state)) < 4:
            apply(state, menu_of(state)[-1])
        answer = bot_named("search").choose(
            question_for(state, int(to_move(state)), Budget(nodes=nodes))
        )
        assert 0.9 * nodes <= answer.nodes <= 1.1 * nodes


def test_where_nothing_is_to_choose_the_answer_costs_nothing() -> None:
    state = played(2, 30)
    while len(menu_of(state)) != 1:
        apply(state, menu_of(state)[0])
    for name in bot_names():
        answer = bot_named(name).choose(question_for(state, int(to_move(state)), SMALL))
        assert (answer.action, answer.nodes) == (menu_of(state)[0], 0)
