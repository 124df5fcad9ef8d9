"""The same games, to the bit: plain and compiled, in every process and on every Python."""

from functools import cache

import pytest

from tests.proof.checkout import newer_pythons, output

GAMES = ("-m", "tests.proof.hashes", "--random", "300", "--greedy", "3")
FEW_GAMES = ("-m", "tests.proof.hashes", "--random", "40", "--greedy", "0")


@cache
def plain(*program: str) -> str:
    return output(*program, TEARUM_PLAIN="1", PYTHONHASHSEED="1")


@pytest.mark.usefixtures("compiled")
def test_plain_and_compiled_play_the_same_games() -> None:
    assert output(*GAMES, PYTHONHASHSEED="2") == plain(*GAMES)


@pytest.mark.usefixtures("compiled")
def test_the_comparison_is_between_two_builds() -> None:
    which = ("-c", "from tearum import build; print(build.compiled())")
    assert output(*which) == "True\n"
    assert output(*which, TEARUM_PLAIN="1") == "False\n"


def test_another_process_with_another_hash_seed_plays_the_same_games() -> None:
    assert output(*FEW_GAMES, TEARUM_PLAIN="1", PYTHONHASHSEED="12345") == plain(*FEW_GAMES)


def test_newer_pythons_play_the_same_games() -> None:
    pythons = newer_pythons()
    if not pythons:
        pytest.skip("no newer Python is at hand")
    for version, python in pythons.items():
        played = output(*FEW_GAMES, python=str(python), TEARUM_PLAIN="1")
        assert played == plain(*FEW_GAMES), f"Python {version} plays other games"
