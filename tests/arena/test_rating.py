"""Ratings recover strengths that were planted."""

from itertools import permutations
from math import exp, log10
from random import Random

from tearum.arena.pairing import Lineup
from tearum.arena.rating import ELO, TitleWin, ratings

PLANTED = {"deckhand": 0.0, "bosun": 0.4, "captain": 1.1, "admiral": 1.3}


def pool(luck: Random, seeds: int, clumped: float = 0.0) -> list[TitleWin]:
    """Titles of every line-up; in a clumped deal the same draw decides all games."""
    titles = []
    for seed in range(seeds):
        fixed = luck.random() if luck.random() < clumped else None
        for lone, rest in permutations(PLANTED, 2):
            for seats in Lineup(lone, rest, 4).seatings:
                weights = [exp(PLANTED[bot]) for bot in seats]
                if fixed is None:
                    winner = luck.choices(range(4), weights)[0]
                else:
                    reached = [sum(weights[: i + 1]) / sum(weights) for i in range(4)]
                    winner = next(i for i in range(4) if fixed <= reached[i] + 1e-12)
                titles.append(TitleWin(seed, seats, (winner,)))
    return titles


def test_two_bots_stand_apart_as_their_odds_say() -> None:
    titles = [TitleWin(seed, ("one", "other"), (int(seed % 4 == 0),)) for seed in range(4000)]
    found = ratings(("one", "other"), titles)
    assert found["one"].value == 0
    assert abs(found["other"].value - 400 * log10(1 / 3)) < 0.5


def test_a_shared_title_counts_half_for_each() -> None:
    found = ratings(("one", "other"), [TitleWin(s, ("one", "other"), (0, 1)) for s in range(50)])
    assert abs(found["other"].value) < 1e-6


def test_a_bot_that_never_wins_is_far_away_but_not_for_ever() -> None:
    titles = [TitleWin(seed, ("strong", "weak"), (0,)) for seed in range(200)]
    found = ratings(("strong", "weak"), titles)["weak"]
    assert -3000 < found.value < -800


def test_planted_strengths_lie_in_their_intervals_95_times_in_100() -> None:
    luck = Random(11)
    times, covered, error = 40, 0, 0.0
    for time in range(times):
        found = ratings(tuple(PLANTED), pool(luck, 30, clumped=0.0 if time % 2 else 0.3))
        for bot in ("bosun", "captain", "admiral"):
            truth = PLANTED[bot] * ELO
            covered += found[bot].low <= truth <= found[bot].high
            error += found[bot].value - truth
    assert 0.88 <= covered / (3 * times) <= 0.995
    assert abs(error / (3 * times)) < 8


def test_a_few_deals_tell_little() -> None:
    """One fits its own rating perfectly; two or three are covered as often as many."""
    luck = Random(12)
    alone = ratings(tuple(PLANTED), pool(luck, 1))["admiral"]
    assert alone.high - alone.low > 800
    for seeds in (2, 3, 6):
        times, covered = 40, 0
        for _ in range(times):
            found = ratings(tuple(PLANTED), pool(luck, seeds, clumped=0.3))
            for bot in ("bosun", "captain", "admiral"):
                covered += found[bot].low <= PLANTED[bot] * ELO <= found[bot].high
        assert covered / (3 * times) >= 0.9
