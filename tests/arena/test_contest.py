"""A contest has the same result whichever process plays it and whichever game ends first."""

from collections.abc import Sequence
from random import Random

import pytest

from tearum.arena.arena_store import PlayedGame
from tearum.arena.contest import Contest
from tearum.arena.games import games
from tearum.arena.ladder import ladder
from tearum.arena.pairing import Pairing
from tearum.arena.report import BotUsage
from tearum.arena.sprt import Sprt
from tearum.bots import Budget
from tearum.edition import load
from tearum.lab.intervals import Interval

EDITION = load("classic")
BUDGET = Budget(nodes=100)
FIRST = "custom:FirstBot"


def truths(played: Sequence[PlayedGame]) -> list[tuple[object, ...]]:
    """Everything that must not depend on the clock."""
    return [
        (game.pairing, game.codes, game.governors, game.pirate_kings, game.decisions, game.nodes)
        for game in sorted(played, key=lambda game: game.pairing)
    ]


def test_as_many_processes_as_you_like_play_the_same_games() -> None:
    contest = Contest(("random", FIRST), 2, games=4, seed=3)
    alone = list(games(contest.to_play(), EDITION, BUDGET, jobs=1))
    together = list(games(contest.to_play(), EDITION, BUDGET, jobs=2))
    assert truths(alone) == truths(together)
    assert len(alone) == contest.most == 8


def test_a_contest_is_resumed_and_ends_the_same() -> None:
    whole = Contest(("random", FIRST), 3, games=12, seed=0)
    every = list(games(whole.to_play(), EDITION, BUDGET, jobs=1))
    for game in every:
        whole.add(game)
    assert list(whole.to_play()) == []
    half = Contest(("random", FIRST), 3, games=12, seed=0)
    for game in every[:11]:
        half.add(game)
    assert len(half.report.seeds) == 1  # only whole deals count
    assert [game.pairing for game in every[11:]] == list(half.to_play())
    for game in reversed(every[11:]):
        half.add(game)
    assert half.to_json() == whole.to_json()


def test_games_of_other_contests_are_passed_over() -> None:
    contest = Contest(("random", FIRST), 2, games=2, seed=0)
    contest.add(fake(Pairing(99, ("random", FIRST)), 0, 1))
    contest.add(fake(Pairing(0, ("greedy", FIRST)), 0, 1))
    assert contest.count == 0


def test_a_bot_that_breaks_is_named_in_the_report() -> None:
    contest = Contest(("random", "custom:WrongBot"), 2, games=2, seed=0)
    for game in games(contest.to_play(), EDITION, BUDGET, jobs=1):
        contest.add(game)
    assert list(contest.report.faults) == ["custom:WrongBot"]
    seats, first = contest.report.faults["custom:WrongBot"]
    assert seats == 4
    assert "322" in first.text()


# Contests whose games are made up, so that the truth is known


def fake(pairing: Pairing, governor: int, king: int) -> PlayedGame:
    players = len(pairing.seats)
    return PlayedGame(
        pairing,
        (governor,),
        (king,),
        codes=(0,),
        decisions=(10,) * players,
        seconds=(0.5,) * players,
        nodes=(70,) * players,
        faults=(None,) * players,
        core=3.0,
    )


def settle(contest: Contest, luck: Random, strength: float) -> list[PlayedGame]:
    """All games, won by seats of the first bot `strength` times as often as by others."""
    strong = contest.bots[0]
    made = []
    for pairing in contest.to_play():
        weights = [strength if bot == strong else 1.0 for bot in pairing.seats]
        seats = range(contest.players)
        winners = luck.choices(seats, weights)[0], luck.choices(seats, weights)[0]
        made.append(fake(pairing, *winners))
    return made


def near(found: Interval, truth: float) -> bool:
    """Within three standard errors or so: a fault, not chance, fails this."""
    return abs(found.value - truth) < 0.8 * (found.high - found.low)


def test_the_report_says_what_is_true() -> None:
    contest = Contest(("strong", "weak"), 4, games=4000, seed=0)
    for game in settle(contest, Random(1), 3.0):
        contest.add(game)
    report = contest.report
    alone = next(row for row in report.rows if (row.bot, row.own) == ("strong", 1))
    assert alone.null_of == "weak"
    # Alone it takes a title with chance 3/6; two titles are independent here.
    for name, truth in (("governor", 1 / 2), ("any", 3 / 4), ("both", 1 / 4)):
        assert near(alone.chances[name], truth)
    null = 1 - (3 / 4) ** 2
    assert near(report.null("weak")["any"], null)
    assert near(alone.above["any"], 3 / 4 - null)
    three = next(row for row in report.rows if (row.bot, row.own) == ("strong", 3))
    assert near(three.chances["governor"], 3 / 10)
    assert near(report.ratings["weak"], -190.8)
    assert report.core_minutes == pytest.approx(len(report.games) / 20)
    assert report.usage["weak"].to_json() == {
        "decisions": report.usage["weak"].decisions,
        "milliseconds": 50,
        "nodes": 7,
    }


def test_a_test_stops_by_itself_at_the_same_deal_in_whatever_order_games_finish() -> None:
    def contest() -> Contest:
        return Contest(("strong", "weak"), 3, games=6000, seed=40, sprt=Sprt(some=0.1))

    made = settle(contest(), Random(2), 4.0)
    in_order, shuffled = contest(), contest()
    for game in made:
        if not in_order.decided:
            in_order.add(game)
    assert in_order.decided
    assert in_order.count < len(made) / 4
    early = made[: in_order.count + 40]
    Random(3).shuffle(early)
    for game in early:
        shuffled.add(game)
    assert shuffled.to_json() == in_order.to_json()
    judged = in_order.to_json()["sprt"]["lineups"]
    assert [one["verdict"] for one in judged] == ["passed"] * 2
    assert [(one["lone"], one["rest"]) for one in judged] == [
        (lineup.lone, lineup.rest) for lineup in in_order.lineups
    ]
    assert [one["deals"] for one in judged] == [result.deals for result in in_order.results]


def test_what_a_bot_used_is_stated_per_decision() -> None:
    shown = BotUsage(decisions=3, seconds=0.0125, nodes=7).to_json()
    assert shown == {"decisions": 3, "milliseconds": 4.1667, "nodes": 2.33}
    assert BotUsage(0, 0.0, 0).to_json() == {"decisions": 0, "milliseconds": 0, "nodes": 0}


def test_the_ladder_stands_alone_and_has_the_strongest_on_top() -> None:
    contest = Contest(("<weak>", "strong"), 4, games=80, seed=0)
    for game in settle(contest, Random(4), 1 / 5):
        contest.add(game)
    picture = ladder(contest.report.ratings, "The ladder", "a note")
    assert picture.startswith("<svg")
    assert picture.index(">strong<") < picture.index(">&lt;weak&gt;<")
    assert "href" not in picture
