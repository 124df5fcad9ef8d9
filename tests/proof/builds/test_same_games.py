"""The same games, to the bit: plain and compiled, in every process and on every Python."""

from functools import cache

import pytest

from tests.proof.builds.checkout import output
from tests.proof.builds.everywhere import ANOTHER_SEED, COMPILED, PLAIN, newer


@cache
def plain(random: int, greedy: int) -> str:
    return PLAIN.games(random, greedy)


@pytest.mark.proof
@pytest.mark.usefixtures("compiled")
def test_plain_and_compiled_play_the_same_games() -> None:
    assert COMPILED.games(300, 3) == plain(300, 3)


@pytest.mark.usefixtures("compiled")
def test_the_comparison_is_between_two_builds() -> None:
    which = ("-c", "from tearum import build; print(build.compiled())")
    assert output(*which, **COMPILED.environment) == "True\n"
    assert output(*which, **PLAIN.environment) == "False\n"


@pytest.mark.proof
def test_another_process_with_another_hash_seed_plays_the_same_games() -> None:
    assert ANOTHER_SEED.games(40, 0) == plain(40, 0)


@pytest.mark.proof
def test_newer_pythons_play_the_same_games() -> None:
    ways = list(newer())
    if not ways:
        pytest.skip("no newer Python is at hand")
    for way in ways:
        assert way.games(40, 0) == plain(40, 0), f"{way.name}: other games"
